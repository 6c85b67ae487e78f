// Addresses are taken apart in place: nothing is copied.
// SPDX-License-Identifier: MIT
#include "server/net/address.h"

#include <algorithm>
#include <charconv>

namespace parlour::server {
namespace {

/// The part of a path up to the next slash; that and the slash are taken away.
std::string_view takePart(std::string_view& path) {
    const auto part = path.substr(0, path.find('/'));
    path.remove_prefix(std::min(path.size(), part.size() + 1));
    return part;
}

}  // namespace

std::optional<std::vector<std::string_view>> partsOf(std::string_view path, std::string_view pattern) {
    std::vector<std::string_view> parts;
    if (std::ranges::count(path, '/') != std::ranges::count(pattern, '/')) return {};
    while (!pattern.empty()) {
        const auto wanted = takePart(pattern), part = takePart(path);
        if (wanted == "{}" && !part.empty()) {
            parts.push_back(part);
        } else if (wanted != part) {
            return {};
        }
    }
    return parts;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

std::string_view valueOf(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const auto next = query.find('&');
        const auto pair = query.substr(0, next);
        if (pair.starts_with(name) && pair.size() > name.size() && pair[name.size()] == '=')
            return pair.substr(name.size() + 1);
        if (next == std::string_view::npos) break;
        query.remove_prefix(next + 1);
    }
    return {};
}

}  // namespace parlour::server
