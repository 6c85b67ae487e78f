// A house of one folder: what goes wrong with its disk, its servers and its clock. SPDX-License-Identifier: MIT
#include "server/simulation/folder_world.h"

#include <sqlite3.h>

#include <algorithm>

namespace parlour::server::simulation {

FolderWorld::FolderWorld(std::uint64_t seed) : World(seed), swarm_(luck_), disk_(seed * 31 + 7) {
    ledger_.hasSecondServer = swarm_.has(Mishap::secondServer);
    place_.mayDamage = swarm_.mayDamage();
    disk_.beforeOperation = [this] {
        if (disk_.isAway() || swarm_.mayDamage() || !images_.empty()) return;
        if (std::exchange(ledger_.hasRuledOut, false)) {
            images_.push_back(disk_.afterKill());
        } else if (luck_.below(150) == 0) {
            images_.push_back(disk_.afterPowerLoss(seed_ + static_cast<std::uint64_t>(settled_)));
        }
    };
}

FolderWorld::~FolderWorld() { everybodyEnds(); }  // before the disk

void FolderWorld::begin(std::uint64_t seed) {
    servers_.push_back(std::make_unique<Server>(timeline_, disk_, clocks_, decks_, ledger_, seed));
}

void FolderWorld::beginServers() {
    begin(seed_ + 1);
    front().begin();
}

std::int64_t FolderWorld::longestTurn() const {
    return std::max(World::longestTurn(), retired_ ? retired_->longestTurn() : 0);
}

void FolderWorld::afterStep() {
    for (const auto& image : std::exchange(images_, {})) {
        ledger_.settleImage(*image);
        ++settled_;
    }
}

/// Whoever starts a server looks whether its folder is there, and tries again if it does not begin.
void FolderWorld::revive() {
    bool areUp = !disk_.isAway();
    for (const auto& server : servers_)
        areUp = areUp && (server->isUp() || server->begin()) && !disk_.isDoomed(server->program());
    if (!areUp) timeline_.after(second / 2, life_, [this] { revive(); });
}

void FolderWorld::losePower() {
    disk_.losePower();
    for (const auto& server : servers_) server->die();
}

/// Mostly by an hour, sometimes by months.
void FolderWorld::setClock() {
    constexpr std::array<Time, 6> jumps{anHour, -anHour, 91 * aDay, -91 * aDay, 100 * aDay, 13 * aDay};
    clocks_.wallAhead += jumps[static_cast<std::size_t>(luck_.below(static_cast<int>(jumps.size())))];
}

void FolderWorld::strike() {
    const auto drawn = swarm_.any(luck_);
    if (!drawn) return;
    const Mishap mishap = *drawn;
    ++mishaps_;
    timeline_.note("mishap " + std::to_string(static_cast<int>(mishap)));
    const auto later = [&](Microseconds pause, auto what) { timeline_.after(pause, life_, what); };
    const auto soon = [&] { return (100 + luck_.below(3000)) * millisecond; };
    const auto reviveSoon = [&] { later(soon(), [this] { revive(); }); };
    Server& server = *servers_[static_cast<std::size_t>(luck_.below(static_cast<int>(servers_.size())))];
    switch (mishap) {
        case Mishap::kill:
            return server.die(), reviveSoon();
        case Mishap::killInWriting:
            return disk_.killAfter(server.program(), luck_.below(12)), reviveSoon();
        case Mishap::powerLoss:
            return losePower(), reviveSoon();
        case Mishap::stop:
            return server.stop(), reviveSoon();
        case Mishap::freeze:
            return server.freeze(luck_.below(6000) * millisecond);
        case Mishap::cuts:
            return cutSome();
        case Mishap::slowness:
            return slowAll();
        case Mishap::deafness:
            return deafenSome();
        case Mishap::clock:
            return setClock();
        case Mishap::failingSync:
            disk_.faults.syncFails = 300 * luck_.below(4);
            break;
        case Mishap::failingWrite:
            disk_.faults.writeFails = disk_.faults.writesHalf = 30 * luck_.below(4);
            break;
        case Mishap::failingRead:
            disk_.faults.readFails = 20 * luck_.below(3);
            break;
        case Mishap::slowSync:
            server.slowSync = luck_.below(2500) * millisecond;
            break;
        case Mishap::fullDisk:
            disk_.room = static_cast<std::int64_t>(disk_.bytes()) + luck_.below(20'000);
            break;
        case Mishap::folderAway:
            if (!disk_.isAway()) disk_.moveAway();
            return later(soon(), [this] { disk_.moveBack(); });
        case Mishap::secondServer:
            if (servers_.size() < 2) begin(seed_ + 2);
            return revive();
        case Mishap::night:
            return;
        case Mishap::rot:
            disk_.rot();
            disk_.faults.readsShort = luck_.below(3);
            break;
    }
    later(soon(), [this, &server] {
        disk_.faults = {};
        disk_.room = std::int64_t{1} << 40;
        server.slowSync = 0;
    });
}

/// Everybody sleeps, some of them at the table; hours pass, or days, and somebody sets the clock.
void FolderWorld::night() {
    if (!swarm_.has(Mishap::night)) return;
    timeline_.note("night");
    place_.isCalm = true;
    heal();
    comesToAnEnd(timeline_.now() + 3 * second);
    looking_.reset();
    for (const auto& server : servers_) server->sleep();
    for (const auto& guest : guests_) guest->sleep();
    for (const auto& stranger : strangers_) stranger->sleep();
    if (luck_.below(2) == 0) setClock();
    const int hours = luck_.below(4) == 0 ? 9 * 24 : 2 + luck_.below(6);
    if (hours > 7 * 24) ledger_.weekPassed();
    comesToAnEnd(timeline_.now() + hours * hour);
    for (const auto& server : servers_) server->wake();
    for (const auto& guest : guests_) guest->begin();
    for (const auto& stranger : strangers_) stranger->begin();
}

/// Whatever went wrong does not any more.
void FolderWorld::heal() {
    disk_.faults = {};
    disk_.room = std::int64_t{1} << 40;
    disk_.spareAll();
    disk_.moveBack();
    if (servers_.size() > 1) {  // it was started by mistake
        servers_.back()->stop();
        retired_ = std::move(servers_.back());
        servers_.pop_back();
    }
    revive();
    for (const auto& server : servers_) server->slowSync = 0, server->freeze(0);
    healPeople();
}

/// The book, as it is, and as it would be if the power went now.
void FolderWorld::settleAccounts() {
    const auto image = disk_.afterPowerLoss(seed_ + 5);
    for (const auto& server : servers_) server->die();
    disk_.runs(-1);
    for (const Disk* disk : {const_cast<const Disk*>(&disk_), const_cast<const Disk*>(image.get())}) {
        const auto store = Store::open("house", disk->name());
        if (store) {
            ledger_.settle(**store, swarm_.mayDamage());
        } else if (!swarm_.mayDamage()) {
            ledger_.fail("the journal cannot be opened: " + store.error().says);
        }
        ++settled_;
    }
}

Report simulate(std::uint64_t seed) {
    sqlite3_randomness(0, nullptr);
    return FolderWorld(seed).run();
}

}  // namespace parlour::server::simulation
