// The game is told again from what lies face up: what a vote was worth is known when its round is scored.
// SPDX-License-Identifier: MIT
#include "games/turing/keepsake.h"

#include <algorithm>

namespace parlour::turing {
namespace {

void remember(Keepsake& keepsake, const FaceUp& up, const RoundScored& scored, Seat seat) {
    for (int i = 0; i < up.players.count(); ++i) {
        const auto voter = Seat(i);
        const auto& vote = scored.votes[voter];
        const bool byMe = voter == seat;
        if (!vote || (!byMe && up.responder != seat)) continue;
        keepsake.readings.push_back({.other = byMe ? up.responder : voter,
                                     .byMe = byMe,
                                     .right = *vote == other(scored.machine),
                                     .after = up.players[voter].votedAfter});
    }
}

}  // namespace

Keepsake keepsakeOf(const Story<Turing>& story, Seat seat) {
    const Player& player = story.now().up.players[seat];
    Keepsake keepsake{.points = player.points, .pointsAsResponder = player.pointsAsResponder, .readings = {}};
    FaceUp up = Turing::table(story.now().up.options, story.now().up.players.count()).up;
    for (const auto& event : story.events())
        std::visit(
            [&]<class E>(const E& known) {
                if constexpr (std::is_same_v<E, RoundScored>) remember(keepsake, up, known, seat);
                if constexpr (isOneOf<E, PublicEvent>) fold(up, known);
            },
            event);
    return keepsake;
}

std::string_view misfit(const Keepsake& keepsake, Seat seat, int players) {
    if (keepsake.pointsAsResponder > keepsake.points) return "it has more points as Responder than points";
    const auto fits = [&](const Reading& one) {
        return indexOf(one.other) < static_cast<std::size_t>(players) && one.other != seat && one.after >= 1 &&
               one.after <= pairsInRound;
    };
    return std::ranges::all_of(keepsake.readings, fits) ? "" : "somebody reads a mind that is not at the table";
}

}  // namespace parlour::turing
