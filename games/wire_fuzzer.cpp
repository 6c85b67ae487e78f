// Throws bytes at the reader of JSON: whatever it takes for a command, options, a view or an event must be
// written as it was read. The seeds are in fuzz/wire_fuzzer.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "core/json.h"
#include "games/all.h"

namespace {

template <class T>
void tryAs(std::string_view json) {
    T value{};
    if (parlour::wire::read(json, value)) return;
    T again{};
    if (parlour::wire::read(parlour::wire::journal(value), again) || !(again == value)) std::abort();
}

template <class G>
void tryGame(std::string_view json) {
    tryAs<typename G::Options>(json);
    tryAs<typename G::Command>(json);
    tryAs<typename G::View>(json);
    tryAs<parlour::EventOf<G>>(json);
    tryAs<parlour::wire::Raw>(json);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view json(reinterpret_cast<const char*>(data), size);
    parlour::AllGames::forEach([&]<class G>(std::type_identity<G>) { tryGame<G>(json); });
    return 0;
}
