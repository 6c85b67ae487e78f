// Servers that fight for the same tables, write as fast as they can, and a ledger of what they were told: what was
// acknowledged is there, once, and nothing came in after somebody else had taken the table.
// SPDX-License-Identifier: MIT
#pragma once
#include <set>

#include "core/chance.h"
#include "server/etcd/etcd_journal.h"
#include "server/etcd/place_test.h"
#include "server/store/append_test.h"

namespace parlour::server::etcd {

class Contest {
public:
    Contest(Place& place, std::string house, int tables, std::uint64_t seed)
        : place_(place), house_(std::move(house)), luck_(seed) {
        for (int i = 0; i < tables; ++i) codes_.push_back("table" + std::to_string(i));
    }

    /// A server joins in, by its own way to the engine.
    void join(std::unique_ptr<Engine> engine) {
        auto& server = *servers_.emplace_back(std::make_unique<Server>());
        server.number = ++lastServer_;
        server.engine = std::move(engine);
        server.journal = std::make_unique<EtcdJournal>(
            *server.engine, Self{.address = "server:" + std::to_string(server.number), .house = house_, .decks = {}},
            [this] { return place_.now(); },
            [this](const auto& isSo, Time longest) { return place_.waitUntil(isSo, longest); },
            [](std::size_t, std::int64_t) {});
        begin(server);
    }
    /// kill -9 of the server that has been there longest.
    void die() {
        servers_.front()->journal.reset();
        dead_.push_back(std::move(servers_.front()));
        servers_.erase(servers_.begin());
    }
    std::size_t servers() const { return servers_.size(); }
    std::int64_t acknowledged() const { return static_cast<std::int64_t>(acknowledged_.size()); }
    /// Something was noticed already, before the end.
    bool isWrong() const { return !wrong_.empty(); }
    std::int64_t conflicts() const { return conflicts_; }
    std::int64_t unknown() const { return unknown_; }
    std::int64_t resent() const {
        std::int64_t sum = 0;
        for (const auto& server : servers_) sum += server->journal->counts().resent;
        return sum;
    }

    /// Everybody puts the pen down; then all is read and compared. What is wrong, if anything.
    std::string ends() {
        isOver_ = true;
        if (!place_.waitUntil([this] { return writing_ == 0; })) return "somebody was never answered";
        for (const auto& code : codes_) read(code);
        for (const auto& said : acknowledged_) {
            const auto& book = books_[said.code];
            if (static_cast<Version>(book.size()) < said.version)
                wrong(said.code, "version " + std::to_string(said.version) + " was acknowledged and is lost");
            else if (book[static_cast<std::size_t>(said.version) - 1] != said.change)
                wrong(said.code, "version " + std::to_string(said.version) + " is another one than was acknowledged");
        }
        for (const auto& code : codes_)
            if (const auto& book = books_[code]; std::set(book.begin(), book.end()).size() != book.size())
                wrong(code, "a change is there twice");
        for (const auto& taking : takings_) {
            const auto& book = books_[taking.code];
            const auto size = taking.changes.size();
            if (book.size() < size || !std::equal(taking.changes.begin(), taking.changes.end(), book.begin()))
                wrong(taking.code, "what was read when it was taken was not all there is");
        }
        return wrong_;
    }

private:
    struct Server {
        int number = 0;
        std::unique_ptr<Engine> engine;  // outlives what it has on its way
        std::unique_ptr<EtcdJournal> journal;
        std::int64_t changes = 0;
    };
    struct Said {
        std::string code, change;
        Version version;
    };
    struct Taking {
        std::string code;
        Claim claim;
        std::vector<std::string> changes;
    };

    void wrong(const std::string& code, const std::string& what) {
        if (wrong_.empty()) wrong_ = code + ": " + what;
    }
    void begin(Server& server) {
        server.journal->begin([this, &server](const std::optional<Fault>& fault) {
            if (fault) return begin(server);  // a node was down
            for (const auto& code : codes_) come(server, code);
        });
    }
    void later(Server& server, const std::string& code) {
        server.engine->later(luck_.below(40), [this, &server, code] {
            if (server.journal) come(server, code);
        });
    }

