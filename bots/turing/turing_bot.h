// A seat at Turing. As Responder it chooses what is like the Guide, in Gnirut by luck; as Interrogator it reads the
// columns and votes when it is sure enough, or when waiting does not pay (manner.h). What it sees is in eyes.h, what
// may be meant in intent.h, what it believes in reader.h. SPDX-License-Identifier: MIT
#pragma once
#include "bots/bot.h"
#include "bots/turing/manner.h"
#include "bots/turing/reader.h"

namespace parlour::bots {

class TuringPlayer : public Player<turing::View, turing::Command> {
public:
    /// How sure it is, after each pair that lies there, that column L has the mind; a half without pictures. Of rounds
    /// before this one it knows what choose() was shown.
    virtual reading::Beliefs beliefs(const turing::FaceUp& up) const = 0;
};

std::unique_ptr<TuringPlayer> newTuringPlayer(const TuringManner& manner, GalleryReference gallery, Chance& chance);
std::unique_ptr<TuringPlayer> newTuringPlayer(Persona who, GalleryReference gallery, Chance& chance);

/// How sure one can expect to be after another pair if one is `sure` now, the Responder chooses from so many cards, and
/// means something so often.
double expectedSureness(double sure, int choices, double trust);

}  // namespace parlour::bots
