// Three minds that can play Turing Machine: the MACHINE's strengths (M-S2). They see what a player sees.
// The MACHINE's own game is in machine.h; at a table they sit as bots (bots/turing_machine).
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "games/turing_machine/kinds.h"
#include "games/turing_machine/solve.h"

namespace parlour::turing_machine {

class Mind {
public:
    Mind() = default;
    virtual ~Mind() = default;
    Mind(const Mind&) = delete;
    Mind& operator=(const Mind&) = delete;

    /// What it asks next; nothing, if it knows the code: then `deduce` knows it, too. The position must be one of its
    /// layout. `composed` is a proposal that lies there already, and about which nothing was asked.
    virtual std::optional<Advice> next(const Position& position, std::optional<Code> composed = {}) = 0;

    /// Whether all of its advice was proven best. Only the perfect mind tries.
    virtual bool isProven() const { return true; }
};

/// How much a perfect mind may spend: effort on each question, and memory on what it found out. While more worlds are
/// possible than `mostWorlds` it does not search, but asks what tells most now.
struct Means {
    Effort effort;
    std::size_t mostBytes = std::size_t{1} << 30;
    std::size_t mostWorlds = ~std::size_t{0};
    int first = 0;  // a code: of first proposals that tell as much as each other, the next one from here on
};
std::unique_ptr<Mind> newMind(const Layout& layout, Strength strength, const Means& means = {});

}  // namespace parlour::turing_machine
