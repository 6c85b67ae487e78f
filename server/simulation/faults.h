// What goes wrong in one run. Each run draws some of them, and how often: a run in which everything fails at once would
// hide what a few do together. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "core/chance.h"

namespace parlour::server::simulation {

enum class Mishap : std::uint8_t {
    kill,           // kill -9
    killInWriting,  // the same in the middle of a write
    powerLoss,
    stop,      // SIGTERM, and a new start
    freeze,    // SIGSTOP, and SIGCONT after some seconds
    cuts,      // of connections
    slowness,  // of connections
    deafness,  // clients that do not read
    clock,     // on the wall: set back, set on
    failingSync,
    failingWrite,
    slowSync,
    fullDisk,
    folderAway,
    secondServer,
    night,  // everybody sleeps for hours, or for days
    rot,    // bits that turn by themselves
    failingRead,
};
constexpr int mishaps = 18;

struct Swarm {
    explicit Swarm(Chance& luck) {
        const int often = 1 + luck.below(4);  // some runs are calmer
        for (bool& is : drawn_) is = luck.below(6) < often;
        if (!has(Mishap::rot) || luck.below(3) > 0) drawn_[static_cast<std::size_t>(Mishap::rot)] = false;
        if (luck.below(2) == 0) drawn_[static_cast<std::size_t>(Mishap::failingRead)] = false;
    }
    bool has(Mishap mishap) const { return drawn_[static_cast<std::size_t>(mishap)]; }
    /// What was acknowledged may be damaged: then the table stays closed.
    bool mayDamage() const { return has(Mishap::rot); }
    /// One of those that were drawn, if any.
    std::optional<Mishap> any(Chance& luck) const {
        const int first = luck.below(mishaps);
        for (int i = 0; i < mishaps; ++i)
            if (const auto mishap = static_cast<Mishap>((first + i) % mishaps); has(mishap)) return mishap;
        return {};
    }

private:
    std::array<bool, mishaps> drawn_{};
};

}  // namespace parlour::server::simulation
