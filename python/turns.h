// Who may act, for those who ask seat by seat. In a game with clocks a seat may also wait, and let others go first:
// when all wait, time is up. So who is asked next never tells who holds a secret. SPDX-License-Identifier: MIT
#pragma once
#include "python/setting.h"

namespace parlour::python {

template <Game G>
class Turns {
public:
    bool isWaiting([[maybe_unused]] int seat) const { return G::isTimed && (waiting_ >> seat & 1) != 0; }
    /// Something happened: nobody waits any more.
    void begin() { waiting_ = 0; }
    /// This seat waits; whether all do, and time is up.
    bool wait(const Setting<G>& setting, int seat) {
        waiting_ |= 1U << seat;
        return waiting_ == (1U << setting.players) - 1;
    }

    /// Fills the mask of what a seat with this view may do, and tells how many actions that is. Who waits is not asked.
    int mask(const Setting<G>& setting, const typename G::State& state, const typename G::View& view, int seat,
             std::uint8_t* mask) const {
        if constexpr (!G::isTimed) {
            return setting.allowed.mask(view, mask);
        } else {
            std::uint8_t& mayWait = mask[setting.actions - 1];
            mayWait = 0;
            if (isWaiting(seat)) {
                std::fill_n(mask, setting.actions, 0);
                return 0;
            }
            const int count = setting.allowed.mask(view, mask);
            mayWait = G::clock(state.up) || (count > 0 && anotherMayAct(setting, state, seat)) ? 1 : 0;
            return count + mayWait;
        }
    }

private:
    bool anotherMayAct(const Setting<G>& setting, const typename G::State& state, int seat) const {
        thread_local std::vector<std::uint8_t> mask;
        mask.resize(static_cast<std::size_t>(setting.actions));
        for (int other = 0; other < setting.players; ++other)
            if (other != seat && !isWaiting(other) &&
                setting.allowed.mask(G::view(state, Seat(other)), mask.data()) > 0)
                return true;
        return false;
    }

    unsigned waiting_ = 0;  // seats, as bits
};

}  // namespace parlour::python
