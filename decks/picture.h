// A finished picture: rows of sRGB bytes, three to a pixel. Painted by a Canvas, or decoded from a file.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlour::decks {

struct Picture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    Picture() = default;
    Picture(int w, int h) : width(w), height(h), rgb(static_cast<std::size_t>(w) * static_cast<std::size_t>(h) * 3) {}

    std::uint8_t* at(int x, int y) { return rgb.data() + offset(x, y); }
    const std::uint8_t* at(int x, int y) const { return rgb.data() + offset(x, y); }
    friend bool operator==(const Picture&, const Picture&) = default;

private:
    std::size_t offset(int x, int y) const {
        return (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)) * 3;
    }
};

/// The picture at another size; every new pixel is the mean light of the area it covers.
Picture scaled(const Picture& picture, int width, int height);
/// The picture so that its longer side has at most `longest` pixels.
Picture fitted(const Picture& picture, int longest);
/// Copies a picture into a larger one, its upper left corner at (left, top).
void place(Picture& into, const Picture& picture, int left, int top);

}  // namespace parlour::decks
