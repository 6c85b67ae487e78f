// How a mind sits at a table: the sheet is its position, its advice becomes a proposal, a question or a thumb.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/machine_bot.h"

#include "games/turing_machine/mind.h"

namespace parlour::bots {
namespace {

using namespace turing_machine;

/// Some milliseconds for a question, and little memory: other tables are waiting.
Means means() {
    return {.effort = {.mostNodes = 100, .keepGoing = {}}, .mostBytes = std::size_t{8} << 20, .mostWorlds = 1000};
}

Strength strengthOf(Level level) {
    switch (level) {
        case Level::easy:
            return Strength::careless;
        case Level::normal:
            return Strength::thorough;
        case Level::hard:
            return Strength::perfect;
    }
    return Strength::careless;
}

class MachineBot final : public MachinePlayer {
public:
    explicit MachineBot(Level level) : strength_(strengthOf(level)) {}

    std::optional<Command> choose(const View& view, Chance&) override {
        const FaceUp& up = view.up;
        if (!view.seat || up.phase == Phase::over) return {};
        const Sheet& sheet = up.sheets[sheetOf(up, *view.seat)];
        if (sheet.finished || sheet.out) return {};
        const Row* row = !sheet.rows.empty() && sheet.rows.back().round == up.round ? &sheet.rows.back() : nullptr;

        Position position{layoutOf(up), answersIn(view), row ? row->asked.count() : 0};
        const auto question =
            mindFor(position.layout).next(position, row ? std::optional(row->proposal) : std::nullopt);
        if (!question) return Show{deduce(position.layout, position.answers).codes.first()};
        const bool goesOn = row && row->proposal == question->proposal;
        if (goesOn && mayAsk(up, *view.seat, *row, question->verifier))
            return Ask{static_cast<Verifier>(question->verifier)};
        if (!row || row->asked.empty()) return Propose{question->proposal};
        return Show{};
    }

private:
    /// M-R2, and M-X1: a handicap counts as questions of the first round.
    static bool mayAsk(const FaceUp& up, Seat seat, const Row& row, int verifier) {
        const bool counts = up.round == 1 && indexOf(seat) < up.options.handicap.size();
        const int most = mostQuestionsInRound - (counts ? up.options.handicap[indexOf(seat)] : 0);
        return row.asked.count() < most && !row.asked.contains(static_cast<Verifier>(verifier));
    }

    Mind& mindFor(const Layout& layout) {
        if (!mind_ || layout_ != layout) {
            layout_ = layout;
            mind_ = newMind(layout, strength_, means());
        }
        return *mind_;
    }

    Strength strength_;
    Layout layout_;
    std::unique_ptr<Mind> mind_;
};

}  // namespace

std::unique_ptr<MachinePlayer> newMachinePlayer(Level level) { return std::make_unique<MachineBot>(level); }

}  // namespace parlour::bots
