// Who has named a code asks nothing more (M-E2), so what was known then is what is known at the end.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/keepsake.h"

#include "games/turing_machine/coach/thinking.h"
#include "games/turing_machine/deduce.h"
#include "games/turing_machine/grade.h"
#include "games/turing_machine/share_code.h"

namespace parlour::turing_machine {

Keepsake keepsakeOf(const Story<TuringMachine>& story, Seat seat) {
    const FaceUp& up = story.now().up;
    const Seat sheet = sheetOf(up, seat);
    const View view = TuringMachine::view(story.now(), seat);
    const auto grade = coach::gradeIn(up);
    Keepsake keepsake{.mode = up.mode,
                      .difficulty = grade.points,
                      .level = grade.level,
                      .score = factsOf(view).scores[indexOf(sheet)],
                      .machine = up.end ? up.end->machine : std::nullopt,
                      .hints = up.sheets[sheet].hints,
                      .named = {},
                      .problem = up.end ? up.end->shareCode : Text<48>{}};
    for (const auto& event : story.events()) {
        const auto* const checked = std::get_if<CodesChecked>(&event);
        if (checked == nullptr) continue;
        for (const CheckedCode& code : checked->codes)
            if (code.seat == sheet) keepsake.named = Sureness{.codes = 0, .right = code.right};
    }
    if (keepsake.named)
        forEachCode(deduce(layoutOf(up), answersIn(view)).codes, [&](Code) { ++keepsake.named->codes; });
    return keepsake;
}

std::string_view misfit(const Keepsake& keepsake, Seat, int) {
    if (keepsake.difficulty > 100 || keepsake.level < 1 || keepsake.level > levelCount)
        return "no problem is that hard";
    if (keepsake.named && (keepsake.named->codes < 1 || keepsake.named->codes > codeCount))
        return "there are 1 to 125 codes to choose from";
    return "";
}

}  // namespace parlour::turing_machine
