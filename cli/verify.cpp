// parlour verify: whether a game was dealt as its house had promised, from the file that the house gives of a game that
// is over, or from its film. The sums are those of games/verify.h; docs/fairness.md says what they prove.
// SPDX-License-Identifier: MIT
#include "games/verify.h"

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/given_game.h"

namespace parlour::cli {
namespace {

struct Doubted {
    std::string file, commitment, mix, luck;
    int seat = -1;
};

void verifyFile(const Doubted& asked) {
    const Replay replay = givenGame(asked.file);
    if (asked.luck.empty() != (asked.seat < 0)) throw Mistake("--luck and --seat go together: whose luck is it?");
    Witness witness;
    if (!asked.commitment.empty()) witness.commitment = asked.commitment;
    if (!asked.mix.empty()) witness.mix = asked.mix;
    if (!asked.luck.empty()) witness.luck = asked.luck, witness.seat = static_cast<std::uint8_t>(asked.seat - 1);
    const Verdict verdict = verify(replay, witness);
    if (verdict.finding != Finding::fair)
        throw Mistake(fmt::format("{}: not shown to be fair ({}): {}", asked.file,
                                  wire::allWords<Finding>[static_cast<std::size_t>(verdict.finding)], verdict.says));
    fmt::print("fair: {}\n", verdict.says);
    fmt::print("commitment {}\n", replay.proof->commitment);
    fmt::print("mix        {}\n", replay.proof->mix);
    fmt::print("luck added by {} of {} players", verdict.luckAdded.size(), replay.players.size());
    fmt::print("{}\n", verdict.finished ? "; played to its end" : "; ended early");
}

}  // namespace

void addVerify(Command app) {
    const auto asked = std::make_shared<Doubted>();
    Command command = app.command("verify", "check that a game was dealt as its house had promised before");
    command.option("file", asked->file, "a game that is over, as a house gives it out, or its film").required();
    command.option("--commitment", asked->commitment, "what was shown before the game, if you have noted it");
    command.option("--mix", asked->mix, "what was shown during the game, if you have noted it");
    command.option("--seat", asked->seat, "your seat, 1 and up, if you have noted the luck that you added");
    command.option("--luck", asked->luck, "the luck that was added in that seat");
    command.runs([asked] { verifyFile(*asked); });
}

}  // namespace parlour::cli
