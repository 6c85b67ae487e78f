// Values positions with the exact solver, and tells what each question changed.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/coach/review.h"

#include <algorithm>
#include <cmath>

#include "games/turing_machine/machine.h"

namespace parlour::turing_machine::coach {
namespace {

constexpr int thousand = 1000, good = 100, inaccurate = 300;

Amount inThousandths(const Expected& expected) {
    const auto rounded = [](const Fraction& fraction) {
        return static_cast<std::int32_t>(std::llround(fraction.value() * thousand));
    };
    return {rounded(expected.rounds), rounded(expected.questions)};
}

Position asked(const Position& before, const Answer& answer, bool newRound) {
    Position after = before;
    after.answers.push_back(answer);
    after.askedThisRound = newRound ? 1 : before.askedThisRound + 1;
    return after;
}

Amount costOf(bool newRound) { return {newRound ? thousand : 0, thousand}; }

std::vector<AskedInRound> askedOn(const Sheet& sheet, const Problem& problem) {
    std::vector<AskedInRound> all;
    for (const Row& row : sheet.rows)
        for (const Verifier verifier : row.asked) {
            const auto v = static_cast<std::uint8_t>(verifier);
            all.push_back({row.round, {row.proposal, v, problem.answer(v, row.proposal)}});
        }
    return all;
}

/// Its rounds are not written down, but it never asks about one proposal in two rounds.
std::vector<AskedInRound> askedByMachine(const MachinePlay& play) {
    std::vector<AskedInRound> all;
    for (const Answer& answer : play.answers) {
        const bool newRound = all.empty() || all.back().answer.proposal != answer.proposal;
        const int round = all.empty() ? 1 : all.back().round + (newRound ? 1 : 0);
        all.push_back({static_cast<std::uint8_t>(round), answer});
    }
    return all;
}

}  // namespace

Effort reviewEffort() { return {.mostNodes = 4000, .keepGoing = {}, .lookAhead = false}; }

Reviewer::Reviewer(const Layout& layout, Effort effort)
    : solver_(layout, std::size_t{128} << 20), effort_(std::move(effort)) {}

Reviewer::Value Reviewer::valueOf(const Position& position) {
    const Solution solution = solver_.solve(position, effort_);
    if (solution.worlds == 0 || solution.solved()) return {};
    return {inThousandths(solution.upper), solution.optimal, solution.next};
}

Reviewer::Value Reviewer::valueOfAsking(const Position& position, Code proposal, int verifier, bool newRound) {
    double rounds = 0, questions = 0, worlds = 0;
    Value value;
    for (const bool yes : {false, true}) {
        const Position after = asked(position, {proposal, static_cast<std::uint8_t>(verifier), yes}, newRound);
        const Solution solution = solver_.solve(after, effort_);
        if (solution.worlds == 0) continue;
        worlds += solution.worlds;
        if (solution.solved()) continue;
        rounds += solution.upper.rounds.value() * solution.worlds;
        questions += solution.upper.questions.value() * solution.worlds;
        value.proven = value.proven && solution.optimal;
    }
    const auto mean = [&](double sum) { return static_cast<std::int32_t>(std::llround(sum / worlds * thousand)); };
    value.amount = Amount{mean(rounds), mean(questions)} + costOf(newRound);
    return value;
}

Worth Reviewer::worthOf(const Position& position, const Value& best, const ReviewedQuestion& question, bool newRound) {
    if (question.before.worlds == question.after.worlds) {
        const QuestionWorth told =
            coach::worthOf(solver_.worlds(), fitting(solver_.worlds(), position.answers), question.asked.proposal,
                           static_cast<int>(question.asked.verifier), newRound);
        if (told.yes.worlds == 0 || told.no.worlds == 0) return Worth::wasted;
    }
    if (question.before.code) return Worth::wasted;
    const Amount lost = question.lost;
    if (lost.rounds <= 0 && lost.questions <= 0) {
        const std::vector<std::uint32_t> list = fitting(solver_.worlds(), position.answers);
        const Move greedy = greedyMove(solver_.questions(), list, roundOf(position));
        const Value obvious =
            valueOfAsking(position, Code{static_cast<std::uint8_t>(greedy.proposal)}, greedy.verifier, greedy.newRound);
        const Amount more = obvious.amount - best.amount;
        const bool isHidden = more.rounds > 0 || (more.rounds == 0 && more.questions > 0);
        return best.proven && obvious.proven && isHidden ? Worth::brilliant : Worth::best;
    }
    if (lost.rounds < good) return Worth::good;
    return lost.rounds < inaccurate ? Worth::inaccurate : Worth::costly;
}

ReviewedSheet Reviewer::review(std::span<const AskedInRound> all) {
    ReviewedSheet sheet;
    Position position{.layout = solver_.worlds().layout(), .answers = {}, .askedThisRound = 0};
    const auto leftNow = [&] { return leftIn(solver_.worlds(), fitting(solver_.worlds(), position.answers)); };
    Value value = valueOf(position);
    sheet.start = value.amount;
    if (leftNow().code) sheet.knownAfter = 0;
    int round = 0;
    for (const auto& [inRound, answer] : all) {
        const bool newRound = inRound != round;
        round = inRound;
        ReviewedQuestion question{
            .round = inRound, .asked = {answer.proposal, Verifier(answer.verifier), answer.yes}, .before = leftNow()};
        const Value asking = valueOfAsking(position, answer.proposal, answer.verifier, newRound);
        const Position before = position;
        position = asked(position, answer, newRound);
        const Value after = valueOf(position);
        question.after = leftNow();
        question.lost = asking.amount - value.amount;
        question.luck = costOf(newRound) + after.amount - asking.amount;
        question.proven = value.proven && asking.proven;
        question.worth = worthOf(before, value, question, newRound);
        if (value.next)
            question.best = coach::worthOf(solver_.worlds(), fitting(solver_.worlds(), before.answers),
                                           value.next->proposal, value.next->verifier, value.next->newRound);
        sheet.lost = sheet.lost + question.lost;
        sheet.luck = sheet.luck + question.luck;
        sheet.played = sheet.played + costOf(newRound);
        sheet.questions.push_back(question);
        if (question.after.code && !sheet.knownAfter)
            sheet.knownAfter = static_cast<std::uint16_t>(sheet.questions.size());
        value = after;
    }
    sheet.rest = value.amount;
    return sheet;
}

std::optional<Problem> problemIn(const FaceUp& up) {
    if (!up.end) return {};
    Problem problem{.layout = layoutOf(up), .active = {}, .code = up.end->code};
    for (std::size_t i = 0; i < up.end->criteria.size(); ++i)
        problem.active[i] = {up.end->criteria[i].card, up.end->criteria[i].place};
    return problem;
}

Review reviewOf(const FaceUp& up) {
    const Problem problem = *problemIn(up);
    Reviewer reviewer(problem.layout, reviewEffort());
    Review review;
    for (const Sheet& sheet : up.sheets) review.sheets.push_back(reviewer.review(askedOn(sheet, problem)));
    review.machine = reviewer.review(askedByMachine(playMachine(problem, up.options.machine, machineEffort())));
    return review;
}

}  // namespace parlour::turing_machine::coach
