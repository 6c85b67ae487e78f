// Pictures of a table's own: brought or painted, looked at, deleted and made into decks by its host (S-P1 to S-P7).
// They are decoded and painted by workers, one at a time for each address, beside whatever else is done for it; what it
// takes is measured. SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

Refusal noSuchPicture() { return {"S-P4", "noPicture", "There is no such picture at this table."}; }
/// S-P5: they are kept with the table, in a house that is one machine.
Refusal noPlace() {
    return {"S-P1", "noPlace", "This house is on several machines and has no place for pictures; a single one has."};
}
Refusal noRoom() { return {"S-P3", "noRoom", "The house has no room for more pictures of anybody's just now."}; }
Refusal manyDecks() {
    return {"S-P4", "manyDecks", "This table has had enough decks of its own; please open another table."};
}
Refusal manyPictures() {
    return {"S-P3", "manyPictures", "The table has no room for more pictures; please delete some first."};
}
Refusal notKept() { return {"S-M4", "pictureNotKept", "It could not be written down; please try again."}; }
Refusal keptOrNot() {
    return {"S-M4", "pictureUnknown", "Whether that was written down will be seen in a moment; please look again."};
}

/// What is said of a picture in the deck that the table is set to, or else what is known of it by itself.
PictureText textOf(const OwnPicture& picture, const Decks::Pictures* deck) {
    const auto& [en, es, it, ru] = picture.card.text;
    if (deck == nullptr) return {en, es, it, ru};
    const auto in = std::ranges::find(deck->full, picture.full);
    return in == deck->full.end() ? PictureText{en, es, it, ru}
                                  : deck->says[static_cast<std::size_t>(in - deck->full.begin())];
}

/// Whoever has an option "deck" says there how many pictures are played with.
std::int32_t fewestFor(const AnyGame* game) {
    if (game == nullptr) return decks::leastPictures;
    const auto options = game->options();
    const bool asManyAsThereAre = std::ranges::find(options, "deck", &OptionLine::name) != options.end();
    return asManyAsThereAre ? decks::leastPictures : game->picturesIn(game->standardOptions());
}

OwnPictureList listOf(const OwnPictures& own, const Table& table, const Decks& decks, std::size_t most) {
    OwnPictureList list{.pictures = {},
                        .fewest = fewestFor(findGame(table.setup().game)),
                        .most = static_cast<std::int32_t>(most),
                        .kinds = {}};
    const auto* const deck = decks.of(table.setup());
    for (const auto& picture : own.pictures())
        list.pictures.push_back({picture->id, textOf(*picture, deck), picture->painted});
    for (const decks::Kind kind : decks::allKinds)
        if (decks::usualCount(kind) >= list.fewest)
            list.kinds.push_back({std::string(nameOf(kind)), decks::usualCount(kind)});
    return list;
}

}  // namespace

// ---- Decks -------------------------------------------------------------------------------------------

const Decks& House::decksAt(const OpenTable& open) const {
    return open.own.withHouse() ? *open.own.withHouse() : decks_;
}

std::shared_ptr<const Decks> House::decksAt(const std::string& code) const {
    const auto found = tables_.find(code);
    if (found != tables_.end() && found->second->own.withHouse()) return found->second->own.withHouse();
    return {std::shared_ptr<const Decks>(), &decks_};  // which outlives us all
}

// ---- What the host asks for --------------------------------------------------------------------------

/// S-P1: the table's host, while no game is on, where there is a place for pictures.
template <class T>
void House::forHost(const Patron& patron, const Granted<T>& told, std::function<void(const TableReference&)> then) {
    if (!journal_.hasPlaceForBelongings()) return told(std::unexpected(noPlace()));
    const auto token = hashToken(patron.token);
    find(patron.code, patron.address, patron.now, patron.grip,
         [told, token, then = std::move(then)](const Outcome& open) {
             if (!open) return told(std::unexpected(open.error()));
             const Guest* const guest = token ? (*open)->table.find(*token) : nullptr;
             if (guest == nullptr || (*open)->table.host() != guest->id)
                 return told(std::unexpected(Refusal{"S-H1", "onlyHost", "Only the host can do that."}));
             if ((*open)->table.stage() == Stage::playing)
                 return told(std::unexpected(Refusal{"S-P1", "gameIsOn", "A game is on; pictures stay as they are."}));
             then(*open);
         });
}

