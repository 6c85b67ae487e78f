// The bots of bots/examples, as docs/bots.md tells of them: each plays whole games by the rules, and better than luck
// where it can; a language model is attached by a command line. SPDX-License-Identifier: MIT
#include <sstream>

#include "cli/outside_table_test.h"
#include "cli/tournament_test.h"

namespace parlour::cli {
namespace {

const std::string examples = SOURCE_DIRECTORY "/bots/examples/";

/// Python takes its time to begin, beside other tests.
TournamentLine patientTournament(const std::string& words) { return tournament(words + " --deadline 20000"); }

/// An example in each language, as a tournament names it.
std::vector<std::string> programsFor(const std::string& game) {
    return {"\"exec:python3 " + examples + game + ".py " PARLOUR "\"",
            "\"exec:node " + examples + game + ".mjs " PARLOUR "\"",
            "\"exec:" BUILT_EXAMPLES "/example_" + game + "\""};
}

/// All three at a table, with one of our own: nobody has to move for them.
void expectThatTheyPlay(const std::string& game, const std::string& folder, const std::string& more) {
    std::string words = game;
    for (const auto& program : programsFor(folder)) words += " " + program;
    for (const EntrantLine& one : patientTournament(words + more).entrants) EXPECT_EQ(one.faults, 0) << one.name;
}

TEST(Examples, PlayTuringMachine) {
    expectThatTheyPlay("turing-machine", "turing_machine", " easy --games 4 --seed 1");
    expectThatTheyPlay("turing-machine", "turing_machine", R"( --games 1 --options '{"problem":{"mode":"extreme"}}')");
    expectThatTheyPlay("turing-machine", "turing_machine",
                       R"( --games 1 --options '{"problem":{"mode":"nightmare"},"play":"together"}')");
}

TEST(Examples, AtTuringMachineTheyAreBetterThanEasy) {
    const auto line =
        patientTournament("turing-machine " + programsFor("turing_machine")[2] + " easy --games 60 --seed 1");
    ASSERT_EQ(line.entrants.size(), 2U);
    EXPECT_GT(line.entrants[0].winsMillionths - line.entrants[0].winsErrorMillionths, 500'000);
}

/// A program that is told what the deck shows needs a deck that is painted.
#ifdef PAINTED_DECKS
TEST(Examples, PlayTuring) {
    expectThatTheyPlay("turing", "turing", " easy --games 4 --seed 1");
    expectThatTheyPlay("turing", "turing", R"( --games 2 --options '{"edition":"prototype","mode":"cooperative"}')");
}

TEST(Examples, PlayIAmNotHuman) {
    expectThatTheyPlay("not-human", "not_human", R"( easy --games 2 --seed 1 --options '{"rounds":2}')");
}
#endif

TEST(Examples, OneStandsInTheDocument) {
    std::stringstream document, program;
    document << std::ifstream(SOURCE_DIRECTORY "/docs/bots.md").rdbuf();
    program << std::ifstream(examples + "turing.py").rdbuf();
    EXPECT_NE(document.str().find("```python\n" + program.str() + "```\n"), std::string::npos)
        << "docs/bots.md shows another bots/examples/turing.py";
}

TEST(Examples, AreShort) {
    for (const char* game : {"turing", "not_human", "turing_machine"})
        for (const char* language : {".py", ".mjs", ".cpp"}) {
            std::ifstream file(examples + game + language);
            const auto lines = std::count(std::istreambuf_iterator<char>(file), {}, '\n');
            EXPECT_GT(lines, 20) << game << language;
            EXPECT_LE(lines, 45) << game << language;
        }
}

// ---- A language model -----------------------------------------------------------------------------------

/// The template with a stand-in of that manner, as a tournament names it.
std::string model(const std::string& manner) {
    return " \"exec:python3 " + examples + "language_model.py python3 " + examples + "stand_in.py " + manner + "\" ";
}

TEST(LanguageModels, PlayTuringMachineByAnswersInWords) {
    const auto line =
        patientTournament("turing-machine hard" + model("sound") + model("muttering") + "--games 2 --seed 3");
    for (const EntrantLine& one : line.entrants) EXPECT_EQ(one.faults, 0) << one.name;
}

#ifdef PAINTED_DECKS
TEST(LanguageModels, PlayTheGamesWithPicturesByAnswersInWords) {
    for (const std::string options : {R"(turing --options '{"mode":"cooperative"}' hard easy)",
                                      R"(not-human --options '{"rounds":1}' hard easy)"}) {
        const auto line = patientTournament(options + model("sound") + "--games 1 --seed 3");
        for (const EntrantLine& one : line.entrants) EXPECT_EQ(one.faults, 0) << one.name;
    }
}
#endif

TEST(LanguageModels, ABotMovesForOneThatNeverAnswersAsItShould) {
    const auto line = patientTournament("turing-machine easy" + model("stubborn") + "--games 1 --seed 3");
    ASSERT_EQ(line.entrants.size(), 2U);
    EXPECT_GT(line.entrants[1].faults, 0);
}

TEST(LanguageModels, ASilentOneIsEndedInTimeAndItsTableGoesOn) {
    OutsideTable table(setupOf("turing-machine", R"({"problem":{"printed":5}})"));
    table.seat("Silent", "python3 " + examples + "language_model.py python3 " + examples + "stand_in.py silent",
               "--deadline 1000");
    table.seat("Bob");
    table.playToTheEnd(2);
    EXPECT_EQ(table.ran[0].code, 0) << table.ran[0].out;
    EXPECT_NE(table.ran[0].out.find("timed out after"), std::string::npos) << table.ran[0].out;
    EXPECT_NE(table.ran[0].out.find("a normal bot moves"), std::string::npos) << table.ran[0].out;
}

}  // namespace
}  // namespace parlour::cli
