// Checks the coach's steps without the coach: what is struck is impossible, and the reason that is given is one, by
// plain trial of everything that the board before the step allows. SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include "games/turing_machine/coach/chain.h"

namespace parlour::turing_machine::coach {

inline Code code(std::string_view text) { return *codeFrom(text); }

/// All combinations of the lines that a board has, with some lines and one owner supposed: whether any makes a problem
/// (M-C5, M-C6) in which every row has a verifier of its own that it fits (M-C8).
class Trial {
public:
    explicit Trial(const Board& board) : board_(board) {}

    bool finds(std::span<const Line> supposed, std::optional<Pairing> owner) {
        supposed_ = supposed;
        owner_ = owner;
        return extend(0, CodeSet::all());
    }

private:
    bool extend(int row, CodeSet codes) {
        if (codes.empty()) return false;
        if (row == board_.rows()) return isProblem();
        for (std::uint8_t place = 0; place < board_.options(row).size(); ++place) {
            const Line line{static_cast<std::uint8_t>(row), place};
            const bool isOther =
                std::ranges::any_of(supposed_, [&](Line one) { return one.row == row && one != line; });
            const bool isThis = std::ranges::any_of(supposed_, [&](Line one) { return one == line; });
            if (isOther || (!isThis && !board_.isLeft(line))) continue;
            chosen_[static_cast<std::size_t>(row)] = line;
            if (extend(row + 1, codes & board_.option(line).codes)) return true;
        }
        return false;
    }
    bool isProblem() {
        std::array<Function, mostVerifiers> functions{};
        for (std::size_t row = 0; row < static_cast<std::size_t>(board_.rows()); ++row)
            functions[row] = board_.option(chosen_[row]).printed.function;
        return isValid(std::span(functions).first(static_cast<std::size_t>(board_.rows()))) && canBeOwned(0, 0);
    }
    bool canBeOwned(int row, unsigned taken) {
        if (row == board_.rows() || !board_.isNightmare()) return true;
        const Line line = chosen_[static_cast<std::size_t>(row)];
        for (std::uint8_t verifier = 0; verifier < board_.rows(); ++verifier) {
            const Pairing pairing{static_cast<std::uint8_t>(row), verifier};
            if ((taken >> verifier & 1) != 0 || !board_.isLeft(pairing)) continue;
            if (owner_ && owner_->row == row && *owner_ != pairing) continue;
            if (board_.contradiction(line, verifier) != nullptr) continue;
            if (canBeOwned(row + 1, taken | 1U << verifier)) return true;
        }
        return false;
    }

