// Three real servers on a real etcd: people come in at any of them, one is killed and one stops breathing, and nothing
// that was acknowledged or shown is lost or doubled. SPDX-License-Identifier: MIT
#include <cstdlib>
#include <fstream>
#include <thread>

#include "server/etcd/nodes_test.h"
#include "server/net/serving_test.h"

namespace parlour::server {
namespace {

constexpr int aMoment = 3000;  // milliseconds with a server that may not breathe

class Servers {
public:
    Servers() {
        for (int& port : ports_) port = etcd::freePort();
        for (std::size_t i = 0; i < ports_.size(); ++i) start(i);
    }
    void start(std::size_t i) {
        const auto own = std::to_string(ports_[i]);
        servers_[i] =
            std::make_unique<Serving>(PARLOUR, folder_.path / own,
                                      std::vector<std::string>{"--journal", nodes_.link(), "--advertise",
                                                               "127.0.0.1:" + own, "--messages-per-second", "100000"},
                                      ports_[i]);
        EXPECT_EQ(servers_[i]->port(), ports_[i]) << "it does not begin";
    }
    void kill(std::size_t i, int signal) { servers_[i]->kill(signal); }
    void signal(std::size_t i, int signal) { ::kill(servers_[i]->pid(), signal); }
    int port(std::size_t i) const { return ports_[i]; }
    /// Who of these has the only table.
    std::size_t owner(const std::vector<std::size_t>& alive) const {
        for (const std::size_t i : alive)
            if (measured(ports_[i], "tables") == 1) return i;
        ADD_FAILURE() << "nobody has the table";
        return alive.front();
    }

private:
    etcd::Nodes nodes_{1};
    TestFolder folder_;
    std::array<int, 3> ports_{};
    std::array<std::unique_ptr<Serving>, 3> servers_;
};

/// Somebody who says one line after the other, each until it is answered.
class Talker {
public:
    Talker(const Servers& servers, std::string code, std::string name)
        : servers_(servers), code_(std::move(code)), name_(std::move(name)) {}

