// docs/protocol.md shows the types as they are, and its example is what the server really says, to the byte.
// After a change that is meant: PARLOUR_GOLDEN=write script/test Protocol.
// SPDX-License-Identifier: MIT
#include "server/protocol.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/json.h"
#include "server/house/house_test.h"

namespace parlour::server {
namespace {

const std::string page = SOURCE_DIRECTORY "/docs/protocol.md";

std::string contents() {
    std::ifstream file(page);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(Protocol, TypesStandInTheDocumentAsTheyAre) {
    const std::string before = "```typescript\n", types = protocolTypescript();
    std::string text = contents();
    const auto at = text.find(before) + before.size();
    ASSERT_GT(at, before.size()) << "docs/protocol.md has no types";
    const auto end = text.find("```", at);
    const char* const wish = std::getenv("PARLOUR_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write")
        std::ofstream(page) << text.substr(0, at) + types + text.substr(end);
    text = contents();
    EXPECT_NE(text.find(before + types + "```"), std::string::npos);
}

// ---- The conversation --------------------------------------------------------------------------------

/// A message as the document shows it: in lines that are not too long, broken after commas; those that go on are
/// indented.
std::string folded(const std::string& message) {
    constexpr std::size_t longest = 118;
    std::string text, line = message.substr(0, 3), part;
    bool isText = false;
    for (std::size_t i = 3; i < message.size(); ++i) {
        part += message[i];
        isText = isText != (message[i] == '"' && message[i - 1] != '\\');
        if (i + 1 < message.size() && (isText || message[i] != ',')) continue;
        if (line.size() > 3 && line.size() + part.size() > longest) text += std::exchange(line, "   ") + "\n";
        line += std::exchange(part, "");
    }
    return text + line + "\n";
}

/// Bo's side of a table where Ann is the host, with a clock and luck that are always the same. What varies all the same
/// is the table's code: it is shown as another.
class Conversation {
public:
    Conversation() {
        house_.now = {1'790'000'000'000, 1'790'000'000'000};
        Setup setup = machineFor(2);
        setup.options.json = R"({"problem":{"printed":3}})";
        code_ = house_.open(setup);
        house_.join(ann_, code_, "Ann");
        house_.enter(bo_, code_);
        house_.pass(50);
    }

    /// What Bo says ("-> ...") or what else happens ("# ..."), and then everything that Bo hears.
    std::string after(const std::string& step) {
        if (step.starts_with("-> ")) {
            house_.house->hear(*bo_.visitor, step.substr(3), house_.now);
        } else if (step == "# Ann begins the game.") {
            house_.wish(ann_, Start{});
        } else if (step == "# Ann proposes a code.") {
            house_.wish(ann_, Play{{R"({"is":"Propose","code":"345"})"}});
        } else {
            ADD_FAILURE() << "nobody knows how to do this: " << step;
        }
        house_.pass(50);
        std::string told;
        for (; known_ < bo_.heard.size(); ++known_) told += folded("<- " + withoutCode(bo_.heard[known_]));
        return told;
    }

private:
    std::string withoutCode(std::string message) const {
        if (const auto at = message.find(code_); at != std::string::npos)
            message.replace(at, code_.size(), "kavibo-relusa");
        message.resize(message.find_last_not_of(' ') + 1);  // S-M9
        return message;
    }

    TestHouse house_;
    std::string code_;
    Somebody ann_, bo_;
    std::size_t known_ = 0;
};

/// The example with the answers that the server gives to what stands in it.
std::string toldAgain(const std::string& example) {
    std::vector<std::string> steps;
    std::istringstream lines(example);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("   ")) {
            steps.back() += line.substr(3);
        } else {
            steps.push_back(line);
        }
    }
    Conversation conversation;
    std::string told;
    for (const std::string& step : steps)
        if (!step.starts_with("<- ")) told += folded(step) + conversation.after(step);
    return told;
}

TEST(Protocol, TheExampleIsWhatTheServerSays) {
    const std::string before = "## A conversation";
    const auto example = [&](const std::string& text) {
        const auto start = text.find("```\n", text.find(before)) + 4;
        return std::pair(start, text.find("```", start));
    };
    const std::string text = contents();
    const auto [start, end] = example(text);
    const std::string told = toldAgain(text.substr(start, end - start));
    const char* const wish = std::getenv("PARLOUR_GOLDEN");
    if (wish != nullptr && std::string_view(wish) == "write")
        std::ofstream(page) << text.substr(0, start) + told + text.substr(end);
    const std::string now = contents();
    const auto [startNow, endNow] = example(now);
    EXPECT_EQ(now.substr(startNow, endNow - startNow), told);
}

}  // namespace
}  // namespace parlour::server
