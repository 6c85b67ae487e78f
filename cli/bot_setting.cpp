// What commands ask about bots: how good they are, and what they see. Declared in commands.h.
// SPDX-License-Identifier: MIT
#include "bots/deck_gallery.h"
#include "cli/commands.h"

namespace parlour::cli {

namespace fs = std::filesystem;

bots::Level levelCalled(const std::string& name) {
    for (const auto& word : wordsOf(static_cast<const bots::Level*>(nullptr)))
        if (word.text == name) return word.value;
    throw Mistake("there is no level \"" + name + "\"; choose easy, normal or hard");
}

bots::Character characterNamed(const std::string& name) {
    if (const auto known = bots::characterCalled(name)) return *known;
    throw Mistake("there is no character \"" + name + "\"; choose " + wire::oneOf(wire::allWords<bots::Character>));
}

DeckOnDisk deckFor(const AnyGame& game, const std::string& deck) {
    if (game.deck().empty()) return {};
    const fs::path name = deck.empty() ? std::string(game.deck()) : deck;
    for (const fs::path& folder : {name, besideProgram("decks") / name, usualData() / "decks" / name}) {
        if (!fs::exists(folder / "deck.json")) continue;
        auto read = decks::readDeck(folder);
        if (!read) throw Mistake(read.error().says);
        auto gallery = bots::galleryOf(*read);
        return {folder, *std::move(read), std::move(gallery)};
    }
    throw Mistake("there is no deck \"" + name.string() + "\"; name its folder with --deck");
}

}  // namespace parlour::cli
