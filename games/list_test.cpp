// Nothing of a game is forgotten: its folders here, among the bots and among the pages, and the list in all.h, are the
// same. A game that is missing somewhere is named. SPDX-License-Identifier: MIT
#include <filesystem>
#include <set>

#include "games/every_game_test.h"

namespace parlour {
namespace {

namespace fs = std::filesystem;

class EveryGame : public testing::TestWithParam<const AnyGame*> {};

TEST_P(EveryGame, HasWhatAGameNeeds) {
    const std::string game = folderOf(*GetParam());
    for (const std::string& file : {
             "games/" + game + "/RULES.md",
             "games/" + game + "/" + game + ".h",
             "games/" + game + "/laws_test.cpp",
             "bots/" + game + "/entry.cpp",
         })
        EXPECT_TRUE(fs::exists(SOURCE_DIRECTORY "/" + file)) << GetParam()->title() << " has no " << file;
    const fs::path playthroughs = SOURCE_DIRECTORY "/games/" + game + "/playthroughs";
    EXPECT_TRUE(fs::exists(playthroughs) && !fs::is_empty(playthroughs)) << game << " has no golden games";
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGame, testing::ValuesIn(allGames()), nameOfGame);

TEST(ListOfGames, HasEveryFolderWithRules) {
    std::set<std::string> listed;
    for (const AnyGame* game : allGames()) listed.insert(folderOf(*game));
    EXPECT_EQ(listed.size(), allGames().size()) << "two games have one name";
    for (const auto& entry : fs::directory_iterator(SOURCE_DIRECTORY "/games"))
        if (fs::exists(entry.path() / "RULES.md"))
            EXPECT_TRUE(listed.contains(entry.path().filename().string())) << entry.path() << " is not in games/all.h";
}

}  // namespace
}  // namespace parlour
