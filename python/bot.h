// The bots as policies: a state's view of one seat in, an action or a command out. They see what that seat sees,
// through the same JSON as at a table. SPDX-License-Identifier: MIT
#pragma once
#include "bots/bots.h"
#include "python/state.h"

namespace parlour::python {

/// What there is to see on a deck's pictures, as bots see it.
struct Deck {
    std::string name;
    bots::GalleryReference gallery;
};
using DeckReference = std::shared_ptr<const Deck>;
/// From the text of a deck.json.
DeckReference deckOf(std::string_view json);

/// Throws if the game is played with more.
template <Game G>
void needPictures(const Deck& deck, const typename G::Options& options) {
    const auto needed = static_cast<std::size_t>(G::picturesIn(options));
    if (deck.gallery->size() < needed)
        throw Unfit("the deck \"" + deck.name + "\" has " + std::to_string(deck.gallery->size()) +
                    " pictures, and the game needs " + std::to_string(needed));
}

inline bots::Level levelCalled(const std::string& name) {
    const auto levels = wire::allWords<bots::Level>;
    const auto level = std::ranges::find(levels, name);
    if (level == levels.end()) throw Unfit("there is no level \"" + name + "\": a bot is easy, normal or hard");
    return bots::Level(level - levels.begin());
}

struct Persona {
    std::string level = "normal", character, stranger;  // no character: any; a stranger has neither
};

/// What Python calls Bot, whatever the game.
struct BotBase {};

template <Game G>
class Bot : public BotBase {
public:
    Bot(SettingReference<G> setting, Persona who, DeckReference deck, std::uint64_t seed)
        : setting_(std::move(setting)), who_(std::move(who)), deck_(std::move(deck)), chance_(seed) {
        if constexpr (HasPictures<G>)
            if (deck_) needPictures<G>(*deck_, setting_->options);
        restart(seed);
    }

    /// Somebody new of the same kind, who remembers nothing.
    void restart(std::uint64_t seed) {
        chance_ = SeededChance(seed);
        const auto gallery = deck_ ? deck_->gallery : nullptr;
        bot_ = who_.stranger.empty() ? bots::newBot(G::name, persona(), gallery, chance_)
                                     : bots::newStranger(G::name, who_.stranger, gallery, chance_);
        if (bot_) return;
        std::string known;
        for (const auto name : bots::strangersAt(G::name)) known += (known.empty() ? "" : ", ") + std::string(name);
        throw Unfit("nobody plays like \"" + who_.stranger + "\"; there are: " + (known.empty() ? "none" : known));
    }

    /// Its command as JSON; empty if it would rather wait.
    std::string choose(const State<G>& state, std::optional<int> asked) {
        if (!setting_->sameAs(state.setting())) throw Unfit("this bot was made for another game, or other options");
        const int seat = asked ? *asked : state.current();
        if (state.isOver() || state.outcomes() > 0) return {};
        return bot_->choose(wire::message(state.view(seat)), chance_);
    }
    /// The same as an action; nothing if it would rather wait, and cannot.
    std::optional<int> step(const State<G>& state, std::optional<int> asked) {
        const int seat = asked ? *asked : state.current();
        const auto json = choose(state, seat);
        if (json.empty()) return waiting(state, seat);
        typename G::Command command;
        if (const auto fault = wire::read(json, command)) throw Unfit(fault->says);
        if (const auto action = setting_->find(command)) return action;
        if (const auto action = onlyOneLike(command)) return action;
        throw Unfit("the bot wants " + json +
                    ", which is no action here: use choose() and apply_command(), or load the "
                    "game with vocabulary=\"bots\"");
    }

private:
    /// The action of that kind, if there is only one: an explanation, whatever its words.
    std::optional<int> onlyOneLike(const typename G::Command& command) const {
        const auto isLike = [&](const auto& other) { return other.index() == command.index(); };
        const auto found = std::ranges::find_if(setting_->every(), isLike);
        if (std::ranges::count_if(setting_->every(), isLike) != 1) return {};
        return static_cast<int>(found - setting_->every().begin());
    }

    static std::optional<int> waiting(const State<G>& state, int seat) {
        if constexpr (!G::isTimed) return {};
        std::vector<std::uint8_t> mask(static_cast<std::size_t>(state.setting().actions));
        state.mask(seat, mask.data());
        if (mask.back() == 0) return {};
        return state.setting().actions - 1;
    }

    bots::Persona persona() {
        bots::Persona known;
        known.level = levelCalled(who_.level);
        if (who_.character.empty()) return bots::anybody(known.level, chance_);
        const auto character = bots::characterCalled(who_.character);
        if (!character) throw Unfit("nobody is called \"" + who_.character + "\"; parlour.CHARACTERS lists them");
        known.character = *character;
        return known;
    }

    SettingReference<G> setting_;
    Persona who_;
    DeckReference deck_;
    SeededChance chance_;
    std::unique_ptr<bots::Bot> bot_;
};

}  // namespace parlour::python
