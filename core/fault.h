// Something cannot be understood or done, whatever the rules say. What a rule forbids is a Refusal (refusal.h).
// SPDX-License-Identifier: MIT
#pragma once
#include <expected>
#include <string>

namespace parlour {

/// One line for a person that says what is wrong, and what would be right.
struct Fault {
    std::string says;
    bool operator==(const Fault&) const = default;
};
template <class T>
using OrFault = std::expected<T, Fault>;

}  // namespace parlour
