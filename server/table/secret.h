// What lets somebody be a person at a table, and what a table keeps to itself: random bytes, kept as they are or as
// hashes. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/refusal.h"

namespace parlour::server {

using Secret = std::array<std::uint8_t, 32>;
using TokenHash = Secret;

/// 32 bytes from the system's randomness.
Secret newSecret();
/// A new token, as browsers make them.
std::string newToken();
/// The hash of a token, or nothing if it is not 43 characters of base64url.
std::optional<TokenHash> hashToken(std::string_view token);
/// Why a token that has none is not taken (S-J5).
Refusal noToken();
/// The hash of anything, under a key if there is one.
Secret hashOf(std::string_view bytes, std::string_view key = {});
/// In a time that does not depend on where they differ.
bool sameHash(const TokenHash& a, const TokenHash& b);

std::string toHex(const Secret& bytes);
std::optional<Secret> fromHex(std::string_view hex);

/// A new code for a table, to be said aloud: "lomika-batesu". One of 117 thousand million.
std::string newCode();

}  // namespace parlour::server
