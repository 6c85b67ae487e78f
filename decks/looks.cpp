// Looks are taken from a copy of 64 x 64 pixels, where grain and small print are gone. Every number is a mean or a
// share over all pixels; the scales are such that the painted decks and photographs fill the range.
// SPDX-License-Identifier: MIT
#include "decks/looks.h"

#include <algorithm>
#include <cstdlib>

namespace parlour::decks {
namespace {

constexpr int side = 64, pixels = side * side;
using Number = std::int64_t;
using Field = std::array<int, pixels>;

constexpr std::size_t at(int x, int y) { return (static_cast<std::size_t>(y) * side) + static_cast<std::size_t>(x); }
/// The tile of 8 x 8 pixels, of which there are 8 x 8.
constexpr std::size_t tileAt(int x, int y) {
    return (static_cast<std::size_t>(y) / 8 * 8) + (static_cast<std::size_t>(x) / 8);
}

int within(Number value) { return static_cast<int>(std::clamp<Number>(value, 0, 1000)); }
/// part of whole, in thousandths of `full` of it: 1000 if part / whole is `full` in a hundred.
int share(Number part, Number whole, Number full = 100) {
    return whole <= 0 ? 0 : within(part * 100000 / (whole * full));
}
/// 500 if there is nothing on either side.
int balance(Number value, Number most) { return within(500 + (most <= 0 ? 0 : value * 500 / most)); }

Number mean(const Field& field) {
    Number sum = 0;
    for (const int value : field) sum += value;
    return sum / pixels;
}
/// How far values are from their mean, on average.
Number spread(const Field& field) {
    const Number middle = mean(field);
    Number sum = 0;
    for (const int value : field) sum += std::abs(value - middle);
    return sum / pixels;
}
Number countOf(const Field& field, auto&& isSo) { return std::ranges::count_if(field, isSo); }

/// The small copy, taken apart.
struct Glance {
    Field light{};   // 0 to 2040
    Field warm{};    // red over blue, -255 to 255
    Field green{};   // green over red and blue, -510 to 510
    Field colour{};  // how far from grey, 0 to 255

    explicit Glance(const Picture& picture) {
        const Picture small = scaled(picture, side, side);
        for (std::size_t i = 0; i < pixels; ++i) {
            const int r = small.rgb[3 * i];
            const int g = small.rgb[3 * i + 1];
            const int b = small.rgb[3 * i + 2];
            light[i] = 2 * r + 5 * g + b;
            warm[i] = r - b;
            green[i] = 2 * g - r - b;
            colour[i] = std::max({r, g, b}) - std::min({r, g, b});
        }
    }
};

/// Where and in which directions the light changes.
struct Changes {
    Number all = 0, hard = 0, across = 0, slanted = 0, squares = 0, outward = 0, fine = 0;
    std::array<Number, 64> tiles{};

    explicit Changes(const Field& light) {
        for (int y = 1; y < side - 1; ++y)
            for (int x = 1; x < side - 1; ++x) add(light, x, y);
    }

private:
    void add(const Field& light, int x, int y) {
        const Number dx = light[at(x + 1, y)] - light[at(x - 1, y)];
        const Number dy = light[at(x, y + 1)] - light[at(x, y - 1)];
        const Number size = std::abs(dx) + std::abs(dy);
        all += size;
        hard += size > 500 ? 1 : 0;
        across += std::abs(dx);
        slanted += 2 * std::abs(dx * dy);
        squares += dx * dx + dy * dy;
        tiles[tileAt(x, y)] += size;
        const Number right = 2 * x - side + 1;
        const Number down = 2 * y - side + 1;
        const Number along = dx * right + dy * down;
        outward += along * along / (right * right + down * down);
        const int around = light[at(x + 1, y)] + light[at(x - 1, y)] + light[at(x, y + 1)] + light[at(x, y - 1)];
        fine += std::abs(4 * light[at(x, y)] - around);
    }
};

/// How evenly something is spread over tiles: 1000 if the fuller half holds no more than the other.
int evenness(std::array<Number, 64> tiles) {
    std::ranges::sort(tiles);
    Number emptier = 0;
    Number all = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        all += tiles[i];
        if (i < tiles.size() / 2) emptier += tiles[i];
    }
    return share(emptier, all, 50);
}

/// How much of the spread of light is left in tiles of 8 x 8 pixels: large forms.
int largeForms(const Field& light) {
    std::array<Number, 64> tiles{};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) tiles[tileAt(x, y)] += light[at(x, y)];
    const Number middle = mean(light);
    Number sum = 0;
    for (const Number tile : tiles) sum += std::abs(tile / 64 - middle);
    return share(sum / 64, spread(light));
}

/// 1000 if every pixel is like the one that `mirror` names; about 500 if they have nothing to do with each other.
int likeness(const Field& light, auto&& mirror) {
    Number apart = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) apart += std::abs(light[at(x, y)] - light[mirror(x, y)]);
    return 1000 - share(apart / pixels, spread(light), 280);
}

/// How much lighter it is where `here` says so than elsewhere.
int lighter(const Field& light, auto&& here) {
    Number in = 0;
    Number out = 0;
    Number count = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const bool isHere = here(x, y);
            (isHere ? in : out) += light[at(x, y)];
            count += isHere ? 1 : 0;
        }
    return balance(in / count - out / (pixels - count), 1000);
}

}  // namespace

std::vector<int> looksOf(const Picture& picture) {
    const Glance seen(picture);
    const Changes changes(seen.light);
    const auto middle = [](int x, int y) { return std::abs(2 * x - side + 1) < 32 && std::abs(2 * y - side + 1) < 32; };
    return {
        share(mean(seen.light), 2040),
        share(spread(seen.light), 2040, 30),
        share(countOf(seen.light, [](int light) { return light < 560; }), pixels),
        share(countOf(seen.light, [](int light) { return light > 1400; }), pixels),
        balance(mean(seen.warm), 170),
        balance(mean(seen.green), 180),
        share(mean(seen.colour), 255, 60),
        share(spread(seen.warm) + spread(seen.green), 255, 50),
        share(changes.all, Number{pixels} * 2040, 35),
        share(changes.hard, pixels, 60),
        share(changes.fine, changes.all, 160),
        largeForms(seen.light),
        evenness(changes.tiles),
        share(changes.across, changes.all),
        share(changes.slanted, changes.squares),
        share(changes.outward, changes.squares),
        likeness(seen.light, [](int x, int y) { return at(side - 1 - x, y); }),
        likeness(seen.light, [](int x, int y) { return at(x, side - 1 - y); }),
        lighter(seen.light, middle),
        lighter(seen.light, [](int, int y) { return y < side / 2; }),
    };
}

}  // namespace parlour::decks
