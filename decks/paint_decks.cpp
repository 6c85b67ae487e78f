// paint_decks FOLDER: paints Parlour's decks into FOLDER/dreams, FOLDER/tales and FOLDER/reveries, anew where they are
// there. Run by the build.
// SPDX-License-Identifier: MIT
#include <unistd.h>

#include <cstdio>
#include <string>

#include "decks/deck.h"

using namespace parlour::decks;

namespace {

/// On a terminal one line that counts; in a log a line for each quarter.
void tell(Kind kind, int done, int all) {
    const bool terminal = isatty(STDOUT_FILENO) != 0;
    if (!terminal && done * 4 / all == (done - 1) * 4 / all) return;
    std::printf("%spainting %s: %d of %d%s", terminal ? "\r" : "", std::string(nameOf(kind)).c_str(), done, all,
                terminal && done < all ? "" : "\n");
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: paint_decks FOLDER\n", stderr);
        return 2;
    }
    try {
        for (const Kind kind : allKinds) {
            const auto folder = std::filesystem::path(words[1]) / nameOf(kind);
            std::filesystem::remove_all(folder);  // what an older painter made
            const auto painted =
                paintDeck(kind, usualCount(kind), 1, folder, [&](int done, int all) { tell(kind, done, all); });
            if (!painted) {
                std::fprintf(stderr, "paint_decks: %s\n", painted.error().says.c_str());
                return 1;
            }
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "paint_decks: %s\n", error.what());
        return 1;
    }
    return 0;
}
