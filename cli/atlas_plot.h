// Pictures of an atlas, as SVG: how rounds and questions are spread.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/atlas/findings.h"

namespace parlour::cli {

/// How many in a hundred sets of cards need so many rounds on average, in tenths; a line for each number of verifiers.
std::string plotOfRounds(std::span<const turing_machine::atlas::Spread> spread);
/// How many in a hundred problems need so many questions.
std::string plotOfQuestions(std::span<const turing_machine::atlas::Spread> spread);

}  // namespace parlour::cli
