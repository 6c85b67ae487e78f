// The protocol's types as TypeScript, for the web client and docs/protocol.md.
// SPDX-License-Identifier: MIT
#include "server/protocol.h"

#include "core/types.h"
#include "server/version.h"

namespace parlour::server {

std::string protocolTypescript() {
    static constexpr std::array messages{wire::ShapePart{"FromClient", &wire::shapeOf<FromClient>},
                                         wire::ShapePart{"FromServer", &wire::shapeOf<FromServer>},
                                         wire::ShapePart{"Wish", &wire::shapeOf<Wish>},
                                         wire::ShapePart{"NewTable", &wire::shapeOf<NewTable>},
                                         wire::ShapePart{"TableOpened", &wire::shapeOf<TableOpened>},
                                         wire::ShapePart{"GameList", &wire::shapeOf<GameList>},
                                         wire::ShapePart{"ProgramVersion", &wire::shapeOf<ProgramVersion>},
                                         wire::ShapePart{"TableList", &wire::shapeOf<TableList>},
                                         wire::ShapePart{"Trouble", &wire::shapeOf<Trouble>}};
    return wire::typescriptOf(messages);
}

}  // namespace parlour::server
