// A rule says no. What cannot be understood or done, whatever the rules say, is a Fault (fault.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "core/fault.h"
#include "core/wire.h"

namespace parlour {

/// A text that stands in the source, and so is there for ever.
class Literal {
public:
    consteval Literal(const char* text) : text_(text) {}           // NOLINT(google-explicit-constructor)
    constexpr operator std::string_view() const { return text_; }  // NOLINT(google-explicit-constructor)
    template <std::convertible_to<std::string_view> T>
    friend constexpr bool operator==(Literal a, const T& b) {
        return std::string_view(a) == std::string_view(b);
    }

private:
    const char* text_;
};

}  // namespace parlour

namespace parlour::wire {
template <>
inline constexpr bool isText<Literal> = true;
}  // namespace parlour::wire

namespace parlour {

/// Why something is not allowed, as it is told.
struct Refusal {
    Literal rule;             // its number; empty: no rule of a game or a table, but of the house
    Literal name;             // short, never changed: with the rule it is the key of the sentence in other languages
    Literal reason;           // the English sentence
    std::string detail = {};  // said after it, as it is  NOLINT(readability-redundant-member-init): it may be left out
};
WIRE(Refusal, rule, name, reason, detail)
using MaybeRefusal = std::optional<Refusal>;
template <class T>
using OrRefusal = std::expected<T, Refusal>;

/// A rule forbids a command. Whoever looks for what is allowed hears millions of these a second and reads none, so one
/// is three pointers, made and thrown away for nothing; what is told of it is a Refusal.
struct Veto {
    Literal rule, name, reason;

    operator Refusal() const { return {.rule = rule, .name = name, .reason = reason}; }
};
using MaybeVeto = std::optional<Veto>;

/// The whole sentence, for people who read English.
inline std::string sentenceOf(const Refusal& refusal) { return std::string(refusal.reason) + refusal.detail; }
inline std::string withRule(const Refusal& refusal) {
    return sentenceOf(refusal) + " (" + std::string(refusal.rule) + ")";
}

}  // namespace parlour
