// Bots of I Am Not Human: they play by the rules, from views alone, with words of the table's language. How
// well they play is in figures_test.cpp. SPDX-License-Identifier: MIT
#include "bots/not_human/not_human_bot.h"

#include <gtest/gtest.h>

#include <set>

#include "bots/laws_test.h"
#include "bots/not_human/board.h"
#include "bots/not_human/explanation.h"
#include "bots/not_human/gallery_test.h"
#include "bots/not_human/life.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {
namespace {

using namespace not_human;

constexpr Level levels[] = {Level::easy, Level::normal, Level::hard};

TEST(NotHumanBots, SeeViewsOnlyAndPlayByTheRules) {
    for (const Level level : levels)
        for (int players = fewestPlayers; players <= mostPlayers; ++players) {
            Options options;
            options.rounds = 2;
            options.server = players % 2 == 0;
            expectBotsSeeViewsOnly<NotHuman>(options, players, 7, newPlayers(level, testGallery()));
        }
}

TEST(NotHumanBots, SayAnythingLegalAboutPicturesThatNobodyDescribed) {
    Options options;
    options.strictRepeats = true;
    options.rounds = 2;
    for (const GalleryReference& gallery : {GalleryReference{}, GalleryReference(std::make_shared<Gallery>()),
                                            GalleryReference(std::make_shared<Gallery>(cards * 2))})
        for (const Level level : levels) expectBotsSeeViewsOnly<NotHuman>(options, 4, 5, newPlayers(level, gallery));
}

/// A game that is played until `stop` says so.
template <class Stop>
Story<NotHuman> playedUntil(Stop stop, const Company<NotHuman>& company, Chance& chance, const Options& options = {}) {
    auto story = begin<NotHuman>(options, static_cast<int>(company.size()), chance, Journal::dropped);
    while (!stop(story.now())) playOn(story, company, chance);
    return story;
}

Company<NotHuman> newCompany(int players, Level level, Chance& chance) {
    Company<NotHuman> company;
    for (int i = 0; i < players; ++i)
        company.push_back(newNotHumanPlayer(anybody(level, chance), testGallery(), chance));
    return company;
}

TEST(NotHumanBots, SpeakTheLanguageOfTheTableAndNeverRepeatAWord) {
    for (const Language language : {Language::en, Language::es, Language::it, Language::ru}) {
        std::set<std::string> spoken;
        for (const words::Word word : words::wordsOf(language)) spoken.emplace(words::spellingOf(word));
        SeededChance chance(11);
        const auto company = newCompany(5, Level::hard, chance);
        std::set<std::string> said;
        int count = 0;
        std::uint8_t round = 0;
        Options options;
        options.language = language;
        playedUntil(
            [&](const State& state) {
                if (state.up.phase != Phase::asking || state.up.round == round) return state.up.phase == Phase::over;
                round = state.up.round;
                for (const Association& association : state.up.associations) {
                    const std::string word{std::string_view(association.word)};
                    EXPECT_TRUE(spoken.contains(word)) << word;
                    said.insert(word);
                    ++count;
                }
                return false;
            },
            company, chance, options);
        EXPECT_EQ(count, 30);
        EXPECT_EQ(said.size(), 30U);
    }
}

/// What a seat may not know is dealt anew: a bot like the one that sits there does the same.
TEST(NotHumanBots, DoNotCareAboutWhatTheyMayNotKnow) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SeededChance chance(seed);
        const auto company = newCompany(4, Level::hard, chance);
        const auto phase = Phase(1 + seed % 6);
        auto story = begin<NotHuman>({}, 4, chance, Journal::dropped);
        for (int i = 0; i < 400 && story.now().up.phase != phase; ++i) playOn(story, company, chance);
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            const View view = NotHuman::view(story.now(), Seat{seat});
            const View other = NotHuman::view(NotHuman::redeal(view, chance), Seat{seat});
            SeededChance luck(seed), sameLuck(seed);
            const auto one = newNotHumanPlayer(anybody(Level::hard, luck), testGallery(), luck);
            const auto twin = newNotHumanPlayer(anybody(Level::hard, sameLuck), testGallery(), sameLuck);
            EXPECT_EQ(one->choose(view, luck), twin->choose(other, sameLuck));
            ++compared;
        }
    }
    EXPECT_EQ(compared, 48);
}

