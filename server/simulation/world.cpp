// What happens in a run, in its order. SPDX-License-Identifier: MIT
#include "server/simulation/world.h"

#include <sqlite3.h>

#include <algorithm>

#include "server/simulation/furniture.h"
#include "server/simulation/seeded_sodium.h"

namespace parlour::server::simulation {
namespace {

constexpr Microseconds stormLasts = 50 * second, calmLasts = 12 * second, longestAnswer = 5 * second;
constexpr std::size_t mostTables = 20, mostSockets = 100, mostBytes = 16 << 20;

}  // namespace

World::World(std::uint64_t seed) : seed_(seed), luck_(seed * 7919 + 1), swarm_(luck_), disk_(seed * 31 + 7) {
    seedSodium(seed);
    decks_ = plainDecks();
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

Report World::run() {
    servers_.push_back(std::make_unique<Server>(timeline_, disk_, clocks_, decks_, ledger_, seed_ + 1));
    front().begin();
    openTables();
    for (const auto& guest : guests_) guest->begin();
    for (const auto& stranger : strangers_) stranger->begin();
    timeline_.after(second, life_, [this] { storm(); });
    look();
    comesToAnEnd(stormLasts);
    if (!ledger_.failure && swarm_.has(Mishap::night)) night();
    if (!ledger_.failure) calm();
    if (!ledger_.failure) goHome();
    if (!ledger_.failure) settleAccounts();
    return {ledger_.failure,
            timeline_.digest(),
            timeline_.now(),
            ledger_.compared(),
            ledger_.acknowledgements(),
            mishaps_,
            settled_,
            {timeline_.last().begin(), timeline_.last().end()},
            longestTurn()};
}

std::int64_t World::longestTurn() const {
    std::int64_t longest = retired_ ? retired_->longestTurn() : 0;
    for (const auto& server : servers_) longest = std::max(longest, server->longestTurn());
    return longest;
}

/// Everything that happens until then, or until something is wrong.
void World::comesToAnEnd(Microseconds when) {
    while (!ledger_.failure && timeline_.step(when)) settleImages();
}

void World::settleImages() {
    for (const auto& image : std::exchange(images_, {})) {
        ledger_.settleImage(*image);
        ++settled_;
    }
}

void World::openTables() {
    const int tables = 1 + luck_.below(3);
    for (int i = 0; i < tables; ++i) {
        Setup setup = setupFor(luck_.below(3));
        if (luck_.below(3) == 0) setup.thinkingSeconds = 5;
        const std::string host = "host" + std::to_string(i);
        auto first = std::make_unique<Guest>(place_, seed_ * 100 + static_cast<std::uint64_t>(i), host, "", false);
        HttpRequest request;
        request.method = "POST";
        request.target = "/api/tables";
        request.type = "application/json";
        request.address = host;
        request.body = wire::message(NewTable{setup, host, first->token()});
        std::string code;
        std::string answer;
        front().ask(request, [&](int, const std::string& body) {
            TableOpened opened;
            answer = body;
            if (!wire::read(body, opened)) code = opened.code;
        });
        const Microseconds enough = timeline_.now() + second;
        while (answer.empty() && timeline_.step(enough)) settleImages();
        if (code.empty()) return ledger_.fail("no table could be opened: " + answer);
        codes_.push_back(code);
        first->comesTo(code);
        guests_.push_back(std::move(first));
        const int people = 2 + luck_.below(4);
        for (int j = 0; j < people; ++j)
            guests_.push_back(std::make_unique<Guest>(place_,
                                                      seed_ * 100 + static_cast<std::uint64_t>(10 * (i + 1) + j),
                                                      "guest" + std::to_string(j), code, luck_.below(4) == 0));
    }
    for (int i = luck_.below(3); i > 0; --i)
        strangers_.push_back(
            std::make_unique<Stranger>(place_, seed_ * 100 + 90 + static_cast<std::uint64_t>(i), codes_));
}

// ---- The storm ---------------------------------------------------------------------------------------

void World::storm() {
    if (place_.isCalm) return;
    if (const auto mishap = swarm_.any(luck_)) happens(*mishap);
    timeline_.after((300 + luck_.below(8000)) * millisecond, life_, [this] { storm(); });
}

/// Whoever starts a server looks whether its folder is there, and tries again if it does not begin.
void World::revive() {
    bool areUp = !disk_.isAway();
    for (const auto& server : servers_)
        areUp = areUp && (server->isUp() || server->begin()) && !disk_.isDoomed(server->program());
    if (!areUp) timeline_.after(second / 2, life_, [this] { revive(); });
}

void World::losePower() {
    disk_.losePower();
    for (const auto& server : servers_) server->die();
}

/// Mostly by an hour, sometimes by months.
void World::setClock() {
    constexpr std::array<Time, 6> jumps{anHour, -anHour, 91 * aDay, -91 * aDay, 100 * aDay, 13 * aDay};
    clocks_.wallAhead += jumps[static_cast<std::size_t>(luck_.below(static_cast<int>(jumps.size())))];
}

void World::happens(Mishap mishap) {
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
            for (const auto& guest : guests_)
                if (guest->call() != nullptr && luck_.below(2) == 0) guest->call()->wire().cut();
            return;
        case Mishap::slowness:
            for (const auto& guest : guests_)
                if (guest->call() != nullptr) guest->call()->wire().slow(luck_.below(1500) * millisecond);
            return;
        case Mishap::deafness:
            for (const auto& guest : guests_)
                if (guest->call() != nullptr && luck_.below(3) == 0) guest->call()->wire().deaf(luck_.below(2) == 0);
            return;
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
            if (servers_.size() < 2)
                servers_.push_back(std::make_unique<Server>(timeline_, disk_, clocks_, decks_, ledger_, seed_ + 2));
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
void World::night() {
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
void World::heal() {
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
    for (const auto& guest : guests_)
        if (guest->call() != nullptr) guest->call()->wire().deaf(false), guest->call()->wire().slow(10 * millisecond);
}

// ---- The end -----------------------------------------------------------------------------------------

/// Now and then: everything has its bounds.
void World::look() {
    if (disk_.bytes() > mostBytes) ledger_.fail("the book has grown out of all bounds");
    for (const auto& server : servers_) {
        if (server->house() == nullptr) continue;
        if (server->house()->tablesInMemory() > mostTables) ledger_.fail("too many tables are in memory");
        if (server->sockets() > mostSockets) ledger_.fail("too many sockets are open");
    }
    if (place_.calmSince > 0 && timeline_.now() - place_.calmSince > longestAnswer && !swarm_.mayDamage())
        for (const auto& guest : guests_)
            if (guest->waitsFor() > longestAnswer) ledger_.fail("a wish at " + guest->code() + " is not answered");
    timeline_.after(200 * millisecond, looking_, [this] { look(); });
}

void World::calm() {
    timeline_.note("calm");
    heal();
    place_.isCalm = true;
    place_.calmSince = timeline_.now();
    looking_ = newLife();
    look();
    comesToAnEnd(timeline_.now() + calmLasts);
}

void World::goHome() {
    for (const auto& guest : guests_) guest->leaveForGood();
    for (const auto& stranger : strangers_) stranger->leaveForGood();
    comesToAnEnd(timeline_.now() + 160 * second);  // the longest silence, and a table's sleep
    for (const auto& server : servers_) {
        if (server->house() == nullptr) {
            if (!swarm_.mayDamage()) ledger_.fail("the server does not begin any more");
            continue;
        }
        if (server->house()->tablesInMemory() > 0) ledger_.fail("tables stay in memory although nobody is there");
        if (server->sockets() > 0) ledger_.fail("sockets stay open although nobody is there");
    }
}

/// The book, as it is, and as it would be if the power went now.
void World::settleAccounts() {
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
    return World(seed).run();
}

}  // namespace parlour::server::simulation
