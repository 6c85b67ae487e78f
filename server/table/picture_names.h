// A table's own names for the cards of a deck. Whoever does not hold the table's secret can neither tell which card an
// id stands for, nor whether two tables show the same card. How pictures are served by them: decks/README.md.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/table/secret.h"

namespace parlour::server {

class PictureNames {
public:
    PictureNames(const Secret& secret, int deckSize);

    /// 22 characters that are safe in an address.
    std::string idOf(int card) const;
    /// The card an id stands for, or nothing if it is not one of this table's.
    std::optional<int> cardOf(std::string_view id) const;
    int size() const { return deckSize_; }

private:
    Secret secret_;  // ids are made when they are asked for: a server keeps thousands of tables
    int deckSize_;
};

}  // namespace parlour::server
