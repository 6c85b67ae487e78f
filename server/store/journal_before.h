// A journal that stands before another and hands everything on. What is derived from it does something more, or less.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/store/journal.h"

namespace parlour::server {

class JournalBefore : public Journal {
public:
    explicit JournalBefore(Journal& journal) : journal_(journal) {}

    void take(const std::string& code, Grip grip, Told<Taking> told) override {
        journal_.take(code, grip, std::move(told));
    }
    void open(Append append, Told<std::pair<Appended, Claim>> told) override {
        journal_.open(std::move(append), std::move(told));
    }
    void append(Append append, Claim claim, Written told) override {
        journal_.append(std::move(append), claim, std::move(told));
    }
    void confirm(const std::string& code, Claim claim, Told<std::optional<bool>> told) override {
        journal_.confirm(code, claim, std::move(told));
    }
    void release(const std::string& code, Claim claim) override { journal_.release(code, claim); }
    void whenLost(Lost lost) override { journal_.whenLost(std::move(lost)); }
    bool hasPlaceForBelongings() const override { return journal_.hasPlaceForBelongings(); }
    void keep(const std::string& code, Belonging belonging, std::int64_t mostBytes, Told<Kept> told) override {
        journal_.keep(code, std::move(belonging), mostBytes, std::move(told));
    }
    void discard(const std::string& code, std::vector<std::string> names, Written told) override {
        journal_.discard(code, std::move(names), std::move(told));
    }
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override {
        journal_.read(code, std::move(told));
    }
    void listed(Told<OrFault<std::vector<StoredTable>>> told) override { journal_.listed(std::move(told)); }
    void pin(Slip slip, std::int64_t most, Written told) override {
        journal_.pin(std::move(slip), most, std::move(told));
    }
    void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) override {
        journal_.pinned(heading, std::move(told));
    }
    std::string key() const override { return journal_.key(); }
    std::vector<Colleague> colleagues() const override { return journal_.colleagues(); }
    JournalCounts counts() const override { return journal_.counts(); }
    bool isAlone() const override { return journal_.isAlone(); }
    std::uintmax_t megabytes() const override { return journal_.megabytes(); }
    void measure() override { journal_.measure(); }
    void probe(Told<bool> told) override { journal_.probe(std::move(told)); }
    void age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) override {
        journal_.age(retention, wall, std::move(told));
    }
    void forget(std::vector<std::string> codes, Told<std::optional<int>> told) override {
        journal_.forget(std::move(codes), std::move(told));
    }
    void leave() override { journal_.leave(); }
    void stop() override { journal_.stop(); }

private:
    Journal& journal_;
};

}  // namespace parlour::server
