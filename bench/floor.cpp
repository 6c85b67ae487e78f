// floor PORT FILE BYTES: what a server of four at a table costs at least. It knows no game and no JSON: a message that
// comes from one of four sockets is written to a file, synced in groups, and four messages of so many bytes go back.
// SPDX-License-Identifier: MIT
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace {

struct Socket {
    std::string received;
    int table = -1;  // -1: it has not said where it belongs
};

/// A text frame of a server: short, 16 bits or no such message.
std::string frameOf(std::size_t bytes) {
    std::string frame(1, '\x81');
    if (bytes < 126) {
        frame += static_cast<char>(bytes);
    } else {
        frame += '\x7e';
        frame += static_cast<char>(bytes >> 8U);
        frame += static_cast<char>(bytes & 0xFFU);
    }
    return frame.append(bytes, 'x');
}

/// Takes the next whole frame of a client away, and says whether there was one.
bool takeFrame(std::string& received, std::string& message) {
    if (received.size() < 6) return false;
    std::size_t head = 6, length = static_cast<unsigned char>(received[1]) & 0x7FU;
    if (length == 126) {
        head = 8;
        length = (std::size_t{static_cast<unsigned char>(received[2])} << 8U) | static_cast<unsigned char>(received[3]);
    }
    if (received.size() < head + length) return false;
    message.append(received, head, length);
    received.erase(0, head + length);
    return true;
}

int listenAt(int port) {
    const int listening = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), yes = 1;
    setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (bind(listening, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) return -1;
    return listen(listening, 4096) == 0 ? listening : -1;
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) return 2;
    const int listening = listenAt(std::atoi(words[1])), epoll = epoll_create1(0);
    const int file = open(words[2], O_CREAT | O_WRONLY | O_APPEND, 0644);
    const std::string answer = frameOf(static_cast<std::size_t>(std::atoi(words[3])));
    if (listening < 0 || file < 0) return 1;
    const auto watch = [&](int descriptor) {
        epoll_event event{.events = EPOLLIN, .data = {.fd = descriptor}};
        epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event);
    };
    watch(listening);
    std::map<int, Socket> sockets;
    std::map<int, std::vector<int>> tables;
    std::array<epoll_event, 1024> events{};
    for (;;) {
        const int ready = epoll_wait(epoll, events.data(), static_cast<int>(events.size()), -1);
        std::string written;
        std::vector<int> moves;  // tables
        for (int i = 0; i < ready; ++i) {
            const int from = events[static_cast<std::size_t>(i)].data.fd;
            if (from == listening) {
                const int yes = 1, visitor = accept4(listening, nullptr, nullptr, SOCK_NONBLOCK);
                if (visitor < 0) continue;
                setsockopt(visitor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
                watch(visitor);
                sockets[visitor];
                continue;
            }
            Socket& visitor = sockets[from];
            std::array<char, 4096> some{};
            const auto size = recv(from, some.data(), some.size(), 0);
            if (size <= 0) {
                std::erase(tables[visitor.table], from);
                sockets.erase(from);
                close(from);
                continue;
            }
            visitor.received.append(some.data(), static_cast<std::size_t>(size));
            if (visitor.table < 0 && visitor.received.ends_with("\r\n\r\n")) {  // GET /TABLE
                visitor.table = std::atoi(visitor.received.c_str() + 5);
                visitor.received.clear();
                tables[visitor.table].push_back(from);
                send(from, "HTTP/1.1 101 \r\n\r\n", 17, MSG_NOSIGNAL);
            }
            while (visitor.table >= 0 && takeFrame(visitor.received, written)) moves.push_back(visitor.table);
        }
        if (moves.empty()) continue;
        if (write(file, written.data(), written.size()) < 0 || fdatasync(file) != 0) return 1;
        for (const int table : moves)
            for (const int to : tables[table]) send(to, answer.data(), answer.size(), MSG_NOSIGNAL);
    }
}
