// The atlas of a few cards: it says what the reference says, comes back as it was written, notices every damage, and
// answers what it is asked.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/atlas/atlas.h"

#include <gtest/gtest.h>

#include <map>

#include "core/chance.h"
#include "games/turing_machine/atlas/findings.h"
#include "games/turing_machine/atlas/survey.h"
#include "games/turing_machine/enumerate.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/reference_test.h"

namespace parlour::turing_machine::atlas {
namespace {

/// One set after the other, nothing solved only once.
std::string madeOf(const Scope& scope) {
    std::vector<Summary> summaries;
    std::vector<Outcome> outcomes;
    for (int verifiers = scope.fewest; verifiers <= scope.most; ++verifiers) {
        const CardSets sets(verifiers, scope.highestCard);
        for (std::uint32_t number = 0; number < sets.size(); ++number) {
            Survey found = survey(sets.at(number));
            if (found.worlds > 0) {
                const Solved solution = *solved(sets.at(number));
                found.traits.noSuperfluousQuestion = solution.noSuperfluousQuestion;
                const std::size_t first = outcomes.size();
                outcomes.resize(first + found.worlds);
                for (std::size_t i = 0; i < found.worlds; ++i)
                    outcomes[first + found.structure.order[i]] = solution.outcomes[i];
            }
            summaries.push_back(Summary::of(found.worlds, found.traits));
        }
    }
    return Atlas::write(scope, summaries, outcomes);
}

constexpr Scope fewCards{.fewest = 4, .most = 6, .highestCard = 13};
const std::string& bytes() {
    static const std::string made = madeOf(fewCards);
    return made;
}
const Atlas& atlasOfFew() {
    static const Atlas atlas = *Atlas::read(bytes());
    return atlas;
}

TEST(CardSets, areNumberedAsInADictionary) {
    EXPECT_EQ(CardSets(4, 48).size(), 194'580U);
    EXPECT_EQ(CardSets(5, 48).size(), 1'712'304U);
    EXPECT_EQ(CardSets(6, 48).size(), 12'271'512U);
    for (const int verifiers : {4, 5, 6}) {
        const CardSets sets(verifiers, 11);
        Layout before = sets.at(0);
        EXPECT_EQ(sets.numberOf(before), 0U);
        for (std::uint32_t number = 1; number < sets.size(); ++number) {
            const Layout layout = sets.at(number);
            EXPECT_FALSE(whyNot(layout));
            EXPECT_LT(before.cards, layout.cards);
            EXPECT_EQ(sets.numberOf(layout), number);
            before = layout;
        }
    }
}

TEST(Structure, isTheSameForSetsThatPlayAlikeAndForThemAlone) {
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::vector<std::uint8_t>> known;
    int met = 0;
    atlasOfFew().forEach([&](const Entry& entry) {
        const Structure structure = structureOf(Worlds(entry.layout));
        std::vector<std::uint8_t> codes, all;
        for (const std::uint16_t world : structure.order) {
            all.push_back(Worlds(entry.layout).codeOf(world).index);
            codes.push_back(all.size() > 1 && all.back() == all[all.size() - 2] ? 1 : 0);
        }
        const auto [found, isNew] = known.emplace(std::pair(structure.key.low, structure.key.high), codes);
        EXPECT_EQ(found->second, codes);
        const Solved mine = *solved(entry.layout);
        EXPECT_EQ(mine.outcomes.size(), codes.size());
        met += isNew ? 0 : 1;
    });
    EXPECT_GT(met, 100);
}

TEST(Structure, decidesTheValue) {
    std::map<std::pair<std::uint64_t, std::uint64_t>, Expected> known;
    atlasOfFew().forEach([&](const Entry& entry) {
        const Mark key = structureOf(Worlds(entry.layout)).key;
        EXPECT_EQ(known.emplace(std::pair(key.low, key.high), entry.expected()).first->second, entry.expected());
    });
}

TEST(Atlas, hasEveryProblem) {
    const ProblemCounts counts = countProblems(fewCards.most, fewCards.highestCard);
    for (const Spread& spread : spreadOf(atlasOfFew()))
        EXPECT_EQ(spread.problems, counts.problems[static_cast<std::size_t>(spread.verifiers)]);
}

TEST(Atlas, agreesWithTheReference) {
    int number = 0;
    atlasOfFew().forEach([&](const Entry& entry) {
        if (++number % 9 != 0 || entry.outcomes.size() > 10) return;
        const auto worlds = reference::worldsOf(entry.layout);
        ASSERT_EQ(worlds.size(), entry.outcomes.size());
        const auto [rounds, questions] = reference::Solver(worlds).best();
        EXPECT_EQ(entry.sums(), (Tally{static_cast<std::uint32_t>(rounds), static_cast<std::uint32_t>(questions)}));
    });
    EXPECT_GT(number, 500);
}

/// The codes of all choices that a rule allows, by trying everything: criteria as sets of codes, one of each card.
void tryAll(const Layout& layout, int row, std::vector<CodeSet>& chosen, CodeSet& ifUnique, CodeSet& ifNeeded) {
    if (row == layout.verifiers) {
        CodeSet left = CodeSet::all();
        for (const CodeSet& codes : chosen) left = left & codes;
        if (left.isSingle()) ifUnique = ifUnique | left;
        for (std::size_t out = 0; out < chosen.size(); ++out) {
            CodeSet others = CodeSet::all();
            for (std::size_t i = 0; i < chosen.size(); ++i)
                if (i != out) others = others & chosen[i];
            if (others == left) return;
        }
        ifNeeded = ifNeeded | left;
        return;
    }
    for (const Function function : functionsOn(layout.cards[static_cast<std::size_t>(row)][0])) {
        chosen.push_back(codesOf(function));
        tryAll(layout, row + 1, chosen, ifUnique, ifNeeded);
        chosen.pop_back();
    }
}

TEST(Traits, areWhatTryingEverythingSays) {
    int number = 0, kinds = 0;
    atlasOfFew().forEach([&](const Entry& entry) {
        if (++number % 7 != 0) return;
        CodeSet codes, ifUnique, ifNeeded;
        const Worlds worlds(entry.layout);
        for (const Selection& selection : worlds.selections()) codes.add(selection.code);
        std::vector<CodeSet> chosen;
        tryAll(entry.layout, 0, chosen, ifUnique, ifNeeded);
        EXPECT_EQ(entry.traits.needsUniqueness, ifNeeded != codes);
        EXPECT_EQ(entry.traits.needsSuperfluity, ifUnique != codes);
        kinds |= 1 << (entry.traits.needsUniqueness ? 1 : 0) << (entry.traits.needsSuperfluity ? 2 : 0);
    });
    EXPECT_GT(std::popcount(static_cast<unsigned>(kinds)), 2);
}

TEST(Traits, sayThatNoQuestionIsSuperfluousIfCodesCannotBeToldApartByFewer) {
    // Two worlds take one question; of 36 worlds with 18 codes it is hard to say without counting.
    const Entry two = *atlasOfFew().at(layoutOf(Mode::classic, std::vector{2, 3, 5, 13}));
    EXPECT_EQ(two.traits.noSuperfluousQuestion, solved(two.layout)->noSuperfluousQuestion);
    atlasOfFew().forEach([](const Entry& entry) {
        if (entry.outcomes.size() == 1 || entry.most().questions == 0) EXPECT_TRUE(entry.traits.noSuperfluousQuestion);
    });
}

TEST(Atlas, comesBackAsItWasWritten) {
    EXPECT_EQ(atlasOfFew().scope(), fewCards);
    std::vector<Summary> summaries;
    std::vector<Outcome> outcomes;
    atlasOfFew().forEach([&](const Entry& entry) {
        for (const Outcome outcome : entry.outcomes) outcomes.push_back(outcome);
        const Entry again = *atlasOfFew().at(entry.layout);
        EXPECT_EQ(again.layout, entry.layout);
        EXPECT_EQ(again.outcomes.data(), entry.outcomes.data());
        EXPECT_EQ(again.traits, entry.traits);
    });
    EXPECT_EQ(outcomes.size(), atlasOfFew().problems());
    EXPECT_LT(bytes().size(), 4 * fewCards.sets());
}

TEST(Atlas, noticesEveryDamage) {
    SeededChance chance(5);
    const auto size = static_cast<int>(bytes().size());
    for (int i = 0; i < 300; ++i) {
        std::string changed = bytes();
        const auto at = static_cast<std::size_t>(i < 32 ? i : chance.below(size));
        changed[at] = static_cast<char>(changed[at] ^ 1 << chance.below(8));
        EXPECT_FALSE(Atlas::read(changed)) << at;
        EXPECT_FALSE(Atlas::read(bytes().substr(0, static_cast<std::size_t>(chance.below(size)))));
    }
    EXPECT_FALSE(Atlas::read(bytes() + "x"));
    EXPECT_FALSE(Atlas::read(bytes() + bytes()));
}

TEST(Atlas, saysWhatIsWrongWithAFile) {
    const auto says = [](std::string text) { return Atlas::read(std::move(text)).error().says; };
    EXPECT_EQ(says(""), "this is no atlas of parlour's; parlour machine atlas make makes one");
    EXPECT_EQ(says("hello"), says(""));
    EXPECT_EQ(says(std::string(100, 'x')), says(""));
    EXPECT_EQ(says("parlour atlas 1\n"), says(""));
    std::string changed = bytes();
    changed[14] = '2';
    EXPECT_EQ(says(changed), "this atlas is of another version of parlour; parlour machine atlas make makes it anew");
    EXPECT_EQ(says(bytes() + "x"), "this atlas is damaged; parlour machine atlas make makes it anew");
    // A head that promises more than there is, with the hash of just that.
    EXPECT_EQ(says(Atlas::write({.fewest = 4, .most = 6, .highestCard = 48}, {}, {})), says(bytes() + "x"));
    EXPECT_EQ(says(Atlas::write({.fewest = 0, .most = 200, .highestCard = 250}, {}, {})), says(bytes() + "x"));
}

TEST(Atlas, refusesCardsThatItDoesNotHave) {
    const auto says = [](Mode mode, const std::vector<int>& cards) {
        return atlasOfFew().at(layoutOf(mode, cards)).error().says;
    };
    EXPECT_EQ(says(Mode::classic, {1, 2, 3, 14}), "this atlas does not have these cards; it is one of a part of them");
    EXPECT_EQ(says(Mode::nightmare, {1, 2, 3, 13}), "the atlas is of classic problems alone");
    EXPECT_EQ(says(Mode::classic, {1, 2, 3, 49}), "There is no card 49: they are numbered 1 to 48.");
    EXPECT_EQ(says(Mode::classic, {1, 2, 3}), "A machine has 4, 5 or 6 verifiers, not 3.");
    EXPECT_EQ(says(Mode::classic, {1, 2, 3, 3}), "Card 3 is there twice.");
    EXPECT_EQ(says(Mode::classic, {1, 2, 3, 4}), "no valid problem can be made with these cards");
}

TEST(Atlas, knowsAProblemWhicheverWayItsCardsLie) {
    const Layout layout = atlasOfFew().at(layoutOf(Mode::classic, std::vector{2, 4, 7, 12}))->layout;
    const Worlds worlds(layout), turned(layoutOf(Mode::classic, std::vector{12, 4, 2, 7}));
    ASSERT_EQ(worlds.size(), turned.size());
    EXPECT_EQ(atlasOfFew().at(turned.layout())->layout, layout);
    for (std::uint32_t world = 0; world < worlds.size(); ++world) {
        EXPECT_EQ(worldOf(problemOf(worlds, world, Symbol::lozenge)), world);
        const Problem problem = problemOf(turned, world, Symbol::pound);
        const Problem same = problemOf(worlds, worldOf(problem), Symbol::pound);
        EXPECT_EQ(same.code, problem.code);
        for (int proposal = 0; proposal < codeCount; ++proposal)  // card 12 was the last, and is the first
            EXPECT_EQ(same.answer(3, Code{static_cast<std::uint8_t>(proposal)}),
                      problem.answer(0, Code{static_cast<std::uint8_t>(proposal)}));
    }
}

TEST(Findings, addUp) {
    for (const Spread& spread : spreadOf(atlasOfFew())) {
        for (const Histogram* histogram : {&spread.problemsByRounds, &spread.problemsByQuestions}) {
            std::uint64_t sum = 0;
            for (const auto& [what, count] : *histogram) sum += count;
            EXPECT_EQ(sum, spread.problems);
        }
        for (const Histogram* histogram :
             {&spread.setsByMostRounds, &spread.setsByMostQuestions, &spread.setsByTenths, &spread.setsByLuck}) {
            std::uint64_t sum = 0;
            for (const auto& [what, count] : *histogram) sum += count;
            EXPECT_EQ(sum, spread.sets);
        }
        EXPECT_EQ(spread.pure, spread.setsByMostRounds.at(0));
        for (const auto& [rounds, problems] : spread.problemsByRounds) {
            const Wish wish{.verifiers = spread.verifiers, .rounds = static_cast<int>(rounds), .questions = {}};
            EXPECT_EQ(find(atlasOfFew(), wish, 0).problems, problems);
        }
    }
}

TEST(Findings, findWhatIsWished) {
    const FoundProblems found = find(atlasOfFew(), {.verifiers = 5, .rounds = 2, .questions = 4}, 5);
    EXPECT_EQ(found.first.size(), 5U);
    for (const auto& [entry, world] : found.first) {
        EXPECT_EQ(entry.layout.verifiers, 5);
        EXPECT_EQ(entry.outcomes[world].tally(), (Tally{2, 4}));
    }
    const FoundProblems always = find(atlasOfFew(), {.verifiers = {}, .rounds = 2, .questions = {}, .always = true}, 9);
    EXPECT_GT(always.sets, 0U);
    for (const auto& [entry, world] : always.first) EXPECT_EQ(entry.expected().rounds, Fraction::of(2, 1));
    EXPECT_LT(always.problems, find(atlasOfFew(), {.verifiers = {}, .rounds = 2, .questions = {}}, 0).problems);
}

TEST(Findings, knowTheHardest) {
    const auto entries = hardest(atlasOfFew(), Order::rounds, 20);
    ASSERT_EQ(entries.size(), 20U);
    double most = 0;
    atlasOfFew().forEach([&](const Entry& entry) { most = std::max(most, entry.expected().rounds.value()); });
    EXPECT_EQ(entries.front().expected().rounds.value(), most);
    for (std::size_t i = 1; i < entries.size(); ++i)
        EXPECT_LE(entries[i].expected().rounds.value(), entries[i - 1].expected().rounds.value());
    EXPECT_TRUE(hardest(atlasOfFew(), Order::luck, 0).empty());
}

}  // namespace
}  // namespace parlour::turing_machine::atlas
