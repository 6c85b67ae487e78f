// What a person may type: commands, words and options. command.cpp is the only file that knows CLI11, which takes
// longer to compile than everything that is said here.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

#include "cli/manual.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace parlour::cli {

/// What a person typed cannot be done. Ends the program with exit code 2 and this one line.
struct Mistake : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// One thing that may stand behind a command.
class Word {
public:
    explicit Word(CLI::Option* option) : option_(option) {}

    Word& required();
    /// The help says what it is if it is left out.
    Word& withStandard();
    /// This variable of the environment says it, too.
    Word& fromEnvironment(const char* variable);
    Word& between(long long least, long long most);
    Word& atLeastZero();
    Word& withCommas();
    Word& insteadOf(const Word& other);

private:
    CLI::Option* option_;
};

class Command {
public:
    explicit Command(CLI::App* app) : app_(app) {}

    /// A command of this command; then one of them must be named.
    Command command(const std::string& name, const std::string& says);
    /// T is one of the types at the end of command.cpp.
    template <class T>
    Word option(const std::string& names, T& into, const std::string& says);
    Word flag(const std::string& names, bool& into, const std::string& says);
    void runs(std::function<void()> run);
    /// The help of the whole program, this command being one of it.
    CommandHelp wholeHelp() const;

private:
    CLI::App* app_;
};

/// The program: `add` adds its commands, and the one that was typed runs; `--version` prints what `version` says. The
/// exit code.
int runProgram(int count, char** words, const std::string& version, const std::function<void(Command)>& add);

}  // namespace parlour::cli
