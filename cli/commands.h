// The commands of `parlour`, one file each; main.cpp puts them together.
// A command that is called wrongly throws Mistake: one line that says what is wrong and what would be right.
// SPDX-License-Identifier: MIT
#pragma once
#include <CLI/CLI.hpp>
#include <stdexcept>

namespace parlour::cli {

/// What a person typed cannot be done. Ends the program with exit code 2 and this one line.
struct Mistake : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace parlour::cli
