// A picture of a table's deck as people may know it: its card, its name at that table, what is to be seen on it.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/wire.h"

namespace parlour {

/// What one sees on a picture, in each language.
struct PictureText {
    std::string en, es, it, ru;
};
WIRE(PictureText, en, es, it, ru)

/// A picture that this seat sees now: GET /pictures/CODE/{id}/table, .../full and .../small.
struct Picture {
    std::int32_t card;
    std::string id;
    PictureText says;
};
WIRE(Picture, card, id, says)

}  // namespace parlour
