// Every world that fits the cards: which criterion each verifier checks, and so which code is right.
// What the answers leave of them is in deduce.h; the best question is in solve.h.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/layout.h"

namespace parlour::turing_machine {

/// One criterion for each row of cards such that exactly one code remains and no row is superfluous.
struct Selection {
    std::array<std::uint8_t, mostVerifiers> places{};  // into criteriaOfRow(layout, row)
    std::array<Function, mostVerifiers> functions{};
    Code code;
};

/// For each row, one bit for each place in criteriaOfRow(layout, row): the criteria that may be active.
using Places = std::array<std::uint32_t, mostVerifiers>;
inline constexpr Places allPlaces{~0U, ~0U, ~0U, ~0U, ~0U, ~0U};

/// All valid selections from these places, by code, then by places (M-C5, M-C6).
std::vector<Selection> validSelections(const Layout& layout, const Places& places = allPlaces);

/// Whether exactly one code meets all these functions and none of them is superfluous.
bool isValid(std::span<const Function> functions);

/// The worlds of a layout, numbered 0.. : selections in order, and in nightmare each with all arrangements.
class Worlds {
public:
    explicit Worlds(const Layout& layout, const Places& places = allPlaces);

    const Layout& layout() const { return layout_; }
    int verifiers() const { return layout_.verifiers; }
    const std::vector<Selection>& selections() const { return selections_; }
    std::uint32_t arrangements() const { return arrangements_; }
    std::uint32_t size() const { return static_cast<std::uint32_t>(selections_.size()) * arrangements_; }

    const Selection& selectionOf(std::uint32_t world) const { return selections_[world / arrangements_]; }
    Code codeOf(std::uint32_t world) const { return selectionOf(world).code; }
    /// The row of cards that belongs to a verifier in this world.
    int rowOf(std::uint32_t world, int verifier) const {
        return layout_.mode == Mode::nightmare ? rowIn(world % arrangements_, verifier) : verifier;
    }
    Function functionOf(std::uint32_t world, int verifier) const {
        return selectionOf(world).functions[static_cast<std::size_t>(rowOf(world, verifier))];
    }
    /// The row of a verifier in an arrangement; arrangement 0 gives each verifier its own row.
    int rowIn(std::uint32_t arrangement, int verifier) const {
        return rows_[arrangement][static_cast<std::size_t>(verifier)];
    }

private:
    void arrange();

    Layout layout_;
    std::vector<Selection> selections_;
    std::uint32_t arrangements_ = 1;
    std::vector<std::array<std::uint8_t, mostVerifiers>> rows_;
};

}  // namespace parlour::turing_machine
