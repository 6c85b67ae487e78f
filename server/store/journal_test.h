// A journal for tests: a store, which is asked at once and tells at once, so that a test says what comes when.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/store/journal.h"

namespace parlour::server {

class StoreJournal : public Journal {
public:
    /// The store may be opened again in the meantime.
    explicit StoreJournal(const std::unique_ptr<Store>& store) : store_(store) {}

    void take(const std::string& code, Grip, Told<Taking> told) override {
        auto changes = store_->read(code);
        if (!changes) return told(Damaged{std::move(changes.error())});
        if (changes->empty()) return told(NoSuchTable{});
        told(Taken{theClaim, *std::move(changes), store_->belongings(code)});
    }
    bool hasPlaceForBelongings() const override { return true; }
    void keep(const std::string& code, Belonging belonging, std::int64_t mostBytes, Told<Kept> told) override {
        told(store_->keep(code, belonging, mostBytes));
    }
    void discard(const std::string& code, std::vector<std::string> names, Written told) override {
        told(store_->discard(code, names));
    }
    void open(Append append, Told<std::pair<Appended, Claim>> told) override {
        this->append(std::move(append), theClaim, [told](Appended result) { told({result, theClaim}); });
    }
    void append(Append append, Claim, Written told) override { told(store_->append({&append, 1}).front()); }
    void release(const std::string&, Claim) override {}
    void whenLost(Lost lost) override { lose = std::move(lost); }
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override {
        told(store_->read(code));
    }
    void listed(Told<OrFault<std::vector<StoredTable>>> told) override { told(store_->listed(100)); }
    void pin(Slip slip, std::int64_t most, Written told) override { told(store_->pin(slip, most)); }
    void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) override {
        told(store_->pinned(heading));
    }
    std::string key() const override { return store_->key(); }
    std::uintmax_t megabytes() const override { return 0; }
    void probe(Told<bool> told) override { told(store_->pulse() && store_->settle()); }
    void age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) override {
        told(store_->age(retention, wall));
    }
    void forget(std::vector<std::string> codes, Told<std::optional<int>> told) override { told(store_->forget(codes)); }
    void stop() override {}

    Lost lose;  // for tests that say that another server has taken a table

private:
    static constexpr auto theClaim = static_cast<Claim>(1);
    const std::unique_ptr<Store>& store_;
};

}  // namespace parlour::server
