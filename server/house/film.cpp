// The table is told again up to the beginning of that game: who sat there then is who played.
// SPDX-License-Identifier: MIT
#include "server/house/film.h"

#include <set>

#include "bots/bots.h"
#include "server/house/knowledge.h"

namespace parlour::server {
namespace {

/// The table as that game began.
OrFault<Table> tableAt(const std::vector<std::string>& changes, int number) {
    Table table;
    for (const std::string& json : changes) {
        Change change;
        if (const auto fault = wire::read(json, change)) return std::unexpected(*fault);
        if (auto told = table.retell(change); !told) return std::unexpected(std::move(told.error()));
        if (table.games() == number) break;
    }
    return table;
}

std::vector<FilmSeat> seatsAt(const Table& table, std::size_t players) {
    std::vector<FilmSeat> seats(players);
    for (const SeatedBot& bot : table.seatedBots())
        if (bot.seat < players) seats[bot.seat] = {bot.name, bot.name, {}};
    for (const Guest& guest : table.guests()) {
        if (!guest.seat || *guest.seat >= players) continue;
        FilmSeat& seat = seats[*guest.seat];
        seat.name = guest.name;
        if (guest.creature)
            seat.creature = std::string(wordsOf(&*guest.creature)[static_cast<std::size_t>(*guest.creature)].text);
    }
    return seats;
}

/// The pictures that anybody saw in it, in the order of their cards.
OrFault<std::set<int>> cardsIn(Reel& reel) {
    std::set<int> cards;
    const int players = static_cast<int>(reel.replay().players.size());
    for (std::size_t steps = 0; steps <= reel.replay().steps.size(); ++steps)
        for (int seat = 0; seat < players; ++seat) {
            const auto seen = reel.pictures(seat, steps);
            if (!seen) return std::unexpected(seen.error());
            cards.insert(seen->begin(), seen->end());
        }
    return cards;
}

}  // namespace

OrFault<Film> filmOf(const std::vector<std::string>& changes, int number, const Decks& decks) {
    auto replay = replayOf(changes, number);
    if (!replay) return std::unexpected(std::move(replay.error()));
    const auto table = tableAt(changes, number);
    if (!table) return std::unexpected(table.error());
    auto reel = Reel::of(*replay);
    if (!reel) return std::unexpected(std::move(reel.error()));
    Film film{.replay = *std::move(replay), .seats = {}, .pictures = {}, .beliefs = {}};
    film.seats = seatsAt(*table, film.replay.players.size());
    const Decks::Pictures* pictures = decks.of(table->setup());
    if (pictures == nullptr) return film;
    const auto cards = cardsIn(*reel);
    if (!cards) return std::unexpected(cards.error());
    const PictureNames ids = namesAt(*table, *pictures);
    for (const int card : *cards)
        if (static_cast<std::size_t>(card) < pictures->says.size())
            film.pictures.push_back({card, ids.idOf(card), pictures->says[static_cast<std::size_t>(card)]});
    return film;
}

OrFault<Beliefs> beliefsIn(const std::vector<std::string>& changes, int number, const Decks& decks) {
    Beliefs all;
    const auto replay = replayOf(changes, number);
    if (!replay) return std::unexpected(replay.error());
    const auto table = tableAt(changes, number);
    if (!table) return std::unexpected(table.error());
    auto reel = Reel::of(*replay);
    if (!reel) return std::unexpected(std::move(reel.error()));
    for (std::size_t step = 0; step < replay->steps.size(); ++step) {
        const auto& [at, isPublic, event] = replay->steps[step];
        if (!isPublic || !bots::endsRound(replay->game, event.json)) continue;
        const auto view = reel->view({}, step);
        if (!view) return std::unexpected(view.error());
        if (const auto lesson = bots::lesson(replay->game, *view, decks.gallery(table->setup())))
            all.beliefs.push_back({static_cast<std::uint32_t>(step + 1), {wire::message(*lesson)}});
    }
    return all;
}

}  // namespace parlour::server
