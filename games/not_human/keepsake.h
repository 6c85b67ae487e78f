// I Am Not Human, what one player takes home of a game: their words, and how it went as a robot and as the human. All
// of it lies face up when a round is scored (N-P1). SPDX-License-Identifier: MIT
#pragma once
#include "games/not_human/not_human.h"

namespace parlour::not_human {

/// What became of a player in a round: as the human, who named the picture or a wrong one, was caught by the vote or
/// stayed unseen; or as a robot.
enum class Fate : std::uint8_t { robot, named, misnamed, caught, unseen };

struct RememberedRound {
    std::optional<Word> word;  // none: the round was over before it was said
    Fate fate = Fate::robot;
    std::optional<bool> sawThrough;  // a robot's vote was right; none: they were the human, or nobody voted (N-P4)
    std::uint8_t stars = 0;
};
struct Keepsake {
    Language language = Language::en;  // of the words
    std::vector<RememberedRound> rounds;
};
WORDS(Fate, robot, named, misnamed, caught, unseen)
WIRE(RememberedRound, word, fate, sawThrough, stars)
WIRE(Keepsake, language, rounds)

Keepsake keepsakeOf(const Story<NotHuman>& story, Seat seat);

/// Why a stranger's keepsake of a game for so many cannot be; empty if it can.
std::string_view misfit(const Keepsake& keepsake, Seat seat, int players);

}  // namespace parlour::not_human
