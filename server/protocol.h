// What browsers and bots say to the server and hear from it, over a WebSocket (/api/tables/CODE/socket) and a little
// HTTP. TypeScript and docs/protocol.md are made from these types; the rules with numbers S-... are in RULES.md.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "bots/lesson.h"
#include "bots/level.h"
#include "bots/remark.h"
#include "core/difference.h"
#include "core/game.h"
#include "games/games.h"
#include "games/picture.h"
#include "server/score_sheet.h"

namespace parlour::server {

inline constexpr int protocolVersion = 2;

using Time = std::int64_t;  // milliseconds since 1970, by the server's clock
inline constexpr Time aMinute = 60'000, anHour = 60 * aMinute, aDay = 24 * anHour;
using Version = std::int64_t;    // of a table: how many changes it has seen that others could hear of
using CommandId = std::int64_t;  // chosen by the client, larger for each request of a person
using PersonId = std::int32_t;   // at one table, 1 and up in the order of joining

enum class Stage : std::uint8_t { gathering, playing, over };
enum class TalkRule : std::uint8_t { free, reactions, off };
using bots::Reaction;
WORDS(Stage, gathering, playing, over)
WORDS(TalkRule, free, reactions, off)
/// What somebody may look like at a table (S-J7); pages draw them.
enum class Creature : std::uint8_t { owl, fox, hare, cat, bear, frog, raven, moth };
WORDS(Creature, owl, fox, hare, cat, bear, frog, raven, moth)

inline constexpr std::size_t mostNameCharacters = 24, mostTalkCharacters = 300, mostNotebookBytes = 4000;
inline constexpr std::size_t mostOptionBytes = 2000, mostDeckCharacters = 100;
inline constexpr std::size_t tokenLength = 43;          // 32 random bytes in base64url
inline constexpr std::size_t mostMessageBytes = 16384;  // of what a client sends
inline constexpr int mostSeats = 8, mostPeople = 60;
/// S-L4: from an hour on a limit is for days. Doubled (S-L2) it is over before a marked table is forgotten (S-M10).
inline constexpr std::uint32_t overDaysFrom = 3600, mostThinkingSeconds = 3 * 24 * 3600;

/// What is played at a table, and how. A field that is left out keeps its default.
struct Setup {
    std::string game = "turing";
    wire::Raw options{"{}"};
    std::uint8_t seats = mostSeats;
    std::string deck;  // empty in a wish: the game's own; the table then says which that is
    std::string language = "en";
    bool listed = false;
    std::uint32_t thinkingSeconds = 0;  // S-L1, S-L4; 0: no limit but those of the rules
    std::uint16_t leaverSeconds = 90;   // S-B1, 0: no bot sits in by itself
};
OPTIONS(Setup, game, options, seats, deck, language, listed, thinkingSeconds, leaverSeconds)

// ---- HTTP: opening a table --------------------------------------------------------------------------

/// POST /api/tables. Whoever opens a table is its first person, in seat 0, and its host.
struct NewTable {
    Setup setup;
    std::string name;
    std::string token;  // made by the client, kept by it, shown to nobody
};
WIRE(NewTable, setup, name, token)
struct TableOpened {
    std::string code;
};
WIRE(TableOpened, code)

/// GET /api/games: what can be played here, and with which decks of pictures.
struct GameList {
    std::vector<GameLine> games;
    std::vector<std::string> decks;
};
WIRE(GameList, games, decks)

/// GET /api/tables: those that are listed; GET /api/tables/CODE: one.
struct TableLine {
    std::string code, game, host;
    Stage stage;
    std::uint8_t seats, taken;
};
WIRE(TableLine, code, game, host, stage, seats, taken)
struct TableList {
    std::vector<TableLine> tables;
};
WIRE(TableList, tables)

/// GET /api/tables/CODE/turn: whom a table waits for that is played over days (S-L4).
struct WaitsFor {
    std::vector<PersonId> people;  // nobody at any other table
    std::optional<Time> since;     // when the game moved last
};
WIRE(WaitsFor, people, since)

/// The body of every answer with a status of 400 or more: a rule that was broken, if there is one, a short name of what
/// is wrong, which stays the same, and a sentence.
struct Trouble {
    std::string rule, name, error;
};
WIRE(Trouble, rule, name, error)

// ---- What a client says -----------------------------------------------------------------------------

/// The first message on a socket. Without a token one watches; with one that the table knows, one is that person.
struct Hello {
    std::int32_t protocol = 0;
    std::optional<std::string> token;
    std::optional<Version> seen;  // the newest version that the client has: it is told what it missed
    bool whole = false;           // true: views come whole each time, never as changes
    bool covered = false;         // S-J8: somebody else has the device now; one is here, and hears what a watcher hears
};
OPTIONS(Hello, protocol, token, seen, whole, covered)

struct Join {  // with the token of the Hello
    std::string name;
};
struct Rename {
    std::string name;
};
struct Appear {  // S-J7
    Creature as;
};
struct Sit {
    std::uint8_t seat;
};
struct Stand {};
struct Configure {
    Setup setup;
};
struct AddLuck {  // S-F2: to the next game, whose commitment was seen
    std::string to, luck;
};
struct Start {};    // S-G1
struct Rematch {};  // S-G5
struct Play {       // a command of the game
    wire::Raw command;
};
struct MoreTime {};  // S-L2
struct Pause {};
struct Resume {};
struct End {};  // the game, before it is over
struct HandOver {
    PersonId person;
};
struct Kick {
    PersonId person;
};
struct Lock {
    bool locked;
};
struct AllowTalk {
    TalkRule talk;
};
struct AllowBotTalk {  // S-B6
    bool allowed;
};
struct PlayBeforeTv {  // S-H4
    bool tv;
};
struct SeatBot {  // S-B1, S-B3, S-B4
    std::uint8_t seat = 0;
    bots::Level level = bots::Level::normal;
    std::optional<bots::Character> character;  // none: whoever comes
};
struct UnseatBot {
    std::uint8_t seat;
};
struct Talk {
    std::string text;
};
struct React {
    Reaction reaction;
};
struct Note {  // the whole notebook of one's own
    std::string text;
};
WIRE(Join, name)
WIRE(Rename, name)
WIRE(Appear, as)
WIRE(Sit, seat)
WIRE(Stand)
WIRE(Configure, setup)
WIRE(AddLuck, to, luck)
WIRE(Start)
WIRE(Rematch)
WIRE(Play, command)
WIRE(MoreTime)
WIRE(Pause)
WIRE(Resume)
WIRE(End)
WIRE(HandOver, person)
WIRE(Kick, person)
WIRE(Lock, locked)
WIRE(AllowTalk, talk)
WIRE(AllowBotTalk, allowed)
WIRE(PlayBeforeTv, tv)
OPTIONS(SeatBot, seat, level, character)
WIRE(UnseatBot, seat)
WIRE(Talk, text)
WIRE(React, reaction)
WIRE(Note, text)
using Wish = std::variant<Join, Rename, Appear, Sit, Stand, Configure, AddLuck, Start, Rematch, Play, MoreTime, Pause,
                          Resume, End, HandOver, Kick, Lock, AllowTalk, AllowBotTalk, PlayBeforeTv, SeatBot, UnseatBot,
                          Talk, React, Note>;

/// A wish with an id. The same id again gets the same answer, and is not done twice.
struct Request {
    CommandId id;
    Wish do_;
};
WIRE(Request, id, do_)
struct Ping {};
/// What is to be learnt from the round that is over? Taught is the answer (S-B8).
struct Learn {};
WIRE(Ping)
WIRE(Learn)
using FromClient = std::variant<Hello, Request, Ping, Learn>;

// ---- What the server says ---------------------------------------------------------------------------

struct Person {
    PersonId person;
    std::string name;
    std::optional<std::uint8_t> seat;
    std::optional<Creature> creature;  // that they chose
};
WIRE(Person, person, name, seat, creature)

/// A bot that plays a seat, for good or for somebody who is away.
struct SeatedBot {
    std::uint8_t seat;
    bots::Level level;
    std::string name;
};
WIRE(SeatedBot, seat, level, name)

/// What happened between a person and a bot at this table, and how often.
struct Between {
    bots::Deed deed;
    PersonId person;
    std::string bot;
    bool byBot;  // the bot did it; else the person
    std::int32_t times;
};
WIRE(Between, deed, person, bot, byBot, times)

struct Result {
    bool finished;  // false: it was ended early
    std::vector<int> scores;
    std::vector<Seat> winners;
};
WIRE(Result, finished, scores, winners)

/// Where luck comes from: the next game's, or while a game is on, that one's (S-F1, S-F2).
struct Fair {
    std::string commitment;          // to a seed that is opened when the game is over
    std::optional<std::string> mix;  // once it is dealt: of all that it was dealt from besides that seed
    std::vector<PersonId> added;     // who has added luck
};
WIRE(Fair, commitment, mix, added)

/// The table without the game: who is there and what is set.
struct TableState {
    std::string code;
    Setup setup;
    Stage stage;
    bool paused, locked;
    TalkRule talk;
    bool botTalk;  // S-B6
    bool tv;       // S-H4
    std::optional<PersonId> host;
    std::vector<Person> people;
    std::vector<SeatedBot> bots;    // in the order of their seats
    std::int32_t games;             // how many have begun here; the last one is replayed under this number
    std::optional<Result> result;   // of the last game, while the stage is over
    std::vector<Between> memories;  // from the first game on
    std::optional<Fair> fair;       // null: a game is on that was begun before there was such a thing
};
WIRE(TableState, code, setup, stage, paused, locked, talk, botTalk, tv, host, people, bots, games, result, memories,
     fair)

/// A time limit that runs: the rules' own, or the table's for thinking.
struct Limit {
    Time endsAt;
    std::int32_t milliseconds;  // its whole length
};
WIRE(Limit, endsAt, milliseconds)

/// GET /api/decks/NAME: what is to be seen on each card; GET /api/decks/NAME/CARD is the picture.
struct DeckLine {
    std::string name;
    std::vector<PictureText> says;
};
WIRE(DeckLine, name, says)

/// The game as one seat may know it.
struct GameState {
    std::optional<wire::Raw> view;          // the game's View; null: the one that was shown last, with these changes
    std::vector<wire::Difference> changes;  // in their order
    std::vector<wire::Raw> events;          // public events since the last version that this client has
    std::optional<Limit> limit;
    std::vector<Picture> pictures;  // those of the view that this connection was not told before in this game
    bool mayTalk;                   // T-R1
};
WIRE(GameState, view, changes, events, limit, pictures, mayTalk)

struct TalkLine {
    PersonId person;                 // 0, if a bot says it
    std::optional<std::string> bot;  // its name
    Time at;
    std::optional<std::string> text;
    std::optional<Reaction> reaction;
};
WIRE(TalkLine, person, bot, at, text, reaction)

/// What has changed; what is null stays as it was.
struct Update {
    Version version;
    Time now;
    std::optional<CommandId> done;  // your wish that brought this about: no Done follows
    std::optional<TableState> table;
    std::optional<GameState> game;
    std::optional<Sheet> sheet;  // S-G8
    std::vector<TalkLine> talk;  // new lines
};
WIRE(Update, version, now, done, table, game, sheet, talk)

/// The answer to Hello: everything.
struct Welcome {
    std::int32_t protocol;
    std::optional<PersonId> person;
    std::string notebook;
    CommandId lastId;  // the largest of your ids that was done; go on above it
    Update everything;
};
WIRE(Welcome, protocol, person, notebook, lastId, everything)

/// You are this person now.
struct Joined {
    PersonId person;
};
WIRE(Joined, person)

/// Who is connected just now.
struct Presence {
    std::vector<PersonId> people;
    std::int32_t watchers;
};
WIRE(Presence, people, watchers)

/// A wish was done that nobody else hears of, or that was done before.
struct Done {
    CommandId id;
    Version version;  // in which it was done
};
/// A wish was refused: by which rule, a short name of why, which stays the same, an English sentence, and what exactly
/// is wrong, if more is known.
struct Refused {
    CommandId id;
    std::string rule, name, reason, detail;
};
struct Pong {
    Time now;
};
/// The answer to Learn.
struct Taught {
    std::optional<bots::Lesson> lesson;  // null: the house remembers no round of this game
};
/// The last message before the server closes the socket.
struct Goodbye {
    std::string rule, name, reason, detail;  // why, as in Refused; the name is "elsewhere", "kicked", "stopping"...
    bool comeBack;                           // true: connect again after a while
};
WIRE(Done, id, version)
WIRE(Refused, id, rule, name, reason, detail)
WIRE(Pong, now)
WIRE(Taught, lesson)
WIRE(Goodbye, rule, name, reason, detail, comeBack)
using FromServer = std::variant<Welcome, Update, Joined, Presence, Done, Refused, Pong, Taught, Goodbye>;

/// All of this as TypeScript.
std::string protocolTypescript();

}  // namespace parlour::server
