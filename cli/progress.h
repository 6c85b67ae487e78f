// How far a long command is: a bar on a terminal, nothing in a pipe.
// SPDX-License-Identifier: MIT
#pragma once
#include <fmt/core.h>
#include <unistd.h>

#include <string>

namespace parlour::cli {

/// Drawn anew when another hundredth is done.
class Progress {
public:
    explicit Progress(long long all) : all_(all), shown_(isatty(STDERR_FILENO) != 0) {}
    ~Progress() {
        if (shown_) fmt::print(stderr, "\r{:60}\r", "");
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void reach(long long done) {
        const int hundredths = static_cast<int>(done * 100 / all_);
        if (!shown_ || hundredths == drawn_) return;
        drawn_ = hundredths;
        fmt::print(stderr, "\r[{:-<40}] {:3} %", std::string(static_cast<std::size_t>(hundredths * 2 / 5), '#'),
                   hundredths);
    }

private:
    long long all_;
    bool shown_;
    int drawn_ = -1;
};

}  // namespace parlour::cli
