// What a reader may rely on in every file: includes point one way, nothing lies about unused, files stay short, helpers
// of tests are known by their names, and the first lines say something. SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace parlour {
namespace {

namespace fs = std::filesystem;

const std::vector<std::string> folders{"core", "lexicon", "games", "plot",  "decks", "bots",    "server",
                                       "wasm", "cli",     "bench", "style", "capi",  "release", "python"};

/// What may be included from where; a longer folder counts before a shorter one. Tests may look anywhere.
const std::map<std::string, std::vector<std::string>> mayInclude{
    {"core", {"core"}},
    {"lexicon", {"core", "lexicon"}},
    {"games", {"core", "lexicon", "games"}},
    {"plot", {"plot"}},
    {"plot/of_games.h", {"plot", "games"}},
    {"plot/of_games.cpp", {"plot", "games"}},
    {"plot/of_bots.h", {"bots"}},
    {"plot/of_bots.cpp", {"plot"}},
    {"decks", {"core", "decks"}},
    {"decks/paint", {"core", "decks/paint", "decks/picture.h", "decks/language.h", "decks/parallel.h"}},
    {"bots", {"core", "lexicon", "games", "decks", "bots"}},
    {"wasm", {"core", "lexicon", "games", "plot", "wasm"}},
    {"release", {"release"}},
    {"server", {"core", "games", "bots", "decks", "lexicon", "release", "server"}},
    {"server/table",
     {"core", "games", "bots", "lexicon", "server/protocol.h", "server/clock.h", "server/sabotage.h", "server/table"}},
    {"server/store", {"core", "server/protocol.h", "server/sabotage.h", "server/table/secret.h", "server/store"}},
    {"server/house",
     {"core", "games", "bots", "decks", "server/protocol.h", "server/clock.h", "server/sabotage.h", "server/table",
      "server/store", "server/house"}},
    {"capi", {"core", "wasm", "capi"}},
    {"python", {"core", "lexicon", "games", "plot", "bots", "python"}},
    {"cli", {"core", "lexicon", "games", "plot", "decks", "bots", "server", "cli"}},
};

struct File {
    std::string path, text;
    bool isTest() const { return std::regex_search(path, std::regex("_(test|fuzzer)\\.(cpp|h)$|must_not_compile/")); }
    bool isHeader() const { return path.ends_with(".h"); }
};

std::string read(const fs::path& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

const std::vector<File>& sources() {
    static const auto all = [] {
        std::vector<File> files;
        for (const auto& folder : folders)
            for (const auto& entry : fs::recursive_directory_iterator(fs::path(SOURCE_DIRECTORY) / folder))
                if (const auto extension = entry.path().extension(); extension == ".h" || extension == ".cpp")
                    files.push_back({entry.path().lexically_relative(SOURCE_DIRECTORY).string(), read(entry.path())});
        return files;
    }();
    return all;
}

std::vector<std::string> includesOf(const File& file) {
    static const std::regex include("#include \"([^\"]+)\"");
    std::vector<std::string> found;
    for (std::sregex_iterator i(file.text.begin(), file.text.end(), include), end; i != end; ++i)
        found.push_back((*i)[1]);
    return found;
}

bool isIn(const std::string& path, const std::string& place) { return path == place || path.starts_with(place + "/"); }

TEST(Style, IncludesPointOneWay) {
    for (const File& file : sources()) {
        const std::vector<std::string>* allowed = nullptr;
        std::size_t longest = 0;
        for (const auto& [folder, places] : mayInclude)
            if (isIn(file.path, folder) && folder.size() > longest) allowed = &places, longest = folder.size();
        if (allowed == nullptr || file.isTest()) continue;
        for (const auto& included : includesOf(file))
            EXPECT_TRUE(std::ranges::any_of(*allowed, [&](const auto& place) { return isIn(included, place); }))
                << file.path << " may not include " << included;
    }
}

TEST(Style, NothingLiesAboutUnused) {
    std::set<std::string> included;
    const auto gatherFrom = [&](const File& file) {
        for (auto& path : includesOf(file)) included.insert(std::move(path));
    };
    std::ranges::for_each(sources(), gatherFrom);
    gatherFrom({"python/game.cpp.in", read(fs::path(SOURCE_DIRECTORY) / "python/game.cpp.in")});  // made for each game
    for (const File& file : sources()) {
        if (file.isHeader()) EXPECT_TRUE(included.contains(file.path)) << file.path << " is included by nothing";
        if (file.isHeader() || file.path.find("must_not_compile") != std::string::npos) continue;
        const auto isNamedIn = [&](const fs::path& place) {
            return read(fs::path(SOURCE_DIRECTORY) / place).find(fs::path(file.path).stem().string()) !=
                   std::string::npos;
        };
        bool isBuilt = isNamedIn("cmake/parlour.cmake");
        for (fs::path folder = fs::path(file.path).parent_path(); !isBuilt && !folder.empty();
             folder = folder.parent_path())
            isBuilt = isNamedIn(folder / "CMakeLists.txt");
        EXPECT_TRUE(isBuilt) << file.path << " is in no CMakeLists.txt";
    }
}

TEST(Style, FilesAreShort) {
    constexpr int longest = 400, longestTest = 650;  // tests of a rulebook are as long as the rulebook
    static const std::regex data("unicode_tables|silhouette_paths|_words\\.cpp|verification_cards");  // tables
    for (const File& file : sources()) {
        if (std::regex_search(file.path, data)) continue;
        EXPECT_LE(std::ranges::count(file.text, '\n'), file.isTest() ? longestTest : longest) << file.path;
    }
}

TEST(Style, HelpersOfTestsAreKnownByTheirNames) {
    for (const File& file : sources()) {
        const bool usesTests = file.text.find("<gtest/gtest.h>") != std::string::npos;
        if (usesTests) EXPECT_TRUE(file.isTest()) << file.path << " should be called ..._test";
        EXPECT_FALSE(fs::path(file.path).filename().string().starts_with("test_")) << file.path;
    }
}

using Lines = std::vector<std::string>;
/// Each line that the pattern is found in; line by line, because this library's patterns run out of stack on long
/// texts.
Lines linesWith(const File& file, const std::regex& pattern) {
    Lines found;
    std::istringstream text(file.text);
    for (std::string line; std::getline(text, line);)
        if (std::regex_search(line, pattern)) found.push_back(file.path + ": " + line);
    return found;
}

TEST(Style, AggregatesWithHolesNameTheirFields) {
    static const std::regex hole(R"(\{(?:(?:[^(){}=;"]|\([^()]*\))*, )?\{\},)");
    for (const File& file : sources()) {
        if (file.isTest() || file.path.starts_with("bench/")) continue;
        EXPECT_EQ(linesWith(file, hole), Lines{}) << "should say .field = {}";
    }
}

