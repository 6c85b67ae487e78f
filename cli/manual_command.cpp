// parlour manual: the help of all commands, for a document, for man, for shells.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"
#include "server/version.h"

namespace parlour::cli {

void addManual(Command app) {
    struct Asked {
        bool man = false, bash = false, zsh = false, markdown = false;
    };
    const auto asked = std::make_shared<Asked>();
    Command command = app.command("manual", "print the help of all commands in one");
    command.flag("--markdown", asked->markdown, "as a document (the standard)");
    command.flag("--man", asked->man, "as a man page");
    command.flag("--bash", asked->bash, "as completion for bash");
    command.flag("--zsh", asked->zsh, "as completion for zsh");
    command.runs([asked, command] {
        if (asked->markdown + asked->man + asked->bash + asked->zsh > 1)
            throw Mistake("one form at a time: --markdown, --man, --bash or --zsh");
        const CommandHelp help = command.wholeHelp();
        fmt::print("{}", asked->man    ? manPage(help, server::programVersion().number)
                         : asked->bash ? bashCompletion(help)
                         : asked->zsh  ? zshCompletion(help)
                                       : markdownManual(help));
    });
}

}  // namespace parlour::cli
