// A table: what is true at it (truth.h), what people may know of that, and what they may do. It changes only by events,
// and is told again from them; it knows no sockets, no disk and no time of its own. What is allowed is in wishes.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/clock.h"
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
    /// The version that people know: changes that only one of them could hear of are not counted.
    Version told() const { return truth().told; }
    Stage stage() const { return truth().stage; }
    bool isPaused() const { return truth().paused; }
    const Setup& setup() const { return truth().setup; }
    const Match* match() const { return truth().match.get(); }
    std::optional<PersonId> host() const { return truth().host; }
    const std::vector<Guest>& guests() const { return truth().guests; }
    const Guest* find(PersonId person) const { return truth().find(person); }
    const Guest* find(const TokenHash& token) const;
    bool wasKicked(const TokenHash& token) const;
    const std::vector<SeatedBot>& seatedBots() const { return truth().bots; }  // in the order of their seats
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
    Sheet sheet() const;
    /// The sheet, if somebody who was here has not seen it as it is.
    std::optional<Sheet> newSheet() const;
    /// The game as a seat knows it, or a watcher; the public events are those after `seen`.
    GameState game(std::optional<std::uint8_t> seat, Version seen, HowMuch howMuch) const;
    /// Everybody who is there has seen it as it is now.
    void markSeen();
    /// The game's homework was done (core/match.h).
    void learn(std::string_view result) {
        if (truth().match) truth().match->learn(result);
    }
    std::int32_t games() const { return truth().games; }
    const std::vector<TalkLine>& talk() const { return truth().talk; }
    bool mayTalk(std::optional<std::uint8_t> seat) const;
    /// The public events of the last change.
    std::vector<std::string_view> lastEvents() const;
    /// Somebody in that seat, as far as it matters to what a bot says there.
    bots::Bystander bystander(std::uint8_t seat, bots::GalleryReference gallery) const;
    TableLine line() const;
    /// Whom it waits for, if it is played over days (S-L4), as everybody may know.
    WaitsFor waitsFor() const;
    bool isOverDays() const { return setup().thinkingSeconds >= overDaysFrom; }
    /// What the last change touched.
    const News& news() const { return truth().news; }

    // ---- What happens -------------------------------------------------------------------------------
    /// Opens a table, with whoever opens it in seat 0.
    static OrRefusal<Change> open(const NewTable& wanted, std::string code, Moment now, const Surroundings& around,
                                  Chance& chance, Table& table);
    /// Does what a person wishes, or says why not. `person` is empty for somebody who is not at the table yet.
    OrRefusal<Change> wish(const Guest* person, const TokenHash& token, const Request& request, Moment now,
                           Chance& chance, const Surroundings& around);
    /// The limit that was running has run out.
    std::optional<Change> timeUp(Moment now, Chance& chance);
    /// A bot gives this command; nothing comes of it if the rules refuse it.
    std::optional<Change> botPlays(std::uint8_t seat, std::string_view command, Moment now, Chance& chance);
    /// Whether a bot in that seat may say anything now (S-B6, S-T1).
    bool mayBotSay(std::uint8_t seat, const bots::Remark& remark) const;
    Change botSays(std::uint8_t seat, const bots::Remark& remark, Moment now);
    Change botSitsIn(std::uint8_t seat, Moment now);
    Change comesBack(const Guest& person, Moment now);  // S-B2
    Change hostMovesOn(PersonId person, Moment now);    // S-H2

    /// Whether something was told that does not fit: our mistake, and what is in memory is of no use.
    bool isBroken() const { return isBroken_; }

    /// A change of a stored table, told again. After a fault the table is of no use.
    OrFault<void> retell(const Change& change);
    /// Whether that was a fault because a game was begun by rules that are not this program's (S-M5).
    bool hasOtherRules() const { return hasOtherRules_; }
    /// Why a table that was told again cannot be shown or played on; empty if it can.
    std::string misfit() const;

    // ---- Time ---------------------------------------------------------------------------------------
    /// By the steady clock, as all that people are told of it.
    const std::optional<Limit>& limit() const { return limit_; }
    /// Sets the limit that runs now; called after each change.
    void armLimit(Time steady);
    /// Somebody is there again. The limit begins anew (S-L3), or goes on where days count (S-L4).
    void wake(Time steady);
    /// What is left of a limit over days while the table is not in memory; the next one goes on with it.
    struct Asleep;
    std::optional<Asleep> asleep() const;
    void goOn(const Asleep& from);

