// Tournaments between bots, strangers and programs: fair, repeatable, and nobody can stop them.
// SPDX-License-Identifier: MIT
#include "cli/tournament_test.h"

namespace parlour::cli {
namespace {

/// Whatever it is asked, it says this.
std::string always(const std::string& answer) { return " \"exec:sed -u 's/.*/" + answer + "/'\" "; }

TEST(Tournament, IsTheSameOnTheSameLuck) {
    const std::string words = "tournament turing-machine hard:Hex normal easy:Dot --games 20 --seed ";
    const auto once = parlourSays(words + "5");
    EXPECT_EQ(once.code, 0);
    EXPECT_TRUE(once.out.starts_with("20 games of turing-machine, 3 at a table; a win by luck: 0.333")) << once.out;
    EXPECT_NE(once.out.find("hard:Hex"), std::string::npos);
    EXPECT_EQ(once.out, parlourSays(words + "5").out);
    EXPECT_NE(once.out, parlourSays(words + "6").out);
}

TEST(Tournament, SaysWhoIsBetterAndHowSureThatIs) {
    const auto line = tournament("turing-machine hard easy --games 60");
    ASSERT_EQ(line.entrants.size(), 2U);
    const auto& [hard, easy] = std::tie(line.entrants[0], line.entrants[1]);
    EXPECT_EQ(hard.games, 60);
    EXPECT_NEAR(static_cast<double>(hard.winsMillionths + easy.winsMillionths), 1e6, 2) << "a shared win is shared";
    EXPECT_GT(hard.winsMillionths - hard.winsErrorMillionths, easy.winsMillionths + easy.winsErrorMillionths);
    EXPECT_GT(hard.pointsErrorMillionths, 0);
}

TEST(Tournament, SeatsSomeAtATimeIfThereAreMoreThanATableHolds) {
    const auto line = tournament("turing-machine hard normal easy easy:Hex --players 2 --games 40");
    long long seats = 0;
    for (const EntrantLine& one : line.entrants) {
        EXPECT_GT(one.games, 8);
        seats += one.games;
    }
    EXPECT_EQ(seats, 80);
}

TEST(Tournament, GoesOnWhateverAProgramDoes) {
    for (const std::string& program : {always(R"({"do":null})"), always("?"), always(R"({"do":{"is":"Fly"}})"),
                                       always(R"({"do":{"is":"Show","code":"111"}})"), std::string(" exec:true ")}) {
        const auto line = tournament("turing-machine hard" + program + "--games 3");
        EXPECT_GT(line.entrants[1].faults, 0) << program;
        EXPECT_EQ(line.entrants[0].faults, 0);
    }
}

TEST(Tournament, SaysWhatIsWrong) {
    expectComplaint("tournament turing-machine hard nobody", "nobody is called \"nobody\" at turing-machine");
    expectComplaint("tournament turing-machine hard:Rex easy",
                    "there is no character \"Rex\"; choose one of \"Abacus\"");
    expectComplaint("tournament turing-machine hard easy --players 3", "2 cannot sit at a table for 3");
    expectComplaint("tournament turing-machine hard easy --games 0", "--games must be at least 1");
    expectComplaint("tournament turing-machine", "who");
}

#ifdef PAINTED_DECKS  // which the strict build does not paint
TEST(Tournament, KnowsEveryGameAndItsStrangers) {
    for (const std::string words :
         {"turing hard normal waitthird colours", "not-human hard normal waitname gibberish"}) {
        const auto line = tournament(words + " --games 3");
        EXPECT_EQ(line.entrants.size(), 4U);
        for (const EntrantLine& one : line.entrants) EXPECT_EQ(one.games, 3);
    }
}

/// Programs are told what is to be seen, as at a table.
TEST(Tournament, TellsProgramsOfPictures) {
    const std::string program = R"( "exec:grep --line-buffered -o 'file://[^\"]*webp' >&2" )";
    const auto ran = parlourSays("tournament turing hard normal" + program + "--games 1 --deadline 100");
    EXPECT_NE(ran.out.find("reveries/table/"), std::string::npos) << ran.out.substr(0, 500);
}
#endif

}  // namespace
}  // namespace parlour::cli
