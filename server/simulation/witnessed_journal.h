// A journal whose every change is noted in the ledger: what a server wants to write, and what it was told became of it.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/simulation/ledger.h"
#include "server/store/journal_before.h"

namespace parlour::server::simulation {

class WitnessedJournal final : public JournalBefore {
public:
    WitnessedJournal(Journal& journal, Ledger& ledger, Disk::Program program)
        : JournalBefore(journal), ledger_(ledger), program_(program) {}

    void open(Append append, Told<std::pair<Appended, Claim>> told) override {
        auto entry = ledger_.entryOf(append, program_);
        JournalBefore::open(std::move(append),
                            [this, entry, told = std::move(told)](std::pair<Appended, Claim> opened) {
                                ledger_.written(entry, opened.first);
                                told(opened);
                            });
    }
    void append(Append append, Claim claim, Written told) override {
        auto entry = ledger_.entryOf(append, program_);
        JournalBefore::append(std::move(append), claim, [this, entry, told = std::move(told)](Appended result) {
            ledger_.written(entry, result);
            told(result);
        });
    }

private:
    Ledger& ledger_;
    Disk::Program program_;
};

}  // namespace parlour::server::simulation
