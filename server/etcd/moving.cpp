// Tables are read some at a time, each at a revision of its own, and written as tables at rest.
// SPDX-License-Identifier: MIT
#include "server/etcd/moving.h"

#include <sqlite3.h>

#include <limits>

#include "server/etcd/client.h"
#include "server/etcd/courier.h"
#include "server/etcd/kept.h"
#include "server/table/events.h"

namespace parlour::server::etcd {
namespace {

constexpr int mostAttempts = 20;
constexpr std::chrono::milliseconds pause{500}, longest{10'000};
constexpr std::int64_t aPage = 500, tablesAtOnce = 16, firstChanges = 64;
constexpr int mostReadings = 8;  // of a table that was compacted away meanwhile

std::unexpected<Fault> failed(std::string says) { return std::unexpected(Fault{std::move(says)}); }

/// A cluster that is asked and waited for.
class Waiting {
public:
    static OrFault<std::unique_ptr<Waiting>> at(const Access& access) {
        auto waiting = std::make_unique<Waiting>();
        auto client = Client::make(
            access, [courier = &waiting->courier_](std::function<void()> what) { courier->bring(std::move(what)); });
        if (!client) return std::unexpected(std::move(client.error()));
        waiting->client_ = *std::move(client);
        return waiting;
    }

    /// Everything here may be done twice.
    OrFault<Outcome> run(const Transaction& transaction) {
        return insist([&](Engine::Told<Outcome> told) { client_->run(transaction, std::move(told)); });
    }
    OrFault<Outcome> get(const Get& get) {
        return insist([&](Engine::Told<Outcome> told) { client_->get(get, std::move(told)); });
    }
    /// All that are there from a key on, page by page.
    OrFault<std::vector<Stored>> all(Get page) {
        std::vector<Stored> found;
        page.most = aPage;
        for (;;) {
            auto read = get(page);
            if (!read) return std::unexpected(std::move(read.error()));
            found.insert(found.end(), std::make_move_iterator(read->found.begin()),
                         std::make_move_iterator(read->found.end()));
            if (!read->hasMore) return found;
            page.key = found.back().key + '\0';
        }
    }
    OrFault<std::optional<std::string>> value(const std::string& key, Revision at = 0) {
        auto read = get({.key = key, .at = at});
        if (!read) return std::unexpected(std::move(read.error()));
        if (read->found.empty()) return std::nullopt;
        return std::move(read->found.front().value);
    }
    /// Why what was asked last was not answered, if so.
    std::optional<Setback::Kind> setback() const { return setback_; }

private:
    OrFault<Outcome> insist(const std::function<void(Engine::Told<Outcome>)>& ask) {
        std::string says = "it does not answer";
        setback_ = Setback::Kind::cut;
        for (int i = 0; i < mostAttempts; ++i) {
            const auto heard = std::make_shared<std::optional<OrSetback<Outcome>>>();
            ask([heard](OrSetback<Outcome> told) { *heard = std::move(told); });
            if (!courier_.waitUntil([&] { return heard->has_value(); }, longest)) continue;
            if (**heard) return setback_.reset(), *std::move(**heard);
            const Setback& setback = (*heard)->error();
            setback_ = setback.kind;
            if (setback.kind == Setback::Kind::compacted)
                return failed("etcd has compacted what was being read; give it a longer --auto-compaction-retention");
            if (setback.kind != Setback::Kind::cut) return failed(setback.says);
            says = setback.says;
            courier_.waitUntil([] { return false; }, pause);
        }
        return failed("no majority of etcd answers: " + says + "; --journal names its nodes, as etcd://10.0.0.1:2379");
    }

    Courier courier_;
    std::unique_ptr<Client> client_;
    std::optional<Setback::Kind> setback_;
};

/// What is seen of a table at one revision: its card, what is said of its pack, and its first changes.
using Glance = std::array<Outcome, 3>;

/// Some tables at a glance, all at the same revision.
OrFault<std::vector<Glance>> glanceAt(Waiting& cluster, const Keys& keys, std::span<const std::string> codes) {
    Transaction look;
    for (const std::string& code : codes) {
        Get changes = allOf(keys.changes(code));
        changes.most = firstChanges;
        for (const Get& get : {Get{.key = keys.card(code)}, Get{.key = keys.pack(code)}, changes})
            look.then.emplace_back(get);
    }
    auto seen = cluster.run(look);
    if (!seen) return std::unexpected(std::move(seen.error()));
    std::vector<Glance> glances(codes.size());
    for (std::size_t i = 0; i < seen->steps.size(); ++i) glances[i / 3][i % 3] = std::move(seen->steps[i]);
    return glances;
}

/// The rest of the table, as it was then.
OrFault<Book> readOn(Waiting& cluster, const Keys& keys, const std::string& code, const Glance& glance) {
    const auto& [card, pack, changes] = glance;
    const Revision at = card.revision;
    Pages pages{.pack = {}, .pieces = {}, .changes = changes.found};
    if (!pack.found.empty()) pages.pack = pack.found.front().value;
    const auto packed = pages.pack ? readValue<Pack>(*pages.pack) : std::nullopt;
    for (int i = 0; packed && i < packed->pieces; ++i) {
        auto piece = cluster.value(keys.piece(code, packed->name, i), at);
        if (!piece) return std::unexpected(std::move(piece.error()));
        if (!*piece) break;
        pages.pieces.push_back(**std::move(piece));
    }
    if (!changes.hasMore) return bookOf(keys, code, pages);
    auto more = cluster.all({.key = changes.found.back().key + '\0', .end = endOf(keys.changes(code)), .at = at});
    if (!more) return std::unexpected(std::move(more.error()));
    pages.changes.insert(pages.changes.end(), std::make_move_iterator(more->begin()),
                         std::make_move_iterator(more->end()));
    return bookOf(keys, code, pages);
}

/// A table has nothing to do with others, so each is read at a moment of its own: what etcd remembers of its past has
/// to last for one table, however many there are. If it does not, the table is read anew. A fault if etcd does not
/// answer.
std::optional<Fault> copyTable(Waiting& cluster, const Keys& keys, const std::string& code, Glance glance, Store& store,
                               Copied& copied) {
    auto book = readOn(cluster, keys, code, glance);
    for (int i = 1; !book && cluster.setback() == Setback::Kind::compacted && i < mostReadings; ++i) {
        auto again = glanceAt(cluster, keys, {&code, 1});
        if (!again) return again.error();
        glance = std::move(again->front());
        book = readOn(cluster, keys, code, glance);
    }
    if (!book && cluster.setback()) return book.error();
    const auto& found = glance[0].found;
    if (found.empty()) return {};  // it was forgotten meanwhile
    const auto card = readValue<Card>(found.front().value);
    std::optional<Fault> wrong;
    if (!card) wrong = Fault{"how lists show it cannot be read"};
    if (!book) wrong = book.error();
    if (!wrong) wrong = writeTo(store, code, *card, std::move(book->changes));
    if (wrong)
        copied.faults.push_back({code + ": " + wrong->says});
    else
        ++copied.tables;
    return {};
}

std::optional<Fault> copySome(Waiting& cluster, const Keys& keys, const std::vector<std::string>& codes, Store& store,
                              Copied& copied) {
    if (codes.empty()) return {};
    auto glances = glanceAt(cluster, keys, codes);
    if (!glances) return glances.error();
    for (std::size_t i = 0; i < codes.size(); ++i)
        if (auto wrong = copyTable(cluster, keys, codes[i], std::move((*glances)[i]), store, copied)) return wrong;
    return {};
}

/// The store has made a key of its own; the tables come with theirs.
bool sealWith(const std::string& key, const std::filesystem::path& file) {
    sqlite3* database = nullptr;
    sqlite3_stmt* update = nullptr;
    const bool isDone = sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK &&
                        sqlite3_prepare_v2(database, "UPDATE house SET key = ?1", -1, &update, nullptr) == SQLITE_OK &&
                        sqlite3_bind_text(update, 1, key.data(), static_cast<int>(key.size()), nullptr) == SQLITE_OK &&
                        sqlite3_step(update) == SQLITE_DONE;
    sqlite3_finalize(update);
    sqlite3_close(database);
    return isDone;
}

std::optional<Fault> whyNotPut(Waiting& cluster, const Keys& keys) {
    for (const auto& [prefix, what] :
         {std::pair{keys.cards(), "this etcd has tables already; restore into one that has none"},
          std::pair{keys.servers(), "servers use this etcd; stop them first"}}) {
        Get any = allOf(prefix);
        any.most = 1;
        any.keysAlone = true;
        const auto found = cluster.get(any);
        if (!found) return found.error();
        if (!found->found.empty()) return Fault{what};
    }
    return {};
}

/// A table at rest: its pieces first, and last what makes it one.
std::optional<Fault> put(Waiting& cluster, const Keys& keys, const StoredTable& table,
                         std::vector<std::string> changes) {
    Book book;
    for (const std::string& change : changes) book.hash = hashAfter(book.hash, change);
    const auto pieces = packed(changes);
    const auto count = static_cast<std::int32_t>(pieces.size());
    const Pack pack{"restored", count, static_cast<Version>(changes.size()), hexOfLast(book)};
    const Card card{table.line, table.listed, pack.through, table.opened, table.changed};
    const auto& code = table.code;
    for (std::int32_t i = 0; i < count; ++i) {
        const Put piece{keys.piece(code, pack.name, i), pieces[static_cast<std::size_t>(i)]};
        if (auto done = cluster.run({.compares = {}, .then = {piece}, .otherwise = {}}); !done) return done.error();
    }
    Transaction last{.compares = {},
                     .then = {Put{keys.pack(code), wire::journal(pack)}, Put{keys.card(code), wire::journal(card)}},
                     .otherwise = {}};
    if (table.listed) last.then.emplace_back(Put{keys.listing(code), wire::journal(card)});
    if (auto done = cluster.run(last); !done) return done.error();
    return {};
}

constexpr std::int64_t anyNumber = std::numeric_limits<std::int64_t>::max();

std::optional<Fault> putBoard(Waiting& cluster, const Keys& keys, Store& store) {
    const auto slips = store.pinned({});
    if (!slips) return slips.error();
    for (const Slip& slip : *slips) {
        const Put put{keys.slip(slip.heading, slip.name), slip.text};
        if (auto done = cluster.run({.compares = {}, .then = {put}, .otherwise = {}}); !done) return done.error();
    }
    return {};
}

}  // namespace

std::optional<Fault> writeTo(Store& store, const std::string& code, const Card& card,
                             std::vector<std::string> changes) {
    std::vector<Append> appends;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Change change;
        if (auto wrong = wire::read(changes[i], change))
            return Fault{"change " + std::to_string(i + 1) + ": " + wrong->says};
        Append append{code, static_cast<Version>(i), std::move(changes[i]), change.at, std::nullopt, card.listed};
        if (i == 0 || i + 1 == changes.size()) append.line = card.line;
        appends.push_back(std::move(append));
    }
    for (const Appended what : store.append(appends))
        if (what != Appended::written) return Fault{"it cannot be written; please look at the disk"};
    return {};
}

OrFault<Copied> copyFromCluster(const Access& access, const std::filesystem::path& folder, const std::string& house) {
    const Keys keys(house);
    auto cluster = Waiting::at(access);
    if (!cluster) return std::unexpected(std::move(cluster.error()));
    const auto now = (*cluster)->get({.key = keys.houseKey()});
    if (!now) return std::unexpected(now.error());
    if (now->found.empty()) return failed("no Parlour has ever used this etcd");
    auto store = Store::open(folder);
    if (!store) return std::unexpected(std::move(store.error()));
    if (!sealWith(now->found.front().value, folder / "parlour.db")) return failed("the house's key cannot be written");
    Copied copied;
    Get some = allOf(keys.cards());
    some.most = tablesAtOnce;
    some.keysAlone = true;
    for (bool hasMore = true; hasMore;) {
        const auto cards = (*cluster)->get(some);
        if (!cards) return std::unexpected(cards.error());
        std::vector<std::string> codes;
        for (const Stored& card : cards->found) codes.push_back(card.key.substr(keys.cards().size()));
        if (auto wrong = copySome(**cluster, keys, codes, **store, copied)) return std::unexpected(*std::move(wrong));
        hasMore = cards->hasMore;
        if (hasMore) some.key = cards->found.back().key + '\0';
    }
    auto slips = (*cluster)->all(allOf(keys.board()));
    if (!slips) return std::unexpected(std::move(slips.error()));
    for (const Stored& stored : *slips)
        if (const auto slip = slipFrom(keys, stored); slip && (*store)->pin(*slip, anyNumber) != Appended::written)
            return failed("the board cannot be written; please look at the disk");
    return copied;
}

OrFault<int> copyToCluster(Store& store, const Access& access, const std::string& house) {
    const Keys keys(house);
    auto cluster = Waiting::at(access);
    if (!cluster) return std::unexpected(std::move(cluster.error()));
    const auto begun = (*cluster)->value(keys.restoring());
    if (!begun) return std::unexpected(begun.error());
    if (!*begun)
        if (auto why = whyNotPut(**cluster, keys)) return std::unexpected(*std::move(why));
    const Transaction begin{.compares = {}, .then = {Put{keys.restoring(), "not finished"}}, .otherwise = {}};
    if (const auto done = (*cluster)->run(begin); !done) return std::unexpected(done.error());
    std::optional<Fault> wrong;
    int tables = 0;
    const auto read = store.each([&](const StoredTable& table) {
        auto changes = wrong ? std::unexpected(*wrong) : store.read(table.code);
        wrong = changes ? put(**cluster, keys, table, *std::move(changes)) : std::optional(changes.error());
        ++tables;
    });
    if (!read) return std::unexpected(read.error());
    if (!wrong) wrong = putBoard(**cluster, keys, store);
    if (wrong)
        return failed(wrong->says + "; the restore is not finished, and servers do not use this etcd until it is");
    const Transaction end{.compares = {},
                          .then = {Put{keys.houseKey(), store.key()}, Put{keys.format(), Keys::newestFormat},
                                   Erase{.key = keys.restoring()}},
                          .otherwise = {}};
    if (const auto done = (*cluster)->run(end); !done) return std::unexpected(done.error());
    return tables;
}

std::map<std::string, int> leftOutOf(Store& store) {
    std::map<std::string, int> pictures;
    const auto read = store.each([&](const StoredTable& table) {
        for (const Belonging& one : store.belongings(table.code).all)
            if (!one.bytes.empty()) ++pictures[table.code];  // a deck has none of its own
    });
    return pictures;
}

}  // namespace parlour::server::etcd
