// A whole game by luck as a replay, with what every seat saw after each step, for tests and benches of films.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/random_play.h"
#include "games/reel.h"

namespace parlour {

/// Each kind of a game that can be played at a table of four, as options; a new game's usual one alone.
inline std::vector<std::string> kindsOf(std::string_view game) {
    std::vector<std::string> kinds;
    if (game == "turing")
        for (const std::string edition : {"published", "prototype"})
            for (const std::string mode : {"competitive", "cooperative", "gnirut"})
                kinds.push_back(R"({"edition":")" + edition + R"(","mode":")" + mode + "\"}");
    if (game == "not-human")
        kinds = {R"({"rounds":2})", R"({"rounds":3,"server":false})", R"({"language":"ru","strictRepeats":true})"};
    if (game == "turing-machine")
        for (const std::string mode : {"classic", "extreme", "nightmare"})
            for (const std::string play : {"competitive", "together"})
                kinds.push_back(R"({"problem":{"mode":")" + mode + R"("},"play":")" + play + "\"}");
    if (kinds.empty()) kinds.emplace_back("{}");
    return kinds;
}

struct Recorded {
    Replay replay;
    std::vector<std::vector<std::string>>
        views;                       // after each change: how many steps were told, then every seat's and a watcher's
    std::vector<std::size_t> steps;  // by change
};

/// Played to its end, or for so many changes. Every change has a time of its own.
inline Recorded recorded(const AnyGame& game, std::string options, int players, std::uint64_t seed,
                         int changes = 5000) {
    SeededChance chance(seed);
    auto match = *game.open(options, players, chance);
    Recorded all;
    all.replay.game = game.name();
    all.replay.rules = game.version();
    all.replay.options = {std::move(options)};
    for (int seat = 0; seat < players; ++seat) all.replay.players.push_back("Player " + std::to_string(seat + 1));
    std::int64_t now = 1'700'000'000'000;
    const auto note = [&](const std::vector<Happening>& happened) {
        now += 1000;
        for (const auto& [isPublic, json] : happened) all.replay.steps.push_back({now, isPublic, {json}});
        all.steps.push_back(all.replay.steps.size());
        auto& seen = all.views.emplace_back();
        for (int seat = 0; seat < players; ++seat) seen.push_back(match->view(Seat(seat)));
        seen.push_back(match->watch());
    };
    note(match->journal());
    for (; changes > 0 && !match->isOver(); --changes) {
        bool acted = false;
        const int first = chance.below(players);
        for (int i = 0; i < players && !acted; ++i) {
            const auto seat = Seat((first + i) % players);
            const auto command = match->randomCommand(seat, chance);
            if (command.empty()) continue;
            const auto outcome = match->submit(seat, command, chance);
            if (const auto* happened = std::get_if<std::vector<Happening>>(&outcome)) note(*happened), acted = true;
        }
        if (acted) continue;
        const auto happened = match->timeUp(chance);
        if (!happened) break;
        note(*happened);
    }
    all.replay.finished = match->isOver();
    return all;
}

}  // namespace parlour
