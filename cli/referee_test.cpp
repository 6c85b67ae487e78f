// The referee's answers, line by line, and a storm of random and mutated lines.
// The protocol is in docs/referee.md; its examples are run by cli_test.cpp.
// SPDX-License-Identifier: MIT
#include "cli/referee.h"

#include <gtest/gtest.h>

#include "core/repeated_test.h"
#include "games/games.h"

namespace parlour::cli {
namespace {

Referee refereeOf(const std::string& game, const std::string& options, int players, std::uint64_t seed = 1) {
    SeededChance chance(seed);
    return {*(findGame(game)->open(options, players, chance)), chance};
}

bool says(const std::string& answer, std::string_view part) { return answer.find(part) != std::string::npos; }

TEST(Referee, DoesWhatIsAllowedAndShowsTheEvents) {
    auto referee = refereeOf("turing", "{}", 3);
    EXPECT_TRUE(says(referee.answer(R"({"seat":0,"do":{"is":"Answer","position":1}})"),
                     R"({"done":true,"events":[{"is":"PairPlaced")"));
    EXPECT_EQ(referee.answer(R"({"seat":1,"do":{"is":"Vote","side":"L"}})"),
              R"({"done":true,"events":[{"is":"Voted","seat":1}]})");
}

TEST(Referee, RefusesWithTheRule) {
    auto referee = refereeOf("turing", "{}", 3);
    EXPECT_EQ(referee.answer(R"({"seat":0,"do":{"is":"Vote","side":"L"}})"),
              R"({"refused":{"rule":"T-V6","name":"responder","reason":"the Responder does not vote","detail":""}})");
}

TEST(Referee, ShowsEachSeatItsViewAndTheWatcherNoSecret) {
    auto referee = refereeOf("turing", "{}", 3);
    EXPECT_TRUE(says(referee.answer(R"({"seat":0,"look":true})"), R"("is":"Responder","machine")"));
    EXPECT_TRUE(says(referee.answer(R"({"seat":1,"look":true})"), R"("mine":{"is":"Interrogator","vote":null})"));
    EXPECT_TRUE(says(referee.answer(R"({"watch":true})"), R"("mine":{"is":"Watcher"})"));
}

TEST(Referee, SaysWhatIsWrongWithALineAndChangesNothing) {
    auto referee = refereeOf("turing", "{}", 3);
    const auto before = referee.match().watch();
    for (const char* line : {"",
                             "hello",
                             "[]",
                             "{}",
                             "null",
                             R"({"seat":0})",
                             R"({"look":true})",
                             R"({"seat":3,"look":true})",
                             R"({"seat":-1,"look":true})",
                             R"({"seat":0.5,"look":true})",
                             R"({"seat":0,"look":true,"watch":true})",
                             R"({"seat":0,"do":{}})",
                             R"({"seat":0,"do":{"is":"Answer"}})",
                             R"({"seat":0,"do":{"is":"Answer","position":256}})",
                             R"({"seat":0,"do":{"is":"Jump"}})",
                             R"({"clock":true})",
                             R"({"watch":false})",
                             R"({"seat":0,"do":null})",
                             R"({"seat":0,"do":{"is":"Pass","extra":1}})",
                             "{\"watch\":true} {\"watch\":true}",
                             "\xff\xfe"})
        EXPECT_TRUE(says(referee.answer(line), R"({"error":")")) << line;
    EXPECT_TRUE(says(referee.answer(std::string(100000, ' ')), "65536"));
    EXPECT_EQ(referee.match().watch(), before);
}

TEST(Referee, TellsTheResultWhenTheGameIsOver) {
    auto referee = refereeOf("turing", R"({"mode":"cooperative"})", 2);
    std::string answer;
    SeededChance chance(3);
    auto& match = const_cast<Match&>(referee.match());  // to ask it for random commands
    for (int steps = 0; !match.isOver() && steps < 1000; ++steps) {
        const int seat = chance.below(2);
        const auto command = match.randomCommand(Seat(seat), chance);
        if (!command.empty())
            answer = referee.answer(R"({"seat":)" + std::to_string(seat) + R"(,"do":)" + command + "}");
    }
    EXPECT_TRUE(says(answer, R"("over":true,"scores":[)"));
    EXPECT_TRUE(says(answer, R"("winners":[)"));
    EXPECT_TRUE(says(referee.answer(R"({"seat":0,"do":{"is":"Pass"}})"), R"("rule":"T-E3")"));
}

/// A good line at random, or one spoilt in up to four places, or noise.
std::string anyLine(Match& match, Chance& chance) {
    const auto seat = chance.below(match.players() + 1);
    std::string line;
    switch (chance.below(6)) {
        case 0:
            line = R"({"seat":)" + std::to_string(seat) + R"(,"look":true})";
            break;
        case 1:
            line = R"({"watch":true})";
            break;
        case 2:
            line = R"({"clock":true})";
            break;
        default: {
            const auto command = seat < match.players() ? match.randomCommand(Seat(seat), chance) : "";
            line = R"({"seat":)" + std::to_string(seat) + R"(,"do":)" +
                   (command.empty() ? R"({"is":"Pass"})" : command) + "}";
        }
    }
    for (int spoilt = chance.below(5); spoilt > 0 && !line.empty(); --spoilt) {
        const auto place = static_cast<std::size_t>(chance.below(static_cast<int>(line.size())));
        switch (chance.below(3)) {
            case 0:
                line[place] = static_cast<char>(chance.below(256));
                break;
            case 1:
                line.erase(place, static_cast<std::size_t>(1 + chance.below(8)));
                break;
            default:
                line.insert(place,
                            line.substr(static_cast<std::size_t>(chance.below(static_cast<int>(line.size()))), 12));
        }
    }
    return line;
}

constexpr int lines = repeated(1'000'000, 40'000);

TEST(Referee, WithstandsAMillionRandomAndMutatedLines) {
    SeededChance chance(2026);
    const auto& games = allGames();
    int done = 0, refused = 0, broken = 0;
    for (int line = 0; line < lines;) {
        const AnyGame& game = *games[static_cast<std::size_t>(chance.below(static_cast<int>(games.size())))];
        int players = game.fewestPlayers();
        while (game.whyNot("{}", players)->has_value()) ++players;
        auto referee = refereeOf(std::string(game.name()), "{}", players, static_cast<std::uint64_t>(line));
        auto& match = const_cast<Match&>(referee.match());
        const auto look = [&] { return match.watch() + match.view(Seat{0}) + match.view(Seat(players - 1)); };
        std::string before = look();
        for (int i = 0; i < 500 && !match.isOver(); ++i, ++line) {
            const auto answer = referee.answer(anyLine(match, chance));
            if (answer.starts_with(R"({"done")")) {
                ++done;
                before = look();
                continue;
            }
            answer.starts_with(R"({"refused")") ? ++refused : ++broken;
            ASSERT_EQ(look(), before) << answer;
        }
    }
    EXPECT_GT(done, lines / 50);
    EXPECT_GT(refused, lines / 200);
    EXPECT_GT(broken, lines / 4);
}

}  // namespace
}  // namespace parlour::cli
