// The parlour command: reads the command line and hands over to one of the commands (commands.h).
// Exit code 0: done; 1: it failed; 2: it was called wrongly, with one line that says how.
// SPDX-License-Identifier: MIT
#include <cstdio>

#include "cli/commands.h"

namespace {

int complain(const char* what, int code) {
    std::fprintf(stderr, "parlour: %s\n", what);
    return code;
}

}  // namespace

int main(int count, char** words) {
    using namespace parlour::cli;
    CLI::App app{"Parlour: games about minds and machines", "parlour"};
    app.require_subcommand(1);
    addGames(app);
    addReferee(app);
    addSimulate(app);
    addPlaythrough(app);
    addTypes(app);
    try {
        app.parse(count, words);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return app.exit(error);  // help was asked for
        return complain(error.what(), 2);
    } catch (const Mistake& mistake) {
        return complain(mistake.what(), 2);
    } catch (const std::exception& error) {
        return complain(error.what(), 1);
    }
    return 0;
}
