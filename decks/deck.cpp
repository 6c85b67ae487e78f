// Plan, paint, encode, write; and the sheet that shows the result.
// SPDX-License-Identifier: MIT
#include "decks/deck.h"

#include <fmt/format.h>

#include <cmath>
#include <mutex>

#include "decks/looks.h"
#include "decks/paint/palette.h"
#include "decks/parallel.h"

namespace parlour::decks {
namespace {

DeckCard entryOf(const Card& card, int index) {
    const auto* tale = std::get_if<Tale>(&card.plan);
    const auto* dream = std::get_if<Dream>(&card.plan);
    return {.file = DeckWriter::fileName(index),
            .width = fullSize,
            .height = fullSize,
            .family = std::string(tale != nullptr ? compositions()[static_cast<std::size_t>(tale->composition)].name
                                                  : familyName(dream->family)),
            .palette = std::string(palette(tale != nullptr ? tale->palette : dream->palette).name),
            .text = asDeckText(card.description.text),
            .concepts = asDeckConcepts(card.description.concepts),
            .looks = {}};
}

}  // namespace

Painted paintLarge(const Card& card, int index) {
    Painted painted{.picture = paint(card, fullSize), .card = entryOf(card, index)};
    painted.card.looks = looksOf(painted.picture);
    return painted;
}

OrFault<DeckFile> paintDeck(Kind kind, int count, std::uint32_t seed, const std::filesystem::path& folder,
                            const Progress& progress) {
    const std::vector<Card> cards = planDeck(kind, count, seed);
    DeckFile deck{.name = std::string(nameOf(kind)),
                  .kind = std::string(nameOf(kind)),
                  .seed = seed,
                  .fullBytes = 0,
                  .tableBytes = 0,
                  .smallBytes = 0,
                  .cards = {}};
    deck.cards.resize(cards.size());
    DeckWriter writer(folder);
    std::mutex oneAtATime;
    int done = 0;
    inParallel(count, [&](int i) {
        const auto index = static_cast<std::size_t>(i);
        auto [picture, card] = paintLarge(cards[index], i);
        writer.add(i, picture);
        deck.cards[index] = std::move(card);
        const std::scoped_lock lock(oneAtATime);
        progress(++done, count);
    });
    if (auto fault = writer.keep(deck, true)) return std::unexpected(*fault);
    return deck;
}

namespace {

/// Half as wide again as it is high, or a little wider if that leaves no gap in the last row.
int columnsFor(int count) {
    const int columns = std::max(1, static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count) * 1.5))));
    for (int wider = columns; wider < columns * 5 / 4; ++wider)
        if (count % wider == 0) return wider;
    return columns;
}

}  // namespace

OrFault<Picture> contactSheet(const std::filesystem::path& folder, int tile) {
    auto read = readDeck(folder);
    if (!read) return std::unexpected(std::move(read.error()));
    const DeckFile& deck = *read;
    const int count = static_cast<int>(deck.cards.size());
    const int columns = columnsFor(count);
    const int step = tile + std::max(2, tile / 30);
    Picture sheet(columns * step, (count + columns - 1) / columns * step);
    for (int i = 0; i < count; ++i) {
        const auto picture = readPicture(folder, "table", deck.cards[static_cast<std::size_t>(i)]);
        if (!picture) return std::unexpected(picture.error());
        const Picture small = fitted(*picture, tile);
        place(sheet, small, i % columns * step + (step - small.width) / 2,
              i / columns * step + (step - small.height) / 2);
    }
    return sheet;
}

}  // namespace parlour::decks
