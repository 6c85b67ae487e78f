// How bots of I Am Not Human take part in the evening: how long they think, what they say about a round, and what they
// remember of it. SPDX-License-Identifier: MIT
#pragma once
#include "bots/pace.h"
#include "bots/remark.h"
#include "games/not_human/view.h"

namespace parlour::bots {

Pace paceOf(const not_human::FaceUp& up);
/// What somebody has to say about an event, when the table looks like that after it; often nothing.
MaybeRemark remarkOn(const not_human::PublicEvent& event, const not_human::FaceUp& up, const Bystander& who,
                     Chance& luck);
/// When somebody is spoken to.
MaybeRemark replyTo(Seat speaker, const not_human::FaceUp& up, const Bystander& who, Chance& luck);
std::vector<Encounter> encountersIn(const not_human::PublicEvent& event, const not_human::FaceUp& up);

}  // namespace parlour::bots
