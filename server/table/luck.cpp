// The luck of a table's games: what the house commits itself to, what people add, the deal, and what comes of each move
// with it (S-F1 to S-F5; docs/fairness.md). SPDX-License-Identifier: MIT
#include "games/games.h"
#include "server/table/table.h"

namespace parlour::server {
namespace {

LuckCommitted newPledge(Chance& chance) {
    auto seed = fair::drawLuck(chance), salt = fair::drawLuck(chance);
    return {std::move(seed), std::move(salt)};
}

}  // namespace

/// What comes of a game's events, and its end.
void Table::happened(const std::vector<Happening>& happenings, const Drawing& drawing, std::optional<std::uint8_t> seat,
                     std::string_view command) {
    Happened events;
    for (const Happening& happening : happenings) events.events.push_back({happening.json});
    events.drawn = drawing.drawn();
    if (seat && truth().luck) events.seat = seat, events.command = wire::Raw{std::string(command)};
    tell(std::move(events));
    if (match()->isOver()) tell(GameProven{digestOf(*match())});
}

/// S-F1: whoever sits at a table sees what the next game is committed to before it begins.
void Table::commit(Chance& chance) {
    if (stage() == Stage::playing || truth().pledge || !news().table) return;
    tell(newPledge(chance));
}

MaybeRefusal Table::grant(const Wisher& wisher, const AddLuck& wish) {  // S-F2
    if (!truth().pledge) return Refusal{"S-F2", "dealtAlready", "The game is dealt; add your luck to the next one."};
    if (wish.to != truth().pledge->commitment)
        return Refusal{"S-F2", "otherPledge", "That was added to another game's luck; look at this one's first."};
    if (!fair::isLuck(wish.luck)) return Refusal{"S-F2", "noLuck", "Luck is 32 random bytes in hexadecimal."};
    tell(LuckAdded{wisher.person.id, wish.luck});
    return {};
}

MaybeRefusal Table::begin(std::vector<PersonId> players, Chance& chance) {
    const AnyGame& game = *findGame(setup().game);
    if (const auto judged = game.whyNot(setup().options.json, static_cast<int>(players.size())); judged && *judged)
        return *judged;
    const GameBegun begun{std::move(players), game.version()};
    std::optional<LuckCommitted> late;  // at a table of before: nobody could add luck
    if (!truth().pledge) late = newPledge(chance);
    auto luck = luckUnder(late ? pledgeOf(*late) : *truth().pledge, truth(), begun);
    const auto dealt = game.open(setup().options.json, static_cast<int>(begun.players.size()), luck.chance);  // S-F3
    if (!dealt) return Refusal{"S-G1", "notDealt", "That game cannot be dealt: ", dealt.error().says};
    if (late) tell(*late);
    tell(begun);
    happened((*dealt)->journal(), Drawing(luck.chance, chance));
    return {};
}

}  // namespace parlour::server
