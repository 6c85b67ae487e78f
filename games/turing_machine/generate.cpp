// Deals cards until they admit a world. About half of all hands of four do; dealing again is cheap.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/generate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "games/turing_machine/grade.h"

namespace parlour::turing_machine {
namespace {

constexpr std::array<int, 4> highestCards{0, 17, 22, cardCount};  // of easy, standard, hard, after nothing

std::vector<int> dealCards(int count, int highest, const Below& below) {
    std::vector<int> pile(static_cast<std::size_t>(highest));
    std::iota(pile.begin(), pile.end(), 1);
    std::vector<int> dealt;
    for (int i = 0; i < count; ++i) {
        const auto at = pile.begin() + below(static_cast<int>(pile.size()));
        dealt.push_back(*at);
        pile.erase(at);
    }
    return dealt;
}

Layout dealLayout(Mode mode, int verifiers, Difficulty difficulty, const Below& below) {
    const int perVerifier = mode == Mode::extreme ? 2 : 1;
    const std::vector<int> cards = dealCards(verifiers * perVerifier, highestCard(difficulty), below);
    std::vector<std::pair<int, int>> rows;  // in an order that tells nothing
    for (std::size_t i = 0; i < cards.size(); i += static_cast<std::size_t>(perVerifier)) {
        const int second = perVerifier == 2 ? cards[i + 1] : 0;
        const std::pair row(second == 0 ? cards[i] : std::min(cards[i], second),
                            second == 0 ? 0 : std::max(cards[i], second));
        rows.insert(std::ranges::upper_bound(rows, row), row);
    }
    std::vector<int> first;
    std::vector<int> second;
    for (const auto& [one, other] : rows) {
        first.push_back(one);
        second.push_back(other);
    }
    return layoutOf(mode, first, second);
}

/// The codes that every verifier alone may accept.
CodeSet looseCodes(const Layout& layout) {
    CodeSet codes = CodeSet::all();
    for (int row = 0; row < layout.verifiers; ++row) {
        CodeSet accepted;
        for (const RowCriterion& criterion : criteriaOfRow(layout, row))
            accepted = accepted | codesOf(criterion.function);
        codes = codes & accepted;
    }
    return codes;
}

/// Worlds stand by their codes: if the first and the last have the same, all have.
bool isObvious(const Worlds& worlds) { return worlds.codeOf(0) == worlds.codeOf(worlds.size() - 1); }

double deviationOf(const std::vector<Tally>& outcomes) {
    double sum = 0;
    double squares = 0;
    for (const Tally& outcome : outcomes) {
        sum += outcome.questions;
        squares += static_cast<double>(outcome.questions) * outcome.questions;
    }
    const auto count = static_cast<double>(outcomes.size());
    return std::sqrt(std::max(0.0, squares / count - sum / count * (sum / count)));
}

}  // namespace

int lowestOfHighestCard(Difficulty difficulty) { return highestCards[static_cast<std::size_t>(difficulty)] + 1; }
int highestCard(Difficulty difficulty) { return highestCards[static_cast<std::size_t>(difficulty) + 1]; }

Difficulty difficultyOf(const Layout& layout) {
    int highest = 0;
    for (const auto& row : layout.cards) highest = std::max({highest, int{row[0]}, int{row[1]}});
    if (highest <= highestCard(Difficulty::easy)) return Difficulty::easy;
    return highest <= highestCard(Difficulty::standard) ? Difficulty::standard : Difficulty::hard;
}

const char* toText(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::easy:
            return "easy";
        case Difficulty::standard:
            return "standard";
        case Difficulty::hard:
            return "hard";
    }
    return "";
}

std::optional<Difficulty> difficultyFrom(std::string_view text) {
    for (const Difficulty difficulty : {Difficulty::easy, Difficulty::standard, Difficulty::hard}) {
        if (text == toText(difficulty)) return difficulty;
    }
    return std::nullopt;
}

Problem generate(Mode mode, int verifiers, Difficulty difficulty, const Below& below, bool obviousToo) {
    assert(verifiers >= fewestVerifiers && verifiers <= mostVerifiers);
    for (;;) {
        const Layout layout = dealLayout(mode, verifiers, difficulty, below);
        if (difficultyOf(layout) != difficulty) continue;
        const Worlds worlds(layout);
        if (worlds.size() == 0 || (!obviousToo && isObvious(worlds))) continue;
        const auto world = static_cast<std::uint32_t>(below(static_cast<int>(worlds.size())));
        return problemOf(worlds, world, static_cast<Symbol>(below(symbolCount)));
    }
}

Problem generateOfLevel(Mode mode, int verifiers, int level, const Below& below) {
    assert(level >= 1 && level <= levelCount);
    constexpr int mostHands = 40;
    const auto cards = static_cast<Difficulty>(std::min(level - 1, 2));
    std::optional<Worlds> best;
    int off = 0;
    for (int hands = 0; hands < mostHands || !best;) {
        const Worlds worlds(dealLayout(mode, verifiers, cards, below));
        if (worlds.size() == 0 || isObvious(worlds)) continue;
        ++hands;
        const int from = std::abs(gradeOf(worlds).level() - level);
        if (!best || from < off) best = worlds, off = from;
        if (off == 0) break;
    }
    const auto world = static_cast<std::uint32_t>(below(static_cast<int>(best->size())));
    return problemOf(*best, world, static_cast<Symbol>(below(symbolCount)));
}

Problem generateObvious(Mode mode, int verifiers, Difficulty difficulty, const Below& below) {
    assert(mode != Mode::extreme);
    for (;;) {
        const Worlds worlds(dealLayout(mode, verifiers, difficulty, below));
        if (worlds.size() == 0 || !isObvious(worlds)) continue;
        const auto world = static_cast<std::uint32_t>(below(static_cast<int>(worlds.size())));
        return problemOf(worlds, world, static_cast<Symbol>(below(symbolCount)));
    }
}

Rating rate(const Layout& layout, const Effort& effort) {
    Solver solver(layout);
    const Position start{.layout = layout, .answers = {}, .askedThisRound = 0};
    const Solution solution = solver.solve(start, effort);
    Rating rating;
    rating.worlds = solution.worlds;
    rating.codes = static_cast<std::uint32_t>(solution.codes.size());
    const int loose = looseCodes(layout).size();
    if (loose > 1) rating.reasoning = static_cast<double>(loose - solution.codes.size()) / (loose - 1);
    if (solution.worlds == 0) return rating;
    // If the search was cut short, how much luck there is can only be seen from quick play.
    const Effort quick{.mostNodes = 1, .keepGoing = {}, .lookAhead = false};
    const std::vector<Tally> outcomes = solver.replay(start, solution.optimal ? effort : quick);
    rating.proven = solution.optimal;
    rating.expected = solution.upper;
    rating.fewest = std::ranges::min(outcomes);
    rating.most = std::ranges::max(outcomes);
    rating.deviation = deviationOf(outcomes);
    return rating;
}

}  // namespace parlour::turing_machine
