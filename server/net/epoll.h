// Which sockets can be read or written now: the kernel's epoll. A loop that waits for many quiet sockets asks it once a
// turn, so a message costs no more than its own read and write. SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

namespace parlour::server {

/// Somebody who waits for a socket.
class Waiter {
public:
    Waiter() = default;
    virtual ~Waiter() = default;
    Waiter(const Waiter&) = delete;
    Waiter& operator=(const Waiter&) = delete;

    virtual void canRead() = 0;
    virtual void canWrite() = 0;
};

class Epoll {
public:
    Epoll();
    ~Epoll();
    Epoll(const Epoll&) = delete;
    Epoll& operator=(const Epoll&) = delete;

    /// Can itself be waited for: it can be read when one of the sockets can.
    int descriptor() const { return epoll_; }
    /// Whether the kernel could take it. A socket that is closed is forgotten by itself.
    bool add(int socket, Waiter& waiter) const;
    void alsoToWrite(int socket, Waiter& waiter, bool isWanted) const;
    /// Tells all whose sockets are epoll. They live until it returns.
    void tell() const;

private:
    int epoll_;
};

}  // namespace parlour::server
