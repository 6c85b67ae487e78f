// A table: who is there, what is set, and the game that is on. It changes only by events (table_events.h), and is
// told again from them; it knows no sockets, no disk and no time of its own. What is allowed is in wishes.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "core/match.h"
#include "decks/opaque_ids.h"
#include "server/table_events.h"
#include "server/token.h"

namespace parlour::server {

/// Why something is not done.
struct No {
    std::string rule, reason;
};
template <class T>
using OrNo = std::variant<T, No>;

/// Somebody at a table.
struct Guest {
    PersonId id = 0;
    std::string name;
    TokenHash token{};
    std::optional<std::uint8_t> seat;
    std::string notebook;
    std::vector<Done> done;        // S-M2: the last wishes that were done
    std::vector<Refused> refused;  // and that were refused
};

/// What the last change touched, so that only that is sent.
struct Touched {
    bool table = false, game = false;
    std::vector<TalkLine> talk;
};

/// All of a game, or what has changed since it was shown.
enum class Showing : bool { everything, changes };

class Table {
public:
    /// How many of a person's wishes are remembered (S-M2), and of the game's public events.
    static constexpr std::size_t mostRemembered = 64;

    // ---- What it is ---------------------------------------------------------------------------------
    const std::string& code() const { return code_; }
    Version version() const { return version_; }
    Stage stage() const { return stage_; }
    bool isPaused() const { return paused_; }
    const Setup& setup() const { return setup_; }
    const Match* match() const { return match_.get(); }
    std::optional<PersonId> host() const { return host_; }
    const std::vector<Guest>& guests() const { return guests_; }
    const Guest* find(PersonId person) const;
    const Guest* find(const TokenHash& token) const;
    bool wasKicked(const TokenHash& token) const;
    bool botSits(std::size_t seat) const { return bot(seat) != nullptr; }
    /// The bot in that seat, if one sits there.
    const SeatedBot* bot(std::size_t seat) const;
    /// How often the game has moved on; the same number, the same views.
    std::int64_t moves() const { return moves_; }
    const decks::TableSecret& secret() const { return secret_; }

    // ---- What people may know of it -----------------------------------------------------------------
    TableState state() const;
    /// The game as a seat knows it, or a watcher; the public events are those after `seen`.
    GameState game(std::optional<std::uint8_t> seat, Version seen, Showing showing) const;
    /// Everybody who is there has seen it as it is now.
    void shown() {
        if (match_) match_->shown();
    }
    std::int32_t games() const { return games_; }
    const std::vector<TalkLine>& talk() const { return talk_; }
    bool mayTalk(std::optional<std::uint8_t> seat) const;
    TableLine line() const;

    // ---- What happens -------------------------------------------------------------------------------
    /// Opens a table, with whoever opens it in seat 0.
    static OrNo<Change> open(const NewTable& wanted, std::string code, Time now, Table& table);
    /// Does what a person wishes, or says why not. `person` is empty for somebody who is not at the table yet.
    OrNo<Change> wish(const Guest* person, const TokenHash& token, const Request& request, Time now, Chance& chance);
    /// The limit that was running has run out.
    std::optional<Change> timeUp(Time now, Chance& chance);
    /// A bot gives this command; nothing comes of it if the rules refuse it.
    std::optional<Change> botPlays(std::uint8_t seat, std::string_view command, Time now, Chance& chance);
    Change botSitsIn(std::uint8_t seat, Time now);
    Change comesBack(const Guest& person, Time now);  // S-B2
    Change hostMovesOn(PersonId person, Time now);    // S-H2
    /// A change of a stored table; a complaint if it does not fit this code.
    std::optional<std::string> retell(const Change& change);
    /// The game that ended differently when it was told again: this code has other rules than it was played by.
    std::optional<int> differs() const { return differs_; }

    Touched takeTouched() { return std::exchange(touched_, {}); }
    void remember(PersonId person, const Refused& refused);

    // ---- Time ---------------------------------------------------------------------------------------
    const std::optional<Limit>& limit() const { return limit_; }
    /// Sets the limit that runs now; called after each change.
    void wind(Time now);
    /// Lets the limit begin anew: somebody is there again.
    void restartLimit(Time now) {
        limit_.reset();
        wind(now);
    }

private:
    friend struct OtherWorld;  // tests deal anew what a seat may not know
    class Telling;

