// Reading and writing decks. The writer's folder is renamed at the end, which either happens or does not.
// SPDX-License-Identifier: MIT
#include "decks/deck_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <random>

#include "core/json.h"
#include "decks/import/decode.h"
#include "decks/looks.h"

namespace parlour::decks {
namespace {

namespace fs = std::filesystem;

/// Throws unless all of it was taken: of a small file, only closing it tells.
void writeBytes(const fs::path& file, const void* data, std::size_t size) {
    std::ofstream out(file, std::ios::binary);
    out.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
    out.close();
    if (!out) throw fs::filesystem_error("cannot be written", file, {errno, std::generic_category()});
}

struct Size {
    const char* folder;
    int pixels;
    std::size_t most;
};
constexpr std::array<Size, 3> sizes = {
    {{"full", fullSize, mostFullBytes}, {"table", tableSize, mostTableBytes}, {"small", smallSize, mostSmallBytes}}};

/// The length every picture in a folder can be padded to: the largest, room for a chunk's head, and even.
int paddedLength(const fs::path& folder) {
    std::uintmax_t most = 0;
    for (const auto& entry : fs::directory_iterator(folder)) most = std::max(most, entry.file_size());
    return static_cast<int>((most + 8 + 255) / 256 * 256);
}

}  // namespace

namespace {

constexpr std::size_t roomForPadding = 64;

Bytes ofEqualLength(const Picture& picture, const Size& size) {
    Picture fit = fitted(picture, size.pixels);
    Bytes webp = encodeWebp(fit, size.most);
    while (webp.size() > size.most && std::min(fit.width, fit.height) > 1) {
        fit = scaled(fit, std::max(fit.width * 3 / 4, 1), std::max(fit.height * 3 / 4, 1));
        webp = encodeWebp(fit, size.most);
    }
    return paddedTo(std::move(webp), size.most + roomForPadding);
}

}  // namespace

Sizes inEqualSizes(const Picture& picture) {
    return {ofEqualLength(picture, sizes[0]), ofEqualLength(picture, sizes[1]), ofEqualLength(picture, sizes[2])};
}

DeckText asDeckText(const Text& text) { return {text.in[0], text.in[1], text.in[2], text.in[3]}; }

DeckConcepts asDeckConcepts(const std::vector<Text>& concepts) {
    DeckConcepts lists;
    for (const Text& text : concepts) {
        lists.en.push_back(text.in[0]);
        lists.es.push_back(text.in[1]);
        lists.it.push_back(text.in[2]);
        lists.ru.push_back(text.in[3]);
    }
    return lists;
}

DeckWriter::DeckWriter(fs::path goal) : goal_(std::move(goal)) {
    goal_ = fs::absolute(goal_).lexically_normal();
    if (!goal_.has_filename()) goal_ = goal_.parent_path();
    staging_ = goal_.parent_path() / fmt::format(".{}.{:08x}", goal_.filename().string(), std::random_device()());
    for (const Size& size : sizes) fs::create_directories(staging_ / size.folder);
}

DeckWriter::~DeckWriter() {
    std::error_code ignored;
    fs::remove_all(staging_, ignored);
}

std::string DeckWriter::fileName(int card) { return fmt::format("{:03}", card); }

void DeckWriter::add(int card, const Picture& picture) {
    for (const Size& size : sizes) {
        const Bytes webp = encodeWebp(fitted(picture, size.pixels), size.most);
        writeBytes(staging_ / size.folder / (fileName(card) + ".webp"), webp.data(), webp.size());
    }
}

std::optional<Fault> DeckWriter::keep(DeckFile deck, bool replace) {
    deck.fullBytes = paddedLength(staging_ / "full");
    deck.tableBytes = paddedLength(staging_ / "table");
    deck.smallBytes = paddedLength(staging_ / "small");
    const std::string json = wire::message(deck) + "\n";
    writeBytes(staging_ / "deck.json", json.data(), json.size());
    if (replace && fs::exists(goal_ / "deck.json")) fs::remove_all(goal_);
    std::error_code error;
    fs::rename(staging_, goal_, error);
    if (error) return Fault{fmt::format("{} is already there; choose another name or folder", goal_.string())};
    return std::nullopt;
}

std::optional<Bytes> readBytes(const fs::path& file, std::size_t most) {
    std::ifstream in(file, std::ios::binary | std::ios::ate);
    if (!in) return std::nullopt;
    const std::streamoff size = in.tellg();
    if (size < 0 || static_cast<std::size_t>(size) > most) return std::nullopt;
    Bytes bytes(static_cast<std::size_t>(size));
    in.seekg(0);
    in.read(reinterpret_cast<char*>(bytes.data()), size);
    if (!in) return std::nullopt;
    return bytes;
}

OrFault<DeckFile> readDeck(const fs::path& folder) {
    const auto bytes = readBytes(folder / "deck.json", std::size_t{64} << 20);
    if (!bytes) return std::unexpected(Fault{fmt::format("{} holds no deck: there is no deck.json", folder.string())});
    DeckFile deck{};
    if (const auto fault = wire::read({reinterpret_cast<const char*>(bytes->data()), bytes->size()}, deck))
        return std::unexpected(Fault{fmt::format("{}: {}", (folder / "deck.json").string(), fault->says)});
    for (DeckCard& card : deck.cards) {
        if (card.file.empty() || fs::path(card.file).filename() != fs::path(card.file))
            return std::unexpected(Fault{fmt::format("{}: \"{}\" is no name of a picture beside it",
                                                     (folder / "deck.json").string(), card.file)});
        if (!card.looks.empty()) continue;
        const auto picture = readPicture(folder, "table", card);
        if (!picture) return std::unexpected(picture.error());
        card.looks = looksOf(*picture);
    }
    return deck;
}

OrFault<Picture> readPicture(const fs::path& folder, const char* size, const DeckCard& card) {
    const auto file = folder / size / (card.file + ".webp");
    const auto bytes = readBytes(file, std::size_t{4} << 20);
    if (!bytes) return std::unexpected(Fault{fmt::format("{} cannot be read", file.string())});
    auto picture = decodePicture(*bytes);
    if (!picture) return std::unexpected(Fault{fmt::format("{}: {}", file.string(), picture.error().says)});
    return picture;
}

}  // namespace parlour::decks
