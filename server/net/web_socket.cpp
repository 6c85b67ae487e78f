// Most messages are a few hundred bytes that the kernel takes at once: one system call each, nothing kept, no timer.
// SPDX-License-Identifier: MIT
#include "server/net/web_socket.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace parlour::server {
namespace {

constexpr std::size_t mostUnsent = 256 << 10;  // a reader that is slower than this is dropped
constexpr auto askAfter = 60s, giveUpAfter = 120s;

constexpr Rate rateOfExtras{10, 100};  // S-M1: pings, pongs and parts of messages

bool onlyNotNow() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

}  // namespace

// ---- All of them -------------------------------------------------------------------------------------

Network::Network(Desk& itsDesk, House& itsHouse, Metrics& itsMetrics, const Listening& listening)
    : desk(itsDesk),
      house(itsHouse),
      metrics(itsMetrics),
      clock(listening.clock),
      behindProxy(listening.behindProxy),
      mostPerAddress(listening.connectionsPerAddress) {}

Network::~Network() = default;

void Network::turn() {
    epoll.tell();
    dropBroken();
}

void Network::sweep() {
    const auto now = std::chrono::steady_clock::now();
    for (const auto& [key, socket] : webSockets) socket->sweep(now);
    dropBroken();
}

/// To leave is to be seen leaving: that may break others.
void Network::dropBroken() {
    while (!broken.empty()) {
        WebSocket* const gone = broken.back();
        broken.pop_back();
        gone->leave();
        webSockets.erase(gone);
    }
}

// ---- One ---------------------------------------------------------------------------------------------

void WebSocket::open(int socket, Network& network, std::unique_ptr<AddressSlot> slot, const std::string& code,
                     std::string_view early) {
    std::unique_ptr<WebSocket> self(new WebSocket(socket, network, std::move(slot)));
    auto& kept = *network.webSockets.emplace(self.get(), std::move(self)).first->second;
    kept.enter(code, early);
}

WebSocket::WebSocket(int socket, Network& network, std::unique_ptr<AddressSlot> slot)
    : socket_(socket), network_(network), slot_(std::move(slot)) {}

WebSocket::~WebSocket() { ::close(socket_); }

void WebSocket::enter(const std::string& code, std::string_view early) {
    if (!network_.epoll.add(socket_, *this)) return drop();
    visitor_ = network_.house.enter(code, *this, slot_->address(), network_.clock());
    if (!visitor_) hangUp();
    incoming_.add(early);
    hearAll();
}

// ---- What they say -----------------------------------------------------------------------------------

void WebSocket::canRead() {
    if (isGone_) return;
    const auto size = ::recv(socket_, network_.scratch.data(), network_.scratch.size(), MSG_DONTWAIT);
    if (size < 0 && onlyNotNow()) return;
    if (size <= 0) return drop();
    const std::string_view bytes(network_.scratch.data(), static_cast<std::size_t>(size));
    if (isClosing_) {
        dropped_ += bytes.size();
        if (dropped_ > mostDropped) drop();
        return;
    }
    heardAt_ = std::chrono::steady_clock::now();
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
        if (!extras_.take(rateOfExtras, network_.clock())) close(CloseCode::policy);
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
        const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
        if (sent < 0 && !onlyNotNow()) return drop();
        bytes.remove_prefix(static_cast<std::size_t>(sent > 0 ? sent : 0));
    }
    unsent_ += bytes;
    if (unsent_.size() > mostUnsent) {
        ++network_.metrics.slowReaders;
        return drop();
    }
    if (!waits && !unsent_.empty()) network_.epoll.alsoToWrite(socket_, *this, true);
}

void WebSocket::canWrite() {
    if (isGone_ || unsent_.empty()) return;
    const auto sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && onlyNotNow()) return;
    if (sent < 0) return drop();
    unsent_.erase(0, static_cast<std::size_t>(sent));
    if (!unsent_.empty()) return;
    unsent_.shrink_to_fit();
    network_.epoll.alsoToWrite(socket_, *this, false);
    partIfAllIsSaid();
}

// ---- The end -----------------------------------------------------------------------------------------

/// Says so, and waits a moment for the other end to close: what was said last is not to be lost.
void WebSocket::close(CloseCode why) {
    if (isClosing_ || isGone_) return;
    send(closeFrame(why));
    isClosing_ = true;
    heardAt_ = std::chrono::steady_clock::now();
    if (visitor_) network_.house.leave(*visitor_, network_.clock());
    visitor_.reset();
    partIfAllIsSaid();
}

void WebSocket::partIfAllIsSaid() const {
    if (isClosing_ && !isGone_ && unsent_.empty()) ::shutdown(socket_, SHUT_WR);
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

void WebSocket::sweep(std::chrono::steady_clock::time_point now) {
    const auto quiet = now - heardAt_;
    if (quiet > (isClosing_ ? parting : giveUpAfter)) return drop();
    if (isClosing_ || quiet < askAfter || isAsked_) return;
    isAsked_ = true;
    send(pingFrame());
}

}  // namespace parlour::server
