// Two roles, one pair of eyes. Without pictures it plays at random.
// SPDX-License-Identifier: MIT
#include "bots/turing/turing_bot.h"

#include <cmath>
#include <utility>

namespace parlour::bots {
namespace {

using namespace turing;
using reading::Beliefs;

template <class T, int N>
const T& anyOf(const Few<T, N>& things, Chance& chance) {
    return things[static_cast<std::size_t>(chance.below(things.count()))];
}

/// The cards of its row that may be chosen.
Few<Answer, longestRow> answersIn(const View& view, const Responder& mine) {
    Few<Answer, longestRow> answers;
    for (std::size_t i = 0; i < mine.row.size(); ++i)
        if (const Answer answer{static_cast<std::uint8_t>(i)}; !whyNot(view, answer)) answers.push_back(answer);
    return answers;
}

/// Knows the rules and nothing else.
class Blind : public TuringPlayer {
public:
    std::optional<Command> choose(const View& view, Chance& chance) final {
        if (!view.seat || view.up.phase == Phase::over) return {};
        look(view);
        if (const auto* mine = std::get_if<Responder>(&view.mine)) {
            if (mine->row.empty()) return {};
            return answer(view, *mine, chance);
        }
        if (whyNot(view, Vote{})) return {};
        return vote(view, chance);
    }
    Beliefs beliefs(const FaceUp& up) const override {
        Beliefs all;
        for (std::size_t i = 0; i < up.pairs.size(); ++i) all.push_back(0.5);
        return all;
    }

protected:
    virtual void look(const View&) {}
    virtual Command answer(const View& view, const Responder& mine, Chance& chance) {
        return anyOf(answersIn(view, mine), chance);
    }
    virtual Command vote(const View& view, Chance& chance) {
        const int choice = chance.below(whyNot(view, Pass{}) ? 2 : 3);
        if (choice == 2) return Pass{};
        return Vote{Side(choice)};
    }
};

class Seeing final : public Blind {
public:
    Seeing(const TuringManner& manner, reading::Gaze gaze, Chance& chance)
        : manner_(manner),
          gaze_(std::move(gaze)),
          reader_(gaze_, manner.plain, manner.weights),
          intent_(manner.taste == Taste::luck ? reading::ownIntent(chance) : reading::commonIntent(manner.weights)) {}

    std::optional<Motive> takeMotive() override { return std::exchange(motive_, {}); }
    Beliefs beliefs(const FaceUp& up) const override { return sees(up) ? reader_.beliefs(up) : Blind::beliefs(up); }

private:
    /// A larger deck than the pictures it knows is beyond it.
    bool sees(const FaceUp& up) const { return up.options.deck <= gaze_.at(0).cards(); }

    void look(const View& view) override {
        if (sees(view.up)) reader_.watch(view);
    }

    /// In Gnirut luck is the best disguise: then both columns are made alike, and nobody can tell them apart.
    Command answer(const View& view, const Responder& mine, Chance& chance) override {
        const FaceUp& up = view.up;
        if (up.options.mode == Mode::gnirut || manner_.taste == Taste::none || !sees(up))
            return Blind::answer(view, mine, chance);
        const auto answers = answersIn(view, mine);
        reading::Moment moment{up.guide, mine.machine == Side::L ? mine.row.front() : mine.row.back(), {}};
        for (const PairPlaced& pair : up.pairs)
            moment.before.push_back(mine.machine == Side::L ? pair.right : pair.left);
        const auto distances = reading::Scene(gaze_.at(up.pairs.size()), moment).distances(intent_);
        return *std::ranges::min_element(answers, {}, [&](const Answer& answer) {
            return distances[static_cast<std::size_t>(mine.row[answer.position])];
        });
    }

    Command vote(const View& view, Chance& chance) override {
        const FaceUp& up = view.up;
        if (!sees(up)) return Blind::vote(view, chance);
        const double left = reader_.beliefs(up).back();
        if (!whyNot(view, Pass{}) && waits(up, std::max(left, 1 - left))) return Pass{};
        motive_ = {thousandths(std::max(left, 1 - left)), Clue::none};
        const bool torn = std::abs(left - 0.5) < 1e-9;
        return Vote{torn ? Side(chance.below(2)) : left > 0.5 ? Side::L : Side::R};
    }

    /// Only before the last pair may one wait.
    bool waits(const FaceUp& up, double sure) const {
        const double enough = manner_.sure[up.pairs.size() - 1];
        return enough > 0 ? sure < enough : waitingPays(up, sure);
    }

    /// T-S1. A vote is worth 3, 2, 1: after the second pair being half sure is worth as much as certainty later, and
    /// after the first two thirds are.
    bool waitingPays(const FaceUp& up, double sure) const {
        if (up.pairs.size() > 1 || sure >= 2.0 / 3) return false;
        return 2 * expectedSureness(sure, rowLength(up.options.difficulty) - 1, reader_.trust(up)) > 3 * sure;
    }

    TuringManner manner_;
    reading::Gaze gaze_;
    reading::Reader reader_;
    reading::Intent intent_;
    std::optional<Motive> motive_;
};

}  // namespace

double expectedSureness(double sure, int choices, double trust) {
    constexpr int steps = 16;
    std::array<double, steps> density{};
    for (std::size_t i = 0; i < steps; ++i) {
        const double rank = (static_cast<double>(i) + 0.5) / steps;
        density[i] = 1 - trust + trust * choices * std::pow(rank, choices - 1);
    }
    double sum = 0;
    for (const double here : density)
        for (const double there : density) sum += std::max(sure * here, (1 - sure) * there);
    return sum / (steps * steps);
}

std::unique_ptr<TuringPlayer> newTuringPlayer(const TuringManner& manner, GalleryReference gallery, Chance& chance) {
    if (!gallery) return std::make_unique<Blind>();
    reading::Gaze gaze(*gallery, manner.noise, manner.lasting, chance);
    if (!gaze.at(0).see()) return std::make_unique<Blind>();
    return std::make_unique<Seeing>(manner, std::move(gaze), chance);
}

std::unique_ptr<TuringPlayer> newTuringPlayer(Persona who, GalleryReference gallery, Chance& chance) {
    return newTuringPlayer(turingManner(who), std::move(gallery), chance);
}

}  // namespace parlour::bots
