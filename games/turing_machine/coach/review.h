// The review after a game (M-A4): what was known before and after each question, what it was worth against the best
// one, and what was luck. Numbers are in thousandths and add up: what was to be expected at the start, what was lost
// and what luck brought together make what was played, and what would still have been needed at the end.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/advice.h"
#include "games/turing_machine/coach/next_question.h"
#include "games/turing_machine/problem.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// Rounds and questions in thousandths.
struct Amount {
    std::int32_t rounds = 0, questions = 0;
};
inline Amount operator+(Amount a, Amount b) { return {a.rounds + b.rounds, a.questions + b.questions}; }
inline Amount operator-(Amount a, Amount b) { return {a.rounds - b.rounds, a.questions - b.questions}; }

enum class Worth : std::uint8_t {
    brilliant,   // the best, and not what tells most at once
    best,        // nothing better was found
    good,        // less than a tenth of a round lost
    inaccurate,  // less than three tenths
    costly,      // more
    wasted,      // the answer was known beforehand
};

struct ReviewedQuestion {
    std::uint8_t round = 1;
    Said asked{};
    Left before{}, after{};
    Amount lost{}, luck{};
    std::optional<QuestionWorth> best{};  // instead; none if the code was known
    Worth worth = Worth::best;
    bool proven = true;  // else the numbers are the best that were found
};

struct ReviewedSheet {
    std::vector<ReviewedQuestion> questions{};
    Amount start{};  // to be expected with perfect play
    Amount lost{}, luck{};
    Amount played{};
    Amount rest{};                              // still to be expected at the end
    std::optional<std::uint16_t> knownAfter{};  // so many questions the code could be known
};

struct Review {
    std::vector<ReviewedSheet> sheets{};   // as they lie on the table
    std::optional<ReviewedSheet> machine;  // the MACHINE's own game, played against or not (M-S2)
};

WORDS(Worth, brilliant, best, good, inaccurate, costly, wasted)
WIRE(Amount, rounds, questions)
WIRE(ReviewedQuestion, round, asked, before, after, lost, luck, best, worth, proven)
WIRE(ReviewedSheet, questions, start, lost, luck, played, rest, knownAfter)
WIRE(Review, sheets, machine)

/// One question of a game, with the round that it was asked in.
struct AskedInRound {
    std::uint8_t round = 1;
    Answer answer;
};

/// Reviews games of one layout; what it found out about one helps with the next.
class Reviewer {
public:
    explicit Reviewer(const Layout& layout, Effort effort);
    ReviewedSheet review(std::span<const AskedInRound> asked);

private:
    struct Value {
        Amount amount;
        bool proven = true;
        std::optional<Advice> next;
    };
    Value valueOf(const Position& position);
    Value valueOfAsking(const Position& position, Code proposal, int verifier, bool newRound);
    Worth worthOf(const Position& position, const Value& best, const ReviewedQuestion& question, bool newRound);

    Solver solver_;
    Effort effort_;
};

/// How hard a review thinks about each position, wherever it is made.
Effort reviewEffort();

/// The problem of a game that is over; nothing while it is on (M-A4).
std::optional<Problem> problemIn(const FaceUp& up);
/// The review of every sheet; the game must be over.
Review reviewOf(const FaceUp& up);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
