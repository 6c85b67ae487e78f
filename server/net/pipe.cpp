// Bytes from one socket to the other, as fast as the slower one takes them. SPDX-License-Identifier: MIT
#include "server/net/pipe.h"

#include <netinet/tcp.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/write.hpp>

namespace parlour::server {
namespace {

constexpr auto knocking = 500ms;           // whoever has the table says something by then
constexpr std::size_t atOnce = 8192;       // bytes
constexpr int unheardMilliseconds = 5000;  // what the other machine has not even received by then never comes

/// HOST and PORT; the host of an IPv6 address stands in brackets.
std::pair<std::string, std::string> partsOf(const std::string& address) {
    const auto colon = address.rfind(':');
    if (colon == std::string::npos) return {};
    std::string host = address.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    return {host, address.substr(colon + 1)};
}

/// Why nobody could be reached: there is no server any more, or it was not even tried (no socket was left for it).
Door doorAfter(Error error) {
    const bool isOurs = error == asio::error::no_descriptors || error == asio::error::no_memory ||
                        error == asio::error::no_buffer_space || error == asio::error::host_not_found_try_again;
    return isOurs ? Door::shut : Door::silent;
}

}  // namespace

Pipe::Pipe(const Executor& executor, Metrics& metrics)
    : metrics_(metrics),
      resolver_(executor),
      owner_(executor),
      visitor_(executor),
      timer_(executor),
      up_{.from = visitor_, .to = owner_, .timer = Timer(executor), .bytes = ""},
      down_{.from = owner_, .to = visitor_, .timer = Timer(executor), .bytes = ""} {}

Pipe::~Pipe() {
    if (slot_) --metrics_.pipes;
}

// ---- Whether somebody is there -----------------------------------------------------------------------

void Pipe::knock(const std::string& address, std::string request, std::function<void(Door)> told) {
    request_ = std::move(request);
    told_ = std::move(told);
    timer_.expires_after(knocking);
    timer_.async_wait([self = shared_from_this()](Error error) {
        if (!error) self->decide(Door::silent);
    });
    const auto [host, port] = partsOf(address);
    resolver_.async_resolve(host, port, [self = shared_from_this()](Error error, const auto& where) {
        if (error) return self->decide(doorAfter(error));
        asio::async_connect(self->owner_, where, [self](Error failed, const tcp::endpoint&) {
            if (failed) return self->decide(doorAfter(failed));
            self->ask();
        });
    });
}

void Pipe::ask() {
    Error unknown;
    owner_.set_option(tcp::no_delay(true), unknown);
    ::setsockopt(owner_.native_handle(), IPPROTO_TCP, TCP_USER_TIMEOUT, &unheardMilliseconds,
                 sizeof unheardMilliseconds);
    asio::async_write(owner_, asio::buffer(request_), [self = shared_from_this()](Error error, std::size_t) {
        if (error) return self->decide(Door::shut);
        self->down_.bytes.resize(atOnce);
        self->listen();
    });
}

void Pipe::listen() {
    owner_.async_read_some(asio::buffer(down_.bytes), [self = shared_from_this()](Error error, std::size_t size) {
        if (error) return self->decide(Door::shut);
        self->answer_.append(self->down_.bytes, 0, size);
        self->heard();
    });
}

void Pipe::heard() {
    if (!answer_.starts_with(signOfLife.substr(0, answer_.size()))) return decide(Door::shut);  // another answer
    if (answer_.size() < signOfLife.size()) return listen();
    answer_.erase(0, signOfLife.size());
    decide(Door::open);
}

void Pipe::decide(Door door) {
    const auto told = std::exchange(told_, nullptr);
    if (!told) return;
    timer_.cancel();
    resolver_.cancel();
    Error ignored;
    if (door != Door::open) owner_.close(ignored);
    told(door);
}

// ---- Both ways ---------------------------------------------------------------------------------------

void Pipe::join(Socket visitor, std::string early, std::unique_ptr<AddressSlot> slot) {
    visitor_ = std::move(visitor);
    slot_ = std::move(slot);
    ++metrics_.pipes, ++metrics_.pipesOpened;
    up_.bytes = std::move(early);
    down_.bytes = std::move(answer_);
    bring(up_);
    bring(down_);
}

void Pipe::carry(Way& way) {
    way.bytes.resize(atOnce);
    way.from.async_read_some(asio::buffer(way.bytes), [self = shared_from_this(), &way](Error error, std::size_t size) {
        if (error == asio::error::eof) return self->end(way);
        if (error) return self->cut();
        way.bytes.resize(size);
        self->bring(way);
    });
}

void Pipe::bring(Way& way) {
    if (way.bytes.empty()) return carry(way);
    way.timer.expires_after(patience);
    way.timer.async_wait([self = shared_from_this()](Error error) {
        if (!error) self->cut();
    });
    asio::async_write(way.to, asio::buffer(way.bytes), [self = shared_from_this(), &way](Error error, std::size_t) {
        way.timer.cancel();
        if (error) return self->cut();
        self->carry(way);
    });
}

/// One of them has nothing more to say; the other may have, for a moment.
void Pipe::end(Way& way) {
    Error ignored;
    way.isOver = true;
    way.to.shutdown(Socket::shutdown_send, ignored);
    if (up_.isOver && down_.isOver) return cut();
    timer_.expires_after(parting);
    timer_.async_wait([self = shared_from_this()](Error error) {
        if (!error) self->cut();
    });
}

void Pipe::cut() {
    Error ignored;
    for (Timer* timer : {&timer_, &up_.timer, &down_.timer}) timer->cancel();
    owner_.close(ignored);
    visitor_.close(ignored);
}

}  // namespace parlour::server
