// What a program is told and what it says; see program.h.
// SPDX-License-Identifier: MIT
#include "cli/program.h"

#include <fmt/core.h>

namespace parlour::cli {

/// What the program says: a command, or null for nothing.
struct Said {
    std::optional<wire::Raw> do_;
};
WIRE(Said, do_)

/// What the program is told.
struct Question {
    std::string game;
    wire::Raw view, facts;
    std::vector<Seen> pictures;
    int deadline;
};
WIRE(Question, game, view, facts, pictures, deadline)

OrFault<std::string> Program::choose(const AnyGame& game, const std::string& view, std::vector<Seen> untold) {
    const auto complaint = [](std::string what) { return std::unexpected(Fault{std::move(what)}); };
    child_.forget();
    const auto facts = game.facts(view);
    if (!facts) return complaint(facts.error().says);
    child_.tell(wire::message(Question{std::string(game.name()), {view}, {*facts}, std::move(untold), deadline_}));
    const auto line = child_.hear(deadline_);
    if (!line) return complaint(child_.isAlive() ? "the program is late" : "the program has ended");
    Said said;
    if (const auto fault = wire::read(*line, said))
        return complaint("the program said no {\"do\":...}: " + fault->says);
    if (!said.do_) return "";
    const auto verdict = game.judge(view, said.do_->json);
    if (!verdict) return complaint("no command: " + verdict.error().says);
    if (const auto& refusal = *verdict) {
        child_.tell(R"({"refused":)" + wire::message(*refusal) + "}");
        return complaint("refused: " + withRule(*refusal));
    }
    return said.do_->json;
}

void Program::hearEnd(const std::vector<int>& scores, const std::vector<Seat>& winners) {
    child_.tell(
        fmt::format(R"({{"over":true,"scores":{},"winners":{}}})", wire::journal(scores), wire::journal(winners)));
}

}  // namespace parlour::cli
