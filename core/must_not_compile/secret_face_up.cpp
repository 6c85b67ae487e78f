// A secret event cannot be shown, and a game that folds one into what lies face up is no game.
// SPDX-License-Identifier: MIT
#include "games/turing/turing.h"

namespace parlour::turing {
#if defined(BROKEN_2)
inline void fold(FaceUp&, const MachineDrawn&) {}
#endif
}  // namespace parlour::turing

using namespace parlour;
static_assert(Game<turing::Turing>, "not a game");

void tell(Story<turing::Turing>& story) {
#if defined(BROKEN_1)
    story.show(turing::MachineDrawn{turing::Side::L});
#else
    story.hide(turing::MachineDrawn{turing::Side::L});
#endif
}
