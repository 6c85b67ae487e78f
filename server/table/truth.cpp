// What each event changes at a table. What can follow what is in fits.cpp, what is allowed in wishes.cpp.
// SPDX-License-Identifier: MIT
#include "server/table/truth.h"

#include <algorithm>

#include "bots/names.h"
#include "games/games.h"

namespace parlour::server {
namespace {

constexpr std::size_t mostTalkLines = 60;
constexpr std::size_t mostRemembered = 64;  // of a person's wishes (S-M2), and of the game's public events

/// Forgets the oldest when there are too many. Short lists: a deque would take 600 bytes before it holds anything.
template <class T>
void pushBounded(std::vector<T>& list, T item, std::size_t most) {
    if (list.size() == most) list.erase(list.begin());
    list.push_back(std::move(item));
}

Guest* guest(Truth& truth, PersonId person) {
    const auto found = std::ranges::find(truth.guests, person, &Guest::id);
    return found == truth.guests.end() ? nullptr : &*found;
}

/// S-B4: a bot's name is one that no other bot here has.
void seatBot(Truth& truth, std::uint8_t seat, bots::Level level) {
    const auto isFree = [&](std::string_view name) {
        return std::ranges::find(truth.bots, name, &SeatedBot::name) == truth.bots.end();
    };
    std::size_t first = 0;
    for (const char letter : truth.code) first += static_cast<unsigned char>(letter);
    while (!isFree(bots::names[first % bots::names.size()])) ++first;
    const auto after = std::ranges::find_if(truth.bots, [&](const SeatedBot& other) { return other.seat > seat; });
    truth.bots.insert(after, {seat, level, std::string(bots::names[first % bots::names.size()])});
    truth.news.table = true;
}

}  // namespace

const Guest* Truth::find(PersonId person) const {
    const auto found = std::ranges::find(guests, person, &Guest::id);
    return found == guests.end() ? nullptr : &*found;
}

const SeatedBot* Truth::bot(std::size_t seat) const {
    const auto found = std::ranges::find(bots, seat, &SeatedBot::seat);
    return found == bots.end() ? nullptr : &*found;
}

bool Truth::isSeatTaken(std::size_t seat) const {
    return bot(seat) != nullptr || std::ranges::any_of(guests, [&](const Guest& one) { return one.seat == seat; });
}

std::string digestOf(const Match& match) {
    std::string all = match.watch();
    for (int seat = 0; seat < match.players(); ++seat) all += match.view(Seat{static_cast<std::uint8_t>(seat)});
    return toHex(hashOf(all));
}

// ---- A change ----------------------------------------------------------------------------------------

void fold(Truth& truth, const ChangeBegun& event) {
    truth.at = event.at;
    truth.news = {};
}

void fold(Truth& truth, const ChangeClosed& event) {
    ++truth.version;
    if (!event.by || !event.id) return;
    if (Guest* person = guest(truth, *event.by)) pushBounded(person->done, {*event.id, truth.version}, mostRemembered);
}

// ---- Coming and going --------------------------------------------------------------------------------

void fold(Truth& truth, const Opened& event) {
    truth.code = event.code;
    truth.secret = fromHex(event.secret).value_or(TokenHash{});
    truth.setup = event.setup;
}

void fold(Truth& truth, const PersonJoined& event) {
    Guest joined;
    joined.id = event.person;
    joined.name = event.name;
    joined.token = fromHex(event.token).value_or(TokenHash{});
    truth.guests.push_back(std::move(joined));
    truth.lastPerson = event.person;
    truth.news.table = true;
}

void fold(Truth& truth, const PersonRenamed& event) {
    guest(truth, event.person)->name = event.name;
    truth.news.table = true;
}

void fold(Truth& truth, const PersonAppeared& event) {
    guest(truth, event.person)->creature = event.creature;
    truth.news.table = true;
}

void fold(Truth& truth, const PersonSat& event) {
    guest(truth, event.person)->seat = event.seat;
    truth.news.table = true;
}

void fold(Truth& truth, const PersonStood& event) {
    guest(truth, event.person)->seat.reset();
    truth.news.table = true;
}

void fold(Truth& truth, const PersonKicked& event) {
    const Guest& gone = *guest(truth, event.person);
    truth.kicked.push_back(gone.token);
    if (gone.seat && truth.stage == Stage::playing && truth.bot(*gone.seat) == nullptr)
        seatBot(truth, *gone.seat, bots::Level::normal);  // the game goes on without them
    std::erase_if(truth.guests, [&](const Guest& one) { return one.id == event.person; });
    truth.news.table = true;
}

void fold(Truth& truth, const HostChanged& event) {
    truth.host = event.person;
    truth.news.table = true;
}

void fold(Truth& truth, const Configured& event) {
    truth.setup = event.setup;
    std::erase_if(truth.bots, [&](const SeatedBot& bot) { return bot.seat >= truth.setup.seats; });
    for (Guest& one : truth.guests)
        if (one.seat >= truth.setup.seats) one.seat.reset();
    truth.stage = Stage::gathering;
    truth.match.reset();
    truth.news.table = true;
}

void fold(Truth& truth, const LockChanged& event) {
    truth.locked = event.locked;
    truth.news.table = true;
}

void fold(Truth& truth, const TalkAllowed& event) {
    truth.talkRule = event.talk;
    truth.news.table = true;
}

// ---- Games -------------------------------------------------------------------------------------------

void fold(Truth& truth, const GameBegun& event) {
    auto match = findGame(truth.setup.game)->reopen(truth.setup.options.json, static_cast<int>(event.players.size()));
    if (!match) return misfit(match.error().says);
    truth.match = *std::move(match);
    const auto before = std::exchange(truth.bots, {});
    for (Guest& one : truth.guests) one.seat.reset();
    for (std::size_t i = 0; i < event.players.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i);
        const PersonId player = event.players[i];
        const auto moved = std::ranges::find_if(before, [&](const SeatedBot& bot) { return bot.seat == -player - 1; });
        if (Guest* person = guest(truth, player)) {
            person->seat = seat;
        } else if (moved != before.end()) {
            truth.bots.push_back({seat, moved->level, moved->name});
        } else {
            seatBot(truth, seat, bots::Level::normal);
        }
    }
    for (Guest& one : truth.guests) one.notebook.clear();
    truth.publicEvents.clear();
    truth.stage = Stage::playing;
    truth.paused = truth.endedEarly = false;
    ++truth.games;
    ++truth.moves;
    truth.news.table = truth.news.game = true;
}

