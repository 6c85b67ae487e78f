// The atlas: every classic problem that there is, and what perfect play needs to solve it, in one file. It is made by
// `parlour machine atlas make` of surveys (survey.h), and asked by findings.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/atlas/card_sets.h"
#include "games/turing_machine/atlas/traits.h"
#include "games/turing_machine/problem.h"
#include "games/turing_machine/solve.h"

namespace parlour::turing_machine::atlas {

/// Which sets of cards an atlas is of: all that can be laid out with cards up to the highest.
struct Scope {
    int fewest = fewestVerifiers;
    int most = mostVerifiers;
    int highestCard = cardCount;

    std::uint64_t sets() const;
    bool operator==(const Scope&) const = default;
};

/// What perfect play needs in one world, in a byte.
struct Outcome {
    std::uint8_t packed = 0;

    static constexpr std::uint32_t mostRounds = 7;
    static constexpr std::uint32_t mostQuestions = 31;
    static constexpr Outcome of(Tally tally) {
        return {static_cast<std::uint8_t>(tally.rounds << 5 | tally.questions)};
    }
    constexpr Tally tally() const { return {packed / (mostQuestions + 1U), packed % (mostQuestions + 1U)}; }
};

/// One set of cards that a problem can be made with. All outcomes are those of one strategy than which none is better
/// on average (M-S1); another one, as good as it, may have another worst world.
struct Entry {
    Layout layout;                      // classic; its cards ascend
    std::span<const Outcome> outcomes;  // of its worlds, in their order (worlds.h)
    Traits traits;

    /// Rounds and questions over all worlds together: those of every perfect strategy.
    Tally sums() const;
    Tally most() const;
    Tally fewest() const;
    Expected expected() const;
    /// How far the questions are from their average, the standard deviation: what luck there is in the world.
    double luck() const;
};

/// A set of cards as it is kept: how many worlds it has, and its traits.
struct Summary {
    std::uint16_t packed = 0;

    static constexpr std::uint32_t mostWorlds = 1023;
    static Summary of(std::uint32_t worlds, const Traits& traits);
    std::uint32_t worlds() const { return packed & mostWorlds; }
    Traits traits() const;
};

class Atlas {
public:
    /// For all sets of the scope, and for all problems, in order.
    static std::string write(const Scope& scope, std::span<const Summary> sets, std::span<const Outcome> problems);
    /// What was written; a fault says what is wrong with anything else.
    static OrFault<Atlas> read(std::string bytes);

    const Scope& scope() const { return scope_; }
    std::uint64_t problems() const { return problems_; }

    /// Calls visit(entry) for each set of cards that a problem can be made with: fewest cards first, then as in a
    /// dictionary.
    template <class Visit>
    void forEach(Visit visit) const {
        const std::size_t first = headBytes + 2 * scope_.sets();
        std::size_t set = 0, problem = 0;
        for (int verifiers = scope_.fewest; verifiers <= scope_.most; ++verifiers) {
            const CardSets sets(verifiers, scope_.highestCard);
            for (std::uint32_t number = 0; number < sets.size(); ++number) {
                const Summary summary = summaryAt(set++);
                if (summary.worlds() == 0) continue;
                visit(Entry{sets.at(number), outcomesAt(first + problem, summary.worlds()), summary.traits()});
                problem += summary.worlds();
            }
        }
    }
    /// The entry of these cards, in whatever order; a fault if the atlas does not have them.
    OrFault<Entry> at(const Layout& layout) const;

private:
    static constexpr std::size_t headBytes = 32;

    Atlas() = default;
    Summary summaryAt(std::size_t set) const;
    std::span<const Outcome> outcomesAt(std::size_t at, std::size_t count) const;

    Scope scope_;
    std::uint64_t problems_ = 0;
    std::string bytes_;
};

/// The layout with its cards in ascending order.
Layout inOrder(const Layout& layout);
/// Which world of its cards, in ascending order, a problem is. It must be valid and classic.
std::uint32_t worldOf(const Problem& problem);

}  // namespace parlour::turing_machine::atlas
