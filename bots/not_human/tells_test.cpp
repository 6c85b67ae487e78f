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

constexpr std::size_t ways = 160, unknownWay = 1000;

/// Which of the ways of saying it an explanation is.
std::size_t patternOf(std::string_view text, std::string_view word, const Reason& reason, Language language) {
    for (std::size_t way = 0; way < ways; ++way)
        if (explanation(word, reason, language, way) == text) return way;
    return unknownWay;
}

std::size_t lengthOf(std::string_view text) { return text.size(); }

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
                note(tells.lengths, (lengthOf(*said.explanation) - lengthOf(said.word)) / 8);
                note(tells.patterns, patternOf(*said.explanation, said.word, reason, language));
            }
        }
    }
    return tells;
}

TEST(NotHumanTells, NeitherOrderNorExplanationsTellTheHuman) {
    struct At {
        Level level;
        Language language;
        int players, games;
    };
    for (const auto& [level, language, players, games] :
         {At{Level::easy, Language::en, 4, 120}, At{Level::normal, Language::en, 4, 120},
          At{Level::hard, Language::en, 4, 120}, At{Level::hard, Language::es, 3, 60},
          At{Level::normal, Language::it, 8, 20}, At{Level::hard, Language::ru, 8, 20}}) {
        const Tells tells = tellsOf(level, language, players, games);
        EXPECT_GE(tells.rounds, games * 35 / 6);
        EXPECT_LT(surprise(tells.places), 4);
        EXPECT_LT(surprise(tells.patterns), 4);
        EXPECT_LT(surprise(tells.lengths), 4);
        EXPECT_FALSE(tells.patterns.contains(unknownWay)) << "an explanation of no known pattern";
        EXPECT_EQ(tells.spokenAtOnce, tells.askedToSpeak) << "nobody thinks longer than others";
    }
}

/// Luck of one's own, and the eyes of all others.
class SameEyes final : public Chance {
public:
    explicit SameEyes(std::uint64_t seed) : own_(seed) {}
    int below(int n) override { return drawn_++ < drawsOfASeed ? own_.below(n) : eyes_.below(n); }

private:
    static constexpr int drawsOfASeed = 4;
    SeededChance own_, eyes_{1};
    int drawn_ = 0;
};

/// How often each word was explained in each of four ways.
using Explained = std::map<std::string, std::array<double, 4>>;

/// What a robot or a human says first and how that is explained, with luck after luck.
Explained explainedBy(const Mine& role, std::uint64_t firstSeed) {
    constexpr std::uint8_t right = 5;
    SeededChance chance(1);
    FaceUp up = begin<NotHuman>({}, 4, chance, Journal::dropped).now().up;
    const Onlooker eyes(testGallery(), 0, 1);
    const Board board(eyes, up.pictures, up.options.language);
    std::map<std::string, std::map<std::string, std::size_t>> known;  // by word and text
    Explained explained;
    for (std::uint64_t seed = firstSeed; seed < firstSeed + 12; ++seed) {
        SameEyes luck(seed);
        const auto bot = newNotHumanPlayer(mannerOf(Level::hard), testGallery(), luck);
        for (up.round = 1; up.round <= 250; ++up.round) {
            View view{Seat{0}, up, role};
            view.up.phase = Phase::associating;
            const std::string word = std::get<Say>(*bot->choose(view, chance)).word;
            view.up.phase = Phase::explaining;
            view.up.answer = right;
            view.up.associations.push_back({.seat = Seat{0}, .word = Word(word), .explanation = {}});
            auto& texts = known[word];
            const Reason reason = texts.empty() ? board.reasonFor(word, right - 1) : Reason{};
            for (std::size_t way = texts.empty() ? ways : 0; way-- > 0;)
                texts[explanation(word, reason, up.options.language, way)] = way;
            ++explained[word][texts.at(std::get<Explain>(*bot->choose(view, chance)).text) / 10 % 4];
        }
    }
    return explained;
}

/// By how much some words are explained in other ways than all, as so many standard errors.
double unevenness(const Explained& explained) {
    double sum = 0, freedom = 0;
    for (const auto& [word, counts] : explained) {
        const double share = (counts[0] + counts[1] + counts[2] + counts[3]) / 4;
        if (share < 5) continue;  // too seldom to say anything
        for (const double count : counts) sum += (count - share) * (count - share) / share;
        freedom += 3;
    }
    EXPECT_GT(freedom, 6);
    return (sum - freedom) / std::sqrt(2 * freedom);
}

/// The list from which a word is drawn differs by role. If each word of each role is explained in all ways alike, who
/// knows the lists does not see where luck fell in them.
TEST(NotHumanTells, HowAWordIsExplainedDoesNotTellWhereItStood) {
    EXPECT_LT(unevenness(explainedBy(Robot{.number = 5, .vote = {}}, 1)), 4);
    EXPECT_LT(unevenness(explainedBy(Human{}, 101)), 4);
}

}  // namespace
}  // namespace parlour::bots
