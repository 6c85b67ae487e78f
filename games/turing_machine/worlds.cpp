// Finds the valid selections by depth-first search and numbers the worlds.
// The checks are those of M-C5 and M-C6; why the cuts are right is said where they are made.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/worlds.h"

#include <algorithm>
#include <numeric>

namespace parlour::turing_machine {
namespace {

/// Extends a selection row by row. For each chosen criterion it keeps what the others allow: once that is no more
/// than what all allow, the criterion is superfluous and stays so.
class SelectionSearch {
public:
    SelectionSearch(const Layout& layout, const Places& places) : rows_(layout.verifiers) {
        for (std::size_t row = 0; row < rows_; ++row) {
            const std::vector<RowCriterion> options = criteriaOfRow(layout, static_cast<int>(row));
            for (std::size_t place = 0; place < options.size(); ++place) {
                const Function function = options[place].function;
                if ((places[row] >> place & 1) == 0) continue;
                if (codesOf(function).size() < static_cast<int>(rows_)) continue;  // each other row excludes one
                choices_[row].push_back({codesOf(function), static_cast<std::uint8_t>(place), function});
            }
            // Behind all that have no more choices.
            std::size_t at = row;
            for (; at > 0 && choices_[order_[at - 1]].size() > choices_[row].size(); --at) order_[at] = order_[at - 1];
            order_[at] = row;
        }
    }

    std::vector<Selection> run() {
        extend(0, CodeSet::all());
        // Numbers are sorted instead: the code, the places, and where the selection was found.
        constexpr int bitsOfPlace = 5, bitsOfIndex = 64 - 7 - bitsOfPlace * mostVerifiers;
        std::vector<std::uint64_t> order;
        for (std::size_t i = 0; i < found_.size(); ++i) {
            std::uint64_t number = found_[i].code.index;
            for (const std::uint8_t place : found_[i].places) number = number << bitsOfPlace | place;
            order.push_back(number << bitsOfIndex | i);
        }
        std::ranges::sort(order);
        std::vector<Selection> sorted;
        sorted.reserve(order.size());
        for (const std::uint64_t number : order) sorted.push_back(found_[number & ((1ULL << bitsOfIndex) - 1)]);
        return sorted;
    }

private:
    struct Choice {
        CodeSet codes;
        std::uint8_t place;
        Function function;
    };

    void extend(std::size_t depth, CodeSet allowed) {
        const int stillToExclude = static_cast<int>(rows_ - depth) - 1;
        auto& others = others_[depth + 1];
        for (const Choice& choice : choices_[order_[depth]]) {
            const CodeSet left = allowed & choice.codes;
            if (left == allowed || left.empty()) continue;
            if (stillToExclude == 0 ? !left.isSingle() : left.size() <= stillToExclude) continue;
            bool superfluous = false;
            for (std::size_t i = 0; i < depth && !superfluous; ++i) {
                others[i] = others_[depth][i] & choice.codes;
                superfluous = others[i] == left;
            }
            if (superfluous) continue;
            others[depth] = allowed;
            current_.places[order_[depth]] = choice.place;
            current_.functions[order_[depth]] = choice.function;
            if (stillToExclude > 0) {
                extend(depth + 1, left);
            } else {
                current_.code = left.first();
                found_.push_back(current_);
            }
        }
    }

    std::size_t rows_;
    std::array<std::size_t, mostVerifiers> order_{};
    std::array<std::vector<Choice>, mostVerifiers> choices_;
    std::array<std::array<CodeSet, mostVerifiers>, mostVerifiers + 1> others_{};
    Selection current_;
    std::vector<Selection> found_;
};

}  // namespace

std::vector<Selection> validSelections(const Layout& layout, const Places& places) {
    return SelectionSearch(layout, places).run();
}

bool isValid(std::span<const Function> functions) {
    CodeSet all = CodeSet::all();
    for (const Function function : functions) all = all & codesOf(function);
    if (!all.isSingle()) return false;  // M-C5
    for (std::size_t left = 0; left < functions.size(); ++left) {
        CodeSet others = CodeSet::all();
        for (std::size_t i = 0; i < functions.size(); ++i) {
            if (i != left) others = others & codesOf(functions[i]);
        }
        if (others.isSingle()) return false;  // M-C6
    }
    return true;
}

Worlds::Worlds(const Layout& layout, const Places& places)
    : layout_(layout), selections_(validSelections(layout, places)) {
    if (layout.mode == Mode::nightmare) arrange();
}

/// All permutations of the rows, in lexicographic order: the arrangement's number says which of the rows that are left
/// each verifier takes.
void Worlds::arrange() {
    arrangements_ = 1;
    for (std::uint32_t count = 2; count <= layout_.verifiers; ++count) arrangements_ *= count;
    for (std::uint32_t number = 0; number < arrangements_; ++number) {
        std::vector<std::uint8_t> left;
        for (std::uint8_t row = 0; row < layout_.verifiers; ++row) left.push_back(row);
        auto& rows = rows_.emplace_back();
        std::uint32_t choices = arrangements_;
        std::uint32_t rest = number;
        for (std::uint8_t& row : rows) {
            if (left.empty()) break;
            choices /= static_cast<std::uint32_t>(left.size());
            const auto at = left.begin() + rest / choices;
            row = *at;
            left.erase(at);
            rest %= choices;
        }
    }
}

}  // namespace parlour::turing_machine