void House::ownPictures(const Patron& patron, const Granted<OwnPictureList>& told) {
    forHost(patron, told, [this, told](const TableReference& open) {
        told(listOf(open->own, open->table, decksAt(*open), rules_.mostPictures));
    });
}

void House::ownPicture(const Patron& patron, const std::string& id, const Granted<PictureBytes>& told) {
    forHost(patron, told, [id, told](const TableReference& open) {
        const OwnPicture* const picture = open->own.find(id);
        if (picture == nullptr) return told(std::unexpected(noSuchPicture()));
        told(picture->table);
    });
}

/// S-P3
MaybeRefusal House::whyNotLook(const std::string& address, Time steady) {
    if (pictureWork_.isEmpty(address, steady)) return tooMuchWork();
    const auto own = atEasel_.find(address);
    if (own != atEasel_.end() && own->second >= rules_.mostPicturesForOne) return thatWasTooFast();
    if (picturesWaiting_ >= rules_.mostPicturesWaiting) return thatWasTooFast();
    return {};
}

/// S-P3: what is kept of pictures counts as all that is written does.
MaybeRefusal House::whyNotKeep(const std::string& address, Time steady) {
    if (!isDiskWell_) return notKept();
    if (isFull_) return houseIsFull();
    if (bytes_.isEmpty(address, steady)) return tooMuchWritten();
    return {};
}

MaybeRefusal House::whyNotAdd(const OpenTable& open, const std::string& address, Time steady) {
    if (auto no = whyNotKeep(address, steady)) return no;
    if (open.own.pictures().size() + open.picturesComing >= rules_.mostPictures) return manyPictures();
    return whyNotLook(address, steady);
}

/// What it takes is known when it is done: so few wait for one address that nobody else finds the queue full.
void House::atEasel(const std::string& address, Workers::Work work, std::function<void()> then) {
    ++picturesWaiting_;
    ++atEasel_[address];
    workers_.atEasel(address, std::move(work), [this, address, then = std::move(then)](std::int64_t took) {
        constexpr double microsecondsInSecond = 1e6;
        --picturesWaiting_;
        if (--atEasel_[address] == 0) atEasel_.erase(address);
        pictureWork_.charge(address, static_cast<double>(took) / microsecondsInSecond, now_.steady);
        then();
    });
}

void House::addPicture(const Patron& patron, Making make, const Granted<OwnPictureLine>& told) {
    forHost(patron, told, [this, make = std::move(make), told, address = patron.address](const TableReference& open) {
        if (auto no = whyNotAdd(*open, address, now_.steady)) return told(std::unexpected(*std::move(no)));
        add(open, address, make, told);
    });
}

void House::add(const TableReference& open, const std::string& address, Making make,
                const Granted<OwnPictureLine>& told) {
    struct Made {
        OrFault<OwnPicture> picture = std::unexpected(Fault{});
        Belonging belonging;
    };
    const auto made = std::make_shared<Made>();
    const auto work = [made, make = std::move(make)] {
        try {
            made->picture = make();
            if (made->picture) made->belonging = belongingOf(*made->picture);
        } catch (const std::bad_alloc&) {
            made->picture = std::unexpected(Fault{"there is no memory for it just now"});
        }
    };
    ++open->picturesComing;
    atEasel(address, work, [this, open, address, made, told] {
        if (made->picture)
            return keepPicture(open, address, *std::move(made->picture), std::move(made->belonging), told);
        --open->picturesComing;
        told(std::unexpected(Refusal{"S-P2", "picture", "That picture will not do: ", made->picture.error().says}));
    });
}

/// S-M4: what may be on the disk, or not, is not in memory; it will be known to have happened never (store.h).
MaybeRefusal House::whyNotKept(Kept kept, const OpenTable& open) {
    if (kept == Kept::full) return noRoom();
    if (kept != Kept::kept) doubtDisk();
    if (kept == Kept::unknown) return keptOrNot();
    if (kept == Kept::failed || open.isDropped) return notKept();
    return {};
}

