// Backwards is from the beginning: states are small, and a whole game is told in a millisecond.
// SPDX-License-Identifier: MIT
#include "games/reel.h"

namespace parlour {
namespace {

Fault at(std::size_t step, const std::string& why) { return {"step " + std::to_string(step + 1) + ": " + why}; }

}  // namespace

OrFault<std::unique_ptr<Match>> reopen(const Replay& replay) {
    const AnyGame* game = findGame(replay.game);
    if (game == nullptr) return std::unexpected(Fault{"There is no game \"" + replay.game + "\"."});
    return game->reopen(replay.options.json, static_cast<int>(replay.players.size()));
}

OrFault<Reel> Reel::of(Replay replay) {
    Reel reel(std::move(replay));
    const auto& steps = reel.replay_.steps;
    auto match = reopen(reel.replay_);
    if (!match) return std::unexpected(std::move(match.error()));
    reel.match_ = *std::move(match);
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const int before = reel.match_->round();
        if (auto told = reel.match_->retell(steps[step].event.json); !told)
            return std::unexpected(at(step, told.error().says));
        const int round = reel.match_->round();
        const bool isTogether = step > 0 && steps[step].at == steps[step - 1].at && (round == before || before == 0);
        if (!isTogether) reel.frames_.emplace_back();
        reel.frames_.back() = {static_cast<std::uint32_t>(step + 1), round, steps[step].at};
    }
    reel.told_ = steps.size();
    if (const auto why = reel.match_->misfit(); !why.empty()) return std::unexpected(Fault{"at the end, " + why});
    return reel;
}

OrFault<Reel> Reel::of(Film film) {
    const Replay& replay = film.replay;
    const AnyGame* game = findGame(replay.game);
    const auto no = [](const std::string& why) { return std::unexpected(Fault{why}); };
    if (replay.format != replayFormat) return no("this file is of a format that is not known here");
    if (game != nullptr && game->version() != replay.rules)
        return no("it was played by version " + std::to_string(replay.rules) + " of the rules, and here is version " +
                  std::to_string(game->version()));
    if (!film.seats.empty() && film.seats.size() != replay.players.size()) return no("it has other seats than players");
    for (const Believed& believed : film.beliefs)
        if (believed.step < 1 || believed.step > replay.steps.size())
            return no("something was believed at a step that is not there");
    return of(std::move(film.replay));
}

OrFault<void> Reel::windTo(std::optional<int> seat, std::size_t steps) {
    if (seat && (*seat < 0 || *seat >= static_cast<int>(replay_.players.size())))
        return std::unexpected(Fault{"There is no such seat."});
    if (steps > replay_.steps.size()) return std::unexpected(Fault{"The game has fewer steps."});
    if (steps < told_) {
        auto match = reopen(replay_);
        if (!match) return std::unexpected(std::move(match.error()));
        match_ = *std::move(match);
        told_ = 0;
    }
    for (; told_ < steps; ++told_)
        if (auto told = match_->retell(replay_.steps[told_].event.json); !told)
            return std::unexpected(at(told_, told.error().says));
    return {};
}

namespace {

std::optional<Seat> seatOf(std::optional<int> seat) {
    return seat ? std::optional(Seat{static_cast<std::uint8_t>(*seat)}) : std::nullopt;
}

}  // namespace

OrFault<std::string> Reel::view(std::optional<int> seat, std::size_t steps) {
    if (auto wound = windTo(seat, steps); !wound) return std::unexpected(std::move(wound.error()));
    Doubt doubt;
    auto view = seat ? match_->view(*seatOf(seat)) : match_->watch();
    if (doubt.isFounded()) return std::unexpected(Fault{doubt.why()});
    return view;
}

OrFault<std::vector<int>> Reel::pictures(std::optional<int> seat, std::size_t steps) {
    if (auto wound = windTo(seat, steps); !wound) return std::unexpected(std::move(wound.error()));
    return match_->pictures(seatOf(seat));
}

OrFault<std::string> viewAt(const Replay& replay, std::optional<int> seat, std::size_t steps) {
    auto reel = Reel::of(replay);
    return reel ? reel->view(seat, steps) : std::unexpected(std::move(reel.error()));
}

}  // namespace parlour
