// A journal that fails as the seed says: late, refused, not written, nobody knows, taken away. What it breaks it breaks
// as journal.h allows, so a house must stand it. For tests and the simulated house. SPDX-License-Identifier: MIT
#pragma once
#include "core/chance.h"
#include "server/store/journal_before.h"

namespace parlour::server {

class FaultyJournal final : public JournalBefore {
public:
    /// Has something done later, some other time.
    using Later = std::function<void(std::function<void()>)>;

    FaultyJournal(Journal& journal, Chance& luck, Later later)
        : JournalBefore(journal), luck_(luck), later_(std::move(later)) {}

    int faultsInThousand = 0;

    void take(const std::string& code, Grip grip, Told<Taking> told) override {
        if (happens()) return later_([told = std::move(told)] { told(NoAnswer{}); });
        JournalBefore::take(code, grip, late<Taking>(std::move(told)));
        if (happens()) lose(code);
    }
    void open(Append append, Told<std::pair<Appended, Claim>> told) override {
        if (happens()) return later_([told = std::move(told)] { told({Appended::failed, Claim::none}); });
        JournalBefore::open(std::move(append), late<std::pair<Appended, Claim>>(std::move(told)));
    }
    void append(Append append, Claim claim, Written told) override {
        const std::string code = append.code;
        if (!happens()) {
            JournalBefore::append(std::move(append), claim, late<Appended>(std::move(told)));
            if (happens()) lose(code);
            return;
        }
        switch (luck_.below(4)) {
            case 0:  // it never came there
                return later_([told = std::move(told)] { told(Appended::failed); });
            case 1:
                return later_([told = std::move(told)] { told(Appended::conflict); });
            case 2:  // nobody knows, and it did not
                return later_([told = std::move(told)] { told(Appended::unknown); });
            default:  // nobody knows, and it did
                JournalBefore::append(std::move(append), claim, [this, told = std::move(told)](Appended result) {
                    const bool isThere = result == Appended::written;
                    later_([told, is = isThere ? Appended::unknown : result] { told(is); });
                });
        }
    }
    void confirm(const std::string& code, Claim claim, Told<std::optional<bool>> told) override {
        if (happens()) return later_([told = std::move(told)] { told({}); });
        JournalBefore::confirm(code, claim, late<std::optional<bool>>(std::move(told)));
    }
    void whenLost(Lost lost) override {
        lost_ = lost;
        JournalBefore::whenLost(std::move(lost));
    }
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override {
        JournalBefore::read(code, late<OrFault<std::vector<std::string>>>(std::move(told)));
    }
    void probe(Told<bool> told) override {
        if (happens()) return later_([told = std::move(told)] { told(false); });
        JournalBefore::probe(std::move(told));
    }

private:
    bool happens() { return luck_.below(1000) < faultsInThousand; }
    template <class T>
    Told<T> late(Told<T> told) {
        if (!happens()) return told;
        return [this, told = std::move(told)](T what) {
            later_([told, what = std::move(what)]() mutable { told(std::move(what)); });
        };
    }
    /// Somebody says that another server has the table, sooner or later, true or not.
    void lose(const std::string& code) {
        later_([this, code] {
            if (lost_) lost_(code);
        });
    }

    Chance& luck_;
    Later later_;
    Lost lost_;
};

}  // namespace parlour::server
