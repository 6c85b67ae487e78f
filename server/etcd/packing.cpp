// A table at rest is packed: its changes become a few large values, which take a tenth of the room. This is the only
// place where changes are erased that are not forgotten: under the claim, and after what was packed has been read back.
// SPDX-License-Identifier: MIT
#include "server/etcd/asking.h"

namespace parlour::server::etcd {
namespace {

constexpr int mostPackedAtOnce = 2;
constexpr std::size_t mostReleased = 64;
constexpr Version worthwhile = 32;  // changes that stand alone
constexpr Version erasedAtOnce = 500;

}  // namespace

struct EtcdJournal::Packing {
    std::string code;
    Claim claim;
    Pack pack;
    Book book;
    std::vector<std::string> pieces;
};

void EtcdJournal::release(const std::string& code, Claim claim) {
    const auto held = held_.find(code);
    if (held == held_.end() || held->second.claim != claim) return;
    const auto alone = held->second.version - held->second.packed;
    const bool isWorthwhile = alone >= std::max(worthwhile, held->second.packed / 8);
    held_.erase(held);
    if (!isWorthwhile || isStopped_ || isLeaving_ || isAlone_) return letGo(code, claim);
    const auto packing = std::make_shared<Packing>();
    packing->code = code;
    packing->claim = claim;
    packing->pack.name = std::to_string(static_cast<std::int64_t>(claim));
    toPack_.push_back(packing);
    packNext();
}

// ---- Claims that are given back ----------------------------------------------------------------------

void EtcdJournal::letGo(const std::string& code, Claim claim) {
    toRelease_.emplace_back(code, claim);
    sendReleases();
}

void EtcdJournal::sendReleases() {
    while (releasing_ < mostPackedAtOnce && !toRelease_.empty()) {
        const auto count = std::min(toRelease_.size(), mostReleased);
        Transaction group;
        for (std::size_t i = 0; i < count; ++i) {
            const auto& [code, claim] = toRelease_[toRelease_.size() - 1 - i];
            const auto key = keys_.claim(code);
            group.then.emplace_back(Transaction{.compares = {isUnchanged(key, static_cast<Revision>(claim))},
                                                .then = {Erase{.key = key}},
                                                .otherwise = {}});
        }
        toRelease_.resize(toRelease_.size() - count);
        ++releasing_;
        insist(std::move(group), [this](const auto&, bool) {
            --releasing_;
            sendReleases();
        });
    }
}

// ---- Packing -----------------------------------------------------------------------------------------

void EtcdJournal::packNext() {
    while (packing_ < mostPackedAtOnce && !toPack_.empty()) {
        const auto packing = toPack_.front();
        toPack_.pop_front();
        ++packing_;
        readToPack(packing);
    }
}

void EtcdJournal::donePacking(const std::shared_ptr<Packing>& packing) {
    --packing_;
    letGo(packing->code, packing->claim);
    packNext();
}

void EtcdJournal::underClaim(const std::shared_ptr<Packing>& packing, std::vector<Step> steps,
                             std::function<void(const Outcome&)> then) {
    const auto claim = isUnchanged(keys_.claim(packing->code), static_cast<Revision>(packing->claim));
    insist({.compares = {claim}, .then = std::move(steps), .otherwise = {}},
           [this, packing, then = std::move(then)](const auto& outcome, bool) {
               if (!outcome || !outcome->held || isStopped_) return donePacking(packing);
               then(*outcome);
           });
}

void EtcdJournal::readToPack(const std::shared_ptr<Packing>& packing) {
    const auto reading = std::make_shared<Reading>();
    reading->code = packing->code;
    reading->claim = packing->claim;
    reading->done = [this, packing](Reading& read, bool wasAnswered) {
        if (!wasAnswered || !read.book) return donePacking(packing);
        packing->book = *std::move(read.book);
        packing->pack.through = static_cast<Version>(packing->book.changes.size());
        packing->pack.hash = hexOfLast(packing->book);
        engine_.aside([packing] { packing->pieces = etcd::packed(packing->book.changes); }, mine([this, packing] {
                          packing->pack.pieces = static_cast<std::int32_t>(packing->pieces.size());
                          putPieces(packing, 0);
                      }));
    };
    underClaim(packing, stepsToRead(packing->code), [this, reading, packing](const Outcome& outcome) {
        if (outcome.steps[0].found.empty() || !readFirst(*reading, outcome.steps[1], outcome.steps[2]))
            return donePacking(packing);
        readOn(reading);
    });
}

void EtcdJournal::putPieces(const std::shared_ptr<Packing>& packing, std::size_t number) {
    if (number == packing->pieces.size()) return readBack(packing, 0);
    const auto key = keys_.piece(packing->code, packing->pack.name, static_cast<int>(number));
    underClaim(packing, {Put{key, packing->pieces[number]}},
               [this, packing, number](const Outcome&) { putPieces(packing, number + 1); });
}

void EtcdJournal::readBack(const std::shared_ptr<Packing>& packing, std::size_t number) {
    if (number == packing->pieces.size()) return putPack(packing);
    const auto key = keys_.piece(packing->code, packing->pack.name, static_cast<int>(number));
    underClaim(packing, {Get{.key = key}}, [this, packing, number](const Outcome& outcome) {
        const auto& found = outcome.steps.front().found;
        if (found.empty() || found.front().value != packing->pieces[number]) return donePacking(packing);
        readBack(packing, number + 1);
    });
}

/// From here on the pack counts, and no other pieces do: those of the one before, and of servers that died packing.
void EtcdJournal::putPack(const std::shared_ptr<Packing>& packing) {
    const auto& code = packing->code;
    std::vector<Step> steps{Put{keys_.pack(code), wire::journal(packing->pack)}};
    const auto all = keys_.pieces(code), own = keys_.pieces(code, packing->pack.name);
    steps.emplace_back(Erase{.key = all, .end = own});
    steps.emplace_back(Erase{.key = endOf(own), .end = endOf(all)});
    underClaim(packing, std::move(steps), [this, packing](const Outcome&) { erasePacked(packing, 1); });
}

/// Whatever is packed is not read any more; it goes in small portions, because etcd does nothing else meanwhile.
void EtcdJournal::erasePacked(const std::shared_ptr<Packing>& packing, Version from) {
    if (from > packing->pack.through) return donePacking(packing);
    const Version end = std::min(from + erasedAtOnce, packing->pack.through + 1);
    underClaim(packing, {Erase{.key = keys_.change(packing->code, from), .end = keys_.change(packing->code, end)}},
               [this, packing, end](const Outcome&) { erasePacked(packing, end); });
}

}  // namespace parlour::server::etcd
