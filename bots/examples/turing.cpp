// Turing: likes pictures whose description shares words with the Guide's, and thinks that everybody does.
// SPDX-License-Identifier: MIT
#include "games/turing/view.h"

#include "bots/examples/told.h"

using namespace parlour;
using namespace parlour::turing;

std::optional<Command> choose(const View& view, const examples::Pictures& pictures) {
    const auto likeness = [&](Card card) {
        const auto words = pictures.wordsOf(card), wanted = pictures.wordsOf(view.up.guide);
        return std::ranges::count_if(words, [&](const auto& word) { return wanted.contains(word); });
    };
    if (const auto* const mine = std::get_if<Responder>(&view.mine)) {
        std::optional<Answer> best;
        for (std::uint8_t i = 0, all = static_cast<std::uint8_t>(mine->row.count()); i < all; ++i)
            if (!whyNot(view, Answer{i}) && (!best || likeness(mine->row[i]) > likeness(mine->row[best->position])))
                best = Answer{i};
        return best;
    }
    long left = 0, right = 0;
    for (const PairPlaced& pair : view.up.pairs) left += likeness(pair.left), right += likeness(pair.right);
    if (left == right && !whyNot(view, Pass{})) return Pass{};
    return Vote{left > right ? Side::L : Side::R};
}

int main() { examples::play<View>(choose); }
