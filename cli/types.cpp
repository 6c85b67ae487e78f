// parlour types: what goes over the wire, as TypeScript or JSON Schema, made from the C++ types.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"
#include "core/types.h"
#include "games/not_human/keepsake.h"
#include "games/note.h"
#include "games/turing/keepsake.h"
#include "games/turing_machine/coach/card_explained.h"
#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/coach/sheet_check.h"
#include "games/turing_machine/coach/strategy.h"
#include "games/turing_machine/coach/thinking.h"
#include "games/turing_machine/daily/daily.h"
#include "games/turing_machine/keepsake.h"
#include "games/turing_machine/practice/cardboard.h"
#include "games/turing_machine/practice/drill.h"
#include "games/turing_machine/practice/ladder.h"
#include "games/verify.h"
#include "server/house/own_pictures.h"

namespace parlour::cli {
namespace {

/// "turing-machine" as TypeScript can say it: "turing_machine".
std::string identifier(std::string_view name) {
    std::string text(name);
    std::ranges::replace(text, '-', '_');
    return text;
}

/// The types of all games by name, and what is known of each before it begins.
std::string listOfGames() {
    std::string types = "\nexport interface Games {\n", facts;
    for (const AnyGame* game : allGames()) {
        const std::string space = identifier(game->name());
        types += fmt::format(
            "  \"{0}\": {{ options: {1}.Options; view: {1}.View; command: {1}.Command; event: {1}.PublicEvent; facts: "
            "{1}.Facts }};\n",
            game->name(), space);
        facts += fmt::format("  \"{}\": {{ fewest: {}, most: {}, deck: \"{}\", timed: {}, options: {} }},\n",
                             game->name(), game->fewestPlayers(), game->mostPlayers(), game->deck(), game->isTimed(),
                             game->standardOptions());
    }
    return types + "}\n\n/** `deck`: of pictures, \"\" if it needs none. `options`: where nothing was chosen. */\n" +
           "export const gamesOfTheEngine: { [G in keyof Games]: { fewest: number; most: number; deck: string; timed: "
           "boolean; options: Games[G][\"options\"] } } = {\n" +
           facts + "};\n";
}

/// What the engine in the browser says as Turing Machine's coach, of its problems of the day, and for practice.
std::string coachTypescript() {
    using namespace turing_machine::coach;
    using namespace turing_machine::practice;
    static constexpr std::array said{wire::ShapePart{"Marks", &wire::shapeOf<Marks>},
                                     wire::ShapePart{"Hint", &wire::shapeOf<Hint>},
                                     wire::ShapePart{"NextQuestion", &wire::shapeOf<NextQuestion>},
                                     wire::ShapePart{"SheetCheck", &wire::shapeOf<SheetCheck>},
                                     wire::ShapePart{"CardExplained", &wire::shapeOf<CardExplained>},
                                     wire::ShapePart{"Review", &wire::shapeOf<Review>},
                                     wire::ShapePart{"Strategy", &wire::shapeOf<Strategy>},
                                     wire::ShapePart{"Daily", &wire::shapeOf<turing_machine::daily::Daily>},
                                     wire::ShapePart{"GradeTold", &wire::shapeOf<GradeTold>},
                                     wire::ShapePart{"Ladder", &wire::shapeOf<Ladder>},
                                     wire::ShapePart{"Drill", &wire::shapeOf<Drill>},
                                     wire::ShapePart{"CardboardGame", &wire::shapeOf<CardboardGame>},
                                     wire::ShapePart{"CardboardTable", &wire::shapeOf<CardboardTable>}};
    return wire::typescriptOf(said);
}

/// What the engine in the browser says of a game's luck.
std::string fairTypescript() {
    static constexpr std::array said{wire::ShapePart{"Replay", &wire::shapeOf<Replay>},
                                     wire::ShapePart{"Witness", &wire::shapeOf<Witness>},
                                     wire::ShapePart{"Verdict", &wire::shapeOf<Verdict>}};
    return wire::typescriptOf(said);
}

/// What pages keep to that cut people's pictures: the limits of `parlour deck import`, and how large a picture is then.
std::string pictureLimits() {
    return fmt::format(
        "\nexport const pictureLimits = {{ leastSide: {}, mostSide: {}, mostPixels: {}, mostFileBytes: {}, mostFiles: "
        "{}, mostArchiveBytes: {}, cutSide: {}, mostCutBytes: {} }};\n",
        decks::leastSide, decks::mostSide, decks::mostPixels, decks::mostFileBytes, decks::mostFiles,
        decks::mostArchiveBytes, decks::fullSize, server::mostCutBytes);
}

/// What a game's own keepsake is, beside those of others.
template <class Keepsake>
std::string keepsakeTypescript(std::string_view game) {
    static constexpr std::array said{wire::ShapePart{"Keepsake", &wire::shapeOf<Keepsake>}};
    return "export namespace " + std::string(game) + " {\n" + wire::typescriptOf(said) + "}\n";
}

/// What the engine in the browser says of games that were played.
std::string notesTypescript() {
    static constexpr std::array said{wire::ShapePart{"Note", &wire::shapeOf<Note>}};
    return wire::typescriptOf(said) + keepsakeTypescript<turing::Keepsake>("turing") +
           keepsakeTypescript<not_human::Keepsake>("not_human") +
           keepsakeTypescript<turing_machine::Keepsake>("turing_machine");
}

std::string typescript() {
    std::string text =
        "// Made by `parlour types --typescript` from the C++ types. Options that are left out keep their defaults.\n";
    for (const AnyGame* game : allGames())
        text += "\nexport namespace " + identifier(game->name()) + " {\n" + game->typescript() + "}\n";
    text += "\nexport namespace coach {\n" + coachTypescript() + "}\n";
    text += "\nexport namespace fair {\n" + fairTypescript() + "}\n";
    text += "\nexport namespace notes {\n" + notesTypescript() + "}\n";
    text += listOfGames();
    text += fmt::format("\nexport const protocolVersion = {};\nexport const overDaysFrom = {}; // seconds (S-L4)\n",
                        server::protocolVersion, server::overDaysFrom);
    text += pictureLimits();
    return text + "\nexport namespace protocol {\n" + server::protocolTypescript() + "}\n";
}

std::string jsonSchema() {
    std::string text;
    for (const AnyGame* game : allGames())
        text += (text.empty() ? "\"" : ",\n\"") + std::string(game->name()) + "\":" + game->jsonSchema();
    return "{" + text + "}\n";
}

}  // namespace

void addTypes(Command app) {
    Command command = app.command("types", "the messages as TypeScript or JSON Schema");
    const auto script = std::make_shared<bool>(false), schema = std::make_shared<bool>(false);
    const Word asTypescript = command.flag("--typescript", *script, "as TypeScript (the default)");
    command.flag("--json-schema", *schema, "as JSON Schema, one for each game").insteadOf(asTypescript);
    command.runs([script, schema] { fmt::print("{}", *schema ? jsonSchema() : typescript()); });
}

}  // namespace parlour::cli
