// What fits: an event of a stored journal that can follow what was told, a view of a stranger that can be. Whatever
// passes can be folded, judged and shown without harm. SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/inside.h"
#include "games/not_human/not_human.h"

namespace parlour::not_human {
namespace {

bool isPlayed(const FaceUp& up, const auto& value) {
    return wire::allInside<Seat>(value, [&](Seat seat) { return indexOf(seat) < up.players.size(); }) &&
           wire::allInside<Picture>(value, [](Picture picture) { return static_cast<int>(picture) < 2 * cards; });
}
bool isPlace(const std::optional<std::uint8_t>& number) { return !number || (*number >= 1 && *number <= places); }
bool isEntry(const std::optional<std::uint8_t>& entry) { return !entry || (*entry >= 1 && *entry <= serverEntry); }
bool isForAll(const FaceUp& up, const RoundScored& scored) {
    return scored.votes.count() == up.players.count() && scored.stars.count() == up.players.count() &&
           isPlace(scored.answer) && std::ranges::all_of(scored.votes, isEntry) && isEntry(scored.opened);
}
bool isIn(const State& state, auto... phases) { return ((state.up.phase == phases) || ...); }
bool isDealt(const State& state) { return state.down.number != 0; }

bool mayFollow(const State& state, const PicturesReshuffled&) { return isIn(state, Phase::naming, Phase::voting); }
bool mayFollow(const State& state, const RoundStarted& event) {
    return (state.up.round == 0 || isIn(state, Phase::naming, Phase::voting)) && event.pictures.full() &&
           state.up.usedCards.count() + places <= cards && state.up.round < mostRounds;
}
bool mayFollow(const State& state, const BecameReady&) {
    return isIn(state, Phase::looking, Phase::explaining, Phase::discussing);
}
bool mayFollow(const State& state, const RolesDealt& event) {
    return isIn(state, Phase::looking) && !isDealt(state) && isPlace(event.number);
}
bool mayFollow(const State& state, const RolesGiven&) { return isIn(state, Phase::looking) && isDealt(state); }
bool mayFollow(const State& state, const Said&) {
    return isIn(state, Phase::associating) && state.up.associations.count() < state.up.players.count();
}
bool mayFollow(const State& state, const HumanAsked&) {
    return isIn(state, Phase::associating) && state.up.associations.count() == state.up.players.count();
}
bool mayFollow(const State& state, const SteppedForward&) { return isIn(state, Phase::asking); }
bool mayFollow(const State& state, const Named& event) { return isIn(state, Phase::naming) && isPlace(event.picture); }
bool mayFollow(const State& state, const AnswerOpened& event) {
    return isIn(state, Phase::asking, Phase::naming) && isPlace(event.number);
}
bool mayFollow(const State& state, const Explained&) {
    return isIn(state, Phase::explaining) && state.up.explained < state.up.associations.count();
}
bool mayFollow(const State& state, const DiscussionExtended&) { return isIn(state, Phase::discussing); }
bool mayFollow(const State& state, const DiscussionEnded&) { return isIn(state, Phase::explaining, Phase::discussing); }
bool mayFollow(const State& state, const VoteChosen& event) {
    return isIn(state, Phase::voting) && isEntry(event.entry);
}
bool mayFollow(const State& state, const Voted& event) {
    return isIn(state, Phase::voting) && state.down.votes[event.seat];
}
bool mayFollow(const State& state, const RoundScored& event) {
    return isIn(state, Phase::naming, Phase::voting) && isForAll(state.up, event);
}
bool mayFollow(const State& state, const GameOver&) {
    return isIn(state, Phase::naming, Phase::voting) && state.up.lastRound;
}

/// From the moment when all have said a word until the next round.
bool hasAllWords(const FaceUp& up) {
    return up.phase == Phase::looking || up.phase == Phase::associating || up.phase == Phase::over ||
           up.associations.count() == up.players.count();
}

bool isHeld(const FaceUp& up, const Robot& mine) {
    return up.phase != Phase::looking && isPlace(mine.number) && isEntry(mine.vote);
}
bool isHeld(const FaceUp& up, const Human& mine) { return up.phase != Phase::looking && isEntry(mine.vote); }
bool isHeld(const FaceUp& up, const Undealt&) { return up.phase == Phase::looking; }
bool isHeld(const FaceUp&, const Watcher&) { return false; }

}  // namespace

std::string_view NotHuman::misfit(const State& state, const Event& event) {
    if (!isPlayed(state.up, event)) return "an event names a seat or a picture that is not there";
    if (isOver(state.up)) return "something happened after the game was over";
    if (!std::visit([&](const auto& known) { return mayFollow(state, known); }, event))
        return "an event does not follow from what happened before it";
    return {};
}

std::string_view NotHuman::misfit(const View& view) {
    const FaceUp& up = view.up;
    if (up.round == 0) return "nothing was dealt";
    if (whyNot(up.options, up.players.count())) return "its options are not allowed for so many players";
    if (!isPlayed(up, view)) return "it names a seat or a picture that is not there";
    if (!up.pictures.full()) return "there are not nine pictures";
    if (std::ranges::any_of(up.usedCards, [](std::uint8_t card) { return card >= cards; }))
        return "it names a card that is not there";
    if (!hasAllWords(up)) return "somebody has said no word";
    if (up.associations.count() > up.players.count()) return "somebody has said two words";
    if (up.explained > up.associations.count() ||
        (up.phase == Phase::explaining && up.explained == up.associations.count()))
        return "more was explained than said";
    if (!isPlace(up.named) || !isPlace(up.answer)) return "it names a picture that is not there";
    if (up.lastRound && !isForAll(up, *up.lastRound)) return "its last round does not count all players";
    if (!view.seat) return std::holds_alternative<Watcher>(view.mine) ? "" : "somebody who watches holds something";
    if (!std::visit([&](const auto& mine) { return isHeld(up, mine); }, view.mine))
        return "its seat holds what it cannot hold";
    return {};
}

}  // namespace parlour::not_human
