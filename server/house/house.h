// The house: all tables in memory, and who is connected to them. It judges, has each change written (scribe.h), and
// only then answers and shows it. One thread; it knows neither sockets nor the time, which are given to it.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <unordered_map>
#include <unordered_set>

#include "bots/bots.h"
#include "server/clock.h"
#include "server/house/decks.h"
#include "server/house/limits.h"
#include "server/house/metrics.h"
#include "server/house/workers.h"
#include "server/store/store.h"
#include "server/table/replay.h"
#include "server/table/table.h"

namespace parlour::server {

struct Telling;

/// The other end of a connection.
class Connection {
public:
    Connection() = default;
    virtual ~Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    virtual void say(std::string_view message) = 0;
    /// Nothing more comes: the last message was said, now close.
    virtual void hangUp() = 0;
};

struct HouseRules {
    Rate perConnection{20, 40};
    Rate tablesPerAddress{0.05, 20};
    Rate bytesPerAddress{160.0 * (1 << 20) / 3600, 160.0 * (1 << 20)};  // S-M7: as much as its tables hold, an hour
    Rate workPerAddress{0.5, 10}, workPerTable{0.25, 5};                // S-M6: seconds of processor time
    int mostWorkPerAddress = 32;                                        // S-M6: so much may wait to be worked out
    Time hostAway = 60'000;                                             // S-H2
    Time idle = 30'000;            // a table without visitors leaves memory after so long
    int botPause = 2000;           // at 2000 bots are as quick as people, at 1000 twice as quick
    std::size_t mostWaiting = 64;  // wishes at one table that wait for the disk
    std::size_t mostVisitors = 300;
    std::size_t mostBookBytes = 8 << 20;  // S-M3
};

/// Why nobody can come to a table.
enum class Closed : std::uint8_t { noSuchTable, damaged, notNow, busy, guessed };

class House {
public:
    using Written = std::function<void(Appended)>;
    using Write = std::function<void(Append, Written)>;
    /// All changes of a table, as Store::read gives them. Workers ask, on any thread.
    using Read = std::function<OrFault<std::vector<std::string>>(const std::string& code)>;
    struct Books {
        Read read;
        Write write;
    };
    using Answer = std::function<void(OrRefusal<TableOpened>)>;
    struct Visitor;

    House(Store& store, Books books, Workers& workers, const Decks& decks, Chance& chance, Metrics& metrics,
          HouseRules rules = {});
    ~House();
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    /// Opens a table; the answer comes when it is on disk.
    void open(const NewTable& wanted, const std::string& address, Moment now, const Answer& answer);
    /// The same for a game that is over and comes from a file.
    void openReplay(const Replay& replay, const std::string& address, Moment now, const Answer& answer);

    /// Somebody connects to a table that was just looked at; nothing if it is not in memory, or full.
    std::shared_ptr<Visitor> enter(const std::string& code, Connection& connection, const std::string& address,
                                   Moment now);
    void hear(Visitor& visitor, std::string_view message, Moment now);
    void leave(Visitor& visitor, Moment now);

    /// Lets limits run out, bots move, hosting move on; called several times a second.
    void tick(Moment now);
    /// The server stops: everybody is asked to come back later.
    void closeAll();

    /// How a table looks, as it was written last.
    using Looked = std::function<void(std::expected<TableLine, Closed>)>;
    void look(const std::string& code, const std::string& address, Moment now, const Looked& then);
    OrFault<std::vector<StoredTable>> listed() { return store_.listed(100); }
    /// A picture of a table by its opaque id; none if there is no such.
    struct Found {
        const Decks::Pictures* pictures = nullptr;
        std::size_t card = 0;
    };
    using Pictured = std::function<void(Found)>;
    void picture(const std::string& code, const std::string& id, const std::string& address, Moment now,
                 const Pictured& then);
    /// Whether the disk takes what is written. While it does not, nothing is judged and nothing is read from it.
    bool isDiskWell() const { return isDiskWell_; }
    void diskIs(bool well) { isDiskWell_ = well; }
    /// These tables will be forgotten, and nobody comes to them until then: those that are not in memory.
    std::vector<std::string> letGo(std::vector<std::string> codes);
    void haveForgotten(const std::vector<std::string>& codes);
    std::size_t tablesInMemory() const { return tables_.size(); }

    /// Whether there is no more room for all that the house keeps (S-M7).
    void isNowFull(bool full) { isFull_ = full; }

