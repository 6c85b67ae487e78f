// One system call for each read and each write. SPDX-License-Identifier: MIT
#include "server/net/line.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace parlour::server {
namespace {

bool onlyNotNow() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

}  // namespace

SocketLine::~SocketLine() { ::close(socket_); }

std::optional<std::size_t> SocketLine::receive(std::span<char> into) {
    const auto size = ::recv(socket_, into.data(), into.size(), MSG_DONTWAIT);
    if (size < 0 && onlyNotNow()) return {};
    return static_cast<std::size_t>(size > 0 ? size : 0);
}

std::optional<std::size_t> SocketLine::send(std::string_view bytes) {
    const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && !onlyNotNow()) return {};
    return static_cast<std::size_t>(sent > 0 ? sent : 0);
}

void SocketLine::end() { ::shutdown(socket_, SHUT_WR); }

}  // namespace parlour::server
