// Names are compared without their port, and as names are: large letters are small ones.
// SPDX-License-Identifier: MIT
#include "server/net/own_hosts.h"

#include <arpa/inet.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace parlour::server {
namespace {

std::string small(std::string_view text) {
    std::string name(text);
    std::ranges::transform(name, name.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    });
    return name;
}

/// Without the port.
std::string_view nameIn(std::string_view host) {
    const auto bracket = host.starts_with('[') ? host.find(']') : 0;
    return bracket == std::string_view::npos ? host : host.substr(0, host.find(':', bracket));
}

bool isAddress(const std::string& name) {
    std::array<unsigned char, 16> bytes{};
    if (name.starts_with('[') && name.ends_with(']'))
        return inet_pton(AF_INET6, name.substr(1, name.size() - 2).c_str(), bytes.data()) == 1;
    return inet_pton(AF_INET, name.c_str(), bytes.data()) == 1;
}

/// As the network of a home calls this machine.
bool isThisMachine(const std::string& name) {
    std::array<char, 256> own{};
    if (gethostname(own.data(), own.size() - 1) != 0) return false;
    const std::string machine = small(own.data());
    return !machine.empty() && std::ranges::any_of(std::array{"", ".local", ".lan", ".home.arpa"},
                                                   [&](const char* home) { return name == machine + home; });
}

}  // namespace

bool isOwnHost(std::string_view host, const std::vector<std::string>& listed) {
    const std::string name = small(nameIn(host));
    if (name == "localhost" || name.ends_with(".localhost") || isAddress(name) || isThisMachine(name)) return true;
    return std::ranges::any_of(listed, [&](const std::string& own) { return small(own) == name; });
}

}  // namespace parlour::server
