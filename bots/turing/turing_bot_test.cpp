// Bots at Turing: they play by the rules, know only what their seat sees, and as Responders mean what people can read.
// Interrogators are in reader_test.cpp. SPDX-License-Identifier: MIT
#include "bots/turing/turing_bot.h"

#include "bots/laws_test.h"
#include "bots/turing/gallery_test.h"
#include "bots/turing/life.h"
#include "core/random_play.h"
#include "core/repeated_test.h"
#include "games/turing/turing.h"

namespace parlour::bots {
namespace {

using namespace turing;

constexpr std::array levels{Level::easy, Level::normal, Level::hard};

std::vector<Options> everyOptions() {
    std::vector<Options> all;
    for (const auto edition : {Edition::published, Edition::prototype})
        for (const auto mode : {Mode::competitive, Mode::cooperative, Mode::gnirut})
            for (const auto difficulty : {Difficulty::hard, Difficulty::normal, Difficulty::easy})
                all.push_back({.edition = edition, .mode = mode, .difficulty = difficulty});
    return all;
}

// ---- By the rules, and from views only --------------------------------------------------------------

TEST(TuringBots, SeeViewsOnlyAndPlayByTheRulesInEveryMode) {
    for (const Options& options : everyOptions())
        for (const int players : {2, 3, mostPlayers}) {
            if (Turing::whyNot(options, players)) continue;
            std::size_t next = 0;
            expectBotsSeeViewsOnly<Turing>(options, players, static_cast<std::uint64_t>(players), [&](Chance& chance) {
                return newTuringPlayer(anybody(levels[next++ % static_cast<std::size_t>(players) % 3], chance),
                                       testGallery(), chance);
            });
        }
}

TEST(TuringBots, PlayAtRandomWithoutPictures) {
    for (const Options& options : everyOptions())
        expectBotsSeeViewsOnly<Turing>(options, 3, 1, [](Chance& chance) {
            return newTuringPlayer(anybody(Level::hard, chance), nullptr, chance);
        });
    for (const auto& gallery : {std::make_shared<Gallery>(90), std::make_shared<Gallery>(*testGallery(60))})
        expectBotsSeeViewsOnly<Turing>(
            {}, 3, 1, [&](Chance& chance) { return newTuringPlayer(anybody(Level::easy, chance), gallery, chance); });
}

/// Others may do whatever the rules allow: a bot has something allowed to answer, or nothing where nothing is.
TEST(TuringBots, PlayByTheRulesAmongPlayersAtRandom) {
    for (const Options& options : everyOptions()) {
        SeededChance chance(3);
        auto story = begin<Turing>(options, 3, chance, Journal::dropped);
        RandomPlay<Turing> random(options);
        const auto bot = newTuringPlayer(anybody(Level::hard, chance), testGallery(), chance);
        while (!Turing::isOver(story.now().up)) {
            const auto view = Turing::view(story.now(), Seat{0});
            const auto command = bot->choose(view, chance);
            EXPECT_EQ(command.has_value(), random.choose(view, chance).has_value());
            if (command) {
                ASSERT_FALSE(Turing::whyNot(view, *command)) << wire::message(*command);
                Turing::play(story, Seat{0}, *command, chance);
                continue;
            }
            for (const Seat seat : {Seat{1}, Seat{2}})
                if (const auto other = random.choose(Turing::view(story.now(), seat), chance)) {
                    Turing::play(story, seat, *other, chance);
                    break;
                }
        }
        EXPECT_FALSE(bot->choose(Turing::view(story.now(), Seat{0}), chance)) << "the game is over";
        EXPECT_FALSE(bot->choose(Turing::watch(story.now().up), chance)) << "those who watch do not play";
    }
}

/// Two bots with the same luck: one at the table, the other in worlds that are dealt anew at every step, as far as its
/// seat cannot know.
TEST(TuringBots, DoTheSameInEveryWorldThatLooksTheSame) {
    for (const Options& options : everyOptions()) {
        std::vector<SeededChance> luckHere, luckThere;
        Company<Turing> here, there;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            luckHere.emplace_back(seat), luckThere.emplace_back(seat);
            here.push_back(newTuringPlayer(anybody(levels[seat], luckHere.back()), testGallery(), luckHere.back()));
            there.push_back(newTuringPlayer(anybody(levels[seat], luckThere.back()), testGallery(), luckThere.back()));
        }
        SeededChance chance(5), deals(6);
        auto story = begin<Turing>(options, 3, chance, Journal::dropped);
        while (!Turing::isOver(story.now().up)) {
            std::optional<std::pair<Seat, Command>> next;
            for (std::size_t i = 0; i < 3; ++i) {
                const Seat seat{static_cast<std::uint8_t>(i)};
                const auto view = Turing::view(story.now(), seat);
                const auto twin = Turing::view(Turing::redeal(view, deals), seat);
                const auto command = here[i]->choose(view, luckHere[i]);
                ASSERT_EQ(command, there[i]->choose(twin, luckThere[i]));
                if (command) next = {seat, *command};
            }
            ASSERT_TRUE(next);
            Turing::play(story, next->first, next->second, chance);
        }
    }
}

TEST(TuringBots, DoNotCountWhatTheySeeTwice) {
    SeededChance luck(1), sameLuck(1), chance(2);
    const auto once = newTuringPlayer(anybody(Level::hard, luck), testGallery(), luck);
    const auto often = newTuringPlayer(anybody(Level::hard, sameLuck), testGallery(), sameLuck);
    auto story = begin<Turing>({}, 3, chance, Journal::dropped);
    RandomPlay<Turing> random({});
    for (int step = 0; step < 200 && !Turing::isOver(story.now().up); ++step) {
        const auto view = Turing::view(story.now(), Seat{0});
        once->choose(view, luck);
        for (int i = 0; i < 4; ++i) often->choose(view, sameLuck);
        const auto beliefs = once->beliefs(view.up), again = often->beliefs(view.up);
        ASSERT_EQ(beliefs.size(), view.up.pairs.size());
        for (std::size_t i = 0; i < beliefs.size(); ++i) ASSERT_DOUBLE_EQ(beliefs[i], again[i]);
        take<Turing>(*random.next(story.now(), 3, chance), story, chance);
    }
}

// ---- As Responder -----------------------------------------------------------------------------------

/// How often the chosen card is more like the Guide, all in all, than the cards of its row on average.
double readable(Level level, Mode mode) {
    SeededChance chance(9);
    const auto gallery = testGallery();
    const reading::Eyes eyes(*gallery, 0, chance);
    const reading::Intent likeness{.weights = reading::commonIntent().weights};
    int closer = 0;
    constexpr int rounds = repeated(1500, 400);
    for (int round = 0; round < rounds; ++round) {
        const auto story = begin<Turing>({.mode = mode}, 3, chance);
        const auto view = Turing::view(story.now(), Seat{0});
        const auto answer = newTuringPlayer(anybody(level, chance), gallery, chance)->choose(view, chance);
        const auto distances = reading::Scene(eyes, {view.up.guide, Card{}, {}}).distances(likeness);
        const auto& row = std::get<Responder>(view.mine).row;
        float sum = 0;
        for (const Card card : row) sum += distances[static_cast<std::size_t>(card)];
        const Card chosen = row[std::get<Answer>(*answer).position];
        closer += distances[static_cast<std::size_t>(chosen)] * static_cast<float>(row.size()) < sum ? 1 : 0;
    }
    return static_cast<double>(closer) / rounds;
}

TEST(TuringBots, ChooseWhatIsLikeTheGuide) {
    EXPECT_GT(readable(Level::hard, Mode::competitive), 0.8);
    EXPECT_GT(readable(Level::normal, Mode::competitive), 0.65);
    EXPECT_GT(readable(Level::easy, Mode::competitive), 0.65);
}

TEST(TuringBots, ChooseByLuckInGnirut) { EXPECT_NEAR(readable(Level::hard, Mode::gnirut), 0.5, 0.12); }

TEST(TuringBots, ChooseWhereTheMachineIsUnlikeAndWhatGoesWithTheirOwn) {
    SeededChance chance(1);
    const reading::Eyes eyes(*testGallery(), 0, chance);
    const Card guide{0}, earlier{5};
    const auto fromGuide = eyes.unlike(guide);
    const auto common = reading::commonIntent();
    const auto distanceOf = [&](const reading::Moment& moment, Card card) {
        return reading::Scene(eyes, moment).distances(common)[static_cast<std::size_t>(card)];
    };
    for (std::uint16_t machine = 10; machine < 20; ++machine) {
        reading::Intent without = common;
        without.contrast = 0;
        const reading::Moment moment{guide, Card{machine}, {}};
        const auto with = reading::Scene(eyes, moment).distances(common),
                   plain = reading::Scene(eyes, moment).distances(without);
        float expected = 0;
        for (std::size_t a = 0; a < reading::aspectCount; ++a)
            expected += common.contrast * fromGuide[machine][a] * fromGuide[30][a];
        EXPECT_NEAR(with[30] - plain[30], expected, 0.001F);
    }
    EXPECT_NEAR(distanceOf({guide, Card{10}, {earlier}}, earlier), distanceOf({guide, Card{10}, {}}, earlier), 0.001F)
        << "a card is not unlike itself";
    EXPECT_GT(distanceOf({guide, Card{10}, {earlier}}, Card{40}), distanceOf({guide, Card{10}, {}}, Card{40}));
}

// ---- What is remembered -----------------------------------------------------------------------------

TEST(TuringBots, RememberWhoReadWhomAndInGnirutWhoWasFooled) {
    const RoundScored round{Side::L, {Side::R, std::nullopt, Side::L}, {}, 0};  // the second seat was Responder
    for (const Mode mode : {Mode::competitive, Mode::cooperative, Mode::gnirut}) {
        FaceUp up;
        up.options.mode = mode;
        const auto met = encountersIn(round, up);
        ASSERT_EQ(met.size(), mode == Mode::gnirut ? 2U : 1U);
        EXPECT_EQ(std::tuple(met[0].deed, met[0].who, met[0].whom), std::tuple(Deed::sawThrough, Seat{0}, Seat{1}));
        if (mode != Mode::gnirut) continue;
        EXPECT_EQ(std::tuple(met[1].deed, met[1].who, met[1].whom), std::tuple(Deed::fooled, Seat{1}, Seat{2}));
    }
}

}  // namespace
}  // namespace parlour::bots
