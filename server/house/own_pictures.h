// The pictures that a table has of its own (S-P1), and the decks that were made of them. What is kept of each is a
// Belonging (store.h); a deck is a list of pictures, so those that two decks have in common are in memory once.
// SPDX-License-Identifier: MIT
#pragma once
#include "decks/import/import.h"
#include "server/house/decks.h"
#include "server/store/store.h"

namespace parlour::server {

// ---- HTTP: pictures of a table's own (S-P1), for its host, by `Authorization: Bearer TOKEN` ----------

/// POST /api/tables/CODE/pictures?name=FILE, with a picture: this is how it is called from now on.
struct PaintedFrom {
    std::string kind, word;
};
WIRE(PaintedFrom, kind, word)
struct OwnPictureLine {
    std::string id;
    PictureText says;
    std::optional<PaintedFrom> painted;  // or it was brought
};
WIRE(OwnPictureLine, id, says, painted)
/// A deck that can be painted from a word (S-P6), and how many pictures that has.
struct PaintedKind {
    std::string kind;
    std::int32_t pictures;
};
WIRE(PaintedKind, kind, pictures)
/// GET /api/tables/CODE/pictures. GET .../ID is one of them, DELETE .../ID deletes it; DELETE without an ID deletes all
/// that were brought.
struct OwnPictureList {
    std::vector<OwnPictureLine> pictures;
    std::int32_t fewest, most;       // that the table's game needs, and that a table has room for (S-P3)
    std::vector<PaintedKind> kinds;  // that have enough of them
};
WIRE(OwnPictureList, pictures, fewest, most, kinds)
/// POST /api/tables/CODE/decks: a deck of such pictures, for Configure. Of those that are painted from a word (S-P6):
/// GET /api/tables/CODE/paintings/KIND/WORD/CARD shows one before it is painted, POST the same paints it and answers as
/// if it had been brought, POST .../KIND/WORD makes the deck when all are there, DELETE .../KIND/WORD deletes them.
struct OwnCard {
    std::string picture, says;  // what the host says of it; "": what is known of it already
};
WIRE(OwnCard, picture, says)
struct NewDeck {
    std::vector<OwnCard> cards;
};
WIRE(NewDeck, cards)
struct DeckMade {
    std::string deck;
};
WIRE(DeckMade, deck)

// ---- In the house ------------------------------------------------------------------------------------

inline constexpr std::size_t mostCutBytes = std::size_t{1} << 20;  // S-P2: of a picture that pages have cut
inline constexpr decks::Room roomForCut{.side = 1024, .pixels = 1024LL * 1024};
inline constexpr std::size_t mostOwnDecks = 20;
inline constexpr std::size_t mostNewDeckBytes = std::size_t{1} << 16;  // of a deck that is asked for
inline constexpr std::string_view ownDeckMark =
    "own:";  // no folder is called so: decks of the house are told from these

struct OwnPicture {
    std::string id;
    decks::DeckCard card;
    PictureBytes full, table, small;
    std::optional<PaintedFrom> painted;
};

/// A picture as a table keeps it. Takes long: for workers.
OwnPicture ownPictureOf(std::string id, const decks::Picture& picture, decks::DeckCard card,
                        std::optional<PaintedFrom> painted);
/// The same of one that was brought, under a new id that tells nothing. What is to be seen on it its host says.
OwnPicture ownPictureOf(decks::Imported imported);
Belonging belongingOf(const OwnPicture& picture);

class OwnPictures {
public:
    OwnPictures() = default;
    /// As they were kept. What cannot be read is left out.
    OwnPictures(std::vector<Belonging> kept, const Decks& house);

    using Reference = std::shared_ptr<const OwnPicture>;  // decks hold them, too
    const std::vector<Reference>& pictures() const { return pictures_; }
    const OwnPicture* find(std::string_view id) const;
    /// A deck of just these cards; "" if there is none.
    std::string deckOf(const std::vector<OwnCard>& cards) const;
    std::size_t decks() const { return decks_.size(); }
    bool hasDeck(const std::string& name) const { return decks_.contains(name); }
    bool isIn(std::string_view id, const std::string& deck) const;

    void add(OwnPicture picture, const Decks& house);
    void addDeck(const std::string& name, std::vector<OwnCard> cards, const Decks& house);
    void remove(const std::vector<std::string>& names, const Decks& house);

    /// Together with the house's own; nothing if no deck was made.
    const std::shared_ptr<const Decks>& withHouse() const { return withHouse_; }

private:
    /// A deck with its pictures as they are now; none: it is gone.
    struct Deck {
        std::shared_ptr<const std::vector<OwnCard>> cards;
        std::vector<Reference> pictures;
        std::shared_ptr<const Decks::Laid> laid;
    };
    const Reference& put(OwnPicture picture);
    Reference referenceTo(std::string_view id) const;
    static void lay(const std::string& name, Deck& deck);
    void putIn(const std::string& name, std::vector<OwnCard> cards);
    void showWith(const Decks& house);

    std::vector<Reference> pictures_;  // as they came
    std::map<std::string, Reference, std::less<>> byId_;
    std::map<std::string, Deck> decks_;
    std::shared_ptr<const Decks> withHouse_;
};

/// What is kept of a deck.
Belonging belongingOf(const NewDeck& deck, std::string name);
/// A name for a deck that has none.
std::string newDeckName();

}  // namespace parlour::server
