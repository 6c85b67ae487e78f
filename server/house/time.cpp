// What happens at tables by itself, when time passes: limits run out, bots sit in, hosting moves on, and tables without
// visitors leave memory. When bots move and speak is in company.cpp. SPDX-License-Identifier: MIT
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
    if (open->isBusy()) return;
    if (open->visitors.empty()) {
        if (open->isArranging() || now.steady - open->emptySince < rules_.idle) return;
        return putAway(open);
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
    if (auto change = botsTalk(*open, now)) return change;
    if (auto change = botsChange(open, now)) return change;
    for (const auto& [person, since] : open->away) {
        const Guest* guest = table.find(person);
        if (guest == nullptr) continue;
        const bool waitedFor = table.stage() == Stage::playing && !table.isPaused() && guest->seat &&
                               !table.botSits(*guest->seat) && table.setup().leaverSeconds > 0 &&
                               !table.isOverDays();                                       // S-L5
        if (waitedFor && now.steady - since >= Time{table.setup().leaverSeconds} * 1000)  // S-B1
            return table.botSitsIn(*guest->seat, now);
        if (table.host() == person && !table.isOverDays() && now.steady - since >= rules_.hostAway) {  // S-H2, S-L5
            const Guest* next = nullptr;
            for (const Guest& other : table.guests())
                if (open->isHere(other.id) && (next == nullptr || (other.seat && !next->seat))) next = &other;
            if (next != nullptr) return table.hostMovesOn(next->id, now);
        }
    }
    return {};
}

}  // namespace parlour::server
