// Reads every deck of some folders, all pictures padded to one length each, and finds the one that a table plays with.
// SPDX-License-Identifier: MIT
#include "server/house/decks.h"

#include <algorithm>

#include "bots/deck_gallery.h"
#include "games/games.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

std::optional<Fault> readPictures(const fs::path& folder, const decks::DeckFile& deck, Decks::Pictures& into) {
    for (const decks::DeckCard& card : deck.cards) {
        const auto add = [&](const char* size, int length, std::vector<decks::Bytes>& list) {
            const auto file = folder / size / (card.file + ".webp");
            auto bytes = decks::readBytes(file, std::size_t{1} << 20);
            if (!bytes) return false;
            list.push_back(decks::paddedTo(*std::move(bytes), static_cast<std::size_t>(length)));
            return true;
        };
        if (!add("full", deck.fullBytes, into.full) || !add("table", deck.tableBytes, into.table) ||
            !add("small", deck.smallBytes, into.small))
            return Fault{"the deck in " + folder.string() + " lacks picture " + card.file +
                         "; import or paint it again"};
        into.says.push_back({card.text.en, card.text.es, card.text.it, card.text.ru});
    }
    return {};
}

OrFault<Decks::Pictures> readDeckIn(const fs::path& folder) {
    auto deck = decks::readDeck(folder);
    if (!deck)
        return std::unexpected(Fault{"the deck in " + folder.string() + " cannot be read: " + deck.error().says});
    Decks::Pictures pictures;
    pictures.deck = *std::move(deck);
    pictures.gallery = bots::galleryOf(pictures.deck);
    if (auto fault = readPictures(folder, pictures.deck, pictures)) return std::unexpected(*std::move(fault));
    return pictures;
}

}  // namespace

Decks Decks::read(const std::vector<fs::path>& folders) {
    Decks read;
    for (const fs::path& folder : folders) {
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none)) {
            if (!fs::exists(entry.path() / "deck.json", none)) continue;
            if (auto pictures = readDeckIn(entry.path())) {
                read.add(entry.path().filename().string(), *std::move(pictures));
            } else {
                read.faults_.push_back(std::move(pictures.error()));
            }
        }
    }
    return read;
}

void Decks::add(const std::string& name, Pictures pictures) {
    std::vector<std::size_t> lengths;
    for (std::size_t card = 0; card < pictures.says.size(); ++card)
        lengths.push_back(wire::message(pictures.says[card]).size() + std::to_string(card).size());
    const auto longest = lengths.empty() ? 0 : std::ranges::max(lengths);
    pictures.spare.clear();
    for (const std::size_t length : lengths) pictures.spare.push_back(longest - length);
    all_.insert_or_assign(name, std::move(pictures));
}

const Decks::Pictures* Decks::of(const Setup& setup) const {
    const AnyGame* game = findGame(setup.game);
    if (game == nullptr || game->deck().empty()) return nullptr;
    const auto found = all_.find(setup.deck.empty() ? game->firstDeck() : std::string_view(setup.deck));
    return found == all_.end() ? nullptr : &found->second;
}

MaybeRefusal Decks::whyNot(const Setup& setup) const {
    const AnyGame* game = findGame(setup.game);
    if (game == nullptr || game->deck().empty()) return {};
    const Pictures* pictures = of(setup);
    if (pictures == nullptr) return Refusal{"S-G2", "noDeck", "There is no such deck here."};
    const auto needed = static_cast<std::size_t>(game->picturesIn(setup.options.json));
    if (pictures->deck.cards.size() >= needed) return {};
    return Refusal{"S-G2", "smallDeck", "The deck has too few pictures for that game: ",
                   std::to_string(pictures->deck.cards.size()) + " of " + std::to_string(needed) + "."};
}

bots::GalleryReference Decks::gallery(const Setup& setup) const {
    const Pictures* pictures = of(setup);
    return pictures == nullptr ? nullptr : pictures->gallery;
}

std::vector<std::string> Decks::names() const {
    std::vector<std::string> names;
    for (const auto& [name, pictures] : all_) names.push_back(name);
    return names;
}

}  // namespace parlour::server
