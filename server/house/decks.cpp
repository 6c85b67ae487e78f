// Reads every deck of some folders, all pictures padded to one length each, and finds the one that a table plays with.
// SPDX-License-Identifier: MIT
#include "server/house/decks.h"

#include <algorithm>

#include "bots/deck_gallery.h"
#include "games/games.h"
#include "server/table/secret.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

std::optional<Fault> readPictures(const fs::path& folder, const decks::DeckFile& deck, Decks::Pictures& into) {
    for (const decks::DeckCard& card : deck.cards) {
        const auto add = [&](const char* size, int length, std::vector<PictureBytes>& list) {
            const auto file = folder / size / (card.file + ".webp");
            auto bytes = decks::readBytes(file, std::size_t{1} << 20);
            if (!bytes) return false;
            list.push_back(
                std::make_shared<decks::Bytes>(decks::paddedTo(*std::move(bytes), static_cast<std::size_t>(length))));
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
    pictures.gallery = bots::galleryOf(*deck);
    if (auto fault = readPictures(folder, *deck, pictures)) return std::unexpected(*std::move(fault));
    return pictures;
}

/// Of all that players and bots see of it.
std::string digestOf(const Decks::Pictures& pictures) {
    std::string all;
    for (const auto* size : {&pictures.full, &pictures.table, &pictures.small})
        for (const PictureBytes& picture : *size)
            all += toHex(hashOf({reinterpret_cast<const char*>(picture->data()), picture->size()}));
    for (const PictureText& says : pictures.says) all += wire::message(says);
    return toHex(hashOf(all));
}

std::optional<std::string> digestIn(const std::vector<DeckPrint>& prints, const std::string& name) {
    const auto found = std::ranges::find(prints, name, &DeckPrint::name);
    return found == prints.end() ? std::nullopt : std::optional(found->digest);
}

/// By how many bytes what is said of each is shorter than the longest.
std::vector<std::size_t> spareOf(const std::vector<PictureText>& says) {
    std::vector<std::size_t> spare;
    for (std::size_t card = 0; card < says.size(); ++card)
        spare.push_back(wire::message(says[card]).size() + std::to_string(card).size());
    const auto longest = spare.empty() ? 0 : std::ranges::max(spare);
    for (std::size_t& length : spare) length = longest - length;
    return spare;
}

}  // namespace

Decks Decks::read(const std::vector<fs::path>& folders) {
    Decks read;
    for (const fs::path& folder : folders) {
        const bool isProgram = folder == folders.front();
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(folder, none)) {
            if (!fs::exists(entry.path() / "deck.json", none)) continue;
            if (auto pictures = readDeckIn(entry.path())) {
                const auto name = entry.path().filename().string();
                isProgram ? read.add(name, *std::move(pictures)) : read.import(name, *std::move(pictures));
            } else {
                read.faults_.push_back(std::move(pictures.error()));
            }
        }
    }
    return read;
}

const Decks::Pictures& Decks::Laid::pictures() const {
    std::call_once(once_, [this] {
        pictures_ = std::exchange(layOut_, nullptr)();
        pictures_.spare = spareOf(pictures_.says);
        pictures_.name = name_;
    });
    return pictures_;
}

void Decks::add(const std::string& name, Pictures pictures) {
    const auto size = pictures.full.size();
    const auto deck = std::make_shared<const Laid>(name, size, [pictures = std::move(pictures)] { return pictures; });
    deck->pictures();
    add(deck);
}

void Decks::import(const std::string& name, Pictures pictures) {
    imported_.push_back({name, digestOf(pictures)});
    add(name, std::move(pictures));
}

void Decks::add(std::shared_ptr<const Laid> deck) {
    const std::string& name = deck->name();
    all_.insert_or_assign(name, std::move(deck));
}

const Decks::Pictures* Decks::of(const Setup& setup) const {
    const AnyGame* game = findGame(setup.game);
    if (game == nullptr || game->deck().empty()) return nullptr;
    return find(setup.deck.empty() ? game->firstDeck() : std::string_view(setup.deck));
}

MaybeRefusal Decks::whyNot(const Setup& setup) const {
    const AnyGame* game = findGame(setup.game);
    if (game == nullptr || game->deck().empty()) return {};
    const Pictures* pictures = of(setup);
    if (pictures == nullptr) return Refusal{"S-G2", "noDeck", "There is no such deck here."};
    if (std::ranges::find(pictures->full, nullptr) != pictures->full.end())
        return Refusal{"S-P4", "incomplete", "Some of that deck's pictures were deleted; please make another."};
    const auto needed = static_cast<std::size_t>(game->picturesIn(setup.options.json));
    if (pictures->full.size() >= needed) return {};
    return Refusal{"S-G2", "smallDeck", "The deck has too few pictures for that game: ",
                   std::to_string(pictures->full.size()) + " of " + std::to_string(needed) + "."};
}

MaybeRefusal Decks::whyNot(const Setup& setup, const std::vector<Colleague>& colleagues) const {
    if (auto no = whyNot(setup)) return no;
    const Pictures* pictures = of(setup);
    if (pictures == nullptr) return {};
    const auto own = digestIn(imported(), pictures->name);
    const auto hasIt = [&](const Colleague& colleague) { return digestIn(colleague.decks, pictures->name) == own; };
    if (std::ranges::all_of(colleagues, hasIt)) return {};
    return Refusal{"S-G2", "deckElsewhere",
                   "Not every server of this house has that deck with the same pictures; please choose another."};
}

bots::GalleryReference Decks::gallery(const Setup& setup) const {
    const Pictures* pictures = of(setup);
    return pictures == nullptr ? nullptr : pictures->gallery;
}

std::vector<std::string> Decks::names() const {
    std::vector<std::string> names;
    for (const auto& [name, deck] : all_) names.push_back(name);
    return names;
}

const Decks::Pictures* Decks::find(std::string_view name) const {
    const auto found = all_.find(name);
    if (found != all_.end()) return &found->second->pictures();
    return house_ == nullptr ? nullptr : house_->find(name);
}

void Decks::each(const std::function<void(const Laid&)>& visit) const {
    for (const auto& [name, deck] : all_) visit(*deck);
    if (house_ != nullptr) house_->each(visit);
}

}  // namespace parlour::server
