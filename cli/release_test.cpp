// What is handed out with a release: its version, its manual in every form, and that a backup comes back.
// SPDX-License-Identifier: MIT
#include <fstream>
#include <regex>
#include <sstream>

#include "cli/command_test.h"
#include "server/house/house_test.h"
#include "server/net/call_test.h"
#include "server/version.h"

namespace parlour::cli {
namespace {

namespace fs = std::filesystem;
using namespace server;

TEST(Release, TheProgramAndItsServerSayTheSame) {
    const auto ran = parlourSays("--version");
    EXPECT_EQ(ran.code, 0);
    std::smatch said;
    ASSERT_TRUE(std::regex_match(ran.out, said,
                                 std::regex(R"(parlour (\d+\.\d+\.\d+)(?: \(([0-9a-f]+)\))?\n)"
                                            R"(protocol (\d+), journal (\d+)\nrules: ([a-z0-9, -]+)\n)")))
        << ran.out;
    const TestFolder folder;
    const Serving house(PARLOUR, folder.path);
    const auto bodyOf = [&](const std::string& request) {
        const auto answer = Call(house.port()).request(request);
        return answer.substr(answer.find("\r\n\r\n") + 4);
    };
    ProgramVersion version;
    const auto answer = bodyOf("GET /api/version");
    ASSERT_FALSE(wire::read(answer, version)) << answer;
    EXPECT_EQ(version.number, said[1]);
    EXPECT_EQ(version.commit, said[2]);
    EXPECT_EQ(std::to_string(version.protocol), said[3]);
    EXPECT_EQ(std::to_string(version.journal), said[4]);
    std::string rules;
    for (const auto& game : version.rules)
        rules += (rules.empty() ? "" : ", ") + game.game + " " + std::to_string(game.version);
    EXPECT_EQ(rules, said[5]);
    EXPECT_EQ("ok, " + ran.out.substr(0, ran.out.find('\n') + 1), bodyOf("GET /healthz"));
}

TEST(Release, TheProgramIsOfTheseSources) {
    const auto now = programVersion();
    const auto said = parlourSays("--version").out;
    EXPECT_TRUE(said.starts_with("parlour " + now.number)) << said;
    EXPECT_NE(said.find("protocol " + std::to_string(now.protocol) + ", journal " + std::to_string(now.journal)),
              std::string::npos)
        << said;
}

TEST(Release, TheChangesBeginWithThisNumber) {
    std::ifstream file(SOURCE_DIRECTORY "/CHANGELOG.md");
    std::string line;
    while (std::getline(file, line) && !std::regex_match(line, std::regex(R"(## \d+\.\d+\.\d+.*)"))) {}
    EXPECT_TRUE(line.starts_with("## " + programVersion().number)) << line;
}

TEST(Release, ABackupComesBack) {
    const TestFolder folder;
    const auto words = [&](const char* command, const char* data) {
        return std::string(command) + " --data " + (folder.path / data).string() + " " +
               (folder.path / "copy.db").string();
    };
    expectComplaint(words("restore", "second"), "there is no file");
    expectComplaint("restore --data " + folder.path.string(), "file is required");
    ASSERT_TRUE(Store::open(folder.path / "first"));
    EXPECT_EQ(parlourSays(words("backup", "first")).code, 0);
    expectComplaint(words("restore", "first"), "is there already");
    const auto restored = parlourSays(words("restore", "second"));
    EXPECT_EQ(restored.code, 0) << restored.out;
    EXPECT_TRUE(restored.out.starts_with("0 tables restored into ")) << restored.out;
    EXPECT_EQ(parlourSays("check --data " + (folder.path / "second").string()).out, "0 tables, 0 faults\n");
}

TEST(Manual, TheDocumentIsWhatTheCommandsSay) {
    // After a change: PARLOUR_GOLDEN=write script/test Manual
    const std::string path = SOURCE_DIRECTORY "/docs/commands.md";
    // Where a person keeps tables is said by that person's machine.
    const auto now = run("env -i 'HOME=~' " PARLOUR " manual").out;
    const char* const wish = std::getenv("PARLOUR_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write") std::ofstream(path) << now;
    std::stringstream kept;
    kept << std::ifstream(path).rdbuf();
    EXPECT_EQ(now, kept.str());
}

TEST(Manual, BashCompletesCommandsAndOptions) {
    const TestFolder folder;
    const std::string file = (folder.path / "parlour.bash").string();
    EXPECT_EQ(parlourSays("manual --bash > " + file).code, 0);
    const auto completed = [&](const std::string& words, int at) {
        return run("bash -c '. " + file + "; COMP_WORDS=(" + words + "); COMP_CWORD=" + std::to_string(at) +
                   "; _parlour; echo ${COMPREPLY[*]}'")
            .out;
    };
    EXPECT_EQ(completed("parlour sim", 1), "simulate\n");
    EXPECT_EQ(completed("parlour machine so", 2), "solve\n");
    EXPECT_EQ(completed("parlour serve --keep-f", 2), "--keep-finished\n");
    EXPECT_EQ(completed("parlour machine solve --ca", 3), "--cards\n");
    EXPECT_EQ(completed("parlour serve --port 8080 --bi", 4), "--bind\n");
    EXPECT_EQ(completed("parlour nothing --x", 2), "\n");
}

TEST(Manual, ZshCompletesTheSame) {
    // release/completes asks a real zsh, which few machines have.
    const auto found = [](const std::string& option) {
        const auto text = parlourSays("manual " + option).out;
        return text.substr(text.find("    case "), text.find("    esac") - text.find("    case "));
    };
    EXPECT_EQ(found("--zsh"), found("--bash"));
    const auto zsh = parlourSays("manual --zsh").out;
    EXPECT_TRUE(zsh.starts_with("#compdef parlour\n"));
    EXPECT_EQ(zsh.find("COMP_"), std::string::npos) << "is of bash";
}

TEST(Manual, IsAManPage) {
    const auto page = parlourSays("manual --man").out;
    EXPECT_TRUE(page.starts_with(".TH PARLOUR 1")) << page.substr(0, 80);
    EXPECT_NE(page.find("\n.SS parlour machine solve"), std::string::npos);
    EXPECT_NE(page.find("\n.B \\-\\-port"), std::string::npos);
    expectComplaint("manual --man --bash", "one form at a time");
}

}  // namespace
}  // namespace parlour::cli
