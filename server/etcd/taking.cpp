// A table is taken and read in one transaction; a long one is read on, page by page, which the claim makes safe.
// SPDX-License-Identifier: MIT
#include "server/etcd/asking.h"

namespace parlour::server::etcd {
namespace {

constexpr int mostTries = 6;  // others who take the same table at the same time, or pack it while it is read

}  // namespace

struct EtcdJournal::Taker {
    std::string code;
    Grip grip;
    Told<Taking> told;
    Owner owner;
    int tries = 0;
    Claim claim = Claim::none;
    Card card;
    bool isForced = false;
    bool isGiven = false;  // its owner is leaving, and gives it to whoever comes
};

// ---- Reading -----------------------------------------------------------------------------------------

std::vector<Step> EtcdJournal::stepsToRead(const std::string& code) const {
    Get changes = allOf(keys_.changes(code));
    changes.most = aPage;
    return {Get{.key = keys_.card(code)}, Get{.key = keys_.pack(code)}, changes};
}

Transaction EtcdJournal::readingOf(const std::string& code) const {
    return {.compares = {}, .then = stepsToRead(code), .otherwise = {}};
}

/// Takes what came with the first transaction; false if what is packed cannot be understood.
bool EtcdJournal::readFirst(Reading& reading, const Outcome& pack, const Outcome& changes) {
    reading.pages = {};
    reading.pieces = 0;
    if (!pack.found.empty()) {
        reading.pages.pack = pack.found.front().value;
        const auto told = readValue<Pack>(*reading.pages.pack);
        if (!told) return false;
        reading.pieces = told->pieces;
        reading.pack = told->name;
    }
    reading.pages.changes = changes.found;
    reading.next = changes.hasMore ? changes.found.back().key + '\0' : "";
    return true;
}

/// Pieces and pages that are missing, one after the other; then the book is told, beside the loop.
void EtcdJournal::readOn(const std::shared_ptr<Reading>& reading) {
    const auto number = static_cast<std::int32_t>(reading->pages.pieces.size());
    Get get{.key = keys_.piece(reading->code, reading->pack, number)};
    const bool isPiece = number < reading->pieces;
    if (!isPiece && !reading->next.empty())
        get = {.key = reading->next, .end = endOf(keys_.changes(reading->code)), .most = aPage};
    if (!isPiece && reading->next.empty()) {
        engine_.aside([reading, keys = keys_] { reading->book = bookOf(keys, reading->code, reading->pages); },
                      mine([reading] { reading->done(*reading, true); }));
        return;
    }
    Transaction transaction{.compares = {}, .then = {get}, .otherwise = {}};
    if (reading->claim != Claim::none)
        transaction.compares.push_back(isUnchanged(keys_.claim(reading->code), static_cast<Revision>(reading->claim)));
    insist(std::move(transaction), [this, reading, isPiece](const auto& outcome, bool) {
        reading->isLost = outcome && !outcome->held;
        if (!outcome || !outcome->held) return reading->done(*reading, false);
        const Outcome& page = outcome->steps.front();
        if (isPiece) {
            reading->pages.pieces.push_back(page.found.empty() ? "" : page.found.front().value);
        } else {
            reading->pages.changes.insert(reading->pages.changes.end(), page.found.begin(), page.found.end());
            reading->next = page.hasMore ? page.found.back().key + '\0' : "";
        }
        readOn(reading);
    });
}

/// Without a claim: somebody may pack it meanwhile, and then it is read anew.
void EtcdJournal::read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) {
    const auto tries = std::make_shared<int>(0);
    const auto reading = std::make_shared<Reading>();
    const auto noAnswer = [] { return std::unexpected(Fault{"a majority of etcd does not answer; try again"}); };
    reading->code = code;
    reading->done = [this, tries, told, noAnswer](Reading& read, bool wasAnswered) {
        if (!wasAnswered) return told(noAnswer());
        if (!read.book && ++*tries < mostTries) return readAll(std::make_shared<Reading>(read));
        if (!read.book) return told(std::unexpected(read.book.error()));
        told(std::move(read.book->changes));
    };
    readAll(reading);
}

void EtcdJournal::readAll(const std::shared_ptr<Reading>& reading) {
    insist(readingOf(reading->code), [this, reading](const auto& outcome, bool) {
        if (!outcome) return reading->done(*reading, false);
        const auto& steps = outcome->steps;
        if (steps[0].found.empty()) {
            reading->book = Book{};
            return reading->done(*reading, true);
        }
        if (!readFirst(*reading, steps[1], steps[2])) {
            reading->book = std::unexpected(Fault{"what is said of its pack cannot be read"});
            return reading->done(*reading, true);
        }
        readOn(reading);
    });
}

// ---- Taking ------------------------------------------------------------------------------------------

