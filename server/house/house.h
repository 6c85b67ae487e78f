// The house: all tables in memory, and who is connected to them. It judges, has each change written (journal.h), and
// only then answers and shows it. One thread; it knows neither sockets nor the time, which are given to it.
// SPDX-License-Identifier: MIT
#pragma once
#include <deque>
#include <functional>
#include <map>
#include <unordered_map>
#include <unordered_set>

#include "bots/bots.h"
#include "server/clock.h"
#include "server/house/decks.h"
#include "server/house/knowledge.h"
#include "server/house/limits.h"
#include "server/house/metrics.h"
#include "server/house/own_pictures.h"
#include "server/house/workers.h"
#include "server/store/journal.h"
#include "server/table/replay.h"
#include "server/table/table.h"

namespace parlour::server {

class Painting;
class Sketch;

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
    std::size_t mostBookBytes = 8 << 20;                      // S-M3
    std::size_t mostPictures = 200;                           // S-P3: of a table's own
    std::int64_t mostPictureBytes = std::int64_t{512} << 20;  // S-P3: of all tables
    Rate pictureWorkPerAddress{0.5, 40};                      // S-P3: seconds of processor time
    int mostPicturesWaiting = 64;                             // S-P3: of all tables, to be looked at
    int mostPicturesForOne = 8;                               // S-P3: of these, of one address
    /// S-M11: wishes by name that bring about what older books have not, and the book (newestBook) that they came with.
    /// What happens by itself and is new waits for such a wish.
    std::map<std::string_view, std::int32_t> cameWith = {};  // NOLINT(readability-redundant-member-init)
};

/// Why nobody can come to a table; or where it is, if another server has it.
struct Closed {
    enum Why : std::uint8_t { noSuchTable, damaged, newer, otherRules, notNow, leaving, busy, guessed, elsewhere };
    Closed(Why because) : why(because) {}  // NOLINT(google-explicit-constructor): a reason is all there is to say
    explicit Closed(Elsewhere there) : why(elsewhere), owner(std::move(there.address)) {}
    bool operator==(Why other) const { return why == other; }
    Why why;
    std::string owner;  // HOST:PORT
};

class House {
public:
    using Answer = std::function<void(OrRefusal<TableOpened>)>;
    struct Visitor;

