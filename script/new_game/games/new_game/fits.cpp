// What fits: an event of a stored journal that can follow what was told, a view of a stranger that can be. Whatever
// passes can be folded, judged and shown without harm. SPDX-License-Identifier: MIT
#include "core/inside.h"
#include "games/new_game/new_game.h"

namespace parlour::new_game {
namespace {

bool areThere(const FaceUp& up, const auto& value) {
    return wire::allInside<Seat>(value, [&](Seat seat) { return indexOf(seat) < up.guessed.size(); });
}

bool isThere(const Options& options, std::uint8_t number) { return number >= 1 && number <= options.highest; }

bool mayFollow(const State& state, const NumberDrawn& event) {
    return state.down.number == 0 && isThere(state.up.options, event.number);
}
bool mayFollow(const State& state, const NumberChosen& event) {
    return !state.up.guessed[event.seat] && isThere(state.up.options, event.number);
}
bool mayFollow(const State& state, const Guessed& event) { return state.down.guesses[event.seat] != 0; }
bool mayFollow(const State& state, const Opened& event) { return event.guesses == state.down.guesses; }

}  // namespace

std::string_view NewGame::misfit(const State& state, const Event& event) {
    if (!areThere(state.up, event)) return "an event names a seat that is not there";
    if (isOver(state.up)) return "something happened after the game was over";
    if (!std::visit([&](const auto& known) { return mayFollow(state, known); }, event))
        return "an event does not follow from what happened before it";
    return {};
}

std::string_view NewGame::misfit(const View& view) {
    const FaceUp& up = view.up;
    if (whyNot(up.options, up.guessed.count())) return "its options are not allowed for so many players";
    if (!areThere(up, view)) return "it names a seat that is not there";
    if (isOver(up) != up.opened.has_value()) return "it is over, or it is not";
    if (up.opened && up.opened->guesses.count() != up.guessed.count()) return "its end does not count all players";
    if (view.seat.has_value() == std::holds_alternative<Watcher>(view.mine))
        return "its seat holds what it cannot hold";
    return {};
}

}  // namespace parlour::new_game
