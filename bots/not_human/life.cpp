// How bots of I Am Not Human take part in the evening; see life.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/life.h"

#include <map>

#include "bots/not_human/talk.h"
#include "bots/speech.h"

namespace parlour::bots {
namespace {

using namespace not_human;

std::optional<std::size_t> entryOf(const FaceUp& up, Seat seat) {
    for (std::size_t i = 0; i < up.associations.size(); ++i)
        if (up.associations[i].seat == seat) return i;
    return {};
}
std::string wordOf(const FaceUp& up, Seat seat) {
    const auto entry = entryOf(up, seat);
    return entry ? std::string(up.associations[*entry].word) : "";
}

/// Here it is the language of the words.
Bystander inLanguageOf(const FaceUp& up, Bystander who) {
    who.language = up.options.language;
    return who;
}

// ---- While the table talks --------------------------------------------------------------------------

/// What can be held against the others' words, and what makes one's own look bad. It is reckoned from what lies face
/// up, so the human speaks as everybody does.
class Doubts {
public:
    Doubts(const FaceUp& up, const Bystander& who)
        : up_(up),
          who_(who),
          manner_(mannerOf({Level::hard, who.character})),
          eyes_(who.gallery, manner_.noise, static_cast<std::uint64_t>(who.character)),
          board_(eyes_, up.pictures, up.options.language),
          talk_(board_, manner_, up.players.count(), up.options.server) {
        for (const Association& said : up.associations) {
            fits_.push_back(board_.hear(said.word));
            talk_.hear(fits_.back());
        }
    }

    MaybeRemark spoken(Chance& luck) {
        Speech speech(who_, luck);
        const std::size_t right = *up_.answer - 1U;
        const auto suspicion = talk_.suspicion(right, {});
        const auto suspect = static_cast<std::size_t>(std::ranges::max_element(suspicion) - suspicion.begin());
        if (suspect == up_.associations.size()) return speech.line(Line::maybeServer);
        const Association& said = up_.associations[suspect];
        auto slots = Slots::about(who_.nameOf(said.seat), std::string(said.word));
        if (said.seat == who_.self) return speech.line(Line::defence, slots);
        if (!fits_[suspect]) return speech.line(Line::unheardOf, slots);
        if (!fits_[suspect]->listed[right]) {
            const auto [thing, count] = commonThing(right);
            slots.thing = thing;
            slots.count = count;
            return speech.line(count > 1 ? Line::oddOneOut : Line::nothingLikeIt, slots);
        }
        if (suspect + 1 == up_.associations.size()) return speech.line(Line::spokeLast, slots);
        if (fits_[suspect]->stock > 0.6F) return speech.line(Line::saidOfAnything, slots);
        return speech.line(Line::maybeServer);
    }

private:
    /// What most of the words have to do with, and how many.
    std::pair<std::string, int> commonThing(std::size_t right) const {
        std::map<std::string, int> counted;
        for (std::size_t i = 0; i < fits_.size(); ++i)
            if (fits_[i] && fits_[i]->listed[right]) ++counted[board_.reasonFor(up_.associations[i].word, right).named];
        counted.erase("");
        if (counted.empty()) return {};
        const auto& [thing, count] = *std::ranges::max_element(counted, {}, [](const auto& one) { return one.second; });
        return {theOne(thing, up_.options.language), count};
    }

