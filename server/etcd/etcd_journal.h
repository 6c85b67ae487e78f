// The journal in a cluster of etcd. A table is taken by writing one's name to a key; when that was changed is the
// claim, and every change is written only if it still is, in one transaction. So whatever an older owner still has on
// its way cannot come in, and what was read when a table was taken is all there is. SPDX-License-Identifier: MIT
#pragma once
#include <deque>
#include <map>
#include <unordered_map>

#include "server/clock.h"
#include "server/etcd/access.h"
#include "server/etcd/engine.h"
#include "server/etcd/kept.h"
#include "server/store/journal.h"

namespace parlour::server::etcd {

/// Who this server is to the others.
struct Self {
    std::string address;  // where colleagues reach it, HOST:PORT
    std::int32_t format = 0, protocol = 0;
    std::string house = "parlour/";  // what all keys begin with
    std::vector<DeckPrint> decks;
};

class EtcdJournal final : public Journal {
public:
    /// What a visit to the engine took: how many changes, how many microseconds.
    using Measured = std::function<void(std::size_t, std::int64_t)>;
    using Post = std::function<void(std::function<void()>)>;
    /// Lets answers come in until it is so, or that many milliseconds have passed.
    using Wait = std::function<bool(const std::function<bool()>& isSo, Time longest)>;

    /// Waits a few seconds for a majority, and says what is wrong if there is none.
    static OrFault<std::unique_ptr<EtcdJournal>> connect(const Access& access, const Self& self, Post post,
                                                         Measured measured);

    EtcdJournal(Engine& engine, const Self& self, std::function<Moment()> clock, Wait wait, Measured measured);
    ~EtcdJournal() override;
    /// Looks at the engine, fetches or makes the house's key, and shows itself to its colleagues.
    void begin(Told<std::optional<Fault>> told);

    void take(const std::string& code, Grip grip, Told<Taking> told) override;
    void open(Append append, Told<std::pair<Appended, Claim>> told) override;
    void append(Append append, Claim claim, Written told) override;
    void confirm(const std::string& code, Claim claim, Told<std::optional<bool>> told) override;
    void release(const std::string& code, Claim claim) override;
    void whenLost(Lost lost) override { lost_ = std::move(lost); }
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override;
    void listed(Told<OrFault<std::vector<StoredTable>>> told) override;
    void pin(Slip slip, std::int64_t most, Written told) override;
    void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) override;
    std::string key() const override { return key_; }
    std::vector<Colleague> colleagues() const override;
    JournalCounts counts() const override;
    bool isAlone() const override { return isAlone_; }
    std::uintmax_t megabytes() const override { return static_cast<std::uintmax_t>(bytes_ >> 20); }
    void probe(Told<bool> told) override;
    void age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) override;
    void forget(std::vector<std::string> codes, Told<std::optional<int>> told) override;
    void leave() override;
    void stop() override;

    /// For tests: packs are being made, or claims given back.
    bool isBusy() const { return packing_ > 0 || releasing_ > 0 || inFlight_ > 0 || !toRelease_.empty(); }
    const std::string& id() const { return id_; }

