// Throws lines at the referee: whatever comes, it answers with one line of JSON, and a line that is refused or
// not understood changes nothing. The seeds are in fuzz/referee_fuzzer.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "cli/referee.h"
#include "games/games.h"

namespace {

using namespace parlour;

std::string everything(const Match& match) {
    std::string all = match.watch();
    for (int i = 0; i < match.players(); ++i) all += match.view(Seat(i));
    return all + std::to_string(match.journal().size());
}

void require(bool good) {
    if (!good) std::abort();
}

void play(const AnyGame& game, std::string_view lines) {
    SeededChance chance(1);
    auto opened = game.open("{}", game.fewestPlayers() < 3 ? 3 : game.fewestPlayers(), chance);
    cli::Referee referee(*std::move(opened), chance);
    while (!lines.empty()) {
        const auto line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(line.size() < lines.size() ? line.size() + 1 : line.size());
        const auto before = everything(referee.match());
        const auto answer = referee.answer(line);
        wire::Raw raw;
        require(!wire::read(answer, raw) && answer.find('\n') == std::string::npos);
        if (!answer.starts_with(R"({"done")")) require(everything(referee.match()) == before);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    for (const AnyGame* game : allGames()) play(*game, {reinterpret_cast<const char*>(data), size});
    return 0;
}
