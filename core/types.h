// TypeScript and JSON Schema of described types (wire.h), so that no client writes them a second time.
// Both walk a type's shape once, and collect the named types that they meet on the way.
// SPDX-License-Identifier: MIT
#pragma once
#include <map>

#include "core/shape.h"

namespace parlour::wire {

/// The declarations met so far, by name.
using Declarations = std::map<std::string, std::string, std::less<>>;

/// How TypeScript writes a type where it is used.
std::string typescript(const Shape& shape, Declarations& declarations);
template <class T>
std::string typescript(Declarations& declarations) {
    return typescript(shapeOf<T>, declarations);
}

std::string schema(const Shape& shape, Declarations& declarations);
template <class T>
std::string schema(Declarations& declarations) {
    return schema(shapeOf<T>, declarations);
}

/// Messages by name, and all types inside them.
std::string typescriptOf(std::span<const ShapePart> messages);
std::string schemaOf(std::span<const ShapePart> messages);

}  // namespace parlour::wire
