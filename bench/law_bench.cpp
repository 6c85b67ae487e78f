// The law behind "optimal", for every set of four cards that there is, and for others in all modes: what is said to be
// best is proven, the strategy played out costs what was promised, sets with one structure have one value, and a second
// search, written another way, finds nothing better. With an atlas: entries of it, drawn by luck, against that search.
// bench_law [four | others | ATLAS [HOW MANY [SEED]]]. SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <sstream>

#include "core/chance.h"
#include "games/turing_machine/atlas/survey.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/second_search_test.h"

namespace {

using namespace parlour;
using namespace parlour::turing_machine;

constexpr std::uint32_t mostForSecondSearch = 128;  // worlds of an entry of the atlas; more take it minutes

double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

Expected averageOf(std::uint64_t rounds, std::uint64_t questions, std::uint64_t worlds) {
    return {Fraction::of(rounds, worlds), Fraction::of(questions, worlds)};
}

Expected secondOpinion(const Layout& layout) {
    const auto worlds = reference::worldsOf(layout);
    const auto [rounds, questions] = reference::secondOpinion(worlds);
    return averageOf(static_cast<std::uint64_t>(rounds), static_cast<std::uint64_t>(questions), worlds.size());
}

struct Ledger {
    long solved = 0, compared = 0, wrong = 0;

