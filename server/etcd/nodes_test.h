// Nodes of a real etcd on free ports of this machine, in a folder that goes with them: for tests. They can be killed,
// stopped and started again. SPDX-License-Identifier: MIT
#pragma once
#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/etcd/access.h"
#include "server/house/house_test.h"

namespace parlour::server::etcd {

/// A port that nobody listens at now.
inline int freePort() {
    const int listening = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool isBound = ::bind(listening, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                         ::getsockname(listening, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    ::close(listening);
    return isBound ? ntohs(address.sin_port) : 0;
}

/// A program that is killed when it goes out of scope.
class Program {
public:
    Program() = default;
    Program(std::vector<std::string> words, const std::filesystem::path& log) {
        pid_ = fork();
        if (pid_ != 0) return;
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that crashes leaves nothing behind
        const int into = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
        dup2(into, STDOUT_FILENO);
        dup2(into, STDERR_FILENO);
        std::vector<char*> arguments;
        for (auto& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execvp(arguments.front(), arguments.data());
        _exit(127);
    }
    ~Program() { kill(SIGKILL); }
    Program(Program&& other) noexcept : pid_(std::exchange(other.pid_, -1)) {}
    Program& operator=(Program&& other) noexcept {
        std::swap(pid_, other.pid_);
        return *this;
    }

    bool isRunning() const { return pid_ > 0 && waitpid(pid_, nullptr, WNOHANG) == 0; }
    void signal(int which) const {
        if (pid_ > 0) ::kill(pid_, which);
    }
    /// Ends it, and waits for that.
    void kill(int which) {
        signal(which);
        signal(SIGCONT);
        if (pid_ > 0) waitpid(std::exchange(pid_, -1), nullptr, 0);
    }

private:
    pid_t pid_ = -1;
};

class Nodes {
public:
    /// With papers it shows certificates and wants to see some.
    explicit Nodes(int count, std::vector<std::string> more = {}, bool isSecret = false)
        : more_(std::move(more)), isSecret_(isSecret) {
        for (int i = 0; i < count; ++i) nodes_.push_back({freePort(), freePort(), {}});
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            if (i > 0) peers_ += ",";
            peers_ += name(i) + "=http://127.0.0.1:" + std::to_string(nodes_[i].peerPort);
        }
        for (std::size_t i = 0; i < nodes_.size(); ++i) start(i);
    }

    void start(std::size_t i) {
        const auto& node = nodes_[i];
        const std::string scheme = isSecret_ ? "https" : "http",
                          client = scheme + "://127.0.0.1:" + std::to_string(node.port),
                          peer = "http://127.0.0.1:" + std::to_string(node.peerPort);
        std::vector<std::string> words{"etcd",
                                       "--name",
                                       name(i),
                                       "--data-dir",
                                       (folder.path / name(i)).string(),
                                       "--initial-cluster",
                                       peers_,
                                       "--listen-client-urls",
                                       client,
                                       "--advertise-client-urls",
                                       client,
                                       "--listen-peer-urls",
                                       peer,
                                       "--initial-advertise-peer-urls",
                                       peer,
                                       "--pre-vote",
                                       "--snapshot-count",
                                       "5000",
                                       "--logger",
                                       "zap"};
        words.insert(words.end(), more_.begin(), more_.end());
        nodes_[i].program = Program(words, folder.path / (name(i) + ".log"));
    }
    void signal(std::size_t i, int which) { nodes_[i].program.signal(which); }
    void kill(std::size_t i) { nodes_[i].program.kill(SIGKILL); }
    std::size_t size() const { return nodes_.size(); }
    bool isRunning() const {
        return std::ranges::all_of(nodes_, [](const Node& node) { return node.program.isRunning(); });
    }

    /// Etcd forgets what was before that revision.
    bool compact(std::int64_t revision) const {
        const auto command = "ETCDCTL_API=3 etcdctl --endpoints 127.0.0.1:" + std::to_string(nodes_[0].port) +
                             " compact --physical " + std::to_string(revision) + " >/dev/null 2>&1";
        return std::system(command.c_str()) == 0;  // NOLINT(cert-env33-c,concurrency-mt-unsafe): a test's own
    }

    /// Where they are; the one at `first` is asked first.
    Access access(std::size_t first = 0) const {
        Access access;
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            access.endpoints.push_back({"127.0.0.1", std::to_string(nodes_[(first + i) % nodes_.size()].port)});
        access.isSecret = isSecret_;
        return access;
    }
    std::string link() const {
        std::string link = isSecret_ ? "etcds://" : "etcd://";
        for (const Node& node : nodes_)
            link += (link.ends_with('/') ? "127.0.0.1:" : ",127.0.0.1:") + std::to_string(node.port);
        return link;
    }

    const TestFolder folder;

private:
    struct Node {
        int port, peerPort;
        Program program;
    };
    static std::string name(std::size_t i) { return "n" + std::to_string(i + 1); }

    std::vector<std::string> more_;
    bool isSecret_;
    std::vector<Node> nodes_;
    std::string peers_;
};

}  // namespace parlour::server::etcd
