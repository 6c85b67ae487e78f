// Makes the marks, from numbers that look random and are the same on every machine.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/marks.h"

namespace parlour::turing_machine {

Mark Mark::of(std::uint64_t number) { return {scramble(2 * number), scramble(2 * number + 1)}; }

Marks::Marks(const Worlds& worlds) : symmetry_(worlds), worlds_(worlds.size()) {
    for (std::uint32_t world = 0; world < worlds.size(); ++world) worlds_[world] = Mark::of(world);
}

}  // namespace parlour::turing_machine