TEST(Style, SentencesAreOfWordsAndNotOfTypes) {
    static const std::regex type(
        R"re((?:"|// )(?:Refusal|MaybeRefusal|Fault|OrFault|Connection) [a-z]+ (?:[a-z]+ )?[a-z]+)re");
    for (const File& file : sources()) EXPECT_EQ(linesWith(file, type), Lines{});
}

/// All that a file includes, and what that includes.
void gather(const std::string& path, std::set<std::string>& reached) {
    const auto file = std::ranges::find(sources(), path, &File::path);
    if (file == sources().end()) return;
    for (const auto& included : includesOf(*file))
        if (reached.insert(included).second) gather(included, reached);
}

TEST(Style, WhatPlayersSeeKnowsNoSecretsAndNoSearch) {
    for (const File& file : sources()) {
        if (!file.path.starts_with("games/") || !file.path.ends_with("/view.h")) continue;
        const auto folder = fs::path(file.path).parent_path();
        std::set<std::string> reached;
        gather(file.path, reached);
        EXPECT_FALSE(reached.contains((folder / folder.filename()).string() + ".h")) << file.path;
        for (const auto& path : reached) EXPECT_EQ(path.find("/search/"), std::string::npos) << file.path;
    }
}

TEST(Style, TheWaysThroughTheHouseLeadThroughFilesThatAreThere) {
    std::vector<std::string> paths;
    for (const auto& folder : {"core", "games", "decks", "server", "wasm", "web/src"})
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(SOURCE_DIRECTORY) / folder))
            paths.push_back("/" + entry.path().lexically_relative(SOURCE_DIRECTORY).string());
    const auto map = read(fs::path(SOURCE_DIRECTORY) / "ARCHITECTURE.md");
    const auto begin = map.find("## Three ways"), end = map.find("\n## ", begin + 1);
    ASSERT_NE(begin, std::string::npos);
    const std::string ways = std::regex_replace(map.substr(begin, end - begin), std::regex("<game>"), "turing");
    static const std::regex named("`([^`]+)`");
    int found = 0;
    for (std::sregex_iterator i(ways.begin(), ways.end(), named), last; i != last; ++i, ++found) {
        const auto isThat = [part = "/" + (*i)[1].str()](const std::string& path) {
            const auto at = path.find(part);
            return at != std::string::npos && (at + part.size() == path.size() || path[at + part.size()] == '.');
        };
        EXPECT_TRUE(std::ranges::any_of(paths, isThat)) << "ARCHITECTURE.md tells of " << (*i)[1];
    }
    EXPECT_GT(found, 25);
}

TEST(Style, TheFirstLinesSaySomething) {
    static const std::regex head("^((?:// [^\\n]*\\n)+)"), word("[A-Za-z]{3,}");
    for (const File& file : sources()) {
        std::smatch found;
        ASSERT_TRUE(std::regex_search(file.text, found, head)) << file.path << " says nothing about itself";
        std::string says = found[1];
        EXPECT_NE(says.find("SPDX-License-Identifier: "), std::string::npos) << file.path;
        says = says.substr(0, says.find("SPDX"));
        const std::string own = fs::path(file.path).stem().string();
        std::set<std::string> words;
        for (std::sregex_iterator i(says.begin(), says.end(), word), end; i != end; ++i)
            if (own.find(i->str()) == std::string::npos) words.insert(i->str());
        EXPECT_GE(words.size(), 4U) << file.path << " says no more than its name: " << says;
    }
}

}  // namespace
}  // namespace parlour
