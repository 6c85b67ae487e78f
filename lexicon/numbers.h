// Words for the numbers one to nine, which an association may not be (N-A4).
// They are looked up by the key of words.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <string_view>

#include "lexicon/language.h"

namespace parlour::lexicon {

/// Whether a key is a cardinal or ordinal from one to nine, in any form, in that language.
bool isNumberWord(std::string_view key, Language language);

}  // namespace parlour::lexicon
