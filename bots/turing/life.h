// How bots of Turing take part in the evening: how long they think, what they say about a round, and what they
// remember of it. SPDX-License-Identifier: MIT
#pragma once
#include "bots/pace.h"
#include "bots/remark.h"
#include "games/turing/view.h"

namespace parlour::bots {

Pace paceOf(const turing::FaceUp& up);
/// What somebody has to say about an event, when the table looks like that after it; often nothing.
MaybeRemark remarkOn(const turing::PublicEvent& event, const turing::FaceUp& up, const Bystander& who, Chance& luck);
std::vector<Encounter> encountersIn(const turing::PublicEvent& event, const turing::FaceUp& up);

}  // namespace parlour::bots
