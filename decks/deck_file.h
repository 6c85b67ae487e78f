// A deck on disk: deck.json beside full/000.webp, table/000.webp and small/000.webp, and so on for each card.
// Painted decks and imported ones look the same. Written into a folder of its own, all or nothing.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/fault.h"
#include "core/wire.h"
#include "decks/paint/description.h"
#include "decks/picture.h"
#include "decks/webp.h"

namespace parlour::decks {

inline constexpr int fullSize = 800;   // pixels of the longer side, on a whole screen
inline constexpr int tableSize = 360;  // among others on the table
inline constexpr int smallSize = 24;   // blurred, until the picture is there
inline constexpr std::size_t mostFullBytes = std::size_t{56} << 10;
inline constexpr std::size_t mostTableBytes = std::size_t{15} << 10;
inline constexpr std::size_t mostSmallBytes = 400;

struct DeckText {
    std::string en, es, it, ru;
};
OPTIONS(DeckText, en, es, it, ru)

struct DeckConcepts {
    std::vector<std::string> en, es, it, ru;
};
WIRE(DeckConcepts, en, es, it, ru)

struct DeckCard {
    std::string file;  // "000": full/000.webp and so on
    int width = 0, height = 0;
    std::string family, palette;  // empty for imported pictures
    DeckText text;
    DeckConcepts concepts;
    std::vector<int> looks;  // looks.h; decks written before there were looks do without
};
OPTIONS(DeckCard, file, width, height, family, palette, text, concepts, looks)

struct DeckFile {
    std::string name;
    std::string kind;  // "dreams", "tales", "reveries" or "imported"
    std::uint32_t seed;
    int fullBytes, tableBytes, smallBytes;  // the length to which every picture of a size is padded on the wire
    std::vector<DeckCard> cards;
};
WIRE(DeckFile, name, kind, seed, fullBytes, tableBytes, smallBytes, cards)

/// A picture in the three sizes of a deck.
struct Sizes {
    Bytes full, table, small;
};
/// Each of the three padded to a length that is the same for all pictures, of any deck: `mostFullBytes` and so on, and
/// room for padding. A picture that would take more however coarse gets smaller instead.
Sizes inEqualSizes(const Picture& picture);

DeckText asDeckText(const Text& text);
DeckConcepts asDeckConcepts(const std::vector<Text>& concepts);

/// Writes a deck into a hidden folder beside its goal; keep() moves it there. Without that, nothing is left.
class DeckWriter {
public:
    explicit DeckWriter(std::filesystem::path goal);
    ~DeckWriter();
    DeckWriter(const DeckWriter&) = delete;
    DeckWriter& operator=(const DeckWriter&) = delete;

    /// Encodes and writes one picture in three sizes; may be called from several threads for different cards.
    void add(int card, const Picture& picture);
    /// Writes deck.json and moves the folder to its goal. What a painted deck had there before is replaced.
    std::optional<Fault> keep(DeckFile deck, bool replace);

    static std::string fileName(int card);

private:
    std::filesystem::path goal_, staging_;
};

/// Cards without looks get them from their pictures.
OrFault<DeckFile> readDeck(const std::filesystem::path& folder);
/// One picture of a deck, from the folder of its size.
OrFault<Picture> readPicture(const std::filesystem::path& folder, const char* size, const DeckCard& card);
/// The bytes of a file, or nothing if it cannot be read or is larger than `most`.
std::optional<Bytes> readBytes(const std::filesystem::path& file, std::size_t most);

}  // namespace parlour::decks
