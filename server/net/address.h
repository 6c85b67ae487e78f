// What stands in the address of a request: the parts of its path, and the values of its query.
// SPDX-License-Identifier: MIT
#pragma once
#include <optional>
#include <string_view>
#include <vector>

namespace parlour::server {

/// What stands in the path where the pattern has {}; nothing if it does not fit.
std::optional<std::vector<std::string_view>> partsOf(std::string_view path, std::string_view pattern);

/// `name=value` in a query.
std::string_view valueOf(std::string_view query, std::string_view name);

/// A text that is a number, and nothing else.
std::optional<int> number(std::string_view text);

}  // namespace parlour::server
