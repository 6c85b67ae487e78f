// Bots for I Am Not Human: what a seat does in each phase. See not_human_bot.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/not_human_bot.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/not_human/explanation.h"
#include "bots/not_human/talk.h"
#include "lexicon/words.h"

namespace parlour::bots {
namespace {

using namespace not_human;

std::uint64_t drawSeed(Chance& chance) {
    std::uint64_t seed = 0;
    for (int i = 0; i < 4; ++i) seed = seed << 16 | static_cast<std::uint64_t>(chance.below(1 << 16));
    return seed;
}

bool mayBeSaid(std::string_view word, const FaceUp& up) {
    return !lexicon::objectionTo(word, up.options.language) && !up.usedWords.contains(markOf(word, up.options));
}

class WordBot final : public NotHumanPlayer {
public:
    WordBot(const Manner& manner, GalleryReference gallery, Chance& chance)
        : manner_(manner), seed_(drawSeed(chance)), eyes_(std::move(gallery), manner.noise, drawSeed(chance)) {}

    std::optional<Command> choose(const View& view, Chance&) override {
        if (!view.seat) return {};
        const FaceUp& up = view.up;
        const bool isReady = up.players[*view.seat].ready;
        switch (up.phase) {
            case Phase::looking:
            case Phase::discussing:
                if (isReady) return {};
                return Ready{};
            case Phase::associating:
                return say(view);
            case Phase::asking:
                return stepForward(view);
            case Phase::naming:
                if (up.steppedForward != view.seat) return {};
                return Name{static_cast<std::uint8_t>(1 + likeliest(talk(up).belief(placeOf(up, *view.seat))))};
            case Phase::explaining:
                return explain(view);
            case Phase::voting:
                if (up.players[*view.seat].voted) return {};
                return vote(view);
            case Phase::over:
                break;
        }
        return {};
    }

private:
    // ---- What it sees and hears -----------------------------------------------------------------------
    const Board& board(const FaceUp& up) {
        if (!board_ || pictures_ != up.pictures) {
            talk_.reset();
            board_.emplace(eyes_, pictures_ = up.pictures, up.options.language);
        }
        return *board_;
    }
    /// What was said so far; remembered from word to word, because weighing them takes a while.
    const Talk& talk(const FaceUp& up) {
        const auto isSame = [&](std::size_t i) { return up.associations[i].word == heard_[i]; };
        bool goesOn = talk_ && pictures_ == up.pictures && heard_.size() <= up.associations.size();
        for (std::size_t i = 0; goesOn && i < heard_.size(); ++i) goesOn = isSame(i);
        if (!goesOn) {
            heard_.clear();
            talk_.emplace(board(up), manner_, up.players.count(), up.options.server);
        }
        for (std::size_t i = heard_.size(); i < up.associations.size(); ++i) {
            heard_.push_back(up.associations[i].word);
            talk_->hear(board(up).hear(heard_.back()));
        }
        return *talk_;
    }
    static std::optional<std::size_t> placeOf(const FaceUp& up, Seat seat) {
        for (std::size_t i = 0; i < up.associations.size(); ++i)
            if (up.associations[i].seat == seat) return i;
        return {};
    }
    static std::size_t likeliest(const Row& belief) {
        return static_cast<std::size_t>(std::ranges::max_element(belief) - belief.begin());
    }
    /// Its luck in a round is its own, so that it does the same whenever it is asked.
    SeededChance whims(const FaceUp& up) const { return SeededChance(seed_ + up.round * 1000ULL); }

    // ---- Saying a word ----------------------------------------------------------------------------------
    std::optional<Command> say(const View& view) {
        const FaceUp& up = view.up;
        if (placeOf(up, *view.seat)) return {};
        const auto* robot = std::get_if<Robot>(&view.mine);
        if (manner_.isLiteral)
            if (auto word = literalWord(up, robot)) return Say{std::move(*word)};
        return Say{chosenWord(up, robot)};
    }

    /// A name of something on the picture; the human's picture is the one it believes in.
    std::optional<std::string> literalWord(const FaceUp& up, const Robot* robot) {
        auto luck = whims(up);
        std::vector<std::string_view> names;
        const std::size_t place = robot != nullptr ? robot->number - 1U : guessed(up, luck);
        for (const auto name : board(up).spokenNames(place))
            if (mayBeSaid(name, up)) names.push_back(name);
        if (names.empty()) return {};
        return std::string(names[static_cast<std::size_t>(luck.below(static_cast<int>(names.size())))]);
    }
    std::size_t guessed(const FaceUp& up, Chance& luck) {
        if (up.associations.empty()) return static_cast<std::size_t>(luck.below(places));
        return likeliest(talk(up).belief());
    }