void House::keepPicture(const TableReference& open, const std::string& address, OwnPicture picture, Belonging belonging,
                        const Granted<OwnPictureLine>& told) {
    bytes_.charge(address, static_cast<double>(belonging.bytes.size()), now_.steady);
    journal_.keep(open->table.code(), std::move(belonging), rules_.mostPictureBytes,
                  [this, open, picture = std::move(picture), told](Kept kept) {
                      --open->picturesComing;
                      if (auto no = whyNotKept(kept, *open)) return told(std::unexpected(*std::move(no)));
                      open->own.add(picture, decks_);
                      told(OwnPictureLine{picture.id, textOf(picture, nullptr), picture.painted});
                  });
}

void House::deletePictures(const Patron& patron, const std::optional<std::string>& id,
                           const Granted<OwnPictureList>& told) {
    forHost(patron, told, [this, id, told](const TableReference& open) {
        std::vector<std::string> names;
        for (const auto& picture : open->own.pictures())
            if (id ? picture->id == *id : !picture->painted) names.push_back(picture->id);
        if (id && names.empty()) return told(std::unexpected(noSuchPicture()));
        discard(open, names, told);
    });
}

/// S-P4: not those that the table is set to be played with. They are gone from memory first, so that no game begins
/// with one whose end is being written; if that fails, everybody comes back to what is on the disk.
void House::discard(const TableReference& open, const std::vector<std::string>& names,
                    const Granted<OwnPictureList>& told) {
    const auto isUsed = [&](const std::string& name) { return open->own.isIn(name, open->table.setup().deck); };
    if (std::ranges::any_of(names, isUsed))
        return told(std::unexpected(
            Refusal{"S-P4", "inUse", "The table is set to be played with it; please choose another deck first."}));
    open->own.remove(names, decks_);
    ++open->deletions;
    journal_.discard(open->table.code(), names, [this, open, told](Appended result) {
        --open->deletions;
        const auto no = result == Appended::unknown ? keptOrNot() : notKept();
        if (result != Appended::written) doubtDisk(), drop(open, no);
        if (open->isDropped) return told(std::unexpected(no));
        told(listOf(open->own, open->table, decksAt(*open), rules_.mostPictures));
    });
}

/// What the host has said of a picture before is said of it again, unless they say something else.
void House::makeDeck(const Patron& patron, DeckRead read, const Granted<DeckMade>& told) {
    forHost(patron, told, [this, read = std::move(read), told, address = patron.address](const TableReference& open) {
        auto wanted = read();
        if (!wanted)
            return told(
                std::unexpected(Refusal{"", "malformed", "That cannot be read: ", std::move(wanted.error().says)}));
        NewDeck& deck = *wanted;
        std::set<std::string> seen;
        const auto* const before = decksAt(*open).of(open->table.setup());
        for (auto& [id, says] : deck.cards) {
            const OwnPicture* const picture = open->own.find(id);
            if (picture == nullptr || !seen.insert(id).second) return told(std::unexpected(noSuchPicture()));
            const auto known = textOf(*picture, before);
            if (says.empty() && known != textOf(*picture, nullptr)) says = known.en;
            if (auto fault = decks::whyNotText(says))
                return told(std::unexpected(
                    Refusal{"S-P4", "longText", "What you say of a picture ", std::move(fault->says) + "."}));
        }
        if (const auto known = open->own.deckOf(deck.cards); !known.empty()) return told(DeckMade{known});
        if (!hasRoomForDeck(*open)) return told(std::unexpected(manyDecks()));
        keepDeck(open, address, deck, newDeckName(), told);
    });
}

bool House::hasRoomForDeck(const OpenTable& open) { return open.own.decks() + open.decksComing < mostOwnDecks; }

void House::keepDeck(const TableReference& open, const std::string& address, const NewDeck& deck,
                     const std::string& name, const Granted<DeckMade>& told) {
    if (auto no = whyNotKeep(address, now_.steady)) return told(std::unexpected(*std::move(no)));
    Belonging belonging = belongingOf(deck, name);
    bytes_.charge(address, static_cast<double>(belonging.about.size()), now_.steady);
    ++open->decksComing;
    journal_.keep(open->table.code(), std::move(belonging), rules_.mostPictureBytes,
                  [this, open, deck, name, told](Kept kept) {
                      --open->decksComing;
                      if (auto no = whyNotKept(kept, *open)) return told(std::unexpected(*std::move(no)));
                      open->own.addDeck(name, deck.cards, decks_);
                      told(DeckMade{name});
                  });
}

