// Games of Turing Machine between bots: how many rounds and questions each needs.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/report.h"
#include "games/turing_machine/view.h"

namespace parlour::bots {

/// The options must suit as many players as the trial has.
Report simulateMachine(const turing_machine::Options& options, const Trial& trial);

}  // namespace parlour::bots
