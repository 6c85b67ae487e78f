// For tests of pictures that are a table's own: photographs, a table with its host, and whatever was answered last.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/house/film.h"
#include "server/house/painting.h"
#include "server/table/random_table_test.h"

namespace parlour::server {

using decks::Bytes;

/// A square in one colour, or one that no encoder makes small.
inline Bytes photograph(int seed, int side = 64, bool noisy = false) {
    decks::Picture picture(side, side);
    SeededChance luck(static_cast<std::uint64_t>(seed));
    for (auto& byte : picture.rgb) byte = static_cast<std::uint8_t>(noisy ? luck.below(256) : seed * 37 % 256);
    return decks::encodeWebp(picture, std::size_t{1} << 20);
}

inline House::Making from(const Bytes& file, const std::string& name) {
    return [file, name]() -> OrFault<OwnPicture> {
        auto imported = decks::importPicture(name, file, roomForCut);
        if (!imported) return std::unexpected(std::move(imported.error()));
        return ownPictureOf(*std::move(imported));
    };
}

/// A table with its host, and whatever was answered last.
struct Gallery {
    explicit Gallery(const std::string& game = "turing", const HouseRules& rules = TestHouse::patient())
        : house(1, rules) {
        code = house.open(setupOf(game), "Ann");
        house.join(ann, code, "Ann");
    }

    House::Patron patron(const std::string& name = "Ann") const {
        return {.code = code, .token = tokenOf(name), .address = comesFrom, .now = house.now};
    }
    /// What was granted, when it is; or the rule and the sentence of why not.
    template <class T>
    std::shared_ptr<std::optional<T>> asked(const std::function<void(const House::Granted<T>&)>& ask) {
        const auto granted = std::make_shared<std::optional<T>>();
        ask([this, granted](const std::expected<T, std::variant<Closed, Refusal>>& told) {
            why.clear();
            if (told) *granted = *told;
            if (told) return;
            const auto* no = std::get_if<Refusal>(&told.error());
            why = no != nullptr ? withRule(*no) : "closed";
        });
        return granted;
    }
    std::string add(const Bytes& file, const std::string& name = "cat.webp", const std::string& who = "Ann") {
        const auto line = asked<OwnPictureLine>(
            [&](const auto& told) { house.house->addPicture(patron(who), from(file, name), told); });
        return *line ? (*line)->id : "";
    }
    std::vector<std::string> add(int count) {
        std::vector<std::string> ids;
        for (int i = 0; i < count; ++i) ids.push_back(add(photograph(i)));
        return ids;
    }
    std::optional<OwnPictureList> list(const std::string& who = "Ann") {
        return *asked<OwnPictureList>([&](const auto& told) { house.house->ownPictures(patron(who), told); });
    }
    std::optional<OwnPictureList> remove(const std::optional<std::string>& id) {
        return *asked<OwnPictureList>([&](const auto& told) { house.house->deletePictures(patron(), id, told); });
    }
    std::string deckOf(const std::vector<std::string>& ids, const std::string& says = "") {
        NewDeck wanted;
        for (const auto& id : ids) wanted.cards.push_back({id, says});
        const auto made = asked<DeckMade>(
            [&](const auto& told) { house.house->makeDeck(patron(), [wanted] { return wanted; }, told); });
        return *made ? (*made)->deck : "";
    }
    /// The line of one picture that is painted now; nothing if it is not.
    std::optional<OwnPictureLine> paint(const Painting& painting, int card, const std::string& who = "Ann") {
        return *asked<OwnPictureLine>([&](const auto& told) { house.house->paint(patron(who), painting, card, told); });
    }
    std::optional<PictureBytes> sketch(const Painting& painting, int card, const std::string& who = "Ann") {
        return *asked<PictureBytes>([&](const auto& told) { house.house->sketch(patron(who), painting, card, told); });
    }
    std::string deckOf(const Painting& painting) {
        const auto made = asked<DeckMade>([&](const auto& told) { house.house->makeDeck(patron(), painting, told); });
        return *made ? (*made)->deck : "";
    }
    std::optional<OwnPictureList> remove(const Painting& painting) {
        return *asked<OwnPictureList>([&](const auto& told) { house.house->deletePictures(patron(), painting, told); });
    }
    /// The host sets the table to a deck of so many.
    void playWith(const std::string& deck, std::size_t pictures) {
        Setup setup = ann.table->setup;
        setup.deck = deck;
        if (setup.game == "turing") setup.options.json = R"({"deck":)" + std::to_string(pictures) + "}";
        house.wish(ann, Configure{setup});
    }
    void start() {
        for (std::uint8_t seat = 1; seat < 4; ++seat)
            house.wish(ann, SeatBot{.seat = seat, .level = bots::Level::easy, .character = {}});
        house.wish(ann, Start{});
    }
    /// The bytes that an id leads to at this table; none if it leads nowhere.
    PictureBytes shown(const std::string& id, const std::string& at) {
        PictureBytes bytes;
        house.house->picture(at, id, "test", house.now, [&](std::expected<House::Found, Closed> found) {
            if (found && found->pictures != nullptr) bytes = found->pictures->full[found->card];
        });
        return bytes;
    }
    Film film() {
        const auto changes = house.store->read(code);
        auto film = filmOf(*changes, 1, *house.house->decksAt(code));
        EXPECT_TRUE(film);
        return *film;
    }

    TestHouse house;
    std::string code, why, comesFrom = "test";
    Somebody ann;
};

}  // namespace parlour::server
