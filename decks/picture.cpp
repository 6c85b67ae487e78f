// Scaling in linear light: first the columns, then the rows.
// SPDX-License-Identifier: MIT
#include "decks/picture.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

#include "decks/paint/colour.h"

namespace parlour::decks {
namespace {

/// Which old pixels make a new one, and how much of each.
struct Share {
    int from;
    std::vector<float> weights;
};

std::vector<Share> sharesOf(int old, int fresh) {
    std::vector<Share> shares;
    const double step = static_cast<double>(old) / fresh;
    for (int i = 0; i < fresh; ++i) {
        const double begin = i * step;
        const double end = std::min(begin + step, static_cast<double>(old));
        const int first = std::min(static_cast<int>(begin), old - 1);
        Share share{first, {}};
        for (int k = first; k < old && k < end; ++k)
            share.weights.push_back(
                static_cast<float>((std::min(end, k + 1.0) - std::max(begin, static_cast<double>(k))) / step));
        shares.push_back(std::move(share));
    }
    return shares;
}

}  // namespace

Picture scaled(const Picture& picture, int width, int height) {
    assert(picture.width > 0 && picture.height > 0 && width > 0 && height > 0);
    const auto columns = sharesOf(picture.width, width);
    const auto rows = sharesOf(picture.height, height);
    const auto& light = decodedBytes();
    const Encoder encode;
    Picture result(width, height);
    std::vector<float> sum(static_cast<std::size_t>(width) * 3);
    for (int y = 0; y < height; ++y) {
        std::ranges::fill(sum, 0.0F);
        const Share& row = rows[static_cast<std::size_t>(y)];
        for (std::size_t k = 0; k < row.weights.size(); ++k) {
            const std::uint8_t* line = picture.at(0, row.from + static_cast<int>(k));
            float* out = sum.data();
            for (const Share& column : columns) {
                const std::uint8_t* pixel = line + static_cast<std::ptrdiff_t>(column.from) * 3;
                for (const float weight : column.weights)
                    for (std::ptrdiff_t c = 0; c < 3; ++c) out[c] += light[*pixel++] * weight * row.weights[k];
                out += 3;
            }
        }
        std::ranges::transform(sum, result.at(0, y), encode);
    }
    return result;
}

Picture fitted(const Picture& picture, int longest) {
    const int larger = std::max(picture.width, picture.height);
    if (larger <= longest) return picture;
    const auto side = [&](int length) {
        return std::max(1, static_cast<int>(std::lround(static_cast<double>(length) * longest / larger)));
    };
    return scaled(picture, side(picture.width), side(picture.height));
}

void place(Picture& into, const Picture& picture, int left, int top) {
    assert(left + picture.width <= into.width && top + picture.height <= into.height);
    for (int y = 0; y < picture.height; ++y)
        std::memcpy(into.at(left, top + y), picture.at(0, y), static_cast<std::size_t>(picture.width) * 3);
}

}  // namespace parlour::decks