    Guest* guest(PersonId person);
    int taken() const;
    void seatBot(std::uint8_t seat, bots::Level level);
    bool isSeatTaken(std::size_t seat) const;
    std::optional<No> whyNotName(const std::string& name, PersonId person) const;
    std::optional<No> whyNotHost(const Guest& person) const;
    std::optional<No> whyNotSetup(const Setup& setup) const;
    std::optional<No> whyNotSeat(const Guest& person) const;

    // Each wish: tells what comes of it, or says why not (wishes.cpp).
    using Verdict = std::optional<No>;
    Verdict join(Telling& telling, const TokenHash& token, const Join& wish);
    Verdict grant(Telling& telling, const Guest& person, const Rename& wish);
    Verdict grant(Telling& telling, const Guest& person, const Sit& wish);
    Verdict grant(Telling& telling, const Guest& person, const Stand& wish);
    Verdict grant(Telling& telling, const Guest& person, const Configure& wish);
    Verdict grant(Telling& telling, const Guest& person, const Start& wish);
    Verdict grant(Telling& telling, const Guest& person, const Rematch& wish);
    Verdict grant(Telling& telling, const Guest& person, const Play& wish);
    Verdict grant(Telling& telling, const Guest& person, const MoreTime& wish);
    Verdict grant(Telling& telling, const Guest& person, const Pause& wish);
    Verdict grant(Telling& telling, const Guest& person, const Resume& wish);
    Verdict grant(Telling& telling, const Guest& person, const End& wish);
    Verdict grant(Telling& telling, const Guest& person, const HandOver& wish);
    Verdict grant(Telling& telling, const Guest& person, const Kick& wish);
    Verdict grant(Telling& telling, const Guest& person, const Lock& wish);
    Verdict grant(Telling& telling, const Guest& person, const AllowTalk& wish);
    Verdict grant(Telling& telling, const Guest& person, const SeatBot& wish);
    Verdict grant(Telling& telling, const Guest& person, const UnseatBot& wish);
    Verdict grant(Telling& telling, const Guest& person, const Talk& wish);
    Verdict grant(Telling& telling, const Guest& person, const React& wish);
    Verdict grant(Telling& telling, const Guest& person, const Note& wish);
    Verdict grant(Telling& telling, const Guest& person, const Join& wish);
    Verdict begin(Telling& telling, std::vector<PersonId> players);

    // Each event: what it changes (table.cpp).
    void fold(const Opened& event);
    void fold(const PersonJoined& event);
    void fold(const PersonRenamed& event);
    void fold(const PersonSat& event);
    void fold(const PersonStood& event);
    void fold(const PersonKicked& event);
    void fold(const HostChanged& event);
    void fold(const Configured& event);
    void fold(const LockChanged& event);
    void fold(const TalkAllowed& event);
    void fold(const GameBegun& event);
    void fold(const GameProven& event);
    void fold(const LimitExtended& event);
    void fold(const PauseChanged& event);
    void fold(const GameEnded& event);
    void fold(const BotSat& event);
    void fold(const BotInvited& event);
    void fold(const BotLeft& event);
    void fold(const Talked& event);
    void fold(const Reacted& event);
    void fold(const Noted& event);
    void noteHappenings(const std::vector<Happening>& happenings);
    std::string digest() const;
    void close(Change& change);

    std::string code_;
    decks::TableSecret secret_{};
    Version version_ = 0;
    Setup setup_;
    Stage stage_ = Stage::gathering;
    bool paused_ = false, locked_ = false, endedEarly_ = false;
    TalkRule talkRule_ = TalkRule::free;
    std::optional<PersonId> host_;
    std::vector<Guest> guests_;
    std::vector<TokenHash> kicked_;
    std::vector<SeatedBot> bots_;  // in the order of their seats
    PersonId lastPerson_ = 0;
    std::vector<TalkLine> talk_;
    std::int32_t games_ = 0;
    std::optional<int> differs_;
    std::unique_ptr<Match> match_;
    std::vector<std::pair<Version, std::string>> publicEvents_;
    Touched touched_;
    Time foldingAt_ = 0;

    struct Running {
        bool isRules = false;  // a limit of the rules, or the table's for thinking
        std::int64_t number = 0;
        bool extended = false;
    };
    Running running_;
    std::int64_t moves_ = 0;
    std::optional<Limit> limit_;
    std::optional<Time> leftWhenPaused_;
};

}  // namespace parlour::server