    /// Through one of these servers, that one first.
    void says(int lines, std::vector<std::size_t> through) {
        for (int i = 0; i < lines; ++i) {
            ++id_;
            for (int tries = 0; !isDone(through[static_cast<std::size_t>(tries) % through.size()]); ++tries) {
                call_.reset();
                if (tries > 60) return ADD_FAILURE() << name_ << " is not answered", void();
                std::this_thread::sleep_for(std::chrono::milliseconds(100));
            }
            acknowledged.push_back(name_ + std::to_string(id_));
        }
    }
    std::vector<std::string> acknowledged, shown;

private:
    bool isDone(std::size_t server) {
        if (!call_ && !connect(server)) return false;
        call_->say(saying(id_, name_ + std::to_string(id_)));
        return hearsDone(id_);
    }
    bool connect(std::size_t server) {
        call_ = std::make_unique<Call>(servers_.port(server));
        if (!call_->isOpen() || !isUpgraded()) return false;
        call_->say(wire::message(FromClient{Hello{protocolVersion, tokenOf(name_), {}}}));
        call_->say(wire::message(FromClient{Request{1, Join{name_}}}));
        return hearsDone(1);
    }
    /// A server that does not breathe takes the connection and says nothing.
    bool isUpgraded() {
        pollfd waiting{call_->descriptor(), POLLIN, 0};
        call_->send("GET /api/tables/" + code_ +
                    "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
        return poll(&waiting, 1, aMoment) == 1 && call_->answered() == 101;
    }
    bool hearsDone(CommandId id) {
        while (const auto heard = call_->hear(aMoment)) {
            FromServer said;
            EXPECT_FALSE(wire::read(*heard, said)) << *heard;
            if (const auto* update = std::get_if<Update>(&said))
                for (const TalkLine& line : update->talk)
                    if (line.text) shown.push_back(*line.text);
            if (doneIn(*heard) == id) return true;
        }
        return false;
    }

    const Servers& servers_;
    std::string code_, name_;
    CommandId id_ = 1;
    std::unique_ptr<Call> call_;
};

/// Every line that was said at a table, as a newcomer hears them.
std::multiset<std::string> linesAt(int port, const std::string& code) {
    Call call(port);
    EXPECT_EQ(call.upgrade("/api/tables/" + code + "/socket"), 101);
    call.say(wire::message(FromClient{Hello{protocolVersion, {}, {}}}));
    FromServer said;
    const auto heard = call.hear();
    std::multiset<std::string> lines;
    if (!heard || wire::read(*heard, said) || !std::holds_alternative<Welcome>(said)) return lines;
    for (const TalkLine& line : std::get<Welcome>(said).everything.talk)
        if (line.text) lines.insert(*line.text);
    return lines;
}

TEST(ClusterOfServers, LosesAndDoublesNothingWhenOneIsKilledAndOneStopsBreathing) {
    Servers servers;
    const auto code = openTable(servers.port(0));
    std::array<Talker, 3> people{Talker(servers, code, "Ann"), Talker(servers, code, "Bo"),
                                 Talker(servers, code, "Cy")};
    for (std::size_t i = 0; i < 3; ++i) people[i].says(3, {i});  // each at another server
    EXPECT_EQ(measured(servers.port(1), "pipes"), 1);
    EXPECT_EQ(measured(servers.port(2), "pipes"), 1);
    EXPECT_EQ(servers.owner({0, 1, 2}), 0U);

    servers.kill(0, SIGKILL);
    for (std::size_t i = 0; i < 3; ++i) people[i].says(3, {1 + i % 2, 2 - i % 2});

    const auto owner = servers.owner({1, 2}), other = 3 - owner;
    servers.signal(owner, SIGSTOP);
    for (Talker& talker : people) talker.says(3, {other});
    servers.signal(owner, SIGCONT);
    for (Talker& talker : people) talker.says(2, {owner, other});  // piped from where it was

    servers.start(0);
    for (Talker& talker : people) talker.says(1, {0});
    servers.kill(other, SIGTERM);  // gives the table back
    for (Talker& talker : people) talker.says(1, {0, owner});

    const auto lines = linesAt(servers.port(0), code);
    for (const Talker& talker : people) {
        EXPECT_EQ(talker.acknowledged.size(), 13U);
        for (const auto& line : talker.acknowledged) EXPECT_EQ(lines.count(line), 1U) << "acknowledged " << line;
        for (const auto& line : talker.shown) EXPECT_EQ(lines.count(line), 1U) << "shown " << line;
    }
    EXPECT_EQ(lines.size(), 39U);
}

/// What a host mistypes is said before anything begins.
TEST(ClusterOfServers, SaysWhatIsWrongWithItsSettings) {
    const TestFolder folder;
    const auto says = [&](const std::string& words) {
        const auto log = folder.path / "log";
        const auto command = std::string(PARLOUR) + " serve --port 0 --data " + folder.path.string() + " " + words +
                             " 2>" + log.string();
        EXPECT_NE(std::system(command.c_str()), 0)
            << words;  // NOLINT(cert-env33-c,concurrency-mt-unsafe): a test's own
        std::ifstream file(log);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const std::string journal = "--journal etcd://127.0.0.1:1 ";
    EXPECT_TRUE(says(journal).contains("--advertise HOST:PORT"));
    for (const char* place :
         {"here", "10.0.0.1", "10.0.0.1:", ":8080", "10.0.0.1:0", "10.0.0.1:70000", "http://a:1", "::1:80"})
        EXPECT_TRUE(says(journal + "--advertise " + place).contains("--advertise HOST:PORT")) << place;
    EXPECT_TRUE(says("--advertise 10.0.0.1:8080").contains("--journal"));
    EXPECT_TRUE(says("--journal http://a --advertise 10.0.0.1:8080").contains("etcd://"));
}

TEST(ClusterOfServers, ListsTheTablesOfAll) {
    Servers servers;
    server::Setup listed = machineFor(4);
    listed.listed = true;
    const auto one = openTable(servers.port(0), listed), two = openTable(servers.port(1), listed);
    EXPECT_TRUE(comesTrue([&] {
        const auto list = bodyOf(Call(servers.port(2)).request("GET /api/tables"));
        return list.contains(one) && list.contains(two);
    }));
}

}  // namespace
}  // namespace parlour::server
