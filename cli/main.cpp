// The parlour command: reads the command line and hands over to one of the commands (commands.h).
// Exit code 0: done; 1: it failed; 2: it was called wrongly, with one line that says how.
// SPDX-License-Identifier: MIT
#include "cli/commands.h"

int main(int count, char** words) {
    using namespace parlour::cli;
    return runProgram(count, words, [](Command parlour) {
        addGames(parlour);
        addReferee(parlour);
        addSimulate(parlour);
        addTournament(parlour);
        addPlaythrough(parlour);
        addSignature(parlour);
        addTypes(parlour);
        addMachine(parlour);
        addDeck(parlour);
        addHosting(parlour);
        addBot(parlour);
    });
}
