// Asks each game's own list. SPDX-License-Identifier: MIT
#include "server/simulation/reveals.h"

#include "games/all.h"

namespace parlour::server::simulation {

bool revealsTo(const Setup& setup, const wire::Raw& json, int seat) {
    bool told = true;
    AllGames::forEach([&]<class G>(std::type_identity<G>) {
        if (setup.game != G::name) return;
        typename G::Options options;
        EventOf<G> event;
        if (!wire::read(setup.options.json, options) && !wire::read(json.json, event))
            told = reveals(options, event, seat);
    });
    return told;
}

}  // namespace parlour::server::simulation
