// Most messages are a few hundred bytes that the kernel takes at once: one system call each, nothing kept, no timer.
// SPDX-License-Identifier: MIT
#include "server/web_socket.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>

namespace parlour::server {
namespace {

constexpr std::size_t mostUnsent = 256 << 10;  // a reader that is slower than this is dropped
constexpr auto askAfter = 60s, giveUpAfter = 120s;

}  // namespace

WebSocket::WebSocket(Socket socket, Network& network, std::unique_ptr<Place> place)
    : socket_(std::move(socket)), network_(network), place_(std::move(place)) {
    network_.webSockets.insert(this);
}

WebSocket::~WebSocket() { network_.webSockets.erase(this); }

void WebSocket::enter(const std::string& code, std::string_view early) {
    Error ignored;
    socket_.non_blocking(true, ignored);
    visitor_ = network_.house.enter(code, *this, network_.clock());
    if (!visitor_) hangUp();
    incoming_.add(early);
    hearAll();
    waitForMore();
}

// ---- What they say -----------------------------------------------------------------------------------

void WebSocket::waitForMore() {
    if (isGone_) return;
    socket_.async_wait(Socket::wait_read, [self = shared_from_this()](Error error) {
        if (error) return self->drop();
        self->read();
    });
}

void WebSocket::read() {
    if (isGone_) return;
    Error error;
    const auto size = socket_.read_some(asio::buffer(network_.scratch), error);
    if (error == asio::error::would_block) return waitForMore();
    if (error) return drop();
    if (isClosing_) {
        dropped_ += size;
        return dropped_ > mostDropped ? drop() : waitForMore();
    }
    heardAt_ = std::chrono::steady_clock::now();
    isAsked_ = false;
    incoming_.add({network_.scratch.data(), size});
    hearAll();
    waitForMore();
}

void WebSocket::hearAll() {
    while (const auto said = incoming_.next()) hear(*said);
}

void WebSocket::hear(const Said& said) {
    if (isGone_ || isClosing_) return;
    switch (said.kind) {
        case Said::Kind::text:
            if (const auto visitor = visitor_) network_.house.hear(*visitor, said.bytes, network_.clock());
            return;
        case Said::Kind::ping:
            return send(pongFrame(said.bytes));
        case Said::Kind::pong:
            return;
        case Said::Kind::close:
            return close(CloseCode::normal);
        case Said::Kind::broken:
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
    Error error;
    if (!waits) bytes.remove_prefix(socket_.write_some(asio::buffer(bytes.data(), bytes.size()), error));
    if (error && error != asio::error::would_block) return failSoon();
    unsent_ += bytes;
    if (unsent_.size() > mostUnsent) {
        ++network_.metrics.slowReaders;
        return failSoon();
    }
    if (!waits && !unsent_.empty()) waitToSend();
}

void WebSocket::waitToSend() {
    socket_.async_wait(Socket::wait_write, [self = shared_from_this()](Error error) {
        if (error) return self->drop();
        self->sendRest();
    });
}

void WebSocket::sendRest() {
    if (isGone_) return;
    Error error;
    const auto sent = socket_.write_some(asio::buffer(unsent_), error);
    if (error && error != asio::error::would_block) return drop();
    unsent_.erase(0, sent);
    if (!unsent_.empty()) return waitToSend();
    unsent_.shrink_to_fit();
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

void WebSocket::partIfAllIsSaid() {
    Error ignored;
    if (isClosing_ && !isGone_ && unsent_.empty()) socket_.shutdown(Socket::shutdown_send, ignored);
}

/// The house may be in the middle of saying something to everybody: it hears of this when it is done.
void WebSocket::failSoon() {
    isGone_ = true;
    asio::post(socket_.get_executor(), [self = shared_from_this()] { self->drop(); });
}

void WebSocket::drop() {
    if (!socket_.is_open()) return;
    isGone_ = true;
    if (visitor_) network_.house.leave(*visitor_, network_.clock());
    visitor_.reset();
    Error ignored;
    socket_.close(ignored);
}

void WebSocket::sweep(std::chrono::steady_clock::time_point now) {
    const auto quiet = now - heardAt_;
    if (quiet > (isClosing_ ? parting : giveUpAfter)) return drop();
    if (isClosing_ || quiet < askAfter || isAsked_) return;
    isAsked_ = true;
    send(pingFrame());
}

}  // namespace parlour::server
