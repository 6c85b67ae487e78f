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
        if (!out.empty()) out += between;
        ((out += field.name) += ' ') += plain(value.*field.member);
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, fieldsOf(&value));
    return out;
}

template <class T>
std::string plain(const T& value) {
    if constexpr (isOptional<T>) {
        return value ? plain(*value) : "-";
    } else if constexpr (List<T>) {
        std::string out;
        for (const auto& item : value) out += (out.empty() ? "" : " ") + plain(item);
        return "[" + out + "]";
    } else if constexpr (isVariant<T>) {
        return std::visit(
            [](const auto& alternative) {
                const auto fields = plainFields(alternative);
                return std::string(nameOf(&alternative)) + (fields.empty() ? "" : " ") + fields;
            },
            value);
    } else if constexpr (Worded<T>) {
        return std::string(wordsOf(&value)[static_cast<std::size_t>(value)].text);
    } else if constexpr (Spelled<T>) {
        return std::string(std::string_view(spell(value)));
    } else if constexpr (Described<T>) {
        return "(" + plainFields(value) + ")";
    } else {
        return journal(value);
    }
}

}  // namespace parlour::wire
