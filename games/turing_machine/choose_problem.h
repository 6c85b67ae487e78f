// Which problem is played: the one that the host named, or one that is dealt by luck (M-C10).
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/problem.h"
#include "games/turing_machine/view.h"

namespace parlour::turing_machine {

MaybeRefusal whyNotProblem(const ProblemChoice& choice);
/// The problem of a choice that is not refused.
Problem problemFor(const ProblemChoice& choice, Chance& chance);

}  // namespace parlour::turing_machine
