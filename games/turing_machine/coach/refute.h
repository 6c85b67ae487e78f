// Why something cannot be: suppose it were, and look what follows. At most a few cases, and cases of cases, each of
// which ends in something that a player sees at a glance: no code is left, a verifier would be superfluous (M-C6), ...
// The cheapest such argument is found; chain.h puts arguments into an order.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/board.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// What comes of the lines that are supposed.
enum class Verdict : std::uint8_t {
    cases,        // it has to be looked at case by case: the lines of `row`, or the verifiers that a row may belong to
    nothing,      // no code meets them all (M-C5)
    several,      // every row has its line, and more than one code is left (M-C5)
    superfluous,  // the others say all that the line of `row` says (M-C6)
    alike,        // whatever `row` checks, it treats all codes that are left alike: superfluous, or nothing is left
    tooFew,       // each verifier that is left must exclude a code of its own, and there are not enough (M-C6)
    noVerifier,   // by their answers there is no verifier of its own for each of these lines (M-C8)
    answer,       // a verifier has said something else
};

/// One thing that is supposed, and what comes of it. Cases follow the one that they belong to, one level deeper.
struct Case {
    std::uint8_t depth = 0;
    std::optional<Line> line{};
    std::optional<Pairing> pairing{};
    Verdict verdict = Verdict::cases;
    std::optional<std::uint8_t> row{};  // whom the verdict is about
    CodeSet codes{};                    // that would be left
    std::optional<Answer> answer{};     // that speaks against it
};

struct Argument {
    std::vector<Case> cases{};  // the first is what is refuted
    unsigned rows = 0;          // of which all lines were gone through that the board has
};

/// Finds arguments on a board. It tries no more than so many cases in all.
class Refutation {
public:
    Refutation(const Board& board, int mostTries) : board_(board), tries_(mostTries) {}

    static constexpr int never = 1 << 20;
    /// How many cases an argument of at most this depth takes; `never`, if there is none below the limit.
    int cost(Line line, int depth, int limit);
    int cost(Pairing pairing, int depth, int limit);
    /// The argument, which there must be.
    Argument tell(Line line, int depth);
    Argument tell(Pairing pairing, int depth);

private:
    struct Leaf {
        Verdict verdict = Verdict::cases;
        int row = -1;
    };
    struct Supposed {
        Line line;
        CodeSet before;                             // what the lines before it leave
        std::array<CodeSet, mostVerifiers> others;  // for each line before it, what all but that one leave
    };

    void suppose(Line line);
    void withdraw() { supposed_.pop_back(); }
    bool isSupposed(int row) const;
    CodeSet left() const;
    std::optional<Leaf> leaf() const;
    std::optional<Leaf> superfluous(CodeSet left) const;
    bool treatsAlike(int row, CodeSet codes) const;
    bool hasVerifiers() const;

    int cost(int depth, int limit);
    int costOfCases(int row, int depth, int limit);
    void tell(int depth, Case& at, Argument& argument);

    const Board& board_;
    int tries_;
    std::vector<Supposed> supposed_{};
    std::optional<Pairing> pairing_{};
};

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
