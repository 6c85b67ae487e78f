// The commands of `parlour`, one file each; main.cpp puts them together.
// A command that is called wrongly throws Mistake: one line that says what is wrong and what would be right.
// SPDX-License-Identifier: MIT
#pragma once
#include <CLI/CLI.hpp>
#include <filesystem>
#include <stdexcept>

#include "bots/bots.h"
#include "games/games.h"

namespace parlour::cli {

/// What a person typed cannot be done. Ends the program with exit code 2 and this one line.
struct Mistake : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The game of that name.
const AnyGame& gameCalled(const std::string& name);

/// What was asked for; a complaint about it becomes a Mistake.
template <class T>
T orMistake(OrComplaint<T> result) {
    if (const auto* complaint = std::get_if<Complaint>(&result)) throw Mistake(complaint->says);
    return std::get<T>(std::move(result));
}

/// Which game, for how many, with which options and on which luck: what several commands ask for.
struct Setting {
    std::string game, options = "{}";
    int players = 0;  // 0: not said
    std::uint64_t seed = 1;

    void ask(CLI::App& command);
    const AnyGame& chosen() const { return gameCalled(game); }
    /// As many as was said; otherwise as few as can play with these options.
    int seats() const;
};

/// "easy", "normal" or "hard".
bots::Level levelCalled(const std::string& name);
/// What is to be seen on a deck, by its folder or its name; the game's own if it is empty. Nothing, if the game has
/// none.
bots::GalleryReference galleryFor(const AnyGame& game, const std::string& deck);

/// A folder that came with this program.
std::filesystem::path besideProgram(const char* name);
/// Where a host's tables and decks are kept unless --data says otherwise.
std::string usualData();

void addGames(CLI::App& app);
void addReferee(CLI::App& app);
void addSimulate(CLI::App& app);
void addPlaythrough(CLI::App& app);
void addTypes(CLI::App& app);
void addMachine(CLI::App& app);
void addDeck(CLI::App& app);
void addHosting(CLI::App& app);
void addBot(CLI::App& app);

}  // namespace parlour::cli
