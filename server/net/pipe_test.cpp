// Two servers of one house over real sockets: who comes in at the wrong one is handed on to whoever has the table,
// once, under the house's seal; and a table whose server does not answer is taken from it. SPDX-License-Identifier: MIT
#include "server/net/pipe.h"

#include <atomic>
#include <future>
#include <mutex>
#include <thread>

#include "server/net/serving_test.h"
#include "server/net/sockets.h"
#include "server/store/file_journal.h"
#include "server/store/journal_before.h"

namespace parlour::server {
namespace {

/// Who has which table: what a cluster's journal knows, for servers that share one file.
struct Claims {
    std::mutex mutex;
    std::map<std::string, std::string> owners;  // by code: HOST:PORT
    std::map<std::string, std::function<void(const std::string& code)>> lose;
};

class ClaimedJournal final : public JournalBefore {
public:
    ClaimedJournal(Journal& journal, Claims& claims, std::string address, Scribe::Post post)
        : JournalBefore(journal), claims_(claims), address_(std::move(address)), post_(std::move(post)) {}

    void take(const std::string& code, Grip grip, Told<Taking> told) override {
        const std::lock_guard lock(claims_.mutex);
        std::string& owner = claims_.owners[code];
        if (!owner.empty() && owner != address_ && grip == Grip::ifFree)
            return post_([told, owner] { told(Elsewhere{owner}); });
        if (const auto other = claims_.lose.find(owner); other != claims_.lose.end() && owner != address_)
            other->second(code);
        owner = address_;
        JournalBefore::take(code, grip, std::move(told));
    }
    void open(Append append, Told<std::pair<Appended, Claim>> told) override {
        const std::lock_guard lock(claims_.mutex);
        claims_.owners[append.code] = address_;
        JournalBefore::open(std::move(append), std::move(told));
    }
    void append(Append append, Claim claim, Written told) override {
        const std::lock_guard lock(claims_.mutex);
        if (claims_.owners[append.code] != address_) return post_([told] { told(Appended::conflict); });
        JournalBefore::append(std::move(append), claim, std::move(told));
    }
    void release(const std::string& code, Claim) override {
        const std::lock_guard lock(claims_.mutex);
        if (claims_.owners[code] == address_) claims_.owners[code].clear();
    }
    void whenLost(Lost lost) override {
        const std::lock_guard lock(claims_.mutex);
        claims_.lose[address_] = [this, lost](const std::string& code) {
            if (lost) post_([lost, code] { lost(code); });
        };
    }

    bool isAlone() const override { return isAlone_; }
    void nowAlone(bool isAlone) { isAlone_ = isAlone; }

private:
    Claims& claims_;
    std::string address_;
    Scribe::Post post_;
    std::atomic<bool> isAlone_ = false;
};

/// A server with a thread of its own.
class Corner {
public:
    Corner(const std::filesystem::path& folder, Claims& claims) {
        const auto post = [this](std::function<void()> told) { sockets_.post(std::move(told)); };
        EXPECT_FALSE(sockets_.listen({"127.0.0.1", 0, false, 1000}));
        file_ = *FileJournal::open(folder, post, [](auto, auto) {});
        file_->start();
        journal_.emplace(*file_, claims, address(), post);
        house_.emplace(*journal_, workers_, decks_, chance_, metrics_, TestHouse::patient());
        desk_.emplace(*house_, *journal_, decks_, pages_, metrics_, DeskRules{{}, {}, {}, "of-tests"});
        const auto tick = [this](Moment now) { house_->tick(now); };
        loop_ =
            std::thread([this, tick] { sockets_.run(*desk_, *house_, metrics_, tick, [](Moment) { return true; }); });
    }
    ~Corner() {
        sockets_.stop();
        loop_.join();
        file_->stop();
    }
    Corner(const Corner&) = delete;
    Corner& operator=(const Corner&) = delete;

