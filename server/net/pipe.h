// A visitor who came to the wrong server is handed on: every byte goes to the server that has the table, and back. What
// they say is not looked at here, so secrets, limits and presence stay with the owner. SPDX-License-Identifier: MIT
#pragma once
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/ip/basic_resolver.hpp>

#include "server/net/http_session.h"

namespace parlour::server {

/// Here stands the seal (Desk::sealFor) by which a server of the house knows that another one has handed somebody on,
/// from the address in X-Forwarded-For. Nobody else has the house's key.
inline constexpr const char* sealHeader = "X-Parlour-Seal";
/// What the owner says before all else, because the table may take a while: somebody is there.
inline constexpr std::string_view signOfLife = "HTTP/1.1 100 Continue\r\n\r\n";

/// What comes of knocking at a server's door: only one who says nothing at all has gone.
enum class Door : std::uint8_t { open, silent, shut };

class Pipe : public std::enable_shared_from_this<Pipe> {
public:
    Pipe(const Executor& executor, Metrics& metrics);
    ~Pipe();
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    /// Repeats a request at HOST:PORT, and tells whether somebody is there. Whoever hangs up or says something else is.
    void knock(const std::string& address, std::string request, std::function<void(Door)> told);
    /// From now on both speak to each other; `early` was said already.
    void join(Socket visitor, std::string early, std::unique_ptr<AddressSlot> slot);

private:
    using Timer =
        asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
    /// What one of them says to the other, who has to take it in time.
    struct Way {
        Socket& from;
        Socket& to;
        Timer timer;
        std::string bytes;
        bool isOver = false;
    };
    void ask();
    void listen();
    void heard();
    void decide(Door door);
    void carry(Way& way);
    void bring(Way& way);
    void end(Way& way);
    void cut();

    Metrics& metrics_;
    asio::ip::basic_resolver<tcp, Executor> resolver_;
    Socket owner_, visitor_;
    Timer timer_;
    std::string request_, answer_;
    std::function<void(Door)> told_;
    std::unique_ptr<AddressSlot> slot_;
    Way up_, down_;
};

}  // namespace parlour::server
