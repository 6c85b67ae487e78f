// What the coach says to a page or a terminal: structured, without a sentence, so that it can be put into any language
// and pointed at on the board. Lines are named by card and place, as they are printed; verifiers by their letters.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/chain.h"
#include "games/turing_machine/view.h"

namespace parlour::turing_machine::coach {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

enum class ShapeOf : std::uint8_t { triangle, square, circle };

struct PrintedLine {
    std::uint8_t card = 0, place = 0;
};
struct CardOwner {  // nightmare: that a card belongs to a verifier
    std::uint8_t card = 0;
    Verifier verifier = Verifier::A;
};
struct ShapeDigit {
    ShapeOf shape = ShapeOf::triangle;
    std::uint8_t digit = 1;
};
struct Said {
    Code proposal{};
    Verifier verifier = Verifier::A;
    bool yes = false;
};

/// The player's own marks on the sheet.
struct Marks {
    std::vector<PrintedLine> crossed{}, taken{};
    std::vector<CardOwner> notOwners{}, owners{};
    std::vector<ShapeDigit> digits{};  // crossed out
};

/// What a case is about: the letter of a verifier, or in nightmare a card.
struct SupposedCase {
    std::uint8_t depth = 0;
    std::optional<PrintedLine> line{};
    std::optional<CardOwner> owner{};
    Verdict verdict = Verdict::cases;
    std::optional<std::uint8_t> row{};  // 0 for A, or in nightmare for the first card
    std::vector<Code> codes{};          // that would be left, if they are few
    std::uint8_t left = 0;              // how many
    std::optional<Said> answer{};
};

/// What kind of thinking a step takes: the second strength of a hint.
enum class Idea : std::uint8_t { answer, uniqueness, superfluous, counting, owners, trial, digits, code };

struct HintStep {
    Reason reason = Reason::answer;
    Idea idea = Idea::answer;
    std::vector<PrintedLine> lines{};  // that can be struck; one printed on both cards of a verifier stands here twice
    std::vector<CardOwner> owners{};
    std::vector<ShapeDigit> digits{};
    std::optional<Code> code{};
    std::optional<Said> answer{};
    std::vector<SupposedCase> cases{};
    std::optional<std::uint8_t> row{};  // whose lines say so about digits
    std::vector<std::uint8_t> cards{};  // a crowd
    std::vector<Verifier> verifiers{};  // a crowd
    std::uint32_t combinations = 0;
};

struct Hint {
    std::uint16_t strikable = 0;     // lines and owners that could be struck now
    std::uint16_t wrong = 0;         // marks of the sheet that are not true: to be looked at first
    std::optional<HintStep> step{};  // none: a question is needed
};

WORDS(ShapeOf, triangle, square, circle)
WORDS(Verdict, cases, nothing, several, superfluous, alike, tooFew, noVerifier, answer)
WORDS(Reason, answer, suppose, answers, crowd, tried, lines, codes, onlyCode)
WORDS(Idea, answer, uniqueness, superfluous, counting, owners, trial, digits, code)
WIRE(PrintedLine, card, place)
WIRE(CardOwner, card, verifier)
WIRE(ShapeDigit, shape, digit)
WIRE(Said, proposal, verifier, yes)
OPTIONS(Marks, crossed, taken, notOwners, owners, digits)
WIRE(SupposedCase, depth, line, owner, verdict, row, codes, left, answer)
WIRE(HintStep, reason, idea, lines, owners, digits, code, answer, cases, row, cards, verifiers, combinations)
WIRE(Hint, strikable, wrong, step)

/// The game as the one knows it who sees this view; nobody who only watches.
std::optional<Position> positionIn(const View& view);

/// Where a printed line stands, if these cards have it.
std::optional<Line> lineOf(const Layout& layout, PrintedLine printed);
/// Everywhere that a line is printed in its row: in extreme it may be on both cards.
std::vector<PrintedLine> printed(const Layout& layout, Line line);
std::optional<int> rowOf(const Layout& layout, std::uint8_t card);

Idea ideaOf(const Step& step);
HintStep told(const Layout& layout, const Step& step);

/// The easiest step that is not on the sheet yet (M-A3).
Hint hintFor(const Position& position, const Marks& marks);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::coach
