// What the values in etcd are, and how a table is put together from them: packed changes first, then those that stand
// alone, each with its place in the chain of hashes. SPDX-License-Identifier: MIT
#pragma once
#include "core/fault.h"
#include "server/etcd/engine.h"
#include "server/etcd/keys.h"
#include "server/store/chain.h"
#include "server/store/store.h"

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
};
JOURNAL(Presence, address, format, protocol, leaving)

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

template <class T>
std::optional<T> readValue(std::string_view json) {
    T value;
    if (wire::read(json, value)) return {};
    return value;
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