    const Board& board_;
    std::span<const Line> supposed_;
    std::optional<Pairing> owner_;
    std::array<Line, mostVerifiers> chosen_{};
};

/// Every end of an argument holds, and no case was forgotten.
inline void expectArgument(const Board& board, const std::vector<Case>& cases) {
    ASSERT_FALSE(cases.empty());
    Trial trial(board);
    const std::optional<Pairing> owner = cases.front().pairing;
    std::vector<Line> path;
    for (std::size_t at = 0; at < cases.size(); ++at) {
        const Case& one = cases[at];
        const std::size_t before = one.depth - (owner && one.depth > 0 ? 1U : 0U);
        path.resize(std::min(path.size(), before));
        if (one.line) path.push_back(*one.line);
        CodeSet codes = CodeSet::all();
        for (const Line line : path) codes = codes & board.option(line).codes;
        if (one.verdict == Verdict::cases) {
            std::uint32_t seen = 0;
            for (std::size_t next = at + 1; next < cases.size() && cases[next].depth > one.depth; ++next)
                if (cases[next].depth == one.depth + 1) {
                    EXPECT_EQ(cases[next].line->row, *one.row);
                    seen |= 1U << cases[next].line->place;
                }
            EXPECT_EQ(seen, board.left(*one.row)) << "a case was forgotten";
            continue;
        }
        EXPECT_FALSE(trial.finds(path, owner)) << "this case can be, after all";
        if (one.verdict == Verdict::nothing) EXPECT_TRUE(codes.empty());
        if (one.verdict == Verdict::several) EXPECT_GT(codes.size(), 1);
        if (one.verdict == Verdict::tooFew) EXPECT_LE(codes.size(), board.rows() - static_cast<int>(path.size()));
        if (one.verdict == Verdict::superfluous) {
            CodeSet others = CodeSet::all();
            for (const Line line : path)
                if (line.row != *one.row) others = others & board.option(line).codes;
            EXPECT_EQ(others, codes);
        }
        if (one.verdict == Verdict::answer)
            EXPECT_NE(board.option(*one.line).codes.has(one.answer->proposal), one.answer->yes);
        if (one.verdict != Verdict::answer) EXPECT_EQ(one.codes, codes);
    }
}

/// The step holds on the board before it; `thorough` tries every combination.
inline void expectTrue(const Chain& truth, const Board& board, const Step& step, bool thorough) {
    for (const Line line : step.lines) EXPECT_FALSE(truth.isPossible(line));
    for (const Pairing pairing : step.pairings) EXPECT_FALSE(truth.isPossible(pairing));
    for (const Digit digit : step.digits) EXPECT_FALSE(truth.isPossible(digit));
    EXPECT_TRUE(!step.lines.empty() || !step.pairings.empty() || !step.digits.empty() || step.code);
    if (step.code) {
        EXPECT_TRUE(truth.truth().codes.isSingle());
        EXPECT_EQ(truth.truth().codes.first(), *step.code);
    }
    if (step.reason == Reason::answer) {
        for (const Line line : step.lines) {
            EXPECT_EQ(line.row, step.answer->verifier);
            EXPECT_NE(board.option(line).codes.has(step.answer->proposal), step.answer->yes);
        }
    }
    if (step.reason == Reason::answers) {
        unsigned named = 0;
        for (const Case& one : step.cases) {
            named |= 1U << one.pairing->verifier;
            EXPECT_EQ(one.answer->verifier, one.pairing->verifier);
            EXPECT_NE(board.option(step.lines.front()).codes.has(one.answer->proposal), one.answer->yes);
        }
        EXPECT_EQ(named, board.owners(step.lines.front().row));
    }
    if (step.reason == Reason::crowd) {
        unsigned rows = 0, verifiers = 0;
        for (int row = 0; row < board.rows(); ++row) {
            if ((board.owners(row) & step.verifiers) != 0) rows |= 1U << row;
            if ((step.rows >> row & 1) != 0) verifiers |= board.owners(row);
        }
        EXPECT_EQ(std::popcount(step.rows), std::popcount(step.verifiers));
        EXPECT_TRUE(rows == step.rows || verifiers == step.verifiers);
    }
    if (step.reason == Reason::suppose && thorough) expectArgument(board, step.cases);
    if (step.reason == Reason::tried && thorough) {
        Trial trial(board);
        for (const Line line : step.lines) EXPECT_FALSE(trial.finds(std::array{line}, {}));
        for (const Pairing pairing : step.pairings) EXPECT_FALSE(trial.finds({}, pairing));
    }
}

/// Every step of the chain is true, and it ends where no more can be known without a question.
inline void expectWholeChain(const Position& position, bool thorough, std::array<int, 8>& reasons) {
    const Chain truth(position);
    Board board(position);
    const std::vector<Step> steps = wholeChain(position);
    for (const Step& step : steps) {
        expectTrue(truth, board, step, thorough);
        for (const Line line : step.lines) board.strike(line);
        for (const Pairing pairing : step.pairings) board.strike(pairing);
        ++reasons[static_cast<std::size_t>(step.reason)];
    }
    if (truth.truth().codes.isSingle()) {
        ASSERT_FALSE(steps.empty());
        EXPECT_EQ(steps.back().code, truth.truth().codes.first()) << "the code can be known";
        return;
    }
    EXPECT_TRUE(std::ranges::none_of(steps, [](const Step& step) { return step.code.has_value(); }));
    for (int row = 0; row < board.rows(); ++row) {
        forEachLeft(board, row, [&](Line line) { EXPECT_TRUE(truth.isPossible(line)) << "more could be struck"; });
        for (std::uint8_t verifier = 0; verifier < board.rows(); ++verifier)
            if (const Pairing pairing{static_cast<std::uint8_t>(row), verifier}; board.isLeft(pairing))
                EXPECT_TRUE(truth.isPossible(pairing)) << "more could be struck";
    }
}

}  // namespace parlour::turing_machine::coach
