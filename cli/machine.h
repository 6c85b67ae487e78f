// What the `parlour machine` commands share: reading cards, answers and problems, and showing them.
// The commands are in machine.cpp and machine_problems.cpp, the game in the terminal in machine_play.cpp, the review of
// one in machine_review.cpp, the atlas in machine_atlas.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include "cli/commands.h"
#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/grade.h"

namespace parlour::cli {

/// --mode, --cards and --asked, as typed.
struct MachineTable {
    std::string mode = "classic", cards, asked;

    void ask(Command command, bool withAnswers);
    turing_machine::Layout layout() const;
    turing_machine::Position position() const;
};

/// --mode, --verifiers, --difficulty or --level, and --seed, as typed.
struct MachineWish {
    std::string mode = "classic", difficulty = "easy";
    int verifiers = 4;
    std::optional<int> level;
    bool obvious = false;
    std::optional<std::uint64_t> seed;

    void ask(Command command);
    /// Deals problems, each with the luck that the one before left; complains about wishes that cannot be met.
    std::function<turing_machine::Problem()> dealer() const;

private:
    std::function<turing_machine::Problem()> dealerOfLevel(const std::shared_ptr<SeededChance>& chance) const;
};

turing_machine::Mode modeCalled(const std::string& name);
std::vector<int> numbersIn(const std::string& text, const char* option);
/// A printed problem by its number or any problem by its share code.
turing_machine::Problem problemCalled(const std::string& name);
/// Searches for so many seconds at most; 0 is for ever.
turing_machine::Effort within(double seconds);

/// "1 round", "2 rounds", "9/7 rounds".
std::string several(std::string_view number, std::string_view what);
std::string several(std::uint64_t number, std::string_view what);
std::vector<std::string> criteriaOf(const turing_machine::Problem& problem);
/// "4", or in extreme "4/12", for each row.
std::vector<std::string> cardsOf(const turing_machine::Layout& layout);

void addMachineProblems(Command machine);
void addMachinePlay(Command machine);
void addMachineReview(Command machine);
void addMachineAtlas(Command machine);
/// What each question was worth, in lines.
void printReview(const turing_machine::coach::ReviewedSheet& sheet);

}  // namespace parlour::cli
