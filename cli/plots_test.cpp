// The pictures of the documents are what `parlour plot` draws, and a game that was played can be looked at.
// SPDX-License-Identifier: MIT
#include <sstream>

#include "cli/outside_table_test.h"

namespace parlour::cli {
namespace {

void expectPicture(const std::string& file, const std::string& words) {
    // After a change: PARLOUR_GOLDEN=write script/test Plots
    const auto drawn = parlourSays("plot " + words);
    EXPECT_EQ(drawn.code, 0) << drawn.out;
    const char* const wish = std::getenv("PARLOUR_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write") std::ofstream(file) << drawn.out;
    std::stringstream kept;
    kept << std::ifstream(file).rdbuf();
    EXPECT_EQ(drawn.out, kept.str()) << file << " is drawn otherwise now: parlour plot " << words;
}

TEST(Plots, OfTheDocumentsAreDrawnFromWhatIsKept) {
    expectPicture("docs/figures.svg", "history docs/figures.jsonl");
    expectPicture("docs/peers.svg", "peers docs/peers.json");
    expectPicture("docs/strategy.svg", "strategy --cards 33,38,40,48");
    expectPicture("docs/difficulty.svg", "difficulty 14 --count 200");
}

#ifdef PAINTED_DECKS  // which the strict build does not paint
TEST(Plots, OfHowSureBotsAreAreDrawnFromGames) { expectPicture("docs/calibration.svg", "calibration --games 200"); }
#endif

TEST(Plots, ShowThePointsOfAGameThatWasPlayed) {
    OutsideTable table(setupOf("turing-machine", R"({"problem":{"printed":5}})"));
    table.seat("'Ada<b>'");
    table.seat("Bob");
    table.playToTheEnd(2);
    const auto file = (table.folder_.path / "game.json").string();
    const auto answer = Call(table.port()).request("GET /api" + table.linkAt("").replace(0, 2, "/tables") + "/games/1");
    std::ofstream(file) << answer.substr(answer.find("\r\n\r\n") + 4);
    const auto drawn = parlourSays("plot scores " + file);
    EXPECT_EQ(drawn.code, 0) << drawn.out;
    EXPECT_TRUE(drawn.out.starts_with("<svg ")) << drawn.out;
    for (const char* part : {"The points of a game of Turing Machine", ">Bob</text>", "<path d=\"M"})
        EXPECT_NE(drawn.out.find(part), std::string::npos) << part;
    EXPECT_EQ(drawn.out.find("<b>"), std::string::npos) << "a name is no markup";
}

TEST(GivenGame, IsReadFromAHousesFileAndFromTheFilmThatAPageKeeps) {
    OutsideTable table(setupOf("turing-machine", R"({"problem":{"printed":5}})"));
    table.seat("Ada");
    table.seat("Bob");
    table.playToTheEnd(2);
    const auto told = [&](const std::string& path) {
        const auto answer = Call(table.port()).request("GET /api" + table.linkAt("").replace(0, 2, "/tables") + path);
        return answer.substr(answer.find("\r\n\r\n") + 4);
    };
    const auto file = [&](const std::string& name, const std::string& text) {
        const auto path = (table.folder_.path / name).string();
        std::ofstream(path) << text;
        return path;
    };
    const std::string film =
        R"({"is":"parlour film","film":)" + told("/games/1/film") + R"(,"images":{"3":"UklGRg=="}})";
    const auto bare = file("bare", told("/games/1")), kept = file("film", film);
    for (const std::string command : {"verify ", "machine review ", "plot scores "}) {
        const auto drawn = parlourSays(command + bare);
        EXPECT_EQ(drawn.code, 0) << command << drawn.out;
        EXPECT_EQ(parlourSays(command + kept).out, drawn.out) << command;
        expectComplaint(command + file("cut", film.substr(0, film.size() / 2)), "is a film that is damaged");
        expectComplaint(command + file("other", R"({"is":"parlour memories","format":1})"), "and no film of one");
        expectComplaint(command + file("foreign", "a letter from home"), "is no game that a house has given out");
    }
}

TEST(Plots, SayWhatIsWrong) {
    const TestFolder folder;
    const auto file = (folder.path / "x").string();
    expectComplaint("plot scores " + file, "there is no file");
    std::ofstream(file) << "{\n";
    expectComplaint("plot scores " + file, "is no game that a house has given out");
    expectComplaint("plot history " + file, "line 1");
    expectComplaint("plot peers " + file, file);
    expectComplaint("plot strategy --cards 1,2", "");
    expectComplaint("plot difficulty nonsense", "");
    expectComplaint("plot calibration --levels genius", "choose easy, normal or hard");
}

}  // namespace
}  // namespace parlour::cli
