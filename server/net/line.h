// A connected socket, as a WebSocket needs it: bytes in, bytes out, as many as it takes just now. The kernel's, or a
// simulated one. SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "server/net/epoll.h"

namespace parlour::server {

/// Closed when it goes.
class Line {
public:
    Line() = default;
    virtual ~Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    /// Tells the waiter from now on when there is something to read; whether that is possible.
    virtual bool tell(Waiter& waiter) = 0;
    /// And when there is room to write, as long as that is wanted.
    virtual void alsoToWrite(Waiter& waiter, bool isWanted) = 0;
    /// How many bytes came; 0 if it has ended, nothing if none are there yet.
    virtual std::optional<std::size_t> receive(std::span<char> into) = 0;
    /// How many bytes were taken; nothing if it is broken.
    virtual std::optional<std::size_t> send(std::string_view bytes) = 0;
    /// Nothing more will be sent.
    virtual void end() = 0;
};

/// A socket of the kernel's.
class SocketLine final : public Line {
public:
    SocketLine(int socket, const Epoll& epoll) : socket_(socket), epoll_(epoll) {}
    ~SocketLine() override;

    bool tell(Waiter& waiter) override { return epoll_.add(socket_, waiter); }
    void alsoToWrite(Waiter& waiter, bool isWanted) override { epoll_.alsoToWrite(socket_, waiter, isWanted); }
    std::optional<std::size_t> receive(std::span<char> into) override;
    std::optional<std::size_t> send(std::string_view bytes) override;
    void end() override;

private:
    int socket_;
    const Epoll& epoll_;
};

}  // namespace parlour::server
