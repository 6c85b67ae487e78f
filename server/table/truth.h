// All that is true at a table: who is there, what is set, and the game that is on. It is told by events (events.h) and
// by nothing else; what people may know of it is made in table.cpp. SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "core/fair.h"
#include "core/match.h"
#include "core/story.h"
#include "server/table/events.h"
#include "server/table/picture_names.h"
#include "server/table/secret.h"

namespace parlour::server {

/// Somebody at a table.
struct Guest {
    PersonId id = 0;
    std::string name;
    TokenHash token{};
    std::optional<std::uint8_t> seat;
    std::optional<Creature> creature;
    std::string notebook;
    std::string luck;  // S-F2: for the next game
    static constexpr std::size_t mostDone = 64;
    std::vector<Done> done;  // S-M2: the last wishes that were done

    /// The largest id among them; 0 if there is none.
    CommandId lastId() const;
    /// Whether a wish is older than all that are remembered, so that nobody knows whether it was done.
    bool isForgotten(CommandId wish) const;
};

/// What the last change touched, so that only that is sent.
struct News {
    bool table = false, game = false;
    std::vector<TalkLine> talk;

    bool isOfInterest() const { return table || game || !talk.empty(); }
};

/// How often that happened at this table, in all its games. A bot is -1 and less, by its character.
struct Remembered {
    bots::Deed deed;
    PersonId who, whom;
    int times;
};

/// One game on the score sheet (S-G8): who sat where when it began, and when it is over, what came of it.
struct Played {
    std::int32_t number = 0;
    std::string game;
    Time at = 0;
    std::vector<SheetPlayer> seats;
    std::vector<int> scores;
    std::vector<Seat> winners;
};

/// What the house has committed itself to, for the next game (S-F1).
struct Pledge {
    std::string seed, salt, commitment;
};
/// The luck of a game that was begun under a pledge (S-F3).
struct FairLuck {
    std::string commitment, mix;
    std::vector<PersonId> added;  // who has added theirs
    FairChance chance;
};

Pledge pledgeOf(const LuckCommitted& event);

struct Truth {
    std::string code;
    Secret secret{};
    Version version = 0;
    Version told = 0;  // how many of its changes anybody else could hear of: the version that people know
    Setup setup;
    Stage stage = Stage::gathering;
    bool paused = false, locked = false, endedEarly = false;
    TalkRule talkRule = TalkRule::free;
    bool botTalk = true;
    bool tv = false;
    std::optional<PersonId> host;
    std::vector<Guest> guests;
    std::vector<TokenHash> kicked;
    std::vector<SeatedBot> bots;  // in the order of their seats
    PersonId lastPerson = 0;
    std::vector<TalkLine> talk;
    std::vector<Remembered> memories;
    std::int32_t games = 0;
    std::vector<Played> played;    // the last of those that were played to their end
    Played playing;                // the last one that was begun
    std::optional<int> differs;    // the game that ended differently when it was told again
    std::optional<Pledge> pledge;  // while no game is on
    std::optional<FairLuck> luck;  // of the last game
    std::unique_ptr<Match> match;
    std::vector<std::pair<Version, std::string>> publicEvents;
    std::int64_t moves = 0;      // how often the game has moved on
    std::int64_t doublings = 0;  // how often a limit for thinking was doubled (S-L2)
    Time at = 0;                 // when the last change happened
    Time movedAt = 0;            // when the game moved on last
    std::int64_t signs = 0;      // how often somebody did what others see and no rule of a game asks for (S-T4)
    News news;                   // of that change

    const Guest* find(PersonId person) const;
    const SeatedBot* bot(std::size_t seat) const;
    bool isHere(bots::Character character) const;
    bool isSeatTaken(std::size_t seat) const;
    /// Who plays a seat, as they are remembered; 0 if nobody does.
    PersonId playerOf(std::size_t seat) const;
};

/// The luck of a game that begins so.
FairLuck luckUnder(const Pledge& pledge, const Truth& truth, const GameBegun& event);

/// The luck that a game goes on with: its own (S-F3), or the house's if it was begun without. It is drawn from a copy:
/// what comes of it may never happen.
class Drawing {
public:
    Drawing(const FairChance& own, Chance& others) : own_(own), others_(others) {}
    Drawing(const Truth& truth, Chance& others) : others_(others) {
        if (truth.luck) own_ = truth.luck->chance;
    }

    Chance& chance() { return own_ ? *own_ : others_; }
    std::int64_t drawn() const { return own_ ? own_->position() : 0; }

private:
    std::optional<FairChance> own_;
    Chance& others_;
};

/// What everybody could see of the game that is on, as a hash.
std::string digestOf(const Match& match);

void fold(Truth& truth, const ChangeBegun& event);
void fold(Truth& truth, const ChangeClosed& event);
void fold(Truth& truth, const Opened& event);
void fold(Truth& truth, const PersonJoined& event);
void fold(Truth& truth, const PersonRenamed& event);
void fold(Truth& truth, const PersonAppeared& event);
void fold(Truth& truth, const PersonSat& event);
void fold(Truth& truth, const PersonStood& event);
void fold(Truth& truth, const PersonKicked& event);
void fold(Truth& truth, const HostChanged& event);
void fold(Truth& truth, const Configured& event);
void fold(Truth& truth, const LockChanged& event);
void fold(Truth& truth, const TalkAllowed& event);
void fold(Truth& truth, const BotTalkAllowed& event);
void fold(Truth& truth, const TvChanged& event);
void fold(Truth& truth, const LuckCommitted& event);
void fold(Truth& truth, const LuckAdded& event);
void fold(Truth& truth, const GameBegun& event);
void fold(Truth& truth, const Happened& event);
void fold(Truth& truth, const GameProven& event);
void fold(Truth& truth, const LimitExtended& event);
void fold(Truth& truth, const PauseChanged& event);
void fold(Truth& truth, const GameEnded& event);
void fold(Truth& truth, const BotSat& event);
void fold(Truth& truth, const BotInvited& event);
void fold(Truth& truth, const BotLeft& event);
void fold(Truth& truth, const Talked& event);
void fold(Truth& truth, const Reacted& event);
void fold(Truth& truth, const BotTalked& event);
void fold(Truth& truth, const BotReacted& event);
void fold(Truth& truth, const Noted& event);
void fold(Truth& truth, const NoteEdited& event);

/// A table as a story (core/story.h). Everything lies face down: tokens and hands are among its events.
struct AtTable {
    struct NothingFaceUp {};
    struct State {
        NothingFaceUp up;
        Truth down;
    };
    using PublicEvent = std::variant<>;
    using SecretEvent = TableEvents<ChangeBegun, ChangeClosed>;

    /// Why an event of a stored table cannot follow; empty if it can (fits.cpp).
    static std::string misfit(const State& state, const SecretEvent& event);
    /// Whether a game was begun that this program does not know, or by other rules than it knows.
    static bool hasOtherRules(const State& state, const GameBegun& event);
};

}  // namespace parlour::server
