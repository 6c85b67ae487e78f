// Why a bot said its word, in a sentence of the table's language.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>

#include "games/not_human/view.h"

namespace parlour::bots {

/// `seen` is what the picture shows, as the deck names it, or empty. There are several ways to say it; `way` is any
/// number. At most not_human::longestExplanation bytes.
std::string explanation(std::string_view word, std::string_view seen, not_human::Language language, std::size_t way);

}  // namespace parlour::bots
