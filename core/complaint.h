// What is wrong with what somebody asked for, in one line for a person.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <variant>

namespace parlour {

/// One line that says what is wrong with what was asked for, and what would be right.
struct Complaint {
    std::string says;
};
template <class T>
using OrComplaint = std::variant<T, Complaint>;

}  // namespace parlour
