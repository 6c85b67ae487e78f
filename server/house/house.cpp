// Tables in memory, and the order of things at each of them: judged, written, and when it is on disk, shown. Who comes
// and asks is in visitors.cpp, what they hear in speaking.cpp, what happens by itself in time.cpp.
// SPDX-License-Identifier: MIT
#include "server/house/house.h"

#include <algorithm>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

std::unexpected<Refusal> tooManyTables() {
    return std::unexpected(
        Refusal{"S-M1", "manyTables", "Too many tables were opened from your address; please wait a little."});
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

std::expected<House::TableReference, Closed> House::find(const std::string& code, Time now) {
    if (const auto found = tables_.find(code); found != tables_.end()) return found->second;
    const auto read = store_.read(code);
    if (read && read->empty()) return std::unexpected(Closed::noSuchTable);
    auto open = std::make_shared<OpenTable>();
    if (!read || !retell(*read, open->table) || open->table.code() != code) {  // or these are another table's changes
        ++metrics_.unreadable;                                                 // `parlour check` says which and why
        return std::unexpected(Closed::damaged);
    }
    for (const std::string& change : *read) open->bookBytes += change.size();
    open->table.armLimit(now);
    for (const Guest& guest : open->table.guests()) open->away.push_back({guest.id, now});
    open->emptySince = now;
    tables_.emplace(code, open);
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    return open;
}

std::string House::freshCode() {
    std::string code = newCode();
    while (tables_.contains(code) || store_.has(code)) code = newCode();
    return code;
}

void House::open(const NewTable& wanted, const std::string& address, Time now, const Answer& answer) {
    if (!openings_.take(address, now)) return answer(tooManyTables());
    auto open = std::make_shared<OpenTable>();
    const auto change = Table::open(wanted, freshCode(), now, SeenFromTable(decks_, rules_, nullptr), open->table);
    if (!change) return answer(std::unexpected(change.error()));
    open->away.push_back({1, now});
    keepNew(open, *change, now, answer);
}

void House::openReplay(const Replay& replay, const std::string& address, Time now, const Answer& answer) {
    if (!openings_.take(address, now)) return answer(tooManyTables());
    const auto change = changeFrom(replay, freshCode(), now);
    auto open = std::make_shared<OpenTable>();
    const auto told =
        change ? retell({wire::journal(*change)}, open->table) : OrFault<void>(std::unexpected(change.error()));
    if (!told)
        return answer(
            std::unexpected(Refusal{"S-G7", "notReplayed", "This game cannot be told again: ", told.error().says}));
    keepNew(open, *change, now, answer);
}

void House::keepNew(const TableReference& open, const Change& change, Time now, const Answer& answer) {
    open->emptySince = now;
    const std::string code = open->table.code();
    tables_.emplace(code, open);
    ++metrics_.tablesOpened;
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    open->ifLost = [answer] {
        answer(
            std::unexpected(Refusal{"S-M4", "notWritten", "The table could not be written down; please try again."}));
    };
    write(open, change, {}, [answer, code] { answer(TableOpened{code}); });
}

std::expected<TableLine, Closed> House::look(const std::string& code, Time now) {
    const auto open = find(code, now);
    if (!open) return std::unexpected(open.error());
    return (*open)->table.line();
}

const Decks::Pictures* House::picture(const std::string& code, std::string_view id, int& card, Time now) {
    const auto open = find(code, now);
    if (!open) return nullptr;
    const Table& table = (*open)->table;
    const auto* pictures = decks_.of(table.setup());
    if (pictures == nullptr) return nullptr;
    const auto found = PictureNames(table.secret(), static_cast<int>(pictures->full.size())).cardOf(id);
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
    metrics_.writeFailed = result == Appended::failed;
    if (result == Appended::conflict) ++metrics_.conflicts;
    if (result == Appended::failed) ++metrics_.failedWrites;
    if (result != Appended::written)
        return drop(open, result == Appended::conflict
                              ? Refusal{"S-M4", "otherServer", "Another server has this table now."}
                              : Refusal{"S-M4", "moveNotWritten", "The last move could not be written down."});
    open->ifLost = nullptr;
    ++metrics_.changes;
    if (asker.visitor) metrics_.move.add(microsecondsNow() - asker.heardAt);
    if (asker.joined && asker.visitor->open) {
        nowIs(*asker.visitor, *asker.joined);
        say(*asker.visitor, Joined{*asker.joined});
    } else if (asker.joined) {
        open->awayIfNotHere(*asker.joined, now_);  // gone before it was written
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

}  // namespace parlour::server
