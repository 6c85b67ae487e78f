// What happens in any run, in its order. SPDX-License-Identifier: MIT
#include "server/simulation/world.h"

#include <algorithm>

#include "server/simulation/furniture.h"
#include "server/simulation/seeded_sodium.h"

namespace parlour::server::simulation {
namespace {

constexpr Microseconds stormLasts = 50 * second, calmLasts = 12 * second, longestAnswer = 5 * second;
constexpr std::size_t mostTables = 20, mostSockets = 100, mostBytes = 16 << 20;

}  // namespace

World::World(std::uint64_t seed) : seed_(seed), luck_(seed * 7919 + 1) {
    seedSodium(seed);
    decks_ = plainDecks();
}

World::~World() = default;

void World::everybodyEnds() {
    guests_.clear();
    strangers_.clear();
    servers_.clear();
}

Report World::run() {
    beginServers();
    openTables();
    for (const auto& guest : guests_) guest->begin();
    for (const auto& stranger : strangers_) stranger->begin();
    timeline_.after(second, life_, [this] { storm(); });
    look();
    comesToAnEnd(stormLasts);
    if (!ledger_.failure) night();
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
    std::int64_t longest = 0;
    for (const auto& server : servers_) longest = std::max(longest, server->longestTurn());
    return longest;
}

/// Everything that happens until then, or until something is wrong.
void World::comesToAnEnd(Microseconds when) {
    while (!ledger_.failure && timeline_.step(when)) afterStep();
}

void World::openTables() {
    const int tables = 1 + luck_.below(3);
    for (int i = 0; i < tables; ++i) {
        Setup setup = anySetup(luck_);
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
        front().ask(request, [&](int, const std::string& body, Disk::Program) {
            TableOpened opened;
            answer = body;
            if (!wire::read(body, opened)) code = opened.code;
        });
        const Microseconds enough = timeline_.now() + second;
        while (answer.empty() && timeline_.step(enough)) afterStep();
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
    strike();
    timeline_.after((300 + luck_.below(8000)) * millisecond, life_, [this] { storm(); });
}

// ---- What befalls people's connections ---------------------------------------------------------------

void World::cutSome() {
    for (const auto& guest : guests_)
        if (guest->call() != nullptr && luck_.below(2) == 0) guest->call()->wire().cut();
}

void World::slowAll() {
    for (const auto& guest : guests_)
        if (guest->call() != nullptr) guest->call()->wire().slow(luck_.below(1500) * millisecond);
}

void World::deafenSome() {
    for (const auto& guest : guests_)
        if (guest->call() != nullptr && luck_.below(3) == 0) guest->call()->wire().deaf(luck_.below(2) == 0);
}

void World::healPeople() {
    for (const auto& guest : guests_)
        if (guest->call() != nullptr) guest->call()->wire().deaf(false), guest->call()->wire().slow(10 * millisecond);
}

// ---- The end -----------------------------------------------------------------------------------------

/// Now and then: everything has its bounds.
void World::look() {
    if (bytesKept() > mostBytes) ledger_.fail("the book has grown out of all bounds");
    for (const auto& server : servers_) {
        if (server->house() == nullptr) continue;
        if (server->house()->tablesInMemory() > mostTables) ledger_.fail("too many tables are in memory");
        if (server->sockets() > mostSockets) ledger_.fail("too many sockets are open");
    }
    if (place_.calmSince > 0 && timeline_.now() - place_.calmSince > longestAnswer && !place_.mayDamage)
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
            if (!place_.mayDamage) ledger_.fail("the server does not begin any more");
            continue;
        }
        if (server->house()->tablesInMemory() > 0) ledger_.fail("tables stay in memory although nobody is there");
        if (server->sockets() > 0) ledger_.fail("sockets stay open although nobody is there");
    }
}

}  // namespace parlour::server::simulation
