// Chooses the stemmer of a language; see stem.h.
// SPDX-License-Identifier: MIT
#include "lexicon/stem.h"

#include <utility>

namespace parlour::lexicon {

std::u32string stemOf(std::u32string key, Language language) {
    switch (language) {
        case Language::en:
            return englishStem(std::move(key));
        case Language::es:
            return spanishStem(std::move(key));
        case Language::it:
            return italianStem(std::move(key));
        case Language::ru:
            return russianStem(std::move(key));
        case Language::tr:
        case Language::other:
            break;
    }
    return key;
}

}  // namespace parlour::lexicon
