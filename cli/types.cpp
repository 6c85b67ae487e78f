// parlour types: what goes over the wire, as TypeScript or JSON Schema, made from the C++ types.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include "cli/commands.h"
#include "server/protocol.h"

namespace parlour::cli {
namespace {

/// "turing-machine" as TypeScript can say it: "turing_machine".
std::string identifier(std::string_view name) {
    std::string text(name);
    std::ranges::replace(text, '-', '_');
    return text;
}

std::string typescript() {
    std::string text =
        "// Made by `parlour types --typescript` from the C++ types. Options that are left out keep their defaults.\n";
    for (const AnyGame* game : allGames())
        text += "\nexport namespace " + identifier(game->name()) + " {\n" + game->typescript() + "}\n";
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
