// What the documents tell people to type: console examples print what stands below them, in every document there is,
// and other commands are commands with options that exist. SPDX-License-Identifier: MIT
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "cli/command_test.h"
#include "decks/folder_test.h"

namespace {

using parlour::cli::parlourSays;
using parlour::cli::run;
namespace fs = std::filesystem;

struct Block {
    fs::path page;
    std::string language;
    std::vector<std::string> lines;
};

/// Every file of the project that ends so, wherever it lies; what was built or fetched is not ours.
std::vector<fs::path> files(const std::string& ending) {
    std::vector<fs::path> found;
    for (fs::recursive_directory_iterator at(SOURCE_DIRECTORY), end; at != end; ++at) {
        const auto name = at->path().filename().string();
        if (at->is_directory() &&
            (name == "build" || name == "node_modules" || (name.size() > 1 && name.starts_with('.'))))
            at.disable_recursion_pending();
        if (at->path().extension() == ending) found.push_back(at->path());
    }
    return found;
}

std::string textOf(const fs::path& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

std::vector<Block> blocks() {
    std::vector<Block> all;
    for (const auto& page : files(".md")) {
        std::ifstream file(page);
        bool inside = false;
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with("```")) {
                inside = !inside;
                if (inside) all.push_back({page, line.substr(3), {}});
            } else if (inside) {
                all.back().lines.push_back(line);
            }
        }
        EXPECT_FALSE(inside) << page << " has a block that does not end";
    }
    return all;
}

/// The project's folder as readers have it: their program is the one that is tested here.
void layOutAsReadersHaveIt(const fs::path& folder) {
    for (const auto& entry : fs::directory_iterator(SOURCE_DIRECTORY))
        if (entry.path().filename() != "build")
            fs::create_symlink(fs::absolute(entry.path()), folder / entry.path().filename());
    fs::create_directory(folder / "build");
    for (const auto& entry : fs::directory_iterator(fs::path(PARLOUR).parent_path()))
        fs::create_symlink(fs::absolute(entry.path()), folder / "build" / entry.path().filename());
}

TEST(Docs, ConsoleExamplesAreTrue) {
    // A line with $ is run, and the lines below it are what it prints.
    const parlour::decks::TestFolder folder;
    layOutAsReadersHaveIt(folder.path());
    int examples = 0;
    for (const Block& block : blocks()) {
        if (block.language != "console") continue;
        std::string command, expected;
        const auto check = [&] {
            if (command.empty()) return;
            EXPECT_EQ(run("cd " + folder.path().string() + " && " + command).out, expected)
                << block.page << ": " << command;
            ++examples;
            expected.clear();
        };
        for (const auto& line : block.lines) {
            if (line.starts_with("$ ")) {
                check();
                command = line.substr(2);
            } else {
                expected += line + "\n";
            }
        }
        check();
    }
    EXPECT_GE(examples, 7);
}

TEST(Docs, NoExampleWithWhatItPrintsEscapesTheTest) {
    for (const Block& block : blocks())
        for (const auto& line : block.lines)
            EXPECT_FALSE(line.starts_with("$ ") && block.language != "console")
                << block.page << " shows an example that is not run: " << line;
}

/// The words of a line up to a comment or what the shell would take for its own, without what is in quotes.
std::vector<std::string> wordsOf(const std::string& line) {
    std::istringstream words(
        std::regex_replace(line.substr(0, line.find(" #")), std::regex("\"[^\"]*\"|'[^']*'"), "text"));
    std::vector<std::string> all;
    for (std::string word; words >> word && word != "|" && word != "&&" && word != ">";) all.push_back(word);
    return all;
}

TEST(Docs, CommandsAndOptionsExist) {
    const auto manual = parlourSays("manual").out;
    int looked = 0;
    for (const Block& block : blocks()) {
        if (block.language != "" && block.language != "sh" && block.language != "console") continue;
        for (const auto& line : block.lines) {
            const auto words = wordsOf(line.starts_with("$ ") ? line.substr(2) : line);
            if (words.empty()) continue;
            if (words[0].starts_with("script/")) {
                EXPECT_TRUE(fs::exists(fs::path(SOURCE_DIRECTORY) / words[0])) << block.page << ": " << line;
                ++looked;
            }
            if (words[0] != "parlour" && words[0] != "build/parlour") continue;
            // The longest command of the manual that the line begins with.
            std::string path = "parlour", longer = path;
            for (std::size_t i = 1; i < words.size(); ++i)
                if (manual.find("## `" + (longer += " " + words[i]) + " ") != std::string::npos) path = longer;
            const auto begin = manual.find("## `" + path + " ");
            ASSERT_NE(begin, std::string::npos) << block.page << ": " << line;
            const auto section = manual.substr(begin, manual.find("\n## ", begin) - begin);
            EXPECT_TRUE(path != "parlour" || words.size() == 1 || words[1].starts_with("--"))
                << block.page << ": " << line;
            for (const auto& word : words)
                if (word.starts_with("--"))
                    EXPECT_NE(section.find(word.substr(0, word.find('='))), std::string::npos)
                        << block.page << ": " << line;
            ++looked;
        }
    }
    EXPECT_GE(looked, 20);
}

TEST(Docs, LinksToFilesLeadSomewhere) {
    static const std::regex link(R"re(\]\(([^)#:\s]+)(?:#[^)]*)?\)|^\[[^\]]+\]: ([^#:\s]+)$)re");
    for (const auto& page : files(".md")) {
        std::ifstream file(page);
        bool inside = false;
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with("```")) inside = !inside;
            for (std::sregex_iterator i(line.begin(), line.end(), link), end; !inside && i != end; ++i) {
                const auto to = (*i)[1].matched ? (*i)[1].str() : (*i)[2].str();
                EXPECT_TRUE(fs::exists(page.parent_path() / to)) << page << " leads to " << to;
            }
        }
    }
}

TEST(Docs, CodeFitsAPage) {
    for (const Block& block : blocks())
        for (const auto& line : block.lines) EXPECT_LT(line.size(), 200U) << block.page << ": " << line;
}

TEST(Docs, TestsThatAreNamedAreThere) {
    // What is promised, and each tick beside others, is backed by a test: one that went must not be named on.
    static const std::regex name("`([a-z_]+_test)`");
    std::set<std::string> there;
    for (const auto& file : files(".cpp")) there.insert(file.stem());
    std::string declared;
    for (const auto& file : files(".txt")) declared += textOf(file);
    int looked = 0;
    for (const auto& page : files(".md")) {
        const auto text = textOf(page);
        for (std::sregex_iterator i(text.begin(), text.end(), name), end; i != end; ++i, ++looked)
            EXPECT_TRUE(there.contains((*i)[1]) || declared.contains("parlour_test(" + (*i)[1].str() + " "))
                << page << " names " << (*i)[1];
    }
    EXPECT_GE(looked, 20);
}

TEST(Docs, TheReadmeFitsAScreen) {
    std::ifstream file(SOURCE_DIRECTORY "/README.md");
    for (std::string line; std::getline(file, line);) EXPECT_LT(line.size(), 160U) << line;
    EXPECT_LT(fs::file_size(SOURCE_DIRECTORY "/docs/play.webp"), 400'000U);
}

}  // namespace
