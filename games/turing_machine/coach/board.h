// What a player has before them: the lines of each card that are not struck out yet, and whose card it may be.
// It starts with everything and only loses; what may be lost, and why, is found by refute.h and chain.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/deduce.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// A line of a row of cards, by its place in criteriaOfRow(layout, row).
struct Line {
    std::uint8_t row = 0, place = 0;
    bool operator==(const Line&) const = default;
};

/// In nightmare: that a row of cards belongs to a verifier.
struct Pairing {
    std::uint8_t row = 0, verifier = 0;
    bool operator==(const Pairing&) const = default;
};

class Board {
public:
    /// Nothing is struck. The position must be valid.
    explicit Board(const Position& position);

    struct Option {
        RowCriterion printed;
        CodeSet codes;
        unsigned fitting = 0;  // the verifiers whose answers it fits
    };

    const Layout& layout() const { return layout_; }
    const std::vector<Answer>& answers() const { return answers_; }
    bool isNightmare() const { return layout_.mode == Mode::nightmare; }
    int rows() const { return layout_.verifiers; }
    const std::vector<Option>& options(int row) const { return options_[static_cast<std::size_t>(row)]; }
    const Option& option(Line line) const { return options(line.row)[line.place]; }

    bool isLeft(Line line) const { return (left_[line.row] >> line.place & 1) != 0; }
    std::uint32_t left(int row) const { return left_[static_cast<std::size_t>(row)]; }
    /// The verifiers that a row may belong to: outside nightmare its own alone.
    unsigned owners(int row) const { return owners_[static_cast<std::size_t>(row)]; }
    bool isLeft(Pairing pairing) const { return (owners_[pairing.row] >> pairing.verifier & 1) != 0; }
    void strike(Line line) { left_[line.row] &= ~(1U << line.place); }
    void strike(Pairing pairing) { owners_[pairing.row] &= ~(1U << pairing.verifier); }

    /// The verifiers that may check this line, as far as the board goes.
    unsigned holders(Line line) const { return option(line).fitting & owners(line.row); }
    /// An answer of this verifier that the line would not have given.
    const Answer* contradiction(Line line, int verifier) const;

    /// The codes that every row still has a line for: what is plain to see, without trying combinations.
    CodeSet codes() const;

private:
    Layout layout_;
    std::vector<Answer> answers_;
    std::array<std::vector<Option>, mostVerifiers> options_;
    Places left_{};
    std::array<unsigned, mostVerifiers> owners_{};
};

/// Calls visit(line) for each line of a row that is left.
template <class Visit>
void forEachLeft(const Board& board, int row, Visit visit) {
    for (std::uint32_t left = board.left(row); left != 0; left &= left - 1)
        visit(Line{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(std::countr_zero(left))});
}

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
