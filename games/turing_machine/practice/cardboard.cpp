// The game is told again from its beginning, with a truth that fits all that was read: so it is a game like any other.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/practice/cardboard.h"

#include <algorithm>

#include "core/game.h"
#include "games/turing_machine/machine.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::practice {
namespace {

constexpr std::size_t mostMoves = 400;       // 20 rounds, with all the hints that somebody may take
constexpr std::uint32_t mostMachines = 200;  // games that the MACHINE plays to say what it needs at least and at most

/// Something that the truth must fit: an answer, or whether a code is right.
struct Reading {
    std::uint16_t move = 0;
    std::optional<Answer> answer;
    Code code;
    bool isSo = false;

    bool fits(const Problem& problem) const {
        if (answer) return problem.answer(answer->verifier, answer->proposal) == isSo;
        return (problem.code == code) == isSo;
    }
    bool fits(const Worlds& worlds, std::uint32_t world) const {
        if (answer) return codesOf(worlds.functionOf(world, answer->verifier)).has(answer->proposal) == isSo;
        return (worlds.codeOf(world) == code) == isSo;
    }
};

struct Readings {
    std::vector<Reading> all;
    bool unsaid = false;
};

Readings readingsIn(std::span<const ReadMove> moves) {
    Readings readings;
    Code proposal;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto at = static_cast<std::uint16_t>(i);
        const auto& [command, said] = moves[i];
        if (const auto* propose = std::get_if<Propose>(&command)) proposal = propose->code;
        if (const auto* ask = std::get_if<Ask>(&command)) {
            if (!said) return {.all = {}, .unsaid = true};
            readings.all.push_back({.move = at,
                                    .answer = Answer{proposal, static_cast<std::uint8_t>(ask->verifier), *said},
                                    .code = {},
                                    .isSo = *said});
        }
        const auto* show = std::get_if<Show>(&command);
        if (show != nullptr && show->code && said)
            readings.all.push_back({.move = at, .answer = {}, .code = *show->code, .isSo = *said});
    }
    return readings;
}

std::vector<std::uint32_t> fitting(const Worlds& worlds, const std::vector<Reading>& readings) {
    std::vector<std::uint32_t> list;
    for (std::uint32_t world = 0; world < worlds.size(); ++world)
        if (std::ranges::all_of(readings, [&](const Reading& one) { return one.fits(worlds, world); }))
            list.push_back(world);
    return list;
}

CardboardTable troubled(CardboardTrouble trouble) { return {.trouble = trouble}; }

/// Which readings, each alone, would have to be otherwise.
CardboardTable contradiction(const Worlds& worlds, std::vector<Reading> readings) {
    CardboardTable table = troubled(CardboardTrouble::contradiction);
    for (Reading& one : readings) {
        one.isSo = !one.isSo;
        if (!fitting(worlds, readings).empty()) table.suspects.push_back(one.move);
        one.isSo = !one.isSo;
    }
    return table;
}

Layout layoutOf(const CardboardGame& game) {
    std::vector<int> first, second;
    for (std::size_t i = 0; i < game.cards.size(); ++i)
        (game.mode == Mode::extreme && i % 2 == 1 ? second : first).push_back(game.cards[i]);  // M-C7
    return turing_machine::layoutOf(game.mode, first, second);
}

OrFault<View> played(const CardboardGame& game, const Problem& truth) {
    Options options;
    options.machine = game.machine;
    options.problem.mode = game.mode;
    options.problem.cards = game.cards;
    for (const int number : verificationNumbers(truth))
        options.problem.numbers.push_back(static_cast<std::uint16_t>(number));
    SeededChance chance(0);
    if (TuringMachine::whyNot(options, 1)) return std::unexpected(Fault{"these cards make no game"});
    auto story = begin<TuringMachine>(options, 1, chance);
    for (const ReadMove& move : game.moves) {
        if (const auto veto = turing_machine::whyNot(TuringMachine::view(story.now(), Seat{0}), move.command))
            return std::unexpected(Fault{std::string(veto->reason)});
        TuringMachine::play(story, Seat{0}, move.command, chance);
    }
    return TuringMachine::view(story.now(), Seat{0});
}

void letMachinePlay(CardboardTable& table, const Worlds& worlds, std::span<const std::uint32_t> list,
                    Strength strength) {
    if (strength == Strength::perfect || list.size() > mostMachines) return;
    for (const std::uint32_t world : list) {
        const Tally tally = playMachine(problemOf(worlds, world, Symbol::lozenge), strength, machineEffort()).score;
        const Score score{static_cast<std::uint16_t>(tally.rounds), static_cast<std::uint16_t>(tally.questions)};
        const auto key = [](const Score& one) { return std::pair(one.rounds, one.questions); };
        if (!table.fewest || key(score) < key(*table.fewest)) table.fewest = score;
        if (!table.most || key(*table.most) < key(score)) table.most = score;
    }
}

}  // namespace

OrFault<CardboardTable> laidOut(const CardboardGame& game) {
    if (game.moves.size() > mostMoves) return std::unexpected(Fault{"a game has no more than 400 moves"});
    const Layout layout = layoutOf(game);
    const bool isPaired = game.mode != Mode::extreme || game.cards.size() % 2 == 0;
    if (!isPaired || whyNot(layout)) return troubled(CardboardTrouble::cards);
    const Worlds worlds(layout);
    if (worlds.size() == 0) return troubled(CardboardTrouble::noProblem);
    const Readings readings = readingsIn(game.moves);
    if (readings.unsaid) return troubled(CardboardTrouble::unsaid);
    std::vector<std::uint32_t> list = fitting(worlds, readings.all);
    if (list.empty()) return contradiction(worlds, readings.all);
    const auto* last = game.moves.empty() ? nullptr : std::get_if<Show>(&game.moves.back().command);
    if (last != nullptr && last->code && !game.moves.back().said) {  // is it known without being told?
        const auto right = std::ranges::count_if(list, [&](auto world) { return worlds.codeOf(world) == *last->code; });
        if (right != 0 && right != std::ssize(list)) return troubled(CardboardTrouble::unsaid);
    }
    Problem truth = problemOf(worlds, list.front(), Symbol::lozenge);
    if (!game.numbers.empty()) {
        const auto told = problemFromNumbers(layout, std::vector<int>(game.numbers.begin(), game.numbers.end()));
        if (!told) return troubled(CardboardTrouble::numbers);
        CardboardTable table = troubled(CardboardTrouble::contradiction);
        for (const Reading& one : readings.all)
            if (!one.fits(*told)) table.suspects.push_back(one.move);
        if (!table.suspects.empty()) return table;
        truth = *told;
    }
    auto view = played(game, truth);
    if (!view) return std::unexpected(view.error());
    CardboardTable table{.view = *std::move(view), .worlds = static_cast<std::uint32_t>(list.size())};
    if (!game.numbers.empty())
        table.worlds = 1;
    else if (table.view->up.end && table.view->up.end->machine)
        letMachinePlay(table, worlds, list, game.machine);
    return table;
}

}  // namespace parlour::turing_machine::practice
