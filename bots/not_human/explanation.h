// Why a bot said its word, as a person would say it: a sentence of the table's language about something to be seen.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>

#include "games/not_human/view.h"

namespace parlour::bots {

/// What is seen on the picture that a word goes with.
struct Reason {
    std::string named, seen;  // with its article; as one names it, and as one sees it (words::Case); empty: nothing
    std::string sentence;     // about the whole picture; may be empty
    bool isTheWord = false;   // the word is its name
};

/// There are several ways to say it; `way` is any number, and nothing else decides what kind of sentence it is, so that
/// none tells who had a good reason. At most not_human::longestExplanation bytes.
std::string explanation(std::string_view word, const Reason& reason, not_human::Language language, std::size_t way);

/// "an owl": "the owl"; in Russian as it is.
std::string theOne(std::string_view phrase, not_human::Language language);

}  // namespace parlour::bots
