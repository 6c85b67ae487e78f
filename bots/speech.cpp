// How somebody at a table speaks; see speech.h.
// SPDX-License-Identifier: MIT
#include "bots/speech.h"

#include <algorithm>

namespace parlour::bots {

Remark Speech::say(Line said, const Slots& slots, Reaction instead) {
    const float talkativeness = natureOf(who_.character).temperament.talkativeness;
    if (!now(static_cast<int>(35 + 55 * talkativeness))) return instead;
    return line(said, slots);
}

MaybeRemark Speech::farewell(std::span<const Seat> winners, Line toWinner) {
    const auto sore = std::ranges::max_element(who_.memories, {}, [&](const Memory& memory) {
        return memory.whom == who_.self && memory.who != who_.self ? memory.times : 0;
    });
    if (sore != who_.memories.end() && sore->whom == who_.self && sore->times > 1) {
        auto slots = Slots::about(who_.nameOf(sore->who));
        slots.count = sore->times;
        return line(sore->deed == Deed::fooled ? Line::fooledMe : Line::sawThroughMe, slots);
    }
    if (winners.empty()) return {};
    if (std::ranges::find(winners, who_.self) != winners.end()) return say(Line::iWon, {}, Reaction::heart);
    return say(toWinner, Slots::about(who_.nameOf(winners.front())), Reaction::applause);
}

MaybeRemark Speech::answer(Seat speaker) { return line(Line::addressed, Slots::about(who_.nameOf(speaker))); }

}  // namespace parlour::bots
