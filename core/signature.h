// One number for how a game behaves: many seeded games at random, with options drawn by the seed, and all that happened
// in them. Any change of a rule, of the luck or of a view changes it; games/signatures.txt keeps what it is.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/json.h"
#include "core/pin.h"
#include "core/random_play.h"

namespace parlour {

/// Options and players of a game of this luck: words and switches are drawn, numbers stay as they usually are, and so
/// does what came later: the games of before are to be the same.
template <Game G>
std::pair<typename G::Options, int> drawSetting(Chance& chance) {
    for (;;) {
        typename G::Options options{};
        const auto draw = [&]<class Member>(const wire::Field<typename G::Options, Member>& field) {
            if (wire::cameLater<typename G::Options>(field.name)) return;
            if constexpr (wire::Worded<Member>)
                options.*field.member =
                    static_cast<Member>(chance.below(static_cast<int>(wire::allWords<Member>.size())));
            if constexpr (std::is_same_v<Member, bool>) options.*field.member = chance.below(2) == 1;
        };
        std::apply([&](const auto&... field) { (draw(field), ...); }, fieldsOf(&options));
        const int players = G::fewestPlayers + chance.below(G::mostPlayers - G::fewestPlayers + 1);
        if (!G::whyNot(options, players)) return {options, players};
    }
}

/// Every event of those games, the secret ones too, and what everybody sees at their ends.
template <Game G>
std::uint64_t signature(int games) {
    Pin pin;
    for (int seed = 0; seed < games; ++seed) {
        SeededChance chance(static_cast<std::uint64_t>(seed));
        const auto [options, players] = drawSetting<G>(chance);
        RandomPlay<G> random(options);
        auto story = begin<G>(options, players, chance);
        while (!G::isOver(story.now().up)) {
            const auto step = random.next(story.now(), players, chance);
            if (!step) break;
            take<G>(*step, story, chance);
        }
        for (const auto& event : story.events()) pin.add(wire::journal(event));
        pinViews<G>(pin, story.now(), players);
    }
    return pin.value();
}

}  // namespace parlour