TEST(NotHumanBots, AnswerTheSameWhenTheyAreAskedTwice) {
    SeededChance chance(21);
    const auto company = newCompany(5, Level::hard, chance);
    int asked = 0;
    playedUntil(
        [&](const State& state) {
            for (std::uint8_t seat = 0; seat < 5; ++seat) {
                const View view = NotHuman::view(state, Seat{seat});
                EXPECT_EQ(company[seat]->choose(view, chance), company[seat]->choose(view, chance));
                ++asked;
            }
            return state.up.round == 3;
        },
        company, chance);
    EXPECT_GT(asked, 100);
}

TEST(NotHumanBots, UnderstandStrangersAndSurviveTheirNoise) {
    for (const std::string_view noise : {"xqzzt", "漢字", "ннннн", "forests", "a-b"}) {
        SeededChance chance(31);
        const auto company = newCompany(4, Level::hard, chance);
        auto story =
            playedUntil([](const State& state) { return state.up.phase == Phase::associating; }, company, chance);
        NotHuman::play(story, Seat{0}, Say{std::string(noise)}, chance);
        for (int i = 0; i < 200 && story.now().up.round == 1; ++i) playOn(story, company, chance);
        EXPECT_EQ(story.now().up.round, 2);
    }
}

TEST(NotHumanBots, ExplainThemselvesInAShortSentence) {
    const std::string longest(lexicon::mostBytes, 'w'), name(300, 'n');
    for (const Language language : everyLanguage)
        for (std::size_t way = 0; way < 90; ++way) {
            for (const Reason& reason : {Reason{name, name, name, false}, Reason{"owl", "owl", name, true}, Reason{}})
                EXPECT_LE(explanation(longest, reason, language, way).size(), std::size_t{longestExplanation});
            const auto text = explanation("wisdom", {"an owl", "an owl", "An owl on a roof.", false}, language, way);
            EXPECT_NE(text.find("wisdom"), std::string::npos);
            EXPECT_EQ(text.find("owl") == std::string::npos, way % 10 < 2) << text;
            EXPECT_EQ(text.find_first_of("#!&*"), std::string::npos) << text;
        }
}

/// Who has no good reason speaks as those do who have one: what kind of sentence it is depends on luck alone.
TEST(NotHumanBots, ExplainAWordThatFitsLikeOneThatDoesNot) {
    auto gallery = std::make_shared<Gallery>(cards * 2);
    for (Sight& sight : *gallery) {
        sight.concepts[0] = {"owl", "bird", "stairs", "blue"};
        sight.sentences[0] = "An owl on stairs.";
    }
    const Onlooker eyes(gallery, 0, 1);
    Few<Picture, places> pictures;
    for (std::uint8_t i = 0; i < places; ++i) pictures.push_back(Picture{i});
    const Board board(eyes, pictures, Language::en);
    const auto shape = [&](std::string_view word, std::size_t way) {
        std::string text = explanation(word, board.reasonFor(word, 0), Language::en, way);
        return text.replace(text.find(word), word.size(), "*");
    };
    for (std::size_t way = 0; way < 1000; ++way) EXPECT_EQ(shape("wisdom", way), shape("soup", way));
}

