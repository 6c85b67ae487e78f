// A simulated connection: bytes that take their time in both directions, in their order, in pieces; that are cut off,
// or that nobody reads. One end is a Line of the server's, the other end a client's. SPDX-License-Identifier: MIT
#pragma once
#include "core/chance.h"
#include "server/net/line.h"
#include "server/simulation/timeline.h"

namespace parlour::server::simulation {

/// Who is at the other end.
class Listener {
public:
    Listener() = default;
    virtual ~Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;

    virtual void arrived(std::string_view bytes) = 0;
    /// Nothing more comes.
    virtual void ended() = 0;
};

class Wire : public std::enable_shared_from_this<Wire> {
public:
    /// Lets the server do something as a turn of its loop: now, or when it can.
    using Turn = std::function<void(std::function<void()>)>;
    Wire(Timeline& timeline, std::uint64_t seed, Listener& client, Turn turn);

    /// The server's end; it goes with the server.
    std::unique_ptr<Line> serverEnd();

    /// From now on another server's loop has to be told.
    void leadsTo(Turn turn) { turn_ = std::move(turn); }

    // ---- The client's end ----------------------------------------------------------------------------
    void send(std::string_view bytes);
    void close();
    /// Reads nothing for a while.
    void deaf(bool isDeaf);

    // ---- What goes wrong -----------------------------------------------------------------------------
    /// Both ends are told, each after a while; what was on its way is lost.
    void cut();
    /// The client is gone without a word: the server hears nothing any more.
    void vanish();
    void slow(Microseconds latency) { latency_ = latency; }
    bool isOver() const { return isOver_; }

private:
    class End;
    struct Direction {
        Microseconds arrives = 0;  // the last of what is on its way
        Life life = newLife();     // of what is on its way
    };
    Microseconds arrivalIn(Direction& direction);
    void toClient(std::string bytes);
    void endToClient();
    void wake();
    void tellServer();

    Timeline& timeline_;
    SeededChance luck_;
    Listener* client_;
    Turn turn_;
    Microseconds latency_;
    Direction up_, down_;
    End* end_ = nullptr;  // while the server holds it
    std::string held_;    // arrived at a client that does not read
    bool isDeaf_ = false, isOver_ = false, isVanished_ = false;
};

}  // namespace parlour::server::simulation
