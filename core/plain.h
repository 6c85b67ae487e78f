// Described types (wire.h) in plain words, for people: "PairPlaced left 12, right 55".
// For programs there is JSON (json.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "core/json.h"

namespace parlour::wire {

template <class T>
std::string plain(const T& value);

/// The fields, one after the other; `between` stands between them.
template <Described T>
std::string plainFields(const T& value, std::string_view between = ", ") {
    std::string out;
    const auto add = [&](const auto& field) {
        if (isLeftOut(value, field)) return;
        if (!out.empty()) out += between;
        ((out += field.name) += ' ') += plain(value.*field.member);
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, fieldsOf(&value));
    return out;
}

template <class T>
std::string plain(const T& value) {
    if constexpr (kindOf<T> == Kind::optional) {
        return value ? plain(*value) : "-";
    } else if constexpr (kindOf<T> == Kind::list) {
        std::string out;
        for (const auto& item : value) out += (out.empty() ? "" : " ") + plain(item);
        return "[" + out + "]";
    } else if constexpr (kindOf<T> == Kind::variant) {
        return std::visit(
            [](const auto& alternative) {
                const auto fields = plainFields(alternative);
                return std::string(nameOf(&alternative)) + (fields.empty() ? "" : " ") + fields;
            },
            value);
    } else if constexpr (kindOf<T> == Kind::words) {
        return std::string(wordsOf(&value)[static_cast<std::size_t>(value)].text);
    } else if constexpr (kindOf<T> == Kind::spelled) {
        return std::string(std::string_view(spell(value)));
    } else if constexpr (kindOf<T> == Kind::object) {
        return "(" + plainFields(value) + ")";
    } else {
        static_assert(kindOf<T> == Kind::boolean || kindOf<T> == Kind::number || kindOf<T> == Kind::text ||
                      kindOf<T> == Kind::raw);
        return journal(value);
    }
}

}  // namespace parlour::wire
