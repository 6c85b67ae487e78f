// What a game is loaded with: options, players, the list of actions, and how its numbers are laid out. States and
// batches share one; nothing of it ever changes.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "core/allowed.h"
#include "core/json.h"
#include "core/plain.h"
#include "games/turing_machine/turing_machine.h"
#include "python/errors.h"
#include "python/numbers.h"

namespace parlour::python {

/// What a seat is credited with: a share of the win at the end, or its points all along.
enum class Returns : std::uint8_t { wins, points };
WORDS(Returns, wins, points)

/// What a game is loaded with, as it is kept in a pickle.
struct Chosen {
    std::string game;
    int rules;  // the version of the rules
    wire::Raw options;
    int players;
    Returns returns;
    std::vector<std::string> vocabulary;  // empty: the game's own
};
WIRE(Chosen, game, rules, options, players, returns, vocabulary)

template <Game G>
std::vector<typename G::Command> actionsOf(const typename G::Options& options,
                                           const std::vector<std::string>& vocabulary) {
    auto every = G::everyCommand(options);
    if (vocabulary.empty()) return every;
    if constexpr (UsesUp<G>) {
        using Say = std::variant_alternative_t<0, typename G::Command>;
        std::erase_if(every, [](const auto& command) { return std::holds_alternative<Say>(command); });
        std::unordered_map<std::uint64_t, std::string> uses;
        for (const std::string& word : vocabulary) {
            if (const auto why = whyNoWord(word, options)) throw Unfit("in the vocabulary, \"" + word + "\": " + *why);
            const auto [other, isNew] = uses.try_emplace(*G::useOf(Say{word}, options), word);
            if (!isNew) throw Unfit("in the vocabulary, \"" + other->second + "\" and \"" + word + "\" are one word");
            every.emplace_back(Say{word});
        }
    } else {
        throw Unfit("only I Am Not Human has a vocabulary");
    }
    return every;
}

/// What Python calls Game, whichever it is.
struct GameBase {};

template <Game G>
struct Setting : GameBase {
    Setting(const Chosen& chosen, const typename G::Options& chosenOptions)
        : options(chosenOptions),
          players(chosen.players),
          returns(chosen.returns),
          vocabulary(chosen.vocabulary),
          allowed(options, actionsOf<G>(options, vocabulary)),
          actions(static_cast<int>(allowed.every().size()) + (G::isTimed ? 1 : 0)) {
        numberWords();
        frame = {.seats = players, .words = &words};
        width = tensor::sizeOf<typename G::View>(frame);
    }
    Setting(const Setting&) = delete;
    Setting& operator=(const Setting&) = delete;

    const std::vector<typename G::Command>& every() const { return allowed.every(); }
    /// In a timed game one may also wait: when all do, time is up. It is the last action.
    bool isWait(int action) const { return G::isTimed && action == actions - 1; }

    std::string say(int action) const {
        return isWait(action) ? "Wait" : wire::plain(every()[static_cast<std::size_t>(action)]);
    }
    std::optional<int> find(const typename G::Command& command) const {
        const auto found = std::ranges::find(every(), command);
        if (found == every().end()) return {};
        return static_cast<int>(found - every().begin());
    }
    Chosen chosen() const {
        return {.game = std::string(G::name),
                .rules = G::version,
                .options = {wire::message(options)},
                .players = players,
                .returns = returns,
                .vocabulary = vocabulary};
    }
    bool sameAs(const Setting& other) const {
        return this == &other || wire::message(chosen()) == wire::message(other.chosen());
    }

    typename G::Options options;
    int players;
    Returns returns;
    std::vector<std::string> vocabulary;
    Allowed<G> allowed;
    int actions;
    WordNumbers words;
    tensor::Frame frame;
    std::size_t width = 0;

private:
    void numberWords() {
        if constexpr (UsesUp<G>)
            for (const auto& command : every())
                if (const auto* say = std::get_if<0>(&command))
                    words.emplace(say->word, static_cast<int>(words.size()) + 1);
    }
};
template <Game G>
using SettingReference = std::shared_ptr<const Setting<G>>;

/// Turing Machine counts questions, of which fewer are better.
template <Game G>
inline constexpr double worthOfAPoint = std::is_same_v<G, turing_machine::TuringMachine> ? -1 : 1;

template <Game G>
std::vector<double> returnsOf(const Setting<G>& setting, const typename G::FaceUp& up) {
    std::vector<double> returns(static_cast<std::size_t>(setting.players));
    if (setting.returns == Returns::points) {
        const auto scores = G::scores(up);
        for (std::size_t i = 0; i < returns.size(); ++i) returns[i] = worthOfAPoint<G> * scores[i];
    } else if (G::isOver(up)) {
        const auto winners = G::winners(up);
        for (const Seat seat : winners) returns[indexOf(seat)] = 1.0 / static_cast<double>(winners.size());
    }
    return returns;
}

/// Reads and judges what was chosen.
template <Game G>
SettingReference<G> settingOf(const Chosen& chosen) {
    typename G::Options options;
    if (chosen.rules != G::version)
        throw Unfit("it was played by version " + std::to_string(chosen.rules) +
                    " of the rules, and these are version " + std::to_string(G::version));
    if (const auto fault = wire::read(chosen.options.json, options)) throw Unfit("in the options, " + fault->says);
    if (const auto refusal = G::whyNot(options, chosen.players)) throw Refused(*refusal);
    return std::make_shared<const Setting<G>>(chosen, options);
}

}  // namespace parlour::python
