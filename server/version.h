// What this program is and what it understands: said by --version, in the log, by /api/version and so by the page's
// About. SPDX-License-Identifier: MIT
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
    std::string number;
    std::string commit;  // empty, unless it is a release
    int protocol = 0;    // what clients and the server speak
    int journal = 0;     // how tables are stored
    std::vector<RulesVersion> rules;
};
WIRE(ProgramVersion, number, commit, protocol, journal, rules)

ProgramVersion programVersion();
/// "0.9.0", and the commit behind it in a release: "0.9.0 (7777f1e2a0)".
std::string releaseName();

}  // namespace parlour::server
