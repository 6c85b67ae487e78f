// Bots at Turing: they play by the rules, know only what their seat sees, mean what people can read, and vote in time.
// How well they do with painted pictures is in dreams_test.cpp. SPDX-License-Identifier: MIT
#include "bots/turing/turing_bot.h"

#include <ctime>

#include "bots/bot_laws.h"
#include "bots/turing/simulation.h"
#include "bots/turing/test_gallery.h"
#include "core/random_play.h"
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

TuringCount counted(const Options& options, const std::vector<TuringCharacter>& seats, long long games) {
    return countTuring(options, seats, {{}, games, 1, testGallery(), [](long long) {}});
}
double shareOf(const Right& count) { return static_cast<double>(count.right) / static_cast<double>(count.of); }

// ---- By the rules, and from views only --------------------------------------------------------------

TEST(TuringBots, SeeViewsOnlyAndPlayByTheRulesInEveryMode) {
    for (const Options& options : everyOptions())
        for (const int players : {2, 3, mostPlayers}) {
            if (Turing::whyNot(options, players)) continue;
            std::size_t next = 0;
            expectBotsSeeViewsOnly<Turing>(options, players, static_cast<std::uint64_t>(players), [&](Chance& chance) {
                return newTuringPlayer(levels[next++ % static_cast<std::size_t>(players) % 3], testGallery(), chance);
            });
        }
}

TEST(TuringBots, PlayAtRandomWithoutPictures) {
    for (const Options& options : everyOptions())
        expectBotsSeeViewsOnly<Turing>(options, 3, 1,
                                       [](Chance& chance) { return newTuringPlayer(Level::hard, nullptr, chance); });
    for (const auto& gallery : {std::make_shared<Gallery>(90), std::make_shared<Gallery>(*testGallery(60))})
        expectBotsSeeViewsOnly<Turing>({}, 3, 1,
                                       [&](Chance& chance) { return newTuringPlayer(Level::easy, gallery, chance); });
}

