// Comparing what was shown, what was promised and what is there. SPDX-License-Identifier: MIT
#include "server/simulation/ledger.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>

#include "server/check.h"
#include "server/table/replay.h"

namespace parlour::server::simulation {
namespace {

std::size_t hashOf(const std::string& text) { return std::hash<std::string>()(text); }

}  // namespace

void Ledger::fail(const std::string& what) {
    if (!failure) failure = Failure{what};
    timeline_.note("WRONG: " + what);
}

// ---- The scribe --------------------------------------------------------------------------------------

Ledger::Entry Ledger::entryOf(const Append& append, Disk::Program program) {
    Entry entry{program, append.code, append.change, append.expected + 1, append.line};
    tables_[append.code].perhaps.push_back({.entry = entry, .since = {}, .isDead = false});
    if (Change change; append.change.contains("LuckCommitted") && !wire::read(append.change, change))
        for (const TableEvent& event : change.events)
            if (const auto* luck = std::get_if<LuckCommitted>(&event))
                std::ranges::copy(std::array{luck->seed, luck->salt}, std::back_inserter(tables_[append.code].seeds));
    return entry;
}

void Ledger::written(const Entry& entry, Appended result) {
    static constexpr std::array words{"written", "conflict", "failed", "unknown"};
    timeline_.note(entry.code + " v" + std::to_string(entry.version) + " " + words[static_cast<std::size_t>(result)] +
                   " " + entry.change);
    Kept& kept = tables_[entry.code];
    const auto mine = std::ranges::find_if(kept.perhaps, [&](const Perhaps& one) {
        return !one.since && one.entry.program == entry.program && one.entry.version == entry.version;
    });
    if (result == Appended::unknown) {
        if (mine != kept.perhaps.end()) mine->since = timeline_.now();
        return;
    }
    if (mine != kept.perhaps.end()) kept.perhaps.erase(mine);
    if (result != Appended::written) return;
    if (isAway_ && !hasSecondServer) fail(entry.code + " was acknowledged, and the folder is not there");
    if (const auto [other, isNew] = kept.changes.try_emplace(entry.version, entry.change);
        !isNew && other->second != entry.change)
        fail("two changes were acknowledged as version " + std::to_string(entry.version) + " of " + entry.code);
    kept.acknowledged = std::max(kept.acknowledged, entry.version);
    if (entry.line) kept.lines.insert(wire::message(*entry.line));
    ++acknowledgements_;
    if (wrote) wrote(entry);
}

void Ledger::died(Disk::Program program) {
    for (auto& [code, kept] : tables_)
        for (Perhaps& one : kept.perhaps)
            if (one.entry.program == program) one.isDead = true, one.since = one.since.value_or(timeline_.now());
}

void Ledger::visit(const Disk& disk) {
    isAway_ = disk.isAway();
    operationsBefore_ = disk.operations();
    failuresBefore_ = disk.failures();
}

/// A visit to the disk that did not fail leaves nothing unsynced in the log.
void Ledger::visited(const Disk& disk) {
    if (disk.failures() == failuresBefore_ && disk.operations() > operationsBefore_ && !disk.isLogSynced())
        fail("the scribe has written and not synced");
}

// ---- People ------------------------------------------------------------------------------------------

/// What was never acknowledged may be shown if it may have come to the disk all the same. Once somebody was shown that
/// it has not, it may not come up any more.
void Ledger::shown(const std::string& code, Version version, const Source& source) {
    Kept& kept = tables_[code];
    kept.mayBeGone = false;
    if (version > kept.acknowledged) {
        const auto other = std::ranges::find_if(
            kept.perhaps, [&](const Perhaps& one) { return one.entry.version == version && mayBeShown(one, source); });
        if (other == kept.perhaps.end())
            return fail("version " + std::to_string(version) + " of " + code + " was shown and is not written");
        kept.acknowledged = version;
        if (other->entry.line) kept.lines.insert(wire::message(*other->entry.line));
    }
    const auto ruledOut = std::erase_if(kept.perhaps, [&](const Perhaps& one) {
        return one.since && *one.since < source.since && one.entry.version > version &&
               (one.entry.program == source.program || (one.isDead && !hasSecondServer));
    });
    hasRuledOut = hasRuledOut || ruledOut > 0;
}

void Ledger::shownView(const std::string& code, Version version, int seat, const std::string& view) {
    Kept& kept = tables_[code];
    const auto [before, isNew] = kept.views.try_emplace({seat, version}, hashOf(view));
    ++compared_;
    if (!isNew && before->second != hashOf(view))
        fail("seat " + std::to_string(seat) + " of " + code + " was shown two views of version " +
             std::to_string(version));
}

void Ledger::shownTable(const std::string& code, Version version, const std::string& state) {
    Kept& kept = tables_[code];
    const auto [before, isNew] = kept.states.try_emplace(version, hashOf(state));
    if (!isNew && before->second != hashOf(state))
        fail(code + " was shown in two ways in version " + std::to_string(version));
}

void Ledger::heard(const std::string& code, std::string_view message) {
    for (const std::string& seed : tables_[code].seeds)
        if (message.contains(seed)) fail("a seed of " + code + " was told");
}

void Ledger::looked(const std::string& code, const std::string& line, const Source& source) {
    const Kept& kept = tables_[code];
    const bool mayBe = std::ranges::any_of(kept.perhaps, [&](const Perhaps& one) {
        return one.entry.line && wire::message(*one.entry.line) == line && mayBeShown(one, source);
    });
    if (!mayBe && !kept.lines.contains(line)) fail("over HTTP " + code + " was shown as it is not written: " + line);
}

void Ledger::done(const std::string& code, PersonId person, CommandId id, Version version) {
    Wish& wish = wishes_[{code, person, id}];
    if (wish.doneIn && *wish.doneIn != version) fail("a wish at " + code + " was done in two versions");
    wish.doneIn = version;
    if (version > tables_[code].acknowledged) fail("a wish at " + code + " was called done and is not written");
}

void Ledger::refused(const std::string& code, PersonId person, CommandId id) {
    Wish& wish = wishes_[{code, person, id}];
    if (wish.doneIn && !hasSecondServer) fail("a wish at " + code + " was done and then refused");
    wish.isRefused = true;
}

void Ledger::weekPassed() {
    for (auto& [code, kept] : tables_) kept.mayBeGone = true;
}

void Ledger::saidToBeGone(const std::string& code, const std::string& by) {
    if (const Kept& kept = tables_[code]; kept.acknowledged > 0 && !kept.mayBeGone)
        fail(code + " is not there any more, says " + by);
}

// ---- The end -----------------------------------------------------------------------------------------

void Ledger::settle(Store& store, bool mayBeDamaged) {
    for (const auto& [code, kept] : tables_) settleTable(store, code, kept, mayBeDamaged);
    if (mayBeDamaged) return;
    checkAll(store, [&](const std::string& what) { fail("the check says: " + what); });
}

void Ledger::settleImage(const Disk& disk) {
    const auto store = Store::open("house", disk.name());
    if (!store) return fail("after a loss of power the journal cannot be opened: " + store.error().says);
    for (const auto& [code, kept] : tables_) {
        if (kept.acknowledged == 0) continue;
        const auto changes = (*store)->read(code);
        if (kept.mayBeGone && changes && changes->empty()) continue;
        if (!changes || static_cast<Version>(changes->size()) < kept.acknowledged)
            return fail("after a loss of power " + code + " is not what was acknowledged: " +
                        (changes ? std::to_string(changes->size()) + " of " + std::to_string(kept.acknowledged)
                                 : changes.error().says));
        const auto newest = static_cast<Version>(changes->size());
        const auto mayBe = [&](const Perhaps& one) { return one.entry.version == newest; };
        if (newest > kept.acknowledged && !hasSecondServer && std::ranges::none_of(kept.perhaps, mayBe))
            return fail("after a crash " + code + " has version " + std::to_string(newest) + ", which was ruled out");
        for (const auto& [version, change] : kept.changes)
            if ((*changes)[static_cast<std::size_t>(version) - 1] != change)
                return fail("after a loss of power version " + std::to_string(version) + " of " + code + " is another");
    }
}

void Ledger::settleTable(Store& store, const std::string& code, const Kept& kept, bool mayBeDamaged) {
    const auto changes = store.read(code);
    if (!changes || changes->empty()) {
        if (!mayBeDamaged && kept.acknowledged > 0 && !(kept.mayBeGone && changes))
            fail(code + " is gone: " + (changes ? "it is not there" : changes.error().says));
        return;
    }
    if (static_cast<Version>(changes->size()) < kept.acknowledged) {
        if (!mayBeDamaged) fail(code + " has lost changes that were acknowledged");
        return;
    }
    for (const auto& [version, change] : kept.changes)
        if ((*changes)[static_cast<std::size_t>(version) - 1] != change)
            fail("version " + std::to_string(version) + " of " + code + " is not what was acknowledged");
    std::map<std::pair<PersonId, CommandId>, Version> book;
    for (std::size_t i = 0; i < changes->size(); ++i) {
        Change change;
        if (wire::read((*changes)[i], change) || !change.by || !change.id) continue;
        if (!book.try_emplace({*change.by, *change.id}, static_cast<Version>(i + 1)).second)
            fail("wish " + std::to_string(*change.id) + " at " + code + " was done twice");
    }
    for (const auto& [key, wish] : wishes_) {
        if (std::get<0>(key) != code) continue;
        const auto found = book.find({std::get<1>(key), std::get<2>(key)});
        const auto id = std::to_string(std::get<2>(key));
        if (wish.doneIn && (found == book.end() || found->second != *wish.doneIn))
            fail("wish " + id + " at " + code + " was called done and is not in the book");
        // Two servers do not tell each other what they refused.
        if (wish.isRefused && found != book.end() && !hasSecondServer)
            fail("wish " + id + " at " + code + " was refused and is in the book");
    }
    settleViews(*changes, code, kept);
}

/// Whatever anybody was shown of a version is what the book makes of it.
void Ledger::settleViews(const std::vector<std::string>& changes, const std::string& code, const Kept& kept) {
    Table table;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Change change;
        if (wire::read(changes[i], change) || !table.retell(change)) return fail(code + " cannot be told again");
        const auto version = static_cast<Version>(i + 1);
        if (const auto state = kept.states.find(version);
            state != kept.states.end() &&
            state->second != hashOf(wire::message(table.state()) + wire::message(table.sheet())))
            fail(code + " was shown otherwise than the book says, in version " + std::to_string(version));
        for (int seat = -1; seat < mostSeats && table.match() != nullptr; ++seat) {
            const auto view = kept.views.find({seat, version});
            if (view == kept.views.end()) continue;
            const auto sits = seat < 0 ? std::nullopt : std::optional(static_cast<std::uint8_t>(seat));
            if (view->second != hashOf(table.game(sits, version, HowMuch::everything).view->json))
                fail("seat " + std::to_string(seat) + " of " + code +
                     " was shown another view than the book has of version " + std::to_string(version));
        }
    }
}

}  // namespace parlour::server::simulation
