// The list of games, with all their types: for what is done to each of them. Who needs their names and JSON alone
// includes games.h. CMakeLists.txt has the same list for the build; list_test.cpp compares both with the folders.
// SPDX-License-Identifier: MIT
#pragma once
#include <type_traits>

#include "games/not_human/not_human.h"
#include "games/turing/turing.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour {

template <Game... Gs>
struct ListOfGames {
    /// Calls `with` with std::type_identity<G> for each game G.
    static constexpr void forEach(auto&& with) { (with(std::type_identity<Gs>{}), ...); }
    /// The same list for somebody else's template.
    template <template <class...> class List>
    using As = List<Gs...>;
};

/// In the order in which they are offered.
using AllGames = ListOfGames<turing::Turing, not_human::NotHuman, turing_machine::TuringMachine>;

}  // namespace parlour