void EtcdJournal::take(const std::string& code, Grip grip, Told<Taking> told) {
    const auto taker = std::make_shared<Taker>(code, grip, std::move(told));
    taker->owner = {id_, self_.address, ++turn_};
    if (isStopped_ || isAlone_) return soon([taker] { taker->told(NoAnswer{}); });
    // Who guesses codes costs no disk: what might be written is proposed to all of etcd, even if it comes to nothing.
    insist({.compares = {},
            .then = {Get{.key = keys_.claim(code)}, Get{.key = keys_.card(code), .keysAlone = true}},
            .otherwise = {}},
           [this, taker](const auto& outcome, bool) {
               if (!outcome) return taker->told(NoAnswer{});
               sawOwner(taker, *outcome);
           });
}

/// Writes our name, if the key is as it was seen and its owner may be passed over.
void EtcdJournal::tryToTake(const std::shared_ptr<Taker>& taker, std::optional<Stored> seen) {
    const auto& code = taker->code;
    const auto key = keys_.claim(code);
    Transaction transaction{
        .compares = {isThere(keys_.card(code))},
        .then = {Put{key, wire::journal(taker->owner)}},
        .otherwise = {Get{.key = key}, Get{.key = keys_.card(code), .keysAlone = true}},
    };
    transaction.compares.push_back(seen ? isUnchanged(key, seen->changed) : isAbsent(key));
    const auto before = seen ? readValue<Owner>(seen->value) : std::nullopt;
    const bool isOurs = before && before->id == id_;
    taker->isForced = seen && !isOurs && taker->grip == Grip::byForce;
    if (before && !isOurs && !taker->isGiven && taker->grip == Grip::ifFree) {
        transaction.compares.push_back(isAbsent(keys_.server(before->id)));
        transaction.otherwise.emplace_back(Get{.key = keys_.server(before->id)});
    }
    const auto reads = stepsToRead(code);
    transaction.then.insert(transaction.then.end(), reads.begin(), reads.end());
    insist(std::move(transaction), [this, taker](const auto& outcome, bool) {
        if (!outcome) return taker->told(NoAnswer{});
        if (outcome->held) return taken(taker, *outcome);
        sawOwner(taker, *outcome);
    });
}

void EtcdJournal::sawOwner(const std::shared_ptr<Taker>& taker, const Outcome& outcome) {
    if (outcome.steps[1].found.empty()) return taker->told(NoSuchTable{});
    const bool isOwnerAlive = outcome.steps.size() > 2 && !outcome.steps[2].found.empty();
    const auto presence = isOwnerAlive ? readValue<Presence>(outcome.steps[2].found.front().value) : std::nullopt;
    taker->isGiven = presence && presence->leaving;
    std::optional<Stored> seen;
    if (!outcome.steps[0].found.empty()) seen = outcome.steps[0].found.front();
    const auto owner = seen ? readValue<Owner>(seen->value) : std::nullopt;
    if (isOwnerAlive && !taker->isGiven && owner && owner->id != id_) return taker->told(Elsewhere{owner->address});
    if (++taker->tries >= mostTries) return taker->told(NoAnswer{});
    tryToTake(taker, std::move(seen));
}

/// Compares and changes nothing: a majority is asked, and no disk.
void EtcdJournal::confirm(const std::string& code, Claim claim, Told<std::optional<bool>> told) {
    if (isStopped_ || isAlone_) return soon([told] { told({}); });
    const auto key = keys_.claim(code);
    insist({.compares = {isUnchanged(key, static_cast<Revision>(claim))},
            .then = {Get{.key = key, .keysAlone = true}},
            .otherwise = {Get{.key = key, .keysAlone = true}}},
           [this, code, claim, told](const auto& outcome, bool) {
               if (!outcome) return told({});
               const auto held = held_.find(code);
               if (!outcome->held && held != held_.end() && held->second.claim == claim) lose(code);
               told(outcome->held);
           });
}

void EtcdJournal::taken(const std::shared_ptr<Taker>& taker, const Outcome& outcome) {
    taker->claim = Claim{outcome.revision};
    const auto reading = std::make_shared<Reading>();
    reading->code = taker->code;
    reading->claim = taker->claim;
    const auto& steps = outcome.steps;
    const auto card = readValue<Card>(steps[1].found.front().value);
    if (taker->isForced) ++counts_.byForce;
    reading->done = [this, taker, card](Reading& read, bool wasAnswered) {
        if (wasAnswered && read.book && card) {
            const auto version = static_cast<Version>(read.book->changes.size());
            held_[taker->code] = {taker->claim, version, read.book->hash, read.book->packed, *card};
            return taker->told(Taken{taker->claim, std::move(read.book->changes)});
        }
        if (read.isLost && ++taker->tries < mostTries) return tryToTake(taker, {});
        letGo(taker->code, taker->claim);
        if (!wasAnswered) return taker->told(NoAnswer{});
        taker->told(Damaged{read.book ? Fault{"how lists show it cannot be read"} : read.book.error()});
    };
    if (readFirst(*reading, steps[2], steps[3])) return readOn(reading);
    reading->book = std::unexpected(Fault{"what is said of its pack cannot be read"});
    reading->done(*reading, true);
}

}  // namespace parlour::server::etcd