    std::string chosenWord(const FaceUp& up, const Robot* robot) {
        const Talk& heard = talk(up);
        const auto utilities = robot != nullptr ? heard.robotChoice(robot->number - 1U) : heard.humanChoice();
        std::vector<std::pair<float, std::string_view>> choices;
        for (std::size_t i = 0; i < utilities.size(); ++i)
            if (const Board::Word& known = board(up).words()[i];
                robot == nullptr || known.fit.suits[robot->number - 1U])
                if (const auto word = words::spellingOf(known.word); mayBeSaid(word, up))
                    choices.emplace_back(utilities[i], word);
        auto luck = whims(up);
        return std::string(choices.empty() ? anyWord(up, luck) : drawn(choices, luck));
    }
    static std::string_view drawn(std::vector<std::pair<float, std::string_view>>& choices, Chance& luck) {
        const float most = std::ranges::max_element(choices)->first;
        float sum = 0;
        for (auto& [utility, word] : choices) sum += utility = std::exp(utility - most);
        float left = sum * static_cast<float>(luck.below(1 << 20)) / (1 << 20);
        for (const auto& [share, word] : choices) {
            left -= share;
            if (left < 0) return word;
        }
        return choices.back().second;
    }
    /// There are thousands of words and at most 128 are used, so that one is found.
    static std::string_view anyWord(const FaceUp& up, Chance& luck) {
        const auto words = words::wordsOf(up.options.language);
        const auto first = static_cast<std::size_t>(luck.below(static_cast<int>(words.size())));
        for (std::size_t i = 0; i < words.size(); ++i)
            if (const auto word = words::spellingOf(words[(first + i) % words.size()]); mayBeSaid(word, up))
                return word;
        return {};
    }

    // ---- The human's chance -----------------------------------------------------------------------------
    std::optional<Command> stepForward(const View& view) {
        if (!std::holds_alternative<Human>(view.mine) || manner_.neverNames) return {};
        const FaceUp& up = view.up;
        const Talk& heard = talk(up);
        const auto own = placeOf(up, *view.seat);
        const Row belief = heard.belief(own);
        float survival = 0;  // N-P3: three stars for the picture, two for staying hidden
        for (std::size_t place = 0; place < places; ++place)
            survival += belief[place] * (mostSuspected(heard.suspicion(place, {})) == *own ? 0.15F : 0.85F);
        if (3 * belief[likeliest(belief)] <= 2 * survival) return {};
        return StepForward{};
    }
    static std::size_t mostSuspected(const std::vector<float>& suspicion) {
        return static_cast<std::size_t>(std::ranges::max_element(suspicion) - suspicion.begin());
    }

    // ---- Discussion and vote ----------------------------------------------------------------------------
    std::optional<Command> explain(const View& view) {
        const FaceUp& up = view.up;
        const Association& next = up.associations[up.explained];
        if (next.seat != view.seat) return {};
        const auto reason = board(up).reasonFor(next.word, *up.answer - 1U);
        return Explain{
            explanation(next.word, reason, up.options.language, static_cast<std::size_t>(whims(up).below(1 << 10)))};
    }

    Command vote(const View& view) {
        const FaceUp& up = view.up;
        const auto own = placeOf(up, *view.seat);
        const auto suspicion = talk(up).suspicion(*up.answer - 1U, own);
        const std::size_t entry = mostSuspected(suspicion);
        return Accuse{entry == up.associations.size() ? serverEntry : static_cast<std::uint8_t>(entry + 1)};
    }

    Manner manner_;
    std::uint64_t seed_;
    Onlooker eyes_;
    Few<Picture, places> pictures_;
    std::optional<Board> board_;
    Few<Word, mostPlayers> heard_;
    std::optional<Talk> talk_;
};

}  // namespace

std::unique_ptr<NotHumanPlayer> newNotHumanPlayer(Level level, GalleryReference gallery, Chance& chance) {
    return newNotHumanPlayer(mannerOf(level), std::move(gallery), chance);
}
std::unique_ptr<NotHumanPlayer> newNotHumanPlayer(const Manner& manner, GalleryReference gallery, Chance& chance) {
    return std::make_unique<WordBot>(manner, std::move(gallery), chance);
}

}  // namespace parlour::bots
