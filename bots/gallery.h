// What there is to see on the pictures of a deck, as bots perceive it: the same that a person sees, as numbers and
// words. A deck's own file has it (decks/deck_file.h). SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <memory>
#include <string>
#include <vector>

namespace parlour::bots {

struct Sight {
    std::vector<float> looks;                          // colour, light, texture, shapes: each from 0 to 1
    std::array<std::vector<std::string>, 4> concepts;  // what is shown, in English, Spanish, Italian and Russian
    std::array<std::string, 4> sentences;              // about the whole picture, in the same languages
};

/// By the number of the card.
using Gallery = std::vector<Sight>;
using GalleryReference = std::shared_ptr<const Gallery>;

}  // namespace parlour::bots
