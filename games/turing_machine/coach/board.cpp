// Lays the cards out and remembers what is struck.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/board.h"

#include <algorithm>

namespace parlour::turing_machine::coach {

Board::Board(const Position& position) : layout_(position.layout), answers_(position.answers) {
    for (int row = 0; row < rows(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        owners_[at] = isNightmare() ? (1U << rows()) - 1 : 1U << row;  // M-C8
        for (const RowCriterion& printed : criteriaOfRow(layout_, row)) {
            Option option{printed, codesOf(printed.function), (1U << rows()) - 1};
            for (const Answer& answer : answers_)
                if (option.codes.has(answer.proposal) != answer.yes) option.fitting &= ~(1U << answer.verifier);
            options_[at].push_back(option);
        }
        left_[at] = static_cast<std::uint32_t>((std::uint64_t{1} << options_[at].size()) - 1);
    }
}

const Answer* Board::contradiction(Line line, int verifier) const {
    const auto found = std::ranges::find_if(answers_, [&](const Answer& answer) {
        return answer.verifier == verifier && option(line).codes.has(answer.proposal) != answer.yes;
    });
    return found == answers_.end() ? nullptr : &*found;
}

CodeSet Board::codes() const {
    CodeSet all = CodeSet::all();
    for (int row = 0; row < rows(); ++row) {
        CodeSet accepted;
        forEachLeft(*this, row, [&](Line line) { accepted = accepted | option(line).codes; });
        all = all & accepted;
    }
    return all;
}

}  // namespace parlour::turing_machine::coach
