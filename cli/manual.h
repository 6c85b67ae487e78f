// What can be typed, as a tree: the help of all commands in one. From it the manual is made in every form that people
// and shells read, so that none of them can be out of date. SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

namespace parlour::cli {

/// One word or option behind a command.
struct OptionHelp {
    std::string names;        // "--seed", "-h,--help"; a word without a name of its own: "game"
    std::string value;        // "NUMBER"; empty for a flag
    std::string says;         // one line
    std::string range;        // "1 to 9"
    std::string standard;     // what it is if it is left out
    std::string environment;  // the variable that says it, too
};

struct CommandHelp {
    std::string name;  // with the commands above it: "parlour machine solve"
    std::string says;
    std::vector<OptionHelp> options;
    std::vector<CommandHelp> commands;
};

/// docs/commands.md.
std::string markdownManual(const CommandHelp& program);
/// A man page, for section 1.
std::string manPage(const CommandHelp& program, const std::string& version);
/// Completion for bash and zsh.
std::string bashCompletion(const CommandHelp& program);
std::string zshCompletion(const CommandHelp& program);

}  // namespace parlour::cli