void fold(Truth& truth, const Happened& event) {
    for (const auto& [json] : event.events) {
        const auto told = truth.match->retell(json);
        if (!told) return misfit(told.error().says);
        if (told->isPublic) pushBounded(truth.publicEvents, {truth.version + 1, json}, mostRemembered);
    }
    ++truth.moves;
    truth.news.game = true;
    if (!truth.match->isOver()) return;
    truth.stage = Stage::over;
    truth.news.table = true;
}

void fold(Truth& truth, const GameProven& event) {
    if (event.digest != digestOf(*truth.match)) truth.differs = truth.games;
}

void fold(Truth& truth, const LimitExtended&) {
    ++truth.doublings;
    truth.news.game = true;
}

void fold(Truth& truth, const PauseChanged& event) {
    truth.paused = event.paused;
    truth.news.table = truth.news.game = true;
}

void fold(Truth& truth, const GameEnded&) {
    truth.stage = Stage::over;
    truth.endedEarly = true;
    truth.paused = false;
    truth.news.table = truth.news.game = true;
}

void fold(Truth& truth, const BotSat& event) { seatBot(truth, event.seat, bots::Level::normal); }

void fold(Truth& truth, const BotInvited& event) { seatBot(truth, event.seat, event.level); }

void fold(Truth& truth, const BotLeft& event) {
    std::erase_if(truth.bots, [&](const SeatedBot& bot) { return bot.seat == event.seat; });
    truth.news.table = true;
}

// ---- Talk --------------------------------------------------------------------------------------------

void fold(Truth& truth, const Talked& event) {
    pushBounded(truth.talk, {event.person, truth.at, event.text, {}}, mostTalkLines);
    truth.news.talk.push_back(truth.talk.back());
}

void fold(Truth& truth, const Reacted& event) {
    pushBounded(truth.talk, {event.person, truth.at, {}, event.reaction}, mostTalkLines);
    truth.news.talk.push_back(truth.talk.back());
}

void fold(Truth& truth, const Noted& event) { guest(truth, event.person)->notebook = event.text; }

}  // namespace parlour::server
