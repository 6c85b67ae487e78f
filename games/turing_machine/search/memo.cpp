// An open hash table whose keys lie one after the other in one array.
// When memory runs out it forgets everything: values can be found again, and it happens rarely.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/memo.h"

#include <algorithm>

namespace parlour::turing_machine {

Memo::Memo(std::size_t mostBytes) : mostBytes_(mostBytes), entries_(1024) {}

std::uint64_t Memo::hashOf(WorldList list) {
    std::uint64_t hash = list.size() * 0x9e3779b97f4a7c15;
    for (const std::uint32_t world : list) {
        hash = (hash ^ world) * 0xff51afd7ed558ccd;
        hash ^= hash >> 32;
    }
    return hash;
}

std::size_t Memo::slotOf(WorldList list, std::uint64_t hash) const {
    const std::size_t mask = entries_.size() - 1;
    for (std::size_t slot = hash & mask;; slot = (slot + 1) & mask) {
        const Entry& entry = entries_[slot];
        if (entry.size == 0) return slot;
        if (entry.hash == hash && entry.size == list.size() &&
            std::equal(list.begin(), list.end(), keys_.begin() + static_cast<std::ptrdiff_t>(entry.key))) {
            return slot;
        }
    }
}

Known Memo::find(WorldList list, std::uint64_t hash) const {
    const Entry& entry = entries_[slotOf(list, hash)];
    return {entry.costAndExact >> 1, (entry.costAndExact & 1) != 0};
}

void Memo::store(WorldList list, std::uint64_t hash, Known known) {
    std::size_t slot = slotOf(list, hash);
    if (entries_[slot].size == 0) {
        if (2 * (used_ + 1) > entries_.size() || bytes() > mostBytes_) {
            grow();
            slot = slotOf(list, hash);
        }
        ++used_;
        entries_[slot] = {hash, 0, keys_.size(), static_cast<std::uint32_t>(list.size())};
        keys_.insert(keys_.end(), list.begin(), list.end());
    }
    entries_[slot].costAndExact = known.cost << 1 | (known.exact ? 1 : 0);
}

void Memo::grow() {
    // Growing needs the old table and the new one, and twice the keys, for a moment.
    if (bytes() + 3 * entries_.size() * sizeof(Entry) + keys_.size() * sizeof(std::uint32_t) > mostBytes_) {
        std::ranges::fill(entries_, Entry{});
        keys_.clear();
        used_ = 0;
        return;
    }
    std::vector<Entry> old(entries_.size() * 2);
    old.swap(entries_);
    const std::size_t mask = entries_.size() - 1;
    for (const Entry& entry : old) {
        if (entry.size == 0) continue;
        std::size_t slot = entry.hash & mask;
        while (entries_[slot].size != 0) slot = (slot + 1) & mask;
        entries_[slot] = entry;
    }
}

std::size_t Memo::bytes() const { return entries_.size() * sizeof(Entry) + keys_.capacity() * sizeof(std::uint32_t); }

}  // namespace parlour::turing_machine
