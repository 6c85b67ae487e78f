// Sockets are told by the object that waits for them, so that finding it costs nothing.
// SPDX-License-Identifier: MIT
#include "server/net/epoll.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <array>
#include <span>

namespace parlour::server {
namespace {

constexpr std::size_t mostATurn = 256;  // then others get their turn

bool control(int epoll, int what, int socket, Waiter& waiter, std::uint32_t events) {
    epoll_event event{};
    event.events = events;
    event.data.ptr = &waiter;
    return epoll_ctl(epoll, what, socket, &event) == 0;
}

}  // namespace

Epoll::Epoll() : epoll_(epoll_create1(EPOLL_CLOEXEC)) {}
Epoll::~Epoll() { close(epoll_); }

bool Epoll::add(int socket, Waiter& waiter) const { return control(epoll_, EPOLL_CTL_ADD, socket, waiter, EPOLLIN); }

void Epoll::alsoToWrite(int socket, Waiter& waiter, bool isWanted) const {
    control(epoll_, EPOLL_CTL_MOD, socket, waiter, isWanted ? EPOLLIN | EPOLLOUT : EPOLLIN);
}

void Epoll::tell() const {
    std::array<epoll_event, mostATurn> found{};
    const int count = epoll_wait(epoll_, found.data(), static_cast<int>(found.size()), 0);
    for (const epoll_event& event : std::span(found).first(static_cast<std::size_t>(count > 0 ? count : 0))) {
        auto& waiter = *static_cast<Waiter*>(event.data.ptr);
        if ((event.events & EPOLLOUT) != 0) waiter.canWrite();
        if ((event.events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0) waiter.canRead();  // also: it is broken
    }
}

}  // namespace parlour::server
