// Where tables are kept, as the house sees it. Two keep them: one SQLite file (file_journal.h: store and scribe) and a
// cluster of etcd. Whoever takes a table holds it by a claim; a newer claim ends all older ones, and whatever they
// still have on its way. SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <variant>

#include "server/store/store.h"

namespace parlour::server {

/// The right to append to a table. A file gives 1 to everybody who asks; a cluster counts up.
enum class Claim : std::int64_t { none = 0 };

/// How a table is taken: only if nobody who is alive holds it, or from whoever does, because they do not answer.
enum class Grip : std::uint8_t { ifFree, byForce };

/// A table in hand: what was read under the claim is all there is, and nobody else can add to it.
struct Taken {
    Claim claim;
    std::vector<std::string> changes;  // oldest first; at least one
    Store::Belongings belongings = {};
};
/// Another server holds it, and can be reached there, HOST:PORT.
struct Elsewhere {
    std::string address;
};
struct NoSuchTable {};
/// What is kept of it does not hang together (chain.h). Nobody has a claim on it then.
struct Damaged {
    Fault fault;
};
struct NoAnswer {};  // from the disk, or from a majority
using Taking = std::variant<Taken, Elsewhere, NoSuchTable, Damaged, NoAnswer>;

/// A deck that a host has imported, and the hash of what is to be seen in it.
struct DeckPrint {
    std::string name, digest;
};
JOURNAL(DeckPrint, name, digest)

/// Another server of the same house.
struct Colleague {
    std::string id, address;        // the id is new with every start
    std::int32_t format, protocol;  // the newest book (events.h) that it can read, and what it speaks
    bool leaving;                   // takes no table any more
    std::vector<DeckPrint> decks;
};

/// What a journal has counted. A file has nothing to count.
struct JournalCounts {
    std::int64_t claims = 0, colleagues = 0;         // now
    std::int64_t byForce = 0, lost = 0, resent = 0;  // so far
    std::int64_t alone = 0;                          // milliseconds without a majority, so far
};

/// Everything is asked and answered on the thread that owns the tables, and nothing waits: an answer comes later, never
/// from within the call that asks for it, and once for each call, unless the journal has stopped.
class Journal {
public:
    template <class T>
    using Told = std::function<void(T)>;
    using Written = std::function<void(Appended)>;
    /// A table that was held is another server's now. The house drops it, and its visitors go to whoever holds it.
    using Lost = std::function<void(const std::string& code)>;

    Journal() = default;
    virtual ~Journal() = default;
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // ---- Tables --------------------------------------------------------------------------------------
    /// A table that is ours already is taken again, under a newer claim.
    virtual void take(const std::string& code, Grip grip, Told<Taking> told) = 0;
    /// Writes the first change of a table (`expected` is 0), which is then ours. A conflict if there is such a table.
    virtual void open(Append append, Told<std::pair<Appended, Claim>> told) = 0;
    /// Writes a change if the claim still holds and the version is the expected one; a conflict otherwise. Told when it
    /// is on disk, in a cluster on the disks of a majority. A journal that can find out what became of a change does so
    /// before it tells. `failed`: it is not written and never will be. `unknown`: it may be, and whoever takes the
    /// table next finds out; the claim is at its end. One change of a table is on its way at a time.
    virtual void append(Append append, Claim claim, Written told) = 0;
    /// Whether that claim is still the newest, which only a majority knows: another server may have taken the table
    /// unnoticed, and shown more of it. Then it is lost before this is told. Nothing if nobody answers. A file is what
    /// it is; it says so at once.
    virtual void confirm(const std::string& /*code*/, Claim /*claim*/, Told<std::optional<bool>> told) { told(true); }
    /// Nobody is at the table any more: whoever comes next may take it. Nothing of it is on its way.
    virtual void release(const std::string& code, Claim claim) = 0;
    /// Told as soon as somebody notices, at the latest when the next change of that table is a conflict.
    virtual void whenLost(Lost lost) = 0;

    // ---- What tables have besides their books (S-P1) --------------------------------------------------
    /// Whether this journal has a place for it. A cluster has none: what it keeps is small.
    virtual bool hasPlaceForBelongings() const { return false; }
    virtual void keep(const std::string& /*code*/, Belonging /*belonging*/, std::int64_t /*mostBytes*/,
                      Told<Kept> told) {
        told(Kept::failed);
    }
    virtual void discard(const std::string& /*code*/, std::vector<std::string> /*names*/, Written told) {
        told(Appended::failed);
    }

    // ---- Reading, without a claim --------------------------------------------------------------------
    /// All changes of a table, for replays and checks; none if there is no such table. As they are now: one that
    /// another server has written and not shown yet may be among them.
    virtual void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) = 0;
    /// The newest hundred tables that lists show, newest first, of all servers.
    virtual void listed(Told<OrFault<std::vector<StoredTable>>> told) = 0;

    // ---- The board: what is kept besides tables ------------------------------------------------------
    /// Pins a slip; a conflict if there is one of that name, or there are so many under that heading. `unknown` may be
    /// asked again: it is pinned once. Servers that pin at the same moment may go a few beyond that.
    virtual void pin(Slip slip, std::int64_t most, Written told) = 0;
    virtual void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) = 0;

    // ---- The house -----------------------------------------------------------------------------------
    /// For seals: 64 hexadecimal digits, the same at every server of the house, and known from the beginning on.
    virtual std::string key() const = 0;
    virtual std::vector<Colleague> colleagues() const { return {}; }  // without this one; as far as known
    virtual JournalCounts counts() const { return {}; }
    /// Whether no majority has answered for so long that others may have its tables by now.
    virtual bool isAlone() const { return false; }
    /// What all that is kept takes, in megabytes (S-M7); as far as known. `measure` finds it out anew.
    virtual std::uintmax_t megabytes() const = 0;
    virtual void measure() {}

    // ---- Whether it can be believed, and what is old -------------------------------------------------
    /// Whether it takes what is written: it is tried, unless something was written just now.
    virtual void probe(Told<bool> told) = 0;
    /// An hour of serving has passed (S-M10, S-Y5). In a cluster one server does that for all; the others hear of
    /// nothing due.
    virtual void age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) = 0;
    /// Forgets those that are still marked and that nobody holds; how many, nothing if it cannot be done now.
    virtual void forget(std::vector<std::string> codes, Told<std::optional<int>> told) = 0;

    // ---- The end -------------------------------------------------------------------------------------
    /// This server takes no table any more; its colleagues hear of it. Those that it holds stay its own until released.
    virtual void leave() {}
    /// When the loop has ended: writes what is on its way, gives every claim back, and waits for that, not long. What
    /// was asked is not told any more.
    virtual void stop() = 0;
};

}  // namespace parlour::server
