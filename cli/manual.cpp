// The manual in its forms. Each is one walk over the tree of commands.
// SPDX-License-Identifier: MIT
#include "cli/manual.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <functional>

namespace parlour::cli {
namespace {

/// Every command that does something by itself, in the order in which the help lists them.
void eachThatRuns(const CommandHelp& command, const std::function<void(const CommandHelp&)>& visit) {
    if (command.commands.empty()) return visit(command);
    for (const CommandHelp& inner : command.commands) eachThatRuns(inner, visit);
}
/// The same, and what the program does without a command before them.
void eachEntry(const CommandHelp& program, const std::function<void(const CommandHelp&)>& visit) {
    visit(program);
    eachThatRuns(program, visit);
}

/// Every command, those that only have others included.
void eachCommand(const CommandHelp& command, const std::function<void(const CommandHelp&)>& visit) {
    visit(command);
    for (const CommandHelp& inner : command.commands) eachCommand(inner, visit);
}

/// "What can be played, with which options."
std::string sentence(std::string says) {
    if (!says.empty()) says[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(says[0])));
    return says + ".";
}

bool isOption(const OptionHelp& option) { return option.names.starts_with('-'); }

/// "parlour referee GAME [options]"
std::string callOf(const CommandHelp& command) {
    std::string call = command.name;
    for (const OptionHelp& option : command.options)
        if (!isOption(option)) call += " " + option.value;
    if (std::ranges::any_of(command.options, isOption)) call += " [options]";
    return call;
}

/// "--port NUMBER"
std::string shownAs(const OptionHelp& option) {
    if (!isOption(option)) return option.value;
    return option.value.empty() ? option.names : option.names + " " + option.value;
}

/// What it is, and what else is to be known of it.
std::string explained(const OptionHelp& option) {
    std::string notes;
    const auto note = [&notes](std::string_view what, const std::string& is) {
        if (!is.empty()) notes += fmt::format("{}{}{}", notes.empty() ? "" : "; ", what, is);
    };
    note("", option.range);
    note("standard: ", option.standard);
    note("", option.environment);
    return notes.empty() ? option.says : fmt::format("{} ({})", option.says, notes);
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

/// For a line of a man page: hyphens that can be copied, and no line that begins with a dot or a quote.
std::string roff(std::string text) {
    text = replaced(replaced(replaced(std::move(text), "\\", "\\e"), "-", "\\-"), "\n", " ");
    return text.starts_with('.') || text.starts_with('\'') ? "\\&" + text : text;
}

/// The words that may stand behind a command.
std::string wordsBehind(const CommandHelp& command) {
    std::string words;
    const auto add = [&words](std::string_view word) { (words += words.empty() ? "" : " ") += word; };
    for (const CommandHelp& inner : command.commands) add(inner.name.substr(inner.name.rfind(' ') + 1));
    for (const OptionHelp& option : command.options)
        if (isOption(option)) add(option.names.substr(option.names.rfind(',') + 1));
    return words;
}

/// Finds the words that may stand `behind` what was typed `before`, for any shell.
std::string findingWords(const CommandHelp& program) {
    std::string text = "    case \"$before\" in\n";
    // Those of a command before itself: what else stands behind its name are its options.
    std::vector<const CommandHelp*> commands;
    eachCommand(program, [&](const CommandHelp& command) { commands.push_back(&command); });
    std::ranges::sort(commands, std::greater{}, &CommandHelp::name);
    for (const CommandHelp* command : commands) {
        const auto space = command->name.find(' ');
        const auto path = space == std::string::npos ? std::string() : command->name.substr(space + 1);
        text += path.empty() ? "    \"\") " : fmt::format("    \"{0}\" | \"{0} \"*) ", path);
        text += fmt::format("behind=\"{}\" ;;\n", wordsBehind(*command));
    }
    return text + "    esac\n";
}

}  // namespace

std::string markdownManual(const CommandHelp& program) {
    std::string text = "# Commands\n\nMade by `parlour manual --markdown` from what each command says with `--help`.\n";
    eachEntry(program, [&](const CommandHelp& command) {
        text += fmt::format("\n## `{}`\n\n{}\n", callOf(command), sentence(command.says));
        bool any = false;
        for (const OptionHelp& option : command.options) {
            if (option.names.ends_with("--help")) continue;
            if (!any) text += "\n| | |\n|---|---|\n";
            any = true;
            text += fmt::format("| `{}` | {} |\n", shownAs(option), replaced(explained(option), "|", "\\|"));
        }
    });
    return text;
}

std::string manPage(const CommandHelp& program, const std::string& version) {
    std::string text = fmt::format(".TH PARLOUR 1 \"\" \"parlour {}\" \"Games\"\n.SH NAME\nparlour \\- {}\n", version,
                                   roff("games about minds and machines"));
    text += ".SH SYNOPSIS\n.B parlour\n.I command\n.RI [ options ]\n.SH COMMANDS\n";
    eachEntry(program, [&](const CommandHelp& command) {
        text += fmt::format(".SS {}\n{}\n", roff(callOf(command)), roff(sentence(command.says)));
        for (const OptionHelp& option : command.options)
            if (!option.names.ends_with("--help"))
                text += fmt::format(".TP\n.B {}\n{}\n", roff(shownAs(option)), roff(explained(option)));
    });
    text += ".SH EXIT STATUS\n0: done. 1: it failed. 2: it was called wrongly, with one line that says how.\n";
    text += ".SH FILES\n.TP\n.I /etc/default/parlour\nsettings of the server that the package starts\n";
    text += ".TP\n.I /var/lib/parlour\nits tables and decks\n";
    return text;
}

std::string bashCompletion(const CommandHelp& program) {
    return "# Completion of parlour for bash; made by `parlour manual --bash`.\n_parlour() {\n"
           "    local behind=\"\" before=\"${COMP_WORDS[*]:1:COMP_CWORD-1}\"\n" +
           findingWords(program) +
           R"(    mapfile -t COMPREPLY < <(compgen -W "$behind" -- "${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _parlour parlour
)";
}

std::string zshCompletion(const CommandHelp& program) {
    return "#compdef parlour\n# Completion of parlour for zsh; made by `parlour manual --zsh`.\n_parlour() {\n"
           "    local behind=\"\" before=\"${(j: :)words[2,CURRENT-1]}\"\n" +
           findingWords(program) + "    compadd -- ${=behind} || _files\n}\n_parlour\n";
}

}  // namespace parlour::cli
