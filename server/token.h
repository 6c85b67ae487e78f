// Secrets that let somebody be a person at a table: made by browsers, kept here only as hashes.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/chance.h"

namespace parlour::server {

using TokenHash = std::array<std::uint8_t, 32>;

/// The hash of a token, or nothing if it is not 43 characters of base64url.
std::optional<TokenHash> hashToken(std::string_view token);
/// The hash of anything, under a key if there is one.
TokenHash hashOf(std::string_view bytes, std::string_view key = {});
/// In a time that does not depend on where they differ.
bool sameHash(const TokenHash& a, const TokenHash& b);

std::string toHex(const TokenHash& bytes);
std::optional<TokenHash> fromHex(std::string_view hex);

/// A new token, as browsers make them.
std::string newToken();

/// A new code for a table, to be said aloud: "lomika-batesu". One of 117 thousand million.
std::string newCode();

/// Luck for games from the system's randomness: nobody can work out what comes next from what came before.
class SystemChance final : public Chance {
public:
    SystemChance();
    int below(int n) override;

private:
    std::array<std::uint32_t, 64> numbers_{};  // asked for together: each visit to the kernel costs
    std::size_t used_ = numbers_.size();
};

}  // namespace parlour::server
