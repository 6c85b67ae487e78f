// A picture is kept as its card in JSON and its three sizes one after the other; a deck as its cards in JSON.
// SPDX-License-Identifier: MIT
#include "server/house/own_pictures.h"

#include <algorithm>
#include <unordered_set>

#include "bots/deck_gallery.h"
#include "decks/looks.h"
#include "server/table/secret.h"

namespace parlour::server {
namespace {

std::string newId() { return toHex(newSecret()).substr(0, 24); }

/// What is said of a kept picture: its card, and how long each size is.
struct KeptPicture {
    decks::DeckCard card;
    std::uint32_t full = 0, table = 0, small = 0;
    std::optional<PaintedFrom> painted;
};
OPTIONS(KeptPicture, card, full, table, small, painted)

PictureBytes shared(std::string_view bytes) { return std::make_shared<decks::Bytes>(bytes.begin(), bytes.end()); }

std::optional<OwnPicture> pictureIn(const Belonging& kept) {
    KeptPicture about;
    if (wire::read(kept.about, about)) return {};
    const std::size_t full = about.full, table = about.table, small = about.small;
    if (full + table + small != kept.bytes.size()) return {};
    const std::string_view bytes = kept.bytes;
    return OwnPicture{.id = kept.name,
                      .card = std::move(about.card),
                      .full = shared(bytes.substr(0, full)),
                      .table = shared(bytes.substr(full, table)),
                      .small = shared(bytes.substr(full + table)),
                      .painted = std::move(about.painted)};
}

}  // namespace

OwnPicture ownPictureOf(std::string id, const decks::Picture& picture, decks::DeckCard card,
                        std::optional<PaintedFrom> painted) {
    auto [full, table, small] = decks::inEqualSizes(picture);
    return {.id = std::move(id),
            .card = std::move(card),
            .full = std::make_shared<decks::Bytes>(std::move(full)),
            .table = std::make_shared<decks::Bytes>(std::move(table)),
            .small = std::make_shared<decks::Bytes>(std::move(small)),
            .painted = std::move(painted)};
}

OwnPicture ownPictureOf(decks::Imported imported) {
    imported.card.text = {};  // S-P2: it is the file's name, which somebody gave it for themselves
    return ownPictureOf(newId(), imported.picture, std::move(imported.card), {});
}

Belonging belongingOf(const OwnPicture& picture) {
    const auto length = [](const PictureBytes& bytes) { return static_cast<std::uint32_t>(bytes->size()); };
    Belonging kept{.name = picture.id, .about = {}, .bytes = {}};
    kept.about = wire::message(
        KeptPicture{picture.card, length(picture.full), length(picture.table), length(picture.small), picture.painted});
    for (const auto& size : {picture.full, picture.table, picture.small}) kept.bytes.append(size->begin(), size->end());
    return kept;
}

Belonging belongingOf(const NewDeck& deck, std::string name) {
    return {.name = std::move(name), .about = wire::message(deck), .bytes = {}};
}

std::string newDeckName() { return std::string(ownDeckMark) + newId(); }

OwnPictures::OwnPictures(std::vector<Belonging> kept, const Decks& house) {
    std::vector<std::pair<std::string, NewDeck>> decks;
    for (const Belonging& one : kept) {
        if (!one.name.starts_with(ownDeckMark)) {
            if (auto picture = pictureIn(one)) put(*std::move(picture));
        } else if (NewDeck deck; !wire::read(one.about, deck)) {
            decks.emplace_back(one.name, std::move(deck));
        }
    }
    for (auto& [name, deck] : decks) putIn(name, std::move(deck.cards));  // when all its pictures are there
    showWith(house);
}

OwnPictures::Reference OwnPictures::referenceTo(std::string_view id) const {
    const auto found = byId_.find(id);
    return found == byId_.end() ? nullptr : found->second;
}

const OwnPictures::Reference& OwnPictures::put(OwnPicture picture) {
    const auto& added = pictures_.emplace_back(std::make_shared<OwnPicture>(std::move(picture)));
    return byId_[added->id] = added;
}

const OwnPicture* OwnPictures::find(std::string_view id) const { return referenceTo(id).get(); }

std::string OwnPictures::deckOf(const std::vector<OwnCard>& cards) const {
    const auto same = std::ranges::find_if(decks_, [&](const auto& deck) { return *deck.second.cards == cards; });
    return same == decks_.end() ? "" : same->first;
}

bool OwnPictures::isIn(std::string_view id, const std::string& deck) const {
    const auto found = decks_.find(deck);
    if (found == decks_.end()) return false;
    const auto& cards = *found->second.cards;
    return std::ranges::find(cards, id, &OwnCard::picture) != cards.end();
}

/// One that was painted, deleted and painted again is in its decks again.
void OwnPictures::add(OwnPicture picture, const Decks& house) {
    const Reference& added = put(std::move(picture));
    for (auto& [name, deck] : decks_) {
        const auto card = std::ranges::find(*deck.cards, added->id, &OwnCard::picture);
        if (card == deck.cards->end()) continue;
        deck.pictures[static_cast<std::size_t>(card - deck.cards->begin())] = added;
        lay(name, deck);
    }
    showWith(house);
}

void OwnPictures::addDeck(const std::string& name, std::vector<OwnCard> cards, const Decks& house) {
    putIn(name, std::move(cards));
    showWith(house);
}

/// Decks keep their cards: a game that was played with one that is gone is told without it.
void OwnPictures::remove(const std::vector<std::string>& names, const Decks& house) {
    std::unordered_set<const OwnPicture*> gone;
    for (const std::string& name : names) gone.insert(find(name));
    const auto isGone = [&](const Reference& one) { return one != nullptr && gone.contains(one.get()); };
    for (auto& [name, deck] : decks_) {
        const auto wereGone = std::ranges::count(deck.pictures, nullptr);
        std::ranges::replace_if(deck.pictures, isGone, nullptr);
        if (std::ranges::count(deck.pictures, nullptr) != wereGone) lay(name, deck);
    }
    std::erase_if(pictures_, isGone);
    for (const std::string& name : names) byId_.erase(name);
    showWith(house);
}

namespace {

Decks::Pictures laidOut(const std::vector<OwnCard>& cards, const std::vector<OwnPictures::Reference>& own) {
    Decks::Pictures made;
    decks::DeckFile deck{};
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto& picture = own[i];
        const auto& says = cards[i].says;
        decks::DeckCard card = picture != nullptr ? picture->card : decks::DeckCard{};
        if (picture == nullptr) card.looks.assign(decks::lookNames.size(), 0);
        if (!says.empty()) card.text = {says, says, says, says};
        made.says.push_back({card.text.en, card.text.es, card.text.it, card.text.ru});
        made.full.push_back(picture != nullptr ? picture->full : nullptr);
        made.table.push_back(picture != nullptr ? picture->table : nullptr);
        made.small.push_back(picture != nullptr ? picture->small : nullptr);
        deck.cards.push_back(std::move(card));
    }
    made.gallery = bots::galleryOf(deck);
    return made;
}

}  // namespace

void OwnPictures::lay(const std::string& name, Deck& deck) {
    deck.laid = std::make_shared<const Decks::Laid>(
        name, deck.cards->size(), [cards = deck.cards, pictures = deck.pictures] { return laidOut(*cards, pictures); });
}

void OwnPictures::putIn(const std::string& name, std::vector<OwnCard> cards) {
    Deck& deck = decks_[name];
    deck.pictures.clear();
    for (const OwnCard& card : cards) deck.pictures.push_back(referenceTo(card.picture));
    deck.cards = std::make_shared<const std::vector<OwnCard>>(std::move(cards));
    lay(name, deck);
}

/// What has not changed is what it was before, to the pointer.
void OwnPictures::showWith(const Decks& house) {
    auto all = std::make_shared<Decks>(&house);
    for (const auto& [name, deck] : decks_) all->add(deck.laid);
    withHouse_ = decks_.empty() ? nullptr : std::move(all);
}

}  // namespace parlour::server
