// Games told from a journal, as files and as views; and tables told again as a whole.
// SPDX-License-Identifier: MIT
#include "server/table/replay.h"

#include <algorithm>
#include <map>

#include "server/table/table.h"

namespace parlour::server {
namespace {

struct Teller {
    Replay replay;
    Setup setup;
    std::optional<LuckCommitted> pledge;
    std::map<PersonId, std::string> luck;
    int games = 0;
    bool over = false;

    void tell(const Change& change, int number, std::map<PersonId, std::string>& names) {
        for (const TableEvent& event : change.events)
            std::visit(Cases{
                           [&](const Opened& opened) { setup = opened.setup; },
                           [&](const Configured& configured) { setup = configured.setup; },
                           [&](const PersonJoined& joined) { names[joined.person] = joined.name; },
                           [&](const PersonRenamed& renamed) { names[renamed.person] = renamed.name; },
                           [&](const LuckCommitted& committed) {
                               pledge = committed;
                               luck.clear();
                           },
                           [&](const LuckAdded& added) { luck[added.person] = added.luck; },
                           [&](const GameBegun& begun) {
                               if (++games == number) begin(begun, names);
                               pledge.reset();
                               luck.clear();
                           },
                           [&](const Happened& happened) {
                               if (games == number) happen(happened, change.at);
                           },
                           [&](const GameEnded&) { over = over || games == number; },
                           [](const auto&) {},
                       },
                       event);
    }
    void begin(const GameBegun& begun, const std::map<PersonId, std::string>& names) {
        replay.game = setup.game;
        replay.rules = begun.rules;
        replay.options = setup.options;
        for (const PersonId person : begun.players) {
            const auto name = names.find(person);
            replay.players.push_back(name == names.end() ? "" : name->second);
        }
        if (pledge) prove(begun);
    }
    /// S-F4: what was promised is opened, if the game is over.
    void prove(const GameBegun& begun) {
        Proof proof{.commitment = fair::commitmentTo(pledge->seed, pledge->salt),
                    .seed = pledge->seed,
                    .salt = pledge->salt,
                    .mix = "",
                    .luck = {},
                    .turns = {}};
        for (const PersonId person : begun.players) {
            const auto added = luck.find(person);
            proof.luck.push_back(added == luck.end() ? "" : added->second);
        }
        proof.mix = fair::mixOf({proof.commitment, replay.game, replay.rules, replay.options, proof.luck});
        replay.proof = std::move(proof);
    }
    void happen(const Happened& happened, Time at) {
        for (const auto& raw : happened.events) replay.steps.push_back({at, true, raw});
        if (replay.proof)
            replay.proof->turns.push_back(
                {happened.seat, happened.command, static_cast<std::int32_t>(happened.events.size())});
    }
};

}  // namespace

OrFault<Replay> replayOf(const std::vector<std::string>& changes, int number) {
    Teller teller;
    std::map<PersonId, std::string> names;
    for (const std::string& json : changes) {
        Change change;
        if (wire::read(json, change)) return std::unexpected(Fault{"The game cannot be read."});
        teller.tell(change, number, names);
    }
    if (number < 1 || number > teller.games) return std::unexpected(Fault{"There is no such game."});
    auto match = reopen(teller.replay);
    if (!match) return std::unexpected(std::move(match.error()));
    auto& open = **match;
    for (ReplayStep& step : teller.replay.steps) {
        const auto told = open.retell(step.event.json);
        if (!told) return std::unexpected(Fault{"The game cannot be read."});
        step.isPublic = told->isPublic;
    }
    teller.replay.finished = open.isOver();
    const bool over = open.isOver() || teller.over || number < teller.games;
    if (!over) return std::unexpected(Fault{"The game is still on."});  // S-G7
    return teller.replay;
}

OrFault<void> retell(const std::vector<std::string>& changes, Table& table) {
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto here = [&](const std::string& what) {
            return std::unexpected(Fault{"change " + std::to_string(i + 1) + ": " + what});
        };
        Change change;
        if (const auto fault = wire::read(changes[i], change)) return here(fault->says);
        if (const auto told = table.retell(change); !told) return here(told.error().says);
    }
    if (const auto why = table.misfit(); !why.empty()) return std::unexpected(Fault{"at the end, " + why});
    return {};
}

std::int32_t newestBook() {
    std::int32_t newest = newestEvents;
    for (const AnyGame* const game : allGames()) newest += game->version();
    return newest;
}

bool isKnown(const std::vector<std::string>& changes) {
    const AnyGame* game = nullptr;
    const auto isSetUp = [&game](const Setup& setup) { return (game = findGame(setup.game)) != nullptr; };
    const auto isEventKnown = [&](const TableEvent& event) {
        return std::visit(
            Cases{[&](const Opened& opened) { return isSetUp(opened.setup); },
                  [&](const Configured& configured) { return isSetUp(configured.setup); },
                  [&](const GameBegun& begun) { return game == nullptr || begun.rules <= game->version(); },
                  [](const auto&) { return true; }},
            event);
    };
    return std::ranges::all_of(changes, [&](const std::string& json) {
        Change change;
        return !wire::read(json, change) && std::ranges::all_of(change.events, isEventKnown);
    });
}

std::string sealOf(Replay replay, const std::string& key) {
    replay.seal.clear();
    return toHex(hashOf(wire::message(replay), key));
}

OrFault<Change> changeFrom(const Replay& replay, std::string code, Time now) {
    auto match = reopen(replay);
    if (!match) return std::unexpected(std::move(match.error()));
    Setup setup;
    setup.game = replay.game;
    setup.options = replay.options;
    Change change{
        .at = now, .by = {}, .id = {}, .events = {Opened{std::move(code), toHex(newSecret()), std::move(setup)}}};
    GameBegun begun{.players = {}, .rules = replay.rules};
    for (std::size_t seat = 0; seat < replay.players.size(); ++seat) {
        const auto person = static_cast<PersonId>(seat + 1);
        begun.players.push_back(person);
        change.events.emplace_back(PersonJoined{person, replay.players[seat], toHex(newSecret())});
    }
    if (replay.proof) {
        change.events.emplace_back(LuckCommitted{replay.proof->seed, replay.proof->salt});
        for (std::size_t seat = 0; seat < std::min(replay.proof->luck.size(), replay.players.size()); ++seat)
            if (!replay.proof->luck[seat].empty())
                change.events.emplace_back(LuckAdded{static_cast<PersonId>(seat + 1), replay.proof->luck[seat]});
    }
    change.events.emplace_back(std::move(begun));
    auto step = replay.steps.begin();
    const auto happen = [&](const Turn& turn) {
        Happened happened;
        happened.seat = turn.seat, happened.command = turn.command;
        for (auto i = 0; i < turn.steps && step != replay.steps.end(); ++i) happened.events.push_back((step++)->event);
        change.events.emplace_back(std::move(happened));
    };
    if (replay.proof)
        for (const Turn& turn : replay.proof->turns) happen(turn);
    if (step != replay.steps.end() || !replay.proof)
        happen({.seat = {}, .command = {}, .steps = static_cast<std::int32_t>(replay.steps.end() - step)});
    if (!replay.finished) change.events.emplace_back(GameEnded{});
    return change;
}

}  // namespace parlour::server
