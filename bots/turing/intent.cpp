// Ranking cards: a weighted sum over aspects, in which the sums say what counts at this moment.
// SPDX-License-Identifier: MIT
#include "bots/turing/intent.h"

namespace parlour::bots::reading {

using turing::Card;

Scene::Scene(const Eyes& eyes, const Moment& moment) : moment_(moment), fromGuide_(eyes.unlike(moment.guide)) {
    for (const Card card : moment.before) {
        const auto from = eyes.unlike(card);
        fromBefore_.resize(from.size());
        for (std::size_t i = 0; i < from.size(); ++i)
            for (std::size_t a = 0; a < aspectCount; ++a)
                fromBefore_[i][a] += from[i][a] / static_cast<float>(moment.before.size());
    }
}

std::vector<float> Scene::distances(const Intent& intent) const {
    const ByAspect& machine = fromGuide_[static_cast<std::size_t>(moment_.machine)];
    ByAspect weights = intent.weights;
    for (std::size_t a = 0; a < aspectCount; ++a) weights[a] *= 1 + intent.contrast * machine[a];
    std::vector<float> all(fromGuide_.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t a = 0; a < aspectCount; ++a) all[i] += weights[a] * fromGuide_[i][a];
    if (fromBefore_.empty() || intent.consistency <= 0) return all;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t a = 0; a < aspectCount; ++a) all[i] += intent.consistency * weights[a] * fromBefore_[i][a];
    return all;
}

float Scene::rank(const Intent& intent, Card card) const {
    const auto all = distances(intent);
    const float mine = all[static_cast<std::size_t>(card)];
    float further = 0.5F;
    float others = 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Card other{static_cast<std::uint16_t>(i)};
        if (other == card || other == moment_.guide || other == moment_.machine || moment_.before.contains(other))
            continue;
        others += 1;
        further += all[i] > mine ? 1.0F : all[i] == mine ? 0.5F : 0.0F;
    }
    return further / others;
}

}  // namespace parlour::bots::reading
