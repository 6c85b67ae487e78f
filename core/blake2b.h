// BLAKE2b (RFC 7693), without a key: the one hash of the engine, the same in a browser as on a server.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace parlour {

/// 64 bytes, as eight words.
using Blake2b512 = std::array<std::uint64_t, 8>;
Blake2b512 blake2b512(std::string_view text);

/// 32 bytes, in hexadecimal, as `b2sum -l 256` writes them.
std::string blake2b256(std::string_view text);

}  // namespace parlour