    int port() const { return sockets_.port(); }
    std::string address() const { return "127.0.0.1:" + std::to_string(port()); }
    std::string key() const { return file_->key(); }
    void nowAlone(bool isAlone) { journal_->nowAlone(isAlone); }
    /// Does nothing until it is let go.
    void block(std::shared_future<void> until) {
        sockets_.post([until] { until.wait(); });
    }

private:
    AtOnce workers_;
    SeededChance chance_{1};
    Metrics metrics_;
    Decks decks_;
    Pages pages_;
    Sockets sockets_;
    std::unique_ptr<FileJournal> file_;
    std::optional<ClaimedJournal> journal_;
    std::optional<House> house_;
    std::optional<Desk> desk_;
    std::thread loop_;
};

struct TwoCorners {
    TestFolder folder;
    Claims claims;
    Corner one{folder.path, claims}, two{folder.path, claims};
    std::string sealed(const std::string& target, const std::string& key) const {
        return "X-Forwarded-For: 10.1.2.3\r\nX-Parlour-Seal: " + toHex(hashOf("pipe\n10.1.2.3\n" + target, key)) +
               "\r\n";
    }
};

bool hears(Call& call, const std::string& text) {
    while (const auto heard = call.hear())
        if (heard->contains(text)) return true;
    return false;
}

TEST(Pipe, LetsPeopleAtTwoServersPlayAtOneTable) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    Call ann(house.one.port()), bo(house.two.port());
    enter(ann, code, "Ann");
    enter(bo, code, "Bo");
    EXPECT_EQ(measured(house.two.port(), "pipes"), 1);
    EXPECT_EQ(measured(house.two.port(), "tables"), 0) << "only its owner has it in memory";
    bo.say(saying(2, "from the wrong server"));
    EXPECT_TRUE(heardDone(bo, 2));
    EXPECT_TRUE(hears(ann, "from the wrong server"));
    ann.say(saying(2, std::string(150, 'y')));
    EXPECT_TRUE(hears(bo, std::string(150, 'y')));
    bo.hangUp();
    EXPECT_TRUE(comesTrue([&] { return measured(house.two.port(), "pipes") == 0; }));
    EXPECT_TRUE(comesTrue([&] { return measured(house.one.port(), "connections") == 1; }));
}

TEST(Pipe, AnswersWhatIsAskedAboutATableElsewhere) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    const auto there = Call(house.one.port()).request("GET /api/tables/" + code),
               here = Call(house.two.port()).request("GET /api/tables/" + code);
    EXPECT_EQ(bodyOf(here), bodyOf(there));
    EXPECT_EQ(here.find("100 Continue"), std::string::npos) << here;
    EXPECT_EQ(statusOf(Call(house.two.port()).request("HEAD /api/tables/" + code)), 200);
    EXPECT_EQ(statusOf(Call(house.two.port()).request("GET /pictures/" + code + "/x/full")), 404);
    EXPECT_EQ(statusOf(Call(house.two.port()).request("GET /api/tables/no-such-table")), 404);
    EXPECT_EQ(measured(house.two.port(), "claims_forced_total"), 0);
}

TEST(Pipe, TakesTheTableFromAServerThatDoesNotAnswer) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    Call ann(house.one.port());
    enter(ann, code, "Ann");
    std::promise<void> wakes;
    house.one.block(wakes.get_future().share());
    Call bo(house.two.port());
    enter(bo, code, "Bo");  // is not let wait
    bo.say(saying(2, "without the first server"));
    EXPECT_TRUE(heardDone(bo, 2));
    EXPECT_EQ(measured(house.two.port(), "pipes_refused_total"), 1);
    wakes.set_value();
    EXPECT_TRUE(hears(ann, "Another server has this table now."));
    Call again(house.one.port());
    enter(again, code, "Ann");
    again.say(saying(3, "back through a pipe"));
    EXPECT_TRUE(heardDone(again, 3));
    EXPECT_TRUE(hears(bo, "back through a pipe"));
}

