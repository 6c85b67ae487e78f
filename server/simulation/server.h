// A simulated server: the store, the scribe, the house, the desk, the keeper and the WebSockets as they are, on a
// simulated disk, with virtual clocks, in one thread. It can be killed, stopped and frozen.
// SPDX-License-Identifier: MIT
#pragma once
#include <deque>

#include "server/house/workers.h"
#include "server/keeper.h"
#include "server/net/web_socket.h"
#include "server/simulation/disk.h"
#include "server/simulation/ledger.h"
#include "server/simulation/timeline.h"
#include "server/simulation/wire.h"
#include "server/system_chance.h"

namespace parlour::server::simulation {

/// What the clocks show; somebody may set the one on the wall.
struct Clocks {
    Time wallAhead = 0;
    Moment at(Microseconds now) const {
        constexpr Time begin = 1'800'000'000'000;
        return {begin + now / millisecond + wallAhead, begin + now / millisecond};
    }
};

class Server {
public:
    Server(Timeline& timeline, Disk& disk, const Clocks& clocks, const Decks& decks, Ledger& ledger,
           std::uint64_t seed);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Whether it could begin; the disk may not let it.
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
    /// HTTP; 0 if nobody answers.
    void ask(const HttpRequest& request, const std::function<void(int status, const std::string& body)>& answer);
    /// A handshake; told the status, and after 101 the wire is connected.
    void connect(const std::shared_ptr<Wire>& wire, const std::string& code, const std::string& address,
                 const std::function<void(int status)>& answer);

    Disk::Program program() const { return program_; }
    House* house();
    std::size_t sockets() const;
    /// Of all turns of the loop, in microseconds of processor time; what workers do is not counted.
    std::int64_t longestTurn() const { return longestTurn_; }
    Microseconds slowSync = 0;

private:
    struct Running;
    class SeededWorkers;
    bool isFrozen() const { return frozenUntil_ > timeline_.now(); }
    void thaw();
    void beat();
    void pump();
    void write();

    Timeline& timeline_;
    Disk& disk_;
    const Clocks& clocks_;
    const Decks& decks_;
    Ledger& ledger_;
    SeededChance luck_;
    Disk::Program program_ = 0;
    std::int64_t longestTurn_ = 0, aside_ = 0;
    Microseconds frozenUntil_ = 0;
    bool isAsleep_ = false, writes_ = false;
    std::deque<std::function<void()>> held_;  // turns that wait until it is not frozen any more
    Life life_, heart_;
    std::unique_ptr<Running> running_;
};

}  // namespace parlour::server::simulation
