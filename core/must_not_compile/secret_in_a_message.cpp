// A state, what lies face down, or a secret event cannot be made into a message.
// SPDX-License-Identifier: MIT
#include "core/json.h"
#include "games/turing/turing.h"

using namespace parlour;

std::string send(const turing::State& state) {
#if defined(BROKEN_1)
    return wire::message(state);
#elif defined(BROKEN_2)
    return wire::message(state.down);
#elif defined(BROKEN_3)
    return wire::message(turing::SecretEvent(turing::MachineDrawn{state.down.machine}));
#elif defined(BROKEN_4)
    return wire::message(state.down.row);
#else
    return wire::message(turing::Turing::view(state, Seat{0}));
#endif
}
