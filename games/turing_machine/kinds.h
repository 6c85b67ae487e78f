// The kinds of Turing Machine that a table can choose: how its cards lie, how hard its problem is, whom it has to beat.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

namespace parlour::turing_machine {

/// M-C7: in extreme each verifier has two cards. M-C8: in nightmare nobody knows whose card is whose.
enum class Mode : std::uint8_t { classic, extreme, nightmare };

/// By the highest card of a problem, as in the box: up to 17, 18 to 22, 23 to 48.
enum class Difficulty : std::uint8_t { easy, standard, hard };

/// M-S2: how well the MACHINE plays.
enum class Strength : std::uint8_t {
    careless,  // looks at each verifier alone: knows nothing of uniqueness and superfluity
    thorough,  // knows all that follows, asks what tells most now
    perfect,   // asks what is best in the long run
};

}  // namespace parlour::turing_machine