private:
    friend struct OtherWorld;  // tests deal anew what a seat may not know
    /// Who wishes, and what the wish may need.
    struct Wisher {
        const Guest& person;
        Chance& chance;
        const Surroundings& around;
    };

    const Truth& truth() const { return story_.now().down; }
    int taken() const;

    MaybeRefusal whyNotName(const std::string& name, PersonId person) const;
    MaybeRefusal whyNotHost(const Wisher& wisher) const;
    MaybeRefusal whyNotSetup(const Setup& setup, const Surroundings& around) const;
    static Setup named(Setup setup);
    MaybeRefusal whyNotSeat(const Wisher& wisher) const;
    MaybeRefusal whyNotSign(const Wisher& wisher) const;
    bool isSilenceOn() const;
    bool isWaitedFor(std::uint8_t seat) const;
    void noteSigns(Time steady);

    // Each wish: tells what comes of it, or says why not (wishes.cpp).
    MaybeRefusal join(const TokenHash& token, const Join& wish);
    MaybeRefusal grant(const Wisher& wisher, const Rename& wish);
    MaybeRefusal grant(const Wisher& wisher, const Appear& wish);
    MaybeRefusal grant(const Wisher& wisher, const Sit& wish);
    MaybeRefusal grant(const Wisher& wisher, const Stand& wish);
    MaybeRefusal grant(const Wisher& wisher, const Configure& wish);
    MaybeRefusal grant(const Wisher& wisher, const AddLuck& wish);
    MaybeRefusal grant(const Wisher& wisher, const Start& wish);
    MaybeRefusal grant(const Wisher& wisher, const Rematch& wish);
    MaybeRefusal grant(const Wisher& wisher, const Play& wish);
    MaybeRefusal grant(const Wisher& wisher, const MoreTime& wish);
    MaybeRefusal grant(const Wisher& wisher, const Pause& wish);
    MaybeRefusal grant(const Wisher& wisher, const Resume& wish);
    MaybeRefusal grant(const Wisher& wisher, const End& wish);
    MaybeRefusal grant(const Wisher& wisher, const HandOver& wish);
    MaybeRefusal grant(const Wisher& wisher, const Kick& wish);
    MaybeRefusal grant(const Wisher& wisher, const Lock& wish);
    MaybeRefusal grant(const Wisher& wisher, const AllowTalk& wish);
    MaybeRefusal grant(const Wisher& wisher, const AllowBotTalk& wish);
    MaybeRefusal grant(const Wisher& wisher, const PlayBeforeTv& wish);
    MaybeRefusal grant(const Wisher& wisher, const SeatBot& wish);
    MaybeRefusal grant(const Wisher& wisher, const UnseatBot& wish);
    MaybeRefusal grant(const Wisher& wisher, const Talk& wish);
    MaybeRefusal grant(const Wisher& wisher, const React& wish);
    MaybeRefusal grant(const Wisher& wisher, const Note& wish);
    MaybeRefusal grant(const Wisher& wisher, const Join& wish);
    MaybeRefusal begin(std::vector<PersonId> players, Chance& chance);

    // A change is told event by event, and closed.
    template <class E>
    void tell(E event) {
        Doubt doubt;
        if (story_.events().empty()) story_.hide(ChangeBegun{now_.wall});
        story_.hide(event);
        isBroken_ = isBroken_ || doubt.isFounded();
    }
    void happened(const std::vector<Happening>& happenings, const Drawing& drawing,
                  std::optional<std::uint8_t> seat = {}, std::string_view command = {});
    void commit(Chance& chance);
    Change close(std::optional<PersonId> by = {}, std::optional<CommandId> id = {});

    Story<AtTable> story_{AtTable::State{}};
    bool isBroken_ = false, hasOtherRules_ = false;
    Moment now_;

    struct Running {
        bool isRules = false;  // a limit of the rules, or the table's for thinking
        std::int64_t number = 0;
        std::int64_t doublings = 0;
        bool extended = false;
        bool isWoken = false;  // S-L4: it has been put off for who came late
    };
    Running running_;
    std::optional<Limit> limit_;
    Sheet seenSheet_;  // by everybody who is there
    std::optional<Time> leftWhenPaused_;
    std::int64_t signs_ = 0;  // S-T4: those that there were by then
    Time signAt_ = 0;
};

struct Table::Asleep {
    Running running;
    Limit limit;
};

}  // namespace parlour::server
