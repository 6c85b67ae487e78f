// A bot includes view.h alone, and there is no State in it to peek into.
// SPDX-License-Identifier: MIT
#include "games/turing/view.h"

using namespace parlour;

#if defined(BROKEN_1)
turing::Command choose(const turing::State& state) { return turing::Vote{other(state.down.machine)}; }
#elif defined(BROKEN_2)
turing::Command choose(const turing::View& view) {
    return turing::Vote{turing::other(std::get<turing::Interrogator>(view.mine).machine)};
}
#else
turing::Command choose(const turing::View& view) {
    return turing::Answer{static_cast<std::uint8_t>(view.up.pairs.size())};
}
#endif
