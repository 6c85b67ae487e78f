// What is remembered about sets of worlds, under marks of 128 bits: every world has a random one, and a set has those
// of its worlds added without carries. With ten million sets two are mistaken for each other with a chance of 10^-25.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/symmetry.h"

namespace parlour::turing_machine {

struct Mark {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    void add(const Mark& other) {
        low ^= other.low;
        high ^= other.high;
    }
    bool operator==(const Mark&) const = default;
    static Mark of(std::uint64_t number);
};

/// Marks of sets. In nightmare, sets that differ by a renaming of verifiers mostly have the same (symmetry.h).
class Marks {
public:
    explicit Marks(const Worlds& worlds);

    /// `visitWorlds(visit)` calls visit(world) for each world of the set, twice in nightmare.
    template <class VisitWorlds>
    Mark of(VisitWorlds visitWorlds) {
        Mark mark;
        if (!symmetry_.exists()) {
            visitWorlds([&](std::uint32_t world) { mark.add(worlds_[world]); });
            return mark;
        }
        Symmetry::Invariants invariants{};
        visitWorlds([&](std::uint32_t world) { symmetry_.addTo(invariants, world); });
        const std::uint16_t* const renamed = symmetry_.renaming(invariants);
        const std::uint32_t arrangements = symmetry_.arrangements();
        visitWorlds([&](std::uint32_t world) {
            const std::uint32_t arrangement = world % arrangements;
            mark.add(worlds_[world - arrangement + renamed[arrangement]]);
        });
        return mark;
    }
    const Symmetry& symmetry() const { return symmetry_; }

private:
    Symmetry symmetry_;
    std::vector<Mark> worlds_;
};

/// A value that is exact, or a lower bound; 0 if nothing is known.
template <class Value>
struct Remembered {
    Value value = 0;
    bool exact = false;

    bool answers(Value limit) const { return exact || (value != 0 && value >= limit); }
};

/// An open hash table. When memory runs out it forgets everything: values can be found again, and it happens rarely.
template <class Value>
class Memory {
public:
    explicit Memory(std::size_t mostBytes) : entries_(256), mostEntries_(mostBytes / sizeof(Entry)) {}

    Remembered<Value> find(const Mark& mark) const {
        const Entry& entry = entries_[slotOf(mark)];
        return {static_cast<Value>(entry.value >> 1), (entry.value & 1) != 0};
    }
    /// The value must not be 0.
    void store(const Mark& mark, Value value, bool exact) {
        std::size_t slot = slotOf(mark);
        if (entries_[slot].value == 0) {
            if (2 * ++used_ > entries_.size()) {
                grow();
                slot = slotOf(mark);
            }
            entries_[slot].mark = mark;
        }
        entries_[slot].value = static_cast<Value>(value << 1 | (exact ? 1 : 0));
    }

private:
    struct Entry {
        Mark mark;
        Value value = 0;  // times two, plus one if it is exact
    };

    std::size_t slotOf(const Mark& mark) const {
        const std::size_t rest = entries_.size() - 1;
        std::size_t slot = mark.low & rest;
        while (entries_[slot].value != 0 && entries_[slot].mark != mark) slot = (slot + 1) & rest;
        return slot;
    }
    void grow() {
        std::vector<Entry> old(3 * entries_.size() > mostEntries_ ? entries_.size() : 2 * entries_.size());
        old.swap(entries_);
        used_ = 1;
        if (old.size() == entries_.size()) return;  // forgotten
        for (const Entry& entry : old) {
            if (entry.value == 0) continue;
            entries_[slotOf(entry.mark)] = entry;
            ++used_;
        }
    }

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
    std::size_t mostEntries_;
};

}  // namespace parlour::turing_machine
