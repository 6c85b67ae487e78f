// Most messages are a few hundred bytes that the kernel takes at once: one system call each, nothing kept, no timer.
// SPDX-License-Identifier: MIT
#include "server/net/web_socket.h"

namespace parlour::server {
namespace {

constexpr std::size_t mostUnsent = 256 << 10;  // a reader that is slower than this is dropped
constexpr Time askAfter = 60'000, giveUpAfter = 120'000, partAfter = std::chrono::milliseconds(parting).count();
constexpr Rate rateOfExtras{10, 100};  // S-M1: pings, pongs and parts of messages

}  // namespace

// ---- All of them -------------------------------------------------------------------------------------

Network::Network(Desk& itsDesk, House& itsHouse, Metrics& itsMetrics, const Listening& listening)
    : desk(itsDesk),
      house(itsHouse),
      metrics(itsMetrics),
      clock(listening.clock),
      behindProxy(listening.behindProxy),
      mostPerAddress(listening.connectionsPerAddress),
      requests(listening.requestsPerAddress) {}

Network::~Network() = default;

void Network::turn() {
    epoll.tell();
    dropBroken();
}

void Network::sweep() {
    const Time now = clock().steady;
    for (const auto& [number, socket] : webSockets) socket->sweep(now);
    dropBroken();
}

/// To leave is to be seen leaving: that may break others.
void Network::dropBroken() {
    while (!broken.empty()) {
        WebSocket* const gone = broken.back();
        broken.pop_back();
        gone->leave();
        webSockets.erase(gone->number());
    }
}

// ---- One ---------------------------------------------------------------------------------------------

void WebSocket::open(std::unique_ptr<Line> line, Network& network, std::unique_ptr<AddressSlot> slot,
                     const std::string& code, std::string_view early) {
    const auto number = ++network.lastWebSocket;
    std::unique_ptr<WebSocket> self(new WebSocket(std::move(line), number, network, std::move(slot)));
    network.webSockets.emplace(number, std::move(self)).first->second->enter(code, early);
}

WebSocket::WebSocket(std::unique_ptr<Line> line, std::uint64_t number, Network& network,
                     std::unique_ptr<AddressSlot> slot)
    : line_(std::move(line)),
      number_(number),
      network_(network),
      slot_(std::move(slot)),
      heardAt_(network.clock().steady) {}

void WebSocket::enter(const std::string& code, std::string_view early) {
    if (!line_->tell(*this)) return drop();
    visitor_ = network_.house.enter(code, *this, slot_->address(), network_.clock());
    if (!visitor_) hangUp();
    incoming_.add(early);
    hearAll();
}

// ---- What they say -----------------------------------------------------------------------------------

void WebSocket::canRead() {
    if (isGone_) return;
    const auto size = line_->receive(network_.scratch);
    if (!size) return;
    if (*size == 0) return drop();
    const std::string_view bytes(network_.scratch.data(), *size);
    if (isClosing_) {
        dropped_ += bytes.size();
        if (dropped_ > mostDropped) drop();
        return;
    }
    heardAt_ = network_.clock().steady;
    isAsked_ = false;
    incoming_.add(bytes);
    hearAll();
}

void WebSocket::hearAll() {
    std::optional<std::string> ping;  // of many that come at once the last one is answered (RFC 6455, 5.5.3)
    while (const auto said = incoming_.next()) {
        if (said->kind == Received::Kind::ping) {
            ping = said->bytes;
        } else {
            hear(*said);
        }
    }
    for (; counted_ < incoming_.extras() && !isClosing_; ++counted_)
        if (!extras_.take(rateOfExtras, network_.clock().steady)) close(CloseCode::policy);
    if (ping && !isClosing_) send(pongFrame(*ping));
}

void WebSocket::hear(const Received& said) {
    if (isGone_ || isClosing_) return;
    switch (said.kind) {
        case Received::Kind::text:
            if (const auto visitor = visitor_) network_.house.hear(*visitor, said.bytes, network_.clock());
            return;
        case Received::Kind::ping:
        case Received::Kind::pong:
            return;
        case Received::Kind::close:
            return close(CloseCode::normal);
        case Received::Kind::broken:
            return close(said.why);
    }
}

// ---- What they hear ----------------------------------------------------------------------------------

void WebSocket::say(std::string_view message) {
    if (isClosing_) return;
    const FrameHead head = headOfText(message.size());
    network_.frame.assign(head.bytes.data(), head.size).append(message);
    send(network_.frame);
}

/// Sends what the kernel takes now and keeps the rest.
void WebSocket::send(std::string_view bytes) {
    if (isGone_) return;
    const bool waits = !unsent_.empty();
    if (!waits) {
        const auto sent = line_->send(bytes);
        if (!sent) return drop();
        bytes.remove_prefix(*sent);
    }
    unsent_ += bytes;
    if (unsent_.size() > mostUnsent) {
        ++network_.metrics.slowReaders;
        return drop();
    }
    if (!waits && !unsent_.empty()) line_->alsoToWrite(*this, true);
}

void WebSocket::canWrite() {
    if (isGone_ || unsent_.empty()) return;
    const auto sent = line_->send(unsent_);
    if (!sent) return drop();
    unsent_.erase(0, *sent);
    if (!unsent_.empty()) return;
    unsent_.shrink_to_fit();
    line_->alsoToWrite(*this, false);
    partIfAllIsSaid();
}

// ---- The end -----------------------------------------------------------------------------------------

/// Says so, and waits a moment for the other end to close: what was said last is not to be lost.
void WebSocket::close(CloseCode why) {
    if (isClosing_ || isGone_) return;
    send(closeFrame(why));
    isClosing_ = true;
    heardAt_ = network_.clock().steady;
    if (visitor_) network_.house.leave(*visitor_, network_.clock());
    visitor_.reset();
    partIfAllIsSaid();
}

void WebSocket::partIfAllIsSaid() const {
    if (isClosing_ && !isGone_ && unsent_.empty()) line_->end();
}

/// The house may be in the middle of saying something to everybody: it hears of this when it is done.
void WebSocket::drop() {
    if (std::exchange(isGone_, true)) return;
    network_.broken.push_back(this);
}

void WebSocket::leave() {
    if (visitor_) network_.house.leave(*visitor_, network_.clock());
    visitor_.reset();
}

void WebSocket::sweep(Time steady) {
    const Time quiet = steady - heardAt_;
    if (quiet > (isClosing_ ? partAfter : giveUpAfter)) return drop();
    if (isClosing_ || quiet < askAfter || isAsked_) return;
    isAsked_ = true;
    send(pingFrame());
}

}  // namespace parlour::server
