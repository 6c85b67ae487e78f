// What goes wrong in one run. Each run draws some of them, and how often: a run in which everything fails at once would
// hide what a few do together. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>

#include "core/chance.h"

namespace parlour::server::simulation {

/// To a house of one folder.
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

/// To a house of several servers.
enum class ClusterMishap : std::uint8_t {
    kill,           // kill -9
    stop,           // SIGTERM: its tables are given to others; and a new start
    freeze,         // longer than its lease, maybe
    cuts,           // of people's connections
    slowness,       // of people's connections
    deafness,       // clients that do not read
    clock,          // on the wall of one server
    lostQuestions,  // to etcd: never asked; asked and never answered; asked long after nobody waits for it
    slowAnswers,    // of etcd
    cutOff,         // one server from etcd
    unheard,        // one server does not hear what etcd answers
    noMajority,     // nobody reaches etcd
    fullEtcd,
    apart,          // two servers cannot reach each other
    silentWatches,  // nobody hears what others write
    theft,          // a table is taken by force from a server that is well
};
constexpr int clusterMishaps = 16;

/// Some kinds of mishaps, drawn for a run.
template <class Kind, int kinds>
class Drawn {
public:
    explicit Drawn(Chance& luck) {
        const int often = 1 + luck.below(4);  // some runs are calmer
        for (bool& is : drawn_) is = luck.below(6) < often;
    }
    bool has(Kind mishap) const { return drawn_[static_cast<std::size_t>(mishap)]; }
    /// One of those that were drawn, if any.
    std::optional<Kind> any(Chance& luck) const {
        const int first = luck.below(kinds);
        for (int i = 0; i < kinds; ++i)
            if (const auto mishap = static_cast<Kind>((first + i) % kinds); has(mishap)) return mishap;
        return {};
    }

protected:
    void spare(Kind mishap) { drawn_[static_cast<std::size_t>(mishap)] = false; }

private:
    std::array<bool, static_cast<std::size_t>(kinds)> drawn_{};
};

struct Swarm : Drawn<Mishap, mishaps> {
    explicit Swarm(Chance& luck) : Drawn(luck) {
        if (!has(Mishap::rot) || luck.below(3) > 0) spare(Mishap::rot);
        if (luck.below(2) == 0) spare(Mishap::failingRead);
    }
    /// What was acknowledged may be damaged: then the table stays closed.
    bool mayDamage() const { return has(Mishap::rot); }
};

}  // namespace parlour::server::simulation
