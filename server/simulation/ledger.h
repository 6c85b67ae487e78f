// What people wrote down for themselves: what they were shown, what they were told is done, and what the scribe said is
// on disk. It complains as soon as two of these do not agree. SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <set>

#include "server/simulation/disk.h"
#include "server/simulation/timeline.h"
#include "server/store/store.h"

namespace parlour::server::simulation {

/// What a run proves wrong.
struct Failure {
    std::string what;
};

class Ledger {
public:
    explicit Ledger(Timeline& timeline) : timeline_(timeline) {}

    /// The first thing that was wrong.
    std::optional<Failure> failure;
    bool hasSecondServer = false;
    void fail(const std::string& what);

    // ---- The scribe ----------------------------------------------------------------------------------
    struct Entry {
        Disk::Program program;
        std::string code, change;
        Version version;
        std::optional<TableLine> line;
    };
    /// A server wants to write something.
    Entry entryOf(const Append& append, Disk::Program program);
    void written(const Entry& entry, Appended result);
    std::function<void(const Entry&)> wrote;  // told what is on disk
    /// Whether a journal that several servers share has it. One that lost a table may read what it wrote there before
    /// it is told what became of that.
    std::function<bool(const Entry&)> isKept = [](const Entry&) { return false; };
    /// Whatever it wanted to write may be written or not.
    void died(Disk::Program program);
    void visit(const Disk& disk);
    void visited(const Disk& disk);

    // ---- People --------------------------------------------------------------------------------------
    /// By whom somebody was shown something, and since when that is what there was.
    struct Source {
        Disk::Program program;
        Microseconds since;
    };
    void shown(const std::string& code, Version version, const Source& source);
    /// In a seat, or from outside (-1).
    void shownView(const std::string& code, Version version, int seat, const std::string& view);
    void shownTable(const std::string& code, Version version, const std::string& state);
    /// Somebody heard this. No seed of the house's luck may be in it (S-F1).
    void heard(const std::string& code, std::string_view message);
    /// Somebody asked for a table's line over HTTP.
    void looked(const std::string& code, const std::string& line, const Source& source);
    void asked(const std::string& code, PersonId person, CommandId id) { wishes_[{code, person, id}]; }
    void done(const std::string& code, PersonId person, CommandId id, Version version);
    void refused(const std::string& code, PersonId person, CommandId id);
    /// Nobody has come for a week: what a wrong clock takes for old may be forgotten (S-M10), until somebody comes.
    void weekPassed();
    /// A server says that there is no such table.
    void saidToBeGone(const std::string& code, const std::string& by);

    // ---- The end -------------------------------------------------------------------------------------
    /// Compares all of it with a store; a table that is damaged is left out if that may be.
    void settle(Store& store, bool mayBeDamaged);
    /// Somebody was shown that a change has not come to the disk: it may not be there after a crash, either.
    bool hasRuledOut = false;
    /// Whether a disk after a crash still has all that was acknowledged, and nothing that was ruled out.
    void settleImage(const Disk& disk);
    std::int64_t compared() const { return compared_; }
    std::int64_t acknowledgements() const { return acknowledgements_; }

private:
    struct Wish {
        std::optional<Version> doneIn;
        bool isRefused = false;
    };
    /// A change that may be on disk: its server has not said so.
    struct Perhaps {
        Entry entry;
        std::optional<Microseconds> since;  // nobody will ever say; empty while it may still be told
        bool isDead;                        // its server is
    };
    struct Kept {
        std::vector<Perhaps> perhaps;
        Version acknowledged = 0;
        bool mayBeGone = false;
        std::map<Version, std::string> changes;
        std::set<std::string> lines;
        std::vector<std::string> seeds;                        // and salts: of all its games
        std::map<std::pair<int, Version>, std::size_t> views;  // hashes
        std::map<Version, std::size_t> states;
    };
    /// Whether it may be shown although nobody said that it is written.
    bool mayBeShown(const Perhaps& one, const Source& source) const {
        return one.since || one.entry.program != source.program || isKept(one.entry);
    }
    void settleTable(Store& store, const std::string& code, const Kept& kept, bool mayBeDamaged);
    void settleViews(const std::vector<std::string>& changes, const std::string& code, const Kept& kept);

    Timeline& timeline_;
    std::map<std::string, Kept> tables_;
    std::map<std::tuple<std::string, PersonId, CommandId>, Wish> wishes_;
    int operationsBefore_ = 0, failuresBefore_ = 0;
    bool isAway_ = false;  // the folder was, when it was written to
    std::int64_t compared_ = 0, acknowledgements_ = 0;
};

}  // namespace parlour::server::simulation