// ---- Painted from a word (S-P6, S-P7) ----------------------------------------------------------------

/// The plan is made once for all cards of a deck that are asked for one after the other.
std::shared_ptr<Sketch> House::sketchOf(OpenTable& open, const Painting& painting) {
    if (!open.sketch || open.sketch->painting() != painting) open.sketch = std::make_shared<Sketch>(painting);
    return open.sketch;
}

void House::sketch(const Patron& patron, const Painting& painting, int card, const Granted<PictureBytes>& told) {
    forHost(patron, told, [this, painting, card, told, address = patron.address](const TableReference& open) {
        if (!painting.has(card)) return told(std::unexpected(noSuchPicture()));
        if (const auto* there = open->own.find(painting.idOf(card))) return told(there->table);
        if (auto no = whyNotLook(address, now_.steady)) return told(std::unexpected(*std::move(no)));
        const auto seen = std::make_shared<PictureBytes>();
        const auto work = [seen, card, sketch = sketchOf(*open, painting)] {
            try {
                *seen = sketch->seen(card);
            } catch (const std::bad_alloc&) {
                seen->reset();  // whoever asks again may be luckier
            }
        };
        atEasel(address, work, [seen, told] {
            if (!*seen) return told(std::unexpected(tooMuchWork()));
            told(*seen);
        });
    });
}

/// S-P7: all of it, or none.
MaybeRefusal House::whyNotPaint(const OpenTable& open, const Painting& painting) const {
    const auto& all = open.own.pictures();
    const auto others = std::ranges::count_if(all, [&](const auto& one) { return !painting.made(*one); });
    if (static_cast<std::size_t>(others + painting.pictures()) > rules_.mostPictures) return manyPictures();
    if (!open.own.hasDeck(painting.deck()) && !hasRoomForDeck(open)) return manyDecks();
    return {};
}

void House::paint(const Patron& patron, const Painting& painting, int card, const Granted<OwnPictureLine>& told) {
    forHost(patron, told, [this, painting, card, told, address = patron.address](const TableReference& open) {
        if (!painting.has(card)) return told(std::unexpected(noSuchPicture()));
        const auto id = painting.idOf(card);
        if (const auto* there = open->own.find(id))
            return told(OwnPictureLine{id, textOf(*there, nullptr), there->painted});
        if (auto no = whyNotPaint(*open, painting)) return told(std::unexpected(*std::move(no)));
        if (auto no = whyNotAdd(*open, address, now_.steady)) return told(std::unexpected(*std::move(no)));
        if (!open->painting.insert(id).second) return told(std::unexpected(thatWasTooFast()));
        const auto make = [card, sketch = sketchOf(*open, painting)]() -> OrFault<OwnPicture> {
            return sketch->painted(card);
        };
        add(open, address, make, [open, id, told](const auto& line) {
            open->painting.erase(id);
            told(line);
        });
    });
}

void House::makeDeck(const Patron& patron, const Painting& painting, const Granted<DeckMade>& told) {
    forHost(patron, told, [this, painting, told, address = patron.address](const TableReference& open) {
        const NewDeck deck = painting.cards();
        const auto isMissing = [&](const OwnCard& card) { return open->own.find(card.picture) == nullptr; };
        if (std::ranges::any_of(deck.cards, isMissing))
            return told(std::unexpected(Refusal{"S-P7", "unfinished", "Not all of that deck's pictures are painted."}));
        if (open->own.hasDeck(painting.deck())) return told(DeckMade{painting.deck()});
        if (auto no = whyNotPaint(*open, painting)) return told(std::unexpected(*std::move(no)));
        keepDeck(open, address, deck, painting.deck(), told);
    });
}

void House::deletePictures(const Patron& patron, const Painting& painting, const Granted<OwnPictureList>& told) {
    forHost(patron, told, [this, painting, told](const TableReference& open) {
        std::vector<std::string> names;
        for (const auto& picture : open->own.pictures())
            if (painting.made(*picture)) names.push_back(picture->id);
        if (names.empty()) return told(std::unexpected(noSuchPicture()));
        discard(open, names, told);
    });
}

}  // namespace parlour::server
