// Every rule can be found by its number: each id of a game's RULES.md stands in a test and on a line of code,
// and no test, code or refusal names an id that is not in RULES.md. Reads the sources of all games and of the server.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace {

namespace fs = std::filesystem;
using Ids = std::set<std::string>;

std::string contents(const fs::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

Ids find(const std::string& text, const std::regex& pattern) {
    Ids ids;
    for (std::sregex_iterator found(text.begin(), text.end(), pattern), end; found != end; ++found)
        ids.insert((*found)[1]);
    return ids;
}

/// The ids of `a` that are not in `b`.
std::string missing(const Ids& a, const Ids& b) {
    std::string list;
    for (const auto& id : a)
        if (!b.contains(id)) list += id + " ";
    return list;
}

struct Sources {
    Ids written, tested, coded, mentioned;
};

/// What the folder of a game says about its rules, whose ids begin with `letter`.
Sources look(const fs::path& folder) {
    Sources sources;
    const std::string rules = contents(folder / "RULES.md");
    sources.written = find(rules, std::regex(R"(\*\*([A-Z]-[A-Z]+\d+)\*\*)"));
    const std::string letter = sources.written.empty() ? "?" : sources.written.begin()->substr(0, 1);
    const std::regex anywhere("\\b(" + letter + R"(-[A-Z]+\d+)\b)");
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const auto& path = entry.path();
        if (path.extension() != ".cpp" && path.extension() != ".h") continue;
        const std::string text = contents(path);
        sources.mentioned.merge(find(text, anywhere));
        const bool isTest = path.stem().string().ends_with("_test");
        (isTest ? sources.tested : sources.coded)
            .merge(find(text, isTest ? std::regex(R"re(RULE\("([^"]+)")re") : anywhere));
    }
    return sources;
}

TEST(RulesIndex, EveryRuleHasATestAndALineOfCodeAndNoneIsMadeUp) {
    std::vector<fs::path> folders{SOURCE_DIRECTORY "/server"};
    for (const auto& entry : fs::directory_iterator(SOURCE_DIRECTORY "/games"))
        if (fs::exists(entry.path() / "RULES.md")) folders.push_back(entry.path());
    EXPECT_GT(folders.size(), 3U);
    for (const fs::path& folder : folders) {
        SCOPED_TRACE(folder.filename());
        const auto sources = look(folder);
        EXPECT_FALSE(sources.written.empty()) << "RULES.md numbers its rules like this: **T-R5**";
        EXPECT_EQ(missing(sources.written, sources.tested), "") << "rules without a test";
        EXPECT_EQ(missing(sources.written, sources.coded), "") << "rules that no line of code names";
        EXPECT_EQ(missing(sources.mentioned, sources.written), "") << "named in the code, but not in RULES.md";
    }
}

}  // namespace
