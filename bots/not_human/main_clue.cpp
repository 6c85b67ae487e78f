// What sets a word apart from the others; see main_clue.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/main_clue.h"

namespace parlour::bots {
namespace {

/// What speaks for the human in each word, clue by clue, as guilt.
using Parts = std::array<float, 5>;
constexpr std::array names{Clue::misfit, Clue::anything, Clue::unheardOf, Clue::heardAll, Clue::guess};

Parts partsOf(const Clues& found, const Manner& manner) {
    return {manner.misfit * found.misfit + manner.unlisted * found.unlisted, manner.generic * found.generic,
            manner.unknown * found.unknown, manner.last * found.last, manner.hedged * found.hedged};
}

}  // namespace

Clue mainClue(const Talk& talk, const Manner& manner, std::size_t right, std::size_t word) {
    constexpr float little = 0.3F;
    const auto count = static_cast<float>(talk.heard());
    const Parts own = partsOf(talk.clues(word, right), manner);
    Parts mean{};
    for (std::size_t other = 0; other < talk.heard(); ++other) {
        const Parts parts = partsOf(talk.clues(other, right), manner);
        for (std::size_t i = 0; i < names.size(); ++i) mean[i] += parts[i] / count;
    }
    Clue clue = Clue::none;
    float most = little;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (own[i] - mean[i] <= most) continue;
        most = own[i] - mean[i];
        clue = names[i];
    }
    return clue;
}

}  // namespace parlour::bots
