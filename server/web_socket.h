// A WebSocket as a line to the house: reads what is there, sends at once what the kernel takes, keeps the rest.
// One of the few files that know Boost. SPDX-License-Identifier: MIT
#pragma once
#include "server/frames.h"
#include "server/network.h"

namespace parlour::server {

class WebSocket final : public Line, public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(Socket socket, Network& network, std::unique_ptr<Place> place);
    ~WebSocket() override;

    /// Goes to a table and listens; `early` came together with the handshake.
    void enter(const std::string& code, std::string_view early);
    void say(std::string_view message) override;
    void hangUp() override { close(CloseCode::policy); }
    /// Now and then: asks somebody who is quiet whether they are there, and gives up on who does not answer.
    void sweep(std::chrono::steady_clock::time_point now);

private:
    void waitForMore();
    void read();
    void hearAll();
    void hear(const Said& said);
    void send(std::string_view bytes);
    void waitToSend();
    void sendRest();
    void close(CloseCode why);
    void partIfAllIsSaid();
    void failSoon();
    void drop();

    Socket socket_;
    Network& network_;
    std::unique_ptr<Place> place_;
    std::shared_ptr<House::Visitor> visitor_;
    Incoming incoming_{mostMessageBytes};
    std::string unsent_;
    std::chrono::steady_clock::time_point heardAt_ = std::chrono::steady_clock::now();
    std::size_t dropped_ = 0;  // bytes that came after the end
    bool isAsked_ = false, isClosing_ = false, isGone_ = false;
};

}  // namespace parlour::server
