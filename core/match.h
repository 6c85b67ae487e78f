// A running game behind its name: outside of it everything is JSON, inside everything is typed. The command line, the
// server and the browser all play through this one edge. any_game.h opens one, match_of.h is how a game becomes one.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <memory>

#include "core/difference.h"
#include "core/fault.h"
#include "core/game.h"

namespace parlour {

/// An event as JSON. Only a public one may be shown.
struct Happening {
    bool isPublic;
    std::string json;
};

/// What comes of a command: it is done, refused by a rule, or not a command at all. Only the first changes anything.
using Outcome = std::variant<std::vector<Happening>, Refusal, Fault>;

/// Something that a match will need and that takes long to work out. Any thread may do it; what is not learnt in time
/// is worked out when it is needed.
struct Homework {
    std::string problem;  // the same problem, the same result
    std::function<std::string()> workOut;
};

class Match {
public:
    virtual ~Match() = default;

    virtual int players() const = 0;
    /// What would come of a command; nothing changes.
    virtual Outcome consider(Seat seat, std::string_view command, Chance& chance) const = 0;
    /// What would come of the end of the running time limit.
    virtual OrFault<std::vector<Happening>> considerTimeUp(Chance& chance) const = 0;
    /// Considers, and lets it happen.
    virtual Outcome submit(Seat seat, std::string_view command, Chance& chance) = 0;
    virtual OrFault<std::vector<Happening>> timeUp(Chance& chance) = 0;
    virtual std::optional<Clock> clock() const = 0;

    /// What had better be worked out before it is needed; nothing, if there is no such thing or it was learnt.
    virtual std::optional<Homework> homework() const = 0;
    /// Whether this command may need what was not learnt yet.
    virtual bool needsHomework(std::string_view command) const = 0;
    virtual void learn(std::string_view result) = 0;

    virtual std::string view(Seat seat) const = 0;
    virtual std::string watch() const = 0;
    /// The game as somebody who only watches saw it last, to be written when somebody asks for it.
    virtual std::function<std::string()> watchSeen() const = 0;
    /// Everybody has seen the game as it is now.
    virtual void markSeen() = 0;
    /// What has changed since then of what everybody sees, and of what that seat alone holds.
    virtual const std::vector<wire::Difference>& changedFaceUp() const = 0;
    virtual std::vector<wire::Difference> changedInHand(Seat seat) const = 0;
    /// The pictures that a seat sees, or somebody who only watches.
    virtual std::vector<int> pictures(std::optional<Seat> seat) const = 0;
    virtual bool mayTalk(Seat seat) const = 0;
    /// Which round it is, 1 and up; 0 before the first, and in a game that has none.
    virtual int round() const = 0;
    virtual bool isOver() const = 0;
    virtual std::vector<int> scores() const = 0;
    virtual std::vector<Seat> winners() const = 0;

    virtual std::vector<Happening> journal() const = 0;
    /// Lets an event happen that was considered or stored, if it fits what happened before. After a fault the match is
    /// of no use.
    virtual OrFault<Happening> retell(std::string_view event) = 0;
    /// Why a match that was told again cannot be shown or played on; empty if it can.
    virtual std::string misfit() const = 0;

    /// Another match that this seat, or a watcher, cannot tell from this one: what it may not know is dealt anew.
    virtual std::unique_ptr<Match> redealt(std::optional<Seat> seat, Chance& chance) const = 0;

    /// A command at random that this seat may give now, from what it sees; empty if there is none.
    virtual std::string randomCommand(Seat seat, Chance& chance) = 0;
};

}  // namespace parlour
