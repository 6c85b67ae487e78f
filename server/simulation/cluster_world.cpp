// A house of several servers: what goes wrong between them and on the way to etcd. SPDX-License-Identifier: MIT
#include "server/simulation/cluster_world.h"

#include <sqlite3.h>

namespace parlour::server::simulation {

ClusterWorld::ClusterWorld(std::uint64_t seed) : World(seed), drawn_(luck_), cluster_(timeline_, seed * 37 + 11) {
    place_.hasManyDoors = true;
    ledger_.isKept = [this](const Ledger::Entry& entry) { return cluster_.has(entry); };
}

ClusterWorld::~ClusterWorld() { everybodyEnds(); }  // before their cluster

void ClusterWorld::beginServers() {
    const int count = 2 + luck_.below(2);
    for (int i = 0; i < count; ++i) {
        const Time ahead = luck_.below(3) * anHour;  // no two machines were switched on at the same time
        auto& clocks = *clocks_.emplace_back(std::make_unique<Clocks>(Clocks{luck_.below(3) * Time{1000}, ahead}));
        servers_.push_back(std::make_unique<Server>(timeline_, cluster_, "server" + std::to_string(i) + ":8080", clocks,
                                                    decks_, ledger_, seed_ * 10 + static_cast<std::uint64_t>(i)));
        servers_.back()->begin();
    }
    comesToAnEnd(timeline_.now() + second);
    supervise();
}

// ---- The storm ---------------------------------------------------------------------------------------

void ClusterWorld::revive() {
    for (const auto& server : servers_)
        if (!server->isUp()) server->begin();
}

/// Whoever starts servers looks twice a second whether one is down, and takes a while.
void ClusterWorld::supervise() {
    if (place_.isCalm || luck_.below(4) == 0) revive();
    timeline_.after(second / 2, life_, [this] { supervise(); });
}

void ClusterWorld::strike() {
    const auto mishap = drawn_.any(luck_);
    if (!mishap) return;
    ++mishaps_;
    const auto which = static_cast<std::size_t>(luck_.below(static_cast<int>(servers_.size())));
    timeline_.note("mishap " + std::to_string(static_cast<int>(*mishap)) + " at " + servers_[which]->address());
    happens(*mishap, which);
}

void ClusterWorld::silenceWatches() {
    cluster_.weather.hasSilentWatches = true;
    timeline_.after((100 + luck_.below(6000)) * millisecond, life_,
                    [this] { cluster_.weather.hasSilentWatches = false; });
}

/// Somebody asks a server that does not have a table, and it does not ask whether its owner is there, who may not hear
/// of it. Some people come in anew, at either of them.
void ClusterWorld::steal(std::size_t which) {
    Server& thief = *servers_[which];
    ++cluster_.passages.forced;
    const std::string code = codes_[static_cast<std::size_t>(luck_.below(static_cast<int>(codes_.size())))];
    thief.turn([this, &thief, &clocks = *clocks_[which], code] {
        if (House* const house = thief.house())
            house->look(code, "thief", clocks.at(timeline_.now()), [](const auto&) {}, Grip::byForce);
    });
    if (luck_.below(2) == 0) silenceWatches();
    cutSome();
}

void ClusterWorld::setClock(std::size_t which) {
    constexpr std::array<Time, 4> jumps{2000, -2000, anHour, -anHour};
    clocks_[which]->wallAhead += jumps[static_cast<std::size_t>(luck_.below(static_cast<int>(jumps.size())))];
}

void ClusterWorld::happens(ClusterMishap mishap, std::size_t which) {
    Server& server = *servers_[which];
    const std::string& address = server.address();
    Weather& weather = cluster_.weather;
    const auto soon = [&] { return (100 + luck_.below(6000)) * millisecond; };  // longer than a lease, maybe
    const auto later = [&](auto what) { timeline_.after(soon(), life_, what); };
    switch (mishap) {
        case ClusterMishap::kill:
            return server.die();
        case ClusterMishap::stop:
            return server.stop();
        case ClusterMishap::freeze:
            return server.freeze(luck_.below(8000) * millisecond);
        case ClusterMishap::cuts:
            return cutSome();
        case ClusterMishap::slowness:
            return slowAll();
        case ClusterMishap::deafness:
            return deafenSome();
        case ClusterMishap::clock:
            return setClock(which);
        case ClusterMishap::lostQuestions:
            weather.loses = 1 + luck_.below(10);
            return later([&weather] { weather.loses = 0; });
        case ClusterMishap::slowAnswers:
            weather.slowness = (1 + luck_.below(900)) * millisecond;
            return later([&weather] { weather.slowness = 0; });
        case ClusterMishap::cutOff:
            weather.cutOff.insert(address);
            return later([&weather, address] { weather.cutOff.erase(address); });
        case ClusterMishap::unheard:
            weather.unheard.insert(address);
            return later([&weather, address] { weather.unheard.erase(address); });
        case ClusterMishap::noMajority:
            weather.hasNoMajority = true;
            return later([&weather] { weather.hasNoMajority = false; });
        case ClusterMishap::fullEtcd:
            cluster_.model.setFull(true);
            return later([this] { cluster_.model.setFull(false); });
        case ClusterMishap::apart:
            cluster_.part(address, servers_[(which + 1) % servers_.size()]->address());
            return later([&weather] { weather.apart.clear(); });
        case ClusterMishap::silentWatches:
            return silenceWatches();
        case ClusterMishap::theft:
            return steal(which);
    }
}

void ClusterWorld::heal() {
    cluster_.weather = {};
    cluster_.model.setFull(false);
    for (const auto& server : servers_) server->freeze(0);
    revive();
    healPeople();
}

// ---- The end -----------------------------------------------------------------------------------------

/// Nobody holds anything any more, and the books as etcd has them say what everybody was shown.
void ClusterWorld::settleAccounts() {
    for (const auto& server : servers_)
        if (server->claims() > 0) ledger_.fail(server->address() + " holds tables although nobody is there");
    Disk disk(seed_);
    disk.runs(-1);
    const auto store = Store::open("house", disk.name());
    if (const auto fault = cluster_.copyTo(**store)) return ledger_.fail("a book cannot be read: " + fault->says);
    ledger_.settle(**store, false);
    ++settled_;
}

ClusterReport simulateCluster(std::uint64_t seed) {
    sqlite3_randomness(0, nullptr);
    ClusterWorld world(seed);
    ClusterReport report{world.run(), {}};
    report.passages = world.passages();
    return report;
}

}  // namespace parlour::server::simulation
