// A table's own names for the cards of a deck. Whoever does not hold the table's secret can neither tell which card an
// id stands for, nor whether two tables show the same card. How the server serves pictures by them: README.md.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::decks {

using TableSecret = std::array<std::uint8_t, 32>;

/// A fresh secret from the system's randomness.
TableSecret newTableSecret();

class OpaqueIds {
public:
    OpaqueIds(const TableSecret& secret, int deckSize);

    /// 22 characters that are safe in an address.
    std::string idOf(int card) const;
    /// The card an id stands for, or nothing if it is not one of this table's.
    std::optional<int> cardOf(std::string_view id) const;
    int size() const { return deckSize_; }

private:
    TableSecret secret_;  // ids are made when they are asked for: a server keeps thousands of tables
    int deckSize_;
};

}  // namespace parlour::decks
