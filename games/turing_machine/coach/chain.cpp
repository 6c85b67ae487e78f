// Looks for the easiest next step: plain answers first, then arguments with few cases, then with more, then trial.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/chain.h"

#include <algorithm>
#include <limits>

namespace parlour::turing_machine::coach {
namespace {

constexpr int deepest = 4;         // cases of cases of cases: more is no reason any more
constexpr int mostCases = 150;     // nor is a longer list
constexpr int shallow = 2;         // up to here the shortest argument is looked for, below it any
constexpr int mostTries = 20'000;  // for each line and depth, so that a hint comes at once
constexpr int digitsOfAShape = 5, shapes = 3;

int valueOf(Code code, int shape) { return shape == 0 ? code.triangle() : shape == 1 ? code.square() : code.circle(); }

std::vector<std::uint8_t> bitsOf(unsigned set) {
    std::vector<std::uint8_t> bits;
    for (; set != 0; set &= set - 1) bits.push_back(static_cast<std::uint8_t>(std::countr_zero(set)));
    return bits;
}

}  // namespace

Chain::Chain(const Position& position) : board_(position), truth_(deduce(position.layout, position.answers)) {}

// ---- What is true ------------------------------------------------------------------------------------------

bool Chain::isPossible(Line line) const {
    for (int verifier = 0; verifier < board_.rows(); ++verifier)
        if (truth_.isPossible(verifier, line.row, line.place)) return true;
    return false;
}
bool Chain::isPossible(Pairing pairing) const { return truth_.possible[pairing.verifier][pairing.row] != 0; }
bool Chain::isPossible(Digit digit) const {
    bool possible = false;
    forEachCode(truth_.codes, [&](Code code) { possible = possible || valueOf(code, digit.shape) == digit.value; });
    return possible;
}

void Chain::mark(Line line) {
    if (!isPossible(line)) board_.strike(line);
}
void Chain::mark(Pairing pairing) {
    if (!isPossible(pairing)) board_.strike(pairing);
}
void Chain::mark(Digit digit) {
    if (!isPossible(digit)) struckDigits_[digit.shape][digit.value] = true;
}

std::vector<Line> Chain::strikableLines() const {
    std::vector<Line> lines;
    for (int row = 0; row < board_.rows(); ++row)
        forEachLeft(board_, row, [&](Line line) {
            if (!isPossible(line)) lines.push_back(line);
        });
    return lines;
}

std::vector<Pairing> Chain::strikablePairings() const {
    std::vector<Pairing> pairings;
    for (int row = 0; row < board_.rows(); ++row)
        for (const std::uint8_t verifier : bitsOf(board_.owners(row)))
            if (const Pairing pairing{static_cast<std::uint8_t>(row), verifier}; !isPossible(pairing))
                pairings.push_back(pairing);
    return pairings;
}

int Chain::strikable() const { return static_cast<int>(strikableLines().size() + strikablePairings().size()); }

// ---- The kinds of steps, from easy to hard -----------------------------------------------------------------

/// Outside nightmare: the first answer that rules lines out.
std::optional<Step> Chain::byAnswer() const {
    if (board_.isNightmare()) return {};
    for (const Answer& answer : board_.answers()) {
        Step step{.reason = Reason::answer, .answer = answer};
        forEachLeft(board_, answer.verifier, [&](Line line) {
            if (board_.option(line).codes.has(answer.proposal) != answer.yes) step.lines.push_back(line);
        });
        if (!step.lines.empty()) return step;
    }
    return {};
}

/// In nightmare: a line that none of the verifiers fits to which its row may belong.
std::optional<Step> Chain::byAnswers() const {
    if (!board_.isNightmare()) return {};
    std::optional<Step> best;
    for (const Line line : strikableLines()) {
        if (board_.holders(line) != 0) continue;
        Step step{.reason = Reason::answers, .lines = {line}, .rows = 1U << line.row};
        for (const std::uint8_t verifier : bitsOf(board_.owners(line.row)))
            step.cases.push_back({.depth = 1,
                                  .pairing = Pairing{line.row, verifier},
                                  .verdict = Verdict::answer,
                                  .answer = *board_.contradiction(line, verifier)});
        if (!best || step.cases.size() < best->cases.size()) best = std::move(step);
    }
    return best;
}

/// In nightmare: k verifiers that can only have k rows between them, or the other way round; the smallest such crowd.
std::optional<Step> Chain::byCrowd() const {
    if (!board_.isNightmare()) return {};
    const unsigned everybody = (1U << board_.rows()) - 1;
    std::optional<Step> best;
    for (unsigned verifiers = 1; verifiers < everybody; ++verifiers) {
        unsigned rows = 0;
        for (int row = 0; row < board_.rows(); ++row)
            if ((board_.owners(row) & verifiers) != 0) rows |= 1U << row;
        if (std::popcount(rows) != std::popcount(verifiers)) continue;
        if (best && std::popcount(best->verifiers) <= std::popcount(verifiers)) continue;
        Step step{.reason = Reason::crowd, .rows = rows, .verifiers = verifiers};
        for (const std::uint8_t row : bitsOf(rows))
            for (const std::uint8_t other : bitsOf(board_.owners(row) & ~verifiers))
                step.pairings.push_back({row, other});
        if (!step.pairings.empty()) best = std::move(step);
    }
    for (unsigned rows = 1; rows < everybody; ++rows) {
        unsigned verifiers = 0;
        for (const std::uint8_t row : bitsOf(rows)) verifiers |= board_.owners(row);
        if (std::popcount(rows) != std::popcount(verifiers)) continue;
        if (best && std::popcount(best->verifiers) <= std::popcount(verifiers)) continue;
        Step step{.reason = Reason::crowd, .rows = rows, .verifiers = verifiers};
        for (int row = 0; row < board_.rows(); ++row)
            for (const std::uint8_t verifier : bitsOf((rows >> row & 1) != 0 ? 0U : board_.owners(row) & verifiers))
                step.pairings.push_back({static_cast<std::uint8_t>(row), verifier});
        if (!step.pairings.empty()) best = std::move(step);
    }
    return best;
}

std::optional<Step> Chain::bySupposing() const {
    const std::vector<Line> lines = strikableLines();
    const std::vector<Pairing> pairings = strikablePairings();
    for (int depth = 0; depth <= deepest; ++depth) {
        std::optional<Line> bestLine;
        std::optional<Pairing> bestPairing;
        int least = mostCases;
        const auto consider = [&]<class Target>(const std::vector<Target>& targets, std::optional<Target>& best) {
            for (const Target target : targets) {
                if (depth > shallow && least < mostCases) return;
                const int cases = Refutation(board_, mostTries).cost(target, depth, least);
                if (cases < least) best = target, least = cases;
            }
        };
        consider(pairings, bestPairing);
        consider(lines, bestLine);
        if (!bestLine && !bestPairing) continue;
        Refutation refutation(board_, mostTries);
        const Argument argument = bestLine ? refutation.tell(*bestLine, depth) : refutation.tell(*bestPairing, depth);
        Step step{.reason = Reason::suppose, .cases = argument.cases, .rows = argument.rows};
        bestLine ? step.lines.push_back(*bestLine) : step.pairings.push_back(*bestPairing);
        return step;
    }
    return {};
}

std::uint32_t Chain::combinations() const {
    std::uint64_t product = 1;
    for (int row = 0; row < board_.rows(); ++row)
        product = std::min<std::uint64_t>(product * static_cast<unsigned>(std::popcount(board_.left(row))),
                                          std::numeric_limits<std::uint32_t>::max());
    return static_cast<std::uint32_t>(product);
}

std::optional<Step> Chain::byTrying() const {
    const std::vector<Line> lines = strikableLines();
    const std::vector<Pairing> pairings = strikablePairings();
    if (lines.empty() && pairings.empty()) return {};
    Step step{.reason = Reason::tried, .rows = (1U << board_.rows()) - 1, .combinations = combinations()};
    lines.empty() ? step.pairings.push_back(pairings.front()) : step.lines.push_back(lines.front());
    return step;
}

/// A shape of which digits are not struck yet that are out: if possible for what one row says.
std::optional<Step> Chain::forDigits() const {
    for (std::uint8_t shape = 0; shape < shapes; ++shape) {
        for (int row = 0; row <= board_.rows(); ++row) {
            const bool byRow = row < board_.rows();
            CodeSet allowed = byRow ? CodeSet{} : truth_.codes;
            if (byRow) forEachLeft(board_, row, [&](Line line) { allowed = allowed | board_.option(line).codes; });
            std::array<bool, digitsOfAShape + 1> seen{};
            forEachCode(allowed, [&](Code code) { seen[static_cast<std::size_t>(valueOf(code, shape))] = true; });
            Step step{.reason = byRow ? Reason::lines : Reason::codes,
                      .row = static_cast<std::uint8_t>(byRow ? row : 0),
                      .combinations = truth_.worlds};
            for (std::uint8_t value = 1; value <= digitsOfAShape; ++value)
                if (!seen[value] && !struckDigits_[shape][value]) step.digits.push_back({shape, value});
            if (!step.digits.empty()) return step;
        }
    }
    return {};
}

std::optional<Step> Chain::forCode() {
    if (toldCode_ || !truth_.codes.isSingle()) return {};
    return Step{.reason = Reason::onlyCode, .code = truth_.codes.first(), .combinations = truth_.worlds};
}

// ---- One after the other -----------------------------------------------------------------------------------

void Chain::take(const Step& step) {
    for (const Line line : step.lines) board_.strike(line);
    for (const Pairing pairing : step.pairings) board_.strike(pairing);
    for (const Digit digit : step.digits) struckDigits_[digit.shape][digit.value] = true;
    if (step.code) toldCode_ = true;
}

std::optional<Step> Chain::next() {
    if (truth_.worlds == 0 || toldCode_) return {};
    std::optional<Step> step;
    const bool isPlain = truth_.codes.isSingle() && board_.codes().isSingle();
    if (!isPlain) {
        step = byAnswer();
        if (!step) step = byAnswers();
        if (!step) step = byCrowd();
        if (!step && strikable() > 0) step = bySupposing();
        if (!step) step = byTrying();
        if (!step) step = forDigits();
    }
    if (!step) step = forCode();
    if (step) take(*step);
    return step;
}

std::vector<Step> wholeChain(const Position& position) {
    Chain chain(position);
    std::vector<Step> steps;
    while (auto step = chain.next()) steps.push_back(*std::move(step));
    return steps;
}

}  // namespace parlour::turing_machine::coach
