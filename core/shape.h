// What a described type (wire.h) looks like on the wire, as a value: what is written about types, such as TypeScript
// and JSON Schema (types.h), is then compiled once and not once for each type.
// SPDX-License-Identifier: MIT
#pragma once
#include <span>

#include "core/wire.h"

namespace parlour::wire {

struct Shape;

/// A field of an object, or an alternative of a variant.
struct ShapePart {
    std::string_view name;
    const Shape* shape;
    bool mayBeLeftOut = false;  // by who writes to us
    bool mayBeMissing = false;  // in what we write
};

struct Shape {
    Kind kind{};
    std::string_view name;                    // of an object
    std::span<const std::string_view> words;  // one of which it is
    long long lowest = 0, highest = 0;        // of a number
    std::string_view spelling;                // a pattern
    const Shape* inner = nullptr;             // of an optional, of the items of a list
    int mostItems = 0;                        // of a list; -1: as many as there are
    std::span<const ShapePart> parts;         // fields, alternatives
};

template <class T>
constexpr Shape makeShape();
template <class T>
inline constexpr Shape shapeOf = makeShape<T>();

template <class T>
constexpr auto shapeParts = 0;
template <Described T>
constexpr auto shapeParts<T> = std::apply(
    []<class... Members>(const Field<T, Members>&... field) {
        return std::array<ShapePart, sizeof...(Members)>{
            ShapePart{field.name, &shapeOf<Members>, mayBeLeftOut<T>(field.name), cameLater<T>(field.name)}...};
    },
    fieldsOf(typeOf<T>));
template <class... Ts>
constexpr auto shapeParts<std::variant<Ts...>> = std::array{ShapePart{nameOf(typeOf<Ts>), &shapeOf<Ts>}...};

template <class T>
constexpr Shape makeShape() {
    Shape shape;
    shape.kind = kindOf<T>;
    if constexpr (kindOf<T> == Kind::words) {
        shape.words = allWords<T>;
    } else if constexpr (kindOf<T> == Kind::number) {
        shape.lowest = lowest<T>;
        shape.highest = highest<T>;
    } else if constexpr (kindOf<T> == Kind::spelled) {
        shape.spelling = spelling(typeOf<T>);
    } else if constexpr (kindOf<T> == Kind::optional) {
        shape.inner = &shapeOf<typename T::value_type>;
    } else if constexpr (kindOf<T> == Kind::list) {
        shape.inner = &shapeOf<typename T::value_type>;
        shape.mostItems = mostItems<T>;
    } else if constexpr (kindOf<T> == Kind::variant) {
        shape.parts = shapeParts<T>;
    } else if constexpr (kindOf<T> == Kind::object) {
        shape.name = nameOf(typeOf<T>);
        shape.parts = shapeParts<T>;
    }
    return shape;
}

}  // namespace parlour::wire
