// A simulated server: the store and the scribes or the journal in etcd, the house, the desk, the keeper and the
// WebSockets as they are, on a simulated disk or in a simulated cluster, with virtual clocks, in one thread. It can be
// killed, stopped and frozen. SPDX-License-Identifier: MIT
#pragma once
#include <deque>

#include "server/etcd/etcd_journal.h"
#include "server/house/workers.h"
#include "server/keeper.h"
#include "server/net/web_socket.h"
#include "server/simulation/disk.h"
#include "server/simulation/ledger.h"
#include "server/simulation/timeline.h"
#include "server/simulation/wire.h"
#include "server/store/file_journal.h"
#include "server/system_chance.h"

namespace parlour::server::simulation {

/// What the clocks show; somebody may set the one on the wall.
struct Clocks {
    Time wallAhead = 0;
    Time steadyAhead = 0;  // of another machine's
    Moment at(Microseconds now) const {
        constexpr Time begin = 1'800'000'000'000;
        return {begin + now / millisecond + wallAhead, begin + now / millisecond + steadyAhead};
    }
};

class Cluster;

class Server {
public:
    Server(Timeline& timeline, Disk& disk, const Clocks& clocks, const Decks& decks, Ledger& ledger,
           std::uint64_t seed);
    /// One of several, where the others reach it.
    Server(Timeline& timeline, Cluster& cluster, std::string address, const Clocks& clocks, const Decks& decks,
           Ledger& ledger, std::uint64_t seed);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Whether it could begin; the disk may not let it. In a cluster it is up when it has been heard of there.
    bool begin();
    bool isUp() const { return running_ != nullptr; }
    /// kill -9, or the power is gone.
    void die();
    /// SIGTERM.
    void stop();
    void freeze(Microseconds pause);
    /// Nobody wishes anything: its heart beats once an hour, until it wakes.
    void sleep();
    void wake();

    /// Does something as a turn of the loop: now, or when it is not frozen any more.
    void turn(std::function<void()> what);
    /// HTTP; 0 if nobody answers, also if it ends before it has answered. `by`: who did, if it was handed on.
    using Answer = std::function<void(int status, const std::string& body, Disk::Program by)>;
    void ask(const HttpRequest& request, const Answer& answer);
    /// A handshake; told the status, and after 101 the wire is connected.
    void connect(const std::shared_ptr<Wire>& wire, const std::string& code, const std::string& address,
                 const std::function<void(int status, Disk::Program by)>& told);

    const std::string& address() const { return address_; }
    Disk::Program program() const { return program_; }
    House* house();
    std::size_t sockets() const;
    /// Tables that are its own in the cluster.
    std::int64_t claims() const;
    /// Of all turns of the loop, in microseconds of processor time; what workers do is not counted.
    std::int64_t longestTurn() const { return longestTurn_; }
    Microseconds slowSync = 0;

private:
    struct Running;
    class SeededWorkers;
    class Engine;
    /// What somebody has asked, until it is answered here or where the table is.
    struct Errand {
        HttpRequest request;
        std::shared_ptr<Wire> wire;  // of whoever shakes hands
        Answer answer;
        int knocks = 0;
        std::string deaf;  // whoever did not answer
    };
    using ErrandReference = std::shared_ptr<Errand>;

    bool beginInFolder();
    void beginInCluster();
    void moveIn(std::unique_ptr<Journal> book, FileJournal* file);
    void part();
    void end();
    bool isThere() const { return running_ != nullptr || coming_ != nullptr; }
    void runs();
    bool isFrozen() const { return frozenUntil_ > timeline_.now(); }
    void thaw();
    Answer awaited(Answer answer);
    void hangUpOnAll();
    void beat();
    void pump();
    void write();
    void read();

    // ---- Who comes in, and where they are handed on to (handing_on.cpp)
    void run(const ErrandReference& errand);
    void replied(const ErrandReference& errand, const HttpReply& reply);
    void knock(const ErrandReference& errand, const std::string& owner);
    void handOn(const ErrandReference& errand, Server& owner);

    Timeline& timeline_;
    Disk* disk_ = nullptr;        // where it keeps its tables,
    Cluster* cluster_ = nullptr;  // or in whose etcd
    std::string address_;
    const Clocks& clocks_;
    const Decks& decks_;
    Ledger& ledger_;
    SeededChance luck_;
    Disk::Program program_ = 0;
    std::int64_t longestTurn_ = 0, aside_ = 0;
    Microseconds frozenUntil_ = 0;
    bool isAsleep_ = false, writes_ = false, reads_ = false, isEnding_ = false;
    std::deque<std::function<void()>> held_;           // turns that wait until it is not frozen any more
    std::vector<std::shared_ptr<Answer>> unanswered_;  // whoever has asked; an answer that was given is empty
    Life life_, heart_;
    std::unique_ptr<etcd::Engine> engine_;
    std::unique_ptr<etcd::EtcdJournal> coming_;  // has not been heard of in its cluster yet
    std::unique_ptr<Running> running_;
};

}  // namespace parlour::server::simulation
