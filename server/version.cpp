// Gathers the versions from where each of them stands.
// SPDX-License-Identifier: MIT
#include "server/version.h"

#include "games/games.h"
#include "release/release.h"
#include "server/protocol.h"
#include "server/store/store.h"

namespace parlour::server {

ProgramVersion programVersion() {
    ProgramVersion version{.number = releaseNumber,
                           .commit = releaseCommit,
                           .protocol = protocolVersion,
                           .journal = Store::newestFormat,
                           .rules = {}};
    for (const AnyGame* game : allGames()) version.rules.push_back({std::string(game->name()), game->version()});
    return version;
}

std::string releaseName() {
    const std::string number = releaseNumber, commit = releaseCommit;
    return commit.empty() ? number : number + " (" + commit + ")";
}

}  // namespace parlour::server
