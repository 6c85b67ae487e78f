// What fits: an event of a stored journal that can follow what was told, a view of a stranger that can be. Whatever
// passes can be folded, judged and shown without harm. SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/inside.h"
#include "games/turing_machine/problem.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {
namespace {

bool seatsAre(int count, const auto& value) {
    return wire::allInside<Seat>(value, [&](Seat seat) { return static_cast<int>(indexOf(seat)) < count; });
}
bool hasMachine(const FaceUp& up) { return !up.cards.empty(); }
bool isDealt(const State& state) {
    return hasMachine(state.up) && state.down.truth.criteria.count() == state.up.cards.count();
}
bool verifiersAre(const FaceUp& up, const auto& value) {
    return wire::allInside<Verifier>(
        value, [&](Verifier verifier) { return static_cast<std::size_t>(verifier) < up.cards.size(); });
}

/// Whether every verifier has as many cards as its mode wants, and they make a layout.
bool isMachine(Mode mode, const PerVerifier<Cards>& cards) {
    const std::size_t each = mode == Mode::extreme ? 2 : 1;
    if (!std::ranges::all_of(cards, [&](const Cards& own) { return own.size() == each; })) return false;
    FaceUp up;
    up.mode = mode;
    up.cards = cards;
    return !whyNot(layoutOf(up));
}

/// A sheet that can still be written on.
bool isOpen(const State& state, Seat seat) {
    const Sheet& sheet = state.up.sheets[sheetOf(state.up, seat)];
    return isDealt(state) && state.up.round > 0 && !sheet.finished && !sheet.out;
}
const Row* lastRow(const State& state, Seat seat) {
    const auto& rows = state.up.sheets[sheetOf(state.up, seat)].rows;
    return !rows.empty() && rows.back().round == state.up.round ? &rows.back() : nullptr;
}

bool mayFollow(const State& state, const MachineSet& event) {
    return !hasMachine(state.up) && isMachine(event.mode, event.cards);
}
bool mayFollow(const State& state, const ProblemDealt& event) {
    if (!hasMachine(state.up) || isDealt(state) || event.criteria.count() != state.up.cards.count()) return false;
    Problem problem{.layout = layoutOf(state.up), .active = {}, .code = event.code, .symbol = event.symbol};
    for (std::size_t i = 0; i < event.criteria.size(); ++i)
        problem.active[i] = {event.criteria[i].card, event.criteria[i].place};
    return !whyNot(problem);
}
bool mayFollow(const State& state, const RoundBegun& event) {
    return isDealt(state) && event.round == state.up.round + 1 && event.round <= mostRounds;
}
bool mayFollow(const State& state, const Proposed& event) { return isOpen(state, event.seat); }
bool mayFollow(const State& state, const Asked& event) {
    const Row* row = lastRow(state, event.seat);
    return isOpen(state, event.seat) && row != nullptr && !row->asked.full();
}
bool mayFollow(const State& state, const CodeWritten& event) { return isOpen(state, event.seat); }
bool mayFollow(const State& state, const Finished& event) { return isOpen(state, event.seat); }
bool mayFollow(const State& state, const HintTaken& event) {
    return isOpen(state, event.seat) && allowsHints(state.up);
}
bool mayFollow(const State& state, const ThumbsShown& event) {
    return isDealt(state) && event.up.count() == state.up.sheets.count();
}
bool mayFollow(const State& state, const CodesChecked& event) {
    return isDealt(state) && seatsAre(state.up.sheets.count(), event);
}
bool mayFollow(const State& state, const GameOver& event) {
    return isDealt(state) && event.criteria.count() == state.up.cards.count() &&
           event.numbers.count() == state.up.cards.count();
}

bool isSheet(const FaceUp& up, const Sheet& sheet) {
    int before = 0;
    for (const Row& row : sheet.rows) {
        if (row.round <= before || row.round > up.round) return false;
        before = row.round;
    }
    return true;
}
/// An answer for each question that was asked.
bool isHeld(const FaceUp& up, Seat seat, const Player& mine) {
    const auto& rows = up.sheets[sheetOf(up, seat)].rows;
    return std::ranges::equal(
        rows, mine.answers, {}, [](const Row& row) { return row.asked.size(); },
        [](const RowAnswers& answers) { return answers.size(); });
}

}  // namespace

std::string_view TuringMachine::misfit(const State& state, const Event& event) {
    if (!seatsAre(state.up.players, event) || !verifiersAre(state.up, event))
        return "an event names a seat or a verifier that is not there";
    if (isOver(state.up)) return "something happened after the game was over";
    if (!std::visit([&](const auto& known) { return mayFollow(state, known); }, event))
        return "an event does not follow from what happened before it";
    return {};
}

std::string_view TuringMachine::misfit(const View& view) {
    const FaceUp& up = view.up;
    if (up.round == 0) return "nothing was dealt";
    if (up.players < fewestPlayers || up.players > mostPlayers || up.options.handicap.count() > up.players)
        return "there are too many players, or too few";
    if (up.sheets.count() != (up.options.play == Play::together ? 1 : up.players)) return "there are not enough sheets";
    if (!isMachine(up.mode, up.cards)) return "its cards make no machine";
    if (!seatsAre(up.players, view) || !verifiersAre(up, view))
        return "it names a seat or a verifier that is not there";
    if (!std::ranges::all_of(up.sheets, [&](const Sheet& sheet) { return isSheet(up, sheet); }))
        return "a sheet has rounds that were not played";
    if (up.lastThumbs && up.lastThumbs->up.count() != up.sheets.count()) return "there are not enough thumbs";
    if (up.lastCodes && !seatsAre(up.sheets.count(), *up.lastCodes)) return "a code was checked for nobody";
    if (up.end && up.end->criteria.count() != up.cards.count()) return "its end does not tell of every verifier";
    const auto* player = std::get_if<Player>(&view.mine);
    if (!view.seat != (player == nullptr)) return "its seat holds what it cannot hold";
    if (player != nullptr && !isHeld(up, *view.seat, *player)) return "its answers are not those to its questions";
    return {};
}

}  // namespace parlour::turing_machine
