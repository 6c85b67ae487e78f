// Pipes to a program of somebody else's.
// SPDX-License-Identifier: MIT
#include "cli/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <string_view>
#include <thread>
#include <utility>

namespace parlour::cli {
namespace {

constexpr std::size_t longestAnswer = 65536;
constexpr int aMoment = 5, patience = 1000;  // milliseconds until a program that does not want to end is ended

long long millisecondsNow() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace

Child::Child(const std::string& program) {
    signal(SIGPIPE, SIG_IGN);  // it may end at any time
    std::array<int, 2> to{}, from{};
    if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC) != 0) return;
    pid_ = fork();
    if (pid_ == 0) {
        setpgid(0, 0);             // so that the shell and what it starts can be ended together
        signal(SIGPIPE, SIG_DFL);  // what we ignore would be ignored there, too
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        execl("/bin/sh", "sh", "-c", program.c_str(), nullptr);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    in_ = to[1];
    out_ = from[0];
    fcntl(in_, F_SETFL, O_NONBLOCK);  // one that does not read is not waited for
}

Child::~Child() { end(); }

void Child::end() {
    if (in_ >= 0) close(std::exchange(in_, -1));
    if (out_ >= 0) close(std::exchange(out_, -1));
    if (pid_ <= 0) return;
    const pid_t ended = std::exchange(pid_, -1);
    kill(-ended, SIGTERM);
    for (int waited = 0; waited < patience; waited += aMoment) {
        if (waitpid(ended, nullptr, WNOHANG) != 0) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(aMoment));
    }
    kill(-ended, SIGKILL);  // it was asked
    waitpid(ended, nullptr, 0);
}

void Child::tell(const std::string& line) {
    if (!isAlive()) return;
    const std::string whole = line + "\n";
    for (std::string_view rest = whole; !rest.empty();) {
        const auto size = write(in_, rest.data(), rest.size());
        if (size <= 0) return end();
        rest.remove_prefix(static_cast<std::size_t>(size));
    }
}

bool Child::readMore(int milliseconds) {
    pollfd waiting{out_, POLLIN, 0};
    if (out_ < 0 || poll(&waiting, 1, milliseconds) <= 0) return false;
    std::array<char, 4096> some{};
    const auto size = read(out_, some.data(), some.size());
    if (size <= 0 || heard_.size() > longestAnswer) {
        end();
        return false;
    }
    heard_.append(some.data(), static_cast<std::size_t>(size));
    return true;
}

std::optional<std::string> Child::hear(int milliseconds) {
    const auto latest = millisecondsNow() + milliseconds;
    for (;;) {
        if (const auto end = heard_.find('\n'); end != std::string::npos) {
            auto line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            return line;
        }
        const auto left = latest - millisecondsNow();
        if (left <= 0 || !readMore(static_cast<int>(left))) return {};
    }
}

void Child::forget() {
    heard_.clear();
    for (std::size_t forgotten = 0; forgotten < longestAnswer && readMore(0); heard_.clear()) {
        forgotten += heard_.size();  // bounded: it may talk faster than we read
    }
}

}  // namespace parlour::cli
