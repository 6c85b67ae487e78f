// The protocol's types as TypeScript, for the web client and docs/protocol.md.
// SPDX-License-Identifier: MIT
#include "server/protocol.h"

#include "core/types.h"
#include "server/house/days.h"
#include "server/house/film.h"
#include "server/house/own_pictures.h"
#include "server/version.h"

namespace parlour::server {

std::string protocolTypescript() {
    static constexpr std::array messages{wire::ShapePart{"FromClient", &wire::shapeOf<FromClient>},
                                         wire::ShapePart{"FromServer", &wire::shapeOf<FromServer>},
                                         wire::ShapePart{"Wish", &wire::shapeOf<Wish>},
                                         wire::ShapePart{"NewTable", &wire::shapeOf<NewTable>},
                                         wire::ShapePart{"TableOpened", &wire::shapeOf<TableOpened>},
                                         wire::ShapePart{"GameList", &wire::shapeOf<GameList>},
                                         wire::ShapePart{"DeckLine", &wire::shapeOf<DeckLine>},
                                         wire::ShapePart{"OwnPictureList", &wire::shapeOf<OwnPictureList>},
                                         wire::ShapePart{"NewDeck", &wire::shapeOf<NewDeck>},
                                         wire::ShapePart{"DeckMade", &wire::shapeOf<DeckMade>},
                                         wire::ShapePart{"ProgramVersion", &wire::shapeOf<ProgramVersion>},
                                         wire::ShapePart{"TableList", &wire::shapeOf<TableList>},
                                         wire::ShapePart{"WaitsFor", &wire::shapeOf<WaitsFor>},
                                         wire::ShapePart{"Film", &wire::shapeOf<Film>},
                                         wire::ShapePart{"Frame", &wire::shapeOf<Frame>},
                                         wire::ShapePart{"Beliefs", &wire::shapeOf<Beliefs>},
                                         wire::ShapePart{"Lesson", &wire::shapeOf<bots::Lesson>},
                                         wire::ShapePart{"DayGame", &wire::shapeOf<DayGame>},
                                         wire::ShapePart{"DayBoard", &wire::shapeOf<DayBoard>},
                                         wire::ShapePart{"Trouble", &wire::shapeOf<Trouble>}};
    return wire::typescriptOf(messages);
}

}  // namespace parlour::server