    /// Takes the table, maybe by force.
    void come(Server& server, const std::string& code) {
        if (isOver_) return;
        const Grip grip = luck_.below(4) == 0 ? Grip::byForce : Grip::ifFree;
        server.journal->take(code, grip, [this, &server, code](const server::Taking& taking) {
            if (const auto* taken = std::get_if<Taken>(&taking)) {
                claimed(code, taken->claim, taken->changes);
                return write(server, code, taken->claim, static_cast<Version>(taken->changes.size()));
            }
            if (const auto* damaged = std::get_if<Damaged>(&taking)) return wrong(code, damaged->fault.says);
            if (!std::holds_alternative<NoSuchTable>(taking)) return later(server, code);
            if (isOver_) return;
            const auto change = newChange(server);
            server.journal->open(first(code, change), [this, &server, code, change](const auto& opened) {
                if (opened.first != Appended::written) return later(server, code);
                claimed(code, opened.second, {change});
                write(server, code, opened.second, 1);
            });
        });
    }

    /// Writes on until it is not ours any more, or we have enough of it.
    void write(Server& server, const std::string& code, Claim claim, Version version) {
        if (isOver_) return;
        if (luck_.below(30) == 0) {
            server.journal->release(code, claim);
            return later(server, code);
        }
        const auto change = newChange(server);
        ++writing_;
        const auto owner = std::make_shared<Writing>(*this);
        server.journal->append(next(code, version, change), claim,
                               [this, &server, code, change, claim, version, owner](Appended what) {
                                   owner->ends();
                                   if (what == Appended::written) {
                                       wrote(code, change, claim, version + 1);
                                       return write(server, code, claim, version + 1);
                                   }
                                   ++(what == Appended::conflict ? conflicts_ : unknown_);
                                   later(server, code);
                               });
    }
    /// A change on its way; of a server that dies, nobody hears.
    struct Writing {
        explicit Writing(Contest& contest) : contest_(contest) {}
        ~Writing() { ends(); }
        Writing(const Writing&) = delete;
        Writing& operator=(const Writing&) = delete;
        void ends() {
            if (!std::exchange(isOver_, true)) --contest_.writing_;
        }

    private:
        Contest& contest_;
        bool isOver_ = false;
    };

    std::string newChange(Server& server) {
        return "by " + std::to_string(server.number) + ", " + std::to_string(++server.changes);
    }
    void claimed(const std::string& code, Claim claim, std::vector<std::string> changes) {
        auto& newest = newest_[code];
        if (claim > newest.claim) newest = {code, claim, changes};
        takings_.push_back({code, claim, std::move(changes)});
    }
    /// What somebody with an older claim is told now must have been there when the newest was given.
    void wrote(const std::string& code, const std::string& change, Claim claim, Version version) {
        acknowledged_.push_back({code, change, version});
        const auto& newest = newest_[code];
        if (newest.claim > claim && version > static_cast<Version>(newest.changes.size()))
            wrong(code, "version " + std::to_string(version) + " was written after another server had taken the table");
    }
    void read(const std::string& code) {
        std::optional<OrFault<std::vector<std::string>>> book;
        servers_.front()->journal->read(code, [&book](auto told) { book = std::move(told); });
        place_.waitUntil([&] { return book.has_value(); });
        if (!book || !*book) return wrong(code, book ? book->error().says : "it cannot be read");
        books_[code] = **std::move(book);
    }

    Place& place_;
    std::string house_;
    SeededChance luck_;
    std::vector<std::string> codes_;
    bool isOver_ = false;
    int lastServer_ = 0;
    std::int64_t writing_ = 0, conflicts_ = 0, unknown_ = 0;
    std::string wrong_;
    std::vector<Said> acknowledged_;
    std::vector<Taking> takings_;
    std::map<std::string, Taking> newest_;
    std::map<std::string, std::vector<std::string>> books_;
    std::vector<std::unique_ptr<Server>> servers_, dead_;
};

}  // namespace parlour::server::etcd
