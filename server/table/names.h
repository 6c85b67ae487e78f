// What people may call themselves and say: short, visible, without characters that upset a page.
// SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace parlour::server {

/// What is wrong with a text of at most `most` characters that others will see, if anything.
std::optional<std::string> whyNotText(std::string_view text, std::size_t most);

/// What two names have in common that look the same: without case, width and invisible characters.
std::string keyOfName(std::string_view name);

}  // namespace parlour::server
