// What the files that know Boost share: the loop's types, who is connected from where, and how a connection ends.
// Only sockets.cpp, http_session.* and web_socket.* see this; the rest sees sockets.h. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <unordered_map>
#include <unordered_set>

#include "server/desk.h"

namespace parlour::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
// One loop, named: the executors that can be anything cost a tenth of the time.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using namespace std::chrono_literals;

constexpr auto patience = 30s;                // with somebody who has begun to ask for something
constexpr auto parting = 5s;                  // with somebody who was told that it ends
constexpr std::size_t mostDropped = 8 << 20;  // bytes of theirs that are read and dropped meanwhile

class WebSocket;

struct Network {
    Desk& desk;
    House& house;
    Metrics& metrics;
    std::function<Time()> clock;
    bool behindProxy;
    int mostPerAddress;
    std::unordered_map<std::string, int> perAddress;
    std::unordered_set<WebSocket*> webSockets;
    std::array<char, 16384> scratch{};  // what was just received, by whomever
    std::string frame;                  // what is just sent; kept for its memory
};

/// Counts a connection of an address while it lasts.
class Place {
public:
    Place(Network& network, std::string address) : network_(network), address_(std::move(address)) {
        ++network_.perAddress[address_];
    }
    ~Place() {
        if (--network_.perAddress[address_] == 0) network_.perAddress.erase(address_);
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    bool isOneTooMany() const { return network_.perAddress[address_] > network_.mostPerAddress; }

private:
    Network& network_;
    std::string address_;
};

}  // namespace parlour::server
