// Silhouettes: outlines of beasts, things, houses and people, cut out of paper for the Tales.
// The outlines are in silhouette_paths.cpp, their names in four languages in silhouette_words.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <string_view>

#include "decks/path.h"

namespace parlour::decks {

/// A silhouette laid on a canvas: the whole shape, and the part of it that was drawn (without its inner lines).
struct Cutout {
    Mask solid;
    Mask drawn;
};

/// Lays an outline on a canvas. Its inner lines and gaps are closed unless `openwork` says that one looks
/// through it (a ladder, a cage), so that the shape can be filled with a landscape.
Cutout cutOut(const Path& outline, bool openwork, int size, const Placement& placement);

}  // namespace parlour::decks
