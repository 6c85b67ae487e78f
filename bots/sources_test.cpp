// No bot can know a secret, because no bot's source reaches the headers in which secrets are: games/<game>/<game>.h.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "games/games.h"

namespace {

namespace fs = std::filesystem;
const fs::path root = SOURCE_DIRECTORY;

/// What a file includes of the project, however far down.
void follow(const fs::path& file, std::set<std::string>& reached) {
    std::ifstream in(root / file);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("#include \"")) continue;
        const std::string included = line.substr(10, line.find('"', 10) - 10);
        if (reached.insert(included).second) follow(included, reached);
    }
}

/// Simulations, tests, the register and its entries run games; what they run them with is handed views.
bool runsGames(const fs::path& file) {
    const std::string name = file.filename().string();
    return name.ends_with("_test.cpp") || name.starts_with("simulation.") || name == "bots.cpp" || name == "entry.cpp";
}

TEST(BotSources, NeverReachTheSecretsOfAGame) {
    std::set<std::string> secrets;
    for (const auto& game : fs::directory_iterator(root / "games")) {
        const std::string name = game.path().filename().string();
        if (fs::exists(game.path() / (name + ".h"))) secrets.insert("games/" + name + "/" + name + ".h");
    }
    ASSERT_EQ(secrets.size(), parlour::allGames().size());
    int looked = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "bots")) {
        const auto extension = entry.path().extension();
        if ((extension != ".h" && extension != ".cpp") || runsGames(entry.path())) continue;
        ++looked;
        std::set<std::string> reached;
        follow(fs::relative(entry.path(), root), reached);
        for (const std::string& secret : secrets)
            EXPECT_FALSE(reached.contains(secret)) << entry.path() << " reaches " << secret;
    }
    EXPECT_GT(looked, 10);
}

}  // namespace
