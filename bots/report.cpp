// Counted things as rates, with the error that so few games leave, in a table for a terminal.
// SPDX-License-Identifier: MIT
#include "bots/report.h"

#include <algorithm>

namespace parlour::bots {

std::string decimal(long long part, long long whole, int places) {
    long long scale = 1;
    for (int i = 0; i < places; ++i) scale *= 10;
    const bool negative = part < 0;
    const long long scaled = whole == 0 ? 0 : ((negative ? -part : part) * scale * 2 + whole) / (2 * whole);
    std::string digits = std::to_string(scaled % scale);
    digits.insert(0, static_cast<std::size_t>(std::max(0, places - static_cast<int>(digits.size()))), '0');
    return (negative ? "-" : "") + std::to_string(scaled / scale) + (places > 0 ? "." + digits : "");
}

}  // namespace parlour::bots