    /// Has something done beside the loop, unless the address has asked for too much (S-M6).
    bool aside(const std::string& address, Moment now, Workers::Work work, std::function<void()> then);
    const Read& read() const { return books_.read; }

private:
    struct OpenTable;
    class SeenFromTable;
    using TableReference = std::shared_ptr<OpenTable>;

    using Came = std::function<void(std::expected<TableReference, Closed>)>;
    void find(const std::string& code, const std::string& address, Moment now, const Came& then);
    static std::optional<Closed> load(const Read& read, const std::string& code, OpenTable& into);
    void loaded(const std::string& code, std::expected<TableReference, Closed> table);
    bool study(const TableReference& table);
    void think(const TableReference& table, std::uint8_t seat);
    void workFor(const std::string& address, const TableReference& table, Workers::Work work,
                 std::function<void()> then);
    bool isCrowded(const std::string& address) const;
    MaybeRefusal whyNotOpen(const std::string& address, Time steady);
    MaybeRefusal whyNotWrite(const OpenTable& table, const std::string& address, const Wish& wish, Time steady);
    bool owes(OpenTable& table, const std::string& address, Time steady);
    std::string freshCode();
    void show(OpenTable& open) const;
    void keepNew(const TableReference& open, const Change& change, Moment now, const Answer& answer);
    void whenWritten(const TableReference& table, auto then);
    /// Whose wish a change is, and who is to be told that it is done.
    struct Asker {
        std::shared_ptr<Visitor> visitor;
        CommandId id = 0;
        std::optional<PersonId> joined;
        std::int64_t heardAt = 0;
    };
    void write(const TableReference& table, const Change& change, Asker asker, std::function<void()> then);
    void written(const TableReference& table, Appended result, const Asker& asker, const std::function<void()>& then);
    void drop(const TableReference& table, const Refusal& why);
    void goOn(const TableReference& table);

    bool makeRoom(OpenTable& table);
    MaybeRefusal whyNotNow(const Visitor& visitor, const Wish& wish, Time steady);
    void nowIs(Visitor& visitor, PersonId person);
    void greet(const std::shared_ptr<Visitor>& visitor, const Hello& hello, Moment now);
    void welcome(Visitor& visitor, std::optional<Version> seen, Moment now);
    void consider(const std::shared_ptr<Visitor>& visitor, const Request& request, Time heardAt);
    bool answerAgain(Visitor& visitor, const Guest& guest, CommandId id);
    void refuse(Visitor& visitor, CommandId id, const Refusal& no);
    void publish(OpenTable& table, const Asker& asker);
    Telling tell(Visitor& visitor, const News& news) const;
    void say(Visitor& visitor, const FromServer& message, std::size_t padding = 0);
    void sayOfOneLength(Visitor& visitor, const FromServer& message);
    void hand(Visitor& visitor, std::string_view message);
    void goodbye(Visitor& visitor, const Refusal& why, bool comeBack);
    void tick(const TableReference& table, Moment now);
    std::optional<Change> dueChange(const TableReference& table, Moment now);
    std::optional<Change> botsChange(const TableReference& table, Moment now);
    std::optional<Change> botChange(const TableReference& table, std::uint8_t seat, Moment now);
    void takeTime(OpenTable& open, std::uint8_t seat, Time steady);
    std::optional<Change> botsTalk(OpenTable& open, Moment now);
    void overhear(OpenTable& open);
    void keepRound(OpenTable& open);
    void teach(const std::shared_ptr<Visitor>& visitor);
    void sayPresence(OpenTable& table);

    Store& store_;
    Books books_;
    Workers& workers_;
    const Decks& decks_;
    Chance& chance_;
    Metrics& metrics_;
    HouseRules rules_;
    Buckets openings_, work_, bytes_;
    bool isFull_ = false;                                   // S-M7
    std::unordered_map<std::string, int> working_;          // how much is being worked out for an address
    std::unordered_map<std::string, std::string> studied_;  // homework that was done, by its problem
    Moment now_;
    bool isDiskWell_ = true;
    std::string saying_, update_;  // what is being said, to one or to many; kept for their memory
    std::unordered_map<std::string, TableReference> tables_;
    std::unordered_map<std::string, std::vector<Came>> loading_;  // who waits for a table that is being read
    std::unordered_set<std::string> leaving_;                     // will be forgotten
};

}  // namespace parlour::server
