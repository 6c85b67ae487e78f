// A real server in its own process, and a small WebSocket client that can also misbehave: for tests and benches over
// real sockets. PARLOUR is where the program is. SPDX-License-Identifier: MIT
#pragma once
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/net/patience_test.h"

namespace parlour::server {

/// A server that is killed when it goes out of scope.
class Serving {
public:
    Serving(const std::string& program, const std::filesystem::path& data, std::vector<std::string> more = {},
            int port = 0) {
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) return;
        pid_ = fork();
        if (pid_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that crashes leaves no server behind
            dup2(pipe[1], STDERR_FILENO);
            close(pipe[0]);
            std::vector<std::string> words{program, "serve", "--port", std::to_string(port), "--data", data.string()};
            setenv("PARLOUR_METRICS_TOKEN", "of-tests", 0);  // NOLINT(concurrency-mt-unsafe): one thread, after fork
            words.insert(words.end(), more.begin(), more.end());
            std::vector<char*> arguments;
            for (auto& word : words) arguments.push_back(word.data());
            arguments.push_back(nullptr);
            execv(program.c_str(), arguments.data());
            _exit(127);
        }
        close(pipe[1]);
        log_ = pipe[0];
        readPort();
    }
    ~Serving() {
        kill(SIGKILL);
        if (log_ >= 0) close(log_);
    }
    Serving(const Serving&) = delete;
    Serving& operator=(const Serving&) = delete;

    int port() const { return port_; }
    pid_t pid() const { return pid_; }
    /// Ends it with a signal; its exit status.
    int kill(int signal) {
        if (pid_ <= 0) return -1;
        ::kill(pid_, signal);
        int status = 0;
        waitpid(std::exchange(pid_, -1), &status, 0);
        return status;
    }

private:
    void readPort() {
        std::string text;
        std::array<char, 512> some{};
        while (text.find("\"port\":") == std::string::npos || !text.ends_with('\n')) {
            const auto size = ::read(log_, some.data(), some.size());
            if (size <= 0) return;
            text.append(some.data(), static_cast<std::size_t>(size));
        }
        const auto at = text.find("\"port\":");
        if (at != std::string::npos) port_ = std::atoi(text.c_str() + at + 7);
        fcntl(log_, F_SETFL, O_NONBLOCK);
    }

    pid_t pid_ = -1;
    int port_ = 0, log_ = -1;
};

/// A connection to a port of this machine.
class Call {
public:
    /// `buffer`: how many bytes the kernel keeps for it unread, if not the usual.
    explicit Call(int port, int buffer = 0) {
        socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
        if (buffer > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &buffer, sizeof buffer);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        isOpen_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        const int yes = 1;
        setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    }
    ~Call() { hangUp(); }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    bool isOpen() const { return isOpen_; }
    /// Every byte that comes from now on, as it comes.
    void keepBytes(std::string& into) { kept_ = &into; }
    int descriptor() const { return socket_; }
    void hangUp() {
        if (socket_ >= 0) ::close(socket_);
        socket_ = -1;
        isOpen_ = false;
    }

    bool send(std::string_view bytes) {
        while (isOpen_ && !bytes.empty()) {
            const auto size = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (size <= 0) return isOpen_ = false;
            bytes.remove_prefix(static_cast<std::size_t>(size));
        }
        return isOpen_;
    }

    /// An HTTP request and its answer, whole; empty if there is none.
    std::string request(const std::string& line, const std::string& headers = "", const std::string& body = "") {
        return ask(line + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers +
                   (body.empty() ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n") + "\r\n" + body);
    }
    /// Whatever is answered until the other end closes.
    std::string ask(std::string_view bytes) {
        send(bytes);
        while (more(patienceOfTests)) {}
        return std::exchange(received_, {});
    }

    /// Whatever comes first.
    std::string hearSome() {
        more(patienceOfTests);
        return std::exchange(received_, {});
    }

    /// Becomes a WebSocket; the status of the answer.
    int upgrade(const std::string& path, const std::string& headers = "") {
        send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
             "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + headers + "\r\n");
        return answered();
    }
    /// The status of what is answered to that.
    int answered() {
        while (received_.find("\r\n\r\n") == std::string::npos)
            if (!more(patienceOfTests)) return 0;
        const int status = std::atoi(received_.c_str() + 9);
        received_.erase(0, received_.find("\r\n\r\n") + 4);
        return status;
    }

    bool say(std::string_view text) { return send(frame(text)); }
    /// A masked text frame, or another kind.
    static std::string frame(std::string_view text, unsigned char kind = 0x81) {
        std::string bytes(1, static_cast<char>(kind));
        if (text.size() < 126) {
            bytes += static_cast<char>(0x80U | text.size());
        } else {
            bytes += static_cast<char>(0xFE);
            bytes += static_cast<char>(text.size() >> 8U);
            bytes += static_cast<char>(text.size() & 0xFFU);
        }
        bytes.append(4, '\0');  // a mask of zeros
        return bytes.append(text);
    }

    /// The next message, or nothing if none comes in time or the other end has closed.
    std::optional<std::string> hear(int milliseconds = patienceOfTests) {
        for (;;) {
            if (auto message = takeFrame()) {
                if ((message->first & 0x0FU) == 8) return isOpen_ = false, std::nullopt;
                if ((message->first & 0x0FU) == 9) send(frame(message->second, 0x8A));
                if ((message->first & 0x0FU) == 1) return std::move(message->second);
                continue;
            }
            if (!more(milliseconds)) return {};
        }
    }

private:
    bool more(int milliseconds) {
        pollfd waiting{socket_, POLLIN, 0};
        if (!isOpen_ || poll(&waiting, 1, milliseconds) <= 0) return false;
        std::array<char, 16384> some{};
        const auto size = recv(socket_, some.data(), some.size(), 0);
        if (size <= 0) return isOpen_ = false;
        received_.append(some.data(), static_cast<std::size_t>(size));
        if (kept_ != nullptr) kept_->append(some.data(), static_cast<std::size_t>(size));
        return true;
    }
    std::optional<std::pair<unsigned char, std::string>> takeFrame() {
        const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(received_[i]); };
        if (received_.size() < 2) return {};
        std::size_t head = 2, length = byte(1) & 0x7FU;
        if (length == 126) {
            if (received_.size() < 4) return {};
            length = (std::size_t{byte(2)} << 8U) | byte(3);
            head = 4;
        } else if (length == 127) {
            if (received_.size() < 10) return {};
            length = 0;
            for (std::size_t i = 2; i < 10; ++i) length = (length << 8U) | byte(i);
            head = 10;
        }
        if (received_.size() < head + length) return {};
        std::pair frame{byte(0), received_.substr(head, length)};
        received_.erase(0, head + length);
        return frame;
    }

    int socket_ = -1;
    bool isOpen_ = false;
    std::string received_;
    std::string* kept_ = nullptr;
};

}  // namespace parlour::server
