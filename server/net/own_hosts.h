// The names under which a house is known. A page may call itself by any name that its owner lets point here (DNS
// rebinding); only a page of one of these names is ours. SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace parlour::server {

/// Whether a Host is ours: an address, which no stranger can name, this machine's own name, or one of `listed`.
bool isOwnHost(std::string_view host, const std::vector<std::string>& listed);

}  // namespace parlour::server
