// Turing Machine: keeps to what follows from the answers, and proposes what can be right and tells most.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/view.h"

#include "bots/examples/told.h"
#include "games/turing_machine/deduce.h"

using namespace parlour;
using namespace parlour::turing_machine;

std::optional<Command> choose(const View& view, const examples::Pictures&) {
    const auto known = deduce(layoutOf(view.up), answersIn(view));
    const auto tells = [&](Code code) {
        return std::ranges::count_if(known.telling, [&](auto& some) { return some.has(code); });
    };
    const Row* const now = rowNow(view.up, view.up.sheets[sheetOf(view.up, *view.seat)]);
    if (now == nullptr) {
        Code best = known.codes.first();
        forEachCode(known.codes, [&](Code code) {
            if (tells(code) > tells(best)) best = code;
        });
        return Propose{best};
    }
    for (int i = 0; !known.codes.isSingle() && i < view.up.cards.count(); ++i) {
        const Ask ask{static_cast<Verifier>(i)};
        if (known.telling[static_cast<std::size_t>(i)].has(now->proposal) && !whyNot(view, ask)) return ask;
    }
    return known.codes.isSingle() ? Show{known.codes.first()} : Show{};
}

int main() { examples::play<View>(choose); }
