// How the few types are told to learners that have no fields of their own: codes of Turing Machine, words of I Am Not
// Human; and what of a view is left out. All else follows from the descriptions (core/tensor.h).
// SPDX-License-Identifier: MIT
#pragma once
#include <unordered_map>

#include "core/tensor.h"
#include "games/not_human/view.h"
#include "games/turing/view.h"
#include "games/turing_machine/view.h"

namespace parlour::python {

/// The words that have a number, from 1.
using WordNumbers = std::unordered_map<std::string, int>;

}  // namespace parlour::python

namespace parlour::tensor {

// Nobody acts on it any more.
template <>
inline constexpr bool isLeftOut<std::optional<turing_machine::GameOver>> = true;
// What everybody said aloud about a word, in any words at all.
template <>
inline constexpr bool isLeftOut<std::optional<Text<not_human::longestExplanation>>> = true;

/// Each digit as five numbers, of which one is 1.
template <>
struct InNumbers<turing_machine::Code> {
    static constexpr std::size_t size(const Frame&) { return 15; }
    static void write(turing_machine::Code code, float* out, const Frame&) {
        out[code.triangle() - 1] = 1, out[5 + code.square() - 1] = 1, out[10 + code.circle() - 1] = 1;
    }
    static void name(const std::string& at, Columns& columns, const Frame&) {
        for (const char* const shape : {"triangle", "square", "circle"})
            for (int digit = 1; digit <= 5; ++digit)
                columns.push_back({at + "." + shape + "=" + std::to_string(digit)});
    }
};

/// Its number in the vocabulary; 0, if it is none of that.
template <>
struct InNumbers<not_human::Word> {
    static constexpr std::size_t size(const Frame&) { return 1; }
    static void write(const not_human::Word& word, float* out, const Frame& frame) {
        const auto& numbers = *static_cast<const python::WordNumbers*>(frame.words);
        if (const auto found = numbers.find(std::string(word.view())); found != numbers.end())
            *out = static_cast<float>(found->second) / ofNames;
    }
    static void name(const std::string& at, Columns& columns, const Frame&) { columns.push_back({at, ofNames}); }
};

}  // namespace parlour::tensor
