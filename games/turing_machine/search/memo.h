// Remembers what is known about sets of worlds: exact costs and lower bounds. Keys are kept whole, so that no two
// sets are ever mistaken for each other.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/search/bounds.h"

namespace parlour::turing_machine {

struct Known {
    Cost cost = 0;
    bool exact = false;  // else a lower bound
};

class Memo {
public:
    explicit Memo(std::size_t mostBytes);

    /// What is known about a set; a lower bound of 0 if nothing is.
    Known find(WorldList list, std::uint64_t hash) const;
    void store(WorldList list, std::uint64_t hash, Known known);

    static std::uint64_t hashOf(WorldList list);

private:
    struct Entry {
        std::uint64_t hash = 0;
        Cost costAndExact = 0;   // the lowest bit is `exact`
        std::uint64_t key = 0;   // where the key starts in keys_
        std::uint32_t size = 0;  // 0: empty
    };

    std::size_t slotOf(WorldList list, std::uint64_t hash) const;
    void grow();
    std::size_t bytes() const;

    std::size_t mostBytes_;
    std::size_t used_ = 0;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> keys_;
};

}  // namespace parlour::turing_machine
