// Reads what is typed after `parlour machine`, and complains in one line about what makes no sense.
// Declared in machine.h.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <charconv>
#include <chrono>
#include <random>
#include <sstream>

#include "cli/machine.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"

namespace parlour::cli {

using namespace turing_machine;

namespace {

std::vector<std::string> splitAt(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    if (text.ends_with(separator)) parts.emplace_back();  // nothing, but something was meant to follow
    return parts;
}

int numberIn(const std::string& text, const char* option) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty())
        throw Mistake(std::string(option) + ": \"" + text + "\" is no number");
    return number;
}

int cardIn(const std::string& text) {
    const int card = numberIn(text, "--cards");
    if (card < 1 || card > cardCount)
        throw Mistake("there is no card " + std::to_string(card) + ": they are numbered 1 to 48");
    return card;
}

Answer answerIn(const std::string& text) {
    const auto code = codeFrom(text.substr(0, 3));
    const bool shaped = text.size() == 6 && text[3] == ':' && (text[5] == '+' || text[5] == '-');
    const int verifier = shaped ? text[4] - 'A' : -1;
    if (!code || verifier < 0 || verifier >= mostVerifiers)
        throw Mistake("--asked: \"" + text + "\" should be like 332:A+ or 332:D- (a code, a verifier, + for yes)");
    return {*code, static_cast<std::uint8_t>(verifier), text[5] == '+'};
}

/// Questions in a row about the same proposal are one round, as far as they can be (M-R2).
int askedInLastRound(const std::vector<Answer>& answers) {
    int asked = 0;
    unsigned verifiers = 0;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const bool sameRound = i > 0 && answers[i].proposal == answers[i - 1].proposal &&
                               asked < mostQuestionsInRound && (verifiers >> answers[i].verifier & 1) == 0;
        if (!sameRound) asked = 0, verifiers = 0;
        ++asked;
        verifiers |= 1U << answers[i].verifier;
    }
    return asked;
}

}  // namespace

Mode modeCalled(const std::string& name) {
    if (const auto mode = modeFrom(name)) return *mode;
    throw Mistake("there is no mode \"" + name + "\"; choose classic, extreme or nightmare");
}

std::vector<int> numbersIn(const std::string& text, const char* option) {
    std::vector<int> numbers;
    for (const std::string& part : splitAt(text, ',')) numbers.push_back(numberIn(part, option));
    return numbers;
}

void MachineTable::ask(Command command, bool withAnswers) {
    command.option("--cards", cards, "the criteria cards, such as 4,9,11,14; in extreme 4/12,9/30,...").required();
    command.option("--mode", mode, "classic, extreme or nightmare").withStandard();
    if (withAnswers) command.option("--asked", asked, "the answers so far, such as 332:A+,332:D-");
}

Layout MachineTable::layout() const {
    std::vector<int> first, second;
    for (const std::string& row : splitAt(cards, ',')) {
        const auto both = splitAt(row, '/');
        if (both.empty() || both.size() > 2) throw Mistake("--cards: \"" + row + "\" should be like 4 or 4/12");
        first.push_back(cardIn(both[0]));
        second.push_back(both.size() == 2 ? cardIn(both[1]) : 0);
    }
    const Layout layout = layoutOf(modeCalled(mode), first, second);
    if (const auto reason = whyNot(layout)) throw Mistake(*reason);
    return layout;
}

Position MachineTable::position() const {
    Position position{.layout = layout(), .answers = {}, .askedThisRound = 0};
    for (const std::string& answer : splitAt(asked, ',')) position.answers.push_back(answerIn(answer));
    position.askedThisRound = askedInLastRound(position.answers);
    if (const auto reason = whyNot(position)) throw Mistake(*reason);
    const Deduction deduction = deduce(position.layout, position.answers);
    if (deduction.worlds == 0 && deduce(position.layout, {}).worlds == 0)
        throw Mistake("no valid problem can be made with these cards");
    if (deduction.worlds == 0) throw Mistake("these answers contradict each other: no world fits them all");
    return position;
}

