// parlour types: what goes over the wire, as TypeScript or JSON Schema, made from the C++ types.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"
#include "core/types.h"
#include "games/turing_machine/coach/card_explained.h"
#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/coach/sheet_check.h"
#include "games/turing_machine/coach/strategy.h"
#include "server/protocol.h"

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

/// What the engine in the browser says as Turing Machine's coach.
std::string coachTypescript() {
    using namespace turing_machine::coach;
    static constexpr std::array said{wire::ShapePart{"Marks", &wire::shapeOf<Marks>},
                                     wire::ShapePart{"Hint", &wire::shapeOf<Hint>},
                                     wire::ShapePart{"NextQuestion", &wire::shapeOf<NextQuestion>},
                                     wire::ShapePart{"SheetCheck", &wire::shapeOf<SheetCheck>},
                                     wire::ShapePart{"CardExplained", &wire::shapeOf<CardExplained>},
                                     wire::ShapePart{"Review", &wire::shapeOf<Review>},
                                     wire::ShapePart{"Strategy", &wire::shapeOf<Strategy>}};
    return wire::typescriptOf(said);
}

std::string typescript() {
    std::string text =
        "// Made by `parlour types --typescript` from the C++ types. Options that are left out keep their defaults.\n";
    for (const AnyGame* game : allGames())
        text += "\nexport namespace " + identifier(game->name()) + " {\n" + game->typescript() + "}\n";
    text += "\nexport namespace coach {\n" + coachTypescript() + "}\n";
    text += listOfGames();
    text += fmt::format("\nexport const protocolVersion = {};\n", server::protocolVersion);
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
