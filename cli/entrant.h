// Who takes part in a tournament: a bot by its level and perhaps its character, a stranger with one simple idea, or a
// program. SPDX-License-Identifier: MIT
#pragma once
#include <set>

#include "cli/commands.h"
#include "cli/program.h"

namespace parlour::cli {

/// A mean of many, and how far off it may be.
class Mean {
public:
    void add(double value) { ++count_, sum_ += value, squares_ += value * value; }
    long long count() const { return count_; }
    double value() const { return count_ == 0 ? 0 : sum_ / static_cast<double>(count_); }
    /// Half of the interval in which the truth lies 95 times of 100.
    double error() const;

private:
    long long count_ = 0;
    double sum_ = 0, squares_ = 0;
};

class Entrant {
public:
    /// "hard", "hard:Hex", a stranger of that game, or "exec:python3 bot.py".
    Entrant(std::string name, const AnyGame& game, int deadline);

    /// Sits down to a game; nobody else there is one of `taken`, and who it is becomes one of them.
    void sit(const bots::GalleryReference& gallery, std::set<bots::Character>& taken, Chance& chance);
    /// What it does; nothing, if it waits. `untold` are pictures for a program.
    std::string choose(const std::string& view, std::vector<Seen> untold, Chance& chance);
    /// Somebody must do something, and nobody wants to: then a bot does it for a program.
    std::string insist(const std::string& view, Chance& chance);
    void hearEnd(const std::vector<int>& scores, const std::vector<Seat>& winners);

    bool isProgram() const { return program_ != nullptr; }
    bool isNamed() const { return character_.has_value(); }
    const std::string& name() const { return name_; }

    Mean wins, points;
    long long faults = 0;  // how often a bot had to move for a program

private:
    std::string name_;
    const AnyGame* game_;
    std::optional<bots::Level> level_;
    std::optional<bots::Character> character_;
    std::unique_ptr<Program> program_;
    std::unique_ptr<bots::Bot> bot_;
};

}  // namespace parlour::cli
