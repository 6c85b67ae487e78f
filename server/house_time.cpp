// What happens at tables by itself, when time passes: limits run out, bots move and sit in, hosting moves on, and
// tables without visitors leave memory. SPDX-License-Identifier: MIT
#include <malloc.h>

#include <algorithm>

#include "server/open_table.h"

namespace parlour::server {
namespace {

constexpr std::size_t manyTables = 100;  // so many leave memory at once that it is worth telling the system

}  // namespace

void House::tick(Time now) {
    now_ = now;
    std::vector<TableReference> all;
    all.reserve(tables_.size());
    for (const auto& [code, open] : tables_) all.push_back(open);
    for (const auto& open : all) tick(open, now);
    if (tables_.size() + manyTables < all.size() || (tables_.empty() && !all.empty())) malloc_trim(0);  // give it back
}

void House::tick(const TableReference& open, Time now) {
    if (open->presenceChanged) sayPresence(*open);
    if (open->writing || !open->waiting.empty()) return;
    if (open->visitors.empty()) {
        if (now - open->emptySince < rules_.idle) return;
        tables_.erase(open->table.code());
        metrics_.tablesOpen = static_cast<std::int64_t>(tables_.size());
        return;
    }
    if (const auto change = dueChange(*open, now)) write(open, *change, {}, {});
}

/// What a table does by itself now, if anything.
std::optional<Change> House::dueChange(OpenTable& open, Time now) {
    Table& table = open.table;
    if (table.limit() && table.limit()->endsAt <= now) return table.timeUp(now, chance_);
    if (open.botMoveAt && *open.botMoveAt <= now) {
        open.botMoveAt.reset();
        if (auto change = table.botMoves(now, chance_)) return change;
    }
    for (const auto& [person, since] : open.away) {
        const Guest* guest = table.find(person);
        if (guest == nullptr) continue;
        const bool waitedFor = table.stage() == Stage::playing && !table.isPaused() && guest->seat &&
                               !table.botSits(*guest->seat) && table.setup().leaverSeconds > 0;
        if (waitedFor && now - since >= Time{table.setup().leaverSeconds} * 1000) {  // S-B1
            open.botMoveAt = now + rules_.botPause;
            return table.botSitsIn(*guest->seat, now);
        }
        if (table.host() == person && now - since >= rules_.hostAway) {  // S-H2
            const Guest* next = nullptr;
            for (const Guest& other : table.guests())
                if (open.isHere(other.id) && (next == nullptr || (other.seat && !next->seat))) next = &other;
            if (next != nullptr) return table.hostMovesOn(next->id, now);
        }
    }
    return {};
}

void House::sayPresence(OpenTable& open) {
    open.presenceChanged = false;
    Presence presence{{}, 0};
    for (const auto& visitor : open.visitors) {
        if (!visitor->greeted) continue;
        if (visitor->person) {
            presence.people.push_back(*visitor->person);
        } else {
            ++presence.watchers;
        }
    }
    std::ranges::sort(presence.people);
    for (const auto& visitor : open.visitors)
        if (visitor->greeted) say(*visitor, presence);
}

}  // namespace parlour::server
