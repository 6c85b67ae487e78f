// Bots of I Am Not Human: they play by the rules, from views alone, with words of the table's language; and the game
// between them is one. SPDX-License-Identifier: MIT
#include "bots/not_human/not_human_bot.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "bots/bot_laws.h"
#include "bots/not_human/board.h"
#include "bots/not_human/explanation.h"
#include "bots/not_human/simulation.h"
#include "games/not_human/not_human.h"

namespace parlour::bots {
namespace {

using namespace not_human;

constexpr Level levels[] = {Level::easy, Level::normal, Level::hard};
constexpr Language everyLanguage[] = {Language::en, Language::es, Language::it,
                                      Language::ru, Language::tr, Language::other};

/// The concepts of a section of associations.txt.
std::vector<std::string> conceptsOf(std::string_view first, std::string_view last) {
    std::vector<std::string> concepts;
    std::ifstream file(SOURCE_DIRECTORY "/bots/words/associations.txt");
    bool isInside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("# ---- ")) isInside = line.substr(7) == first || (isInside && line.substr(7) != last);
        if (line.empty() || line[0] == '#' || !isInside) continue;
        std::istringstream names(line.substr(0, line.find(':')));
        for (std::string name; std::getline(names >> std::ws, name, ',');) concepts.push_back(name);
    }
    return concepts;
}

/// A deck much like Tales: two things, two parts of a scene, one of the sky, two colours.
GalleryReference testGallery() {
    static const GalleryReference gallery = [] {
        const std::vector<std::string> things = conceptsOf("Animals", "Scenes"),
                                       scenes = conceptsOf("Scenes", "Colours"),
                                       colours = conceptsOf("Colours", "Dreams"),
                                       sky = {"sun", "moon", "stars", "clouds"};
        SeededChance chance(1);
        auto made = std::make_shared<Gallery>(cards * 2);
        for (Sight& sight : *made)
            for (const auto* list : {&things, &things, &scenes, &scenes, &sky, &colours, &colours}) {
                const auto& name = (*list)[static_cast<std::size_t>(chance.below(static_cast<int>(list->size())))];
                for (auto& language : sight.concepts) language.push_back(name);
            }
        return made;
    }();
    return gallery;
}

auto newPlayers(Level level, const GalleryReference& gallery) {
    return [level, gallery](Chance& chance) { return newNotHumanPlayer(level, gallery, chance); };
}

TEST(NotHumanBots, SeeViewsOnlyAndPlayByTheRules) {
    for (const Level level : levels)
        for (int players = fewestPlayers; players <= mostPlayers; ++players) {
            Options options;
            options.rounds = 2;
            options.server = players % 2 == 0;
            expectBotsSeeViewsOnly<NotHuman>(options, players, 7, newPlayers(level, testGallery()));
        }
}

TEST(NotHumanBots, FindWordsInTheLongestGameInEveryLanguage) {
    for (const Language language : everyLanguage) {
        Options options;
        options.language = language;
        options.strictRepeats = true;
        options.rounds = mostRounds;
        expectBotsSeeViewsOnly<NotHuman>(options, mostPlayers, 3, newPlayers(Level::hard, testGallery()));
    }
}

TEST(NotHumanBots, SayAnythingLegalAboutPicturesThatNobodyDescribed) {
    Options options;
    options.strictRepeats = true;
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
    for (int i = 0; i < players; ++i) company.push_back(newNotHumanPlayer(level, testGallery(), chance));
    return company;
}

TEST(NotHumanBots, SpeakTheLanguageOfTheTableAndNeverRepeatAWord) {
    for (const Language language : {Language::en, Language::es, Language::it, Language::ru}) {
        std::set<std::string> spoken;
        for (std::size_t i = 0; i < words::senseCount(); ++i)
            spoken.emplace(words::spellingOf(words::Sense(i), language));
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
            const auto one = newNotHumanPlayer(Level::hard, testGallery(), luck);
            const auto twin = newNotHumanPlayer(Level::hard, testGallery(), sameLuck);
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
        for (std::size_t way = 0; way < 9; ++way) {
            EXPECT_LE(explanation(longest, name, language, way).size(), std::size_t{longestExplanation});
            EXPECT_LE(explanation(longest, "", language, way).size(), std::size_t{longestExplanation});
            const auto text = explanation("wisdom", "owl", language, way);
            EXPECT_NE(text.find("wisdom"), std::string::npos);
            EXPECT_NE(text.find("owl"), std::string::npos);
        }
}

TEST(NotHumanBots, NameTheReasonForAWord) {
    auto gallery = std::make_shared<Gallery>(cards * 2);
    for (Sight& sight : *gallery) sight.concepts[0] = {"clouds", "owl", "key"};
    const Onlooker eyes(gallery, 0, 1);
    Few<Picture, places> pictures;
    for (std::uint8_t i = 0; i < places; ++i) pictures.push_back(Picture{i});
    const Board board(eyes, pictures, Language::en);
    EXPECT_EQ(board.reasonFor("wisdom", 0), "owl");
    EXPECT_EQ(board.reasonFor("rain", 3), "clouds");
    EXPECT_EQ(board.reasonFor("locks", 8), "key");
    EXPECT_EQ(board.reasonFor("xqzzt", 8), "");
}

// ---- The game between them, on a smaller scale than docs/performance.md ----------------------------------

NotHumanCount counted(const std::vector<Level>& seats, long long games) {
    const Trial trial{seats, games, 600, testGallery(), [](long long) {}};
    NotHumanCount count;
    EXPECT_FALSE(wire::read(simulateNotHuman({}, trial).json, count));
    return count;
}
double part(long long some, long long all) { return static_cast<double>(some) / static_cast<double>(all); }

TEST(NotHumanBots, LetTheHumanWinAboutHalfOfTheRounds) {
    const auto count = counted(std::vector(5, Level::hard), 50);
    EXPECT_EQ(count.rounds, 300);
    EXPECT_EQ(count.withHuman + count.empty, count.rounds);
    EXPECT_EQ(count.namedRight + count.namedWrong + count.stayedHidden + count.caught, count.withHuman);
    const double wins = part(count.namedRight + count.stayedHidden, count.withHuman);
    EXPECT_GT(wins, 0.3);
    EXPECT_LT(wins, 0.65);
    EXPECT_GT(part(count.caughtIfAlwaysHiding, count.withHuman), 0.45) << "chance is 0.2";
    EXPECT_GT(part(count.emptyRecognised, count.empty), 0.3);
}

TEST(NotHumanBots, WhoNameWhatTheySeeLoseToTheHuman) {
    const auto count = counted(std::vector(5, Level::easy), 50);
    EXPECT_GT(part(count.namedRight + count.stayedHidden, count.withHuman), 0.85);
}

}  // namespace
}  // namespace parlour::bots
