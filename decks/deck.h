// Decks as a whole: painted into a folder, shown on a contact sheet.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <filesystem>
#include <functional>

#include "decks/deck_file.h"
#include "decks/paint/plan.h"

namespace parlour::decks {

/// Told after each card, from any thread, one call at a time: so many of so many are done.
using Progress = std::function<void(int done, int all)>;

/// Paints a deck into `folder`, on all cores.
OrFault<DeckFile> paintDeck(Kind kind, int count, std::uint32_t seed, const std::filesystem::path& folder,
                            const Progress& progress);

/// One card of a deck as large as decks have them, and what is known of it.
struct Painted {
    Picture picture;
    DeckCard card;
};
Painted paintLarge(const Card& card, int index);

/// All cards of a deck side by side, each `tile` pixels wide.
OrFault<Picture> contactSheet(const std::filesystem::path& folder, int tile);

}  // namespace parlour::decks
