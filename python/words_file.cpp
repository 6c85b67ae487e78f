// The words of the bots come beside the module, as a file: they are three times as large as all the rest of it. It is
// looked for when a bot first needs it, and checked to be the one that this module was built with.
// SPDX-License-Identifier: MIT
#include "python/words_file.h"

#include <stdexcept>

#include "bots/words/words.h"
#include "python/errors.h"

namespace parlour {

namespace {
const unsigned char* wordsRead = nullptr;  // never freed: bots read it as long as there are any
}  // namespace

const unsigned char* bots::words::wordsFile() {
    if (wordsRead == nullptr) throw std::logic_error("the words of the bots are not there");
    return wordsRead;
}

void python::needWords() {
    if (wordsRead != nullptr) return;
    const auto file = py::module_::import("parlour._words").attr("read")(PARLOUR_WORDS_SHA256).cast<py::bytes>();
    wordsRead = reinterpret_cast<const unsigned char*>(PyBytes_AsString(file.inc_ref().ptr()));
}

}  // namespace parlour
