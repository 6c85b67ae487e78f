// The parts of a server, put together as serve.cpp does, without threads. SPDX-License-Identifier: MIT
#include "server/simulation/server.h"

#include <algorithm>

#include "server/house/worker_threads.h"
#include "server/parting.h"
#include "server/simulation/cluster.h"
#include "server/simulation/running.h"

namespace parlour::server::simulation {
namespace {

constexpr Microseconds heartbeat = 50 * millisecond, slumber = hour;
constexpr int beatsBetweenSweeps = 20;

}  // namespace

Server::Server(Timeline& timeline, Disk& disk, const Clocks& clocks, const Decks& decks, Ledger& ledger,
               std::uint64_t seed)
    : timeline_(timeline), disk_(&disk), clocks_(clocks), decks_(decks), ledger_(ledger), luck_(seed) {}

Server::Server(Timeline& timeline, Cluster& cluster, std::string address, const Clocks& clocks, const Decks& decks,
               Ledger& ledger, std::uint64_t seed)
    : timeline_(timeline),
      cluster_(&cluster),
      address_(std::move(address)),
      clocks_(clocks),
      decks_(decks),
      ledger_(ledger),
      luck_(seed) {
    cluster.servers[address_] = this;
}

Server::~Server() {
    unanswered_.clear();  // nobody is there any more who would hear it
    isEnding_ = false;
    die();
}

// ---- Its life ----------------------------------------------------------------------------------------

bool Server::begin() {
    static Disk::Program last = 0;
    if (isThere()) return true;
    program_ = ++last;
    frozenUntil_ = 0;
    if (cluster_ == nullptr) return beginInFolder();
    beginInCluster();
    return true;
}

bool Server::beginInFolder() {
    runs();
    const auto post = [this](std::function<void()> told) {
        timeline_.after(0, life_, [this, told = std::move(told)] { turn(told); });
    };
    auto book = FileJournal::open("house", post, [](auto, auto) {}, disk_->name());
    if (!book) {
        timeline_.note("the server cannot begin: " + book.error().says);
        disk_->kill(program_);
        return false;
    }
    timeline_.note("the server begins");
    life_ = newLife();
    FileJournal* const file = book->get();
    moveIn(*std::move(book), file);
    return true;
}

/// Its way to etcd: answers come as turns of the loop, and what it works out beside it is not counted.
class Server::Engine final : public etcd::ModelEngine {
public:
    explicit Engine(Server& server)
        : ModelEngine(
              server.cluster_->model, server.cluster_->after(),
              [&server](Microseconds pause, std::function<void()> what) {
                  server.timeline_.after(pause, server.life_, [&server, what = std::move(what)] {
                      if (server.isEnding_) return what();  // only this is heard any more
                      server.turn(what);
                  });
              },
              [&timeline = server.timeline_] { return timeline.now() / millisecond; },
              [&server] { return server.cluster_->fateOf(server.address_); }),
          server_(server) {
        missesEvents = [&server] { return server.cluster_->weather.hasSilentWatches; };
    }
    void aside(std::function<void()> work, std::function<void()> then) override {
        const auto before = processorTime();
        ModelEngine::aside(std::move(work), std::move(then));
        server_.aside_ += processorTime() - before;
    }

private:
    Server& server_;
};

void Server::beginInCluster() {
    life_ = newLife();
    engine_ = std::make_unique<Engine>(*this);
    /// The loop has ended; all others go on meanwhile.
    const auto wait = [this](const std::function<bool()>& isSo, Time longest) {
        const Microseconds end = timeline_.now() + longest * millisecond;
        while (!isSo())
            if (!timeline_.step(end)) return isSo();
        return true;
    };
    coming_ = std::make_unique<etcd::EtcdJournal>(
        *engine_, etcd::Self{.address = address_, .format = newestBook(), .protocol = protocolVersion, .decks = {}},
        [this] { return clocks_.at(timeline_.now()); }, wait, [](auto, auto) {});
    coming_->begin([this](const std::optional<Fault>& fault) {
        timeline_.after(0, life_, [this, fault] {
            if (!fault) {
                timeline_.note(address_ + " begins");
                return moveIn(std::move(coming_), nullptr);
            }
            timeline_.note(address_ + " cannot begin: " + fault->says);
            die();
        });
    });
}

void Server::moveIn(std::unique_ptr<Journal> book, FileJournal* file) {
    writes_ = reads_ = false;
    running_ = std::make_unique<Running>(*this, std::move(book), file);
    wake();
}

void Server::die() {
    if (!isThere() || isEnding_) return;
    timeline_.note("the server is dead");
    if (disk_ != nullptr) disk_->kill(program_);
    end();
}

void Server::stop() {
    if (!running_ || isEnding_) return;
    timeline_.note("the server stops");
    if (cluster_ != nullptr) {
        if (!running_->parting)
            running_->parting.emplace(running_->house, running_->journal, running_->metrics,
                                      [](Importance, const std::string&) {});
        return;
    }
    turn([this] { running_->house.closeAll(); });
    running_->journal.stop();
    end();
}

/// It was told to stop, and others have its tables: the end of its loop.
void Server::part() {
    isEnding_ = true;
    running_->journal.stop();
    isEnding_ = false;
    timeline_.note(address_ + " has stopped");
    end();
}

/// Nobody hears of it any more.
void Server::end() {
    ledger_.died(program_);
    life_.reset(), heart_.reset();
    if (running_) running_->network.webSockets.clear();
    running_.reset();
    coming_.reset();
    engine_.reset();
    if (cluster_ != nullptr) cluster_->cutPipesOf(address_);
    hangUpOnAll();
}

/// Whose turn it is.
void Server::runs() {
    if (disk_ != nullptr) disk_->runs(program_);
}

// ---- Its loop ----------------------------------------------------------------------------------------

void Server::freeze(Microseconds pause) {
    frozenUntil_ = timeline_.now() + pause;
    if (isThere()) timeline_.after(pause, life_, [this] { thaw(); });
}

/// Everything that came in the meantime, in its order.
void Server::thaw() {
    while (isThere() && !isFrozen() && !held_.empty()) {
        const auto next = std::move(held_.front());
        held_.pop_front();
        next();
    }
}

/// An answer that somebody waits for: it is given once, or the connection ends with the server.
Server::Answer Server::awaited(Answer answer) {
    std::erase_if(unanswered_, [](const auto& waiting) { return !*waiting; });
    const auto waiting = unanswered_.emplace_back(std::make_shared<Answer>(std::move(answer)));
    return [waiting](int status, const std::string& body, Disk::Program by) {
        if (const auto tell = std::exchange(*waiting, nullptr)) tell(status, body, by);
    };
}

void Server::hangUpOnAll() {
    held_.clear();
    for (const auto& waiting : std::exchange(unanswered_, {}))
        if (const auto tell = std::exchange(*waiting, nullptr)) tell(0, "", program_);
}

void Server::turn(std::function<void()> what) {
    if (!isThere() || isEnding_) return;
    if (isFrozen()) {
        held_.emplace_back([this, what = std::move(what)] { turn(what); });
        return;
    }
    runs();
    const auto before = processorTime(), aside = aside_;
    what();
    longestTurn_ = std::max(longestTurn_, processorTime() - before - (aside_ - aside));
    if (!running_) return;
    running_->network.dropBroken();
    pump();
}

void Server::beat() {
    turn([this] {
        const Moment now = clocks_.at(timeline_.now());
        running_->keeper.tick(now);
        if (!isAsleep_ && ++running_->beats % beatsBetweenSweeps == 0) running_->network.sweep();
        if (running_->parting && running_->parting->isOver(now)) running_->isParted = true;
    });
    if (running_ && running_->isParted) return part();
    timeline_.after(isAsleep_ ? slumber : heartbeat, heart_, [this] { beat(); });
}

void Server::sleep() { isAsleep_ = true; }

void Server::wake() {
    isAsleep_ = false;
    if (!running_) return;
    heart_ = newLife();
    timeline_.after(heartbeat, heart_, [this] { beat(); });
}

/// The scribes write and read beside the loop: what they have to do takes a while.
void Server::pump() {
    if (running_->file == nullptr) return;
    if (!reads_ && running_->file->reader().hasWork()) {
        reads_ = true;
        timeline_.after(100 + luck_.below(1000), life_, [this] { read(); });
    }
    if (writes_ || !running_->file->writer().hasWork()) return;
    writes_ = true;
    timeline_.after(300 + luck_.below(4000) + slowSync, life_, [this] { write(); });
}

void Server::read() {
    if (isFrozen()) {
        held_.emplace_back([this] { read(); });
        return;
    }
    reads_ = false;
    runs();
    running_->file->reader().step();
    if (disk_->isDead(program_)) return die();
    pump();
}

void Server::write() {
    if (isFrozen()) {
        held_.emplace_back([this] { write(); });
        return;
    }
    writes_ = false;
    runs();
    ledger_.visit(*disk_);
    running_->file->writer().step();
    if (disk_->isDead(program_)) return die();
    ledger_.visited(*disk_);
    pump();
}

House* Server::house() { return running_ ? &running_->house : nullptr; }
std::int64_t Server::claims() const { return running_ ? running_->journal.counts().claims : 0; }
std::size_t Server::sockets() const { return running_ ? running_->network.webSockets.size() : 0; }

}  // namespace parlour::server::simulation
