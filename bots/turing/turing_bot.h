// A seat at Turing. As Responder it chooses what is like the Guide, in Gnirut by luck; as Interrogator it reads the
// columns and votes as soon as waiting does not pay. What it sees is in eyes.h, what may be meant in intent.h, what it
// believes in reader.h. SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/turing/reader.h"

namespace parlour::bots {

/// By what a Responder chooses: what everybody expects, a taste of its own, or nothing.
enum class Taste : std::uint8_t { common, own, none };
WORDS(Taste, common, own, none)

/// How a bot plays Turing. A level is one of these; simulations try others.
struct TuringCharacter {
    float noise = 0;  // how far off its eyes are (Eyes)
    Taste taste = Taste::common;
    bool plain = false;  // reads likeness as a whole only
    bool waits = false;  // never votes before it must
};
TuringCharacter turingCharacter(Level level);

class TuringPlayer : public Player<turing::View, turing::Command> {
public:
    /// How sure it is, after each pair that lies there, that column L has the mind; a half without pictures. Of rounds
    /// before this one it knows what choose() was shown.
    virtual reading::Beliefs beliefs(const turing::FaceUp& up) const = 0;
};

std::unique_ptr<TuringPlayer> newTuringPlayer(const TuringCharacter& character, GalleryReference gallery,
                                              Chance& chance);
std::unique_ptr<TuringPlayer> newTuringPlayer(Level level, GalleryReference gallery, Chance& chance);

/// How sure one can expect to be after another pair if one is `sure` now, the Responder chooses from so many cards, and
/// means something so often.
double expectedSureness(double sure, int choices, double trust);

}  // namespace parlour::bots
