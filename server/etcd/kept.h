// What the values in etcd are, and how a table is put together from them: packed changes first, then those that stand
// alone, each with its place in the chain of hashes. SPDX-License-Identifier: MIT
#pragma once
#include "core/fault.h"
#include "server/etcd/engine.h"
#include "server/etcd/keys.h"
#include "server/store/chain.h"
#include "server/store/journal.h"

namespace parlour::server::etcd {

/// Who holds a table. `turn` tells one time from another.
struct Owner {
    std::string id, address;
    std::int64_t turn = 0;
};
JOURNAL(Owner, id, address, turn)

/// A server, as it shows itself to the others.
struct Presence {
    std::string address;
    std::int32_t format = 0, protocol = 0;
    bool leaving = false;
    std::vector<DeckPrint> decks;
};
JOURNAL(Presence, address, format, protocol, leaving, decks)
LATER(Presence, decks)

/// How lists show a table.
struct Card {
    TableLine line;
    bool listed = false;
    Version version = 0;  // when this was written
    Time opened = 0, changed = 0;
};
JOURNAL(Card, line, listed, version, opened, changed)

/// What is packed: all changes up to a version, in so many pieces, and the hash of the last.
struct Pack {
    std::string name;
    std::int32_t pieces = 0;
    Version through = 0;
    std::string hash;
};
JOURNAL(Pack, name, pieces, through, hash)

/// Since when a table is old, by the wall clock and by hours of serving.
struct Mark {
    Time since = 0;
    std::int64_t hours = 0;
};
JOURNAL(Mark, since, hours)

/// A slip by its key, if it is one.
std::optional<Slip> slipFrom(const Keys& keys, const Stored& stored);

/// Reads what is known of an object. A newer server may write more: what is not known is passed over, also a word, and
/// what is not there keeps its default.
template <wire::Described T>
bool readKnown(wire::Reader& in, T& value) {
    std::string name, raw;
    for (bool more = in.open('{'); more; more = in.next('}')) {
        if (!in.readKey(name) || !in.readRaw(raw)) return false;
        const auto readField = [&](const auto& field) {
            auto& into = value.*field.member;
            wire::Reader own(raw);
            if constexpr (wire::Described<std::remove_cvref_t<decltype(into)>>)
                return field.name != name || readKnown(own, into);
            else
                return field.name != name || wire::read(own, into) ||
                       wire::kindOf<std::remove_cvref_t<decltype(into)>> == wire::Kind::words;
        };
        const bool isRead =
            std::apply([&](const auto&... field) { return (readField(field) && ...); }, fieldsOf(wire::typeOf<T>));
        if (!isRead) return in.fail("the field \"" + name + "\" cannot be read");
    }
    return !in.fault();
}

template <class T>
OrFault<T> readOrFault(std::string_view json) {
    wire::Reader in(json);
    T value;
    if (readKnown(in, value) && !in.atEnd()) in.fail("nothing may follow the value");
    if (in.fault()) return std::unexpected(*in.fault());
    return value;
}
template <class T>
std::optional<T> readValue(std::string_view json) {
    auto value = readOrFault<T>(json);
    return value ? std::optional(*std::move(value)) : std::nullopt;
}

StoredTable storedTable(const std::string& code, const std::string& card);

/// A change as it stands alone: its hash, the claim under which it was written, and itself.
struct KeptChange {
    ChainHash hash{};
    std::int64_t claim = 0;
    std::string change;
};
std::string written(const KeptChange& kept);
std::optional<KeptChange> readChange(std::string_view value);

/// What was read of a table, as it was stored.
struct Pages {
    std::optional<std::string> pack;
    std::vector<std::string> pieces;
    std::vector<Stored> changes;
};
/// A table, told from that.
struct Book {
    std::vector<std::string> changes;
    ChainHash hash{};    // of the last
    Version packed = 0;  // so many of them are packed
};
/// A fault if something is missing, altered, or does not follow.
OrFault<Book> bookOf(const Keys& keys, const std::string& code, const Pages& pages);

constexpr std::size_t pieceBytes = 1 << 20;
/// Changes as a few large values.
std::vector<std::string> packed(const std::vector<std::string>& changes);
std::string hexOfLast(const Book& book);

}  // namespace parlour::server::etcd
