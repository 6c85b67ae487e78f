// Slopes from neighbouring heights; the light stands at the upper left, halfway up.
// SPDX-License-Identifier: MIT
#include "decks/paint/relief.h"

#include "decks/paint/maths.h"

namespace parlour::decks {

Relief::Relief(const Mask& height, float steepness) : lit_(height.size()) {
    const int size = height.size();
    const float scale = steepness * static_cast<float>(size) * 0.5F;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const float dx = height.at(std::min(x + 1, size - 1), y) - height.at(std::max(x - 1, 0), y);
            const float dy = height.at(x, std::min(y + 1, size - 1)) - height.at(x, std::max(y - 1, 0));
            const float nx = -dx * scale;
            const float ny = -dy * scale;
            const float facing = (-0.5F * nx - 0.6F * ny + 0.62F) / std::sqrt(nx * nx + ny * ny + 1);
            lit_.at(x, y) = clamp01(0.5F + 0.8F * (facing - 0.62F));
        }
}

}  // namespace parlour::decks
