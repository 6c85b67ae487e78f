// Tables in memory, and the order of things at each of them: judged, written, and when it is on disk, shown. Who comes
// and asks is in visitors.cpp, what they hear in speaking.cpp, what happens by itself in time.cpp.
// SPDX-License-Identifier: MIT
#include "server/house/house.h"

#include <algorithm>

#include "server/house/open_table.h"
#include "server/sabotage.h"

namespace parlour::server {
namespace {

Refusal tooManyTables() {
    return {"S-M1", "manyTables", "Too many tables were opened from your address; please wait a little."};
}

Refusal tableNotWritten() { return {"S-M4", "notWritten", "The table could not be written down; please try again."}; }

/// Why a table is dropped: what is in memory is not, or may not be, what is on disk.
Refusal whyDropped(Appended result) {
    if (result == Appended::conflict) return {"S-M4", "otherServer", "Another server has this table now."};
    if (result == Appended::failed) return {"S-M4", "moveNotWritten", "The last move could not be written down."};
    return {"S-M4", "unknown", "Whether the last move was written down will be seen when you are back."};
}

}  // namespace

House::House(Store& store, Books books, Workers& workers, const Decks& decks, Chance& chance, Metrics& metrics,
             HouseRules rules)
    : store_(store),
      books_(std::move(books)),
      workers_(workers),
      decks_(decks),
      chance_(chance),
      metrics_(metrics),
      rules_(rules),
      openings_(rules.tablesPerAddress),
      work_(rules.workPerAddress),
      bytes_(rules.bytesPerAddress) {}

/// A table holds its visitors and they hold it: somebody has to let go.
House::~House() {
    for (const auto& [code, open] : tables_)
        for (const auto& visitor : std::exchange(open->visitors, {})) visitor->open = nullptr;
}

// ---- Tables in memory --------------------------------------------------------------------------------

void House::find(const std::string& code, const std::string& address, Moment now, const Came& then) {
    now_ = now;
    if (const auto found = tables_.find(code); found != tables_.end()) {
        if (!found->second->shown) return then(std::unexpected(Closed::noSuchTable));  // not yet
        return then(found->second);
    }
    if (!isDiskWell_) return then(std::unexpected(Closed::notNow));
    if (leaving_.contains(code)) return then(std::unexpected(Closed::noSuchTable));
    if (const auto coming = loading_.find(code); coming != loading_.end()) return coming->second.push_back(then);
    const auto open = std::make_shared<OpenTable>();
    const auto why = std::make_shared<std::optional<Closed>>();
    loading_[code].push_back(then);
    const bool isTaken = aside(
        address, now, [read = books_.read, code, open, why] { *why = load(read, code, *open); },
        [this, code, open, why] {
            using Outcome = std::expected<TableReference, Closed>;
            loaded(code, *why ? Outcome(std::unexpected(**why)) : Outcome(open));
        });
    if (!isTaken) loaded(code, std::unexpected(Closed::busy));
}

/// Reads a table and tells it again, on any thread; or why that cannot be.
std::optional<Closed> House::load(const Read& read, const std::string& code, OpenTable& into) {
    const auto changes = read(code);
    if (changes && changes->empty()) return Closed::noSuchTable;
    if (!changes || !retell(*changes, into.table)) return Closed::damaged;
    if (into.table.code() != code) return Closed::damaged;  // these are another table's changes
    for (const std::string& change : *changes) into.bookBytes += change.size();
    return {};
}

void House::loaded(const std::string& code, std::expected<TableReference, Closed> table) {
    if (!isDiskWell_) table = std::unexpected(Closed::notNow);  // it has failed while this was read
    if (table) {
        OpenTable& open = **table;
        open.table.armLimit(now_.steady);
        for (const Guest& guest : open.table.guests()) open.away.push_back({guest.id, now_.steady});
        open.emptySince = now_.steady;
        show(open);
        tables_.emplace(code, *table);
        metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
        study(*table);
    } else if (table.error() == Closed::damaged) {
        ++metrics_.unreadable;  // `parlour check` says which and why
    }
    const auto waiting = loading_.extract(code);  // held: what a loop goes through must outlive it
    for (const Came& then : waiting.mapped()) then(table);
}

std::string House::freshCode() {
    std::string code = newCode();
    while (tables_.contains(code) || store_.has(code)) code = newCode();
    return code;
}

MaybeRefusal House::whyNotOpen(const std::string& address, Time steady) {
    if (!isDiskWell_) return tableNotWritten();
    if (isFull_) return houseIsFull();
    if (bytes_.isEmpty(address, steady)) return tooMuchWritten();
    if (!openings_.take(address, steady)) return tooManyTables();
    return {};
}

void House::open(const NewTable& wanted, const std::string& address, Moment now, const Answer& answer) {
    if (auto no = whyNotOpen(address, now.steady)) return answer(std::unexpected(*std::move(no)));
    auto open = std::make_shared<OpenTable>();
    const auto change = Table::open(wanted, freshCode(), now, SeenFromTable(decks_, rules_, nullptr), open->table);
    if (!change) return answer(std::unexpected(change.error()));
    open->away.push_back({1, now.steady});
    open->openedFrom = address;
    keepNew(open, *change, now, answer);
}

void House::openReplay(const Replay& replay, const std::string& address, Moment now, const Answer& answer) {
    if (auto no = whyNotOpen(address, now.steady)) return answer(std::unexpected(*std::move(no)));
    struct Made {
        OrFault<Change> change = std::unexpected(Fault{});
        TableReference open = std::make_shared<OpenTable>();
    };
    const auto made = std::make_shared<Made>();
    const auto make = [made, replay, code = freshCode(), now] {
        made->change = changeFrom(replay, code, now.wall);
        if (!made->change) return;
        const auto told = retell({wire::journal(*made->change)}, made->open->table);
        if (!told) made->change = std::unexpected(told.error());
    };
    const auto keep = [this, made, address, answer] {
        made->open->openedFrom = address;
        if (made->change) return keepNew(made->open, *made->change, now_, answer);
        answer(std::unexpected(
            Refusal{"S-G7", "notReplayed", "This game cannot be told again: ", made->change.error().says}));
    };
    if (!aside(address, now, make, keep)) answer(std::unexpected(tooMuchWork()));
}

void House::keepNew(const TableReference& open, const Change& change, Moment now, const Answer& answer) {
    open->emptySince = now.steady;
    const std::string code = open->table.code();
    tables_.emplace(code, open);
    ++metrics_.tablesOpened;
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    open->ifLost = [answer] { answer(std::unexpected(tableNotWritten())); };
    write(open, change, {}, [answer, code] { answer(TableOpened{code}); });
}

void House::look(const std::string& code, const std::string& address, Moment now, const Looked& then) {
    find(code, address, now, [then](const std::expected<TableReference, Closed>& open) {
        const bool isRash = sabotaged(Sabotage::lookShowsUnwritten);
        then(open ? std::expected<TableLine, Closed>(isRash ? (*open)->table.line() : (*open)->shown->line)
                  : std::unexpected(open.error()));
    });
}

void House::picture(const std::string& code, const std::string& id, const std::string& address, Moment now,
                    const Pictured& then) {
    find(code, address, now, [id, then](const std::expected<TableReference, Closed>& open) {
        const auto* pictures = open ? (*open)->shown->pictures : nullptr;
        if (pictures == nullptr) return then({});
        const PictureNames names((*open)->table.secret(), static_cast<int>(pictures->full.size()));
        const auto card = names.cardOf(id);
        then(card ? Found{pictures, static_cast<std::size_t>(*card)} : Found{});
    });
}

/// What is in memory is on disk: anybody may see it.
void House::show(OpenTable& open) const {
    if (open.shown && !open.table.news().table) return;
    open.shown = {open.table.line(), decks_.of(open.table.setup())};
}

// ---- Judge, write, show ------------------------------------------------------------------------------

void House::write(const TableReference& open, const Change& change, Asker asker, std::function<void()> then) {
    if (open->table.isBroken()) {
        ++metrics_.broken;
        return drop(open, {"", "broken", "Something went wrong at this table; it goes on from where it was."});
    }
    if (sabotaged(Sabotage::shownBeforeWritten)) publish(*open, asker);
    open->writing = true;
    const Table& table = open->table;
    Append append{.code = table.code(),
                  .expected = table.version() - 1,
                  .change = wire::journal(change),
                  .at = change.at,
                  .line = {},
                  .listed = table.setup().listed};
    open->bookBytes += append.change.size();
    bytes_.charge(asker.visitor ? asker.visitor->address : open->payer(), static_cast<double>(append.change.size()),
                  now_.steady);
    if (open->table.news().table || append.expected == 0) append.line = table.line();
    if (std::holds_alternative<GameBegun>(change.events.front())) {
        ++metrics_.gamesBegun;
        study(open);
    }
    books_.write(std::move(append), [this, open, asker = std::move(asker), then = std::move(then)](Appended result) {
        written(open, result, asker, then);
    });
}

void House::written(const TableReference& open, Appended result, const Asker& asker,
                    const std::function<void()>& then) {
    open->writing = false;
    const bool isOut = result == Appended::failed || result == Appended::unknown;
    isDiskWell_ = isDiskWell_ && !isOut;
    if (result == Appended::conflict) ++metrics_.conflicts;
    if (isOut) ++metrics_.failedWrites;
    if (result != Appended::written) return drop(open, whyDropped(result));
    show(*open);
    open->ifLost = nullptr;
    ++metrics_.changes;
    if (asker.visitor) metrics_.move.add(metrics_.stopwatch() - asker.heardAt);
    if (asker.joined && asker.visitor->open) {
        nowIs(*asker.visitor, *asker.joined);
        say(*asker.visitor, Joined{*asker.joined});
    } else if (asker.joined) {
        open->awayIfNotHere(*asker.joined, now_.steady);  // gone before it was written
    }
    keepRound(*open);
    publish(*open, asker);
    overhear(*open);
    if (then) then();
    goOn(open);
}

/// Goes on with what has waited, until something is to be written again.
void House::goOn(const TableReference& open) {
    while (!open->writing && !open->awaitsStudy && !open->waiting.empty()) {
        const auto next = std::move(open->waiting.front());
        open->waiting.pop_front();
        next();
    }
}

/// What is in memory is not what is on disk: everybody comes back to what was written.
void House::drop(const TableReference& open, const Refusal& why) {
    tables_.erase(open->table.code());
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    open->waiting.clear();
    if (open->ifLost) open->ifLost();
    for (const auto& visitor : std::vector(open->visitors)) goodbye(*visitor, why, true);
}

// ---- What is forgotten -------------------------------------------------------------------------------

std::vector<std::string> House::letGo(std::vector<std::string> codes) {
    std::erase_if(codes, [&](const std::string& code) {
        return (tables_.contains(code) || loading_.contains(code)) && !sabotaged(Sabotage::forgetsByWallClock);
    });
    leaving_.insert(codes.begin(), codes.end());
    return codes;
}

void House::haveForgotten(const std::vector<std::string>& codes) {
    for (const std::string& code : codes) leaving_.erase(code);
}

}  // namespace parlour::server
