// What happens at tables by itself, when time passes: limits run out, bots move and sit in, hosting moves on, and
// tables without visitors leave memory. SPDX-License-Identifier: MIT
#include <malloc.h>

#include <algorithm>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

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
    if (open->writing || !open->waiting.empty()) return;
    if (open->visitors.empty()) {
        if (now.steady - open->emptySince < rules_.idle) return;
        tables_.erase(open->table.code());
        metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
        return;
    }
    if (!isDiskWell_) return;  // it waits until something can be written again
    if (const auto change = dueChange(*open, now)) write(open, *change, {}, {});
}

/// What a table does by itself now, if anything.
std::optional<Change> House::dueChange(OpenTable& open, Moment now) {
    Table& table = open.table;
    if (table.limit() && table.limit()->endsAt <= now.steady) return table.timeUp(now, chance_);
    if (auto change = botsChange(open, now)) return change;
    for (const auto& [person, since] : open.away) {
        const Guest* guest = table.find(person);
        if (guest == nullptr) continue;
        const bool waitedFor = table.stage() == Stage::playing && !table.isPaused() && guest->seat &&
                               !table.botSits(*guest->seat) && table.setup().leaverSeconds > 0;
        if (waitedFor && now.steady - since >= Time{table.setup().leaverSeconds} * 1000)  // S-B1
            return table.botSitsIn(*guest->seat, now);
        if (table.host() == person && now.steady - since >= rules_.hostAway) {  // S-H2
            const Guest* next = nullptr;
            for (const Guest& other : table.guests())
                if (open.isHere(other.id) && (next == nullptr || (other.seat && !next->seat))) next = &other;
            if (next != nullptr) return table.hostMovesOn(next->id, now);
        }
    }
    return {};
}

/// S-B5: each bot looks at its seat when it has had time, however that seat's role and cards are; the first who wants
/// to do something does it.
std::optional<Change> House::botsChange(OpenTable& open, Moment now) {
    Table& table = open.table;
    if (table.stage() != Stage::playing) open.sitting.clear();
    if (table.stage() != Stage::playing || table.isPaused()) return {};
    const Match& match = *table.match();
    open.sitting.resize(static_cast<std::size_t>(match.players()));
    for (std::size_t i = 0; i < open.sitting.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i);
        auto& sitting = open.sitting[i];
        const SeatedBot* const bot = table.bot(seat);
        if (bot == nullptr) sitting = {};
        if (bot == nullptr || sitting.saw == table.moves()) continue;
        if (!sitting.looksAt) {
            const int more = rules_.botPause * 3 / 2 + 1;
            sitting.looksAt = now.steady + rules_.botPause / 2 + chance_.below(more) + chance_.below(more);
            if (table.limit()) sitting.looksAt = std::min(*sitting.looksAt, table.limit()->endsAt - 500);
        }
        if (*sitting.looksAt > now.steady) continue;
        sitting.looksAt.reset();
        sitting.saw = table.moves();
        if (!sitting.mind)
            sitting.mind = bots::newBot(table.setup().game, bot->level, decks_.gallery(table.setup()), chance_);
        const auto command = sitting.mind->choose(match.view(Seat{seat}), chance_);
        if (command.empty()) continue;
        if (auto change = table.botPlays(seat, command, now, chance_)) return change;
    }
    return {};
}

}  // namespace parlour::server
