// Answers the browser's questions (questions.h); see engine.h.
// SPDX-License-Identifier: MIT
#include "wasm/engine.h"

#include "games/games.h"
#include "games/turing_machine/choose_problem.h"
#include "games/turing_machine/coach/card_explained.h"
#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/coach/sheet_check.h"
#include "games/turing_machine/coach/strategy.h"
#include "games/turing_machine/coach/thinking.h"
#include "games/turing_machine/daily/daily.h"
#include "games/turing_machine/practice/drill.h"
#include "games/turing_machine/practice/ladder.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"
#include "plot/of_games.h"

namespace parlour::wasm {
namespace {

std::string answerWith(std::string_view name, std::string_view json) {
    return std::string("{\"").append(name).append("\":").append(json).append("}");
}

std::string quoted(std::string_view text) {
    std::string json;
    wire::writeString(json, text);
    return json;
}

std::string error(std::string_view what) { return answerWith("error", quoted(what)); }
std::string fine() { return answerWith("fine", "true"); }

std::string listOf(const std::vector<std::string>& items) {
    std::string list = "[";
    for (const std::string& item : items) {
        if (list.size() > 1) list += ',';
        list += item;
    }
    return list + "]";
}

/// What everybody sees of what happened.
std::string told(const std::vector<Happening>& happenings) {
    std::vector<std::string> events;
    for (const Happening& happening : happenings)
        if (happening.isPublic) events.push_back(happening.json);
    return answerWith("events", listOf(events));
}

/// Asks a game that must be there.
std::string withGame(std::string_view name, auto&& ask) {
    const AnyGame* const game = findGame(name);
    return game ? ask(*game) : error("there is no such game");
}

// ---- What needs no match -----------------------------------------------------------------------------

std::string reply(const Judge& judge) {
    return withGame(judge.game, [&](const AnyGame& game) {
        const auto judgement = game.judge(judge.view.json, judge.command.json);
        if (!judgement) return error(judgement.error().says);
        const auto& refusal = *judgement;
        return refusal ? answerWith("refused", wire::message(*refusal)) : fine();
    });
}

std::string reply(const AskFacts& ask) {
    return withGame(ask.game, [&](const AnyGame& game) {
        const auto facts = game.facts(ask.view.json);
        return facts ? answerWith("facts", *facts) : error(facts.error().says);
    });
}

std::string reply(const JudgeOptions& judge) {
    return withGame(judge.game, [&](const AnyGame& game) {
        const auto judgement = game.whyNot(judge.options.json, judge.players);
        if (!judgement) return error(judgement.error().says);
        return *judgement ? answerWith("refused", wire::message(**judgement)) : fine();
    });
}

std::string reply(const Playthrough& play) {
    return withGame(play.game, [&](const AnyGame& game) {
        const auto text = game.playthrough(play.options.json, play.players, play.seed);
        if (!text) return error(text.error().says);
        return answerWith("text", quoted(*text));
    });
}

std::string reply(const Deduce& asked) {
    turing_machine::View view;
    if (const auto fault = wire::read(asked.view.json, view)) return error(fault->says);
    const auto deduction = turing_machine::deduce(turing_machine::layoutOf(view.up), turing_machine::answersIn(view));
    std::vector<std::string> codes;
    forEachCode(deduction.codes, [&](turing_machine::Code code) { codes.push_back(quoted(toText(code))); });
    return answerWith("codes", listOf(codes));
}

std::string reply(const Verify& asked) {
    return answerWith("verdict", wire::message(verify(asked.replay, asked.witness)));
}

// ---- Notes -------------------------------------------------------------------------------------------

std::string noteOn(const Film& film, int seat) {
    const auto note = noteOf(film, seat);
    return note ? answerWith("note", wire::message(*note)) : error(note.error().says);
}

std::string reply(const TakeNote& asked) { return noteOn(asked.film, asked.seat); }

std::string reply(const NoteAlone& asked) {
    return withGame(asked.game, [&](const AnyGame& game) {
        Film film;
        film.replay.game = asked.game;
        film.replay.rules = game.version();
        film.replay.options = asked.options;
        film.replay.players = {asked.name};
        for (const wire::Raw& event : asked.journal) film.replay.steps.push_back({asked.at, true, event});
        return noteOn(film, 0);
    });
}

std::string reply(const CheckNotes& asked) {
    for (std::size_t i = 0; i < asked.notes.size(); ++i) {
        Note note;
        auto fault = wire::read(asked.notes[i].json, note);
        if (!fault) fault = whyNot(note);
        if (fault) return error("game " + std::to_string(i + 1) + ": " + fault->says);
    }
    return fine();
}

// ---- The coach ---------------------------------------------------------------------------------------

/// Asks with a view that the engine could have written.
std::string withView(const wire::Raw& json, auto&& ask) {
    turing_machine::View view;
    if (const auto fault = wire::read(json.json, view)) return error(fault->says);
    if (const auto why = turing_machine::TuringMachine::misfit(view); !why.empty()) return error(why);
    return ask(view);
}

/// Asks with the position of who sees this view and may have a hint now (M-A1).
std::string withPosition(const wire::Raw& json, auto&& ask) {
    return withView(json, [&](const turing_machine::View& view) {
        if (const auto veto = turing_machine::whyNot(view, turing_machine::TakeHint{}))
            return answerWith("refused", wire::message(Refusal(*veto)));
        return ask(*turing_machine::coach::positionIn(view));
    });
}

/// Asks with the view of a game that is over (M-A4).
std::string withGameOver(const wire::Raw& json, auto&& ask) {
    return withView(json, [&](const turing_machine::View& view) {
        if (!turing_machine::coach::problemIn(view.up)) return error("the review is for after the game");
        return ask(view.up);
    });
}

std::string reply(const AskHint& asked) {
    return withPosition(asked.view, [&](const turing_machine::Position& position) {
        return answerWith("hint", wire::message(turing_machine::coach::hintFor(position, asked.marks)));
    });
}

std::string reply(const AskNext& asked) {
    return withPosition(asked.view, [&](const turing_machine::Position& position) {
        return answerWith("next", wire::message(turing_machine::coach::nextQuestion(position, asked.own)));
    });
}

std::string reply(const CheckSheet& asked) {
    return withPosition(asked.view, [&](const turing_machine::Position& position) {
        return answerWith("check", wire::message(turing_machine::coach::checkSheet(position, asked.marks)));
    });
}

std::string reply(const ExplainCard& asked) {
    if (asked.card < 1 || asked.card > turing_machine::cardCount) return error("there is no such card");
    return answerWith("card", wire::message(turing_machine::coach::explain(asked.card)));
}

std::string reply(const AskReview& asked) {
    return withGameOver(asked.view, [](const turing_machine::FaceUp& up) {
        return answerWith("review", wire::message(turing_machine::coach::reviewOf(up)));
    });
}

std::string reply(const AskStrategy& asked) {
    return withGameOver(asked.view, [&](const turing_machine::FaceUp& up) {
        turing_machine::Position position{
            .layout = layoutOf(up), .answers = {}, .askedThisRound = asked.askedThisRound};
        for (const auto& [proposal, verifier, yes] : asked.asked)
            position.answers.push_back({proposal, static_cast<std::uint8_t>(verifier), yes});
        if (const auto why = whyNot(position)) return error(*why);
        return answerWith("strategy", wire::message(turing_machine::coach::strategyFrom(
                                          position, asked.levels, turing_machine::coach::reviewEffort())));
    });
}

std::string reply(const Generate& asked) {
    if (const auto refusal = turing_machine::whyNotProblem(asked.problem))
        return answerWith("refused", wire::message(*refusal));
    SeededChance chance(asked.seed);
    return answerWith("code", quoted(shareCode(turing_machine::problemFor(asked.problem, chance))));
}

std::string reply(const AskDaily& asked) {
    const auto day = turing_machine::daily::dayFrom(asked.day);
    return day ? answerWith("daily", wire::message(turing_machine::daily::of(*day))) : error(day.error().says);
}

// ---- Practice ----------------------------------------------------------------------------------------

std::string reply(const AskGrade& asked) {
    return withView(asked.view, [](const turing_machine::View& view) {
        return answerWith("grade", wire::message(turing_machine::coach::gradeIn(view.up)));
    });
}

std::string reply(const AskLadder&) { return answerWith("ladder", wire::message(turing_machine::practice::ladder())); }

std::string reply(const AskDrill& asked) {
    if (!turing_machine::practice::isPractised(asked.idea)) return error("that is not practised");
    return answerWith("drill", wire::message(turing_machine::practice::drillOf(asked.idea, asked.number)));
}

std::string reply(const LayOut& asked) {
    const auto table = turing_machine::practice::laidOut(asked.game);
    return table ? answerWith("table", wire::message(*table)) : error(table.error().says);
}

}  // namespace

// ---- The match ---------------------------------------------------------------------------------------

std::string Engine::begin(OrFault<std::unique_ptr<Match>> opened) {
    if (!opened) return error(opened.error().says);
    match_ = *std::move(opened);
    return fine();
}

std::string Engine::reply(const Open& open) {
    return withGame(open.game, [&](const AnyGame& game) {
        chance_ = SeededChance(open.seed);
        return begin(game.open(open.options.json, open.players, chance_));
    });
}

std::string Engine::reply(const Reopen& reopen) {
    return withGame(reopen.game, [&](const AnyGame& game) {
        auto opened = game.reopen(reopen.options.json, reopen.players);
        if (!opened) return error(opened.error().says);
        Match& match = **opened;
        for (const wire::Raw& event : reopen.journal)
            if (const auto retold = match.retell(event.json); !retold) return error(retold.error().says);
        if (const auto why = match.misfit(); !why.empty()) return error("the journal cannot be: " + why);
        return begin(std::move(opened));
    });
}

std::string Engine::reply(const EndTime&) {
    if (!match_ || !match_->clock()) return error("no time limit is running");
    const auto outcome = match_->timeUp(chance_);
    return outcome ? told(*outcome) : error(outcome.error().says);
}

std::string Engine::reply(const Submit& submit) {
    if (!hasSeat(submit.seat)) return error("there is no such seat");
    const auto outcome = match_->submit(Seat{static_cast<std::uint8_t>(submit.seat)}, submit.command.json, chance_);
    return std::visit(Cases{
                          [](const std::vector<Happening>& happenings) { return told(happenings); },
                          [](const Refusal& refusal) { return answerWith("refused", wire::message(refusal)); },
                          [](const Fault& fault) { return error(fault.says); },
                      },
                      outcome);
}

std::string Engine::reply(const Look& look) {
    if (!look.seat) return match_ ? answerWith("view", match_->watch()) : error("there is no match");
    if (!hasSeat(*look.seat)) return error("there is no such seat");
    return answerWith("view", match_->view(Seat{static_cast<std::uint8_t>(*look.seat)}));
}

std::string Engine::reply(const AskClock&) {
    if (!match_) return error("there is no match");
    const auto clock = match_->clock();
    return answerWith("clock", clock ? wire::message(*clock) : "null");
}

std::string Engine::reply(const Journal&) {
    if (!match_) return error("there is no match");
    std::vector<std::string> events;
    for (const Happening& happening : match_->journal()) events.push_back(happening.json);
    return answerWith("journal", listOf(events));
}

std::string Engine::reply(const OpenFilm& open) {
    auto reel = Reel::of(open.film);
    if (!reel) return error(reel.error().says);
    film_ = *std::move(reel);
    std::vector<std::string> frames;
    for (const Frame& frame : film_->frames()) frames.push_back(wire::message(frame));
    return answerWith("frames", listOf(frames));
}

std::string Engine::reply(const LookAt& look) {
    if (!film_) return error("there is no film");
    const auto view = film_->view(look.seat, look.steps);
    return view ? answerWith("view", *view) : error(view.error().says);
}

std::string Engine::reply(const PlotPoints& plot) {
    if (!film_) return error("there is no film");
    if (plot.names.size() != film_->replay().players.size()) return error("every player has a name");
    const auto points = plot::pointsIn(film_->replay());
    if (!points) return error(points.error().says);
    if (points->size() < 2) return answerWith("plot", quoted(""));  // nobody scored
    return answerWith(
        "plot",
        quoted(plot::points(
            *points, plot.names,
            {.title = plot.title, .across = plot.across, .up = plot.up, .width = static_cast<double>(plot.width)})));
}

std::string Engine::answer(std::string_view json) {
    Question question;
    if (const auto fault = wire::read(json, question)) return error(fault->says);
    return std::visit(
        [this]<class Asked>(const Asked& asked) {
            if constexpr (requires { this->reply(asked); }) {
                return this->reply(asked);
            } else {
                return wasm::reply(asked);
            }
        },
        question);
}

}  // namespace parlour::wasm
