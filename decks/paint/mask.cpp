// Blurring is done with three running means each way, large blurs on a smaller copy.
// SPDX-License-Identifier: MIT
#include "decks/paint/mask.h"

#include <cassert>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "decks/paint/maths.h"

namespace parlour::decks {
namespace {

/// Replaces each value by the mean of the `radius` values on either side; the ends count on beyond the border.
void runningMean(const float* in, float* out, int count, std::ptrdiff_t stride, int radius) {
    const float share = 1 / static_cast<float>(2 * radius + 1);
    const auto value = [&](int i) { return in[std::clamp(i, 0, count - 1) * stride]; };
    float sum = 0;
    for (int i = -radius; i <= radius; ++i) sum += value(i);
    for (int i = 0; i < count; ++i) {
        out[i * stride] = sum * share;
        sum += value(i + radius + 1) - value(i - radius);
    }
}

/// Means of whole columns at once: a row is added, a row is taken away.
void columnMeans(const Mask& in, Mask& out, int radius) {
    const int size = in.size();
    const auto width = static_cast<std::size_t>(size);
    const float share = 1 / static_cast<float>(2 * radius + 1);
    std::vector<float> sum(width, 0.0F);
    const auto line = [&](int y) { return in.row(std::clamp(y, 0, size - 1)); };
    for (int y = -radius; y <= radius; ++y)
        for (std::size_t x = 0; x < width; ++x) sum[x] += line(y)[x];
    for (int y = 0; y < size; ++y) {
        float* to = out.row(y);
        const float* added = line(y + radius + 1);
        const float* taken = line(y - radius);
        for (std::size_t x = 0; x < width; ++x) {
            to[x] = sum[x] * share;
            sum[x] += added[x] - taken[x];
        }
    }
}

Mask blurredByPixels(const Mask& mask, int radius) {
    Mask a = mask;
    Mask b(mask.size());
    for (int pass = 0; pass < 3; ++pass) {
        for (int y = 0; y < a.size(); ++y) runningMean(a.row(y), b.row(y), a.size(), 1, radius);
        columnMeans(b, a, radius);
    }
    return a;
}

}  // namespace

Mask Mask::blurred(float radius) const {
    const float pixels = radius * static_cast<float>(size_);
    if (pixels < 0.3F) return *this;
    if (pixels > 6 && size_ >= 64) return resized(size_ / 2).blurred(radius).resized(size_);
    return blurredByPixels(*this, std::max(1, static_cast<int>(std::lround(pixels * 0.6F))));
}

Mask Mask::resized(int size) const {
    if (size * 2 == size_) {
        Mask half(size);
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                half.at(x, y) =
                    0.25F * (at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1));
        return half;
    }
    // Two neighbouring rows are widened once and then mixed for every row that lies between them.
    const auto count = static_cast<std::size_t>(size);
    std::vector<int> lefts(count);
    std::vector<float> shares(count);
    const auto place = [&](int i) {
        return std::clamp((static_cast<float>(i) + 0.5F) * static_cast<float>(size_) / static_cast<float>(size) - 0.5F,
                          0.0F, static_cast<float>(size_ - 1));
    };
    for (std::size_t i = 0; i < count; ++i) {
        const float at = place(static_cast<int>(i));
        lefts[i] = std::min(static_cast<int>(at), std::max(size_ - 2, 0));
        shares[i] = at - static_cast<float>(lefts[i]);
    }
    const auto widen = [&](int from, std::vector<float>& to) {
        const float* values = row(std::min(from, size_ - 1));
        for (std::size_t i = 0; i < count; ++i) {
            const float* pair = values + lefts[i];
            to[i] = pair[0] + (pair[size_ > 1 ? 1 : 0] - pair[0]) * shares[i];
        }
    };
    Mask result(size);
    std::vector<float> upper(count);
    std::vector<float> lower(count);
    int current = -2;
    for (int y = 0; y < size; ++y) {
        const float at = place(y);
        const int top = static_cast<int>(at);
        if (top != current) {
            if (top == current + 1)
                std::swap(upper, lower);
            else
                widen(top, upper);
            widen(top + 1, lower);
            current = top;
        }
        const float share = at - static_cast<float>(top);
        float* out = result.row(y);
        for (std::size_t x = 0; x < count; ++x) out[x] = upper[x] + (lower[x] - upper[x]) * share;
    }
    return result;
}

Mask Mask::moved(float dx, float dy) const {
    const int right = static_cast<int>(std::lround(dx * static_cast<float>(size_)));
    const int down = static_cast<int>(std::lround(dy * static_cast<float>(size_)));
    Mask result(size_);
    const int count = size_ - std::abs(right);
    for (int y = std::max(down, 0); y < std::min(size_ + down, size_) && count > 0; ++y)
        std::copy_n(row(y - down) + std::max(-right, 0), count, result.row(y) + std::max(right, 0));
    return result;
}

Mask& Mask::unite(const Mask& other) {
    assert(size_ == other.size_);
    for (std::size_t i = 0; i < values_.size(); ++i) values_[i] = std::max(values_[i], other.values_[i]);
    return *this;
}

Mask& Mask::intersect(const Mask& other) {
    assert(size_ == other.size_);
    for (std::size_t i = 0; i < values_.size(); ++i) values_[i] *= other.values_[i];
    return *this;
}

Mask& Mask::subtract(const Mask& other) {
    assert(size_ == other.size_);
    for (std::size_t i = 0; i < values_.size(); ++i) values_[i] *= 1 - other.values_[i];
    return *this;
}

Mask& Mask::scale(float factor) {
    for (float& value : values_) value *= factor;
    return *this;
}

float Mask::mean() const {
    return std::accumulate(values_.begin(), values_.end(), 0.0F) / static_cast<float>(values_.size());
}

}  // namespace parlour::decks
