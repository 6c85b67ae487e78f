// How a type is described, once, for ==, JSON both ways (json.h), TypeScript and JSON Schema (types.h):
//   WIRE(Type, fields...)     may be sent to players
//   OPTIONS(Type, fields...)  the same; a field that is left out keeps its default
//   JOURNAL(Type, fields...)  may be stored, and does not compile in a message
//   LATER(Type, fields...)    those came when games were stored already: while such a field is what it would be anyway
//                             it is not written, so that an older game looks as it did, to the byte
//   WORDS(Enum, names...)     an enum that is spelled out
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/few.h"

#define WIRE_PARENS ()
#define WIRE_EXPAND(...) WIRE_EXPAND3(WIRE_EXPAND3(WIRE_EXPAND3(__VA_ARGS__)))
#define WIRE_EXPAND3(...) WIRE_EXPAND2(WIRE_EXPAND2(WIRE_EXPAND2(__VA_ARGS__)))
#define WIRE_EXPAND2(...) WIRE_EXPAND1(WIRE_EXPAND1(WIRE_EXPAND1(__VA_ARGS__)))
#define WIRE_EXPAND1(...) __VA_ARGS__
#define WIRE_EACH(Macro, T, ...) __VA_OPT__(WIRE_EXPAND(WIRE_NEXT(Macro, T, __VA_ARGS__)))
#define WIRE_NEXT(Macro, T, item, ...) Macro(T, item) __VA_OPT__(, WIRE_AGAIN WIRE_PARENS(Macro, T, __VA_ARGS__))
#define WIRE_AGAIN() WIRE_NEXT
#define WIRE_FIELD(T, field) \
    ::parlour::wire::Field { ::parlour::wire::plainName(#field), &T::field }
#define WIRE_WORD(T, word) \
    ::parlour::wire::Word<T> { #word, T::word }

// The structured binding fails to compile unless every member is named.
#define JOURNAL(T, ...)                                                                                              \
    [[maybe_unused]] constexpr std::string_view nameOf(const T*) { return #T; }                                      \
    [[maybe_unused]] constexpr auto fieldsOf(const T*) {                                                             \
        return std::make_tuple(WIRE_EACH(WIRE_FIELD, T, __VA_ARGS__));                                               \
    }                                                                                                                \
    [[maybe_unused]] constexpr bool operator==(const T& a, const T& b) { return ::parlour::wire::sameFields(a, b); } \
    __VA_OPT__([[maybe_unused]] inline void namesEveryMember(const T& value) {                                       \
        [[maybe_unused]] const auto& [__VA_ARGS__] = value;                                                          \
    })
#define WIRE(T, ...)        \
    JOURNAL(T, __VA_ARGS__) \
    [[maybe_unused]] constexpr void mayLeaveTheServer(const T*) {}
#define OPTIONS(T, ...)  \
    WIRE(T, __VA_ARGS__) \
    [[maybe_unused]] constexpr void fieldsMayBeLeftOut(const T*) {}
#define WIRE_NAME(T, field) ::parlour::wire::plainName(#field)
#define LATER(T, ...) \
    [[maybe_unused]] constexpr auto fieldsOfLater(const T*) { return std::array{WIRE_EACH(WIRE_NAME, T, __VA_ARGS__)}; }
#define WORDS(E, ...)                                                                                              \
    [[maybe_unused]] constexpr auto wordsOf(const E*) { return std::array{WIRE_EACH(WIRE_WORD, E, __VA_ARGS__)}; } \
    static_assert(::parlour::wire::countUpFromZero(wordsOf(::parlour::wire::typeOf<E>)));

namespace parlour::wire {

template <class T, class Member>
struct Field {
    std::string_view name;
    Member T::* member;
};
template <class E>
struct Word {
    std::string_view text;
    E value;
};

/// A field whose name is a word of C++, such as `do_`, is called `do` on the wire.
constexpr std::string_view plainName(std::string_view name) {
    if (name.ends_with('_')) name.remove_suffix(1);
    return name;
}

/// A type as an argument, for functions that are found by it.
template <class T>
constexpr const T* typeOf = nullptr;

constexpr bool countUpFromZero(const auto& words) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (static_cast<std::size_t>(words[i].value) != i) return false;
    return true;
}

template <class T>
constexpr bool sameFields(const T& a, const T& b) {
    return std::apply([&](const auto&... field) { return ((a.*field.member == b.*field.member) && ...); },
                      fieldsOf(&a));
}

/// Whether a field of this name came later.
template <class T>
constexpr bool cameLater([[maybe_unused]] std::string_view name) {
    if constexpr (requires { fieldsOfLater(typeOf<T>); })
        for (const std::string_view later : fieldsOfLater(typeOf<T>))
            if (later == name) return true;
    return false;
}
/// Whether it keeps its default where it is not named.
template <class T>
constexpr bool mayBeLeftOut(std::string_view name) {
    return requires { fieldsMayBeLeftOut(typeOf<T>); } || cameLater<T>(name);
}
/// Whether it came later and is what it would be anyway: then it is not written.
template <class T, class Member>
constexpr bool isLeftOut([[maybe_unused]] const T& value, [[maybe_unused]] const Field<T, Member>& field) {
    if constexpr (requires { fieldsOfLater(typeOf<T>); })
        return cameLater<T>(field.name) && value.*field.member == Member{};
    return false;
}

// ---- What a type is ----------------------------------------------------------------------------------

template <class T>
concept Described = requires(const T* type) { fieldsOf(type); };
template <class T>
concept Sendable = Described<T> && requires(const T* type) { mayLeaveTheServer(type); };
template <class T>
concept Worded = std::is_enum_v<T> && requires(const T* type) { wordsOf(type); };
/// The words of such an enum, in their order.
template <Worded E>
constexpr auto allWords = [] {
    constexpr auto all = wordsOf(typeOf<E>);
    std::array<std::string_view, all.size()> texts;
    for (std::size_t i = 0; i < all.size(); ++i) texts[i] = all[i].text;
    return texts;
}();
template <class T>
concept Number = !Worded<T> && !std::same_as<T, bool> && (std::integral<T> || std::is_enum_v<T>);
/// The whole number that a number, or an enum that is not spelled out, is kept as.
template <Number T>
using WholeOf = typename std::conditional_t<std::is_enum_v<T>, std::underlying_type<T>, std::type_identity<T>>::type;
/// Numbers beyond 2^53 are not safe in JavaScript, so none is taken.
constexpr long long safest = (1LL << 53) - 1;
template <Number T>
constexpr long long lowest =
    std::is_signed_v<WholeOf<T>> ? std::max<long long>(std::numeric_limits<WholeOf<T>>::min(), -safest) : 0;
template <Number T>
constexpr long long highest =
    static_cast<long long>(std::min<unsigned long long>(std::numeric_limits<WholeOf<T>>::max(), safest));
/// A type that writes itself as a string: `spell(value)`, `unspell(text, value)` and the pattern of its spelling.
template <class T>
concept Spelled = requires(const T& value, T& into, const T* type) {
    { spell(value) } -> std::convertible_to<std::string_view>;
    { unspell(std::string_view(), into) } -> std::same_as<bool>;
    { spelling(type) } -> std::convertible_to<std::string_view>;
};

template <class T>
constexpr bool isText = std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>;
template <int N>
constexpr bool isText<Text<N>> = true;
template <class T>
constexpr bool isOptional = false;
template <class T>
constexpr bool isOptional<std::optional<T>> = true;
template <class T>
constexpr bool isVariant = false;
template <class... Ts>
constexpr bool isVariant<std::variant<Ts...>> = true;
template <class T>
constexpr int mostItems = 0;  // of a list; -1: as many as there are
template <class T>
constexpr int mostItems<std::vector<T>> = -1;
template <class T, int N>
constexpr int mostItems<Few<T, N>> = N;
template <class T, int N>
constexpr int mostItems<PerSeat<T, N>> = N;
template <class T>
concept List = mostItems<T> != 0;

/// A JSON value that is passed on as it is: checked to be JSON, but of a shape that is known elsewhere.
struct Raw {
    std::string json;
    friend bool operator==(const Raw&, const Raw&) = default;
};

/// Everything that can be on the wire is one of these. What treats them differently asks for the kind, and does not
/// compile for one that it has forgotten.
enum class Kind : std::uint8_t { boolean, words, number, spelled, text, optional, list, variant, raw, object };
template <class T>
constexpr Kind kindOf = std::is_same_v<T, bool>  ? Kind::boolean
                        : Worded<T>              ? Kind::words
                        : Number<T>              ? Kind::number
                        : Spelled<T>             ? Kind::spelled
                        : isText<T>              ? Kind::text
                        : isOptional<T>          ? Kind::optional
                        : List<T>                ? Kind::list
                        : isVariant<T>           ? Kind::variant
                        : std::is_same_v<T, Raw> ? Kind::raw
                                                 : Kind::object;

// ---- Secrets -----------------------------------------------------------------------------------------

template <class T>
constexpr bool maySend = Number<T> || Worded<T> || Spelled<T> || List<T> || isText<T> || std::is_same_v<T, bool>;
template <Described T>
constexpr bool maySend<T> =
    Sendable<T> && std::apply([]<class... Members>(const Field<T, Members>&...) { return (maySend<Members> && ...); },
                              fieldsOf(typeOf<T>));
template <class T>
constexpr bool maySend<std::optional<T>> = maySend<T>;
template <class... Ts>
constexpr bool maySend<std::variant<Ts...>> = (maySend<Ts> && ...);
template <List T>
constexpr bool maySend<T> = maySend<typename T::value_type>;
template <>
inline constexpr bool maySend<Raw> = true;

}  // namespace parlour::wire
