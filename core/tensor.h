// A described type (wire.h) as a row of numbers for learners, with a name for each. It is made of the description
// alone: a View has no field for what its seat may not know, so its numbers cannot tell it. No game writes a line for
// this.
//   bool: 0 or 1            words: one of them is 1         seat: one for each at the table      number: a part of its
//   scale optional: there? value  list: there? value, each time   list of seats, or by seat: one each  variant: which?
//   values what is spelled or a text is left out, unless InNumbers says how
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>

#include "core/wire.h"

namespace parlour::tensor {

/// The table that the numbers are made for.
struct Frame {
    int seats = 0;
    const void* words = nullptr;  // for who says in InNumbers how a text is told
};

/// What is left out: options, which are the same all game, and what is said here beside a game.
template <class T>
inline constexpr bool isLeftOut = requires { fieldsMayBeLeftOut(wire::typeOf<T>); };

/// How a type is told that has no fields: size(frame), write(value, out, frame), name(at, column, frame).
template <class T>
struct InNumbers;
template <class T>
concept HasNumbers = requires(const Frame& frame) { InNumbers<T>::size(frame); };

/// What one number is called, and what it has to be multiplied by to be the game's own.
struct Column {
    std::string name;
    float scale = 1;
};
using Columns = std::vector<Column>;

/// Numbers are parts of these, so that most are near 1: counts, and what names one of many, such as a picture.
inline constexpr float ofCounts = 16, ofNames = 256;
template <wire::Number T>
inline constexpr float scaleOf = std::is_enum_v<T> ? ofNames : ofCounts;

template <class T>
inline constexpr bool isBySeat = false;
template <class T, int N>
inline constexpr bool isBySeat<PerSeat<T, N>> = true;
template <class T>
inline constexpr bool isListOfSeats = false;
template <int N>
inline constexpr bool isListOfSeats<Few<Seat, N>> = true;

using wire::Kind;

template <class T>
constexpr std::size_t sizeOf(const Frame& frame);

template <class T>
constexpr std::size_t sizeOfFields(const Frame& frame) {
    return std::apply(
        [&]<class... Ms>(const wire::Field<T, Ms>&...) { return (std::size_t{0} + ... + sizeOf<Ms>(frame)); },
        fieldsOf(wire::typeOf<T>));
}
template <class... Ts>
constexpr std::size_t sizeOfVariant(const std::variant<Ts...>*, const Frame& frame) {
    return (sizeof...(Ts) + ... + sizeOf<Ts>(frame));
}
template <class T>
constexpr std::size_t sizeOfList(const Frame& frame) {
    using Item = typename T::value_type;
    if (isListOfSeats<T>) return static_cast<std::size_t>(frame.seats);
    if (isBySeat<T>) return static_cast<std::size_t>(frame.seats) * sizeOf<Item>(frame);
    static_assert(wire::mostItems<T> > 0, "a list without an end has no room in a tensor");
    const auto item = sizeOf<Item>(frame);
    return item == 0 ? 0 : static_cast<std::size_t>(wire::mostItems<T>) * (1 + item);
}

/// How many numbers it takes.
template <class T>
constexpr std::size_t sizeOf([[maybe_unused]] const Frame& frame) {
    constexpr Kind kind = wire::kindOf<T>;
    if constexpr (isLeftOut<T>) {
        return 0;
    } else if constexpr (HasNumbers<T>) {
        return InNumbers<T>::size(frame);
    } else if constexpr (std::is_same_v<T, Seat>) {
        return static_cast<std::size_t>(frame.seats);
    } else if constexpr (kind == Kind::words) {
        return wire::allWords<T>.size();
    } else if constexpr (kind == Kind::boolean || kind == Kind::number) {
        return 1;
    } else if constexpr (kind == Kind::spelled || kind == Kind::text || kind == Kind::raw) {
        return 0;
    } else if constexpr (kind == Kind::optional) {
        return 1 + sizeOf<typename T::value_type>(frame);
    } else if constexpr (kind == Kind::list) {
        return sizeOfList<T>(frame);
    } else if constexpr (kind == Kind::variant) {
        return sizeOfVariant(wire::typeOf<T>, frame);
    } else {
        static_assert(kind == Kind::object);
        return sizeOfFields<T>(frame);
    }
}

template <class T>
float* write(const T& value, float* out, const Frame& frame);

template <class T>
void writeList(const T& list, float* out, const Frame& frame) {
    const auto item = sizeOf<typename T::value_type>(frame);
    if constexpr (isListOfSeats<T>) {
        for (const Seat seat : list)
            if (indexOf(seat) < static_cast<std::size_t>(frame.seats)) out[indexOf(seat)] = 1;
    } else if constexpr (isBySeat<T>) {
        for (int i = 0; i < std::min(list.count(), frame.seats); ++i, out += item) write(list[Seat(i)], out, frame);
    } else if (item > 0) {
        for (const auto& each : list) *out = 1, write(each, out + 1, frame), out += 1 + item;
    }
}

/// Writes the value at `out`, where all is zero, and returns the end of its room.
template <class T>
float* write([[maybe_unused]] const T& value, float* out, const Frame& frame) {
    constexpr Kind kind = wire::kindOf<T>;
    float* const end = out + sizeOf<T>(frame);
    if constexpr (isLeftOut<T>) {
    } else if constexpr (HasNumbers<T>) {
        InNumbers<T>::write(value, out, frame);
    } else if constexpr (std::is_same_v<T, Seat>) {
        if (indexOf(value) < static_cast<std::size_t>(frame.seats)) out[indexOf(value)] = 1;
    } else if constexpr (kind == Kind::words) {
        out[static_cast<std::size_t>(value)] = 1;
    } else if constexpr (kind == Kind::boolean) {
        *out = value ? 1 : 0;
    } else if constexpr (kind == Kind::number) {
        *out = static_cast<float>(static_cast<wire::WholeOf<T>>(value)) / scaleOf<T>;
    } else if constexpr (kind == Kind::optional) {
        if (value) *out = 1, write(*value, out + 1, frame);
    } else if constexpr (kind == Kind::list) {
        writeList(value, out, frame);
    } else if constexpr (kind == Kind::variant) {
        out[value.index()] = 1;
        out += std::variant_size_v<T>;
        const auto writeOne = [&]<std::size_t place>(std::integral_constant<std::size_t, place>) {
            if (const auto* held = std::get_if<place>(&value)) write(*held, out, frame);
            out += sizeOf<std::variant_alternative_t<place, T>>(frame);
        };
        [&]<std::size_t... places>(std::index_sequence<places...>) {
            (writeOne(std::integral_constant<std::size_t, places>()), ...);
        }(std::make_index_sequence<std::variant_size_v<T>>());
    } else if constexpr (kind == Kind::object) {
        std::apply([&](const auto&... field) { ((out = write(value.*field.member, out, frame)), ...); },
                   fieldsOf(&value));
    }
    return end;
}

/// Adds what each number is called: "up.pairs.0.left", "mine=Responder", "mine.Responder.row.0?".
template <class T>
void name(const std::string& at, Columns& columns, const Frame& frame) {
    constexpr Kind kind = wire::kindOf<T>;
    const auto inside = [&](std::string_view part) { return (at.empty() ? "" : at + ".").append(part); };
    const auto nameSeats = [&] {
        for (int i = 0; i < frame.seats; ++i) columns.push_back({at + "=" + std::to_string(i)});
    };
    if constexpr (isLeftOut<T>) {
    } else if constexpr (HasNumbers<T>) {
        InNumbers<T>::name(at, columns, frame);
    } else if constexpr (std::is_same_v<T, Seat> || isListOfSeats<T>) {
        nameSeats();
    } else if constexpr (kind == Kind::words) {
        for (const auto word : wire::allWords<T>) columns.push_back({at + "=" + std::string(word)});
    } else if constexpr (kind == Kind::boolean) {
        columns.push_back({at});
    } else if constexpr (kind == Kind::number) {
        columns.push_back({at, scaleOf<T>});
    } else if constexpr (kind == Kind::optional) {
        columns.push_back({at + "?"});
        name<typename T::value_type>(at, columns, frame);
    } else if constexpr (kind == Kind::list) {
        using Item = typename T::value_type;
        const int most = isBySeat<T> ? frame.seats : sizeOf<Item>(frame) == 0 ? 0 : wire::mostItems<T>;
        for (int i = 0; i < most; ++i) {
            if (!isBySeat<T>) columns.push_back({inside(std::to_string(i)) + "?"});
            name<Item>(inside(std::to_string(i)), columns, frame);
        }
    } else if constexpr (kind == Kind::variant) {
        [&]<class... Ts>(const std::variant<Ts...>*) {
            (columns.push_back({at + "=" + std::string(nameOf(wire::typeOf<Ts>))}), ...);
            (name<Ts>(inside(nameOf(wire::typeOf<Ts>)), columns, frame), ...);
        }(wire::typeOf<T>);
    } else if constexpr (kind == Kind::object) {
        std::apply([&]<class... Ms>(
                       const wire::Field<T, Ms>&... field) { (name<Ms>(inside(field.name), columns, frame), ...); },
                   fieldsOf(wire::typeOf<T>));
    }
}

}  // namespace parlour::tensor
