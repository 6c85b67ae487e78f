// The client by itself: where an etcd is said to be, what it is told when something is wrong there, TLS, and nodes that
// are not there or do not breathe. SPDX-License-Identifier: MIT
#include "server/etcd/client.h"

#include "server/etcd/etcd_journal.h"
#include "server/etcd/gateway.h"
#include "server/etcd/place_test.h"

namespace parlour::server::etcd {
namespace {

std::string saysOf(std::string_view link, const Papers& papers = {}) {
    const auto access = accessBy(link, papers);
    if (!access) return access.error().says;
    std::string all;
    for (const Endpoint& endpoint : access->endpoints) all += endpoint.host + " " + endpoint.port + ", ";
    return all;
}

TEST(Access, IsReadAsHostsWriteIt) {
    EXPECT_EQ(saysOf("etcd://10.0.0.1:2379,b.example:99,c"), "10.0.0.1 2379, b.example 99, c 2379, ");
    EXPECT_EQ(saysOf("etcd://[::1]:5,[fe80::1]"), "::1 5, fe80::1 2379, ");
}

TEST(Access, SaysWhatIsWrong) {
    const std::string example = "a cluster is named as etcd://";
    for (const char* link : {"", "etcd:", "http://a:2379", "etcd://", "etcd://a,,b", "etcd://a:0", "etcd://a:x",
                             "etcd://a:99999", "etcd://user@a", "etcd://a/b", "etcd://[::1", "etcd://::1"})
        EXPECT_NE(saysOf(link).find(example), std::string::npos) << link << ": " << saysOf(link);
    EXPECT_EQ(saysOf("etcd://a,b,a"), "a node is named twice: a:2379");
    EXPECT_EQ(saysOf("etcd://a", {"c.pem", "", ""}),
              "certificates are shown to an etcds:// address; this one begins with etcd://");
    EXPECT_EQ(saysOf("etcds://a", {"c.pem", "k.pem", ""}), "there is no file c.pem; --journal-cert names a PEM file");
    EXPECT_EQ(saysOf("etcds://a"),
              "etcds:// needs --journal-cert, --journal-key and --journal-ca; --journal-cert is missing");
}

TEST(Gateway, WritesAsEtcdWantsToRead) {
    EXPECT_EQ(written(Transaction{.compares = {isUnchanged("k", 5), isAbsent("m"), isThere("n")},
                                  .then = {Put{"k", "v", Lease{9007199254740993}}},
                                  .otherwise = {Get{.key = "a", .end = "b", .most = 2}}}),
              R"({"compare":[{"key":"aw==","target":"MOD","mod_revision":"5"},{"key":"bQ=="},)"
              R"({"key":"bg==","result":"GREATER","target":"CREATE","create_revision":"0"}],)"
              R"("success":[{"request_put":{"key":"aw==","value":"dg==","lease":"9007199254740993"}}],)"
              R"("failure":[{"request_range":{"key":"YQ==","range_end":"Yg==","limit":"2"}}]})");
}

TEST(Gateway, ReadsNumbersOfSixtyFourBitsAndPassesOverWhatItDoesNotKnow) {
    const auto outcome = readOutcome(
        R"({"header":{"cluster_id":"1","revision":"9223372036854775807","new":{"a":[1,{}]}},"succeeded":true,)"
        R"("responses":[{"response_range":{"kvs":[{"key":"aw==","mod_revision":"9007199254740993","value":"dg=="}],)"
        R"("more":true,"count":"3"}}],"also":null})");
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->revision, 9223372036854775807);
    EXPECT_TRUE(outcome->held);
    EXPECT_EQ(outcome->steps.at(0).found.at(0).changed, 9007199254740993);
    EXPECT_EQ(outcome->steps[0].found[0].value, "v");
    EXPECT_TRUE(outcome->steps[0].hasMore);
}

/// The file never shrinks by itself: what was forgotten takes room in it that is used again.
TEST(Gateway, TellsWhatIsKeptAndNotHowLargeTheFileIs) {
    const auto bytes = [](const std::string& sizes) {
        const auto status = readStatus(R"({"version":"3.4.23",)" + sizes + R"("leader":"5"})");
        return status ? status->bytes : -1;
    };
    EXPECT_EQ(bytes(R"("dbSize":"7000000","dbSizeInUse":"3000000",)"), 3'000'000);
    EXPECT_EQ(bytes(R"("dbSizeInUse":"3000000","dbSize":"7000000",)"), 3'000'000);
    EXPECT_EQ(bytes(R"("dbSize":"7000000",)"), 7'000'000) << "one that does not say";
}

TEST(Gateway, BelievesNothingElse) {
    for (const char* text :
         {"", "{}", "[]", "<html>", R"({"header":{"revision":5}})", R"({"header":{"revision":"5"}} x)",
          R"({"header":{"revision":"5x"}})", R"({"header":{"revision":"99999999999999999999"}})",
          R"({"header":{"revision":"5"},"kvs":[{"key":"***"}]})", R"({"header":{"revision":"5"})"})
        EXPECT_FALSE(readOutcome(text)) << text;
    EXPECT_FALSE(readStatus("{}"));
    EXPECT_FALSE(readLease("{}"));
    EXPECT_FALSE(readEvents("nonsense"));
    EXPECT_TRUE(readEvents(R"({"result":{"header":{},"created":true}})"));
}

TEST(Gateway, SaysWhatARefusalMeansAndWhatToDo) {
    const auto says = [](int status, std::string_view body) { return readRefusal(status, body).says; };
    const auto full = readRefusal(429, R"({"error":"etcdserver: mvcc: database space exceeded","code":8})");
    EXPECT_EQ(full.kind, Setback::Kind::full);
    EXPECT_NE(full.says.find("alarm disarm"), std::string::npos);
    EXPECT_NE(says(404, "404 page not found").find("needs 3.4 or newer"), std::string::npos);
    EXPECT_EQ(readRefusal(400, R"({"error":"duplicate key","code":3})").kind, Setback::Kind::refused);
    EXPECT_EQ(readRefusal(404, R"({"error":"requested lease not found","code":5})").kind, Setback::Kind::refused);
    EXPECT_EQ(readRefusal(503, R"({"error":"etcdserver: leader changed","code":14})").kind, Setback::Kind::cut);
    EXPECT_EQ(readRefusal(429, R"({"error":"etcdserver: too many requests","code":8})").kind, Setback::Kind::cut);
    EXPECT_NE(says(401, R"({"error":"user name is empty","code":16})").find("auth disable"), std::string::npos);
    EXPECT_EQ(readRefusal(500, "").kind, Setback::Kind::cut);
}

// ---- Over real sockets -------------------------------------------------------------------------------

std::string whyNot(const Access& access) {
    const auto journal =
        EtcdJournal::connect(access, Self{.address = "here:1", .decks = {}}, [](auto) {}, [](auto, auto) {});
    return journal ? "" : journal.error().says;
}

TEST(Connecting, SaysThatNobodyIsThere) {
    const auto port = std::to_string(freePort());
    const auto says = whyNot({.endpoints = {{"127.0.0.1", port}}, .isSecret = false, .papers = {}});
    EXPECT_NE(says.find("127.0.0.1:" + port), std::string::npos) << says;
    EXPECT_NE(says.find("Connection refused"), std::string::npos) << says;
    EXPECT_NE(says.find("--journal"), std::string::npos) << says;
}

/// Something else that listens, and answers everything in one way.
class Stranger {
public:
    explicit Stranger(std::string answer) : answer_(std::move(answer)) {
        socket_ = ::socket(AF_INET, SOCK_STREAM, 0);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        ::bind(socket_, reinterpret_cast<sockaddr*>(&address), size);
        ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
        ::listen(socket_, 8);
        port = std::to_string(ntohs(address.sin_port));
        thread_ = std::thread([this] {
            for (int call; (call = ::accept(socket_, nullptr, nullptr)) >= 0; ::close(call)) {
                std::array<char, 4096> some{};
                if (::recv(call, some.data(), some.size(), 0) > 0)
                    ::send(call, answer_.data(), answer_.size(), MSG_NOSIGNAL);
            }
        });
    }
    ~Stranger() {
        ::shutdown(socket_, SHUT_RDWR);
        ::close(socket_);
        thread_.join();
    }
    std::string port;

private:
    std::string answer_;
    int socket_ = -1;
    std::thread thread_;
};

TEST(Connecting, SaysThatItIsTooOldOrNoEtcdOrFull) {
    const auto answers = [](const std::string& status, const std::string& body) {
        const Stranger stranger("HTTP/1.1 " + status + "\r\nContent-Length: " + std::to_string(body.size()) +
                                "\r\nConnection: close\r\n\r\n" + body);
        return whyNot({.endpoints = {{"127.0.0.1", stranger.port}}, .isSecret = false, .papers = {}});
    };
    EXPECT_NE(answers("404 Not Found", "404 page not found").find("3.4 or newer"), std::string::npos);
    EXPECT_NE(answers("200 OK", R"({"version":"3.3.25","leader":"5"})").find("of version 3.3.25"), std::string::npos);
    EXPECT_NE(answers("200 OK", "<html>hello</html>").find("does not speak as etcd does"), std::string::npos);
    EXPECT_NE(answers("200 OK", R"({"version":"3.4.23","leader":"5","errors":["memberID:1 alarm:NOSPACE "]})")
                  .find("alarm disarm"),
              std::string::npos);
}

TEST(Connecting, AQuotaThatIsReachedIsSaid) {
    const Nodes nodes(1, {"--quota-backend-bytes", "200000"});
    Courier courier;
    const auto client =
        Client::make(nodes.access(), [&](std::function<void()> what) { courier.bring(std::move(what)); });
    ASSERT_TRUE(client);
    std::optional<Setback> last;
    int number = 0;
    ASSERT_TRUE(comesTrue([&] {
        std::optional<OrSetback<Outcome>> heard;
        (*client)->run(
            {.compares = {}, .then = {Put{std::to_string(++number), std::string(100'000, 'x')}}, .otherwise = {}},
            [&](auto told) { heard = std::move(told); });
        courier.waitUntil([&] { return heard.has_value(); }, std::chrono::milliseconds(patienceOfTests));
        if (!*heard) last = heard->error();
        return last && last->kind == Setback::Kind::full;
    }));
    EXPECT_NE(last->says.find("etcdctl alarm disarm"), std::string::npos);
    EXPECT_NE(whyNot(nodes.access()).find("has reached its quota"), std::string::npos);
}

/// S-M7: when tables were forgotten, there is room again.
TEST(Connecting, WhatWasForgottenTakesNoRoom) {
    RealPlace place;
    const auto engine = place.engine();
    const auto bytes = [&] { return place.hear<Status>([&](auto told) { engine->status(told); })->bytes; };
    const auto put = [&](const Step& step) {
        const auto done = place.run(*engine, {.compares = {}, .then = {step}, .otherwise = {}});
        return done ? done->revision : 0;
    };
    for (int i = 0; i < 8; ++i) put(Put{"big/" + std::to_string(i), std::string(1'000'000, 'x')});
    EXPECT_TRUE(comesTrue([&] { return bytes() > 8'000'000; })) << bytes();
    EXPECT_TRUE(place.nodes.compact(put(Erase{.key = "big/", .end = endOf("big/")})));
    EXPECT_TRUE(comesTrue([&] { return put(Put{"small", "x"}) > 0 && bytes() < 2'000'000; })) << bytes();
}

TEST(Connecting, ANodeThatDoesNotBreatheIsLeftForTheNext) {
    RealPlace place(3);
    const auto engine = place.engineAt(0);
    const Transaction write{.compares = {}, .then = {Put{"tests/x", "1"}}, .otherwise = {}};
    ASSERT_TRUE(place.run(*engine, write));
    place.nodes.signal(0, SIGSTOP);
    const auto cut = place.run(*engine, write);  // it may be the leader, so one question alone may fail
    EXPECT_TRUE(comesTrue([&] { return place.run(*engine, write).has_value(); }));
    if (!cut) EXPECT_EQ(cut.error().kind, Setback::Kind::cut);
    place.nodes.signal(0, SIGCONT);
}

/// An authority of our own, and papers that it vouches for.
struct Authority {
    TestFolder folder;
    std::filesystem::path ca = folder.path / "ca.pem";

    Authority() {
        does("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=house -keyout " +
             file("ca.key") + " -out " + file("ca.pem"));
    }
    std::string file(const std::string& name) const { return (folder.path / name).string(); }
    void does(const std::string& command) const {
        ASSERT_EQ(std::system((command + " 2>>" + file("log")).c_str()), 0) << command;  // NOLINT
    }
    Papers papers(const std::string& name, const std::string& host = "IP:127.0.0.1") const {
        does("openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=" + name + " -keyout " +
             file(name + ".key") + " -out " + file(name + ".csr"));
        std::ofstream(file(name + ".ext")) << "subjectAltName=" << host << "\n";
        does("openssl x509 -req -days 2 -in " + file(name + ".csr") + " -CA " + file("ca.pem") + " -CAkey " +
             file("ca.key") + " -CAcreateserial -extfile " + file(name + ".ext") + " -out " + file(name + ".pem"));
        return {file(name + ".pem"), file(name + ".key"), ca};
    }
};

TEST(Connecting, ShowsCertificatesAndLooksAtThem) {
    const Authority house, strangers;
    const Papers node = house.papers("node"), mine = house.papers("parlour");
    const Nodes nodes(
        1,
        {"--cert-file", node.certificate, "--key-file", node.key, "--trusted-ca-file", house.ca, "--client-cert-auth"},
        true);
    const auto with = [&](const Papers& papers) {
        auto access = nodes.access();
        access.papers = papers;
        return whyNot(access);
    };
    ASSERT_TRUE(comesTrue([&] { return with(mine).empty(); })) << with(mine);
    EXPECT_NE(with({mine.certificate, mine.key, strangers.ca}).find("--journal-ca does not vouch for"),
              std::string::npos);
    EXPECT_NE(with(strangers.papers("stranger")).find("--journal"), std::string::npos);
    auto theirs = strangers.papers("other");
    theirs.authority = house.ca;
    EXPECT_NE(with(theirs).find("does its etcd trust --journal-cert"), std::string::npos) << with(theirs);
    EXPECT_NE(with({mine.certificate, theirs.key, house.ca}).find("cannot be used"), std::string::npos)
        << with({mine.certificate, theirs.key, house.ca});
    EXPECT_NE(with({mine.certificate, house.folder.path / "log", house.ca}).find("PEM"), std::string::npos);
    auto plain = nodes.access();
    plain.isSecret = false;
    EXPECT_NE(whyNot(plain), "") << "without TLS it is not answered";
}

}  // namespace
}  // namespace parlour::server::etcd
