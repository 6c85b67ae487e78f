// Why a command of I Am Not Human is refused (judge.cpp). It asks views only, so that a refusal cannot leak and the
// browser can ask the same code.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/not_human/view.h"

namespace parlour::not_human {

MaybeRefusal judge(const View& view, const Command& command);

}  // namespace parlour::not_human
