// Mixes the inks, lets the family paint, and finishes the picture.
// SPDX-License-Identifier: MIT
#include "decks/paint/dreams.h"

#include <array>
#include <utility>

#include "decks/paint/dream_families.h"

namespace parlour::decks {
namespace {

constexpr std::array<std::pair<std::string_view, Family>, familyCount> families = {{
    {"marble", paintMarble},
    {"attractor", paintAttractor},
    {"strata", paintStrata},
    {"spheres", paintSpheres},
    {"flow", paintFlow},
    {"tiles", paintTiles},
    {"nebula", paintNebula},
    {"blot", paintBlot},
    {"weave", paintWeave},
    {"fractal", paintFractal},
    {"silk", paintSilk},
    {"bloom", paintBloom},
    {"horizon", paintHorizon},
    {"skin", paintSkin},
    {"strings", paintStrings},
    {"shards", paintShards},
    {"ripples", paintRipples},
    {"branches", paintBranches},
}};

Inks mixInks(const Palette& palette, bool night) {
    const auto& t = palette.tones;
    return {.palette = palette,
            .ramp = night ? Ramp{t[0], t[1], t[2], t[3], t[4]} : Ramp{t[4], t[3], t[2], t[1], t[0]},
            .ground = night ? t[0] : t[4],
            .figure = night ? t[4] : t[0],
            .accent = palette.accent,
            .night = night};
}

}  // namespace

std::string_view familyName(int family) { return families[static_cast<std::size_t>(family)].first; }

Picture paint(Dream& dream, int size) {
    Random random(dream.seed);
    const Inks inks = mixInks(palette(dream.palette), random.chance(0.6F));
    Canvas canvas(size);
    dream.variant = families[static_cast<std::size_t>(dream.family)].second(canvas, random, inks);
    return canvas.finished({.bloom = 0.3F, .vignette = 0.25F, .seed = static_cast<std::uint32_t>(dream.seed)});
}

}  // namespace parlour::decks