    const FaceUp& up_;
    const Bystander& who_;
    Manner manner_;
    Onlooker eyes_;
    Board board_;
    Talk talk_;
    std::vector<std::optional<Fit>> fits_;
};

// ---- When a round is over ---------------------------------------------------------------------------

MaybeRemark onNaming(const RoundScored& round, const Bystander& who, Speech& speech) {
    if (!round.human || *round.human == who.self) return {};
    const auto slots = Slots::about(who.nameOf(*round.human));
    if (round.winner == Winner::human) return speech.say(Line::namedRight, slots, Reaction::applause);
    return speech.say(Line::namedWrong, slots, Reaction::laugh);
}

MaybeRemark onVote(const RoundScored& round, const FaceUp& up, const Bystander& who, Speech& speech) {
    const auto own = entryOf(up, who.self);
    const bool isOpened = own && round.opened == *own + 1;
    const bool isHuman = round.human == who.self, robotsWon = round.winner == Winner::robots;
    const std::string word = wordOf(up, round.human.value_or(who.self));
    if (isHuman) return speech.line(robotsWon ? Line::selfCaught : Line::selfUnseen, Slots::about("", word));
    if (isOpened) return speech.say(Line::selfAccused, {}, Reaction::laugh);
    if (!round.human) return speech.say(robotsWon ? Line::noHuman : Line::blamedForNothing, {}, Reaction::laugh);
    const auto slots = Slots::about(who.nameOf(*round.human), word);
    if (!robotsWon) return speech.say(Line::unseen, slots, Reaction::applause);
    const auto vote = round.votes[who.self];
    if (vote == round.opened) return speech.say(Line::wordGaveAway, slots, Reaction::applause);
    if (!vote || *vote > up.associations.size()) return Reaction::wow;
    return speech.say(Line::wrongSuspect, Slots::about(who.nameOf(up.associations[*vote - 1U].seat)), Reaction::wow);
}

}  // namespace

Pace paceOf(const FaceUp& up) {
    const auto players = up.players.count();
    Pace pace;
    pace.moment = (static_cast<std::uint32_t>(up.phase) << 24) + (up.round * 16U) + up.explained;
    switch (up.phase) {
        case Phase::looking:  // nine pictures
            return pace.shortest = 4000, pace.longest = 11'000, pace;
        case Phase::associating:
            return pace.shortest = 5000, pace.longest = 17'000, pace.patience = 45'000, pace;
        case Phase::asking:  // N-G1: within the five seconds, like people, not in the breath before them
            return pace.shortest = 2500, pace.longest = 5700, pace;
        case Phase::naming:
            return pace.shortest = 5000, pace.longest = 14'000, pace;
        case Phase::explaining:
            return pace.shortest = 2500, pace.longest = 6500, pace;
        case Phase::discussing:
            return pace.shortest = 8000 + 500 * players, pace.longest = 16'000 + 1000 * players, pace;
        case Phase::voting:
            return pace.shortest = 2500 + 300 * players, pace.longest = 6000 + 800 * players, pace.patience = 20'000,
                   pace;
        case Phase::over:
            break;
    }
    return pace;
}

MaybeRemark remarkOn(const PublicEvent& event, const FaceUp& up, const Bystander& self, Chance& luck) {
    const Bystander who = inLanguageOf(up, self);
    Speech speech(who, luck);
    if (std::holds_alternative<RoundStarted>(event) && up.round == 1 && speech.now(70)) return speech.greeting();
    if (std::holds_alternative<AnswerOpened>(event) && up.phase == Phase::explaining && speech.now(50))
        return speech.say(Line::nobodySteps, {}, Reaction::think);
    if (std::holds_alternative<Explained>(event) && up.phase == Phase::discussing && up.answer)
        return Doubts(up, who).spoken(luck);
    if (const auto* round = std::get_if<RoundScored>(&event))
        return round->opened ? onVote(*round, up, who, speech) : onNaming(*round, who, speech);
    if (const auto* end = std::get_if<GameOver>(&event)) return speech.farewell(end->winners, Line::theyWon);
    return {};
}

MaybeRemark replyTo(Seat speaker, const FaceUp& up, const Bystander& self, Chance& luck) {
    const Bystander who = inLanguageOf(up, self);
    Speech speech(who, luck);
    const bool isJudged = up.phase == Phase::explaining || up.phase == Phase::discussing || up.phase == Phase::voting;
    if (!isJudged || !entryOf(up, who.self)) return speech.answer(speaker);
    return speech.line(Line::defence, Slots::about("", wordOf(up, who.self)));
}

/// Who steps forward and is wrong was misled by all robots together.
std::vector<Encounter> encountersIn(const PublicEvent& event, const FaceUp&) {
    const auto* round = std::get_if<RoundScored>(&event);
    if (round == nullptr || !round->human) return {};
    std::vector<Encounter> all;
    const bool humanWon = round->winner == Winner::human, isNamed = !round->opened;
    for (std::size_t i = 0; i < round->votes.size(); ++i) {
        const Seat seat{static_cast<std::uint8_t>(i)};
        if (seat == *round->human) continue;
        if (isNamed) {
            if (!humanWon) all.push_back({Deed::fooled, seat, *round->human});
            continue;
        }
        const bool isRight = round->stars[seat] > (humanWon ? 0 : 1);  // N-P2
        if (isRight) all.push_back({Deed::sawThrough, seat, *round->human});
        if (!isRight && humanWon) all.push_back({Deed::fooled, *round->human, seat});
    }
    return all;
}

}  // namespace parlour::bots
