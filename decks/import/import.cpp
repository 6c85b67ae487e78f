// One file after the other through decodePicture and DeckWriter; the first fault ends it and leaves nothing behind.
// SPDX-License-Identifier: MIT
#include "decks/import/import.h"

#include <fmt/format.h>

#include <map>

#include "core/json.h"
#include "decks/looks.h"

namespace parlour::decks {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view descriptionsFile = "descriptions.json";
constexpr std::size_t longestText = 200;
constexpr std::size_t longestName = 40;

using Descriptions = std::map<std::string, DeckText, std::less<>>;

std::string baseName(const std::string& path) { return fs::path(path).filename().string(); }

/// A name from outside as it may be shown: no control characters, not too long.
std::string shown(const std::string& name) {
    std::string text;
    for (const char c : name.substr(0, 120)) text += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    return text;
}
Fault about(const std::string& file, const Fault& fault) { return {shown(file) + ": " + fault.says}; }

DeckText everywhere(const std::string& text) { return {text, text, text, text}; }

/// One entry: a plain text for all languages, or an object with a text for some.
std::optional<Fault> readEntry(const std::string& json, DeckText& text) {
    if (!json.starts_with('"')) return wire::read(json, text);
    std::string plain;
    auto fault = wire::read(json, plain);
    text = everywhere(plain);
    return fault;
}

OrFault<Descriptions> readDescriptions(const Bytes& bytes) {
    Descriptions descriptions;
    wire::Reader reader({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    std::string key;
    for (bool more = reader.open('{'); more; more = reader.next('}')) {
        wire::Raw entry;
        if (!reader.readKey(key) || !reader.readRaw(entry.json)) break;
        DeckText text;
        if (const auto fault = readEntry(entry.json, text))
            return std::unexpected(Fault{fmt::format("the entry \"{}\": {}", shown(key), fault->says)});
        for (const std::string* part : {&text.en, &text.es, &text.it, &text.ru})
            if (const auto fault = whyNotText(*part))
                return std::unexpected(Fault{fmt::format("the entry \"{}\" {}", shown(key), fault->says)});
        descriptions[key] = text;
    }
    if (!reader.fault() && !reader.atEnd()) reader.fail("nothing may follow the value");
    if (reader.fault()) return std::unexpected(Fault{reader.fault()->says});
    return descriptions;
}

/// "red_fox-in snow.jpg" says "red fox in snow"; "IMG_2041.jpg" says nothing.
std::string textOfName(const std::string& file) {
    std::string text = fs::path(file).stem().string().substr(0, longestText);
    bool digits = false;
    for (char& c : text) {
        if (c == '_' || c == '-' || c == '.') c = ' ';
        digits |= c >= '0' && c <= '9';
        if (static_cast<unsigned char>(c) < 0x20) return "";
    }
    std::string checked;
    wire::writeString(checked, text);
    std::string again;
    const bool utf8 = !wire::read(checked, again);
    return digits || !utf8 || text.find(' ') == std::string::npos ? "" : text;
}

}  // namespace

std::optional<Fault> whyNotText(const std::string& text) {
    if (text.size() > longestText) return Fault{fmt::format("is longer than {} bytes", longestText)};
    return std::nullopt;
}

OrFault<Imported> importPicture(const std::string& name, std::span<const std::uint8_t> file, const Room& room) {
    auto decoded = decodePicture(file, room);
    if (!decoded) return std::unexpected(about(name, decoded.error()));
    Imported imported{.picture = fitted(*decoded, fullSize), .card = {}};
    imported.card.width = imported.picture.width;
    imported.card.height = imported.picture.height;
    imported.card.text = everywhere(textOfName(name));
    imported.card.looks = looksOf(imported.picture);
    return imported;
}

std::optional<Fault> whyNotName(const std::string& name) {
    if (name.empty() || name.size() > longestName)
        return Fault{fmt::format("a deck's name has 1 to {} characters", longestName)};
    for (const char c : name) {
        const bool plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
        if (!plain) return Fault{"a deck's name has only letters a-z, digits, '-' and '_'; give one with --name"};
    }
    if (kindCalled(name))
        return Fault{fmt::format("\"{}\" is one of Parlour's own decks; give another name with --name", name)};
    return std::nullopt;
}

OrFault<DeckFile> importDeck(Source& source, const std::string& name, const fs::path& shelf, const Progress& progress) {
    if (auto fault = whyNotName(name)) return std::unexpected(*fault);
    if (fs::exists(shelf / name))
        return std::unexpected(
            Fault{fmt::format("a deck called \"{}\" is already there; give another name with --name", name)});
    Descriptions descriptions;
    std::vector<std::size_t> pictures;
    for (std::size_t i = 0; i < source.names().size(); ++i) {
        if (baseName(source.names()[i]) != descriptionsFile) {
            pictures.push_back(i);
            continue;
        }
        auto bytes = source.read(i);
        if (!bytes) return std::unexpected(about(source.names()[i], bytes.error()));
        auto read = readDescriptions(*bytes);
        if (!read) return std::unexpected(about(source.names()[i], read.error()));
        descriptions = std::move(*read);
    }
    const int count = static_cast<int>(pictures.size());
    if (count < leastPictures)
        return std::unexpected(
            Fault{fmt::format("there are {} pictures in it; a deck needs at least {}", count, leastPictures)});
    DeckFile deck{
        .name = name, .kind = "imported", .seed = 0, .fullBytes = 0, .tableBytes = 0, .smallBytes = 0, .cards = {}};
    DeckWriter writer(shelf / name);
    for (int card = 0; card < count; ++card) {
        const std::string& file = source.names()[pictures[static_cast<std::size_t>(card)]];
        auto bytes = source.read(pictures[static_cast<std::size_t>(card)]);
        if (!bytes) return std::unexpected(about(file, bytes.error()));
        auto imported = importPicture(file, *bytes);
        if (!imported) return std::unexpected(std::move(imported.error()));
        writer.add(card, imported->picture);
        imported->card.file = DeckWriter::fileName(card);
        if (const auto described = descriptions.find(baseName(file)); described != descriptions.end())
            imported->card.text = described->second;
        deck.cards.push_back(std::move(imported->card));
        progress(card + 1, count);
    }
    if (auto fault = writer.keep(deck, false)) return std::unexpected(*fault);
    return deck;
}

}  // namespace parlour::decks
