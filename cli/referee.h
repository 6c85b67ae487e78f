// The referee's answers: one JSON line for each JSON line, whatever the line is. Tests and fuzzers ask it
// directly; `parlour referee` (referee.cpp) reads lines for it.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/match.h"

namespace parlour::cli {

class Referee {
public:
    Referee(std::unique_ptr<Match> match, SeededChance chance) : match_(std::move(match)), chance_(chance) {}

    /// A line that is not understood, or that asks for something that is not allowed, changes nothing.
    std::string answer(std::string_view line);
    const Match& match() const { return *match_; }

private:
    std::string answer(Seat seat, std::string_view command);
    std::string done(const std::vector<Happening>& happenings) const;

    std::unique_ptr<Match> match_;
    SeededChance chance_;
};

}  // namespace parlour::cli
