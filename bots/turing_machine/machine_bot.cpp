// How a mind sits at a table: the sheet is its position, its advice becomes a proposal, a question or a thumb.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/machine_bot.h"

#include "games/turing_machine/mind.h"

namespace parlour::bots {
namespace {

using namespace turing_machine;

/// Some milliseconds for a question, and little memory: other tables are waiting.
Means means() {
    return {.effort = {.mostNodes = 100, .keepGoing = {}, .lookAhead = false},
            .mostBytes = std::size_t{8} << 20,
            .mostWorlds = 1000};
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
        if (whyNot(view, Show{})) return {};
        const Row* row = rowNow(up, up.sheets[sheetOf(up, *view.seat)]);

        Position position{layoutOf(up), answersIn(view), row ? row->asked.count() : 0};
        const auto question =
            mindFor(position.layout).next(position, row ? std::optional(row->proposal) : std::nullopt);
        if (!question) return Show{deduce(position.layout, position.answers).codes.first()};
        const Ask ask{static_cast<Verifier>(question->verifier)};
        if (row && row->proposal == question->proposal && !whyNot(view, ask)) return ask;
        const Propose propose{question->proposal};
        if (!whyNot(view, propose)) return propose;
        return Show{};
    }

private:
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
