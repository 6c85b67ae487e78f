// A tournament on the command line, as its one line of JSON tells of it. SPDX-License-Identifier: MIT
#pragma once
#include "cli/command_test.h"
#include "cli/tournament.h"
#include "core/json.h"

namespace parlour::cli {

/// What programs say to whoever started them may stand before it.
inline TournamentLine tournament(const std::string& words) {
    const Ran ran = parlourSays("tournament " + words + " --json");
    EXPECT_EQ(ran.code, 0) << ran.out;
    TournamentLine line;
    const auto begin = ran.out.find("{\"game\"");
    EXPECT_NE(begin, std::string::npos) << ran.out;
    if (begin == std::string::npos) return {};
    EXPECT_FALSE(wire::read(std::string_view(ran.out).substr(begin, ran.out.find('\n', begin) - begin), line))
        << ran.out;
    return line;
}

}  // namespace parlour::cli
