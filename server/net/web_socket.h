// A WebSocket as a line to the house: reads what is there, sends at once what the kernel takes, keeps the rest.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/net/frames.h"
#include "server/net/line.h"
#include "server/net/network.h"

namespace parlour::server {

class WebSocket final : public Connection, public Waiter {
public:
    /// Goes to a table and listens; `early` came with the handshake.
    static void open(std::unique_ptr<Line> line, Network& network, std::unique_ptr<AddressSlot> slot,
                     const std::string& code, std::string_view early);

    void say(std::string_view message) override;
    void hangUp() override { close(CloseCode::policy); }
    void canRead() override;
    void canWrite() override;
    /// Now and then: asks somebody who is quiet whether they are there, and gives up on who does not answer.
    void sweep(Time steady);
    /// Leaves the house; whoever owns it forgets it.
    void leave();
    std::uint64_t number() const { return number_; }

private:
    WebSocket(std::unique_ptr<Line> line, std::uint64_t number, Network& network, std::unique_ptr<AddressSlot> slot);
    void enter(const std::string& code, std::string_view early);
    void hearAll();
    void hear(const Received& said);
    void send(std::string_view bytes);
    void close(CloseCode why);
    void partIfAllIsSaid() const;
    void drop();

    std::unique_ptr<Line> line_;
    std::uint64_t number_;
    Network& network_;
    std::unique_ptr<AddressSlot> slot_;
    std::shared_ptr<House::Visitor> visitor_;
    Incoming incoming_{mostMessageBytes};
    std::string unsent_;
    Time heardAt_;             // by the steady clock
    std::size_t dropped_ = 0;  // bytes that came after the end
    std::size_t counted_ = 0;  // of the frames that are no messages
    Bucket extras_;            // S-M1: there may be so many
    bool isAsked_ = false, isClosing_ = false, isGone_ = false;
};

}  // namespace parlour::server
