// Looks for the cheapest argument, level by level, and then tells it.
// Counting cases first and telling only the best one keeps the search free of allocations.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/refute.h"

#include <algorithm>

namespace parlour::turing_machine::coach {
namespace {

/// Whether each row can have a verifier of its own; `holders` are bits, one set for each row.
bool canBeMatched(std::span<const unsigned> holders, unsigned taken) {
    if (holders.empty()) return true;
    for (unsigned free = holders.front() & ~taken; free != 0; free &= free - 1)
        if (canBeMatched(holders.subspan(1), taken | (free & -free))) return true;
    return false;
}

}  // namespace

// ---- What is supposed ----------------------------------------------------------------------------------

CodeSet Refutation::left() const {
    return supposed_.empty() ? CodeSet::all() : supposed_.back().before & board_.option(supposed_.back().line).codes;
}

void Refutation::suppose(Line line) {
    Supposed next{line, left(), {}};
    for (std::size_t i = 0; i < supposed_.size(); ++i)
        next.others[i] = i + 1 == supposed_.size()
                             ? supposed_.back().before
                             : supposed_.back().others[i] & board_.option(supposed_.back().line).codes;
    supposed_.push_back(next);
}

bool Refutation::isSupposed(int row) const {
    return std::ranges::any_of(supposed_, [&](const Supposed& one) { return one.line.row == row; });
}

// ---- What is seen at a glance -----------------------------------------------------------------------------

std::optional<Refutation::Leaf> Refutation::superfluous(CodeSet left) const {
    const Supposed& last = supposed_.back();
    if (supposed_.size() > 1 && left == last.before) return Leaf{Verdict::superfluous, last.line.row};
    for (std::size_t i = 0; i + 1 < supposed_.size(); ++i)
        if ((last.others[i] & board_.option(last.line).codes) == left)
            return Leaf{Verdict::superfluous, supposed_[i].line.row};
    return {};
}

bool Refutation::treatsAlike(int row, CodeSet codes) const {
    for (std::uint32_t rest = board_.left(row); rest != 0; rest &= rest - 1) {
        const CodeSet met = codes & board_.options(row)[static_cast<std::size_t>(std::countr_zero(rest))].codes;
        if (!met.empty() && met != codes) return false;
    }
    return true;
}

bool Refutation::hasVerifiers() const {
    if (!board_.isNightmare() || board_.answers().empty()) return true;
    std::array<unsigned, mostVerifiers> holders{};
    for (int row = 0; row < board_.rows(); ++row) {
        unsigned& mine = holders[static_cast<std::size_t>(row)];
        const auto chosen = std::ranges::find(supposed_, row, [](const Supposed& one) { return int{one.line.row}; });
        if (chosen != supposed_.end()) {
            mine = board_.holders(chosen->line);
        } else {
            forEachLeft(board_, row, [&](Line line) { mine |= board_.holders(line); });
        }
        if (pairing_ && pairing_->row == row) mine &= 1U << pairing_->verifier;
    }
    return canBeMatched(std::span(holders).first(static_cast<std::size_t>(board_.rows())), 0);
}

std::optional<Refutation::Leaf> Refutation::leaf() const {
    const CodeSet codes = left();
    const int others = board_.rows() - static_cast<int>(supposed_.size());
    if (codes.empty()) return Leaf{Verdict::nothing};
    if (const auto found = superfluous(codes)) return found;
    if (others == 0 && !codes.isSingle()) return Leaf{Verdict::several};
    if (others > 0 && codes.size() <= others) return Leaf{Verdict::tooFew};
    if (!hasVerifiers()) return Leaf{Verdict::noVerifier};
    for (int row = 0; row < board_.rows(); ++row)
        if (!isSupposed(row) && treatsAlike(row, codes)) return Leaf{Verdict::alike, row};
    return {};
}

// ---- Looking ---------------------------------------------------------------------------------------------

int Refutation::costOfCases(int row, int depth, int limit) {
    int sum = 0;
    for (std::uint32_t rest = board_.left(row); rest != 0 && sum < limit; rest &= rest - 1) {
        suppose({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(std::countr_zero(rest))});
        sum += cost(depth - 1, limit - sum);
        withdraw();
    }
    return sum < limit ? sum : never;
}

int Refutation::cost(int depth, int limit) {
    if (limit <= 1 || --tries_ < 0) return never;
    if (leaf()) return 1;
    int best = limit;
    for (int row = 0; row < board_.rows() && depth > 0; ++row)
        if (!isSupposed(row)) best = std::min(best, costOfCases(row, depth, best));
    return best < limit ? best : never;
}

int Refutation::cost(Line line, int depth, int limit) {
    suppose(line);
    const int found = cost(depth, limit);
    withdraw();
    return found;
}

int Refutation::cost(Pairing pairing, int depth, int limit) {
    int sum = 0;
    pairing_ = pairing;
    forEachLeft(board_, pairing.row, [&](Line line) {
        if (sum >= limit) return;
        const bool fits = (board_.option(line).fitting >> pairing.verifier & 1) != 0;
        sum += fits ? (depth > 0 ? cost(line, depth - 1, limit - sum) : never) : 1;
    });
    pairing_.reset();
    return sum < limit ? sum : never;
}

// ---- Telling ---------------------------------------------------------------------------------------------

void Refutation::tell(int depth, Case& at, Argument& argument) {
    at.codes = left();
    if (const auto found = leaf()) {
        at.verdict = found->verdict;
        if (found->row >= 0) at.row = static_cast<std::uint8_t>(found->row);
        if (found->verdict == Verdict::alike) argument.rows |= 1U << found->row;
        if (found->verdict == Verdict::noVerifier) argument.rows |= (1U << board_.rows()) - 1;
        argument.cases.push_back(at);
        return;
    }
    int best = -1, least = never;
    for (int row = 0; row < board_.rows(); ++row) {
        if (isSupposed(row)) continue;
        const int cases = costOfCases(row, depth, least);
        if (cases < least) best = row, least = cases;
    }
    at.row = static_cast<std::uint8_t>(best);
    argument.cases.push_back(at);
    argument.rows |= 1U << best;
    forEachLeft(board_, best, [&](Line line) {
        Case next{.depth = static_cast<std::uint8_t>(at.depth + 1), .line = line};
        suppose(line);
        tell(depth - 1, next, argument);
        withdraw();
    });
}

Argument Refutation::tell(Line line, int depth) {
    Argument argument;
    Case first{.line = line};
    tries_ = never;
    suppose(line);
    tell(depth, first, argument);
    withdraw();
    return argument;
}

Argument Refutation::tell(Pairing pairing, int depth) {
    Argument argument;
    argument.cases.push_back({.pairing = pairing, .row = pairing.row, .codes = CodeSet::all()});
    argument.rows = 1U << pairing.row;
    tries_ = never;
    pairing_ = pairing;
    forEachLeft(board_, pairing.row, [&](Line line) {
        Case next{.depth = 1, .line = line};
        if (const Answer* said = board_.contradiction(line, pairing.verifier)) {
            next.verdict = Verdict::answer;
            next.answer = *said;
            argument.cases.push_back(next);
            return;
        }
        suppose(line);
        tell(depth - 1, next, argument);
        withdraw();
    });
    pairing_.reset();
    return argument;
}

}  // namespace parlour::turing_machine::coach
