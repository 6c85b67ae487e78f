// What fits: an event of a stored journal that can follow what was told, a view of a stranger that can be. Whatever
// passes can be folded, judged and shown without harm. SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/inside.h"
#include "games/turing/turing.h"

namespace parlour::turing {
namespace {

bool isPlayed(const FaceUp& up, const auto& value) {
    return wire::allInside<Seat>(value, [&](Seat seat) { return indexOf(seat) < up.players.size(); }) &&
           wire::allInside<Card>(value, [&](Card card) { return static_cast<int>(card) < up.options.deck; });
}
bool isForAll(const FaceUp& up, const RoundScored& scored) {
    return scored.votes.count() == up.players.count() && scored.points.count() == up.players.count();
}
bool isInterrogator(const FaceUp& up, Seat seat) { return seat != up.responder; }
bool isRow(const FaceUp& up, const Few<Card, longestRow>& row) {
    return row.count() == rowLength(up.options.difficulty);
}
bool isVoting(const FaceUp& up) { return up.phase == Phase::voting; }

bool mayFollow(const State& state, const RoundStarted&) { return state.up.round == 0 || isVoting(state.up); }
bool mayFollow(const State& state, const MachineDrawn&) { return state.up.round > 0 && state.up.pairs.empty(); }
bool mayFollow(const State& state, const PairBegun&) { return state.up.round > 0 && !state.up.pairs.full(); }
bool mayFollow(const State& state, const RowDrawn& event) {
    return state.up.phase == Phase::answering && state.down.row.empty() && isRow(state.up, event.row);
}
bool mayFollow(const State& state, const PairPlaced&) {
    return state.up.phase == Phase::answering && !state.down.row.empty();
}
bool mayFollow(const State& state, const VoteChosen& event) {
    return isVoting(state.up) && isInterrogator(state.up, event.seat);
}
bool mayFollow(const State& state, const Voted& event) {
    return isVoting(state.up) && isInterrogator(state.up, event.seat) && state.down.votes[event.seat];
}
bool mayFollow(const State& state, const Passed& event) {
    return isVoting(state.up) && isInterrogator(state.up, event.seat);
}
bool mayFollow(const State& state, const RoundScored& event) { return isVoting(state.up) && isForAll(state.up, event); }
bool mayFollow(const State& state, const GameOver&) { return isVoting(state.up) && state.up.lastRound; }

bool isHeld(const FaceUp& up, Seat seat, const Responder& mine) {
    return seat == up.responder && (mine.row.empty() || isRow(up, mine.row));
}
bool isHeld(const FaceUp& up, Seat seat, const Interrogator&) { return isInterrogator(up, seat); }
bool isHeld(const FaceUp&, Seat, const Watcher&) { return false; }

}  // namespace

std::string_view Turing::misfit(const State& state, const Event& event) {
    if (!isPlayed(state.up, event)) return "an event names a seat or a card that is not there";
    if (isOver(state.up)) return "something happened after the game was over";
    if (!std::visit([&](const auto& known) { return mayFollow(state, known); }, event))
        return "an event does not follow from what happened before it";
    return {};
}

std::string_view Turing::misfit(const View& view) {
    const FaceUp& up = view.up;
    if (up.round == 0) return "nothing was dealt";
    if (whyNot(up.options, up.players.count())) return "its options are not allowed for so many players";
    if (!isPlayed(up, view)) return "it names a seat or a card that is not there";
    if (up.lastRound && !isForAll(up, *up.lastRound)) return "its last round does not count all players";
    if (isVoting(up) && up.pairs.empty()) return "people vote on nothing";
    const bool isWatched = !view.seat && std::holds_alternative<Watcher>(view.mine);
    if (!isWatched && !view.seat) return "somebody who watches holds something";
    if (!isWatched && !std::visit([&](const auto& mine) { return isHeld(up, *view.seat, mine); }, view.mine))
        return "its seat holds what it cannot hold";
    return {};
}

}  // namespace parlour::turing
