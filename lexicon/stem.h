// Takes the grammatical endings off words of English, Spanish, Italian and Russian, so that forms of one word meet.
// Each language has a file stem_<language>.cpp; endings.h is what they share.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>

#include "lexicon/language.h"

namespace parlour::lexicon {

/// The stem of a word given as the code points of its key. A word of another language comes back as it is.
std::u32string stemOf(std::u32string key, Language language);

std::u32string englishStem(std::u32string word);
std::u32string spanishStem(std::u32string word);
std::u32string italianStem(std::u32string word);
std::u32string russianStem(std::u32string word);

}  // namespace parlour::lexicon
