// What can happen at a table, as the journal keeps it. A table is nothing but the changes it has seen (table.h);
// secrets are among them, so nothing here compiles in a message.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/protocol.h"

namespace parlour::server {

struct Opened {
    std::string code;
    std::string secret;  // of the pictures' names, in hexadecimal
    Setup setup;
};
struct PersonJoined {
    PersonId person;
    std::string name;
    std::string token;  // not itself, but its hash (token.h)
};
struct PersonRenamed {
    PersonId person;
    std::string name;
};
struct PersonAppeared {
    PersonId person;
    Creature creature;
};
struct PersonSat {
    PersonId person;
    std::uint8_t seat;
};
struct PersonStood {
    PersonId person;
};
struct PersonKicked {
    PersonId person;
};
struct HostChanged {
    PersonId person;
};
struct Configured {
    Setup setup;
};
struct LockChanged {
    bool locked;
};
struct TalkAllowed {
    TalkRule talk;
};
struct BotTalkAllowed {
    bool allowed;
};
struct TvChanged {
    bool tv;
};
struct LuckCommitted {  // S-F1: for the next game; opened when that is over
    std::string seed, salt;
};
struct LuckAdded {  // S-F2
    PersonId person;
    std::string luck;
};
struct GameBegun {
    std::vector<PersonId> players;  // by seat; -k is the bot that sat in seat k - 1, 0 some bot
    std::int32_t rules;             // the version of the game's rules
};
// A field that nobody names is empty, and the compiler wants that said.
// NOLINTBEGIN(readability-redundant-member-init)
struct Happened {  // in the game: its own events, the secret ones too
    std::vector<wire::Raw> events;
    std::optional<std::uint8_t> seat{};  // who brought it about, and by which command; nobody: the deal, or time
    std::optional<wire::Raw> command{};
    std::int64_t drawn = 0;  // how many numbers the game has drawn by now, of the luck it was committed to (S-F3)
};
// NOLINTEND(readability-redundant-member-init)
struct GameProven {  // it is over: what all could see at its end, as a hash, so that other code can be checked against
                     // it
    std::string digest;
};
struct LimitExtended {};
struct PauseChanged {
    bool paused;
};
struct GameEnded {};
struct BotSat {  // in for somebody
    std::uint8_t seat;
};
struct BotInvited {
    std::uint8_t seat = 0;
    bots::Level level = bots::Level::normal;
    std::optional<bots::Character> character;  // none in old journals: then the table's code says who comes
};
struct BotLeft {
    std::uint8_t seat;
};
struct Talked {
    PersonId person;
    std::string text;
};
struct Reacted {
    PersonId person;
    Reaction reaction;
};
struct BotTalked {
    std::string bot;  // its name
    std::string text;
};
struct BotReacted {
    std::string bot;
    Reaction reaction;
};
struct Noted {
    PersonId person;
    std::string text;
};
struct NoteEdited {  // what stood from one byte to another is replaced; Noted was the whole notebook each time
    PersonId person;
    std::uint32_t from, to;
    std::string text;
};
JOURNAL(Opened, code, secret, setup)
JOURNAL(PersonJoined, person, name, token)
JOURNAL(PersonRenamed, person, name)
JOURNAL(PersonAppeared, person, creature)
JOURNAL(PersonSat, person, seat)
JOURNAL(PersonStood, person)
JOURNAL(PersonKicked, person)
JOURNAL(HostChanged, person)
JOURNAL(Configured, setup)
JOURNAL(LockChanged, locked)
JOURNAL(TalkAllowed, talk)
JOURNAL(BotTalkAllowed, allowed)
JOURNAL(TvChanged, tv)
JOURNAL(LuckCommitted, seed, salt)
JOURNAL(LuckAdded, person, luck)
JOURNAL(GameBegun, players, rules)
JOURNAL(Happened, events, seat, command, drawn)
LATER(Happened, seat, command, drawn)
JOURNAL(GameProven, digest)
JOURNAL(LimitExtended)
JOURNAL(PauseChanged, paused)
JOURNAL(GameEnded)
JOURNAL(BotSat, seat)
JOURNAL(BotInvited, seat, level, character)
[[maybe_unused]] constexpr void fieldsMayBeLeftOut(const BotInvited*) {}
JOURNAL(BotLeft, seat)
JOURNAL(Talked, person, text)
JOURNAL(Reacted, person, reaction)
JOURNAL(BotTalked, bot, text)
JOURNAL(BotReacted, bot, reaction)
JOURNAL(Noted, person, text)
JOURNAL(NoteEdited, person, from, to, text)
template <class... Others>
using TableEvents =
    std::variant<Opened, PersonJoined, PersonRenamed, PersonAppeared, PersonSat, PersonStood, PersonKicked, HostChanged,
                 Configured, LockChanged, TalkAllowed, BotTalkAllowed, TvChanged, LuckCommitted, LuckAdded, GameBegun,
                 Happened, GameProven, LimitExtended, PauseChanged, GameEnded, BotSat, BotInvited, BotLeft, Talked,
                 Reacted, BotTalked, BotReacted, Noted, NoteEdited, Others...>;
using TableEvent = TableEvents<>;

/// Raised with each new event and field (check_test).
constexpr std::int32_t newestEvents = 2;

/// What one wish, one time limit or one of the table's own decisions brought about: one version, one line of the
/// journal.
struct Change {
    Time at;
    std::optional<PersonId> by;
    std::optional<CommandId> id;
    std::vector<TableEvent> events;
};
JOURNAL(Change, at, by, id, events)

/// How a change begins and ends, as the table hears it; the journal has both in the change itself.
struct ChangeBegun {
    Time at;
};
struct ChangeClosed {
    std::optional<PersonId> by;
    std::optional<CommandId> id;
};

}  // namespace parlour::server
