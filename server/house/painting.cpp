// The word is compared as the lexicon does; its hash, which never changes, is the seed.
// SPDX-License-Identifier: MIT
#include "server/house/painting.h"

#include "core/blake2b.h"
#include "server/table/names.h"

namespace parlour::server {
namespace {

constexpr std::size_t idLength = 24;  // as those of pictures that are brought have

}  // namespace

OrRefusal<Painting> Painting::from(std::string_view kind, std::string_view word) {
    const auto known = decks::kindCalled(kind);
    if (!known) return std::unexpected(Refusal{"S-P6", "kind", "Dreams, tales and reveries can be painted."});
    auto key = keyOfSeedWord(word);
    if (!key) return std::unexpected(Refusal{"S-P6", "word", "Please give one word, of letters alone."});
    return Painting(*known, *std::move(key));
}

std::uint32_t Painting::seed() const { return seedOfWord(word_); }

std::string Painting::deck() const { return std::string(ownDeckMark) + std::string(nameOf(kind_)) + ":" + word_; }

std::string Painting::idOf(int card) const {
    return blake2b256(deck() + ":" + std::to_string(card)).substr(0, idLength);
}

NewDeck Painting::cards() const {
    NewDeck deck;
    for (int card = 0; card < pictures(); ++card) deck.cards.push_back({.picture = idOf(card), .says = ""});
    return deck;
}

bool Painting::made(const OwnPicture& picture) const {
    return picture.painted && picture.painted->kind == nameOf(kind_) && picture.painted->word == word_;
}

decks::Card Sketch::planned(int card) {
    const std::scoped_lock lock(one_);
    if (!planner_) planner_.emplace(painting_.kind(), painting_.pictures(), painting_.seed());
    return planner_->card(card);
}

PictureBytes Sketch::seen(int card) {
    const auto picture = paint(planned(card), decks::tableSize);
    return std::make_shared<decks::Bytes>(decks::encodeWebp(picture, decks::mostTableBytes));
}

OwnPicture Sketch::painted(int card) {
    const auto [picture, about] = decks::paintLarge(planned(card), card);
    return ownPictureOf(painting_.idOf(card), picture, about,
                        PaintedFrom{std::string(nameOf(painting_.kind())), painting_.word()});
}

}  // namespace parlour::server
