// parlour deck: paints decks, shows them on a sheet, lists them, and imports people's own.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "cli/commands.h"
#include "decks/import/import.h"
#include "server/table/names.h"

namespace parlour::cli {
namespace {

namespace fs = std::filesystem;

/// Does what writes into `folder`, or says why it cannot.
template <class Work>
auto writingInto(const fs::path& folder, const Work& work) {
    try {
        return work();
    } catch (const fs::filesystem_error& error) {
        throw Mistake(fmt::format("{} cannot be written: {}", folder.string(), error.code().message()));
    }
}

/// Counts on one line of a terminal; says nothing in a pipe.
void tellProgress(int done, int all) {
    if (isatty(STDERR_FILENO) == 0) return;
    fmt::print(stderr, "\r{} of {}{}", done, all, done == all ? "\n" : "");
}

void addPaint(Command deck) {
    Command command = deck.command("paint", "paint dreams, tales or reveries into a folder");
    struct Asked {
        std::string kind, out, word;
        int count = 0;
        std::uint32_t seed = 1;
    };
    const auto asked = std::make_shared<Asked>();
    command.option("deck", asked->kind, "dreams, tales or reveries").required();
    command.option("--count", asked->count, "how many cards (default: 90, tales 144)").between(1, 1000);
    const Word seed = command.option("--seed", asked->seed, "the same seed paints the same deck");
    command.option("--word", asked->word, "or a word; hosts can have the same painted at a table").insteadOf(seed);
    command.option("--out", asked->out, "the folder").required();
    command.runs([asked] {
        const auto kind = decks::kindCalled(asked->kind);
        if (!kind)
            throw Mistake(
                fmt::format("there is no deck \"{}\" to paint; there are dreams, tales and reveries", asked->kind));
        const bool free = !fs::exists(asked->out) || (fs::is_directory(asked->out) && fs::is_empty(asked->out));
        if (!free && !fs::exists(fs::path(asked->out) / "deck.json"))
            throw Mistake(asked->out + " is there and holds no deck; give another folder with --out");
        if (!asked->word.empty()) {
            const auto key = server::keyOfSeedWord(asked->word);
            if (!key) throw Mistake("please give one word, of letters alone, with --word");
            asked->seed = server::seedOfWord(*key);
        }
        const int count = asked->count > 0 ? asked->count : decks::usualCount(*kind);
        const auto painted = orMistake(writingInto(
            asked->out, [&] { return decks::paintDeck(*kind, count, asked->seed, asked->out, tellProgress); }));
        fmt::print("{} {} in {}\n", painted.cards.size(), painted.name, asked->out);
    });
}

void addSheet(Command deck) {
    Command command = deck.command("sheet", "show all cards of a deck on one picture");
    struct Asked {
        std::string folder, out;
        int tile = 150;
    };
    const auto asked = std::make_shared<Asked>();
    command.option("folder", asked->folder, "a deck").required();
    command.option("--out", asked->out, "the picture, a WebP (default: sheet.webp in the deck)");
    command.option("--tile", asked->tile, "pixels of a card").between(24, 360);
    command.runs([asked] {
        const auto sheet = orMistake(decks::contactSheet(asked->folder, asked->tile));
        const fs::path out = asked->out.empty() ? fs::path(asked->folder) / "sheet.webp" : fs::path(asked->out);
        const auto webp = decks::encodeWebp(sheet, std::size_t{1400} << 10);
        std::ofstream file(out, std::ios::binary);
        file.write(reinterpret_cast<const char*>(webp.data()), static_cast<std::streamsize>(webp.size()));
        if (!file) throw Mistake(out.string() + " cannot be written");
        fmt::print("{}\n", out.string());
    });
}

/// The folders on a shelf that hold decks, in order.
std::vector<fs::path> decksOn(const fs::path& shelf) {
    std::vector<fs::path> folders;
    if (!fs::is_directory(shelf)) return folders;
    for (const auto& entry : fs::directory_iterator(shelf))
        if (fs::exists(entry.path() / "deck.json")) folders.push_back(entry.path());
    std::ranges::sort(folders);
    return folders;
}

void addList(Command deck) {
    Command command = deck.command("list", "list the decks there are");
    const auto data = std::make_shared<std::string>();
    askForData(command, *data);
    command.runs([data] {
        std::vector<fs::path> folders = decksOn(besideProgram("decks"));
        std::ranges::copy(decksOn(fs::path(*data) / "decks"), std::back_inserter(folders));
        std::string unreadable;
        for (const fs::path& folder : folders) {
            const auto read = decks::readDeck(folder);
            if (!read) {
                unreadable += (unreadable.empty() ? "" : "\n") + read.error().says;
                continue;
            }
            const auto& found = *read;
            fmt::print("{:<20} {:>4} pictures  {}\n", found.name, found.cards.size(), folder.string());
        }
        if (folders.empty())
            fmt::print("There are no decks yet: script/build paints two, and parlour deck import makes your own.\n");
        if (!unreadable.empty()) throw Mistake(unreadable);
    });
}

void addImport(Command deck) {
    Command command = deck.command("import", "make a deck of your own pictures (PNG, JPEG, WebP; at least 60)");
    struct Asked {
        std::string from, name, data, into;
    };
    const auto asked = std::make_shared<Asked>();
    command.option("from", asked->from, "a folder or a ZIP archive").required();
    command.option("--name", asked->name, "what to call it (default: as the folder or archive is called)");
    const Word data = askForData(command, asked->data);
    command.option("--into", asked->into, "any other folder for the deck (default: decks in --data)").insteadOf(data);
    command.runs([asked] {
        const fs::path from = fs::absolute(asked->from).lexically_normal();
        const std::string name = !asked->name.empty()  ? asked->name
                                 : from.has_filename() ? from.stem().string()
                                                       : from.parent_path().filename().string();
        if (const auto fault = decks::whyNotName(name)) throw Mistake(fault->says);
        const fs::path shelf = asked->into.empty() ? fs::path(asked->data) / "decks" : fs::path(asked->into);
        const auto source = orMistake(decks::openSource(from), asked->from);
        const auto imported =
            orMistake(writingInto(shelf / name, [&] { return decks::importDeck(*source, name, shelf, tellProgress); }));
        fmt::print("{} pictures in {}\n", imported.cards.size(), (shelf / name).string());
    });
}

}  // namespace

void addDeck(Command app) {
    Command deck = app.command("deck", "picture decks: paint, sheet, list, import");
    addPaint(deck);
    addSheet(deck);
    addList(deck);
    addImport(deck);
}

}  // namespace parlour::cli
