// The 95 verification cards of the physical box: each checks one criterion and carries four numbers.
// The numbers let a problem of ours be set up with real cards (M-C10).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/criteria.h"

namespace parlour::turing_machine {

/// The four sides of a verification card; a problem uses one of them for all its verifiers.
enum class Symbol : std::uint8_t { lozenge, pound, slash, currency };
inline constexpr int symbolCount = 4;

struct VerificationCard {
    std::array<std::int16_t, symbolCount> numbers;  // in the order of Symbol
    Criterion criterion;

    int number(Symbol symbol) const { return numbers[static_cast<std::size_t>(symbol)]; }
};

/// All 95, in the order of their first number.
std::span<const VerificationCard> verificationCards();

/// The verification card that checks this criterion; none for the four that can never be active.
const VerificationCard* verificationCardFor(const Criterion& criterion);

/// The verification card that carries this number, and on which side.
struct NumberedCard {
    const VerificationCard* card = nullptr;
    Symbol symbol = Symbol::lozenge;
};
std::optional<NumberedCard> verificationCardNumbered(int number);

}  // namespace parlour::turing_machine
