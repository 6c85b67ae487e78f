// What the connections share: the desk and the house they speak to, who is connected from where, and how long one is
// waited for. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <chrono>
#include <map>
#include <unordered_map>

#include "server/net/desk.h"
#include "server/net/epoll.h"
#include "server/net/sockets.h"

namespace parlour::server {

using namespace std::chrono_literals;

constexpr auto patience = 30s;                // with somebody who has begun to ask for something
constexpr auto parting = 5s;                  // with somebody who was told that it ends
constexpr std::size_t mostDropped = 8 << 20;  // bytes of theirs that are read and dropped meanwhile

class WebSocket;

struct Network {
    Network(Desk& desk, House& house, Metrics& metrics, const Listening& listening);
    ~Network();
    Network(const Network&) = delete;
    Network& operator=(const Network&) = delete;

    Desk& desk;
    House& house;
    Metrics& metrics;
    std::function<Moment()> clock;
    bool behindProxy;
    int mostPerAddress;
    std::unordered_map<std::string, int> perAddress;
    Buckets requests;  // S-M1
    Epoll epoll;
    std::map<std::uint64_t, std::unique_ptr<WebSocket>> webSockets;  // in the order in which they came
    std::uint64_t lastWebSocket = 0;
    std::vector<WebSocket*> broken;     // to be dropped when nobody is in the middle of something
    std::array<char, 16384> scratch{};  // what was just received, by whomever
    std::string frame;                  // what is just sent; kept for its memory

    /// Lets those speak who have said something, and forgets those who are gone.
    void turn();
    void sweep();
    void dropBroken();
};

/// Counts a connection of an address while it lasts.
class AddressSlot {
public:
    AddressSlot(Network& network, std::string address) : network_(network), address_(std::move(address)) {
        ++network_.perAddress[address_];
    }
    ~AddressSlot() {
        if (--network_.perAddress[address_] == 0) network_.perAddress.erase(address_);
    }
    AddressSlot(const AddressSlot&) = delete;
    AddressSlot& operator=(const AddressSlot&) = delete;
    const std::string& address() const { return address_; }
    int count() const { return network_.perAddress.at(address_); }
    bool isOneTooMany() const { return count() > network_.mostPerAddress; }

private:
    Network& network_;
    std::string address_;
};

}  // namespace parlour::server
