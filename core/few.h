// Lists kept in place: Few (at most N things), PerSeat (one for each seat) and Text (a short string).
// A state made of these is one flat block of memory, so that a clone is a copy. Whoever asks for more than there is, or
// puts in more than has room, is told so (doubt.h) and touches nothing else.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "core/doubt.h"

namespace parlour {

enum class Seat : std::uint8_t {};  // 0, 1, 2... clockwise; a number that cannot be mixed up with a card
constexpr std::size_t indexOf(Seat seat) { return static_cast<std::size_t>(seat); }

template <class T, int N>
class Few {
    static_assert(N > 0 && N < 256);

public:
    using value_type = T;
    static constexpr int capacity = N;

    constexpr Few() = default;
    constexpr Few(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }
    /// A list of `count` things, each as T{} makes it.
    static constexpr Few of(int count) {
        Few few;
        if (count < 0 || count > N) [[unlikely]] {
            misfit("a list has no room for so many");
        } else {
            few.size_ = static_cast<std::uint8_t>(count);
        }
        return few;
    }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr std::size_t size() const { return size_; }
    constexpr int count() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr T& operator[](std::size_t i) { return items_[within(i)]; }
    constexpr const T& operator[](std::size_t i) const { return items_[within(i)]; }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr const T& back() const { return (*this)[size_ - 1U]; }
    constexpr void push_back(const T& item) {
        if (size_ == N) [[unlikely]]
            return misfit("a list is full");
        items_[size_++] = item;
    }
    constexpr void insert(std::size_t place, const T& item) {
        if (size_ == N || place > size_) [[unlikely]]
            return misfit("a list is full, or has no such place");
        for (std::size_t i = size_++; i > place; --i) items_[i] = items_[i - 1];
        items_[place] = item;
    }
    constexpr void clear() { size_ = 0; }
    constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

    friend constexpr bool operator==(const Few& a, const Few& b) { return std::ranges::equal(a, b); }

private:
    constexpr std::size_t within(std::size_t i) const {
        if (i < size_) [[likely]]
            return i;
        misfit("a list has no such place");
        return 0;
    }

    std::array<T, N> items_{};
    std::uint8_t size_ = 0;
};

/// One thing for each seat of a table with at most N seats.
template <class T, int N>
class PerSeat : public Few<T, N> {
public:
    constexpr PerSeat() = default;
    constexpr PerSeat(std::initializer_list<T> items) : Few<T, N>(items) {}
    constexpr explicit PerSeat(int seats) : Few<T, N>(Few<T, N>::of(seats)) {}

    constexpr T& operator[](Seat seat) { return Few<T, N>::operator[](indexOf(seat)); }
    constexpr const T& operator[](Seat seat) const { return Few<T, N>::operator[](indexOf(seat)); }

    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

/// At most N bytes of UTF-8.
template <int N>
class Text {
public:
    static constexpr int capacity = N;

    constexpr Text() = default;
    constexpr Text(std::string_view text) {  // NOLINT(google-explicit-constructor)
        if (!fits(text)) [[unlikely]] {
            misfit("a text is too long");
            return;
        }
        std::copy(text.begin(), text.end(), bytes_.begin());
        size_ = static_cast<std::uint16_t>(text.size());
    }
    static constexpr bool fits(std::string_view text) { return text.size() <= N; }

    constexpr std::string_view view() const { return {bytes_.data(), size_}; }
    constexpr operator std::string_view() const { return view(); }  // NOLINT(google-explicit-constructor)
    constexpr bool empty() const { return size_ == 0; }

    friend constexpr bool operator==(const Text& a, const Text& b) { return a.view() == b.view(); }

private:
    std::array<char, N> bytes_{};
    std::uint16_t size_ = 0;
};

}  // namespace parlour
