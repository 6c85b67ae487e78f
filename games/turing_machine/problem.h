// A problem: the cards on the table and, in secret, the criterion that each verifier checks.
// Printed problems are in printed_problems.h, new ones come from generate.h, short names from share_code.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/fault.h"
#include "games/turing_machine/verification_cards.h"
#include "games/turing_machine/worlds.h"

namespace parlour::turing_machine {

/// A criterion by the place where it is printed.
struct PrintedCriterion {
    std::uint8_t card = 0;
    std::uint8_t place = 0;  // on the card, from 0

    const Criterion& criterion() const { return criteriaOn(card)[place]; }
    Function function() const { return functionsOn(card)[place]; }
    bool operator==(const PrintedCriterion&) const = default;
};

struct Problem {
    Layout layout;
    std::array<PrintedCriterion, mostVerifiers> active{};  // by verifier; in nightmare the card tells the row
    Code code;
    Symbol symbol = Symbol::lozenge;  // the side of the verification cards that is used

    bool operator==(const Problem&) const = default;
    /// What the verifier says about a proposal (M-C4).
    bool answer(int verifier, Code proposal) const {
        return codesOf(active[static_cast<std::size_t>(verifier)].function()).has(proposal);
    }
};

/// The number of the verification card to put before each verifier.
std::vector<int> verificationNumbers(const Problem& problem);

/// The problem with this truth; the layout must be valid and the world one of its worlds.
Problem problemOf(const Worlds& worlds, std::uint32_t world, Symbol symbol);

/// A sentence that says why this is no valid problem, if it is none (M-C5 to M-C8).
std::optional<std::string> whyNot(const Problem& problem);

/// Builds a problem from the cards and verification numbers of a physical box (M-C10), or says what is wrong.
OrFault<Problem> problemFromNumbers(const Layout& layout, std::span<const int> numbers);

}  // namespace parlour::turing_machine
