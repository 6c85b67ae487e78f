// A program that plays a seat: it is asked over JSON lines (docs/bots.md), and its answers are judged before they
// count. SPDX-License-Identifier: MIT
#pragma once
#include <vector>

#include "cli/child.h"
#include "games/games.h"
#include "server/protocol.h"

namespace parlour::cli {

/// A picture, for a program: what is to be seen on it, and where it is.
struct Seen {
    std::int32_t card;
    PictureText says;
    std::string url;
};
WIRE(Seen, card, says, url)

class Program {
public:
    /// Starts it by the shell; it has so many milliseconds for each answer.
    Program(const std::string& command, int deadline) : child_(command), deadline_(deadline) {}

    /// What it wants to do, empty if nothing; why it has no good answer, if it has none. `untold` are the pictures of
    /// the view that it was not told before.
    OrFault<std::string> choose(const AnyGame& game, const std::string& view, std::vector<Seen> untold);
    void hearEnd(const std::vector<int>& scores, const std::vector<Seat>& winners);

private:
    Child child_;
    int deadline_;
};

}  // namespace parlour::cli
