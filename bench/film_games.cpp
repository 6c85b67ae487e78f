// Games by luck of every kind there is as films, one a line, each with a hash of every view that anybody had in it:
// web/browser_tests/films.bench.ts tells them again in WebAssembly and compares. film_games [GAMES [SEED]].
// SPDX-License-Identifier: MIT
#include <cstdio>

#include "games/random_replay.h"

namespace parlour {
namespace {

/// FNV-1a in 32 bits, which the other side computes as quickly.
void hash(std::uint32_t& sum, std::string_view text) {
    for (const char letter : text) sum = (sum ^ static_cast<unsigned char>(letter)) * 0x01000193U;
}

void write(const AnyGame& game, const std::string& options, int players, std::uint64_t seed) {
    const Recorded played = recorded(game, options, players, seed);
    std::uint32_t one = 0x811c9dc5U, other = 0x9747b28cU;
    for (const auto& views : played.views)
        for (const std::string& view : views) hash(one, view), hash(other, view);
    std::string steps;
    for (const std::size_t step : played.steps) steps += (steps.empty() ? "" : ",") + std::to_string(step);
    std::printf("{\"film\":%s,\"steps\":[%s],\"hash\":\"%08x%08x\"}\n",
                wire::message(Film{played.replay, {}, {}, {}}).c_str(), steps.c_str(), one, other);
}

}  // namespace
}  // namespace parlour

int main(int count, char** words) {
    const auto number = [&](int at, int otherwise) { return count > at ? std::stoi(words[at]) : otherwise; };
    const auto& games = parlour::allGames();
    for (int i = 0; i < number(1, 30); ++i) {
        const auto& game = *games[static_cast<std::size_t>(i) % games.size()];
        const int turn = i / static_cast<int>(games.size());
        const auto kinds = parlour::kindsOf(game.name());
        const auto& options = kinds[static_cast<std::size_t>(turn) % kinds.size()];
        int players = game.fewestPlayers() + turn % (game.mostPlayers() - game.fewestPlayers() + 1);
        for (auto no = game.whyNot(options, players); no && *no; no = game.whyNot(options, players)) ++players;
        parlour::write(game, options, players, static_cast<std::uint64_t>(number(2, 1) + i));
    }
}
