// Values of keys: changes with their hashes, and packs of zstd. SPDX-License-Identifier: MIT
#include "server/etcd/kept.h"

#include <fmt/format.h>
#include <zstd.h>

#include <cstring>

namespace parlour::server::etcd {
namespace {

constexpr int packLevel = 3;
constexpr unsigned long long mostUnpacked = 64ULL << 20U;  // S-M3 allows a table a quarter of that
constexpr std::size_t lengthBytes = 4, claimBytes = 8;

void writeNumber(std::string& out, std::uint64_t number, std::size_t bytes) {
    while (bytes-- > 0) out += static_cast<char>(number >> (8 * bytes) & 0xFFU);
}
std::uint64_t readNumber(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

std::string hexOf(const ChainHash& hash) {
    std::string hex;
    for (const std::uint8_t byte : hash) hex += fmt::format("{:02x}", byte);
    return hex;
}

std::unexpected<Fault> fault(std::string what) { return std::unexpected(Fault{std::move(what)}); }

OrFault<std::vector<std::string>> unpacked(const std::vector<std::string>& pieces) {
    std::string whole, text;
    for (const std::string& piece : pieces) whole += piece;
    const auto size = ZSTD_getFrameContentSize(whole.data(), whole.size());
    if (size > mostUnpacked) return fault("its pack cannot be read");  // also if it is no pack
    text.resize(size);
    if (ZSTD_decompress(text.data(), text.size(), whole.data(), whole.size()) != size)
        return fault("its pack cannot be unpacked");
    std::vector<std::string> changes;
    for (std::string_view rest = text; !rest.empty();) {
        if (rest.size() < lengthBytes) return fault("its pack is cut off");
        const auto length = readNumber(rest.substr(0, lengthBytes));
        rest.remove_prefix(lengthBytes);
        if (length > rest.size()) return fault("its pack is cut off");
        changes.emplace_back(rest.substr(0, length));
        rest.remove_prefix(length);
    }
    return changes;
}

}  // namespace

StoredTable storedTable(const std::string& code, const std::string& text) {
    const auto read = readOrFault<Card>(text);
    const Card card = read.value_or(Card{});
    return {.code = code,
            .line = card.line,
            .listed = card.listed,
            .stage = static_cast<std::int64_t>(card.line.stage),
            .version = card.version,
            .opened = card.opened,
            .changed = card.changed,
            .fault = read ? std::nullopt : std::optional(read.error())};
}

std::string written(const KeptChange& kept) {
    std::string out(reinterpret_cast<const char*>(kept.hash.data()), kept.hash.size());
    writeNumber(out, static_cast<std::uint64_t>(kept.claim), claimBytes);
    return out += kept.change;
}

std::optional<KeptChange> readChange(std::string_view value) {
    KeptChange kept;
    if (value.size() < kept.hash.size() + claimBytes) return {};
    std::memcpy(kept.hash.data(), value.data(), kept.hash.size());
    value.remove_prefix(kept.hash.size());
    kept.claim = static_cast<std::int64_t>(readNumber(value.substr(0, claimBytes)));
    kept.change = value.substr(claimBytes);
    return kept;
}

std::vector<std::string> packed(const std::vector<std::string>& changes) {
    std::string text, whole;
    for (const std::string& change : changes) {
        writeNumber(text, change.size(), lengthBytes);
        text += change;
    }
    whole.resize(ZSTD_compressBound(text.size()));
    whole.resize(ZSTD_compress(whole.data(), whole.size(), text.data(), text.size(), packLevel));
    std::vector<std::string> pieces;
    for (std::size_t at = 0; at < whole.size(); at += pieceBytes) pieces.push_back(whole.substr(at, pieceBytes));
    return pieces;
}

OrFault<Book> bookOf(const Keys& keys, const std::string& code, const Pages& pages) {
    Book book;
    if (pages.pack) {
        const auto pack = readValue<Pack>(*pages.pack);
        if (!pack) return fault("what is said of its pack cannot be read");
        if (pack->pieces != static_cast<std::int32_t>(pages.pieces.size()))
            return fault("a piece of its pack is missing");
        auto changes = unpacked(pages.pieces);
        if (!changes) return std::unexpected(std::move(changes.error()));
        book.changes = *std::move(changes);
        for (const std::string& change : book.changes) book.hash = hashAfter(book.hash, change);
        book.packed = pack->through;
        if (static_cast<Version>(book.changes.size()) != pack->through || hexOf(book.hash) != pack->hash)
            return fault("its pack was altered");
    }
    for (const Stored& stored : pages.changes) {
        if (stored.key <= keys.change(code, book.packed)) continue;  // packed, and not erased yet
        const auto version = static_cast<Version>(book.changes.size()) + 1;
        if (stored.key != keys.change(code, version)) return fault(fmt::format("change {} is missing", version));
        auto kept = readChange(stored.value);
        if (!kept) return fault(fmt::format("change {} cannot be read", version));
        book.hash = hashAfter(book.hash, kept->change);
        if (book.hash != kept->hash)
            return fault(fmt::format("change {} was altered, or does not follow the one before", version));
        book.changes.push_back(std::move(kept->change));
    }
    if (book.changes.empty()) return fault("it has no changes");
    return book;
}

std::string hexOfLast(const Book& book) { return hexOf(book.hash); }

}  // namespace parlour::server::etcd
