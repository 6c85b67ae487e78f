// How well a bot plays: by how sharply it sees and how long it thinks, never by what it may know.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

#include "core/wire.h"

namespace parlour::bots {

enum class Level : std::uint8_t { easy, normal, hard };
WORDS(Level, easy, normal, hard)

}  // namespace parlour::bots
