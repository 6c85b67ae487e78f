// What one sees on a card, in four languages: a sentence of 5 to 15 words for screen readers, and single concepts for
// bots. Made from the same plan that paints the card, so it names only what is in the picture.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

#include "decks/language.h"
#include "decks/paint/dreams.h"
#include "decks/paint/tales.h"

namespace parlour::decks {

struct Description {
    Text text;
    std::vector<Text> concepts;

    friend bool operator==(const Description&, const Description&) = default;
};

Description describe(const Dream& dream);
Description describe(const Tale& tale, unsigned sights);

/// How many words a sentence has; a dash is none.
int countWords(std::string_view sentence);

}  // namespace parlour::decks
