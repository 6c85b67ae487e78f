// What of an atlas was solved already, in a file beside it: whoever is interrupted goes on from there.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <fstream>
#include <mutex>
#include <unordered_map>

#include "games/turing_machine/atlas/survey.h"

namespace parlour::cli {

class AtlasPart {
public:
    /// Reads what is there. Behind the first record that is not whole nothing is believed, and it is written over.
    explicit AtlasPart(std::filesystem::path file);

    /// What was solved under this key, by whoever was interrupted.
    const turing_machine::atlas::Solved* find(const turing_machine::Mark& key) const;
    /// Threads may add at the same time.
    void add(const turing_machine::Mark& key, const turing_machine::atlas::Solved& solved);
    /// The atlas is whole: the part is not needed any more.
    void remove();

private:
    struct HashOfMark {
        std::size_t operator()(const turing_machine::Mark& mark) const { return mark.low; }
    };

    std::filesystem::path file_;
    std::unordered_map<turing_machine::Mark, turing_machine::atlas::Solved, HashOfMark> known_;
    std::mutex mutex_;
    std::ofstream stream_;
};

}  // namespace parlour::cli
