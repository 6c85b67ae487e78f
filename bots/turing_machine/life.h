// How bots of Turing Machine take part in the evening: how long they think, and what they say about a
// round. SPDX-License-Identifier: MIT
#pragma once
#include "bots/pace.h"
#include "bots/remark.h"
#include "games/turing_machine/view.h"

namespace parlour::bots {

Pace paceOf(const turing_machine::FaceUp& up);
/// What somebody has to say about an event, when the table looks like that after it; often nothing.
MaybeRemark remarkOn(const turing_machine::PublicEvent& event, const turing_machine::FaceUp& up, const Bystander& who,
                     Chance& luck);

}  // namespace parlour::bots
