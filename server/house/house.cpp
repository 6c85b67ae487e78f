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

House::House(Journal& journal, Workers& workers, const Decks& decks, Chance& chance, Metrics& metrics, HouseRules rules)
    : journal_(journal),
      workers_(workers),
      decks_(decks),
      chance_(chance),
      metrics_(metrics),
      rules_(rules),
      openings_(rules.tablesPerAddress),
      work_(rules.workPerAddress),
      bytes_(rules.bytesPerAddress),
      pictureWork_(rules.pictureWorkPerAddress) {
    journal_.whenLost([this](const std::string& code) { lose(code); });
}

/// A table holds its visitors and they hold it: somebody has to let go.
House::~House() {
    journal_.whenLost({});
    for (const auto& [code, open] : tables_)
        for (const auto& visitor : std::exchange(open->visitors, {})) visitor->open = nullptr;
}

// ---- Tables in memory --------------------------------------------------------------------------------

void House::find(const std::string& code, const std::string& address, Moment now, Grip grip, const Came& then) {
    now_ = now;
    if (const auto found = tables_.find(code); found != tables_.end()) {
        if (!found->second->shown) return then(std::unexpected(Closed::noSuchTable));  // not yet
        return then(found->second);
    }
    if (!isDiskWell_) return then(std::unexpected(Closed::notNow));
    if (isLeaving_) return then(std::unexpected(Closed::leaving));
    if (leaving_.contains(code)) return then(std::unexpected(Closed::noSuchTable));
    if (const auto coming = loading_.find(code); coming != loading_.end())
        return coming->second.waiting.push_back(then);
    if (owesWork(address, now.steady)) return then(std::unexpected(Closed::busy));
    loading_[code].waiting.push_back(then);
    ++working_[address];
    journal_.take(code, grip, [this, code, address](Taking taking) {
        if (--working_[address] == 0) working_.erase(address);
        taken(code, address, std::move(taking));
    });
}

/// What was read is told again, beside the loop.
void House::taken(const std::string& code, const std::string& address, Taking taking) {
    auto* const taken = std::get_if<Taken>(&taking);
    if (auto* const there = std::get_if<Elsewhere>(&taking))
        return loaded(code, std::unexpected(Closed(std::move(*there))));
    if (taken == nullptr)
        return loaded(code, std::unexpected(std::holds_alternative<NoSuchTable>(taking) ? Closed::noSuchTable
                                            : std::holds_alternative<Damaged>(taking)   ? Closed::damaged
                                                                                        : Closed::notNow));
    const auto open = std::make_shared<OpenTable>();
    const auto why = std::make_shared<std::optional<Closed::Why>>();  // it cannot be told
    open->claim = taken->claim;
    metrics_.unreadable += static_cast<std::int64_t>(taken->belongings.faults.size());
    auto tellAgain = [code, open, why, changes = std::move(taken->changes), &house = decks_,
                      belongings = std::move(taken->belongings.all)]() mutable {
        if (!belongings.empty()) open->own = OwnPictures(std::move(belongings), house);
        const bool isWhole = retell(changes, open->table) && open->table.code() == code;  // and not another table's
        if (!isWhole)
            *why = !isKnown(changes)             ? Closed::newer
                   : open->table.hasOtherRules() ? Closed::otherRules
                                                 : Closed::damaged;
        for (const std::string& change : changes) open->bookBytes += change.size();
    };
    workFor(address, nullptr, std::move(tellAgain), [this, code, open, why] {
        if (!*why) return loaded(code, open);
        journal_.release(code, open->claim);
        loaded(code, std::unexpected(**why == Closed::newer ? whereItIsRead() : Closed(**why)));
    });
}

/// A book that a newer version has written is whole: a colleague of that version reads it.
Closed House::whereItIsRead() const {
    for (const Colleague& colleague : journal_.colleagues())
        if (colleague.format > newestBook() && !colleague.leaving) return Closed(Elsewhere{colleague.address});
    return Closed::newer;
}

void House::loaded(const std::string& code, Outcome table) {
    const auto loading = loading_.extract(code);  // held: what a loop goes through must outlive it
    const bool isGone = !isDiskWell_ || isLeaving_ || loading.mapped().isLost;  // while this was read
    if (isGone && table) journal_.release(code, (*table)->claim);
    if (isGone) table = std::unexpected(Closed::notNow);
    if (table) {
        OpenTable& open = **table;
        open.table.armLimit(now_.steady);
        if (const auto slept = asleep_.extract(code)) open.table.goOn(slept.mapped());
        for (const Guest& guest : open.table.guests()) open.away.push_back({guest.id, now_.steady});
        open.emptySince = now_.steady;
        show(open);
        tables_.emplace(code, *table);
        metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
        study(*table);
    } else if (table.error() == Closed::damaged) {
        ++metrics_.unreadable;  // `parlour check` says which and why
    }
    for (const Came& then : loading.mapped().waiting) then(table);
}

/// Another server has taken the table.
void House::lose(const std::string& code) {
    if (const auto coming = loading_.find(code); coming != loading_.end()) coming->second.isLost = true;
    if (const auto found = tables_.find(code); found != tables_.end())
        drop(std::shared_ptr(found->second), whyDropped(Appended::conflict));
}

