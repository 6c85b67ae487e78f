// The chain of steps by which a person comes to all that can be known: each strikes something out of the board, for a
// reason that needs only what was struck before. The easiest step comes first. deduce.h knows beforehand what can be
// struck at all, so that no step is ever wrong; the reason is found for it afterwards.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/refute.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// One of the three digits of a code, and a value that it cannot have.
struct Digit {
    std::uint8_t shape = 0;  // triangle, square, circle
    std::uint8_t value = 1;
    bool operator==(const Digit&) const = default;
};

enum class Reason : std::uint8_t {
    answer,    // a verifier's answer rules these lines out
    suppose,   // supposed to be so, it comes to nothing: see the argument
    answers,   // nightmare: whichever verifier the row belongs to has said something else
    crowd,     // nightmare: so many verifiers share so many rows, so nobody else has them
    tried,     // every combination of what is left was tried: the last resort
    lines,     // digits: no line that is left in `row` allows them
    codes,     // digits: none of the codes that are left has them
    onlyCode,  // the code: only this one is left
};

struct Step {
    Reason reason = Reason::answer;
    std::vector<Line> lines{};        // that are struck
    std::vector<Pairing> pairings{};  // that are struck
    std::vector<Digit> digits{};      // that are struck
    std::optional<Code> code{};       // that is known
    std::optional<Answer> answer{};
    std::vector<Case> cases{};
    std::uint8_t row = 0;            // of Reason::lines
    unsigned rows = 0;               // of Reason::crowd; else those whose lines were gone through
    unsigned verifiers = 0;          // of Reason::crowd
    std::uint32_t combinations = 0;  // of Reason::tried and Reason::onlyCode
};

class Chain {
public:
    explicit Chain(const Position& position);

    const Board& board() const { return board_; }
    const Deduction& truth() const { return truth_; }
    bool isPossible(Line line) const;
    bool isPossible(Pairing pairing) const;
    bool isPossible(Digit digit) const;
    bool isStruck(Digit digit) const { return struckDigits_[digit.shape][digit.value]; }

    /// What the player has struck already. What is still possible stays, whatever they say.
    void mark(Line line);
    void mark(Pairing pairing);
    void mark(Digit digit);

    /// The next step, which is taken; nothing, if a question is needed to know more. The last one names the code.
    std::optional<Step> next();
    /// How many lines, pairings and digits can be struck now.
    int strikable() const;

private:
    std::optional<Step> byAnswer() const;
    std::optional<Step> byAnswers() const;
    std::optional<Step> byCrowd() const;
    std::optional<Step> bySupposing() const;
    std::optional<Step> byTrying() const;
    std::optional<Step> forDigits() const;
    std::optional<Step> forCode();
    void take(const Step& step);
    std::vector<Line> strikableLines() const;
    std::vector<Pairing> strikablePairings() const;
    std::uint32_t combinations() const;

    Board board_;
    Deduction truth_;
    std::array<std::array<bool, 6>, 3> struckDigits_{};
    bool toldCode_ = false;
};

/// All steps from the cards and answers to all that can be known.
std::vector<Step> wholeChain(const Position& position);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
