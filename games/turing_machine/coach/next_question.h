// What is best to ask next, and why: what each answer would leave; and the same for a proposal of the player's own.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/solve.h"
#include "games/turing_machine/view.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// What would be possible then.
struct Left {
    std::uint32_t worlds = 0;
    std::uint8_t codes = 0;
    std::optional<Code> code{};  // if it is known
};

struct QuestionWorth {
    Code proposal{};
    Verifier verifier = Verifier::A;
    bool newRound = true;
    Left yes{}, no{};
};

/// A sum over worlds, to be divided by how many there are.
struct Mean {
    std::uint32_t sum = 0, of = 1;
};

struct NextQuestion {
    Left now{};
    std::optional<QuestionWorth> best{};  // none if the code is known
    Mean rounds{}, questions{};           // that are still to come on average, when the best is asked
    bool proven = false;                  // else it is the best that was found
    std::vector<QuestionWorth> mine{};    // the player's own proposal, by each verifier that can be asked about it
};

WIRE(Left, worlds, codes, code)
WIRE(QuestionWorth, proposal, verifier, newRound, yes, no)
WIRE(Mean, sum, of)
WIRE(NextQuestion, now, best, rounds, questions, proven, mine)

Left leftIn(const Worlds& worlds, WorldList list);
/// What the answers to a question would leave.
QuestionWorth worthOf(const Worlds& worlds, WorldList list, Code proposal, int verifier, bool newRound);

NextQuestion nextQuestion(const Position& position, std::optional<Code> own);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