std::string House::freshCode() {
    std::string code = newCode();
    while (tables_.contains(code) || loading_.contains(code)) code = newCode();
    return code;
}

MaybeRefusal House::whyNotOpen(const std::string& address, Time steady) {
    if (!isDiskWell_ || isLeaving_) return tableNotWritten();
    if (isFull_) return houseIsFull();
    if (bytes_.isEmpty(address, steady)) return tooMuchWritten();
    if (!openings_.take(address, steady)) return tooManyTables();
    return {};
}

void House::open(const NewTable& wanted, const std::string& address, Moment now, const Answer& answer) {
    if (auto no = whyNotOpen(address, now.steady)) return answer(std::unexpected(*std::move(no)));
    auto open = std::make_shared<OpenTable>();
    const auto change =
        Table::open(wanted, freshCode(), now, SeenFromTable(journal_, decks_, rules_, nullptr), chance_, open->table);
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

/// Whoever comes may have seen more of it elsewhere, if another server has taken the table unnoticed: what is in memory
/// is shown after the claim was looked at.
void House::look(const std::string& code, const std::string& address, Moment now, const Looked& then, Grip grip) {
    const auto seen = [then](const Outcome& open) {
        const bool isRash = sabotaged(Sabotage::lookShowsUnwritten);
        then(open ? std::expected<TableLine, Closed>(isRash ? (*open)->table.line() : (*open)->shown->line)
                  : std::unexpected(open.error()));
    };
    const auto found = tables_.find(code);
    if (found == tables_.end() || !found->second->shown) return find(code, address, now, grip, seen);
    now_ = now;
    journal_.confirm(code, found->second->claim, [this, code, address, grip, seen](std::optional<bool> isOurs) {
        if (!isOurs) return seen(std::unexpected(Closed::notNow));
        find(code, address, now_, grip, seen);
    });
}

WaitsFor House::waitsFor(const std::string& code) const {
    const auto found = tables_.find(code);
    return found == tables_.end() || !found->second->shown ? WaitsFor{} : found->second->shown->waitsFor;
}

void House::picture(const std::string& code, const std::string& id, const std::string& address, Moment now,
                    const Pictured& then, Grip grip) {
    find(code, address, now, grip, [this, id, then](const Outcome& open) {
        if (!open) return then(std::unexpected(open.error()));
        const Decks& decks = decksAt(**open);
        Found found;
        const auto look = [&](const std::string& deck, std::size_t cards) {
            if (found.pictures != nullptr) return;
            if (const auto card = (*open)->namesIn(deck, cards).cardOf(id))
                found = {decks.find(deck), static_cast<std::size_t>(*card)};
        };
        if (const auto* chosen = decks.of((*open)->table.setup())) look(chosen->name, chosen->full.size());
        decks.each(
            [&](const Decks::Laid& deck) { look(deck.name(), deck.size()); });  // films show what was played with
        then(found);
    });
}

/// What is in memory is on disk: anybody may see it.
void House::show(OpenTable& open) const {
    const News& news = open.table.news();
    if (open.shown && !news.table && !(news.game && open.table.isOverDays())) return;
    open.shown = {open.table.line(), open.table.waitsFor()};
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
    if (std::ranges::any_of(change.events,
                            [](const auto& event) { return std::holds_alternative<GameBegun>(event); })) {
        ++metrics_.gamesBegun;
        study(open);
    }
    auto told = [this, open, asker = std::move(asker), then = std::move(then)](Appended result) {
        written(open, result, asker, then);
    };
    if (append.expected > 0) return journal_.append(std::move(append), open->claim, std::move(told));
    journal_.open(std::move(append), [open, told = std::move(told)](std::pair<Appended, Claim> opened) {
        open->claim = opened.second;
        told(opened.first);
    });
}

void House::written(const TableReference& open, Appended result, const Asker& asker,
                    const std::function<void()>& then) {
    open->writing = false;
    if (result == Appended::conflict) ++metrics_.conflicts;
    if (result == Appended::failed || result == Appended::unknown) doubtDisk();
    if (open->isDropped) return;  // it was lost in the meantime, and everybody has gone to whoever has it
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
    overhear(open);
    if (then) then();
    if (open->isClosing && !open->writing) return close(open);
    goOn(open);
}

/// Something was not written, or nobody knows: nothing is judged or read until somebody has tried the disk.
void House::doubtDisk() {
    isDiskWell_ = false;
    ++metrics_.failedWrites;
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
    putAway(open);
    open->waiting.clear();
    if (open->ifLost) open->ifLost();
    for (const auto& visitor : std::vector(open->visitors)) goodbye(*visitor, why, true);
}

void House::putAway(const TableReference& open) {
    if (std::exchange(open->isDropped, true)) return;
    if (const auto asleep = open->table.asleep(); asleep && asleep_.size() < mostAsleep)
        asleep_.insert_or_assign(open->table.code(), *asleep);
    tables_.erase(open->table.code());
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    if (open->claim != Claim::none) journal_.release(open->table.code(), open->claim);
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
    for (const std::string& code : codes) leaving_.erase(code), asleep_.erase(code);
}

}  // namespace parlour::server
