// Bayes: a chosen card ranks high under the intent behind it, a card by chance ranks anywhere. The best of k cards has
// the rank u with the density k u^(k-1); whoever shuns what is alike, k (1-u)^(k-1).
// SPDX-License-Identifier: MIT
#include "bots/turing/reader.h"

#include <cmath>
#include <numeric>

namespace parlour::bots::reading {
namespace {

using turing::Card;
using turing::FaceUp;
using turing::Mode;
using turing::Side;

constexpr double common = 0.8;    // how many do what everybody expects
constexpr double nothing = 0.02;  // how many choose without a thought
constexpr double hides = 0.7;     // in Gnirut: how many let luck choose,
constexpr double shuns = 0.2;     //            and how many choose what is unlike
constexpr double patience = 2;    // as many Responders must differ from what is usual before it counts for half

Card cardOf(const turing::PairPlaced& pair, Side side) { return side == Side::L ? pair.left : pair.right; }

/// How often a card seems to be chosen against the intent: hardly ever, but often to eyes that are off.
double slipsOf(const Eyes& eyes) {
    const double off = static_cast<double>(eyes.noise()) * eyes.noise();
    return 0.02 + 0.9 * off / (1 + off);
}

double sumOf(const std::vector<double>& all) { return std::accumulate(all.begin(), all.end(), 0.0); }

/// So that all together are 1.
void normalise(std::vector<double>& all) {
    const double sum = sumOf(all);
    for (double& likelihood : all) likelihood /= sum;
}

}  // namespace

Intent commonIntent(const ByAspect& weights) { return {weights, 0.3F, 0.3F}; }

Intent ownIntent(Chance& chance) {
    Intent intent;
    for (float& weight : intent.weights) weight = bell(chance), weight *= weight;
    return intent;
}

Reader::Reader(const Gaze& gaze, bool plain, const ByAspect& weights) : gaze_(&gaze), intents_{commonIntent(weights)} {
    if (plain) return;
    intents_.push_back({.weights = weights});
    for (std::size_t a = 0; a < aspectCount; ++a)
        for (std::size_t b = 0; b <= a; ++b) {
            intents_.emplace_back();
            intents_.back().weights[a] = intents_.back().weights[b] = 1;
        }
}

/// Suppositions are: each intent; each intent shunned; nothing.
Reader::Likelihoods Reader::usual(Mode mode) const {
    const std::size_t count = intents_.size();
    const double none = mode == Mode::gnirut ? hides : nothing;
    const double shunned = mode == Mode::gnirut ? shuns : 0;
    Likelihoods all(2 * count + 1);
    for (std::size_t i = 0; i < count; ++i) {
        const double share = count == 1 ? 1 : i == 0 ? common : (1 - common) / static_cast<double>(count - 1);
        all[i] = share * (1 - none - shunned);
        all[count + i] = share * shunned;
    }
    all.back() = none;
    return all;
}

/// What is usual, bent towards what others at this table did, and then what this Responder did before.
Reader::Likelihoods Reader::expected(const FaceUp& up) const {
    const Likelihoods usually = usual(up.options.mode);
    Likelihoods all = usually;
    for (double& likelihood : all) likelihood *= patience;
    for (int i = 0; i < up.players.count(); ++i) {
        const Likelihoods& habits = habits_[static_cast<std::size_t>(i)];
        if (Seat(i) == up.responder || habits.empty()) continue;
        Likelihoods theirs = usually;
        for (std::size_t s = 0; s < theirs.size(); ++s) theirs[s] *= habits[s];
        normalise(theirs);
        for (std::size_t s = 0; s < theirs.size(); ++s) all[s] += theirs[s];
    }
    const Likelihoods& habits = habits_[indexOf(up.responder)];
    for (std::size_t s = 0; s < habits.size(); ++s) all[s] *= habits[s];
    normalise(all);
    return all;
}

/// Multiplies into `column` how likely its card of that pair is, compared with luck, if its mind chose it.
void Reader::weigh(const FaceUp& up, std::size_t pair, Side mind, Likelihoods& column) const {
    Moment moment{up.guide, cardOf(up.pairs[pair], other(mind)), {}};
    for (std::size_t i = 0; i < pair; ++i) moment.before.push_back(cardOf(up.pairs[i], mind));
    const Eyes& eyes = gaze_->at(pair);
    const Scene scene(eyes, moment);
    const double slips = slipsOf(eyes);
    const int choices = turing::rowLength(up.options.difficulty) - 1;
    const auto density = [&](double rank) { return slips + (1 - slips) * choices * std::pow(rank, choices - 1); };
    for (std::size_t i = 0; i < intents_.size(); ++i) {
        const double rank = scene.rank(intents_[i], cardOf(up.pairs[pair], mind));
        column[i] *= density(rank);
        column[intents_.size() + i] *= density(1 - rank);
    }
}

Beliefs Reader::beliefs(const FaceUp& up) const {
    Beliefs beliefs;
    Likelihoods left = expected(up);
    Likelihoods right = left;
    for (std::size_t pair = 0; pair < up.pairs.size(); ++pair) {
        weigh(up, pair, Side::L, left);
        weigh(up, pair, Side::R, right);
        beliefs.push_back(sumOf(left) / (sumOf(left) + sumOf(right)));
    }
    return beliefs;
}

double Reader::trust(const FaceUp& up) const { return (1 - slipsOf(gaze_->at(0))) * (1 - expected(up).back()); }

void Reader::watch(const turing::View& view) {
    const FaceUp& up = view.up;
    if (last_ && up.round < last_->round) habits_ = {};  // another game
    if (last_ && up.round == last_->round + 1 && up.lastRound) {
        Likelihoods& habits = habits_[indexOf(last_->responder)];
        if (habits.empty()) habits.assign(2 * intents_.size() + 1, 1);
        for (std::size_t pair = 0; pair < last_->pairs.size(); ++pair)
            weigh(*last_, pair, other(up.lastRound->machine), habits);
        normalise(habits);
    }
    last_.reset();
    if (up.responder != view.seat) last_ = up;  // of its own choices there is nothing to learn
}

}  // namespace parlour::bots::reading