    void expect(bool holds, const char* what, const Layout& layout) {
        if (holds) return;
        ++wrong;
        std::printf("WRONG: %s, %s", what, toText(layout.mode));
        for (int row = 0; row < layout.verifiers; ++row)
            std::printf(" %d/%d", layout.cards[static_cast<std::size_t>(row)][0],
                        layout.cards[static_cast<std::size_t>(row)][1]);
        std::printf("\n");
    }
    void print(const char* what, double start) const {
        std::printf("%-44s %7ld solved and played out, %6ld compared with the second search, %ld wrong, %.0f s\n", what,
                    solved, compared, wrong, now() - start);
        std::fflush(stdout);
    }
};

/// Solves and plays out; none if it is not proven within the effort.
std::optional<Expected> lawOf(const Layout& layout, const Effort& effort, Ledger& ledger) {
    Solver solver(layout);
    const Position start{.layout = layout, .answers = {}, .askedThisRound = 0};
    const Solution solution = solver.solve(start, effort);
    ledger.expect(solution.optimal == (solution.lower == solution.upper), "optimal is not what the bounds say", layout);
    if (!solution.optimal) return std::nullopt;
    Tally sum;
    for (const Tally& tally : solver.replay(start)) {
        sum.rounds += tally.rounds;
        sum.questions += tally.questions;
    }
    ledger.expect(averageOf(sum.rounds, sum.questions, solution.worlds) == solution.upper,
                  "the strategy does not cost what was promised", layout);
    ++ledger.solved;
    return solution.upper;
}

/// The second search begins with the smallest: with the largest it takes minutes each.
void everyFourCards() {
    const double start = now();
    const atlas::CardSets sets(4, cardCount);
    struct Value {
        std::uint32_t worlds;
        Layout layout;
        Expected expected;
    };
    std::map<std::pair<std::uint64_t, std::uint64_t>, Value> values;
    Ledger ledger;
    for (std::uint32_t number = 0; number < sets.size(); ++number) {
        if (number % 1000 == 0) std::fprintf(stderr, "\rfour cards: %u of %u ", number, sets.size());
        const Layout layout = sets.at(number);
        const Worlds worlds(layout);
        if (worlds.size() == 0) continue;
        const auto value = lawOf(layout, {}, ledger);
        ledger.expect(value.has_value(), "nothing is proven", layout);
        if (!value) continue;
        const Mark key = atlas::structureOf(worlds).key;
        const Value& known = values.try_emplace({key.low, key.high}, worlds.size(), layout, *value).first->second;
        ledger.expect(known.expected == *value, "two sets with one structure have two values", layout);
    }
    ledger.print("every set of four cards", start);
    std::vector<Value> structures;
    for (const auto& [key, value] : values) structures.push_back(value);
    std::ranges::sort(structures, {}, &Value::worlds);
    std::uint32_t band = 16;
    for (const Value& value : structures) {
        if (value.worlds > band) {
            ledger.print(("its structures with up to " + std::to_string(band) + " worlds").c_str(), start);
            band += value.worlds > 64 ? 32 : 16;
        }
        ledger.expect(secondOpinion(value.layout) == value.expected, "the second search disagrees", value.layout);
        ++ledger.compared;
        std::fprintf(stderr, "\rstructures: %ld of %zu, %u worlds ", ledger.compared, structures.size(), value.worlds);
    }
    std::fprintf(stderr, "\r%60s\r", "");
    ledger.print("all its structures", start);
}

void generated(Mode mode, int verifiers, int count, std::uint32_t mostCompared) {
    const double start = now();
    SeededChance chance(static_cast<std::uint64_t>(100 + verifiers));
    Ledger ledger;
    for (int i = 0; i < count; ++i) {
        const auto difficulty = static_cast<Difficulty>(i % 3);
        const Layout layout = generate(mode, verifiers, difficulty, [&](int n) { return chance.below(n); }).layout;
        const auto value = lawOf(layout, {.mostNodes = 20'000, .keepGoing = {}, .lookAhead = false}, ledger);
        if (!value || Worlds(layout).size() > mostCompared) continue;
        ledger.expect(secondOpinion(layout) == *value, "the second search disagrees", layout);
        ++ledger.compared;
    }
    ledger.print((std::string(toText(mode)) + ", " + std::to_string(verifiers) + " verifiers").c_str(), start);
}

/// Entries drawn by luck, each problem as likely as any other.
int againstAtlas(const char* file, long count, std::uint64_t seed) {
    const double start = now();
    std::ostringstream bytes;
    bytes << std::ifstream(file, std::ios::binary).rdbuf();
    const auto read = atlas::Atlas::read(std::move(bytes).str());
    if (!read) {
        std::printf("%s\n", read.error().says.c_str());
        return 1;
    }
    SeededChance chance(seed);
    std::vector<std::uint64_t> drawn;
    const auto problems = static_cast<int>(read->problems());
    for (long i = 0; i < count; ++i) drawn.push_back(static_cast<std::uint64_t>(chance.below(problems)));
    std::ranges::sort(drawn);
    Ledger ledger;
    std::size_t next = 0;
    std::uint64_t before = 0;
    long tooLarge = 0;
    read->forEach([&](const atlas::Entry& entry) {
        before += entry.outcomes.size();
        for (; next < drawn.size() && drawn[next] < before; ++next) {
            const auto worlds = reference::worldsOf(entry.layout);
            ledger.expect(worlds.size() == entry.outcomes.size(), "the atlas has other worlds", entry.layout);
            if (worlds.size() > mostForSecondSearch) {
                ++tooLarge;
                continue;
            }
            ledger.expect(secondOpinion(entry.layout) == entry.expected(), "the atlas is wrong", entry.layout);
            ++ledger.compared;
        }
    });
    std::printf("%ld entries with more than %u worlds were not compared\n", tooLarge, mostForSecondSearch);
    ledger.print("entries of the atlas", start);
    return ledger.wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
    const std::string_view what = count > 1 ? words[1] : "";
    if (!what.empty() && what != "four" && what != "others")
        return againstAtlas(words[1], count > 2 ? std::atol(words[2]) : 1000,
                            count > 3 ? std::strtoull(words[3], nullptr, 10) : 1);
    if (what != "others") everyFourCards();
    if (what == "four") return 0;
    for (int verifiers = 4; verifiers <= 6; ++verifiers) generated(Mode::classic, verifiers, 2000, 64);
    for (int verifiers = 4; verifiers <= 6; ++verifiers) generated(Mode::extreme, verifiers, 1000, 32);
    for (int verifiers = 4; verifiers <= 6; ++verifiers) generated(Mode::nightmare, verifiers, 500, 48);
}
