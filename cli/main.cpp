// The parlour command: reads the command line and hands over to one of the commands (commands.h).
// Exit code 0: done; 1: it failed; 2: it was called wrongly, with one line that says how.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"
#include "server/version.h"

namespace {

/// Number and commit, then what it understands.
std::string versionText() {
    const auto version = parlour::server::programVersion();
    std::string text = fmt::format("parlour {}\nprotocol {}, journal {}\nrules:", parlour::server::releaseName(),
                                   version.protocol, version.journal);
    for (const auto& rules : version.rules)
        text += fmt::format("{} {} {}", text.ends_with(':') ? "" : ",", rules.game, rules.version);
    return text;
}

}  // namespace

int main(int count, char** words) {
    using namespace parlour::cli;
    return runProgram(count, words, versionText(), [](Command parlour) {
        addGames(parlour);
        addReferee(parlour);
        addSimulate(parlour);
        addTournament(parlour);
        addPlaythrough(parlour);
        addSignature(parlour);
        addTypes(parlour);
        addMachine(parlour);
        addPlot(parlour);
        addDeck(parlour);
        addHosting(parlour);
        addRestore(parlour);
        addVerify(parlour);
        addBot(parlour);
        addManual(parlour);
    });
}
