// Tables in memory, and the order of things at each of them: judged, written, and when it is on disk, shown. Who comes
// and asks is in visitors.cpp, what they hear in speaking.cpp, what happens by itself in time.cpp.
// SPDX-License-Identifier: MIT
#include "server/house/house.h"

#include <algorithm>

#include "server/house/open_table.h"
#include "server/sabotage.h"

namespace parlour::server {
namespace {

std::unexpected<Refusal> tooManyTables() {
    return std::unexpected(
        Refusal{"S-M1", "manyTables", "Too many tables were opened from your address; please wait a little."});
}

std::unexpected<Refusal> tableNotWritten() {
    return std::unexpected(Refusal{"S-M4", "notWritten", "The table could not be written down; please try again."});
}

/// Why a table is dropped: what is in memory is not, or may not be, what is on disk.
Refusal whyDropped(Appended result) {
    if (result == Appended::conflict) return {"S-M4", "otherServer", "Another server has this table now."};
    if (result == Appended::failed) return {"S-M4", "moveNotWritten", "The last move could not be written down."};
    return {"S-M4", "unknown", "Whether the last move was written down will be seen when you are back."};
}

}  // namespace

House::House(Store& store, Write write, const Decks& decks, Chance& chance, Metrics& metrics, HouseRules rules)
    : store_(store),
      write_(std::move(write)),
      decks_(decks),
      chance_(chance),
      metrics_(metrics),
      rules_(rules),
      openings_(rules.tablesPerAddress) {}

/// A table holds its visitors and they hold it: somebody has to let go.
House::~House() {
    for (const auto& [code, open] : tables_)
        for (const auto& visitor : std::exchange(open->visitors, {})) visitor->open = nullptr;
}

// ---- Tables in memory --------------------------------------------------------------------------------

std::expected<House::TableReference, Closed> House::find(const std::string& code, Moment now) {
    if (const auto found = tables_.find(code); found != tables_.end()) {
        if (!found->second->shown) return std::unexpected(Closed::noSuchTable);  // not yet
        return found->second;
    }
    if (!isDiskWell_) return std::unexpected(Closed::notNow);
    if (leaving_.contains(code)) return std::unexpected(Closed::noSuchTable);
    const auto read = store_.read(code);
    if (read && read->empty()) return std::unexpected(Closed::noSuchTable);
    auto open = std::make_shared<OpenTable>();
    if (!read || !retell(*read, open->table) || open->table.code() != code) {  // or these are another table's changes
        ++metrics_.unreadable;                                                 // `parlour check` says which and why
        return std::unexpected(Closed::damaged);
    }
    for (const std::string& change : *read) open->bookBytes += change.size();
    open->table.armLimit(now.steady);
    for (const Guest& guest : open->table.guests()) open->away.push_back({guest.id, now.steady});
    open->emptySince = now.steady;
    show(*open);
    tables_.emplace(code, open);
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    return open;
}

std::string House::freshCode() {
    std::string code = newCode();
    while (tables_.contains(code) || store_.has(code)) code = newCode();
    return code;
}

void House::open(const NewTable& wanted, const std::string& address, Moment now, const Answer& answer) {
    if (!openings_.take(address, now.steady)) return answer(tooManyTables());
    if (!isDiskWell_) return answer(tableNotWritten());
    auto open = std::make_shared<OpenTable>();
    const auto change = Table::open(wanted, freshCode(), now, SeenFromTable(decks_, rules_, nullptr), open->table);
    if (!change) return answer(std::unexpected(change.error()));
    open->away.push_back({1, now.steady});
    keepNew(open, *change, now, answer);
}

void House::openReplay(const Replay& replay, const std::string& address, Moment now, const Answer& answer) {
    if (!openings_.take(address, now.steady)) return answer(tooManyTables());
    if (!isDiskWell_) return answer(tableNotWritten());
    const auto change = changeFrom(replay, freshCode(), now.wall);
    auto open = std::make_shared<OpenTable>();
    const auto told =
        change ? retell({wire::journal(*change)}, open->table) : OrFault<void>(std::unexpected(change.error()));
    if (!told)
        return answer(
            std::unexpected(Refusal{"S-G7", "notReplayed", "This game cannot be told again: ", told.error().says}));
    keepNew(open, *change, now, answer);
}

void House::keepNew(const TableReference& open, const Change& change, Moment now, const Answer& answer) {
    open->emptySince = now.steady;
    const std::string code = open->table.code();
    tables_.emplace(code, open);
    ++metrics_.tablesOpened;
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    open->ifLost = [answer] { answer(tableNotWritten()); };
    write(open, change, {}, [answer, code] { answer(TableOpened{code}); });
}

std::expected<TableLine, Closed> House::look(const std::string& code, Moment now) {
    const auto open = find(code, now);
    if (!open) return std::unexpected(open.error());
    return sabotaged(Sabotage::lookShowsUnwritten) ? (*open)->table.line() : (*open)->shown->line;
}

/// What is in memory is on disk: anybody may see it.
void House::show(OpenTable& open) const {
    if (open.shown && !open.table.news().table) return;
    open.shown = {open.table.line(), decks_.of(open.table.setup())};
}

const Decks::Pictures* House::picture(const std::string& code, std::string_view id, int& card, Moment now) {
    const auto open = find(code, now);
    if (!open) return nullptr;
    const auto* pictures = (*open)->shown->pictures;
    if (pictures == nullptr) return nullptr;
    const auto found = PictureNames((*open)->table.secret(), static_cast<int>(pictures->full.size())).cardOf(id);
    if (!found) return nullptr;
    card = *found;
    return pictures;
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
    if (open->table.news().table || append.expected == 0) append.line = table.line();
    if (std::holds_alternative<GameBegun>(change.events.front())) ++metrics_.gamesBegun;
    write_(std::move(append), [this, open, asker = std::move(asker), then = std::move(then)](Appended result) {
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
    publish(*open, asker);
    if (then) then();
    goOn(open);
}

/// Goes on with what has waited, until something is to be written again.
void House::goOn(const TableReference& open) {
    while (!open->writing && !open->waiting.empty()) {
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
        return tables_.contains(code) && !sabotaged(Sabotage::forgetsByWallClock);
    });
    leaving_.insert(codes.begin(), codes.end());
    return codes;
}

void House::haveForgotten(const std::vector<std::string>& codes) {
    for (const std::string& code : codes) leaving_.erase(code);
}

}  // namespace parlour::server