void MachineWish::ask(Command command) {
    command.option("--mode", mode, "classic, extreme or nightmare").withStandard();
    command.option("--verifiers", verifiers, "4, 5 or 6").withStandard();
    command.option("--difficulty", difficulty, "easy (cards 1-17), standard (up to 22) or hard (up to 48)")
        .withStandard();
    command.option("--level", level,
                   "1 (first steps) to 5 (for masters), by what there is to think, instead of by cards");
    command.flag("--obvious", obvious, "also problems whose cards tell the code before anything is asked");
    command.option("-s,--seed", seed, "the same seed, the same problems; without it they are always new");
}

std::function<Problem()> MachineWish::dealerOfLevel(const std::shared_ptr<SeededChance>& chance) const {
    const Mode kind = modeCalled(mode);
    const int lowest = lowestLevel(kind, verifiers), highest = highestLevel(kind);
    if (obvious) throw Mistake("--obvious and --level: what needs no question has no level");
    if (*level < lowest || *level > highest)
        throw Mistake(fmt::format("--level: {} with {} verifiers has levels {} to {}, not {}", mode, verifiers, lowest,
                                  highest, *level));
    return [=, count = verifiers, wanted = *level] {
        return generateOfLevel(kind, count, wanted, [&](int n) { return chance->below(n); });
    };
}

std::function<Problem()> MachineWish::dealer() const {
    const auto wanted = difficultyFrom(difficulty);
    if (!wanted) throw Mistake("there is no difficulty \"" + difficulty + "\"; choose easy, standard or hard");
    if (verifiers < fewestVerifiers || verifiers > mostVerifiers)
        throw Mistake("a machine has 4, 5 or 6 verifiers, not " + std::to_string(verifiers));
    const auto chance = std::make_shared<SeededChance>(seed ? *seed : std::random_device{}());
    if (level) return dealerOfLevel(chance);
    return [=, kind = modeCalled(mode), count = verifiers, level = *wanted, any = obvious] {
        return generate(kind, count, level, [&](int n) { return chance->below(n); }, any);
    };
}

Problem problemCalled(const std::string& name) {
    if (!name.empty() && name.size() <= 2 && name.find_first_not_of("0123456789") == std::string::npos) {
        const PrintedProblem* const printed = printedProblem(numberIn(name, "problem"));
        if (printed == nullptr) throw Mistake("there is no printed problem " + name + ": they are numbered 1 to 20");
        return problemOf(*printed);
    }
    return orMistake(problemFromShareCode(name));
}

Effort within(double seconds) {
    if (!(seconds >= 0)) throw Mistake("--limit: give a number of seconds, 0 or more");  // also if it is no number
    if (seconds == 0) return {};
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    return {.keepGoing = [end] { return std::chrono::steady_clock::now() < end; }};
}

std::string several(std::string_view number, std::string_view what) {
    return fmt::format("{} {}{}", number, what, number == "1" ? "" : "s");
}
std::string several(std::uint64_t number, std::string_view what) { return several(std::to_string(number), what); }

std::vector<std::string> criteriaOf(const Problem& problem) {
    std::vector<std::string> texts;
    for (std::size_t verifier = 0; verifier < problem.layout.verifiers; ++verifier)
        texts.push_back(describe(problem.active[verifier].criterion()));
    return texts;
}

std::vector<std::string> cardsOf(const Layout& layout) {
    std::vector<std::string> rows;
    for (std::size_t row = 0; row < layout.verifiers; ++row) {
        const auto& cards = layout.cards[row];
        rows.push_back(std::to_string(cards[0]) + (cards[1] == 0 ? "" : "/" + std::to_string(cards[1])));
    }
    return rows;
}

}  // namespace parlour::cli
