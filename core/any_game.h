// A game behind its name: what the command line and the server know of it before a match begins.
// games/games.cpp lists them all; any_game_of.h is how a game becomes one.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>

#include "core/fault.h"
#include "core/match.h"
#include "core/simulation.h"

namespace parlour {

/// An option as a person reads it.
struct OptionLine {
    std::string name, values, standard, says;
};
WIRE(OptionLine, name, values, standard, says)

class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual std::string_view name() const = 0;
    virtual std::string_view title() const = 0;
    virtual std::string_view summary() const = 0;
    virtual int version() const = 0;
    virtual int fewestPlayers() const = 0;
    virtual int mostPlayers() const = 0;
    virtual std::vector<OptionLine> options() const = 0;
    /// Options where nothing was chosen, as JSON.
    virtual std::string standardOptions() const = 0;
    /// Whether its rules have clocks.
    virtual bool isTimed() const = 0;

    /// The deck it is played with unless another is chosen, and how many pictures a deck must have; none: "" and 0.
    virtual std::string_view deck() const = 0;
    /// The deck of journals that name none: what it was once played with.
    virtual std::string_view firstDeck() const = 0;
    virtual int picturesIn(std::string_view options) const = 0;

    /// Why these options are refused for so many players, if they are; a fault if they are none.
    virtual OrFault<MaybeRefusal> whyNot(std::string_view options, int players) const = 0;
    /// What is wrong with a view that came from outside, if anything.
    virtual std::optional<Fault> whyNotView(std::string_view view) const = 0;
    /// Whether a command would be refused to who sees this view. Browsers ask this.
    virtual OrFault<MaybeRefusal> judge(std::string_view view, std::string_view command) const = 0;
    /// What follows from a view by the rules, as JSON.
    virtual OrFault<std::string> facts(std::string_view view) const = 0;
    /// A new match, dealt; or one that waits for the events of a stored game.
    virtual OrFault<std::unique_ptr<Match>> open(std::string_view options, int players, Chance& chance) const = 0;
    virtual OrFault<std::unique_ptr<Match>> reopen(std::string_view options, int players) const = 0;

    virtual OrFault<Simulation> simulate(std::string_view options, int players, long long games, std::uint64_t seed,
                                         const std::function<void(long long)>& progress) const = 0;
    virtual OrFault<std::string> playthrough(std::string_view options, int players, std::uint64_t seed) const = 0;

    /// A number for how it behaves (signature.h), of so many games.
    virtual std::uint64_t signature(int games) const = 0;

    virtual std::string typescript() const = 0;
    virtual std::string jsonSchema() const = 0;
};

/// That game behind its name. Each game has a file entry.cpp, where this is compiled for it.
template <class G>
const AnyGame& entry();

}  // namespace parlour