private:
    /// A table that this server holds.
    struct Held {
        Claim claim;
        Version version;
        ChainHash hash;
        Version packed;
        Card card;
        bool isWriting = false;
    };
    /// A change that waits, or is on its way.
    struct Pending {
        Append append;
        Claim claim;
        Card card;       // as it will be
        ChainHash hash;  // of the change
        bool putsCard;   // lists are told of it
        Owner owner;     // who opens the table; empty if it is open already
        Told<std::pair<Appended, Claim>> told;
        bool opens() const { return append.expected == 0; }
    };
    struct Batch {
        std::vector<Pending> changes;
        std::vector<Step> each;   // a transaction for each of them
        bool isApart = false;     // each by itself
        std::int64_t sentAt = 0;  // microseconds
    };
    struct Taker;
    struct Reading;
    struct Packing;
    struct Aging;
    using Heard = std::function<void(const OrSetback<Outcome>& outcome, bool wasResent)>;

    // ---- Asking (etcd_journal.cpp)
    /// Runs something, and again after a cut, which its comparison has to make safe; a setback when patience is over.
    void insist(Transaction transaction, Heard heard);
    void insist(const std::shared_ptr<const Transaction>& transaction, Time since, bool wasResent, Heard heard);
    /// Wraps what is told later: it is not told when this is gone.
    template <class Function>
    auto mine(Function function);
    void soon(std::function<void()> what);

    // ---- Taking and reading (taking.cpp)
    void tryToTake(const std::shared_ptr<Taker>& taker, std::optional<Stored> seen);
    void sawOwner(const std::shared_ptr<Taker>& taker, const Outcome& outcome);
    void taken(const std::shared_ptr<Taker>& taker, const Outcome& outcome);
    void readAll(const std::shared_ptr<Reading>& reading);
    void readOn(const std::shared_ptr<Reading>& reading);
    static bool readFirst(Reading& reading, const Outcome& pack, const Outcome& changes);
    Transaction readingOf(const std::string& code) const;
    std::vector<Step> stepsToRead(const std::string& code) const;

    // ---- Appending (appending.cpp)
    void sendOff();
    void sendEach(const std::shared_ptr<Batch>& batch, bool wasResent);
    static Transaction together(const std::vector<Step>& each);
    Transaction transactionFor(const Pending& pending) const;
    void answered(const std::shared_ptr<Batch>& batch, const OrSetback<Outcome>& outcome, bool wasResent);
    void answered(Pending& pending, const Outcome& outcome, bool wasResent);
    void done(Pending& pending, Claim claim);
    void drop(const std::string& code, Claim claim);

    // ---- Who is there (presence.cpp)
    using Begun = Told<std::optional<Fault>>;
    void greet(Time since, const Begun& begun);
    void fetchKey(const Begun& begun);
    void moveIn(Time since, const Begun& begun);
    void leaveAgain(std::function<void()> then);
    bool hasOurAddress(const Outcome& servers) const;
    void live(const Begun& begun);
    void show(std::function<void(const OrSetback<Outcome>&)> heard);
    void beat();
    void heardBeat(const OrSetback<bool>& isAlive);
    void renewLease(std::function<void(std::optional<Setback>)> then);
    void mindTheTime();
    void nowAlone();
    void look();
    void lookAt(const std::string& prefix, const Get& get, void (EtcdJournal::*takeAll)(const Outcome&),
                void (EtcdJournal::*hear)(const Event&));
    void takeServers(const Outcome& outcome);
    void hearServer(const Event& event);
    void takeListings(const Outcome& outcome);
    void hearListing(const Event& event);
    void takeClaims(const Outcome&) {}
    void hearClaim(const Event& event);
    void lose(const std::string& code);

    // ---- Rest (packing.cpp)
    void letGo(const std::string& code, Claim claim);
    void sendReleases();
    void packNext();
    void readToPack(const std::shared_ptr<Packing>& packing);
    void putPieces(const std::shared_ptr<Packing>& packing, std::size_t number);
    void readBack(const std::shared_ptr<Packing>& packing, std::size_t number);
    void putPack(const std::shared_ptr<Packing>& packing);
    void erasePacked(const std::shared_ptr<Packing>& packing, Version from);
    void donePacking(const std::shared_ptr<Packing>& packing);
    /// A step of packing, which the claim has to allow; or else it ends.
    void underClaim(const std::shared_ptr<Packing>& packing, std::vector<Step> steps,
                    std::function<void(const Outcome&)> then);

    // ---- The board (board.cpp)
    struct Pinning;
    void put(const std::shared_ptr<Pinning>& pinning);

    // ---- Old tables (forgetting.cpp)
    bool isEldest() const;
    void countHour(const std::shared_ptr<Aging>& aging);
    void readMarks(const std::shared_ptr<Aging>& aging, const std::string& from);
    void readCards(const std::shared_ptr<Aging>& aging, const std::string& from);
    void readBoard(const std::shared_ptr<Aging>& aging, const std::string& from);
    void mark(const std::shared_ptr<Aging>& aging);
    void markBoard(Aging& aging, Time wall) const;
    void writeMarks(const std::shared_ptr<Aging>& aging);

    std::shared_ptr<void> means_;  // the engine, if it is this journal's own; outlives the rest
    Engine& engine_;
    Self self_;
    Keys keys_;
    std::function<Moment()> clock_;
    Wait wait_;
    Measured measured_;
    std::string id_, key_;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
    Lost lost_;

    std::unordered_map<std::string, Held> held_;
    std::deque<Pending> pending_;
    int inFlight_ = 0;
    std::int64_t turn_ = 0;
    JournalCounts counts_;
    Time writtenAt_ = 0;  // by the steady clock, as all below

    Lease lease_ = Lease::none;
    Time aliveAt_ = 0;  // when the engine answered last
    bool isAlone_ = false, isLeaving_ = false, isStopped_ = false;
    std::int64_t bytes_ = 0;
    std::map<std::string, Presence> servers_;
    std::map<std::string, StoredTable> listings_;
    bool hasMoreListings_ = false;
    std::map<std::string, Engine::Watch> watches_;

    int packing_ = 0, releasing_ = 0;  // those on their way
    std::vector<std::pair<std::string, Claim>> toRelease_;
    std::deque<std::shared_ptr<Packing>> toPack_;
};

}  // namespace parlour::server::etcd
