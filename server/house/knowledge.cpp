// A view whole or what has changed in it, and the names of pictures that were not told yet.
// SPDX-License-Identifier: MIT
#include "server/house/knowledge.h"

#include <utility>

#include "server/sabotage.h"

namespace parlour::server {
namespace {

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

Announcement::Announcement(const News& news, const Table& table, std::optional<NamedPictures> named, Time now)
    : news_(news),
      table_(table),
      named_(std::move(named)),
      toAll_{.version = table.told(), .now = now, .done = {}, .table = {}, .game = {}, .sheet = {}, .talk = news.talk} {
    if (!news.table) return;
    toAll_.table = table.state();
    toAll_.sheet = table.newSheet();
}

std::optional<std::uint8_t> Announcement::seatOf(std::optional<PersonId> person) const {
    const Guest* guest = person ? table_.find(*person) : nullptr;
    return guest != nullptr ? guest->seat : std::nullopt;
}

/// The connection is told all of it: from now on it knows.
Announcement::Listener Announcement::listen(Knowledge& knows, std::optional<std::uint8_t> seat) const {
    Listener listener;
    const Version seen = std::exchange(knows.seen, table_.told());
    if (!news_.game || table_.match() == nullptr) return listener;
    const Match& match = *table_.match();
    const bool knowsIt = knows.game &&
                         (knows.game->number == table_.games() || sabotaged(Sabotage::knowledgeOutlastsGame)) &&
                         knows.game->seat == seat;
    if (!knowsIt) knows.game = {.number = table_.games(), .seat = seat, .pictures = {}};
    const auto plays = seat && *seat < match.players() ? std::optional(Seat{*seat}) : std::nullopt;
    listener.inChanges = knowsIt && !knows.wantsWhole;
    if (!listener.inChanges) listener.eyes = seat;
    if (listener.inChanges && plays) listener.inHand = match.changedInHand(*plays);
    listener.seen = seen;
    listener.mayTalk = table_.mayTalk(seat);
    if (!named_) return listener;
    for (const int card : match.pictures(sabotaged(Sabotage::secretToAll) ? Seat{0} : plays)) {
        const auto place = static_cast<std::size_t>(card);
        if (place >= named_->pictures.says.size() || knows.game->pictures[place]) continue;
        knows.game->pictures[place] = true;
        listener.pictures.push_back(card);
    }
    return listener;
}

Telling Announcement::telling(const Listener& listener, std::optional<std::uint8_t> seat) const {
    Telling telling{toAll_};
    Update& update = telling.update;
    if (!news_.game || table_.match() == nullptr) return telling;
    update.game = table_.game(seat, listener.seen, listener.inChanges ? HowMuch::changes : HowMuch::everything);
    for (const int card : listener.pictures)
        update.game->pictures.push_back(
            {card, named_->names.idOf(card), named_->pictures.says[static_cast<std::size_t>(card)]});
    telling.padding = paddingOf(*update.game, *table_.match(), named_);
    return telling;
}

Telling Announcement::tell(Knowledge& knows, std::optional<PersonId> person) {
    const auto seat = seatOf(person);
    toAll_.sheet = table_.sheet();
    return telling(listen(knows, seat), seat);
}

std::string_view Announcement::message(Knowledge& knows, std::optional<PersonId> person, std::optional<CommandId> done,
                                       Paper& paper) {
    constexpr std::string_view notTheirs = R"("done":null)";
    const auto seat = seatOf(person);
    if (Listener listener = listen(knows, seat); last_ != listener) {
        last_ = std::move(listener);
        auto [update, padding] = telling(*last_, seat);
        wire::message(FromServer(std::move(update)), paper.toAll);
        paper.toAll.append(padding, ' ');
    }
    if (!done) return paper.toAll;
    paper.toAsker = paper.toAll;
    return paper.toAsker.replace(paper.toAll.find(notTheirs), notTheirs.size(), R"("done":)" + std::to_string(*done));
}

}  // namespace parlour::server
