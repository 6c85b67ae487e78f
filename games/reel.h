// A game that is over (replay.h), told again: what any seat saw at any step, forwards and backwards. Server, command
// line and browser look at it through this. SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "games/games.h"
#include "games/picture.h"
#include "games/replay.h"

namespace parlour {

inline constexpr std::int32_t replayFormat = 1;

/// Who played a seat: their name, the bot's if it was one, and the creature that they had chosen.
struct FilmSeat {
    std::string name;
    std::optional<std::string> bot, creature;
};
WIRE(FilmSeat, name, bot, creature)

/// What a listener believed in a round that ended with this step: a Lesson of bots/lesson.h.
struct Believed {
    std::uint32_t step;
    wire::Raw lesson;
};
WIRE(Believed, step, lesson)

/// A replay with all that is needed to look at it: who they were, every picture that anybody saw, what was believed.
struct Film {
    Replay replay;
    std::vector<FilmSeat> seats;
    std::vector<Picture> pictures;
    std::vector<Believed> beliefs;
};
OPTIONS(Film, replay, seats, pictures, beliefs)

/// What people saw at once: so many steps had been told, in this round. Whatever happened together is one frame, except
/// that a new round has frames of its own.
struct Frame {
    std::uint32_t steps;
    std::int32_t round;
    std::int64_t at;
};
WIRE(Frame, steps, round, at)

/// The match of a replay, before anything was told.
OrFault<std::unique_ptr<Match>> reopen(const Replay& replay);

/// A replay on its spindle. It is told once from the beginning to the end, so that what does not fit is noticed at
/// once; after that every view of it is there.
class Reel {
public:
    static OrFault<Reel> of(Replay replay);
    /// The same, of a file that somebody brings.
    static OrFault<Reel> of(Film film);

    const Replay& replay() const { return replay_; }
    const std::vector<Frame>& frames() const { return frames_; }
    /// As it was told last; at its end, if no view was asked for.
    const Match& match() const { return *match_; }
    /// A seat's view, or a watcher's, after so many steps.
    OrFault<std::string> view(std::optional<int> seat, std::size_t steps);
    /// The pictures that a seat sees there, or a watcher.
    OrFault<std::vector<int>> pictures(std::optional<int> seat, std::size_t steps);

private:
    explicit Reel(Replay replay) : replay_(std::move(replay)) {}
    /// Tells so many steps, if there are so many and that seat.
    OrFault<void> windTo(std::optional<int> seat, std::size_t steps);

    Replay replay_;
    std::vector<Frame> frames_;
    std::unique_ptr<Match> match_;
    std::size_t told_ = 0;
};

/// A seat's view, or a watcher's, after so many steps of a game that fits.
OrFault<std::string> viewAt(const Replay& replay, std::optional<int> seat, std::size_t steps);

}  // namespace parlour
