// Each stored change carries a hash of itself and of the one before it at its table. So a change that was altered, left
// out or put elsewhere is found, whoever did it and wherever the disk failed. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace parlour::server {

using ChainHash = std::array<std::uint8_t, 16>;

/// The hash of a change that follows one with that hash; a table's first change follows nothing, ChainHash{}.
ChainHash hashAfter(const ChainHash& before, std::string_view change);

}  // namespace parlour::server