TEST(Pipe, TakesTheTableFromAServerThatIsGone) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    {
        const std::lock_guard lock(house.claims.mutex);
        house.claims.owners[code] = "127.0.0.1:1";
    }
    Call bo(house.two.port());
    enter(bo, code, "Bo");
    EXPECT_EQ(house.claims.owners[code], house.two.address());
}

/// What the owner would not read looks like silence, and silence takes tables away.
TEST(Pipe, HandsOnNothingThatTheOwnerWouldNotRead) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    Call ann(house.one.port());
    enter(ann, code, "Ann");
    std::string many;
    for (int i = 0; i < 1600; ++i) many += "a:b\r\n";
    for (int room = 120; room >= 0; room -= 10) {
        const auto line = "GET /api/tables/" + code;
        const auto pad =
            "X-Pad: " + std::string(8192 - line.size() - 60 - static_cast<std::size_t>(room), 'x') + "\r\n";
        Call(house.two.port()).request(line, pad);
    }
    EXPECT_EQ(statusOf(Call(house.two.port()).request("GET /api/tables/" + code, many)), 431);
    EXPECT_EQ(statusOf(Call(house.two.port()).request("GET /api/tables/" + code)), 200);
    EXPECT_EQ(measured(house.two.port(), "tables"), 0);
    ann.say(saying(2, "still here"));
    EXPECT_TRUE(heardDone(ann, 2));
}

/// Somebody else may have its address by now; but who says anything has not gone.
TEST(Pipe, TakesNoTableFromWhoAnswersSomethingElse) {
    TwoCorners house;
    TestFolder elsewhere;
    Claims others;
    Corner stranger(elsewhere.path, others);  // of another house: it does not know the seal
    const auto code = openTable(house.one.port());
    {
        const std::lock_guard lock(house.claims.mutex);
        house.claims.owners[code] = stranger.address();
    }
    EXPECT_EQ(statusOf(Call(house.two.port()).request("GET /api/tables/" + code)), 503);
    EXPECT_EQ(house.claims.owners[code], stranger.address());
}

/// Or they would go on with the owner without a seal, under any address that they like.
TEST(Pipe, IsOverWhenAHandshakeIsRefused) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    const auto all = Call(house.two.port())
                         .ask("GET /api/tables/" + code +
                              "/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                              "GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    EXPECT_EQ(statusOf(all), 426) << all;
    EXPECT_EQ(all.find(" 200 "), std::string::npos) << "one answer is all: " << all;
}

/// A balancer sends nobody there then.
TEST(Pipe, IsNotOfferedByAServerWithoutAMajority) {
    TwoCorners house;
    EXPECT_EQ(statusOf(Call(house.one.port()).request("GET /healthz")), 200);
    house.one.nowAlone(true);
    EXPECT_EQ(statusOf(Call(house.one.port()).request("GET /healthz")), 503);
    house.one.nowAlone(false);
    EXPECT_EQ(statusOf(Call(house.one.port()).request("GET /healthz")), 200);
}

TEST(Pipe, IsNeverTwoPipes) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    const auto target = "/api/tables/" + code;
    const auto asked = Call(house.two.port()).request("GET " + target, house.sealed(target, house.two.key()));
    EXPECT_TRUE(asked.starts_with(signOfLife));
    EXPECT_EQ(statusOf(asked.substr(signOfLife.size())), 503) << asked;
}

TEST(Pipe, BelievesNoSealButTheHouses) {
    TwoCorners house;
    const auto code = openTable(house.one.port());
    const auto target = "/api/tables/" + code;
    const auto forged = house.sealed(target, std::string(64, '0')),
               moved = house.sealed("/api/tables/another", house.two.key());
    for (const auto& headers : {forged, moved}) {
        EXPECT_EQ(statusOf(Call(house.two.port()).request("GET " + target, headers)), 200) << "as from anybody";
        EXPECT_EQ(statusOf(Call(house.one.port()).request("GET " + target, headers)), 200);
    }
}

}  // namespace
}  // namespace parlour::server
