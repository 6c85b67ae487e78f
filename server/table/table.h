// A table: what is true at it (truth.h), what people may know of that, and what they may do. It changes only by events,
// and is told again from them; it knows no sockets, no disk and no time of its own. What is allowed is in wishes.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/table/truth.h"

namespace parlour::server {

/// All of a game, or what has changed since it was shown.
enum class HowMuch : bool { everything, changes };

/// What a table cannot know by itself, and some of its rules ask for.
class Surroundings {
public:
    Surroundings() = default;
    virtual ~Surroundings() = default;
    Surroundings(const Surroundings&) = delete;
    Surroundings& operator=(const Surroundings&) = delete;

    virtual bool isConnected(PersonId person) const = 0;
    /// Why the deck that was chosen is refused, if it is (S-G2).
    virtual MaybeRefusal whyNotDeck(const Setup& setup) const = 0;
    /// Whether the table's book has no more room; for what goes on with a game there is more (S-M3).
    virtual bool isBookFull(bool goesOn) const = 0;
};

class Table {
public:
    // ---- What it is ---------------------------------------------------------------------------------
    const std::string& code() const { return truth().code; }
    Version version() const { return truth().version; }
    Stage stage() const { return truth().stage; }
    bool isPaused() const { return truth().paused; }
    const Setup& setup() const { return truth().setup; }
    const Match* match() const { return truth().match.get(); }
    std::optional<PersonId> host() const { return truth().host; }
    const std::vector<Guest>& guests() const { return truth().guests; }
    const Guest* find(PersonId person) const { return truth().find(person); }
    const Guest* find(const TokenHash& token) const;
    bool wasKicked(const TokenHash& token) const;
    bool botSits(std::size_t seat) const { return bot(seat) != nullptr; }
    /// The bot in that seat, if one sits there.
    const SeatedBot* bot(std::size_t seat) const { return truth().bot(seat); }
    /// How often the game has moved on; the same number, the same views.
    std::int64_t moves() const { return truth().moves; }
    const Secret& secret() const { return truth().secret; }
    /// The game that ended differently when it was told again: this code has other rules than it was played by.
    std::optional<int> differs() const { return truth().differs; }

    // ---- What people may know of it -----------------------------------------------------------------
    TableState state() const;
    /// The game as a seat knows it, or a watcher; the public events are those after `seen`.
    GameState game(std::optional<std::uint8_t> seat, Version seen, HowMuch howMuch) const;
    /// Everybody who is there has seen it as it is now.
    void markSeen() {
        if (truth().match) truth().match->markSeen();
    }
    std::int32_t games() const { return truth().games; }
    const std::vector<TalkLine>& talk() const { return truth().talk; }
    bool mayTalk(std::optional<std::uint8_t> seat) const;
    TableLine line() const;
    /// What the last change touched.
    const News& news() const { return truth().news; }

    // ---- What happens -------------------------------------------------------------------------------
    /// Opens a table, with whoever opens it in seat 0.
    static OrRefusal<Change> open(const NewTable& wanted, std::string code, Time now, const Surroundings& around,
                                  Table& table);
    /// Does what a person wishes, or says why not. `person` is empty for somebody who is not at the table yet.
    OrRefusal<Change> wish(const Guest* person, const TokenHash& token, const Request& request, Time now,
                           Chance& chance, const Surroundings& around);
    /// The limit that was running has run out.
    std::optional<Change> timeUp(Time now, Chance& chance);
    /// A bot gives this command; nothing comes of it if the rules refuse it.
    std::optional<Change> botPlays(std::uint8_t seat, std::string_view command, Time now, Chance& chance);
    Change botSitsIn(std::uint8_t seat, Time now);
    Change comesBack(const Guest& person, Time now);  // S-B2
    Change hostMovesOn(PersonId person, Time now);    // S-H2

    /// Whether something was told that does not fit: our mistake, and what is in memory is of no use.
    bool isBroken() const { return isBroken_; }

    /// A change of a stored table, told again. After a fault the table is of no use.
    OrFault<void> retell(const Change& change);
    /// Why a table that was told again cannot be shown or played on; empty if it can.
    std::string misfit() const;

    // ---- Time ---------------------------------------------------------------------------------------
    const std::optional<Limit>& limit() const { return limit_; }
    /// Sets the limit that runs now; called after each change.
    void armLimit(Time now);
    /// Lets the limit begin anew: somebody is there again.
    void restartLimit(Time now) {
        limit_.reset();
        armLimit(now);
    }

private:
    friend struct OtherWorld;  // tests deal anew what a seat may not know
    using Verdict = MaybeRefusal;
    /// Who wishes, and what the wish may need.
    struct Wisher {
        const Guest& person;
        Chance& chance;
        const Surroundings& around;
    };

    const Truth& truth() const { return story_.now().down; }
    int taken() const;

    Verdict whyNotName(const std::string& name, PersonId person) const;
    Verdict whyNotHost(const Wisher& wisher) const;
    Verdict whyNotSetup(const Setup& setup, const Surroundings& around) const;
    Verdict whyNotSeat(const Wisher& wisher) const;

    // Each wish: tells what comes of it, or says why not (wishes.cpp).
    Verdict join(const TokenHash& token, const Join& wish);
    Verdict grant(const Wisher& wisher, const Rename& wish);
    Verdict grant(const Wisher& wisher, const Appear& wish);
    Verdict grant(const Wisher& wisher, const Sit& wish);
    Verdict grant(const Wisher& wisher, const Stand& wish);
    Verdict grant(const Wisher& wisher, const Configure& wish);
    Verdict grant(const Wisher& wisher, const Start& wish);
    Verdict grant(const Wisher& wisher, const Rematch& wish);
    Verdict grant(const Wisher& wisher, const Play& wish);
    Verdict grant(const Wisher& wisher, const MoreTime& wish);
    Verdict grant(const Wisher& wisher, const Pause& wish);
    Verdict grant(const Wisher& wisher, const Resume& wish);
    Verdict grant(const Wisher& wisher, const End& wish);
    Verdict grant(const Wisher& wisher, const HandOver& wish);
    Verdict grant(const Wisher& wisher, const Kick& wish);
    Verdict grant(const Wisher& wisher, const Lock& wish);
    Verdict grant(const Wisher& wisher, const AllowTalk& wish);
    Verdict grant(const Wisher& wisher, const SeatBot& wish);
    Verdict grant(const Wisher& wisher, const UnseatBot& wish);
    Verdict grant(const Wisher& wisher, const Talk& wish);
    Verdict grant(const Wisher& wisher, const React& wish);
    Verdict grant(const Wisher& wisher, const Note& wish);
    Verdict grant(const Wisher& wisher, const Join& wish);
    Verdict begin(std::vector<PersonId> players, Chance& chance);

    // A change is told event by event, and closed.
    template <class E>
    void tell(E event) {
        Doubt doubt;
        if (story_.events().empty()) story_.hide(ChangeBegun{now_});
        story_.hide(event);
        isBroken_ = isBroken_ || doubt.isFounded();
    }
    void happened(const std::vector<Happening>& happenings);
    Change close(std::optional<PersonId> by = {}, std::optional<CommandId> id = {});

    Story<AtTable> story_{AtTable::State{}};
    bool isBroken_ = false;
    Time now_ = 0;

    struct Running {
        bool isRules = false;  // a limit of the rules, or the table's for thinking
        std::int64_t number = 0;
        std::int64_t doublings = 0;
        bool extended = false;
    };
    Running running_;
    std::optional<Limit> limit_;
    std::optional<Time> leftWhenPaused_;
};

}  // namespace parlour::server
