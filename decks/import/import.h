// Own decks: pictures from a folder or a ZIP archive, checked, re-encoded and written as a deck; all or nothing.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <string>

#include "decks/deck.h"
#include "decks/import/decode.h"
#include "decks/import/source.h"

namespace parlour::decks {

/// Turing needs this many; I Am Not Human is happy with them too.
inline constexpr int leastPictures = 60;

/// Why a deck cannot have this name, or nothing.
std::optional<Fault> whyNotName(const std::string& name);

/// A file as a picture of a deck: checked, no larger than decks have them, and what is known of it. The reason of a
/// fault begins with the name of the file. What there is to see is what its name says (see importDeck).
struct Imported {
    Picture picture;
    DeckCard card;
};
OrFault<Imported> importPicture(const std::string& name, std::span<const std::uint8_t> file, const Room& room = {});
/// Why what somebody says of a picture will not do, or nothing.
std::optional<Fault> whyNotText(const std::string& text);

/// Imports everything in `source` as a deck called `name` into `shelf`/name. A file descriptions.json may say what one
/// sees: {"cat.jpg": "A cat on a roof"} or {"cat.jpg": {"en": "A cat on a roof", "es": "..."}}. Otherwise file names
/// that are words do. The reason of a fault begins with the name of the file.
OrFault<DeckFile> importDeck(Source& source, const std::string& name, const std::filesystem::path& shelf,
                             const Progress& progress);

}  // namespace parlour::decks
