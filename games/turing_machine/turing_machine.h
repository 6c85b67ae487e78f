// Turing Machine, the whole truth: what not everybody may see, and the functions of the game (rules.cpp).
// What players say and see is in view.h; the mathematics are in deduce.h, solve.h, machine.h and generate.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/problem.h"
#include "games/turing_machine/verification_cards.h"
#include "games/turing_machine/view.h"

namespace parlour::turing_machine {

// ---- Secret events: kept in the journal, never sent ---------------------------------------------------
struct ProblemDealt {  // M-C3: what each verifier checks
    PerVerifier<ActiveCriterion> criteria;
    Code code;
    Symbol symbol;
};
struct CodeWritten {  // M-R7
    Seat seat;
    std::optional<Code> code;
};
using SecretEvent = std::variant<ProblemDealt, CodeWritten>;
using Event = Join<PublicEvent, SecretEvent>::Type;

/// What the machine keeps to itself, and the codes that lie face down, by sheet.
struct FaceDown {
    ProblemDealt truth;
    ForEach<std::optional<Code>> written;
};

struct State {
    FaceUp up;
    FaceDown down;
};

WORDS(Symbol, lozenge, pound, slash, currency)
JOURNAL(ProblemDealt, criteria, code, symbol)
JOURNAL(CodeWritten, seat, code)
JOURNAL(FaceDown, truth, written)
JOURNAL(State, up, down)

void fold(FaceUp& up, const MachineSet& event);
void fold(FaceUp& up, const RoundBegun& event);
void fold(FaceUp& up, const Proposed& event);
void fold(FaceUp& up, const Asked& event);
void fold(FaceUp& up, const Finished& event);
void fold(FaceUp& up, const HintTaken& event);
void fold(FaceUp& up, const ThumbsShown& event);
void fold(FaceUp& up, const CodesChecked& event);
void fold(FaceUp& up, const GameOver& event);
void fold(FaceDown& down, const RoundBegun& event);
void fold(FaceDown& down, const ProblemDealt& event);
void fold(FaceDown& down, const CodeWritten& event);

/// The problem that was dealt.
Problem problemOf(const State& state);

/// What the MACHINE is to solve, and with which mind.
struct MachineTask {
    Problem problem;
    Strength strength;
};

struct TuringMachine {
    static constexpr std::string_view name = "turing-machine", title = "Turing Machine",
                                      summary = "Question a machine without electricity and find its code.";
    static constexpr int version = 1, fewestPlayers = 1, mostPlayers = turing_machine::mostPlayers;
    using Options = turing_machine::Options;
    using Command = turing_machine::Command;
    using PublicEvent = turing_machine::PublicEvent;
    using SecretEvent = turing_machine::SecretEvent;
    using FaceUp = turing_machine::FaceUp;
    using State = turing_machine::State;
    using View = turing_machine::View;
    using Facts = turing_machine::Facts;

    /// Why an event from a journal, or a view from a stranger, does not fit; empty if it does (fits.cpp).
    static std::string_view misfit(const State& state, const Event& event);
    static std::string_view misfit(const View& view);

    static std::vector<OptionText> optionTexts();
    static MaybeRefusal whyNot(const Options& options, int players);
    static State table(const Options& options, int players);
    static void start(Story<TuringMachine>& story, Chance& chance);

    static Mine mine(const State& state, Seat seat);
    static View view(const State& state, Seat seat) { return {seat, state.up, mine(state, seat)}; }
    static View watch(const FaceUp& up);
    static MaybeVeto whyNot(const View& view, const Command& command) { return turing_machine::whyNot(view, command); }
    static Facts facts(const View& view) { return factsOf(view); }
    static void play(Story<TuringMachine>& story, Seat seat, const Command& command, Chance& chance) {
        play(story, seat, command, chance, {});
    }
    /// The MACHINE's own game (M-S2): seconds of searching, for the hardest problems and the perfect one.
    using Homework = MachineTask;
    using Learnt = Score;
    static std::optional<Homework> homework(const State& state);
    static std::string nameOf(const Homework& task);
    static Learnt workOut(const Homework& task);
    /// Whether a code is shown. Then the game is over, right or wrong: to wait for its homework tells nobody anything.
    static bool needsHomework(const Command& command);
    static void play(Story<TuringMachine>& story, Seat seat, const Command& command, Chance& chance,
                     const std::optional<Learnt>& learnt);
    static std::vector<Command> everyCommand(const Options& options);
    /// For random play: asks more than it shows, and seldom claims to know the code.
    static std::optional<Command> improvise(const View& view, Chance& chance);
    static constexpr bool isTimed = false;
    static std::optional<Clock> clock(const FaceUp&) { return {}; }  // people take the time they want
    static void timeUp(Story<TuringMachine>&, Chance&) {}
    static State redeal(const View& view, Chance& chance);

    static bool mayTalk(const FaceUp&, Seat) { return true; }
    static bool isOver(const FaceUp& up) { return up.phase == Phase::over; }
    /// Questions asked: the fewer, the better.
    static std::vector<int> scores(const FaceUp& up);
    static std::vector<Seat> winners(const FaceUp& up);
};

/// Thumbs, checked codes and the end tell everybody secrets, by the rules. An answer is told to who asked (M-H1), or to
/// the group (M-S1).
inline bool reveals(const Options& options, const EventOf<TuringMachine>& event, int seat) {
    if (const auto* asked = std::get_if<Asked>(&event))
        return options.play == Play::together ? seat >= 0 : seat == static_cast<int>(asked->seat);
    return std::holds_alternative<ThumbsShown>(event) || std::holds_alternative<CodesChecked>(event) ||
           std::holds_alternative<GameOver>(event);
}

}  // namespace parlour::turing_machine
