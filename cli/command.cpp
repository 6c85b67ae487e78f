// CLI11 behind our own words.
// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <optional>

namespace parlour::cli {
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

std::string capitals(std::string word) {
    for (char& letter : word) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return word;
}

/// "INT:INT in [1 - 9]", as CLI11 says it, in our words: "NUMBER", and "1 to 9".
std::string valueOf(const std::string& type) {
    const auto word = type.substr(0, type.find(':'));
    return word == "INT" || word == "UINT" || word == "FLOAT" ? "NUMBER" : word;
}
std::string rangeOf(const std::string& type) {
    const auto begin = type.find(" in ["), middle = type.find(" - ", begin), end = type.find(']', begin);
    if (begin == std::string::npos || middle == std::string::npos || end == std::string::npos) return "";
    return type.substr(begin + 5, middle - begin - 5) + " to " + type.substr(middle + 3, end - middle - 3);
}

CommandHelp helpOf(const CLI::App& app, const std::string& above) {
    CommandHelp help{.name = above.empty() ? app.get_name() : above + " " + app.get_name(),
                     .says = app.get_description(),
                     .options = {},
                     .commands = {}};
    for (const CLI::Option* option : app.get_options()) {
        const bool isFlag = option->get_items_expected_max() == 0, isWord = !option->nonpositional();
        const std::string type = isFlag ? "" : option->get_type_name();
        help.options.push_back({.names = option->get_name(isWord, true),
                                .value = isWord ? capitals(option->get_name()) : valueOf(type),
                                .says = option->get_description(),
                                .range = rangeOf(type),
                                .standard = option->get_default_str(),
                                .environment = option->get_envname()});
    }
    for (const CLI::App* command : app.get_subcommands({})) help.commands.push_back(helpOf(*command, help.name));
    return help;
}
/// What is wrong with a number that is too long for where it goes; CLI11 would take the nearest one that fits.
template <class T>
std::string whyNotNumber(const std::string& text) {
    T number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc::result_out_of_range ? "\"" + text + "\" is beyond every number that is understood here"
                                                   : "";
}
template <class T>
struct Inside {
    using Type = T;
};
template <class T>
struct Inside<std::optional<T>> {
    using Type = T;
};

}  // namespace

Word& Word::required() {
    option_->required();
    return *this;
}
Word& Word::withStandard() {
    option_->capture_default_str();
    return *this;
}
Word& Word::fromEnvironment(const char* variable) {
    option_->envname(variable);
    return *this;
}
Word& Word::between(long long least, long long most) {
    option_->check(CLI::Range(least, most));
    return *this;
}
Word& Word::atLeastZero() {
    option_->check([](const std::string& text) { return text.starts_with('-') ? "must be 0 or more" : ""; });
    return *this;
}
Word& Word::withCommas() {
    option_->delimiter(',');
    return *this;
}
Word& Word::insteadOf(const Word& other) {
    option_->excludes(other.option_);
    return *this;
}

Command Command::command(const std::string& name, const std::string& says) {
    app_->require_subcommand(1);
    return Command(app_->add_subcommand(name, says));
}

template <class T>
Word Command::option(const std::string& names, T& into, const std::string& says) {
    using Number = typename Inside<T>::Type;
    CLI::Option* const option = app_->add_option(names, into, says);
    if constexpr (std::is_integral_v<Number>) option->check(whyNotNumber<Number>, "");
    return Word(option);
}

Word Command::flag(const std::string& names, bool& into, const std::string& says) {
    return Word(app_->add_flag(names, into, says));
}

void Command::runs(std::function<void()> run) { app_->callback(std::move(run)); }

CommandHelp Command::wholeHelp() const {
    const CLI::App* top = app_;
    while (top->get_parent() != nullptr) top = top->get_parent();
    return helpOf(*top, "");
}

int runProgram(int count, char** words, const std::string& version, const std::function<void(Command)>& add) {
    CLI::App app{"Parlour: games about minds and machines", "parlour"};
    app.set_version_flag("--version", version, "which release this is, and what it understands");
    add(Command(&app));
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

template Word Command::option(const std::string&, std::string&, const std::string&);
template Word Command::option(const std::string&, std::vector<std::string>&, const std::string&);
template Word Command::option(const std::string&, int&, const std::string&);
template Word Command::option(const std::string&, long long&, const std::string&);
template Word Command::option(const std::string&, std::uint16_t&, const std::string&);
template Word Command::option(const std::string&, std::uint32_t&, const std::string&);
template Word Command::option(const std::string&, std::uint64_t&, const std::string&);
template Word Command::option(const std::string&, double&, const std::string&);
template Word Command::option(const std::string&, std::optional<int>&, const std::string&);
template Word Command::option(const std::string&, std::optional<double>&, const std::string&);
template Word Command::option(const std::string&, std::optional<std::uint64_t>&, const std::string&);

}  // namespace parlour::cli
