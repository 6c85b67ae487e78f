// A cluster in memory that promises what a real one does: claims count up, and an older one writes nothing any more.
// Each server of it has a journal of its own; what was asked is answered when the test lets it.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <deque>
#include <map>

#include "server/store/journal.h"

namespace parlour::server {

class ModelCluster {
public:
    class Server;
    struct Kept {
        std::vector<std::string> changes;
        std::optional<StoredTable> card;
        Server* holder = nullptr;
        std::int64_t claim = 0;
    };

    /// Answers what was asked first, if there is anything.
    bool step() {
        if (asked_.empty()) return false;
        const auto next = std::move(asked_.front());
        asked_.pop_front();
        next();
        return true;
    }
    void post(std::function<void()> what) { asked_.push_back(std::move(what)); }

    std::map<std::string, Kept> tables;
    std::vector<Server*> servers;  // that are alive
    std::map<std::pair<std::string, std::string>, std::string> board;
    std::int64_t claims = 0;

private:
    std::deque<std::function<void()>> asked_;
};

/// One server's journal. A server that is dead is held to hold nothing.
class ModelCluster::Server final : public Journal {
public:
    Server(ModelCluster& cluster, std::string address) : cluster_(cluster), address_(std::move(address)) {
        cluster_.servers.push_back(this);
    }
    ~Server() override { die(); }

    /// As if it were killed: what it has on its way may come or not, and it is told nothing any more.
    void die() {
        *isAlive_ = false;
        std::erase(cluster_.servers, this);
        for (auto& [code, kept] : cluster_.tables)
            if (kept.holder == this) kept.holder = nullptr;
    }

    void take(const std::string& code, Grip grip, Told<Taking> told) override {
        ask([this, code, grip, told = std::move(told)] {
            const auto found = cluster_.tables.find(code);
            if (found == cluster_.tables.end()) return tell([told] { told(NoSuchTable{}); });
            Kept& kept = found->second;
            if (kept.holder != nullptr && kept.holder != this && grip == Grip::ifFree)
                return tell([told, address = kept.holder->address_] { told(Elsewhere{address}); });
            if (kept.holder != nullptr && kept.holder != this && !kept.holder->isDeaf) kept.holder->hasLost(code);
            kept.holder = this;
            kept.claim = ++cluster_.claims;
            tell([told, taken = Taken{static_cast<Claim>(kept.claim), kept.changes}] { told(taken); });
        });
    }
    void open(Append append, Told<std::pair<Appended, Claim>> told) override {
        ask([this, append = std::move(append), told = std::move(told)] {
            Kept& kept = cluster_.tables[append.code];
            if (!kept.changes.empty()) return tell([told] { told({Appended::conflict, Claim::none}); });
            kept = {{append.change}, {}, this, ++cluster_.claims};
            note(kept, append);
            tell([told, claim = static_cast<Claim>(kept.claim)] { told({Appended::written, claim}); });
        });
    }
    void append(Append append, Claim claim, Written told) override {
        ask([this, append = std::move(append), claim, told = std::move(told)] {
            Kept& kept = cluster_.tables[append.code];
            const bool isOurs = kept.holder == this && kept.claim == static_cast<std::int64_t>(claim);
            const bool isNext = static_cast<Version>(kept.changes.size()) == append.expected;
            if ((!isOurs || !isNext) && !believesAll) return tell([told] { told(Appended::conflict); });
            kept.changes.push_back(append.change);
            note(kept, append);
            tell([told] { told(Appended::written); });
        });
    }
    void confirm(const std::string& code, Claim claim, Told<std::optional<bool>> told) override {
        ask([this, code, claim, told = std::move(told)] {
            const Kept& kept = cluster_.tables[code];
            const bool isOurs = kept.holder == this && kept.claim == static_cast<std::int64_t>(claim);
            if (kept.holder != this) hasLost(code);
            tell([told, isOurs] { told(isOurs); });
        });
    }
    void release(const std::string& code, Claim claim) override {
        ask([this, code, claim] {
            Kept& kept = cluster_.tables[code];
            if (kept.holder == this && kept.claim == static_cast<std::int64_t>(claim)) kept.holder = nullptr;
        });
    }
    void whenLost(Lost lost) override { lost_ = std::move(lost); }
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override {
        ask([this, code, told = std::move(told)] {
            const auto found = cluster_.tables.find(code);
            tell([told, changes = found == cluster_.tables.end() ? std::vector<std::string>() : found->second.changes] {
                told(changes);
            });
        });
    }
    void listed(Told<OrFault<std::vector<StoredTable>>> told) override {
        ask([this, told = std::move(told)] {
            std::vector<StoredTable> list;
            for (const auto& [code, kept] : cluster_.tables)
                if (kept.card && kept.card->listed) list.push_back(*kept.card);
            std::ranges::sort(list, std::greater<>(), &StoredTable::changed);
            tell([told, list] { told(list); });
        });
    }
    void pin(Slip slip, std::int64_t, Written told) override {
        ask([this, slip = std::move(slip), told = std::move(told)] {
            const bool isNew = cluster_.board.try_emplace({slip.heading, slip.name}, slip.text).second;
            tell([told, isNew] { told(isNew ? Appended::written : Appended::conflict); });
        });
    }
    void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) override {
        ask([this, heading, told = std::move(told)] {
            std::vector<Slip> slips;
            for (const auto& [at, text] : cluster_.board)
                if (at.first == heading) slips.push_back({at.first, at.second, text});
            tell([told, slips] { told(slips); });
        });
    }
    std::string key() const override { return std::string(64, '5'); }
    std::vector<Colleague> colleagues() const override {
        std::vector<Colleague> others;
        for (const Server* const server : cluster_.servers)
            if (server != this)
                others.push_back({server->address_, server->address_, server->format, 1, false, server->decks});
        return others;
    }
    std::uintmax_t megabytes() const override { return 0; }
    void probe(Told<bool> told) override {
        ask([this, told = std::move(told)] { tell([told] { told(true); }); });
    }
    void age(const Retention&, Time, Told<std::optional<Store::Aged>> told) override {
        ask([this, told = std::move(told)] { tell([told] { told(Store::Aged{}); }); });
    }
    void forget(std::vector<std::string>, Told<std::optional<int>> told) override {
        ask([this, told = std::move(told)] { tell([told] { told(0); }); });
    }
    void stop() override { die(); }

    bool believesAll = false;  // a fault put in on purpose: nothing is compared
    bool isDeaf = false;       // it does not hear that a table is taken from it
    std::int32_t format = 2;   // the newest book that it reads
    std::vector<DeckPrint> decks;

private:
    void ask(std::function<void()> what) { cluster_.post(std::move(what)); }
    void tell(std::function<void()> what) {
        cluster_.post([isAlive = isAlive_, what = std::move(what)] {
            if (*isAlive) what();
        });
    }
    void hasLost(const std::string& code) {
        tell([this, code] {
            if (lost_) lost_(code);
        });
    }
    static void note(Kept& kept, const Append& append) {
        if (append.line)
            kept.card = StoredTable{.code = append.code,
                                    .line = *append.line,
                                    .listed = append.listed,
                                    .stage = static_cast<std::int64_t>(append.line->stage),
                                    .version = append.expected + 1,
                                    .opened = append.at,
                                    .changed = append.at,
                                    .fault = {}};
    }

    ModelCluster& cluster_;
    std::string address_;
    Lost lost_;
    std::shared_ptr<bool> isAlive_ = std::make_shared<bool>(true);
};

}  // namespace parlour::server
