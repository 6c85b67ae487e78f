// A mask: for each pixel of a square canvas, how much of it is covered, 0 to 1. Also used as a plain field of numbers.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

namespace parlour::decks {

class Mask {
public:
    explicit Mask(int size, float value = 0)
        : size_(size), values_(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), value) {}

    /// A mask whose value at (u, v) of the unit square is f(u, v).
    template <class F>
    static Mask of(int size, F f) {
        Mask mask(size);
        const float step = 1 / static_cast<float>(size);
        float* out = mask.values_.data();
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                *out++ = f((static_cast<float>(x) + 0.5F) * step, (static_cast<float>(y) + 0.5F) * step);
        return mask;
    }

    int size() const { return size_; }
    float& at(int x, int y) { return values_[index(x, y)]; }
    float at(int x, int y) const { return values_[index(x, y)]; }
    float* row(int y) { return values_.data() + index(0, y); }
    const float* row(int y) const { return values_.data() + index(0, y); }
    std::vector<float>& values() { return values_; }
    const std::vector<float>& values() const { return values_; }

    /// The value at (u, v) of the unit square, smooth between pixels, the border's beyond the border.
    float sample(float u, float v) const {
        const auto last = static_cast<float>(size_ - 1);
        const float x = std::min(std::max(u * static_cast<float>(size_) - 0.5F, 0.0F), last);
        const float y = std::min(std::max(v * static_cast<float>(size_) - 0.5F, 0.0F), last);
        const int left = static_cast<int>(x);
        const int top = static_cast<int>(y);
        const float fx = x - static_cast<float>(left);
        const float fy = y - static_cast<float>(top);
        const float* upper = row(top) + left;
        const float* lower = top < size_ - 1 ? upper + size_ : upper;
        const int right = left < size_ - 1 ? 1 : 0;
        const float above = upper[0] + (upper[right] - upper[0]) * fx;
        const float below = lower[0] + (lower[right] - lower[0]) * fx;
        return above + (below - above) * fy;
    }
    /// Softened by `radius` (in canvas widths).
    Mask blurred(float radius) const;
    Mask resized(int size) const;
    /// Moved by (dx, dy) canvas widths, to the nearest pixel; nothing comes in from outside.
    Mask moved(float dx, float dy) const;

    Mask& unite(const Mask& other);
    Mask& intersect(const Mask& other);
    Mask& subtract(const Mask& other);
    Mask& scale(float factor);
    float mean() const;

private:
    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_) + static_cast<std::size_t>(x);
    }

    int size_;
    std::vector<float> values_;
};

}  // namespace parlour::decks