/// Others may do whatever the rules allow: a bot has something allowed to answer, or nothing where nothing is.
TEST(TuringBots, PlayByTheRulesAmongPlayersAtRandom) {
    for (const Options& options : everyOptions()) {
        SeededChance chance(3);
        auto story = begin<Turing>(options, 3, chance, Journal::dropped);
        RandomPlay<Turing> random(options);
        const auto bot = newTuringPlayer(Level::hard, testGallery(), chance);
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
    for (const Options& options : everyOptions())
        for (const Level level : levels) {
            std::vector<SeededChance> luckHere, luckThere;
            Company<Turing> here, there;
            for (std::uint64_t seat = 0; seat < 3; ++seat) {
                luckHere.emplace_back(seat), luckThere.emplace_back(seat);
                here.push_back(newTuringPlayer(level, testGallery(), luckHere.back()));
                there.push_back(newTuringPlayer(level, testGallery(), luckThere.back()));
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
    const auto once = newTuringPlayer(Level::hard, testGallery(), luck);
    const auto often = newTuringPlayer(Level::hard, testGallery(), sameLuck);
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

TEST(TuringBots, DecideInAnInstant) {
    SeededChance chance(1);
    const auto gallery = testGallery(1000);
    const auto bot = newTuringPlayer(Level::hard, gallery, chance);
    auto story = begin<Turing>({.edition = Edition::prototype, .deck = 1000}, 3, chance);
    const std::clock_t begin = std::clock();
    int decisions = 0;
    for (; decisions < 20 && !Turing::isOver(story.now().up); ++decisions) {
        const bool answers = story.now().up.phase == Phase::answering;
        const Seat seat = answers ? story.now().up.responder : Seat(story.now().up.responder == Seat{0} ? 1 : 0);
        if (bot->choose(Turing::view(story.now(), seat), chance) && answers)
            Turing::play(story, seat, *bot->choose(Turing::view(story.now(), seat), chance), chance);
    }
#ifdef NDEBUG
    EXPECT_LT(1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC / decisions, 20) << "milliseconds";
#endif
}

// ---- As Responder -----------------------------------------------------------------------------------

/// How often the chosen card is more like the Guide, all in all, than the cards of its row on average.
double readable(const TuringCharacter& character, Mode mode) {
    SeededChance chance(9);
    const auto gallery = testGallery();
    const reading::Eyes eyes(*gallery, 0, chance);
    const reading::Intent likeness{.weights = reading::commonIntent().weights};
    int closer = 0;
    constexpr int rounds = 200;
    for (int round = 0; round < rounds; ++round) {
        const auto story = begin<Turing>({.mode = mode}, 3, chance);
        const auto view = Turing::view(story.now(), Seat{0});
        const auto answer = newTuringPlayer(character, gallery, chance)->choose(view, chance);
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
    EXPECT_GT(readable(turingCharacter(Level::hard), Mode::competitive), 0.9);
    EXPECT_GT(readable(turingCharacter(Level::normal), Mode::competitive), 0.65);
    EXPECT_GT(readable(turingCharacter(Level::easy), Mode::competitive), 0.65);
}

TEST(TuringBots, ChooseByLuckInGnirut) { EXPECT_NEAR(readable(turingCharacter(Level::hard), Mode::gnirut), 0.5, 0.1); }

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

// ---- As Interrogator --------------------------------------------------------------------------------

/// Rounds of one Responder after the other, each with a taste of its own.
TEST(TuringBots, LearnHowAResponderChooses) {
    SeededChance chance(4);
    const reading::Eyes eyes(*testGallery(), 0, chance);
    Right first, later;
    for (int game = 0; game < 150; ++game) {
        const reading::Intent taste = reading::ownIntent(chance);
        reading::Reader reader(eyes, false);
        View view{Seat{1}, {}, Interrogator{}};
        view.up.players = ForEach<turing::Player>(3);
        for (int round = 1; round <= 8; ++round) {
            const auto anyCard = [&] { return Card{static_cast<std::uint16_t>(chance.below(90))}; };
            view.up.round = static_cast<std::uint32_t>(round);
            view.up.guide = anyCard();
            view.up.pairs.clear();
            reading::Moment moment{view.up.guide, {}, {}};
            for (int pair = 0; pair < pairsInRound; ++pair) {
                moment.machine = anyCard();
                const auto distances = reading::Scene(eyes, moment).distances(taste);
                Few<Card, 3> row{anyCard(), anyCard(), anyCard()};
                const Card chosen = *std::ranges::min_element(
                    row, {}, [&](Card card) { return distances[static_cast<std::size_t>(card)]; });
                moment.before.push_back(chosen);
                view.up.pairs.push_back({chosen, moment.machine});
            }
            reader.watch(view);
            const bool right = reader.beliefs(view.up).back() > 0.5;
            if (round == 1 || round == 8)
                ++(round == 1 ? first : later).of, (round == 1 ? first : later).right += right;
            view.up.lastRound = RoundScored{Side::R, {}, {}, 0};
        }
    }
    EXPECT_GT(shareOf(later), shareOf(first) + 0.02);
}

TEST(TuringBots, ExpectToBeAsSureAsARankingAllows) {
    EXPECT_NEAR(expectedSureness(0.5, 3, 1), 0.75, 0.005);
    EXPECT_NEAR(expectedSureness(0.5, 4, 1), 0.8, 0.005);
    EXPECT_NEAR(expectedSureness(0.6, 3, 0), 0.6, 0.001) << "nothing is learned from luck";
    EXPECT_GE(expectedSureness(0.9, 3, 1), 0.9) << "one may always stay with what one thought";
}

/// A vote is worth 3, 2, 1: only after a first pair that says nothing, of many cards to choose from, waiting pays.
TEST(TuringBots, VoteAsSoonAsWaitingDoesNotPay) {
    const std::vector<TuringCharacter> hard(3);
    const auto fewCards = counted({.difficulty = Difficulty::hard}, hard, 20);
    EXPECT_EQ(votesAfter(fewCards, 1).of, 0);
    const auto manyCards = counted({.difficulty = Difficulty::easy}, hard, 20);
    EXPECT_GT(votesAfter(manyCards, 0).of, 9 * votesAfter(manyCards, 1).of);
    EXPECT_GT(votesAfter(manyCards, 1).of, 0);
    EXPECT_EQ(votesAfter(manyCards, 2).of, 0) << "the third pair never pays";
    const auto gnirut = counted({.mode = Mode::gnirut}, hard, 20);
    EXPECT_EQ(votesAfter(gnirut, 1).of, 0) << "who knows that nothing will be learned does not wait";
    const auto draft = counted({.edition = Edition::prototype}, hard, 20);
    EXPECT_EQ(votesAfter(draft, 0).of + votesAfter(draft, 1).of, 0);
    EXPECT_GT(votesAfter(draft, 2).of, 0);
    const auto easy = counted({}, std::vector<TuringCharacter>(3, turingCharacter(Level::easy)), 5);
    EXPECT_EQ(votesAfter(easy, 0).of + votesAfter(easy, 1).of, 0) << "the easy ones wait";
}

TEST(TuringBots, AreReportedForProgramsAndForPeople) {
    const auto report =
        simulateTuring({}, {{Level::hard, Level::normal, Level::easy}, 5, 1, testGallery(), [](long long) {}});
    TuringCount count;
    ASSERT_FALSE(wire::read(report.json, count));
    EXPECT_EQ(count.games, 5);
    EXPECT_EQ(count.seats.size(), 3U);
    EXPECT_EQ(guessesAfter(count, 0).of, 2 * count.rounds) << "two Interrogators in each round";
    long long votes = 0;
    for (std::size_t pair = 0; pair < pairsInRound; ++pair) votes += votesAfter(count, pair).of;
    EXPECT_EQ(votes, 2 * count.rounds);
    EXPECT_NE(report.text.find("seat 2, easy"), std::string::npos);
}

}  // namespace
}  // namespace parlour::bots
