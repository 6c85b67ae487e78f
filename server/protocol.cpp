// The protocol's types as TypeScript, for the web client and docs/protocol.md.
// SPDX-License-Identifier: MIT
#include "server/protocol.h"

#include "core/types.h"

namespace parlour::server {

std::string protocolTypescript() {
    wire::Declarations declarations;
    std::string text;
    const auto alias = [&]<class T>(std::string_view name, const T*) {
        text += "export type " + std::string(name) + " = " + wire::typescript<T>(declarations) + ";\n";
    };
    const auto declare = [&]<class T>(const T*) { wire::typescript<T>(declarations); };
    alias("FromClient", static_cast<const FromClient*>(nullptr));
    alias("FromServer", static_cast<const FromServer*>(nullptr));
    alias("Wish", static_cast<const Wish*>(nullptr));
    declare(static_cast<const NewTable*>(nullptr));
    declare(static_cast<const TableOpened*>(nullptr));
    declare(static_cast<const TableList*>(nullptr));
    declare(static_cast<const Trouble*>(nullptr));
    for (const auto& [name, declaration] : declarations) text += declaration + "\n";
    return text;
}

}  // namespace parlour::server