    House(Journal& journal, Workers& workers, const Decks& decks, Chance& chance, Metrics& metrics,
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
    /// The server leaves its colleagues: it takes no table any more, and gives back those that it has, some at a time.
    void leave();
    void closeSome(std::size_t most);
    bool isLeaving() const { return isLeaving_; }

    /// How a table looks, as it was written last.
    using Looked = std::function<void(std::expected<TableLine, Closed>)>;
    void look(const std::string& code, const std::string& address, Moment now, const Looked& then,
              Grip grip = Grip::ifFree);
    /// Whom a table that was looked at waits for, as it was written last (S-L4).
    WaitsFor waitsFor(const std::string& code) const;
    /// A picture of a table by its opaque id.
    struct Found {
        const Decks::Pictures* pictures = nullptr;  // none: there is no such
        std::size_t card = 0;
    };
    using Pictured = std::function<void(std::expected<Found, Closed>)>;
    void picture(const std::string& code, const std::string& id, const std::string& address, Moment now,
                 const Pictured& then, Grip grip = Grip::ifFree);
    // ---- Pictures of a table's own (S-P1, pictures.cpp) -----------------------------------------------
    /// Whoever asks for something that is the host's, by the token that they show.
    struct Patron {
        std::string code, token, address;
        Moment now;
        Grip grip = Grip::ifFree;
    };
    template <class T>
    using Granted = std::function<void(std::expected<T, std::variant<Closed, Refusal>>)>;
    using Making = std::function<OrFault<OwnPicture>()>;
    void ownPictures(const Patron& patron, const Granted<OwnPictureList>& told);
    void ownPicture(const Patron& patron, const std::string& id, const Granted<PictureBytes>& told);
    /// Has a picture made beside the loop, and keeps it.
    void addPicture(const Patron& patron, Making make, const Granted<OwnPictureLine>& told);
    /// That one; none: all that were brought.
    void deletePictures(const Patron& patron, const std::optional<std::string>& id,
                        const Granted<OwnPictureList>& told);
    /// What is wanted is read when it is known who wants it.
    using DeckRead = std::function<OrFault<NewDeck>()>;
    void makeDeck(const Patron& patron, DeckRead read, const Granted<DeckMade>& told);
    // ---- Those that are painted from a word (S-P6) -----------------------------------------------------
    /// A card of it as it will be; nothing is kept.
    void sketch(const Patron& patron, const Painting& painting, int card, const Granted<PictureBytes>& told);
    void paint(const Patron& patron, const Painting& painting, int card, const Granted<OwnPictureLine>& told);
    void makeDeck(const Patron& patron, const Painting& painting, const Granted<DeckMade>& told);
    void deletePictures(const Patron& patron, const Painting& painting, const Granted<OwnPictureList>& told);
    /// The decks that a table can be played with, as long as somebody holds them.
    std::shared_ptr<const Decks> decksAt(const std::string& code) const;

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
    /// The same with what is in a table's book. An address has one book read at a time, so that others come in between.
    using Changes = OrFault<std::vector<std::string>>;
    bool asideWithBook(const std::string& code, const std::string& address, Moment now,
                       std::function<void(const Changes&)> work, std::function<void()> then);

private:
    struct OpenTable;
    class SeenFromTable;
    using TableReference = std::shared_ptr<OpenTable>;

    using Outcome = std::expected<TableReference, Closed>;
    using Came = std::function<void(Outcome)>;
    void find(const std::string& code, const std::string& address, Moment now, Grip grip, const Came& then);
    void taken(const std::string& code, const std::string& address, Taking taking);
    Closed whereItIsRead() const;
    void loaded(const std::string& code, Outcome table);
    void lose(const std::string& code);
    bool study(const TableReference& table);
    void think(const TableReference& table, std::uint8_t seat);
    void workFor(const std::string& address, const TableReference& table, Workers::Work work,
                 std::function<void()> then);
    void readNext(const std::string& address);
    bool isCrowded(const std::string& address) const;
    bool owesWork(const std::string& address, Time steady);
    MaybeRefusal whyNotOpen(const std::string& address, Time steady);
    MaybeRefusal whyNotYet(const Wish& wish) const;
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
    void close(const TableReference& table);
    void putAway(const TableReference& table);
    void goOn(const TableReference& table);
    void doubtDisk();

    bool makeRoom(OpenTable& table);
    MaybeRefusal whyNotNow(const Visitor& visitor, const Wish& wish, Time steady);
    void nowIs(Visitor& visitor, PersonId person);
    void greet(const std::shared_ptr<Visitor>& visitor, const Hello& hello, Moment now);
    void welcome(Visitor& visitor, std::optional<Version> seen, Moment now);
    void consider(const std::shared_ptr<Visitor>& visitor, const Request& request, Time heardAt);
    bool answerAgain(Visitor& visitor, const Guest& guest, CommandId id);
    void refuse(Visitor& visitor, CommandId id, const Refusal& no);
    void publish(OpenTable& table, const Asker& asker);
    const Decks& decksAt(const OpenTable& open) const;
    std::optional<NamedPictures> picturesAt(const OpenTable& open) const;
    template <class T>
    void forHost(const Patron& patron, const Granted<T>& told, std::function<void(const TableReference&)> then);
    MaybeRefusal whyNotLook(const std::string& address, Time steady);
    MaybeRefusal whyNotKeep(const std::string& address, Time steady);
    MaybeRefusal whyNotAdd(const OpenTable& open, const std::string& address, Time steady);
    MaybeRefusal whyNotKept(Kept kept, const OpenTable& open);
    MaybeRefusal whyNotPaint(const OpenTable& open, const Painting& painting) const;
    void atEasel(const std::string& address, Workers::Work work, std::function<void()> then);
    void add(const TableReference& open, const std::string& address, Making make, const Granted<OwnPictureLine>& told);
    static bool hasRoomForDeck(const OpenTable& open);
    void keepDeck(const TableReference& open, const std::string& address, const NewDeck& deck, const std::string& name,
                  const Granted<DeckMade>& told);
    static std::shared_ptr<Sketch> sketchOf(OpenTable& open, const Painting& painting);
    void discard(const TableReference& open, const std::vector<std::string>& names,
                 const Granted<OwnPictureList>& told);
    void keepPicture(const TableReference& open, const std::string& address, OwnPicture picture, Belonging belonging,
                     const Granted<OwnPictureLine>& told);
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
    void overhear(const TableReference& open);
    void findRemark(const TableReference& open, std::uint8_t seat);
    void keepRound(OpenTable& open);
    void teach(const std::shared_ptr<Visitor>& visitor);
    void sayPresence(OpenTable& table);

    Journal& journal_;
    Workers& workers_;
    const Decks& decks_;
    Chance& chance_;
    Metrics& metrics_;
    HouseRules rules_;
    Buckets openings_, work_, bytes_, pictureWork_;
    std::unordered_map<std::string, int> atEasel_;  // how many pictures wait to be looked at for an address
    int picturesWaiting_ = 0;                       // for all of them
    bool isFull_ = false;                           // S-M7
    std::unordered_map<std::string, int> working_;  // how much is being worked out for an address
    std::unordered_map<std::string, std::deque<std::function<void()>>>
        reading_;                                           // books for it; the first is being read
    std::unordered_map<std::string, std::string> studied_;  // homework that was done, by its problem
    Moment now_;
    bool isDiskWell_ = true, isLeaving_ = false;
    std::string saying_;         // what is being said; kept for its memory
    Announcement::Paper paper_;  // and to many
    std::unordered_map<std::string, TableReference> tables_;
    /// A table that is being read.
    struct Loading {
        std::vector<Came> waiting;
        bool isLost = false;  // it is another server's by now
    };
    std::unordered_map<std::string, Loading> loading_;
    std::unordered_set<std::string> leaving_;  // will be forgotten
    /// S-L4: limits that go on while their tables are not in memory. There is a bound; beyond it they begin anew.
    static constexpr std::size_t mostAsleep = 100'000;
    std::unordered_map<std::string, Table::Asleep> asleep_;
};

}  // namespace parlour::server
