// What goes wrong, as Python hears it: the engine's own sentence, and for a refusal the rule that says no.
// SPDX-License-Identifier: MIT
#pragma once
#include <stdexcept>

#include "core/refusal.h"
#include "games/not_human/view.h"

namespace parlour::python {

/// It cannot be understood or done: a ValueError.
struct Unfit : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A rule says no: parlour.Refused, which is a ValueError and knows its rule.
struct Refused : std::runtime_error {
    explicit Refused(const Refusal& why) : std::runtime_error(withRule(why)), refusal(why) {}
    Refusal refusal;
};

/// Why a text is no word that could ever be said.
inline std::optional<std::string> whyNoWord(std::string_view word, const not_human::Options& options) {
    const auto objection = lexicon::objectionTo(word, options.language);
    if (!objection) return {};
    return std::string(lexicon::reasonOf(*objection));
}

}  // namespace parlour::python
