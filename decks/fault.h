// Errors are values: either what was asked for, or one sentence that says why not.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <variant>

namespace parlour::decks {

struct Fault {
    std::string reason;
};
template <class T>
using OrFault = std::variant<T, Fault>;

}  // namespace parlour::decks
