// The commands of `parlour` and what they share; main.cpp puts them together.
// A command that is called wrongly throws Mistake: one line that says what is wrong and what would be right.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>

#include "bots/bots.h"
#include "cli/command.h"
#include "decks/deck_file.h"
#include "games/games.h"

namespace parlour::cli {

/// The game of that name.
const AnyGame& gameCalled(const std::string& name);

/// What was asked for; a fault becomes a Mistake, about that thing.
template <class T>
T orMistake(OrFault<T> result, const std::string& about = "") {
    if (!result) throw Mistake(about.empty() ? result.error().says : about + ": " + result.error().says);
    return *std::move(result);
}

/// Which game, for how many, with which options and on which luck: what several commands ask for.
struct Setting {
    std::string game, options = "{}";
    int players = 0;  // 0: not said
    std::uint64_t seed = 1;

    void ask(Command command);
    const AnyGame& chosen() const { return gameCalled(game); }
    /// As many as was said; otherwise as few as can play with these options.
    int seats() const;
};

/// "easy", "normal" or "hard".
bots::Level levelCalled(const std::string& name);
/// One of the twelve.
bots::Character characterNamed(const std::string& name);
/// A deck by its folder or its name; the game's own if that is empty. Nothing is in it if the game has none.
struct DeckOnDisk {
    std::filesystem::path folder;
    decks::DeckFile file;
    bots::GalleryReference gallery;  // as bots see it
};
DeckOnDisk deckFor(const AnyGame& game, const std::string& deck);

/// A folder that came with this program: beside it, or in share/parlour where it was installed.
std::filesystem::path besideProgram(const char* name);
/// Where tables and imported decks are kept: what PARLOUR_DATA says, a person's data folder, or here.
std::filesystem::path usualData();
/// --data, which says it for one command; without it `data` is the usual folder.
Word askForData(Command command, std::string& data);

void addGames(Command app);
void addReferee(Command app);
void addSimulate(Command app);
void addTournament(Command app);
void addPlaythrough(Command app);
void addSignature(Command app);
void addTypes(Command app);
void addMachine(Command app);
void addPlot(Command app);
void addDeck(Command app);
void addHosting(Command app);
void addRestore(Command app);
void addVerify(Command app);
void addBot(Command app);
void addManual(Command app);

}  // namespace parlour::cli
