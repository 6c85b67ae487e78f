// The parts of a server, put together as serve.cpp does, without threads. SPDX-License-Identifier: MIT
#include "server/simulation/server.h"

#include <algorithm>

#include "server/house/worker_threads.h"

namespace parlour::server::simulation {
namespace {

constexpr Microseconds heartbeat = 50 * millisecond, slumber = hour;
constexpr int beatsBetweenSweeps = 20;

/// Pauses that people would not notice, for runs of a few minutes; limits as they are.
HouseRules houseRules() {
    HouseRules rules;
    rules.botPause = 400;
    return rules;
}

}  // namespace

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

private:
    Server& server_;
};

/// All that a killed server loses.
struct Server::Running {
    Running(Server& server, std::unique_ptr<Store> itsStore, std::unique_ptr<Store> itsWritten)
        : store(std::move(itsStore)),
          written(std::move(itsWritten)),
          scribe(
              *written,
              [&server](std::function<void()> told) {
                  server.timeline_.after(0, server.life_, [&server, told] { server.turn(told); });
              },
              [](auto, auto) {}),
          workers(server),
          house(*store,
                House::Books{.read = [this](const std::string& code) { return store->read(code); },
                             .write =
                                 [this, &server](Append append, House::Written tell) {
                                     auto entry = server.ledger_.entryOf(append, server.program_);
                                     scribe.append(std::move(append),
                                                   [&server, entry, tell = std::move(tell)](Appended result) {
                                                       server.ledger_.written(entry, result);
                                                       tell(result);
                                                   });
                                 }},
                workers, server.decks_, chance, metrics, houseRules()),
          desk(house, *store, server.decks_, pages, metrics, DeskRules{}),
          network(desk, house, metrics,
                  Listening{"", 0, false, 100, [&server] { return server.clocks_.at(server.timeline_.now()); }}),
          keeper(house, scribe, metrics, Retention{30 * aDay, 90 * aDay},
                 [&server](Importance, const std::string& fields) { server.timeline_.note("log: " + fields); }) {
        metrics.stopwatch = [&server] { return server.timeline_.now(); };
    }

    std::unique_ptr<Store> store, written;
    SystemChance chance;
    Metrics metrics;
    Pages pages;
    Scribe scribe;
    SeededWorkers workers;
    House house;
    Desk desk;
    Network network;
    Keeper keeper;
    int beats = 0;
};

Server::Server(Timeline& timeline, Disk& disk, const Clocks& clocks, const Decks& decks, Ledger& ledger,
               std::uint64_t seed)
    : timeline_(timeline), disk_(disk), clocks_(clocks), decks_(decks), ledger_(ledger), luck_(seed) {}

Server::~Server() { die(); }

bool Server::begin() {
    static Disk::Program last = 0;
    program_ = ++last;
    disk_.runs(program_);
    frozenUntil_ = 0;
    auto store = Store::openToServe("house", disk_.name()), written = Store::open("house", disk_.name());
    if (!store || !written) {
        timeline_.note("the server cannot begin: " + (store ? written.error().says : store.error().says));
        store = std::unexpected(Fault{}), written = std::unexpected(Fault{});
        disk_.kill(program_);
        return false;
    }
    timeline_.note("the server begins");
    life_ = newLife();
    writes_ = false;
    running_ = std::make_unique<Running>(*this, *std::move(store), *std::move(written));
    wake();
    return true;
}

void Server::die() {
    if (!running_) return;
    timeline_.note("the server is dead");
    disk_.kill(program_);
    ledger_.died(program_);
    life_.reset(), heart_.reset();
    running_->network.webSockets.clear();
    running_.reset();
    loseHeld();
}

void Server::stop() {
    if (!running_) return;
    timeline_.note("the server stops");
    turn([this] { running_->house.closeAll(); });
    running_->scribe.handOver();
    while (running_->scribe.hasWork()) running_->scribe.step();
    life_.reset(), heart_.reset();
    running_->network.webSockets.clear();
    running_.reset();
    ledger_.died(program_);
    loseHeld();
}

