// What this program is and what it understands: said by --version, in the log, by /api/version and so by the page's About.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

#include "core/wire.h"

namespace parlour::server {

/// Each game's rules have a version of their own, which is raised when a rule changes.
struct RulesVersion {
    std::string game;
    int version = 0;
};
WIRE(RulesVersion, game, version)

struct ProgramVersion {
    std::string number, commit;
    int protocol = 0;  // what clients and the server speak
    int journal = 0;   // how tables are stored
    std::vector<RulesVersion> rules;
};
WIRE(ProgramVersion, number, commit, protocol, journal, rules)

ProgramVersion programVersion();

}  // namespace parlour::server
