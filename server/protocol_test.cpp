// docs/protocol.md shows the types as they are, and its examples are real messages.
// After a change that is meant: PARLOUR_GOLDEN=write script/test Protocol.
// SPDX-License-Identifier: MIT
#include "server/protocol.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/json.h"

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

TEST(Protocol, ExamplesAreRealMessages) {
    std::istringstream lines(contents());
    int examples = 0;
    for (std::string line; std::getline(lines, line);) {
        const bool fromClient = line.starts_with("-> "), fromServer = line.starts_with("<- ");
        if (!fromClient && !fromServer) continue;
        ++examples;
        FromClient said;
        FromServer heard;
        const auto fault = fromClient ? wire::read(line.substr(3), said) : wire::read(line.substr(3), heard);
        EXPECT_FALSE(fault) << line << ": " << wire::describe(*fault);
    }
    EXPECT_GE(examples, 6);
}

}  // namespace
}  // namespace parlour::server
