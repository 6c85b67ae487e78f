// Runs the real command for tests. Used by the tests of commands; PARLOUR is where the program is.
// SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace parlour::cli {

struct Ran {
    int code = 0;
    std::string out;  // what it printed, complaints included
};

inline Ran run(const std::string& command) {
    Ran ran;
    FILE* const pipe = popen((command + " 2>&1").c_str(), "r");  // NOLINT(cert-env33-c): our own words
    std::array<char, 4096> buffer{};
    while (const auto size = std::fread(buffer.data(), 1, buffer.size(), pipe)) ran.out.append(buffer.data(), size);
    ran.code = WEXITSTATUS(pclose(pipe));
    return ran;
}

/// `parlour` with these words, and with this typed at it.
inline Ran parlourSays(const std::string& words, const std::string& typed = "") {
    return run("printf '" + typed + "' | " PARLOUR " " + words);
}

/// One line on what is wrong, and exit code 2.
inline void expectComplaint(const std::string& words, const std::string& part) {
    const auto ran = parlourSays(words);
    EXPECT_EQ(ran.code, 2) << words;
    EXPECT_TRUE(ran.out.starts_with("parlour: ")) << ran.out;
    EXPECT_EQ(std::ranges::count(ran.out, '\n'), 1) << ran.out;
    EXPECT_NE(ran.out.find(part), std::string::npos) << words << ": " << ran.out;
}

}  // namespace parlour::cli
