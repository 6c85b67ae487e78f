// What lies on the table at the start: the mode and the criteria cards of each verifier (M-C3, M-C7, M-C8).
// What the verifiers secretly check makes it a problem: problem.h.
// SPDX-License-Identifier: MIT
#pragma once
#include <vector>

#include "games/turing_machine/criteria.h"
#include "games/turing_machine/kinds.h"

namespace parlour::turing_machine {

inline constexpr int fewestVerifiers = 4;
inline constexpr int mostVerifiers = 6;
inline constexpr int mostQuestionsInRound = 3;  // M-R2

/// The cards as they are laid out. In nightmare a row of cards is not yet a verifier's own.
struct Layout {
    Mode mode = Mode::classic;
    std::uint8_t verifiers = 0;
    std::array<std::array<std::uint8_t, 2>, mostVerifiers> cards{};  // the second is 0 but in extreme

    bool operator==(const Layout&) const = default;
};

/// A layout from lists of cards, one of each list for a row; the second list is for extreme only. It may be wrong: ask
/// whyNot.
Layout layoutOf(Mode mode, std::span<const int> cards, std::span<const int> secondCards = {});

/// One criterion of a row: where it is printed and which codes it accepts.
struct RowCriterion {
    std::uint8_t card = 0;
    std::uint8_t place = 0;  // on the card, from 0
    Function function = 0;
};

/// The criteria that may be active in a row; in extreme one printed on both cards counts once.
std::vector<RowCriterion> criteriaOfRow(const Layout& layout, int row);

/// A sentence that says what is wrong with these cards, if anything is.
std::optional<std::string> whyNot(const Layout& layout);

/// Verifiers are called A to F.
constexpr char letterOf(int verifier) { return static_cast<char>('A' + verifier); }

const char* toText(Mode mode);
std::optional<Mode> modeFrom(std::string_view text);

}  // namespace parlour::turing_machine
