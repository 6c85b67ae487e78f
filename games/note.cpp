// A game is told again with its own types, so that its Keepsake is made where its rules are.
// SPDX-License-Identifier: MIT
#include "games/note.h"

#include <algorithm>

#include "games/all.h"
#include "games/not_human/keepsake.h"
#include "games/turing/keepsake.h"
#include "games/turing_machine/keepsake.h"

namespace parlour {
namespace {

constexpr std::size_t mostNameBytes = 200;
constexpr std::int64_t mostTime = 1LL << 53;  // what a browser's numbers hold

template <class G>
concept HasKeepsake = requires(const Story<G>& story, Seat seat) { keepsakeOf(story, seat); };

std::unexpected<Fault> no(std::string why) { return std::unexpected(Fault{std::move(why)}); }

template <HasKeepsake G>
OrFault<wire::Raw> keepsakeIn(const Replay& replay, Seat seat) {
    typename G::Options options;
    if (auto fault = wire::read(replay.options.json, options)) return std::unexpected(*std::move(fault));
    Story<G> story(G::table(options, static_cast<int>(replay.players.size())));
    for (const ReplayStep& step : replay.steps) {
        EventOf<G> event;
        if (auto fault = wire::read(step.event.json, event)) return std::unexpected(*std::move(fault));
        if (auto told = story.retell(event); !told) return std::unexpected(std::move(told.error()));
    }
    return wire::Raw{wire::message(keepsakeOf(story, seat))};
}

template <HasKeepsake G>
std::optional<Fault> whyNotKeepsake(const Note& note) {
    if (!note.keepsake) return Fault{"there is no keepsake of the game"};
    decltype(keepsakeOf(std::declval<const Story<G>&>(), Seat{})) keepsake;
    if (auto fault = wire::read(note.keepsake->json, keepsake)) return fault;
    const auto why = misfit(keepsake, Seat{note.seat}, static_cast<int>(note.seats.size()));
    return why.empty() ? std::nullopt : std::optional(Fault{std::string(why)});
}

/// Calls `with` with the game of that name, if it has more to remember than who won.
void withGame(std::string_view name, auto&& with) {
    AllGames::forEach([&]<class G>(std::type_identity<G> game) {
        if constexpr (HasKeepsake<G>)
            if (G::name == name) with(game);
    });
}

bool isName(const NoteSeat& seat) { return !seat.name.empty() && seat.name.size() <= mostNameBytes; }

}  // namespace

OrFault<Note> noteOf(const Film& film, int seat) {
    const Replay& replay = film.replay;
    auto reel = Reel::of(film);
    if (!reel) return std::unexpected(std::move(reel.error()));
    if (seat < 0 || seat >= static_cast<int>(replay.players.size())) return no("there is no such seat");
    if (!reel->match().isOver()) return no("the game was not played to its end");
    Note note{.game = replay.game,
              .at = replay.steps.back().at,
              .seat = static_cast<std::uint8_t>(seat),
              .seats = {},
              .scores = reel->match().scores(),
              .winners = {},
              .keepsake = {}};
    for (const Seat winner : reel->match().winners())
        note.winners.push_back(static_cast<std::uint8_t>(indexOf(winner)));
    for (std::size_t i = 0; i < replay.players.size(); ++i)
        note.seats.push_back({replay.players[i], i < film.seats.size() && film.seats[i].bot.has_value()});
    std::optional<Fault> fault;
    withGame(replay.game, [&]<class G>(std::type_identity<G>) {
        if (auto keepsake = keepsakeIn<G>(replay, Seat{note.seat})) {
            note.keepsake = *std::move(keepsake);
        } else {
            fault = std::move(keepsake.error());
        }
    });
    if (fault) return std::unexpected(*std::move(fault));
    return note;
}

std::optional<Fault> whyNot(const Note& note) {
    const AnyGame* const game = findGame(note.game);
    const auto seats = note.seats.size();
    const auto isSeat = [&](std::uint8_t seat) { return seat < seats; };
    if (game == nullptr) return Fault{"there is no game \"" + note.game + "\""};
    if (note.at <= 0 || note.at > mostTime) return Fault{"it ended at no time"};
    if (seats < static_cast<std::size_t>(game->fewestPlayers()) ||
        seats > static_cast<std::size_t>(game->mostPlayers()))
        return Fault{"the game is not for so many"};
    if (!std::ranges::all_of(note.seats, isName)) return Fault{"somebody has no name, or a very long one"};
    if (note.scores.size() != seats) return Fault{"there is not a score for each seat"};
    if (!isSeat(note.seat) || !std::ranges::all_of(note.winners, isSeat)) return Fault{"there is no such seat"};
    const auto winsTwice = [&](int seat) { return std::ranges::count(note.winners, seat) > 1; };
    if (note.winners.size() > seats || std::ranges::any_of(note.winners, winsTwice))
        return Fault{"somebody wins twice"};
    std::optional<Fault> fault;
    withGame(note.game, [&]<class G>(std::type_identity<G>) { fault = whyNotKeepsake<G>(note); });
    return fault;
}

}  // namespace parlour
