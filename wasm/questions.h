// What the browser can ask the engine: one of these, with its name in "is". engine.cpp answers.
// SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/wire.h"
#include "games/note.h"
#include "games/turing_machine/coach/advice.h"
#include "games/turing_machine/practice/cardboard.h"
#include "games/verify.h"

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
struct Look {       // without a seat: what a watcher sees
    std::optional<int> seat;
};
struct AskClock {};  // the limit of the rules that runs now, if one does
struct Journal {};
struct OpenFilm {  // a game that is over, as a house or a file tells it; it stays beside the match
    Film film;
};
struct LookAt {  // what a seat, or a watcher, saw of the film after so many steps
    std::optional<int> seat;
    std::uint32_t steps;
};
struct TakeNote {  // what this seat takes home of a game that is over
    Film film;
    int seat;
};
struct NoteAlone {  // the same of a game that one person played without a house
    std::string game, name;
    wire::Raw options;
    std::vector<wire::Raw> journal;
    std::int64_t at;
};
struct CheckNotes {  // is everything in these notes as it may be?
    std::vector<wire::Raw> notes;
};
struct PlotPoints {  // how the points of the film came about, as SVG; the words are the page's, and how wide it is
    std::string title, across, up;
    std::vector<std::string> names;
    std::uint16_t width;
};
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

struct Generate {  // a new problem, by its share code
    turing_machine::ProblemChoice problem;
    std::uint32_t seed;
};
struct AskDaily {  // the problems of a day, such as 2026-11-17
    std::string day;
};
struct Verify {  // was a game dealt as its house had promised? (docs/fairness.md)
    Replay replay;
    Witness witness;
};
// ---- Practice in Turing Machine -----------------------------------------------------------------------------
struct AskGrade {  // how hard its cards are for a person
    wire::Raw view;
};
struct AskLadder {};  // a hundred problems, each harder than the one before
struct AskDrill {     // a position in which this kind of reasoning is the easiest step
    turing_machine::coach::Idea idea;
    std::uint32_t number;
};
struct LayOut {  // a game that is played with the cardboard of the box
    turing_machine::practice::CardboardGame game;
};
struct Playthrough {  // a whole game at random, as text
    std::string game;
    wire::Raw options;
    int players;
    std::uint32_t seed;
};
using Question = std::variant<Judge, AskFacts, JudgeOptions, Open, Reopen, Submit, EndTime, Look, AskClock, Journal,
                              OpenFilm, LookAt, TakeNote, NoteAlone, CheckNotes, PlotPoints, Deduce, AskHint, AskNext,
                              CheckSheet, ExplainCard, AskReview, AskStrategy, Generate, AskDaily, Verify, AskGrade,
                              AskLadder, AskDrill, LayOut, Playthrough>;

WIRE(Judge, game, view, command)
WIRE(AskFacts, game, view)
WIRE(JudgeOptions, game, options, players)
WIRE(Open, game, options, players, seed)
WIRE(Reopen, game, options, players, journal)
WIRE(Submit, seat, command)
WIRE(EndTime)
WIRE(Look, seat)
WIRE(AskClock)
WIRE(Journal)
WIRE(OpenFilm, film)
WIRE(LookAt, seat, steps)
WIRE(TakeNote, film, seat)
WIRE(NoteAlone, game, name, options, journal, at)
WIRE(CheckNotes, notes)
WIRE(PlotPoints, title, across, up, names, width)
WIRE(Deduce, view)
WIRE(AskHint, view, marks)
WIRE(AskNext, view, own)
WIRE(CheckSheet, view, marks)
WIRE(ExplainCard, card)
WIRE(AskReview, view)
WIRE(AskStrategy, view, asked, askedThisRound, levels)
WIRE(Generate, problem, seed)
WIRE(AskDaily, day)
WIRE(Verify, replay, witness)
WIRE(AskGrade, view)
WIRE(AskLadder)
WIRE(AskDrill, idea, number)
WIRE(LayOut, game)
WIRE(Playthrough, game, options, players, seed)

}  // namespace parlour::wasm
