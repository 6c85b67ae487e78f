// What commands ask about bots: how good they are, and what they see. Declared in commands.h.
// SPDX-License-Identifier: MIT
#include "bots/deck_gallery.h"
#include "cli/commands.h"

namespace parlour::cli {

namespace fs = std::filesystem;

fs::path besideProgram(const char* name) { return fs::read_symlink("/proc/self/exe").parent_path() / name; }

std::string usualData() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
        return fs::path(data) / "parlour";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / ".local" / "share" / "parlour";
    return "parlour-data";
}

bots::Level levelCalled(const std::string& name) {
    for (const auto& word : wordsOf(static_cast<const bots::Level*>(nullptr)))
        if (word.text == name) return word.value;
    throw Mistake("there is no level \"" + name + "\"; choose easy, normal or hard");
}

bots::GalleryReference galleryFor(const AnyGame& game, const std::string& deck) {
    if (game.deck().empty()) return nullptr;
    const fs::path name = deck.empty() ? std::string(game.deck()) : deck;
    for (const fs::path& folder : {name, besideProgram("decks") / name, fs::path(usualData()) / "decks" / name}) {
        if (!fs::exists(folder / "deck.json")) continue;
        auto read = decks::readDeck(folder);
        if (const auto* fault = std::get_if<decks::Fault>(&read)) throw Mistake(fault->reason);
        return bots::galleryOf(std::get<decks::DeckFile>(read));
    }
    throw Mistake("there is no deck \"" + name.string() + "\"; name its folder with --deck");
}

}  // namespace parlour::cli
