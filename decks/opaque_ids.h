// A table's own names for the cards of a deck. Whoever does not hold the table's secret can neither tell which card an
// id stands for, nor whether two tables show the same card. How the server serves pictures by them: README.md.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace parlour::decks {

using TableSecret = std::array<std::uint8_t, 32>;

/// A fresh secret from the system's randomness.
TableSecret newTableSecret();

class OpaqueIds {
public:
    OpaqueIds(const TableSecret& secret, int deckSize);

    /// 22 characters that are safe in an address.
    const std::string& idOf(int card) const { return ids_[static_cast<std::size_t>(card)]; }
    /// The card an id stands for, or nothing if it is not one of this table's.
    std::optional<int> cardOf(std::string_view id) const;
    int size() const { return static_cast<int>(ids_.size()); }

private:
    std::vector<std::string> ids_;
    std::unordered_map<std::string, int> cards_;
};

}  // namespace parlour::decks
