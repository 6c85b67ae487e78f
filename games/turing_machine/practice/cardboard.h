// A game that is played with the cardboard of the box (M-B1): the cards are typed in, and what the verifiers said is
// read from the verification cards and told. The truth is not known here; whatever fits all that was read may be it.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/problem.h"
#include "games/turing_machine/view.h"

namespace parlour::turing_machine::practice {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

/// What a player did, and what the cardboard said to it.
struct ReadMove {
    Command command{};
    std::optional<bool> said{};  // of Ask: the verifier's answer; of Show with a code: whether it was right
};

struct CardboardGame {
    Mode mode = Mode::classic;
    Few<std::uint8_t, 2 * mostVerifiers> cards{};  // in extreme in pairs
    Few<std::uint16_t, mostVerifiers> numbers{};   // of the verification cards, if they are told
    Strength machine = Strength::careless;
    std::vector<ReadMove> moves{};
};

enum class CardboardTrouble : std::uint8_t {
    none,
    cards,          // these are no four to six cards of a box
    noProblem,      // no problem can be made of these cards
    numbers,        // the verification cards do not make a problem with them
    contradiction,  // M-B2: nothing fits what was read; one of the suspects was read wrongly
    unsaid,         // what the cardboard said to the last move must be told
};

struct CardboardTable {
    CardboardTrouble trouble = CardboardTrouble::none;
    std::vector<std::uint16_t> suspects{};  // moves: if one of them alone was read wrongly, all fits
    std::optional<View> view{};             // none if there is trouble
    std::uint32_t worlds = 0;               // that fit all that was read
    std::optional<Score> fewest{}, most{};  // M-B3: of the MACHINE over those worlds, after the game
};

WORDS(CardboardTrouble, none, cards, noProblem, numbers, contradiction, unsaid)
WIRE(ReadMove, command, said)
WIRE(CardboardGame, mode, cards, numbers, machine, moves)
WIRE(CardboardTable, trouble, suspects, view, worlds, fewest, most)

/// The game as it stands; or what is wrong. A move that the rules refuse is a fault of who asks.
OrFault<CardboardTable> laidOut(const CardboardGame& game);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::practice
