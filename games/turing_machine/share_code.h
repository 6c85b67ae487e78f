// Short names for problems that can be read out and typed: the same problem on every machine, in every version.
// Any one wrong letter, and any two neighbours in the wrong order, is noticed. What they hold is in share_code.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/problem.h"

namespace parlour::turing_machine {

/// Such as "2K7M-4XWA-3P"; the problem must be valid.
std::string shareCode(const Problem& problem);

/// Capitals or not, with or without hyphens and blanks.
OrFault<Problem> problemFromShareCode(std::string_view text);

}  // namespace parlour::turing_machine
