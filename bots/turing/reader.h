// How an Interrogator reads two columns: what would this column be like if somebody had meant something with it, and
// what if it were luck? It learns how those at the table choose from rounds that were scored.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/turing/intent.h"

namespace parlour::bots::reading {

/// What everybody expects of a Responder: the card that is most like the Guide in everything one can see, all the more
/// where the Machine's card is not, and that goes with those chosen before. What counts most is a matter of taste.
Intent commonIntent(const ByAspect& weights = {1, 1, 1, 1, 1, 1});
/// An intent of one's own: some aspects count more than others, by luck.
Intent ownIntent(Chance& chance);

/// How likely it is, by what was seen so far, that column L has the mind behind it.
using Beliefs = Few<double, turing::pairsInRound>;

class Reader {
public:
    /// A plain one thinks of likeness as a whole, and of nothing else; `weights` are what makes likeness for it.
    Reader(const Gaze& gaze, bool plain, const ByAspect& weights = {1, 1, 1, 1, 1, 1});

    /// Remembers what lies on the table, and learns from the round before if it was scored since.
    void watch(const turing::View& view);
    /// After each pair that lies there.
    Beliefs beliefs(const turing::FaceUp& up) const;
    /// How likely it is that this Responder means anything at all, before a pair has been seen.
    double trust(const turing::FaceUp& up) const;

private:
    using Likelihoods = std::vector<double>;  // by supposition; the last one is that nothing was meant

    Likelihoods usual(turing::Mode mode) const;
    Likelihoods expected(const turing::FaceUp& up) const;
    void weigh(const turing::FaceUp& up, std::size_t pair, turing::Side mind, Likelihoods& column) const;

    const Gaze* gaze_;
    std::vector<Intent> intents_;
    std::optional<turing::FaceUp> last_;                   // as it was when last looked at, unless it chose the cards
    std::array<Likelihoods, turing::mostPlayers> habits_;  // by seat: of what it was seen to choose; empty at first
};

}  // namespace parlour::bots::reading
