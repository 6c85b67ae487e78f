// A deck's file as bots see it: looks and concepts of each card. The one place where bots and decks meet.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/gallery.h"
#include "decks/deck_file.h"

namespace parlour::bots {

GalleryReference galleryOf(const decks::DeckFile& deck);

}  // namespace parlour::bots
