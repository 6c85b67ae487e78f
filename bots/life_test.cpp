// What bots say and how long they take, in every game: right in each language, and made of what lies face up.
// SPDX-License-Identifier: MIT
#include <set>

#include "bots/bots.h"
#include "bots/lines.h"
#include "games/every_game_test.h"
#include "lexicon/unicode.h"

namespace parlour::bots {
namespace {

using lexicon::Language;

constexpr std::array spoken{Language::en, Language::es, Language::it, Language::ru};

/// Luck that takes the ways to say something in turn.
class InTurn final : public Chance {
public:
    explicit InTurn(int way) : way_(way) {}
    int below(int n) override { return way_ % n; }

private:
    int way_;
};

TEST(Lines, SpeakOfTheSameInEveryLanguage) {
    const Slots slots{"Ann", "soup", "the owl", 3};
    std::set<std::string> all;
    for (std::size_t i = 0; i < lineCount; ++i) {
        const Line line{static_cast<std::uint8_t>(i)};
        for (const Language language : spoken) {
            EXPECT_GE(waysOf(line, language), 2U) << i;
            for (std::size_t way = 0; way < waysOf(line, language); ++way) {
                InTurn luck(static_cast<int>(way)), same(static_cast<int>(way));
                const std::string text = lineOf(line, language, slots, luck);
                EXPECT_EQ(text.find_first_of("@*~#^|"), std::string::npos) << text;
                EXPECT_TRUE(lexicon::fromUtf8(text)) << text;
                EXPECT_TRUE(std::string_view(".!?").contains(text.back())) << text;
                EXPECT_TRUE(all.insert(text).second) << "said twice: " << text;
                const bool isAboutWord = text.find("soup") != std::string::npos;
                if (language != Language::en)
                    EXPECT_EQ(isAboutWord, lineOf(line, Language::en, slots, same).find("soup") != std::string::npos)
                        << text;
            }
        }
    }
    EXPECT_GE(all.size() / spoken.size(), 60U);
}

TEST(Lines, FitIntoTheTalkHoweverLongANameIs) {
    const Slots slots{std::string(24, 'W'), std::string(63, 'w'), std::string(60, 't'), 12};
    for (std::size_t i = 0; i < lineCount; ++i)
        for (const Language language : spoken)
            for (int way = 0; way < 4; ++way) {
                InTurn luck(way);
                EXPECT_LE(lexicon::fromUtf8(lineOf(Line(i), language, slots, luck))->size(), 300U);
            }
}

TEST(Lines, CountInWords) {
    const auto counted = [](Line line, Language language, int count) {
        InTurn first(0), second(1);
        const Slots slots{"Ann", "w", "t", count};
        return lineOf(line, language, slots, first) + " / " + lineOf(line, language, slots, second);
    };
    EXPECT_NE(counted(Line::fooledMe, Language::en, 2).find("fooled me twice now"), std::string::npos);
    EXPECT_NE(counted(Line::fooledMe, Language::en, 3).find("Three times fooled by Ann"), std::string::npos);
    EXPECT_NE(counted(Line::fooledMe, Language::es, 3).find("Tres veces me ha engañado Ann"), std::string::npos);
    EXPECT_NE(counted(Line::fooledMe, Language::it, 4).find("Quattro volte nella rete"), std::string::npos);
    EXPECT_NE(counted(Line::fooledMe, Language::ru, 5).find("уже пять раз"), std::string::npos);
    EXPECT_NE(counted(Line::oddOneOut, Language::ru, 5).find("Пять слов"), std::string::npos);
    EXPECT_NE(counted(Line::fooledMe, Language::en, 40).find("ten times and more"), std::string::npos);
}

/// A game between bots that is told to somebody who has to say something about each of its events.
class Evening : public testing::TestWithParam<const AnyGame*> {
protected:
    template <class Told>
    void play(std::uint64_t seed, Told told) {
        const AnyGame& game = *GetParam();
        SeededChance chance(seed);
        const int players = std::max(4, game.fewestPlayers());
        auto opened = game.open("{}", players, chance);
        ASSERT_TRUE(opened.has_value());
        const auto match = *std::move(opened);
        std::vector<std::unique_ptr<Bot>> company;
        for (int seat = 0; seat < players; ++seat)
            company.push_back(newBot(game.name(), anybody(Level::easy, chance), nullptr, chance));
        for (const Happening& happening : match->journal())
            if (happening.isPublic) told(*match, happening.json);
        for (int steps = 0; !match->isOver() && steps < 4000; ++steps) {
            const auto seat = static_cast<std::size_t>(chance.below(players));
            const auto command = company[seat]->choose(match->view(Seat(seat)), chance);
            std::vector<Happening> happened;
            if (!command.empty()) {
                happened = std::get<std::vector<Happening>>(match->submit(Seat(seat), command, chance));
            } else if (match->clock() && chance.below(8) == 0) {
                happened = *match->timeUp(chance);
            }
            for (const Happening& happening : happened)
                if (happening.isPublic) told(*match, happening.json);
        }
        EXPECT_TRUE(match->isOver());
    }
    static Bystander somebody(int seat, int players, Language language) {
        Bystander who{Seat(seat), Character(seat % 12), language, {}, {}, {}};
        for (int i = 0; i < players; ++i) who.names.push_back("Seat" + std::to_string(i));
        return who;
    }
};

TEST_P(Evening, GivesBotsSomethingToSayAndToReactTo) {
    std::set<std::string> lines;
    std::set<Reaction> reactions;
    SeededChance luck(3);
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        play(seed, [&](const Match& match, const std::string& event) {
            const int seat = luck.below(match.players());
            const auto remark =
                remarkOn(GetParam()->name(), event, match.watch(), somebody(seat, match.players(), Language::en), luck);
            if (!remark) return;
            if (const auto* text = std::get_if<std::string>(&*remark)) lines.insert(*text);
            if (const auto* reaction = std::get_if<Reaction>(&*remark)) reactions.insert(*reaction);
        });
    EXPECT_GE(lines.size(), 2U);
    EXPECT_GE(reactions.size(), 1U);
}

/// What a watcher sees decides; whatever lies face down, the same is said and the same time is taken.
TEST_P(Evening, IsTheSameWhateverLiesFaceDown) {
    SeededChance anew(17);
    int compared = 0;
    const auto compare = [&](const Match& match, const std::string& event) {
        const auto other = match.redealt({}, anew);
        const int seat = compared++ % match.players();
        const Bystander who = somebody(seat, match.players(), Language::it);
        SeededChance luck(static_cast<std::uint64_t>(compared)), same(static_cast<std::uint64_t>(compared));
        EXPECT_EQ(remarkOn(GetParam()->name(), event, match.watch(), who, luck),
                  remarkOn(GetParam()->name(), event, other->watch(), who, same));
        const Pace one = paceOf(GetParam()->name(), match.watch()), two = paceOf(GetParam()->name(), other->watch());
        EXPECT_EQ(one.moment, two.moment);
        EXPECT_EQ(one.waitedFor, two.waitedFor);
        EXPECT_EQ(std::tuple(one.shortest, one.longest, one.patience),
                  std::tuple(two.shortest, two.longest, two.patience));
        EXPECT_GE(one.shortest, 500);
        EXPECT_LE(one.longest, 30'000);
    };
    for (std::uint64_t seed = 5; seed < 5 + 20 && compared <= 20; ++seed) play(seed, compare);  // games may be short
    EXPECT_GT(compared, 20);
}

TEST_P(Evening, AnswersWhoSpeaksToABot) {
    SeededChance luck(1);
    std::string view;
    play(2, [&](const Match& match, const std::string&) { view = match.watch(); });
    const auto answer = replyTo(GetParam()->name(), Seat{1}, view, somebody(0, 4, Language::es), luck);
    ASSERT_TRUE(answer);
    EXPECT_FALSE(std::get<std::string>(*answer).empty());
}

INSTANTIATE_TEST_SUITE_P(Bots, Evening, testing::ValuesIn(allGames()), nameOfGame);

}  // namespace
}  // namespace parlour::bots
