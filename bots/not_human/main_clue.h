// What sets a word apart from the others, to somebody who looks for the human.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/lesson.h"
#include "bots/not_human/talk.h"

namespace parlour::bots {

/// None, if little does.
Clue mainClue(const Talk& talk, const Manner& manner, std::size_t right, std::size_t word);

}  // namespace parlour::bots
