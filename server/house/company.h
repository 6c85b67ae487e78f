// The bots at a table that is in memory: when each looks up, and what one of them is about to say. It has luck of its
// own, which what they play does not touch. SPDX-License-Identifier: MIT
#pragma once
#include "bots/bots.h"
#include "server/protocol.h"

namespace parlour::server {

struct Company {
    /// A bot at its seat: when it has had time and there is something new it looks up, thinks beside the loop, and
    /// acts.
    struct Sitting {
        struct Mind {
            std::unique_ptr<bots::Bot> bot;
            std::string wants;                   // the command that it came to
            std::optional<bots::Motive> motive;  // why, if that is a vote
        };
        std::shared_ptr<Mind> mind = std::make_shared<Mind>();
        std::optional<Time> actsAt;
        std::int64_t saw = -1;  // Table::moves
        bool isThinking = false;
        std::uint32_t moment = 0;            // of the pace at which it takes its time
        int letsGo = 0;                      // it waits until fewer people are waited for; 0: it does not
        std::optional<bots::Motive> motive;  // of its vote in this round
    };
    std::vector<Sitting> sitting;  // by seat, while a game is on

    bots::Pace pace;
    std::int64_t paceOf = -1;  // Table::moves

    struct Utterance {
        std::uint8_t seat;
        bots::Remark remark;
        Time at;
        bool isAnswer;
    };
    std::optional<Utterance> aboutToSay;
    Time spokeAt = 0;  // the last line

    /// The last round that is over: what lay on the table, and why bots voted as they did. What is to be learnt from it
    /// takes long to find, so that is done when somebody asks, once for all who do.
    struct Round {
        std::function<std::string()> seen;  // a watcher's view
        std::vector<bots::VoteOfBot> votes;
        bool isTaught = false;
        std::optional<bots::Lesson> lesson;
        std::vector<std::function<void(const Taught&)>> asking;
    };
    std::shared_ptr<Round> round;
    std::int32_t game = 0;  // Table::games, of that round

    std::optional<SeededChance> luck;
};

}  // namespace parlour::server
