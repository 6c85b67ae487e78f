// Games told from a journal, as files and as views; and tables told again as a whole.
// SPDX-License-Identifier: MIT
#include "server/table/replay.h"

#include <map>

#include "games/games.h"
#include "server/table/table.h"

namespace parlour::server {
namespace {

struct Teller {
    Replay replay{.format = 1,
                  .game = "",
                  .rules = 0,
                  .options = {"{}"},
                  .players = {},
                  .finished = false,
                  .steps = {},
                  .seal = ""};
    Setup setup;
    int games = 0;
    bool over = false;

    void tell(const Change& change, int number, std::map<PersonId, std::string>& names) {
        for (const TableEvent& event : change.events)
            std::visit(Cases{
                           [&](const Opened& opened) { setup = opened.setup; },
                           [&](const Configured& configured) { setup = configured.setup; },
                           [&](const PersonJoined& joined) { names[joined.person] = joined.name; },
                           [&](const PersonRenamed& renamed) { names[renamed.person] = renamed.name; },
                           [&](const GameBegun& begun) {
                               if (++games == number) begin(begun, names);
                           },
                           [&](const Happened& happened) {
                               if (games == number)
                                   for (const auto& raw : happened.events)
                                       replay.steps.push_back({change.at, true, raw});
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
    }
};

OrFault<std::unique_ptr<Match>> reopen(const Replay& replay) {
    const AnyGame* game = findGame(replay.game);
    if (game == nullptr) return std::unexpected(Fault{"There is no game \"" + replay.game + "\"."});
    return game->reopen(replay.options.json, static_cast<int>(replay.players.size()));
}

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

OrFault<std::string> viewAt(const Replay& replay, std::optional<int> seat, std::size_t step) {
    if (seat && (*seat < 0 || *seat >= static_cast<int>(replay.players.size())))
        return std::unexpected(Fault{"There is no such seat."});
    if (step > replay.steps.size()) return std::unexpected(Fault{"The game has fewer steps."});
    auto match = reopen(replay);
    if (!match) return std::unexpected(std::move(match.error()));
    auto& open = **match;
    for (std::size_t i = 0; i < step; ++i)
        if (auto told = open.retell(replay.steps[i].event.json); !told) return std::unexpected(std::move(told.error()));
    Doubt doubt;
    auto view = seat ? open.view(Seat{static_cast<std::uint8_t>(*seat)}) : open.watch();
    if (doubt.isFounded()) return std::unexpected(Fault{doubt.why()});
    return view;
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
    change.events.emplace_back(std::move(begun));
    Happened happened;
    for (const ReplayStep& step : replay.steps) happened.events.push_back(step.event);
    change.events.emplace_back(std::move(happened));
    if (!replay.finished) change.events.emplace_back(GameEnded{});
    return change;
}

}  // namespace parlour::server
