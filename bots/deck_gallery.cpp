// Looks are thousandths in the file; concepts are taken as they are.
// SPDX-License-Identifier: MIT
#include "bots/deck_gallery.h"

namespace parlour::bots {

GalleryReference galleryOf(const decks::DeckFile& deck) {
    auto gallery = std::make_shared<Gallery>();
    for (const decks::DeckCard& card : deck.cards) {
        Sight sight;
        for (const int look : card.looks) sight.looks.push_back(static_cast<float>(look) / 1000);
        sight.concepts = {card.concepts.en, card.concepts.es, card.concepts.it, card.concepts.ru};
        sight.sentences = {card.text.en, card.text.es, card.text.it, card.text.ru};
        gallery->push_back(std::move(sight));
    }
    return gallery;
}

}  // namespace parlour::bots
