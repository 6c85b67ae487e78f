// People with one simple idea each; see strangers.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/strangers.h"

#include <algorithm>

#include "bots/not_human/board.h"

namespace parlour::bots {
namespace {

using namespace not_human;

constexpr std::array<std::array<std::string_view, 12>, 4> forAnything = {{
    {"mystery", "dream", "silence", "freedom", "nature", "magic", "secret", "imagination", "loneliness", "memory",
     "hope", "fantasy"},
    {"misterio", "sueño", "silencio", "libertad", "naturaleza", "magia", "secreto", "imaginación", "soledad",
     "recuerdo", "esperanza", "fantasía"},
    {"mistero", "sogno", "silenzio", "libertà", "natura", "magia", "segreto", "immaginazione", "solitudine", "ricordo",
     "speranza", "fantasia"},
    {"тайна", "сон", "тишина", "свобода", "природа", "волшебство", "секрет", "воображение", "одиночество", "память",
     "надежда", "фантазия"},
}};

class Stranger : public NotHumanPlayer {
public:
    Stranger(NotHumanStranger habit, const GalleryReference& gallery, Chance& chance)
        : habit_(habit), eyes_(gallery, 0, static_cast<std::uint64_t>(chance.below(1 << 30))) {}

    std::optional<Command> choose(const View& view, Chance& chance) override {
        if (!view.seat) return {};
        const FaceUp& up = view.up;
        const bool isHuman = std::holds_alternative<Human>(view.mine);
        switch (up.phase) {
            case Phase::looking:
            case Phase::discussing:
                if (up.players[*view.seat].ready) return {};
                return Ready{};
            case Phase::associating:
                return say(view, chance);
            case Phase::asking:
                if (!isHuman || isHider()) return {};
                return StepForward{};
            case Phase::naming:
                if (up.steppedForward != view.seat) return {};
                return Name{static_cast<std::uint8_t>(1 + likeliest(view, {}))};
            case Phase::explaining:
                if (up.associations[up.explained].seat != view.seat) return {};
                return Explain{"It is in the picture."};
            case Phase::voting:
                if (up.players[*view.seat].voted) return {};
                return vote(view);
            case Phase::over:
                break;
        }
        return {};
    }

private:
    bool isHider() const {
        return habit_ == NotHumanStranger::lastword || habit_ == NotHumanStranger::generic ||
               habit_ == NotHumanStranger::gibberish;
    }
    bool isLate(bool isHuman) const {
        using enum NotHumanStranger;
        return habit_ == waitname || habit_ == lastword || habit_ == cheat || (habit_ == saboteur && isHuman);
    }
    const Board& board(const FaceUp& up) {
        if (!board_ || pictures_ != up.pictures) board_.emplace(eyes_, pictures_ = up.pictures, up.options.language);
        return *board_;
    }

    // ---- Listening --------------------------------------------------------------------------------------
    /// In how many of the others' words each picture is meant; what fits better decides among equals.
    Row hits(const View& view) {
        Row all{};
        for (const Association& said : view.up.associations) {
            if (said.seat == view.seat) continue;
            const auto fit = board(view.up).hear(said.word);
            if (!fit) continue;
            const float most = *std::ranges::max_element(fit->clearly);
            for (std::size_t place = 0; place < places; ++place)
                all[place] += (fit->listed[place] ? 1.0F : 0.0F) + 0.01F * (fit->clearly[place] - most);
        }
        return all;
    }
    std::size_t likeliest(const View& view, std::optional<std::size_t> but) {
        Row found = hits(view);
        if (but) found[*but] = -1e9F;
        return static_cast<std::size_t>(std::ranges::max_element(found) - found.begin());
    }

    // ---- Speaking ---------------------------------------------------------------------------------------
    /// Two who wait for each other would wait for ever.
    bool isWaiting(const View& view) {
        const std::size_t heard = view.up.associations.size();
        if (heard + 1 >= static_cast<std::size_t>(view.up.players.count())) return false;
        if (heard_ != heard) asked_ = 0;
        heard_ = heard;
        return ++asked_ < 100;
    }

