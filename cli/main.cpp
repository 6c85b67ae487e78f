// The parlour command: reads the command line and hands over to one of the commands (commands.h).
// Exit code 0: done; 1: it failed; 2: it was called wrongly, with one line that says how.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <optional>
#include <string>

#include "cli/commands.h"

namespace {

int complain(const char* what, int code) {
    std::fprintf(stderr, "parlour: %s\n", what);
    return code;
}

/// What is wrong with the first word, if anything: it must be a command or an option.
std::optional<std::string> mistakeIn(const CLI::App& app, int count, char** words) {
    std::string names;
    bool known = false;
    const std::string word = count > 1 ? words[1] : "";
    for (const auto* command : app.get_subcommands({})) {
        names += (names.empty() ? "" : ", ") + command->get_name();
        known = known || command->get_name() == word;
    }
    if (word.empty()) return "say what to do: " + names + "; more with --help";
    if (known || word.starts_with('-')) return {};
    return "there is no command \"" + word + "\"; choose " + names;
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
    addMachine(app);
    addDeck(app);
    addHosting(app);
    addBot(app);
    if (const auto mistake = mistakeIn(app, count, words)) return complain(mistake->c_str(), 2);
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
