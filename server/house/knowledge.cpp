// A view whole or what has changed in it, and the names of pictures that were not told yet.
// SPDX-License-Identifier: MIT
#include "server/house/knowledge.h"

#include "server/sabotage.h"

namespace parlour::server {
namespace {

/// The pictures that this seat sees and has no names for; then it has.
std::vector<Picture> namesOf(const NamedPictures& named, const Table& table, Knowledge::OfGame& known) {
    const auto& [pictures, ids] = named;
    const auto plays =
        known.seat && *known.seat < table.match()->players() ? std::optional(Seat{*known.seat}) : std::nullopt;
    std::vector<Picture> names;
    for (const int card : table.match()->pictures(sabotaged(Sabotage::secretToAll) ? Seat{0} : plays)) {
        const auto place = static_cast<std::size_t>(card);
        if (place >= pictures.says.size() || known.pictures[place]) continue;
        known.pictures[place] = true;
        names.push_back({card, ids.idOf(card), pictures.says[place]});
    }
    return names;
}

// ---- Lengths (S-M9) ----------------------------------------------------------------------------------

/// How many bytes of a game depend on what only this seat may know, the names of its pictures aside.
std::size_t secretBytes(const GameState& game, const Match& match) {
    if (game.view) return game.view->json.size() - match.watch().size();
    std::size_t bytes = 0;
    for (const auto& [at, to] : game.changes)
        if (at.starts_with("/mine")) bytes += at.size() + to.json.size();
    return bytes;
}

/// The pictures of a deck are made as long as its longest, for how many one is shown is no secret.
std::size_t paddingOf(const GameState& game, const Match& match, const std::optional<NamedPictures>& named) {
    const std::size_t secret = secretBytes(game, match);
    std::size_t padding = (secret / secretStep + 1) * secretStep - secret;
    for (const Picture& picture : game.pictures)
        padding += named->pictures.spare[static_cast<std::size_t>(picture.card)];
    return padding;
}

}  // namespace

Telling tellingOf(const News& news, const Table& table, const std::optional<NamedPictures>& named,
                  const Knowledge& before, std::optional<PersonId> person, Time now) {
    Telling telling{{.version = table.told(), .now = now, .done = {}, .table = {}, .game = {}, .talk = news.talk},
                    before};
    auto& [update, after, padding] = telling;
    if (news.table) update.table = table.state();
    if (news.game && table.match() != nullptr) {
        const Guest* guest = person ? table.find(*person) : nullptr;
        const auto seat = guest != nullptr ? guest->seat : std::nullopt;
        const bool knowsIt = before.game &&
                             (before.game->number == table.games() || sabotaged(Sabotage::knowledgeOutlastsGame)) &&
                             before.game->seat == seat;
        if (!knowsIt) after.game = {.number = table.games(), .seat = seat, .pictures = {}};
        const bool inChanges = knowsIt && !before.wantsWhole;
        update.game = table.game(seat, before.seen, inChanges ? HowMuch::changes : HowMuch::everything);
        if (named) update.game->pictures = namesOf(*named, table, *after.game);
        padding = paddingOf(*update.game, *table.match(), named);
    }
    after.seen = table.told();
    return telling;
}

}  // namespace parlour::server
