// parlour referee: a match on the command line, one JSON object a line in, one a line out. This is how
// outside bots, tests and other programs play. The protocol is in docs/referee.md.
// SPDX-License-Identifier: MIT
#include "cli/referee.h"

#include <iostream>

#include "cli/commands.h"

namespace parlour::cli {
namespace {

constexpr std::size_t longestLine = 65536;

/// All that a line can ask for; each line uses some of it.
struct Line {
    std::optional<int> seat;
    std::optional<wire::Raw> do_;
    bool look = false, watch = false, clock = false;
};
OPTIONS(Line, seat, do_, look, watch, clock)

constexpr std::string_view shapes =
    R"(say {"seat":0,"do":{...}}, {"seat":0,"look":true}, {"watch":true} or {"clock":true})";

std::string error(std::string_view what) {
    std::string answer = R"({"error":)";
    wire::writeString(answer, what);
    return answer + "}";
}

}  // namespace

std::string Referee::answer(std::string_view json) {
    if (json.size() > longestLine) return error("a line may have at most 65536 bytes");
    Line line;
    if (const auto fault = wire::read(json, line)) return error(fault->says + "; " + std::string(shapes));
    const int asked = (line.do_ ? 1 : 0) + (line.look ? 1 : 0) + (line.watch ? 1 : 0) + (line.clock ? 1 : 0);
    const bool needsSeat = line.do_ || line.look;
    if (asked != 1 || needsSeat != line.seat.has_value()) return error(shapes);
    if (line.watch) return R"({"view":)" + match_->watch() + "}";
    if (line.clock && !match_->clock()) return error("no time limit is running");
    if (line.clock) {
        const auto happenings = match_->timeUp(chance_);
        return happenings ? done(*happenings) : error(happenings.error().says);
    }
    if (*line.seat < 0 || *line.seat >= match_->players())
        return error("the seats are 0 to " + std::to_string(match_->players() - 1));
    const Seat seat{static_cast<std::uint8_t>(*line.seat)};
    return line.look ? R"({"view":)" + match_->view(seat) + "}" : answer(seat, line.do_->json);
}

std::string Referee::answer(Seat seat, std::string_view command) {
    return std::visit(Cases{
                          [&](const std::vector<Happening>& happenings) { return done(happenings); },
                          [](const Refusal& refusal) { return R"({"refused":)" + wire::message(refusal) + "}"; },
                          [](const Fault& fault) { return error("in \"do\", " + fault.says); },
                      },
                      match_->submit(seat, command, chance_));
}

std::string Referee::done(const std::vector<Happening>& happenings) const {
    std::string answer = R"({"done":true,"events":[)";
    for (const Happening& happening : happenings) {
        if (!happening.isPublic) continue;
        if (answer.back() != '[') answer += ',';
        answer += happening.json;
    }
    answer += ']';
    if (match_->isOver())
        answer += R"(,"over":true,"scores":)" + wire::journal(match_->scores()) + R"(,"winners":)" +
                  wire::journal(match_->winners());
    return answer + "}";
}

void addReferee(Command app) {
    Command command = app.command("referee", "referee a match: JSON lines in, JSON lines out");
    const auto setting = std::make_shared<Setting>();
    setting->ask(command);
    command.runs([setting] {
        SeededChance chance(setting->seed);
        Referee referee(orMistake(setting->chosen().open(setting->options, setting->seats(), chance)), chance);
        for (std::string line; std::getline(std::cin, line);)
            if (line.find_first_not_of(" \t\r") != std::string::npos)
                std::cout << referee.answer(line) << '\n' << std::flush;
    });
}

}  // namespace parlour::cli
