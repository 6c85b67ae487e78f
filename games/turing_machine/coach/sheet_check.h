// "Did I miss something?": the player's marks against what can be known. Nothing is said that a perfect player could
// not know (M-A3), so a mark that happens to be true but does not follow yet is only called uncertain.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/advice.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

enum class MistakeKind : std::uint8_t {
    stillPossible,  // crossed out, but it can be so
    onlyOneLine,  // the same, after a yes that met several lines of the card: it tells of the checked one alone (M-C4)
    cannotBe,     // taken for true, but it cannot be
    notCertain,   // taken for true; it may be, but does not follow yet
};

/// One mark that is not right: of a line, an owner or a digit.
struct Mistake {
    MistakeKind kind = MistakeKind::stillPossible;
    std::optional<PrintedLine> line{};
    std::optional<CardOwner> owner{};
    std::optional<ShapeDigit> digit{};
    std::optional<Said> answer{};        // onlyOneLine: the yes
    std::optional<PrintedLine> other{};  // onlyOneLine: another line that it met
};

struct SheetCheck {
    std::vector<Mistake> mistakes{};
    std::vector<PrintedLine> lines{};  // that could be crossed out, too
    std::vector<CardOwner> owners{};
    std::vector<ShapeDigit> digits{};
};

WORDS(MistakeKind, stillPossible, onlyOneLine, cannotBe, notCertain)
WIRE(Mistake, kind, line, owner, digit, answer, other)
WIRE(SheetCheck, mistakes, lines, owners, digits)

/// Strikes what the player has struck, as far as it is true; and what follows from what they took for true.
void strike(Chain& chain, const Marks& marks);
std::vector<Mistake> mistakesOn(const Chain& chain, const Marks& marks);

SheetCheck checkSheet(const Position& position, const Marks& marks);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
