// Changes are sent in groups: all that has gathered while two groups are on their way is one transaction, which comes
// through as a whole. If it does not, because one of its tables is somebody else's by now, each change is a transaction
// of its own in the next. SPDX-License-Identifier: MIT
#include <cassert>

#include "server/etcd/asking.h"
#include "server/sabotage.h"

namespace parlour::server::etcd {
namespace {

constexpr int mostOnTheirWay = 2;
constexpr std::size_t mostChanges = 64, mostStepsInGroup = 128, mostBytesInGroup = 1 << 20;
constexpr Time touchEvery = 60'000;  // lists show when a table changed, to the minute

std::int64_t microsecondsNow() {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace

void EtcdJournal::open(Append append, Told<std::pair<Appended, Claim>> told) {
    if (isStopped_ || isAlone_) return soon([told] { told({Appended::failed, Claim::none}); });
    const Card card{.line = append.line.value_or(TableLine{}),
                    .listed = append.listed,
                    .version = 1,
                    .opened = append.at,
                    .changed = append.at};
    const ChainHash hash = hashAfter({}, append.change);
    pending_.push_back({.append = std::move(append),
                        .claim = Claim::none,
                        .card = card,
                        .hash = hash,
                        .putsCard = true,
                        .owner = {id_, self_.address, ++turn_},
                        .told = std::move(told)});
    sendOff();
}

void EtcdJournal::append(Append append, Claim claim, Written told) {
    const auto found = held_.find(append.code);
    if (isStopped_ || found == held_.end() || found->second.claim != claim || found->second.version != append.expected)
        return soon([told] { told(Appended::conflict); });
    auto& held = found->second;
    assert(!held.isWriting);
    held.isWriting = true;
    Card card = held.card;
    const bool putsCard = append.line || append.at - card.changed >= touchEvery;
    if (append.line) card.line = *append.line, card.listed = append.listed;
    if (putsCard) card.version = append.expected + 1, card.changed = std::max(card.changed, append.at);
    const ChainHash hash = hashAfter(held.hash, append.change);
    pending_.push_back({.append = std::move(append),
                        .claim = claim,
                        .card = card,
                        .hash = hash,
                        .putsCard = putsCard,
                        .owner = Owner{},
                        .told = [told](const auto& result) { told(result.first); }});
    sendOff();
}

Transaction EtcdJournal::transactionFor(const Pending& pending) const {
    const auto& code = pending.append.code;
    const auto owner = keys_.claim(code), change = keys_.change(code, pending.append.expected + 1);
    const KeptChange kept{pending.hash, static_cast<std::int64_t>(pending.claim), pending.append.change};
    Transaction transaction{
        .compares = {}, .then = {Put{change, written(kept)}}, .otherwise = {Get{.key = owner}, Get{.key = change}}};
    if (pending.opens()) {
        transaction.compares = {isAbsent(owner), isAbsent(keys_.card(code))};
        transaction.then.emplace_back(Put{owner, wire::journal(pending.owner)});
    } else {
        const bool isCareless = sabotaged(Sabotage::nothingCompared);
        if (!isCareless && !sabotaged(Sabotage::claimNotCompared))
            transaction.compares.push_back(isUnchanged(owner, static_cast<Revision>(pending.claim)));
        if (!isCareless) transaction.compares.push_back(isAbsent(change));
    }
    if (!pending.putsCard) return transaction;
    const auto card = wire::journal(pending.card);
    transaction.then.emplace_back(Put{keys_.card(code), card});
    if (pending.card.listed)
        transaction.then.emplace_back(Put{keys_.listing(code), card});
    else if (!pending.opens())
        transaction.then.emplace_back(Erase{.key = keys_.listing(code)});
    return transaction;
}

/// All of them at once, which costs etcd a third less than a transaction for each.
Transaction EtcdJournal::together(const std::vector<Step>& each) {
    Transaction all;
    for (const Step& step : each) {
        const auto& one = std::get<Transaction>(step);
        all.compares.insert(all.compares.end(), one.compares.begin(), one.compares.end());
        all.then.insert(all.then.end(), one.then.begin(), one.then.end());
    }
    return all;
}

void EtcdJournal::sendOff() {
    while (inFlight_ < mostOnTheirWay && !pending_.empty()) {
        const auto batch = std::make_shared<Batch>();
        for (std::size_t steps = 0, bytes = 0; !pending_.empty() && batch->changes.size() < mostChanges;) {
            auto transaction = transactionFor(pending_.front());
            steps += transaction.then.size();
            bytes += pending_.front().append.change.size();
            if ((steps > mostStepsInGroup || bytes > mostBytesInGroup) && !batch->changes.empty()) break;
            batch->each.emplace_back(std::move(transaction));
            batch->changes.push_back(std::move(pending_.front()));
            pending_.pop_front();
        }
        batch->sentAt = microsecondsNow();
        ++inFlight_;
        insist(together(batch->each), [this, batch](const auto& outcome, bool wasResent) {
            if (outcome && !outcome->held) return sendEach(batch, wasResent);
            answered(batch, outcome, wasResent);
        });
    }
}

/// Nothing of it is written, or all of it, if it was sent twice.
void EtcdJournal::sendEach(const std::shared_ptr<Batch>& batch, bool wasResent) {
    batch->isApart = true;
    insist({.compares = {}, .then = std::move(batch->each), .otherwise = {}},
           [this, batch, wasResent](const auto& outcome, bool wasResentAgain) {
               answered(batch, outcome, wasResent || wasResentAgain);
           });
}

void EtcdJournal::answered(const std::shared_ptr<Batch>& batch, const OrSetback<Outcome>& outcome, bool wasResent) {
    --inFlight_;
    if (outcome) {
        writtenAt_ = clock_().steady;
        if (measured_) measured_(batch->changes.size(), microsecondsNow() - batch->sentAt);
        for (std::size_t i = 0; i < batch->changes.size(); ++i)
            answered(batch->changes[i], batch->isApart ? outcome->steps[i] : *outcome, wasResent);
    } else {
        // What was refused the first time is not written. After a cut nobody knows, and the claim ends with that.
        const bool isUnknown = wasResent || outcome.error().kind == Setback::Kind::cut;
        for (Pending& pending : batch->changes) {
            drop(pending.append.code, pending.claim);
            pending.told({isUnknown ? Appended::unknown : Appended::failed, Claim::none});
        }
    }
    sendOff();
}

/// A change that did not pass may be ours all the same: then it was sent twice, and the first came through.
void EtcdJournal::answered(Pending& pending, const Outcome& outcome, bool wasResent) {
    if (outcome.held) return done(pending, pending.opens() ? Claim{outcome.revision} : pending.claim);
    const auto& owner = outcome.steps[0].found;
    const auto& change = outcome.steps[1].found;
    if (wasResent && pending.opens() && !owner.empty() && owner.front().value == wire::journal(pending.owner))
        return done(pending, Claim{owner.front().changed});
    const KeptChange kept{pending.hash, static_cast<std::int64_t>(pending.claim), pending.append.change};
    if (wasResent && !pending.opens() && !change.empty() && change.front().value == written(kept))
        return done(pending, pending.claim);
    if (!pending.opens()) drop(pending.append.code, pending.claim);
    pending.told({Appended::conflict, Claim::none});
}

void EtcdJournal::done(Pending& pending, Claim claim) {
    const auto& code = pending.append.code;
    const auto version = pending.append.expected + 1;
    if (pending.opens()) {
        held_[code] = {claim, version, pending.hash, 0, pending.card};
    } else if (const auto held = held_.find(code); held != held_.end() && held->second.claim == claim) {
        held->second.version = version;
        held->second.hash = pending.hash;
        held->second.card = pending.card;
        held->second.isWriting = false;
    }
    pending.told({Appended::written, claim});
}

/// It is not held any more, unless it was taken anew.
void EtcdJournal::drop(const std::string& code, Claim claim) {
    if (const auto held = held_.find(code); held != held_.end() && held->second.claim == claim) held_.erase(held);
}

}  // namespace parlour::server::etcd
