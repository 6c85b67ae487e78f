// Feeds anything as a stored table: every line is a change. Whatever is told, it is a fault or a table that can be
// shown to everybody, replayed and played on. SPDX-License-Identifier: MIT
#include <cstdlib>

#include "server/table/replay.h"

using namespace parlour;
using namespace parlour::server;

namespace {

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

void showToAll(const Table& table) {
    (void)table.state();
    (void)table.line();
    if (table.match() == nullptr) return;
    (void)table.game({}, 0, HowMuch::everything);
    for (std::uint8_t seat = 0; seat < mostSeats; ++seat) (void)table.game(seat, 0, HowMuch::changes);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto changes = linesOf({reinterpret_cast<const char*>(data), size});
    for (int number = 1; number <= 2; ++number)
        if (const auto replay = replayOf(changes, number)) (void)viewAt(*replay, 0, replay->steps.size() / 2);
    Table table;
    if (!retell(changes, table)) return 0;
    showToAll(table);
    SeededChance chance(size);
    table.armLimit(0);
    for (Time now = 1; now < 20 && table.stage() == Stage::playing; ++now) {
        table.timeUp({now, now}, chance);
        showToAll(table);
    }
    if (table.isBroken()) std::abort();
    return 0;
}
