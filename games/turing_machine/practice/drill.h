// Practice in one kind of reasoning: a real position in which that is the easiest step, all easier ones taken. The
// player finds the line that can be struck; the coach's own step says why. SPDX-License-Identifier: MIT
#pragma once
#include "games/turing_machine/coach/advice.h"

namespace parlour::turing_machine::practice {
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)

struct Drill {
    View view{};
    coach::Marks struck{};                        // what was found before, all of it true
    coach::HintStep step{};                       // what is to be found, and why
    std::vector<coach::PrintedLine> strikable{};  // every line that can be struck now, if also for another reason
};
WIRE(Drill, view, struck, step, strikable)

/// What can be practised: uniqueness, a superfluous verifier, counting.
bool isPractised(coach::Idea idea);

/// The drill with this number; the same number, the same drill.
Drill drillOf(coach::Idea idea, std::uint32_t number);

// NOLINTEND(readability-redundant-member-init)
}  // namespace parlour::turing_machine::practice
