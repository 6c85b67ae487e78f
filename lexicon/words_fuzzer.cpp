// Any bytes as a word in any room: what words.h promises must hold, and nothing may crash or hang.
// The first byte chooses the language; fuzz/words_fuzzer holds words to start from.
// SPDX-License-Identifier: MIT
#include <cstdint>
#include <cstdlib>

#include "lexicon/unicode.h"
#include "lexicon/words.h"

namespace {

void require(bool isSo) {
    if (!isSo) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace parlour::lexicon;
    if (size == 0) return 0;
    const auto language = static_cast<Language>(data[0] % 6);
    const std::string word(data + 1, data + size);
    const auto objection = objectionTo(word, language);
    const std::string key = keyOf(word, language);
    require(keyOf(key, language) == key);
    require(sameWord(word, key, language));
    if (const auto points = fromUtf8(word)) {
        require(keyOf(toUtf8(nfd(*points)), language) == key);
        require(keyOf(toUtf8(nfc(*points)), language) == key);
    } else {
        require(objection.has_value());
    }
    if (objection)
        require(!std::string_view(reasonOf(*objection)).empty());
    else
        require(word.size() <= mostBytes && !key.empty());
    return 0;
}
