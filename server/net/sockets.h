// The network: one port, HTTP and WebSockets. This plain interface is all that the rest sees of Boost, which compiles
// slowly. SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <memory>

#include "server/net/desk.h"

namespace parlour::server {

struct Listening {
    std::string bind;
    int port;
    bool behindProxy;
    int connectionsPerAddress;
    std::function<Moment()> clock = momentNow;
    Rate requestsPerAddress{100, 2000};
};

class Sockets {
public:
    Sockets();
    ~Sockets();
    Sockets(const Sockets&) = delete;
    Sockets& operator=(const Sockets&) = delete;

    /// Takes the port, or says why not. Port 0 takes any free one; port() says which.
    std::optional<Fault> listen(const Listening& listening);
    int port() const;
    /// Runs a function on the loop; may be called from any thread.
    void post(std::function<void()> function);
    /// Answers, calling `tick` several times a second, until SIGINT or SIGTERM; or until stop(), from any thread. After
    /// such a signal `stopping` is called as often, until it says that everybody has been sent away.
    void run(Desk& desk, House& house, Metrics& metrics, const std::function<void(Moment)>& tick,
             const std::function<bool(Moment)>& stopping);
    void stop();

private:
    struct Loop;
    std::unique_ptr<Loop> loop_;
};

}  // namespace parlour::server