TEST(NotHumanBots, SpeakOfThingsWithTheirArticles) {
    EXPECT_EQ(theOne("an owl", Language::en), "the owl");
    EXPECT_EQ(theOne("clouds", Language::en), "the clouds");
    EXPECT_EQ(theOne("the moon", Language::en), "the moon");
    EXPECT_EQ(theOne("un catalejo", Language::es), "el catalejo");
    EXPECT_EQ(theOne("unas nubes", Language::es), "las nubes");
    EXPECT_EQ(theOne("un uomo col cappello", Language::it), "l'uomo col cappello");
    EXPECT_EQ(theOne("uno struzzo", Language::it), "lo struzzo");
    EXPECT_EQ(theOne("un'ancora", Language::it), "l'ancora");
    EXPECT_EQ(theOne("degli uccelli", Language::it), "gli uccelli");
    EXPECT_EQ(theOne("сова", Language::ru), "сова");
    const auto owl = words::conceptNamed("owl");
    ASSERT_TRUE(owl);
    EXPECT_EQ(words::phraseOf(*owl, Language::ru, words::Case::named), "сова");
    EXPECT_EQ(words::phraseOf(*owl, Language::ru, words::Case::seen), "сову");
    EXPECT_EQ(words::phraseOf(*owl, Language::es, words::Case::seen), "un búho");
}

TEST(NotHumanBots, NameTheReasonForAWord) {
    auto gallery = std::make_shared<Gallery>(cards * 2);
    for (Sight& sight : *gallery) {
        sight.concepts[0] = {"blue", "animal", "clouds", "xqzzt", "owl", "key"};
        sight.sentences[0] = "A owl with a key.";
    }
    const Onlooker eyes(gallery, 0, 1);
    Few<Picture, places> pictures;
    for (std::uint8_t i = 0; i < places; ++i) pictures.push_back(Picture{i});
    const Board board(eyes, pictures, Language::en);
    EXPECT_EQ(board.spokenNames(0), (std::vector<std::string_view>{"clouds", "owl", "key"}));
    EXPECT_EQ(board.reasonFor("wisdom", 0).named, "an owl");
    EXPECT_EQ(board.reasonFor("wisdom", 0).sentence, "A owl with a key.");
    EXPECT_EQ(board.reasonFor("rain", 3).named, "clouds");
    EXPECT_EQ(board.reasonFor("rain", 3).sentence, "A owl with a key.") << "whatever the word was";
    EXPECT_EQ(board.reasonFor("locks", 8).named, "a key");
    EXPECT_TRUE(board.reasonFor("owls", 8).isTheWord);
    EXPECT_EQ(board.reasonFor("calm", 8).named.find("blue"), std::string::npos) << "a colour is no reason";
    EXPECT_NE(board.reasonFor("beast", 8).named, "animal") << "nor is what a thing is in general";
}

/// At the beginning of a sentence there is a capital.
TEST(NotHumanBots, QuoteNoSentenceAboutWhatNobodyRecognises) {
    auto gallery = std::make_shared<Gallery>(cards * 2);
    for (Sight& sight : *gallery) {
        sight.concepts[0] = {"capybara", "sun"};
        sight.concepts[3] = {"капибара", "солнце"};
        sight.sentences[3] = "Капибара на фоне солнца.";
    }
    (*gallery)[1].sentences[3] = "Солнце над землёй.";
    const Onlooker eyes(gallery, 0, 1);
    Few<Picture, places> pictures;
    for (std::uint8_t i = 0; i < places; ++i) pictures.push_back(Picture{i});
    const Board board(eyes, pictures, Language::ru);
    EXPECT_EQ(board.reasonFor("тепло", 0).sentence, "");
    EXPECT_EQ(board.reasonFor("тепло", 1).sentence, "Солнце над землёй.");
}

TEST(NotHumanBots, RememberWhoLedAHumanToAWrongPicture) {
    RoundScored round;
    round.human = Seat{1};
    round.votes = ForEach<std::optional<std::uint8_t>>(3);
    round.stars = ForEach<std::uint8_t>(3);
    round.winner = Winner::human;
    EXPECT_TRUE(encountersIn(round, {}).empty()) << "named, and right";
    round.winner = Winner::robots;
    const auto met = encountersIn(round, {});
    ASSERT_EQ(met.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i)
        EXPECT_EQ(std::tuple(met[i].deed, met[i].who, met[i].whom),
                  std::tuple(Deed::fooled, Seat(2 * static_cast<int>(i)), Seat{1}));
    round.human.reset();
    EXPECT_TRUE(encountersIn(round, {}).empty()) << "there was no human";
}

}  // namespace
}  // namespace parlour::bots
