// What the browser can ask the engine: one of these, with its name in "is". engine.cpp answers.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "core/wire.h"
#include "games/turing_machine/coach/advice.h"

namespace parlour::wasm {

struct Judge {  // may this command be given by who sees this view? (the view as the engine wrote it)
    std::string game;
    wire::Raw view, command;
};
struct AskFacts {  // what follows from this view by the rules?
    std::string game;
    wire::Raw view;
};
struct JudgeOptions {
    std::string game;
    wire::Raw options;
    int players;
};
struct Open {  // a new match, dealt
    std::string game;
    wire::Raw options;
    int players;
    std::uint32_t seed;
};
struct Reopen {  // a match that was kept: its journal is told again
    std::string game;
    wire::Raw options;
    int players;
    std::vector<wire::Raw> journal;
};
struct Submit {
    int seat;
    wire::Raw command;
};
struct EndTime {};  // the limit that runs in the match is over
struct Look {
    int seat;
};
struct Journal {};
struct Deduce {  // what follows from a view of Turing Machine
    wire::Raw view;
};
// ---- The coach of Turing Machine; it looks at a view and at nothing else -----------------------------------
struct AskHint {  // the easiest step that is not on the sheet yet (M-A1)
    wire::Raw view;
    turing_machine::coach::Marks marks;
};
struct AskNext {  // what is best to ask; and what a proposal of one's own would tell
    wire::Raw view;
    std::optional<turing_machine::Code> own;
};
struct CheckSheet {  // what of the sheet is wrong, and what is missing
    wire::Raw view;
    turing_machine::coach::Marks marks;
};
struct ExplainCard {
    std::uint8_t card;
};
struct AskReview {  // after the game (M-A4)
    wire::Raw view;
};
struct AskStrategy {  // after the game: some levels of perfect play from there
    wire::Raw view;
    std::vector<turing_machine::coach::Said> asked;
    std::uint8_t askedThisRound, levels;
};

struct Playthrough {  // a whole game at random, as text
    std::string game;
    wire::Raw options;
    int players;
    std::uint32_t seed;
};
using Question = std::variant<Judge, AskFacts, JudgeOptions, Open, Reopen, Submit, EndTime, Look, Journal, Deduce,
                              AskHint, AskNext, CheckSheet, ExplainCard, AskReview, AskStrategy, Playthrough>;

WIRE(Judge, game, view, command)
WIRE(AskFacts, game, view)
WIRE(JudgeOptions, game, options, players)
WIRE(Open, game, options, players, seed)
WIRE(Reopen, game, options, players, journal)
WIRE(Submit, seat, command)
WIRE(EndTime)
WIRE(Look, seat)
WIRE(Journal)
WIRE(Deduce, view)
WIRE(AskHint, view, marks)
WIRE(AskNext, view, own)
WIRE(CheckSheet, view, marks)
WIRE(ExplainCard, card)
WIRE(AskReview, view)
WIRE(AskStrategy, view, asked, askedThisRound, levels)
WIRE(Playthrough, game, options, players, seed)

}  // namespace parlour::wasm
