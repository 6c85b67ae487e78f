// Nothing but what a word means may tell the human: thousands of rounds in which everything else that can be seen of a
// bot is held to chance. SPDX-License-Identifier: MIT
#include <cmath>
#include <map>

#include "bots/laws_test.h"
#include "bots/not_human/board.h"
#include "bots/not_human/gallery_test.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {
namespace {

using namespace not_human;

/// How often something was seen of robots and of humans.
struct Seen {
    double robots = 0, humans = 0;
};
using Table = std::map<std::size_t, Seen>;

/// Pearson's: by how much two rows of counts differ, as so many standard errors above what luck alone would do.
double surprise(const Table& table) {
    Seen all;
    for (const auto& [what, seen] : table) all.robots += seen.robots, all.humans += seen.humans;
    double sum = 0, freedom = -1;
    for (const auto& [what, seen] : table) {
        const double both = seen.robots + seen.humans, share = both / (all.robots + all.humans);
        if (share * all.humans < 5) continue;  // too seldom to say anything
        const double robots = seen.robots - share * all.robots, humans = seen.humans - share * all.humans;
        sum += robots * robots / (share * all.robots) + humans * humans / (share * all.humans);
        ++freedom;
    }
    return (sum - freedom) / std::sqrt(2 * freedom);
}

/// Which of the ways of saying it an explanation is.
std::size_t patternOf(std::string_view text, std::string_view word, const Reason& reason, Language language) {
    for (std::size_t way = 0; way < 160; ++way)
        if (explanation(word, reason, language, way) == text) return way;
    return 1000;
}

struct Tells {
    Table places, patterns, lengths;
    int rounds = 0, spokenAtOnce = 0, askedToSpeak = 0;
};

/// Games in which every human hides, so that every word is explained.
Tells tellsOf(Level level, Language language, int players, int games) {
    Tells tells;
    Manner manner = mannerOf(level);
    manner.neverNames = true;
    Options options;
    options.language = language;
    for (int game = 0; game < games; ++game) {
        SeededChance chance(static_cast<std::uint64_t>(70'000 + game));
        Company<NotHuman> company;
        for (int i = 0; i < players; ++i) company.push_back(newNotHumanPlayer(manner, testGallery(), chance));
        auto story = begin<NotHuman>(options, players, chance, Journal::dropped);
        for (int round = 0; !NotHuman::isOver(story.now().up); playOn(story, company, chance)) {
            const auto& [up, down] = story.now();
            if (up.phase == Phase::associating) {  // whoever is asked first speaks, robot or human
                const auto seat = Seat(chance.below(players));
                const View view = NotHuman::view(story.now(), seat);
                const bool hasSpoken =
                    std::ranges::any_of(up.associations, [&](const Association& said) { return said.seat == seat; });
                if (!hasSpoken) {
                    ++tells.askedToSpeak;
                    tells.spokenAtOnce += company[indexOf(seat)]->choose(view, chance) ? 1 : 0;
                }
            }
            if (up.phase != Phase::voting || up.round == round) continue;
            round = up.round;
            ++tells.rounds;
            const Onlooker eyes(testGallery(), 0, 1);
            const Board board(eyes, up.pictures, language);
            for (std::size_t i = 0; i < up.associations.size(); ++i) {
                const Association& said = up.associations[i];
                const auto note = [&](Table& table, std::size_t what) {
                    (said.seat == down.human ? table[what].humans : table[what].robots) += 1;
                };
                const Reason reason = board.reasonFor(said.word, *up.answer - 1U);
                note(tells.places, i);
                note(tells.patterns, patternOf(*said.explanation, said.word, reason, language));
            }
        }
    }
    return tells;
}

TEST(NotHumanTells, NeitherOrderNorExplanationsTellTheHuman) {
    for (const Level level : {Level::easy, Level::normal, Level::hard}) {
        const Tells tells = tellsOf(level, Language::en, 4, 120);
        EXPECT_GE(tells.rounds, 700);
        EXPECT_LT(surprise(tells.places), 4);
        EXPECT_LT(surprise(tells.patterns), 4);
        EXPECT_FALSE(tells.patterns.contains(1000)) << "an explanation of no known pattern";
        EXPECT_EQ(tells.spokenAtOnce, tells.askedToSpeak) << "nobody thinks longer than others";
    }
}

}  // namespace
}  // namespace parlour::bots
