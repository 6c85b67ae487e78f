// How a bot plays Turing: the figures behind its level and its character, or what a simulation tries. What they do is
// in turing_bot.cpp, how they were found in docs/performance.md. SPDX-License-Identifier: MIT
#pragma once
#include <cmath>

#include "bots/level.h"
#include "bots/turing/eyes.h"

namespace parlour::bots {

/// By what a Responder chooses: what counts for it, weights drawn by luck, or nothing.
enum class Taste : std::uint8_t { character, luck, none };
WORDS(Taste, character, luck, none)

struct TuringManner {
    float noise = 0;                              // how far off its eyes are (Eyes)
    float lasting = 1;                            // how much of that each further pair leaves (Gaze)
    reading::ByAspect weights{1, 1, 1, 1, 1, 1};  // what each aspect counts for it, when it chooses and when it reads
    Taste taste = Taste::character;
    bool plain = false;  // reads likeness as a whole only
    std::array<float, turing::pairsInRound - 1>
        sure{};  // how sure it votes after each pair; 0: if waiting does not pay
};

/// Hard bots play for points, with eyes of their own; the others vote when they are sure, the bold sooner than the
/// patient.
inline TuringManner turingManner(Persona who) {
    const auto [temperament, taste] = natureOf(who.character);
    TuringManner manner;
    manner.weights = {taste.light, taste.colour, taste.texture, taste.directions, taste.places, taste.meaning};
    const auto sharpen = [&](float power) {
        for (float& weight : manner.weights) weight = std::pow(weight, power);
    };
    const float hesitation = temperament.patience - temperament.boldness;
    switch (who.level) {
        case Level::easy:
            manner.noise = 1;
            manner.plain = true;
            manner.sure = {0.63F + 0.04F * hesitation, 0.63F + 0.04F * hesitation};
            break;
        case Level::normal:
            sharpen(1.5F);
            manner.noise = 0.6F;
            manner.sure = {0.72F + 0.05F * hesitation, 0.70F + 0.05F * hesitation};
            break;
        case Level::hard:
            sharpen(0.85F);
            manner.noise = 0.375F;
            manner.lasting = 0.7F;
    }
    return manner;
}

}  // namespace parlour::bots