    std::optional<Command> say(const View& view, Chance& chance) {
        const auto* robot = std::get_if<Robot>(&view.mine);
        const bool hasSaid =
            std::ranges::any_of(view.up.associations, [&](const Association& said) { return said.seat == view.seat; });
        if (hasSaid || (isLate(robot == nullptr) && isWaiting(view))) return {};
        if (robot == nullptr) return Say{humanWord(view, chance)};
        const std::size_t right = robot->number - 1U;
        if (habit_ == NotHumanStranger::cheat) return Say{wordFor(view, likeliest(view, right), chance)};
        if (habit_ != NotHumanStranger::saboteur) return Say{wordFor(view, right, chance)};
        const auto wrong = static_cast<std::size_t>(chance.below(places - 1));
        return Say{wordFor(view, wrong < right ? wrong : wrong + 1, chance)};
    }
    std::string humanWord(const View& view, Chance& chance) {
        if (habit_ == NotHumanStranger::lastword) return wordFor(view, likeliest(view, {}), chance);
        if (habit_ == NotHumanStranger::gibberish) return nonsense(chance);
        const auto language = static_cast<std::size_t>(view.up.options.language);
        for (const std::string_view word : forAnything[language < 4 ? language : 0])
            if (!whyNot(view, Say{std::string(word)})) return std::string(word);
        return nonsense(chance);
    }
    /// A word from the list of something on that picture.
    std::string wordFor(const View& view, std::size_t place, Chance& chance) {
        std::vector<std::string_view> words;
        for (const Board::Word& known : board(view.up).words())
            if (known.fit.listed[place]) words.push_back(words::spellingOf(known.word));
        while (!words.empty()) {
            const auto at = chance.below(static_cast<int>(words.size()));
            std::swap(words[static_cast<std::size_t>(at)], words.back());
            if (!whyNot(view, Say{std::string(words.back())})) return std::string(words.back());
            words.pop_back();
        }
        return nonsense(chance);
    }
    static std::string nonsense(Chance& chance) {
        constexpr std::string_view begins = "bdfgklmprstvz", middles = "aeiou";
        std::string word = "bl";
        for (int i = 0; i < 5; ++i) {
            word += middles[static_cast<std::size_t>(chance.below(static_cast<int>(middles.size())))];
            word += begins[static_cast<std::size_t>(chance.below(static_cast<int>(begins.size())))];
        }
        return word + "ax";
    }

    // ---- Voting -----------------------------------------------------------------------------------------
    /// The word that fits the right picture least.
    Command vote(const View& view) {
        const FaceUp& up = view.up;
        const std::size_t right = *up.answer - 1U;
        std::optional<std::uint8_t> worst;
        float least = 0;
        for (std::size_t i = 0; i < up.associations.size(); ++i) {
            if (up.associations[i].seat == view.seat) continue;
            const auto fit = board(up).hear(up.associations[i].word);
            const float fits = fit ? fit->clearly[right] + (fit->listed[right] ? 100.0F : 0.0F) : -1e9F;
            if (!worst || fits < least) worst = static_cast<std::uint8_t>(i + 1), least = fits;
        }
        return Accuse{*worst};
    }

    NotHumanStranger habit_;
    Onlooker eyes_;
    Few<Picture, places> pictures_;
    std::optional<Board> board_;
    std::size_t heard_ = 0;
    int asked_ = 0;
};

/// A hard bot whose vote follows a rule of thumb.
class RuleOfThumb final : public NotHumanPlayer {
public:
    RuleOfThumb(bool isServer, const GalleryReference& gallery, Chance& chance)
        : isServer_(isServer), bot_(newNotHumanPlayer(anybody(Level::hard, chance), gallery, chance)) {}

    std::optional<Command> choose(const View& view, Chance& chance) override {
        auto command = bot_->choose(view, chance);
        if (!command || !std::holds_alternative<Accuse>(*command)) return command;
        Accuse rule{isServer_ ? serverEntry : static_cast<std::uint8_t>(view.up.associations.size())};
        if (!isServer_ && whyNot(view, rule)) --rule.entry;
        if (whyNot(view, rule)) return command;
        return rule;
    }

private:
    bool isServer_;
    std::unique_ptr<NotHumanPlayer> bot_;
};

}  // namespace

std::unique_ptr<NotHumanPlayer> newStranger(NotHumanStranger habit, const GalleryReference& gallery, Chance& chance) {
    if (habit == NotHumanStranger::voteserver || habit == NotHumanStranger::votelast)
        return std::make_unique<RuleOfThumb>(habit == NotHumanStranger::voteserver, gallery, chance);
    return std::make_unique<Stranger>(habit, gallery, chance);
}

}  // namespace parlour::bots
