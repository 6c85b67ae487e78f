// All that a killed server loses: what serve.cpp puts together, without threads. SPDX-License-Identifier: MIT
#pragma once
#include "server/house/worker_threads.h"
#include "server/parting.h"
#include "server/simulation/server.h"
#include "server/simulation/witnessed_journal.h"

namespace parlour::server::simulation {

/// Pauses that people would not notice, for runs of a few minutes; limits as they are.
inline HouseRules houseRules() {
    HouseRules rules;
    rules.botPause = 400;
    return rules;
}

/// Workers who are done when the seed says so.
class Server::SeededWorkers final : public Workers {
public:
    explicit SeededWorkers(Server& server) : server_(server) {}
    void run(const std::string&, Work work, Done done) override {
        const auto before = processorTime();
        work();
        server_.aside_ += processorTime() - before;
        const Microseconds takes =
            server_.luck_.below(20) == 0 ? server_.luck_.below(400'000) : server_.luck_.below(3000);
        server_.timeline_.after(takes, server_.life_,
                                [this, done = std::move(done)] { server_.turn([done] { done(0); }); });
    }
    void atEasel(const std::string& address, Work work, Done done) override {
        run(address, std::move(work), std::move(done));
    }

private:
    Server& server_;
};

struct Server::Running {
    Running(Server& server, std::unique_ptr<Journal> kept, FileJournal* inFolder)
        : book(std::move(kept)),
          file(inFolder),
          journal(*book, server.ledger_, server.program_),
          workers(server),
          house(journal, workers, server.decks_, chance, metrics, houseRules()),
          desk(house, journal, server.decks_, pages, metrics, DeskRules{}),
          network(desk, house, metrics,
                  Listening{"", 0, false, 100, [&server] { return server.clocks_.at(server.timeline_.now()); }}),
          keeper(house, journal, metrics, Retention{30 * aDay, 90 * aDay},
                 [&server](Importance, const std::string& fields) { server.timeline_.note("log: " + fields); }) {
        metrics.stopwatch = [&server] { return server.timeline_.now(); };
    }

    std::unique_ptr<Journal> book;
    FileJournal* file;  // the same, if it is one
    WitnessedJournal journal;
    SystemChance chance;
    Metrics metrics;
    Pages pages;
    SeededWorkers workers;
    House house;
    Desk desk;
    Network network;
    Keeper keeper;
    std::optional<Parting> parting;  // it was told to stop
    bool isParted = false;
    int beats = 0;
};

}  // namespace parlour::server::simulation
