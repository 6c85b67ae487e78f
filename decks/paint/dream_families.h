// The families of Dreams: each fills a canvas with one kind of pattern and says which variant it chose.
// dreams.cpp chooses among them; the words for each variant are in dream_words.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string_view>

#include "decks/paint/canvas.h"
#include "decks/paint/palette.h"
#include "decks/paint/random.h"

namespace parlour::decks {

/// What a dream is painted with.
struct Inks {
    const Palette& palette;
    Ramp ramp;  // from the ground to the figure
    Colour ground;
    Colour figure;
    Colour accent;
    bool night;  // the ground is dark

    Colour tone(int i) const { return palette.tones[static_cast<std::size_t>(i)]; }
};

/// Paints, and says which of the family's variants it is.
using Family = int (*)(Canvas&, Random&, const Inks&);

int paintMarble(Canvas& canvas, Random& random, const Inks& inks);
int paintSilk(Canvas& canvas, Random& random, const Inks& inks);
int paintRipples(Canvas& canvas, Random& random, const Inks& inks);
int paintNebula(Canvas& canvas, Random& random, const Inks& inks);
int paintBlot(Canvas& canvas, Random& random, const Inks& inks);
int paintAttractor(Canvas& canvas, Random& random, const Inks& inks);
int paintFractal(Canvas& canvas, Random& random, const Inks& inks);
int paintFlow(Canvas& canvas, Random& random, const Inks& inks);
int paintStrata(Canvas& canvas, Random& random, const Inks& inks);
int paintSkin(Canvas& canvas, Random& random, const Inks& inks);
int paintSpheres(Canvas& canvas, Random& random, const Inks& inks);
int paintShards(Canvas& canvas, Random& random, const Inks& inks);
int paintWeave(Canvas& canvas, Random& random, const Inks& inks);
int paintBloom(Canvas& canvas, Random& random, const Inks& inks);
int paintTiles(Canvas& canvas, Random& random, const Inks& inks);
int paintBranches(Canvas& canvas, Random& random, const Inks& inks);
int paintStrings(Canvas& canvas, Random& random, const Inks& inks);
int paintHorizon(Canvas& canvas, Random& random, const Inks& inks);

}  // namespace parlour::decks
