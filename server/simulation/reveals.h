// Which events tell a seat secrets, by the laws of its game. SPDX-License-Identifier: MIT
#pragma once
#include "server/protocol.h"

namespace parlour::server::simulation {

/// -1 is somebody who watches. An event that is none of that game's tells everything.
bool revealsTo(const Setup& setup, const wire::Raw& event, int seat);

}  // namespace parlour::server::simulation
