// Any value of a described type, for property tests (rapidcheck): every field anything it can be.
// Used inside rc::check, so that a failing value is shrunk.
// SPDX-License-Identifier: MIT
#pragma once
#include <rapidcheck.h>

#include "core/json.h"

namespace parlour::wire {

template <class T>
T arbitrary();

template <class... Ts>
std::variant<Ts...> arbitraryOf(const std::variant<Ts...>*) {
    const auto which = *rc::gen::inRange<std::size_t>(0, sizeof...(Ts));
    std::variant<Ts...> value;
    std::size_t index = 0;
    ((index++ == which ? void(value = arbitrary<Ts>()) : void()), ...);
    return value;
}

template <class T>
T arbitrary() {
    if constexpr (kindOf<T> == Kind::boolean) {
        return *rc::gen::arbitrary<bool>();
    } else if constexpr (kindOf<T> == Kind::words) {
        return static_cast<T>(*rc::gen::inRange<std::size_t>(0, allWords<T>.size()));
    } else if constexpr (kindOf<T> == Kind::number) {
        return static_cast<T>(*rc::gen::arbitrary<WholeOf<T>>());
    } else if constexpr (kindOf<T> == Kind::text) {
        std::string text;
        const int most = 12;
        for (int i = *rc::gen::inRange(0, most); i > 0; --i)
            text += *rc::gen::element<std::string>("a", "\"", "\\", "\n", "\x01", "é", "ж", "龍", "🎲");
        if constexpr (requires { T::capacity; })
            if (!T::fits(text)) text.clear();
        return T(text);
    } else if constexpr (kindOf<T> == Kind::optional) {
        if (*rc::gen::arbitrary<bool>()) return T{};
        return arbitrary<typename T::value_type>();
    } else if constexpr (kindOf<T> == Kind::list) {
        T list;
        const int most = mostItems<T> > 0 ? mostItems<T> : 8;
        for (int i = *rc::gen::inRange(0, most + 1); i > 0; --i) list.push_back(arbitrary<typename T::value_type>());
        return list;
    } else if constexpr (kindOf<T> == Kind::variant) {
        return arbitraryOf(static_cast<const T*>(nullptr));
    } else if constexpr (kindOf<T> == Kind::object) {
        T value{};
        std::apply(
            [&](const auto&... field) {
                ((value.*field.member = arbitrary<std::decay_t<decltype(value.*field.member)>>()), ...);
            },
            fieldsOf(&value));
        return value;
    } else {
        static_assert(kindOf<T> == Kind::spelled);
        T value{};  // such types say what theirs are
        anyValue(value);
        return value;
    }
}

/// decode(encode(x)) == x, whatever x is.
template <class T>
bool survivesTheWire() {
    return rc::check([] {
        const T value = arbitrary<T>();
        T read;
        const auto fault = wire::read(journal(value), read);
        RC_LOG() << journal(value) << (fault ? fault->says : "");
        RC_ASSERT(!fault);
        RC_ASSERT(read == value);
    });
}

}  // namespace parlour::wire
