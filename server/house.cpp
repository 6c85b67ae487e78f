// The order of things at every table: judge, write, and when it is on disk, answer and show. Who comes, speaks and goes
// is in house_visitors.cpp, what happens when time passes in house_time.cpp. SPDX-License-Identifier: MIT
#include "server/house.h"

#include <algorithm>

#include "server/open_table.h"

namespace parlour::server {

House::House(Store& store, Write write, const Shelf& shelf, Chance& chance, Metrics& metrics, HouseRules rules)
    : store_(store),
      write_(std::move(write)),
      shelf_(shelf),
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

House::TableReference House::find(const std::string& code, Time now) {
    if (const auto found = tables_.find(code); found != tables_.end()) return found->second;
    const auto read = store_.read(code);
    if (!read) ++metrics_.unreadable;
    if (!read || read->empty()) return nullptr;
    auto open = std::make_shared<OpenTable>();
    for (const std::string& json : *read) {
        open->bookBytes += json.size();
        Change change;
        if (wire::read(json, change) || open->table.retell(change)) {
            ++metrics_.unreadable;  // `parlour check` says which and why
            return nullptr;
        }
    }
    open->table.wind(now);
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
    if (!openings_.take(address, now))
        return answer(No{"S-M1", "Too many tables were opened from your address; please wait a little."});
    if (const auto complaint = shelf_.whyNot(wanted.setup)) return answer(No{"S-G2", complaint->says});
    auto open = std::make_shared<OpenTable>();
    auto change = Table::open(wanted, freshCode(), now, open->table);
    if (auto* no = std::get_if<No>(&change)) return answer(std::move(*no));
    open->away.push_back({1, now});
    keepNew(open, std::get<Change>(change), now, answer);
}

void House::openReplay(const Replay& replay, const std::string& address, Time now, const Answer& answer) {
    if (!openings_.take(address, now))
        return answer(No{"S-M1", "Too many tables were opened from your address; please wait a little."});
    const auto change = changeFrom(replay, freshCode(), now);
    if (const auto* complaint = std::get_if<Complaint>(&change)) return answer(No{"S-G7", complaint->says});
    auto open = std::make_shared<OpenTable>();
    if (const auto complaint = open->table.retell(std::get<Change>(change))) return answer(No{"S-G7", *complaint});
    keepNew(open, std::get<Change>(change), now, answer);
}

void House::keepNew(const TableReference& open, const Change& change, Time now, const Answer& answer) {
    open->emptySince = now;
    const std::string code = open->table.code();
    tables_.emplace(code, open);
    ++metrics_.tablesOpened;
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    open->ifLost = [answer] { answer(No{"S-M4", "The table could not be written down; please try again."}); };
    write(open, change, {}, [answer, code] { answer(TableOpened{code}); });
}

std::optional<TableLine> House::look(const std::string& code, Time now) {
    const auto open = find(code, now);
    if (!open) return {};
    return open->table.line();
}

const Shelf::Pictures* House::picture(const std::string& code, std::string_view id, int& card, Time now) {
    const auto open = find(code, now);
    if (!open) return nullptr;
    const auto* pictures = shelf_.of(open->table.setup());
    if (pictures == nullptr) return nullptr;
    const auto found = decks::OpaqueIds(open->table.secret(), static_cast<int>(pictures->full.size())).cardOf(id);
    if (!found) return nullptr;
    card = *found;
    return pictures;
}

// ---- Judge, write, show ------------------------------------------------------------------------------

void House::write(const TableReference& open, const Change& change, Asker asker, std::function<void()> then) {
    open->writing = true;
    open->touched = open->table.takeTouched();
    const Table& table = open->table;
    Append append{table.code(), table.version() - 1, wire::journal(change), change.at, {}, table.setup().listed};
    open->bookBytes += append.change.size();
    if (open->touched.table || append.expected == 0) append.line = table.line();
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
        return drop(open, result == Appended::conflict ? "Another server has this table now."
                                                       : "The last move could not be written down.");
    open->ifLost = nullptr;
    ++metrics_.changes;
    if (asker.visitor) metrics_.move.add(microsecondsNow() - asker.heardAt);
    if (asker.joined && asker.visitor->open) {
        nowIs(*asker.visitor, *asker.joined);
        say(*asker.visitor, Joined{*asker.joined});
    } else if (asker.joined) {
        open->awayIfNotHere(*asker.joined, now_);  // gone before it was written
    }
    publish(*open, open->touched, asker);
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
void House::drop(const TableReference& open, const std::string& reason) {
    tables_.erase(open->table.code());
    metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
    open->waiting.clear();
    if (open->ifLost) open->ifLost();
    for (const auto& visitor : std::vector(open->visitors)) goodbye(*visitor, reason, true);
}

void House::publish(OpenTable& open, const Touched& touched, const Asker& asker) {
    const bool nobodyElseHears = !touched.table && !touched.game && touched.talk.empty();
    if (nobodyElseHears && asker.visitor) say(*asker.visitor, Done{asker.id, open.table.version()});
    if (nobodyElseHears) return;
    std::optional<FromServer> said;
    for (const auto& visitor : std::vector(open.visitors)) {
        if (!visitor->greeted) continue;
        if (visitor->person && open.table.find(*visitor->person) == nullptr) {
            goodbye(*visitor, "You were asked to leave this table.", false);  // S-J4
            continue;
        }
        Update update = updateFor(*visitor, touched);
        if (visitor == asker.visitor) update.done = asker.id;
        FromServer message = std::move(update);
        if (said != message) wire::message(said.emplace(std::move(message)), update_);  // many hear the same
        hand(*visitor, update_);
    }
    open.table.shown();
}

Update House::updateFor(Visitor& visitor, const Touched& touched) const {
    const Table& table = visitor.open->table;
    Update update{table.version(), now_, {}, {}, {}, touched.talk};
    if (touched.table) update.table = table.state();
    if (touched.game && table.match() != nullptr) {
        const Guest* guest = visitor.person ? table.find(*visitor.person) : nullptr;
        const auto seat = guest != nullptr ? guest->seat : std::nullopt;
        const bool knowsIt = visitor.shown && visitor.shown->game == table.games() && visitor.shown->seat == seat;
        if (!knowsIt) visitor.shown = {table.games(), seat, {}};
        const bool inChanges = knowsIt && !visitor.wantsWhole;
        update.game = table.game(seat, visitor.seen, inChanges ? Showing::changes : Showing::everything);
        namePictures(visitor, *update.game);
    }
    visitor.seen = table.version();
    return update;
}

void House::namePictures(Visitor& visitor, GameState& game) const {
    const Table& table = visitor.open->table;
    const auto* pictures = shelf_.of(table.setup());
    if (pictures == nullptr) return;
    const Guest* guest = visitor.person ? table.find(*visitor.person) : nullptr;
    const bool plays = guest != nullptr && guest->seat && *guest->seat < table.match()->players();
    const decks::OpaqueIds ids(table.secret(), static_cast<int>(pictures->full.size()));
    for (const int card : table.match()->pictures(plays ? std::optional(Seat{*guest->seat}) : std::nullopt)) {
        const auto place = static_cast<std::size_t>(card);
        if (place >= pictures->says.size() || visitor.shown->pictures[place]) continue;
        visitor.shown->pictures[place] = true;
        game.pictures.push_back({card, ids.idOf(card), pictures->says[place]});
    }
}

void House::closeAll() {
    for (const auto& [code, open] : tables_)
        for (const auto& visitor : std::vector(open->visitors))
            goodbye(*visitor, "The server is stopping; it will be back soon.", true);
}

}  // namespace parlour::server
