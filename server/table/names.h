// What people may call themselves and say: short, visible, without characters that upset a page.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/refusal.h"

namespace parlour::server {

/// What is wrong with a text of at most `most` characters that others will see, if anything.
std::optional<std::string> whyNotText(std::string_view text, std::size_t most);

/// Why nobody can be called so (S-J1), if so; and that somebody is already.
MaybeRefusal whyNotName(std::string_view name);
Refusal nameIsTaken();

/// What two names have in common that look the same: without case, width and invisible characters.
std::string keyOfName(std::string_view name);

/// A word that a deck can be painted from (S-P6), as it is compared everywhere; nothing if it is no word.
std::optional<std::string> keyOfSeedWord(std::string_view word);
/// The seed that such a key stands for. It never changes.
std::uint32_t seedOfWord(std::string_view key);

}  // namespace parlour::server
