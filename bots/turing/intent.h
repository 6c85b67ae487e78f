// What a Responder may have in mind, as people would say it: "most like the Guide", "the colours of the Guide", "like
// what I chose before", "where the Machine's card is unlike". An intent ranks all cards; eyes.h says how they look.
// SPDX-License-Identifier: MIT
#pragma once
#include <span>

#include "bots/turing/eyes.h"

namespace parlour::bots::reading {

struct Intent {
    ByAspect weights{};     // how much each aspect counts
    float consistency = 0;  // how much the cards chosen before count beside the Guide
    float contrast = 0;     // how much more an aspect counts where the Machine's card is unlike the Guide
};

/// What lies before a Responder who chooses a card of a pair; or would, if that column were the Responder's.
struct Moment {
    turing::Card guide, machine;
    Few<turing::Card, turing::pairsInRound> before;  // what the Responder chose for the pairs before
};

/// How all cards look at such a moment.
class Scene {
public:
    Scene(const Eyes& eyes, const Moment& moment);

    /// How far each card is from what the intent is after.
    std::vector<float> distances(const Intent& intent) const;
    /// The share of cards that are further from it than this one: the best has nearly 1, a card at random any.
    float rank(const Intent& intent, turing::Card card) const;

private:
    Moment moment_;
    std::vector<ByAspect> fromGuide_, fromBefore_;
};

}  // namespace parlour::bots::reading
