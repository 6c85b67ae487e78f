// The real command, as a person types it: what it prints and how it complains.
// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "cli/command_test.h"
#include "decks/deck.h"
#include "decks/folder_test.h"

namespace {

using parlour::cli::expectComplaint;
using parlour::cli::parlourSays;
using parlour::cli::run;

TEST(Command, ListsTheGames) {
    const auto ran = parlourSays("games");
    EXPECT_EQ(ran.code, 0);
    for (const char* word : {"turing", "edition", "difficulty", "gnirut"})
        EXPECT_NE(ran.out.find(word), std::string::npos) << word;
    EXPECT_TRUE(parlourSays("games --json").out.starts_with(R"({"games":[{"name":"turing")"));
}

TEST(Command, SaysWhatIsWrongAndWhatWouldBeRight) {
    for (const std::string command : {"referee", "simulate", "playthrough"}) {
        expectComplaint(command + " chess", "there is no game \"chess\"; choose");
        expectComplaint(command + " turing --players 9", "at most 6 players (T-C2)");
        expectComplaint(command + " turing --players 2", "competitive play needs 3 to 6 players (T-M1)");
        expectComplaint(command + " turing --options '{'", "in the options");
        expectComplaint(command + " turing --options nonsense", "must be an object");
        expectComplaint(command + R"( turing --options '{"mode":"solo"}')",
                        "\"competitive\", \"cooperative\", \"gnirut\"");
        expectComplaint(command + R"( turing --options '{"colour":1}')", "there is no field \"colour\"; known");
        expectComplaint(command + R"( turing --options '{"deck":59}')", "at least 60 pictures (T-C1)");
        expectComplaint(command + " turing --players many", "--players");
        expectComplaint(command + " turing --seed -5", "--seed");
        expectComplaint(command, "game is required");
    }
    expectComplaint("simulate turing --games 0", "--games must be at least 1");
    for (const char* huge :
         {"simulate turing --games 99999999999999999999", "simulate turing --seed 99999999999999999999",
          "simulate turing --players 99999999999", "serve --port 70000"})
        expectComplaint(huge, "");
    expectComplaint("simulate turing --games 99999999999999999999", "beyond every number");
    expectComplaint("", "games, referee");
    expectComplaint("dance", "there is no command \"dance\"");
    expectComplaint("games --loud", "--loud");
}

TEST(Command, SimulatesTheSameGamesForTheSameSeed) {
    const auto once = parlourSays("simulate turing --players 4 --games 200 --seed 7 --json");
    EXPECT_EQ(once.code, 0);
    EXPECT_EQ(once.out, parlourSays("simulate turing --players 4 --games 200 --seed 7 --json").out);
    EXPECT_NE(once.out, parlourSays("simulate turing --players 4 --games 200 --seed 8 --json").out);
    EXPECT_TRUE(once.out.starts_with(R"({"game":"turing","players":4,"games":200,"decisions":)")) << once.out;
    EXPECT_NE(parlourSays("simulate turing --games 50").out.find("50 games of turing with 3 players"),
              std::string::npos);
    EXPECT_TRUE(
        parlourSays("simulate turing-machine --games 1").out.starts_with("1 game of turing-machine with 1 player,"));
}

TEST(Command, ShowsNoProgressInAPipe) {
    EXPECT_EQ(parlourSays("simulate turing --games 50").out.find('\r'), std::string::npos);
}

TEST(Command, PlaysAGoldenGameByItself) {
    std::ifstream file(SOURCE_DIRECTORY "/games/turing/playthroughs/published-competitive.txt");
    std::stringstream golden;
    golden << file.rdbuf();
    EXPECT_EQ(parlourSays("playthrough turing --players 3 --seed 1").out, golden.str());
}

TEST(Command, EveryGameBehavesAsItsSignatureSays) {
    // After a change that is meant to change a game: PARLOUR_GOLDEN=write script/test Signature, and say why in the
    // commit.
    const std::string path = SOURCE_DIRECTORY "/games/signatures.txt", now = parlourSays("signature").out;
    const char* const wish = std::getenv("PARLOUR_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write") std::ofstream(path) << now;
    std::stringstream kept;
    kept << std::ifstream(path).rdbuf();
    EXPECT_EQ(now, kept.str());
}

TEST(Command, WritesTypes) {
    EXPECT_NE(parlourSays("types --typescript").out.find("export namespace turing {"), std::string::npos);
    EXPECT_NE(parlourSays("types --json-schema").out.find(R"("$schema":"https://json-schema.org/)"), std::string::npos);
}

/// Where no file may be larger than two kilobytes: one line on what is wrong, and nothing is left on the shelf.
void expectNoRoom(const std::string& words, const std::filesystem::path& shelf) {
    std::filesystem::create_directories(shelf);
    const auto ran = run("trap '' XFSZ; ulimit -f 4; " PARLOUR " " + words);
    EXPECT_EQ(ran.code, 2) << ran.out;
    EXPECT_TRUE(ran.out.starts_with("parlour: " + shelf.string())) << ran.out;
    EXPECT_TRUE(ran.out.ends_with(" cannot be written: File too large\n")) << ran.out;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1) << ran.out;
    EXPECT_TRUE(std::filesystem::is_empty(shelf)) << std::filesystem::directory_iterator(shelf)->path();
}

TEST(Command, SaysThatThereIsNoRoomForAPaintedDeck) {
    const parlour::decks::TestFolder folder;
    const auto shelf = folder.path() / "shelf";
    expectNoRoom("deck paint dreams --count 3 --out " + (shelf / "mine").string(), shelf);
}

#ifdef PAINTED_DECKS  // which the strict build does not paint
/// A folder with as many pictures as a deck needs.
std::string sixtyPictures(const std::filesystem::path& folder) {
    const auto painted = std::filesystem::path(PARLOUR).parent_path() / "decks" / "dreams" / "table" / "000.webp";
    std::filesystem::create_directory(folder / "mine");
    for (int i = 0; i < 60; ++i) std::filesystem::copy_file(painted, folder / "mine" / (std::to_string(i) + ".webp"));
    return (folder / "mine").string();
}

/// The bytes of all files in a folder, by their names.
std::map<std::string, parlour::decks::Bytes> filesIn(const std::filesystem::path& folder) {
    std::map<std::string, parlour::decks::Bytes> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files[entry.path().lexically_relative(folder)] = *parlour::decks::readBytes(entry, 1 << 20);
    return files;
}

TEST(Command, PaintsTheSameBytesAsTheOtherCompiler) {
    // What g++ has made paints these cards, and so does this test, which clang has made: whose pixels are pinned by
    // decks/paint/same_bytes_test.cpp (aPlannedDeck).
    const parlour::decks::TestFolder folder;
    using parlour::decks::Kind;
    for (const auto& [kind, count] : {std::pair(Kind::dreams, 2), std::pair(Kind::tales, 1)}) {
        const std::string name(nameOf(kind)), words = name + " --seed 7 --count " + std::to_string(count);
        const auto theirs = folder.path() / ("their-" + name), ours = folder.path() / ("our-" + name);
        EXPECT_EQ(parlourSays("deck paint " + words + " --out " + theirs.string()).code, 0);
        parlour::decks::paintDeck(kind, count, 7, ours, [](int, int) {});
        const auto files = filesIn(theirs);
        EXPECT_EQ(files.size(), 3U * static_cast<unsigned>(count) + 1) << "three sizes of each card, and deck.json";
        for (const auto& [file, bytes] : filesIn(ours)) EXPECT_TRUE(files.at(file) == bytes) << name << " " << file;
    }
}

TEST(Command, SaysThatThereIsNoRoomForAnImportedDeck) {
    const parlour::decks::TestFolder folder;
    const auto shelf = folder.path() / "shelf";
    expectNoRoom("deck import " + sixtyPictures(folder.path()) + " --into " + shelf.string(), shelf);
}

TEST(Command, ImportsDecksToWhereTheServerOfThatFolderLooks) {
    const parlour::decks::TestFolder folder;
    const std::string data = (folder.path() / "data").string(), mine = sixtyPictures(folder.path());
    const std::string kept = data + "/decks/mine";
    EXPECT_EQ(run("PARLOUR_DATA=" + data + " " PARLOUR " deck import " + mine).out, "60 pictures in " + kept + "\n");
    EXPECT_NE(run("PARLOUR_DATA=" + data + " " PARLOUR " deck list").out.find(kept), std::string::npos);
    EXPECT_NE(parlourSays("deck list --data " + data).out.find(kept), std::string::npos);
    EXPECT_EQ(parlourSays("deck list --data " + mine).out.find(kept), std::string::npos);
    expectComplaint("deck import " + mine + " --data " + data, "a deck called \"mine\" is already there");
}
#endif

}  // namespace
