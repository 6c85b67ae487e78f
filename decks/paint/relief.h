// Light on a height field, from the upper left: what makes flat patterns look pressed, folded or poured.
// SPDX-License-Identifier: MIT
#pragma once
#include "decks/paint/mask.h"

namespace parlour::decks {

class Relief {
public:
    /// `steepness` exaggerates the heights, which are in canvas widths.
    Relief(const Mask& height, float steepness);
    /// 0: turned away from the light, 0.5: flat, 1: facing it.
    float at(float u, float v) const { return lit_.sample(u, v); }

private:
    Mask lit_;
};

}  // namespace parlour::decks
