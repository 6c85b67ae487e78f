// Bots for I Am Not Human: what a seat does in each phase. See not_human_bot.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/not_human_bot.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "bots/not_human/explanation.h"
#include "bots/not_human/main_clue.h"
#include "lexicon/words.h"

namespace parlour::bots {
namespace {

using namespace not_human;

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

    std::optional<Motive> takeMotive() override { return std::exchange(motive_, {}); }

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
    /// Its luck in a round is its own, so that it does the same whenever it is asked; and another for each thing that
    /// is left to it, or how it explains a word would tell from which list that was drawn.
    enum class Whim : std::uint8_t { word, explanation };
    SeededChance whims(const FaceUp& up, Whim about) const {
        return SeededChance(seed_ + up.round * 1000ULL + static_cast<std::uint64_t>(about));
    }

    // ---- Saying a word ----------------------------------------------------------------------------------
    std::optional<Command> say(const View& view) {
        const FaceUp& up = view.up;
        if (placeOf(up, *view.seat)) return {};
        return Say{chosenWord(up, std::get_if<Robot>(&view.mine))};
    }

    /// Neither a robot nor the human names what is to be seen: that says too much, and nobody could explain it.
    bool isGood(std::string_view word, const FaceUp& up) { return mayBeSaid(word, up) && !board(up).isName(word); }

    std::string chosenWord(const FaceUp& up, const Robot* robot) {
        const Talk& heard = talk(up);
        auto shares = robot != nullptr ? heard.robotChoice(robot->number - 1U) : heard.humanChoice();
        const auto suits = [&](std::size_t word) {
            return robot == nullptr || board(up).words()[word].fit.suits[robot->number - 1U];
        };
        float most = -1e9F, sum = 0;
        for (std::size_t i = 0; i < shares.size(); ++i)
            if (suits(i)) most = std::max(most, shares[i]);
        for (std::size_t i = 0; i < shares.size(); ++i) sum += shares[i] = suits(i) ? std::exp(shares[i] - most) : 0;
        auto luck = whims(up, Whim::word);
        while (sum > 1e-20F) {
            const std::size_t at = drawn(shares, sum, luck);
            const auto word = words::spellingOf(board(up).words()[at].word);
            if (isGood(word, up)) return std::string(word);
            shares[at] = 0;
            sum = std::accumulate(shares.begin(), shares.end(), 0.0F);
        }
        return std::string(anyWord(up, luck));
    }
    /// One of several, each as likely as its share of the sum.
    static std::size_t drawn(const std::vector<float>& shares, float sum, Chance& luck) {
        float left = sum * static_cast<float>(luck.below(1 << 20)) / (1 << 20);
        std::size_t last = 0;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            if (shares[i] <= 0) continue;
            last = i;
            left -= shares[i];
            if (left < 0) break;
        }
        return last;
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
        const Row belief = talk(view.up).belief(placeOf(view.up, *view.seat));
        if (belief[likeliest(belief)] < manner_.sure) return {};
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
        const auto way = static_cast<std::size_t>(whims(up, Whim::explanation).below(1 << 10));
        return Explain{explanation(next.word, reason, up.options.language, way)};
    }

    Command vote(const View& view) {
        const FaceUp& up = view.up;
        const auto own = placeOf(up, *view.seat);
        const std::size_t right = *up.answer - 1U;
        const auto suspicion = talk(up).suspicion(right, own);
        const std::size_t entry = mostSuspected(suspicion);
        const bool isServer = entry == up.associations.size();
        motive_ = {thousandths(suspicion[entry]), isServer ? Clue::none : mainClue(talk(up), manner_, right, entry)};
        return Accuse{isServer ? serverEntry : static_cast<std::uint8_t>(entry + 1)};
    }

    Manner manner_;
    std::uint64_t seed_;
    Onlooker eyes_;
    Few<Picture, places> pictures_;
    std::optional<Board> board_;
    Few<Word, mostPlayers> heard_;
    std::optional<Talk> talk_;
    std::optional<Motive> motive_;
};

}  // namespace

std::unique_ptr<NotHumanPlayer> newNotHumanPlayer(Persona who, GalleryReference gallery, Chance& chance) {
    return newNotHumanPlayer(mannerOf(who), std::move(gallery), chance);
}
std::unique_ptr<NotHumanPlayer> newNotHumanPlayer(const Manner& manner, GalleryReference gallery, Chance& chance) {
    return std::make_unique<WordBot>(manner, std::move(gallery), chance);
}

}  // namespace parlour::bots
