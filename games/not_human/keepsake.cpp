// The game is told again from what lies face up: roles and votes are known when a round is scored.
// SPDX-License-Identifier: MIT
#include "games/not_human/keepsake.h"

#include <algorithm>

namespace parlour::not_human {
namespace {

constexpr std::uint8_t mostStars = 3;  // N-P3

Fate fateOf(const RoundScored& scored, Seat seat) {
    if (scored.human != seat) return Fate::robot;
    const bool won = scored.winner == Winner::human;
    if (!scored.opened) return won ? Fate::named : Fate::misnamed;  // N-G2, N-G3
    return won ? Fate::unseen : Fate::caught;                       // N-V5
}

/// A robot has one star if the robots won, and another one for a right vote (N-P2).
std::optional<bool> sawThrough(const RoundScored& scored, Seat seat) {
    if (scored.human == seat || !scored.votes[seat]) return {};
    return scored.stars[seat] > (scored.winner == Winner::robots ? 1 : 0);
}

RememberedRound remembered(const FaceUp& up, const RoundScored& scored, Seat seat) {
    RememberedRound round{
        .word = {}, .fate = fateOf(scored, seat), .sawThrough = sawThrough(scored, seat), .stars = scored.stars[seat]};
    for (const Association& association : up.associations)
        if (association.seat == seat) round.word = association.word;
    return round;
}

}  // namespace

Keepsake keepsakeOf(const Story<NotHuman>& story, Seat seat) {
    const FaceUp& end = story.now().up;
    Keepsake keepsake{.language = end.options.language, .rounds = {}};
    FaceUp up = NotHuman::table(end.options, end.players.count()).up;
    for (const auto& event : story.events())
        std::visit(
            [&]<class E>(const E& known) {
                if constexpr (std::is_same_v<E, RoundScored>) keepsake.rounds.push_back(remembered(up, known, seat));
                if constexpr (isOneOf<E, PublicEvent>) fold(up, known);
            },
            event);
    return keepsake;
}

std::string_view misfit(const Keepsake& keepsake, Seat, int) {
    const auto fits = [](const RememberedRound& round) {
        return round.stars <= mostStars && (round.fate == Fate::robot || !round.sawThrough);
    };
    if (keepsake.rounds.size() > mostRounds) return "it has more rounds than a game";
    return std::ranges::all_of(keepsake.rounds, fits) ? "" : "something happened in a round that cannot happen";
}

}  // namespace parlour::not_human
