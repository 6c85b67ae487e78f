// What happens at tables by itself, when time passes: limits run out, bots move and sit in, hosting moves on, and
// tables without visitors leave memory. SPDX-License-Identifier: MIT
#include <malloc.h>

#include <algorithm>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

constexpr Time longestThought = 500;     // a bot begins to think so long before it acts
constexpr Time hurry = 500;              // and acts so long before a limit ends
constexpr std::size_t manyTables = 100;  // so many leave memory at once that it is worth telling the system

}  // namespace

void House::tick(Moment now) {
    now_ = now;
    std::vector<TableReference> all;
    all.reserve(tables_.size());
    for (const auto& [code, open] : tables_) all.push_back(open);
    for (const auto& open : all) tick(open, now);
    if (tables_.size() + manyTables < all.size() || (tables_.empty() && !all.empty())) malloc_trim(0);  // give it back
}

void House::tick(const TableReference& open, Moment now) {
    if (open->presenceChanged) sayPresence(*open);
    if (open->isBusy()) return;
    if (open->visitors.empty()) {
        if (now.steady - open->emptySince < rules_.idle) return;
        tables_.erase(open->table.code());
        metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
        return;
    }
    if (!isDiskWell_) return;  // it waits until something can be written again
    if (const auto change = dueChange(open, now)) write(open, *change, {}, {});
}

/// What a table does by itself now, if anything.
std::optional<Change> House::dueChange(const TableReference& open, Moment now) {
    Table& table = open->table;
    if (table.limit() && table.limit()->endsAt <= now.steady) {
        study(open);  // what is done by luck may need it
        return table.match()->homework() ? std::nullopt : table.timeUp(now, chance_);
    }
    if (auto change = botsChange(open, now)) return change;
    for (const auto& [person, since] : open->away) {
        const Guest* guest = table.find(person);
        if (guest == nullptr) continue;
        const bool waitedFor = table.stage() == Stage::playing && !table.isPaused() && guest->seat &&
                               !table.botSits(*guest->seat) && table.setup().leaverSeconds > 0;
        if (waitedFor && now.steady - since >= Time{table.setup().leaverSeconds} * 1000)  // S-B1
            return table.botSitsIn(*guest->seat, now);
        if (table.host() == person && now.steady - since >= rules_.hostAway) {  // S-H2
            const Guest* next = nullptr;
            for (const Guest& other : table.guests())
                if (open->isHere(other.id) && (next == nullptr || (other.seat && !next->seat))) next = &other;
            if (next != nullptr) return table.hostMovesOn(next->id, now);
        }
    }
    return {};
}

/// S-B5: each bot looks at its seat when it has had time, however that seat's role and cards are; the first who wants
/// to do something does it.
std::optional<Change> House::botsChange(const TableReference& open, Moment now) {
    const Table& table = open->table;
    if (table.stage() != Stage::playing) open->sitting.clear();
    if (table.stage() != Stage::playing || table.isPaused()) return {};
    open->sitting.resize(static_cast<std::size_t>(table.match()->players()));
    for (std::size_t seat = 0; seat < open->sitting.size(); ++seat)
        if (auto change = botChange(open, static_cast<std::uint8_t>(seat), now)) return change;
    return {};
}

/// It thinks a little before it acts, so that nobody sees how long that takes; if the game has moved on meanwhile, it
/// looks again.
std::optional<Change> House::botChange(const TableReference& open, std::uint8_t seat, Moment moment) {
    const Time now = moment.steady;
    Table& table = open->table;
    auto& sitting = open->sitting[seat];
    if (!table.botSits(seat)) sitting = {};
    if (!table.botSits(seat) || sitting.isThinking) return {};
    const Time toThink = std::min<Time>(longestThought, rules_.botPause / 4);
    if (sitting.saw != table.moves()) {
        if (!sitting.mind->wants.empty()) sitting.actsAt = std::max(sitting.actsAt.value_or(now), now + toThink);
        sitting.mind->wants.clear();
        if (!sitting.actsAt) {
            const int more = rules_.botPause * 3 / 2 + 1;
            sitting.actsAt = now + rules_.botPause / 2 + chance_.below(more) + chance_.below(more);
            if (table.limit()) sitting.actsAt = std::min(*sitting.actsAt, table.limit()->endsAt - hurry);
        }
        if (*sitting.actsAt - toThink > now || owes(*open, open->payer(), now)) return {};
        think(open, seat);
    }
    if (sitting.isThinking || !sitting.actsAt || *sitting.actsAt > now) return {};
    if (table.match()->needsHomework(sitting.mind->wants)) {
        study(open);
        return {};
    }
    sitting.actsAt.reset();
    const auto command = std::exchange(sitting.mind->wants, {});
    return command.empty() ? std::nullopt : table.botPlays(seat, command, moment, chance_);
}

}  // namespace parlour::server
