// Who of this house has played a day's problem of Turing Machine, and what they needed (S-Y1 to S-Y5). The client's
// word counts for nothing: it tells its moves, and they are played again (M-Y4). SPDX-License-Identifier: MIT
#pragma once
#include <deque>
#include <map>

#include "games/turing_machine/daily/daily.h"
#include "games/turing_machine/daily/played.h"
#include "server/house/house.h"

namespace parlour::server {

/// POST /api/days/DAY: a game of one of that day's problems that is over.
struct DayGame {
    turing_machine::daily::Size size = turing_machine::daily::Size::easy;
    std::string name;
    std::optional<Creature> creature;  // S-J7
    std::string token;                 // made by the client, kept by it, shown to nobody
    turing_machine::daily::Played played;
};
WIRE(DayGame, size, name, creature, token, played)

/// What is kept of it, and all that anybody hears of it.
struct DayResult {
    turing_machine::daily::Size size = turing_machine::daily::Size::easy;
    std::string name;
    std::optional<Creature> creature;
    turing_machine::daily::Needed result;
};
WIRE(DayResult, size, name, creature, result)

/// GET /api/days/DAY, with the token as `Authorization: Bearer`: those that one may see (S-Y4).
struct DayBoard {
    bool kept = false;               // whether this house keeps any
    bool open = false;               // whether that day still takes some (S-Y2)
    std::vector<DayResult> results;  // the best first, for each size
    std::vector<std::uint16_t> own;  // which of them are of that token
    std::uint16_t hidden = 0;        // how many one may not see yet
};
WIRE(DayBoard, kept, open, results, own, hidden)

class Days {
public:
    using Answer = std::function<void(OrRefusal<DayBoard>)>;

    Days(House& house, Journal& journal, bool areKept)
        : house_(house), journal_(journal), key_(journal.key()), areKept_(areKept) {}

    /// The board of a day as whoever has that token may see it.
    void look(const std::string& day, const std::string& token, Moment now, const Answer& answer);
    /// Takes a game, and answers with the board. One that was sent before is answered in the same way and changes
    /// nothing.
    void take(const std::string& day, const DayGame& game, const std::string& address, Moment now,
              const Answer& answer);

private:
    /// A game on its way.
    struct Sent {
        std::string day, slip;
        DayGame game;
        turing_machine::daily::Needed result;
    };
    using Problems = std::vector<turing_machine::daily::OfADay>;

    std::string slipName(const std::string& day, turing_machine::daily::Size size, const std::string& token) const;
    MaybeRefusal whyNot(const DayGame& game, const std::string& address, Moment now);
    void pin(const Sent& sent, const Answer& answer);
    void pinNext(const std::string& day);
    void pinOne(const Sent& sent, const Answer& answer);
    std::optional<OrRefusal<DayBoard>> known(const Sent& sent, const OrFault<std::vector<Slip>>& slips) const;
    DayBoard boardOf(const std::string& day, const std::string& token, bool isOpen,
                     const std::vector<Slip>& slips) const;

    House& house_;
    Journal& journal_;
    std::string key_;
    bool areKept_;
    Buckets sent_{{40.0 / (24 * 3600), 40}};                              // S-Y3
    std::map<std::string, Problems> problems_;                            // of the days that were asked for last
    std::map<std::string, std::deque<std::pair<Sent, Answer>>> pinning_;  // of each day; the first is being pinned
};

}  // namespace parlour::server