// ---- Its loop ----------------------------------------------------------------------------------------

void Server::freeze(Microseconds pause) {
    frozenUntil_ = timeline_.now() + pause;
    if (running_) timeline_.after(pause, life_, [this] { thaw(); });
}

/// Everything that came in the meantime, in its order.
void Server::thaw() {
    while (running_ && !isFrozen() && !held_.empty()) {
        const auto next = std::move(held_.front());
        held_.pop_front();
        next.what();
    }
}

/// Whoever waited for it to wake hears that it is gone.
void Server::loseHeld() {
    for (const Held& held : std::exchange(held_, {}))
        if (held.lost) held.lost();
}

void Server::turn(std::function<void()> what, std::function<void()> lost) {
    if (!running_) return;
    if (isFrozen()) return held_.push_back({[this, what = std::move(what)] { turn(what); }, std::move(lost)});
    disk_.runs(program_);
    const auto before = processorTime(), aside = aside_;
    what();
    longestTurn_ = std::max(longestTurn_, processorTime() - before - (aside_ - aside));
    if (!running_) return;
    running_->network.dropBroken();
    pump();
}

void Server::beat() {
    turn([this] {
        running_->keeper.tick(clocks_.at(timeline_.now()));
        if (!isAsleep_ && ++running_->beats % beatsBetweenSweeps == 0) running_->network.sweep();
    });
    timeline_.after(isAsleep_ ? slumber : heartbeat, heart_, [this] { beat(); });
}

void Server::sleep() { isAsleep_ = true; }

void Server::wake() {
    isAsleep_ = false;
    if (!running_) return;
    heart_ = newLife();
    timeline_.after(heartbeat, heart_, [this] { beat(); });
}

/// The scribe writes beside the loop: what it has to do takes a while.
void Server::pump() {
    if (writes_ || !running_->scribe.hasWork()) return;
    writes_ = true;
    timeline_.after(300 + luck_.below(4000) + slowSync, life_, [this] { write(); });
}

void Server::write() {
    if (isFrozen()) return held_.push_back({[this] { write(); }, {}});
    writes_ = false;
    disk_.runs(program_);
    ledger_.visit(disk_);
    running_->scribe.step();
    if (disk_.isDead(program_)) return die();
    ledger_.visited(disk_);
    pump();
}

// ---- What is asked of it -----------------------------------------------------------------------------

void Server::ask(const HttpRequest& request, const std::function<void(int, const std::string&)>& answer) {
    if (!running_) return answer(0, "");
    const auto ask = [this, request, answer] {
        running_->desk.ask(request, clocks_.at(timeline_.now()),
                           [answer](const HttpReply& reply) { answer(reply.status, reply.body); });
    };
    turn(ask, [answer] { answer(0, ""); });
}

void Server::connect(const std::shared_ptr<Wire>& wire, const std::string& code, const std::string& address,
                     const std::function<void(int)>& answer) {
    if (!running_) return answer(0);
    const auto shakeHands = [this, wire, code, address, answer] {
        HttpRequest request;
        request.method = "GET";
        request.target = "/api/tables/" + code + "/socket";
        request.address = address;
        running_->desk.socketTo(request, clocks_.at(timeline_.now()),
                                [this, wire, address, answer](const std::expected<std::string, HttpReply>& table) {
                                    if (!table) return answer(table.error().status);
                                    answer(101);
                                    WebSocket::open(wire->serverEnd(), running_->network,
                                                    std::make_unique<AddressSlot>(running_->network, address), *table,
                                                    "");
                                });
    };
    turn(shakeHands, [answer] { answer(0); });
}

House* Server::house() { return running_ ? &running_->house : nullptr; }
std::size_t Server::sockets() const { return running_ ? running_->network.webSockets.size() : 0; }

}  // namespace parlour::server::simulation
