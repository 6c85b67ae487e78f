// Pictures for tests that need no painter: looks by luck, related within each aspect, and a few words.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/gallery.h"
#include "core/chance.h"

namespace parlour::bots {

inline GalleryReference testGallery(int cards = 90) {
    SeededChance chance(11);
    const auto share = [&] { return static_cast<float>(chance.below(1000)) / 1000; };
    auto gallery = std::make_shared<Gallery>();
    for (int card = 0; card < cards; ++card) {
        Sight sight;
        for (int aspect = 0; aspect < 5; ++aspect) {
            const float shared = share();
            for (int look = 0; look < 4; ++look) sight.looks.push_back((shared + share()) / 2);
        }
        for (int word = 0; word < 4; ++word) sight.concepts[0].push_back("word " + std::to_string(chance.below(30)));
        gallery->push_back(std::move(sight));
    }
    return gallery;
}

}  // namespace parlour::bots
