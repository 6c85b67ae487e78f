// Finds every value of one type inside a described value (wire.h), however deep it stands: the pictures in a view.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/wire.h"

namespace parlour::wire {

/// Calls visit(item) for each Item inside `value`, in the order of the fields.
template <class Item, class T>
void eachInside(const T& value, auto& visit) {
    if constexpr (std::is_same_v<T, Item>) {
        visit(value);
    } else if constexpr (kindOf<T> == Kind::optional) {
        if (value) eachInside<Item>(*value, visit);
    } else if constexpr (kindOf<T> == Kind::list) {
        for (const auto& item : value) eachInside<Item>(item, visit);
    } else if constexpr (kindOf<T> == Kind::variant) {
        std::visit([&](const auto& alternative) { eachInside<Item>(alternative, visit); }, value);
    } else if constexpr (kindOf<T> == Kind::object) {
        std::apply([&](const auto&... field) { (eachInside<Item>(value.*field.member, visit), ...); },
                   fieldsOf(&value));
    }
}

/// Whether each Item inside `value` is as it should be.
template <class Item, class T>
bool allInside(const T& value, auto&& isRight) {
    bool all = true;
    const auto look = [&](const Item& item) { all = all && isRight(item); };
    eachInside<Item>(value, look);
    return all;
}

}  // namespace parlour::wire
