// A game that is over, from a file: as a house gives it out, or as the page keeps its film.
// SPDX-License-Identifier: MIT
#include "cli/given_game.h"

#include <fstream>
#include <sstream>

#include "cli/commands.h"
#include "games/reel.h"

namespace parlour::cli {
namespace {

constexpr std::string_view sign = "parlour film";

/// What web/src/film/file.ts writes. Its pictures are not looked at here.
struct FilmFile {
    std::string is;
    Film film;
    wire::Raw images{"{}"};
};
OPTIONS(FilmFile, is, film, images)

/// Whether a file says of itself that it is a film, whatever comes after.
bool isSigned(std::string_view text) {
    const auto head = text.substr(0, 64);
    return head.find(R"("is")") != std::string_view::npos && head.find(sign) != std::string_view::npos;
}

}  // namespace

Replay givenGame(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw Mistake("there is no file " + path + " to be read");
    std::stringstream stream;
    stream << file.rdbuf();
    const std::string text = stream.str();
    if (isSigned(text)) {
        FilmFile film;
        if (const auto fault = wire::read(text, film))
            throw Mistake(path + " is a film that is damaged: " + fault->says);
        return film.film.replay;
    }
    Replay replay;
    if (const auto fault = wire::read(text, replay))
        throw Mistake(path + " is no game that a house has given out, and no film of one: " + fault->says);
    return replay;
}

}  // namespace parlour::cli
