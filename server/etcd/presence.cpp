// Who is there: a lease that is kept alive, colleagues and lists. Watches make lists fresh and tell of claims that are
// lost; nothing is true because a watch says so. SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>

#include "server/etcd/asking.h"
#include "server/table/secret.h"

namespace parlour::server::etcd {
namespace {

constexpr Time beatEvery = 1000, beatSoon = 200, lookEvery = 60'000, watchAgain = 300;
constexpr Time waitsToBegin = 3000, waitsForAddress = 4500, justNow = 5000;
constexpr std::size_t mostListed = 100, mostRemembered = 200;

/// 3.4 or newer.
bool isNewEnough(std::string_view version) {
    int major = 0, minor = 0;
    const char* const begin = version.data();
    const char* const end = begin + version.size();
    const auto [dot, error] = std::from_chars(begin, end, major);
    if (error != std::errc() || dot == end || *dot != '.') return false;
    return std::from_chars(dot + 1, end, minor).ec == std::errc() && (major > 3 || (major == 3 && minor >= 4));
}

std::optional<Fault> whyNotUsed(const Status& status) {
    if (!isNewEnough(status.version))
        return Fault{"etcd is of version " + status.version + "; Parlour needs 3.4 or newer"};
    if (status.isFull)
        return Fault{
            "etcd has reached its quota, and writes nothing; compact and defragment it, raise --quota-backend-bytes, "
            "then clear the alarm: etcdctl alarm disarm"};
    return {};
}

}  // namespace

// ---- Beginning ---------------------------------------------------------------------------------------

void EtcdJournal::begin(Told<std::optional<Fault>> told) { greet(clock_().steady, told); }

void EtcdJournal::greet(Time since, const Begun& begun) {
    engine_.status(mine([this, since, begun](const OrSetback<Status>& status) {
        const bool isCut = !status && status.error().kind == Setback::Kind::cut;
        if (isCut && clock_().steady - since < waitsToBegin)
            return engine_.later(beatSoon, mine([this, since, begun] { greet(since, begun); }));
        if (!status)
            return begun(Fault{"no etcd can be used there: " + status.error().says +
                               "; --journal names its nodes, as etcd://10.0.0.1:2379,10.0.0.2:2379"});
        if (auto fault = whyNotUsed(*status)) return begun(std::move(fault));
        bytes_ = status->bytes;
        fetchKey(begun);
    }));
}

/// The house's key and format are made by whoever comes first.
void EtcdJournal::fetchKey(const Begun& begun) {
    const auto key = keys_.houseKey(), format = keys_.format();
    insist({.compares = {isAbsent(key)},
            .then = {Get{.key = keys_.restoring()}, Put{key, toHex(newSecret())}, Put{format, Keys::newestFormat},
                     Get{.key = key}, Get{.key = format}},
            .otherwise = {Get{.key = keys_.restoring()}, Get{.key = key}, Get{.key = key}, Get{.key = key},
                          Get{.key = format}}},
           [this, begun](const auto& outcome, bool) {
               if (!outcome)
                   return begun(Fault{"a majority of etcd does not answer: " + outcome.error().says +
                                      "; are most of its nodes up, and can they reach each other?"});
               const auto& stored = outcome->steps[3].found;
               const auto& kept = outcome->steps[4].found;
               if (!outcome->steps[0].found.empty())
                   return begun(
                       Fault{"a backup is being put into this etcd; let it come to its end, or restore it again"});
               if (stored.empty() || kept.empty() || kept.front().value != Keys::newestFormat)
                   return begun(Fault{"what is in this etcd was written by a newer Parlour; please use that one"});
               key_ = stored.front().value;
               moveIn(clock_().steady, begun);
           });
}

/// Two servers at one address would send their visitors to each other's tables. Whoever had it before us is gone when
/// its lease is over; whoever stays longer is there, and so is, of two who come at once, the one that was shown first.
void EtcdJournal::moveIn(Time since, const Begun& begun) {
    insist({.compares = {}, .then = {allOf(keys_.servers())}, .otherwise = {}}, [=, this](const auto& seen, bool) {
        if (!seen) return begun(Fault{"a majority of etcd does not answer: " + seen.error().says});
        const bool isTaken = hasOurAddress(seen->steps.front());
        if (!isTaken && lease_ != Lease::none) return live(begun);
        if (isTaken && clock_().steady - since >= waitsForAddress)
            return leaveAgain([=, this] {
                begun(Fault{"another server of this house is at " + self_.address +
                            " already; give each an --advertise of its own"});
            });
        const auto again = [=, this] { moveIn(since, begun); };
        if (isTaken) return leaveAgain([=, this] { engine_.later(beatSoon, mine(again)); });
        renewLease([=](const std::optional<Setback>& setback) {
            if (setback) return begun(Fault{"etcd does not take what is written: " + setback->says});
            again();
        });
    });
}

void EtcdJournal::leaveAgain(std::function<void()> then) {
    if (lease_ == Lease::none) return then();
    engine_.revoke(std::exchange(lease_, Lease::none), mine([then = std::move(then)](const auto&) { then(); }));
}

/// Whether another server has it, and had it before us if we are among them.
bool EtcdJournal::hasOurAddress(const Outcome& servers) const {
    const auto own = std::ranges::find(servers.found, keys_.server(id_), &Stored::key);
    return std::ranges::any_of(servers.found, [&](const Stored& stored) {
        const auto presence = readValue<Presence>(stored.value);
        const bool isOlder = own == servers.found.end() || stored.made < own->made;
        return presence && presence->address == self_.address && stored.key != keys_.server(id_) && isOlder;
    });
}

void EtcdJournal::live(const Begun& begun) {
    engine_.later(beatEvery, mine([this] { beat(); }));
    engine_.later(beatSoon, mine([this] { mindTheTime(); }));
    look();
    begun({});
}

// ---- Being alive -------------------------------------------------------------------------------------

void EtcdJournal::renewLease(std::function<void(std::optional<Setback>)> then) {
    engine_.grant(leaseSeconds, mine([this, then](const OrSetback<Lease>& lease) {
                      if (!lease) return then(lease.error());
                      lease_ = *lease;
                      show([this, then](const OrSetback<Outcome>& outcome) {
                          if (!outcome) return then(outcome.error());
                          aliveAt_ = clock_().steady;
                          isAlone_ = false;
                          then({});
                      });
                  }));
}

void EtcdJournal::show(std::function<void(const OrSetback<Outcome>&)> heard) {
    const Presence presence{self_.address, self_.format, self_.protocol, isLeaving_, self_.decks};
    insist({.compares = {}, .then = {Put{keys_.server(id_), wire::journal(presence), lease_}}, .otherwise = {}},
           [heard = std::move(heard)](const auto& outcome, bool) { heard(outcome); });
}

void EtcdJournal::beat() {
    if (isStopped_) return;
    engine_.keepAlive(lease_, mine([this](const OrSetback<bool>& isAlive) { heardBeat(isAlive); }));
}

void EtcdJournal::heardBeat(const OrSetback<bool>& isAlive) {
    if (isStopped_) return;
    const Time now = clock_().steady;
    const auto again = [this](Time pause) { engine_.later(pause, mine([this] { beat(); })); };
    if (isAlive && *isAlive && !isAlone_) {
        aliveAt_ = now;
        return again(beatEvery);
    }
    if (isAlive)  // the lease is gone, or was for all we know
        return renewLease([again](const std::optional<Setback>& setback) { again(setback ? beatSoon : beatEvery); });
    again(beatSoon);
}

/// By the clock: a question to nodes that cannot be reached may take long to fail.
void EtcdJournal::mindTheTime() {
    if (isStopped_) return;
    if (clock_().steady - aliveAt_ >= patience) nowAlone();
    engine_.later(beatSoon, mine([this] { mindTheTime(); }));
}

/// Nobody can say what becomes of tables here: others may take them, and their people go there.
void EtcdJournal::nowAlone() {
    const Time now = clock_().steady;
    counts_.alone += isAlone_ ? beatSoon : now - aliveAt_;
    isAlone_ = true;
    for (auto& pending : std::exchange(pending_, {})) {
        drop(pending.append.code, pending.claim);
        pending.told({Appended::failed, Claim::none});
    }
    std::vector<std::string> codes;
    for (const auto& [code, held] : held_) codes.push_back(code);
    for (const std::string& code : codes) lose(code);
}

void EtcdJournal::lose(const std::string& code) {
    if (held_.erase(code) == 0) return;
    ++counts_.lost;
    if (lost_) lost_(code);
}

void EtcdJournal::probe(Told<bool> told) {
    if (isStopped_ || isAlone_) return soon([told] { told(false); });
    if (writtenAt_ > 0 && clock_().steady - writtenAt_ < justNow) return soon([told] { told(true); });
    show([this, told](const OrSetback<Outcome>& outcome) {
        if (outcome) writtenAt_ = clock_().steady;
        told(outcome.has_value());
    });
}

void EtcdJournal::leave() {
    isLeaving_ = true;
    show([](const auto&) {});
}

// ---- What others do ----------------------------------------------------------------------------------

/// Everything anew once a minute, because a watch may be silent for any reason.
void EtcdJournal::look() {
    if (isStopped_) return;
    Get listings = allOf(keys_.listings());
    listings.most = mostListed;
    listings.newestFirst = true;
    lookAt(keys_.servers(), allOf(keys_.servers()), &EtcdJournal::takeServers, &EtcdJournal::hearServer);
    lookAt(keys_.listings(), listings, &EtcdJournal::takeListings, &EtcdJournal::hearListing);
    lookAt(keys_.claims(), {.key = keys_.claims()}, &EtcdJournal::takeClaims, &EtcdJournal::hearClaim);
    engine_.status(mine([this](const OrSetback<Status>& status) {
        if (status) bytes_ = status->bytes;
    }));
    engine_.later(lookEvery, mine([this] { look(); }));
}

void EtcdJournal::lookAt(const std::string& prefix, const Get& get, void (EtcdJournal::*takeAll)(const Outcome&),
                         void (EtcdJournal::*hear)(const Event&)) {
    const auto again = [this, prefix, get, takeAll, hear](Time pause) {
        engine_.later(pause, mine([this, prefix, get, takeAll, hear] { lookAt(prefix, get, takeAll, hear); }));
    };
    if (isStopped_) return;
    insist({.compares = {}, .then = {get}, .otherwise = {}},
           [this, prefix, takeAll, hear, again](const auto& outcome, bool) {
               if (isStopped_) return;
               if (!outcome) return again(beatEvery);
               (this->*takeAll)(outcome->steps.front());
               watches_[prefix] = engine_.watch(prefix, outcome->revision + 1,
                                                mine([this, hear, again](const OrSetback<std::vector<Event>>& events) {
                                                    if (!events) return again(watchAgain);
                                                    for (const Event& event : *events) (this->*hear)(event);
                                                }));
           });
}

void EtcdJournal::takeServers(const Outcome& outcome) {
    servers_.clear();
    for (const Stored& stored : outcome.found) hearServer({.stored = stored});
}
void EtcdJournal::hearServer(const Event& event) {
    const auto id = event.stored.key.substr(keys_.servers().size());
    const auto presence = event.isErased ? std::nullopt : readValue<Presence>(event.stored.value);
    if (id == id_) return;
    if (presence)
        servers_[id] = *presence;
    else
        servers_.erase(id);
}

std::vector<Colleague> EtcdJournal::colleagues() const {
    std::vector<Colleague> all;
    for (const auto& [id, server] : servers_)
        all.push_back({id, server.address, server.format, server.protocol, server.leaving, server.decks});
    return all;
}

void EtcdJournal::takeListings(const Outcome& outcome) {
    listings_.clear();
    hasMoreListings_ = outcome.hasMore;
    for (const Stored& stored : outcome.found) hearListing({.stored = stored});
}

/// The newest are kept; when many of them have gone, what was left out is looked at with the next look.
void EtcdJournal::hearListing(const Event& event) {
    const auto code = event.stored.key.substr(keys_.listings().size());
    listings_.erase(code);
    if (event.isErased) return;
    if (auto table = storedTable(code, event.stored.value); !table.fault) listings_[code] = std::move(table);
    if (listings_.size() <= mostRemembered) return;
    listings_.erase(
        std::ranges::min_element(listings_, {}, [](const auto& listing) { return listing.second.changed; }));
}

void EtcdJournal::listed(Told<OrFault<std::vector<StoredTable>>> told) {
    std::vector<StoredTable> tables;
    for (const auto& [code, table] : listings_) tables.push_back(table);
    std::ranges::sort(tables, std::greater<>(),
                      [](const StoredTable& table) { return std::pair(table.changed, table.code); });
    if (tables.size() > mostListed) tables.resize(mostListed);
    soon([told, tables = std::move(tables)] { told(tables); });
}

/// A claim that was written after ours ended it, whenever we hear of that.
void EtcdJournal::hearClaim(const Event& event) {
    const auto code = event.stored.key.substr(keys_.claims().size());
    const auto held = held_.find(code);
    const auto owner = event.isErased ? std::nullopt : readValue<Owner>(event.stored.value);
    if (held == held_.end() || held->second.isWriting) return;  // what is on its way will be refused
    if (owner && owner->id == id_) return;                      // taken anew
    if (event.stored.changed > static_cast<Revision>(held->second.claim)) lose(code);
}

}  // namespace parlour::server::etcd
