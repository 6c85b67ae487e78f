// A table's own names for the cards of its decks. Whoever does not hold the table's secret can neither tell which card
// an id stands for, nor whether two tables show the same card. How pictures are served by them: decks/README.md.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <vector>

#include "server/table/secret.h"

namespace parlour::server {

class PictureNames {
public:
    PictureNames(const Secret& secret, std::string deck, int deckSize);

    /// 22 characters that are safe in an address.
    const std::string& idOf(int card) const;
    /// The card an id stands for, or nothing if it is not one of this table's. Whoever asks often keeps these names:
    /// all ids are made the first time, and then looked up.
    std::optional<int> cardOf(std::string_view id) const;
    int size() const { return deckSize_; }

private:
    Secret secret_;  // ids are made when they are asked for: a server keeps thousands of tables
    std::string deck_;
    int deckSize_;
    mutable std::vector<std::pair<int, std::string>> made_;
    using Id = std::array<char, 22>;
    mutable std::vector<std::pair<Id, int>> cards_;  // by their ids
};

}  // namespace parlour::server
