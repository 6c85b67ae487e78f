// Questions to an atlas: how difficulty is spread, the hardest cards there are, and problems of a wished kind.
// SPDX-License-Identifier: MIT
#pragma once
#include <map>

#include "games/turing_machine/atlas/atlas.h"

namespace parlour::turing_machine::atlas {

/// How many there are of each; what is not there is none.
using Histogram = std::map<std::uint32_t, std::uint64_t>;

/// What is true of all problems with so many verifiers.
struct Spread {
    int verifiers = 0;
    std::uint64_t sets = 0;  // of cards, that a problem can be made with
    std::uint64_t problems = 0;
    double rounds = 0, questions = 0;  // on average over all problems
    Histogram problemsByRounds, problemsByQuestions;
    Histogram setsByMostRounds, setsByMostQuestions;
    Histogram setsByTenths;                                                            // of a round, expected
    Histogram setsByLuck;                                                              // in quarters of a question
    std::uint64_t needUniqueness = 0, needSuperfluity = 0, noSuperfluousQuestion = 0;  // sets (traits.h)
    std::uint64_t pure = 0;               // sets whose cards alone tell the code
    std::uint64_t pureByUniqueness = 0;   // and would if M-C6 did not hold
    std::uint64_t pureBySuperfluity = 0;  // and would if M-C5 did not hold
};
/// For each number of verifiers of the scope, fewest first.
std::vector<Spread> spreadOf(const Atlas& atlas);

enum class Order : std::uint8_t { rounds, questions, luck, worlds };
std::optional<Order> orderFrom(std::string_view text);

/// What is looked for. What is not wished does not matter.
struct Wish {
    std::optional<int> verifiers;
    std::optional<int> rounds, questions;  // exactly what perfect play needs in this world
    bool always = false;                   // and in all other worlds of these cards
    bool needsUniqueness = false, needsSuperfluity = false, noSuperfluousQuestion = false;
};
/// Whether the cards are what is wished, and whether one of their problems is.
bool suits(const Entry& entry, const Wish& wish);
bool suits(Outcome outcome, const Wish& wish);

/// The sets of cards with most of it on average, the hardest first; of equals the first in the atlas.
std::vector<Entry> hardest(const Atlas& atlas, Order order, std::size_t count, const Wish& wish = {});

struct FoundProblem {
    Entry entry;
    std::uint32_t world = 0;
};
struct FoundProblems {
    std::uint64_t problems = 0, sets = 0;  // all that there are
    std::vector<FoundProblem> first;       // some of them, of different sets
};
FoundProblems find(const Atlas& atlas, const Wish& wish, std::size_t count);

}  // namespace parlour::turing_machine::atlas
