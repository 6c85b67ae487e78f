// What each event changes at a table. What can follow what is in fits.cpp, what is allowed in wishes.cpp.
// SPDX-License-Identifier: MIT
#include "server/table/truth.h"

#include <algorithm>

#include "bots/bots.h"
#include "games/games.h"
#include "server/sabotage.h"

namespace parlour::server {
namespace {

constexpr std::size_t mostTalkLines = 60;
constexpr std::size_t mostEvents = 64;  // of the game's public ones, for who comes back

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

/// S-B4: whom the table's code says, of those who are not here yet.
bots::Character usualGuest(const Truth& truth) {
    std::size_t at = 0;
    for (const char letter : truth.code) at += static_cast<unsigned char>(letter);
    while (truth.isHere(bots::Character(at % bots::characterCount))) ++at;
    return bots::Character(at % bots::characterCount);
}

void seatBot(Truth& truth, std::uint8_t seat, bots::Level level, std::optional<bots::Character> character = {}) {
    const auto after = std::ranges::find_if(truth.bots, [&](const SeatedBot& other) { return other.seat > seat; });
    truth.bots.insert(after, {seat, level, std::string(bots::nameOf(character.value_or(usualGuest(truth))))});
    truth.news.table = true;
}

void say(Truth& truth, const TalkLine& line) {
    pushBounded(truth.talk, line, mostTalkLines);
    truth.news.talk.push_back(line);
}

/// Who fooled whom is remembered, if a bot was among them (S-B7).
void remember(Truth& truth, std::string_view event) {
    for (const bots::Encounter& met : bots::encountersIn(truth.setup.game, event, truth.match->watch())) {
        const PersonId one = truth.playerOf(indexOf(met.who)), other = truth.playerOf(indexOf(met.whom));
        if (one >= 0 && other >= 0) continue;
        const auto known = std::ranges::find_if(truth.memories, [&](const Remembered& memory) {
            return memory.deed == met.deed && memory.who == one && memory.whom == other;
        });
        if (known != truth.memories.end()) {
            ++known->times;
        } else {
            truth.memories.push_back({.deed = met.deed, .who = one, .whom = other, .times = 1});
        }
    }
}

/// Who plays, as the score sheet names them (S-G8): whoever sits, also if a bot plays for them later.
std::vector<SheetPlayer> playersOf(const Truth& truth) {
    std::vector<SheetPlayer> players(static_cast<std::size_t>(truth.match->players()));
    for (const SeatedBot& bot : truth.bots) players[bot.seat].name = bot.name;
    for (const Guest& one : truth.guests)
        if (one.seat && *one.seat < players.size()) players[*one.seat] = {one.id, one.name};
    return players;
}

}  // namespace

CommandId Guest::lastId() const {
    const auto last = std::ranges::max_element(done, {}, &Done::id);
    return last == done.end() ? 0 : last->id;
}

bool Guest::isForgotten(CommandId wish) const {
    return done.size() == mostDone && std::ranges::all_of(done, [&](const Done& one) { return wish < one.id; });
}

const Guest* Truth::find(PersonId person) const {
    const auto found = std::ranges::find(guests, person, &Guest::id);
    return found == guests.end() ? nullptr : &*found;
}

const SeatedBot* Truth::bot(std::size_t seat) const {
    const auto found = std::ranges::find(bots, seat, &SeatedBot::seat);
    return found == bots.end() ? nullptr : &*found;
}

bool Truth::isHere(bots::Character character) const {
    return std::ranges::find(bots, parlour::bots::nameOf(character), &SeatedBot::name) != bots.end();
}

bool Truth::isSeatTaken(std::size_t seat) const {
    return bot(seat) != nullptr || std::ranges::any_of(guests, [&](const Guest& one) { return one.seat == seat; });
}

PersonId Truth::playerOf(std::size_t seat) const {
    if (const SeatedBot* sits = bot(seat)) {
        const auto character = bots::characterCalled(sits->name);
        return character ? -1 - static_cast<PersonId>(*character) : 0;
    }
    const auto sits = std::ranges::find_if(guests, [&](const Guest& one) { return one.seat == seat; });
    return sits == guests.end() ? 0 : sits->id;
}

std::string digestOf(const Match& match) {
    std::string all = match.watch();
    for (int seat = 0; seat < match.players(); ++seat) all += match.view(Seat{static_cast<std::uint8_t>(seat)});
    return toHex(hashOf(all));
}

Pledge pledgeOf(const LuckCommitted& event) {
    return {event.seed, event.salt, fair::commitmentTo(event.seed, event.salt)};
}

FairLuck luckUnder(const Pledge& pledge, const Truth& truth, const GameBegun& event) {
    fair::Terms terms{.commitment = pledge.commitment,
                      .game = truth.setup.game,
                      .rules = event.rules,
                      .options = truth.setup.options,
                      .luck = {}};
    std::vector<PersonId> added;
    for (const PersonId player : event.players) {
        const Guest* const person = truth.find(player);
        terms.luck.push_back(person != nullptr ? person->luck : "");
        if (!terms.luck.back().empty()) added.push_back(player);
    }
    const std::string mix = fair::mixOf(terms);
    return {pledge.commitment, mix, std::move(added), FairChance(pledge.seed, mix)};
}

// ---- A change ----------------------------------------------------------------------------------------

void fold(Truth& truth, const ChangeBegun& event) {
    truth.at = event.at;
    truth.news = {};
}

void fold(Truth& truth, const ChangeClosed& event) {
    ++truth.version;
    if (truth.news.isOfInterest()) ++truth.told;
    if (!event.by || !event.id || sabotaged(Sabotage::idNotRemembered)) return;
    if (Guest* person = guest(truth, *event.by)) pushBounded(person->done, {*event.id, truth.told}, Guest::mostDone);
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
    ++truth.signs;
    truth.news.table = true;
}

void fold(Truth& truth, const HostChanged& event) {
    truth.host = event.person;
    ++truth.signs;
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
    ++truth.signs;
    truth.news.table = true;
}

void fold(Truth& truth, const TalkAllowed& event) {
    truth.talkRule = event.talk;
    ++truth.signs;
    truth.news.table = true;
}

void fold(Truth& truth, const BotTalkAllowed& event) {
    truth.botTalk = event.allowed;
    ++truth.signs;
    truth.news.table = true;
}

void fold(Truth& truth, const TvChanged& event) {
    truth.tv = event.tv;
    ++truth.signs;
    truth.news.table = true;
}

// ---- Games -------------------------------------------------------------------------------------------

void fold(Truth& truth, const LuckCommitted& event) {
    truth.pledge = pledgeOf(event);
    truth.news.table = true;
}

void fold(Truth& truth, const LuckAdded& event) {
    guest(truth, event.person)->luck = event.luck;
    truth.news.table = true;
}

void fold(Truth& truth, const GameBegun& event) {
    auto match = findGame(truth.setup.game)->reopen(truth.setup.options.json, static_cast<int>(event.players.size()));
    if (!match) return misfit(match.error().says);
    truth.match = *std::move(match);
    truth.luck.reset();
    if (truth.pledge) truth.luck = luckUnder(*truth.pledge, truth, event);
    truth.pledge.reset();
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
    for (Guest& one : truth.guests) one.notebook.clear(), one.luck.clear();
    truth.publicEvents.clear();
    truth.stage = Stage::playing;
    truth.paused = truth.endedEarly = false;
    ++truth.games;
    ++truth.moves;
    truth.movedAt = truth.at;
    truth.playing = {.number = truth.games,
                     .game = truth.setup.game,
                     .at = 0,
                     .seats = playersOf(truth),
                     .scores = {},
                     .winners = {}};
    truth.news.table = truth.news.game = true;
}

void fold(Truth& truth, const Happened& event) {
    for (const auto& [json] : event.events) {
        const auto told = truth.match->retell(json);
        if (!told) return misfit(told.error().says);
        if (told->isPublic && !truth.bots.empty() && bots::endsRound(truth.setup.game, json)) remember(truth, json);
        if (told->isPublic) pushBounded(truth.publicEvents, {truth.told + 1, json}, mostEvents);
    }
    if (truth.luck) truth.luck->chance.moveTo(event.drawn);
    ++truth.moves;
    truth.movedAt = truth.at;
    truth.news.game = true;
    if (!truth.match->isOver()) return;
    truth.stage = Stage::over;
    truth.playing.at = truth.at;
    truth.playing.scores = truth.match->scores();
    truth.playing.winners = truth.match->winners();
    pushBounded(truth.played, truth.playing, mostSheetGames);
    truth.news.table = true;
}

void fold(Truth& truth, const GameProven& event) {
    if (event.digest != digestOf(*truth.match)) truth.differs = truth.games;
}

void fold(Truth& truth, const LimitExtended&) {
    ++truth.doublings;
    ++truth.signs;
    truth.news.game = true;
}

void fold(Truth& truth, const PauseChanged& event) {
    truth.paused = event.paused;
    ++truth.signs;
    truth.news.table = truth.news.game = true;
}

void fold(Truth& truth, const GameEnded&) {
    truth.stage = Stage::over;
    truth.endedEarly = true;
    truth.paused = false;
    truth.news.table = truth.news.game = true;
}

void fold(Truth& truth, const BotSat& event) { seatBot(truth, event.seat, bots::Level::normal); }

void fold(Truth& truth, const BotInvited& event) {
    seatBot(truth, event.seat, event.level, event.character);
    ++truth.signs;
}

void fold(Truth& truth, const BotLeft& event) {
    std::erase_if(truth.bots, [&](const SeatedBot& bot) { return bot.seat == event.seat; });
    ++truth.signs;
    truth.news.table = true;
}

// ---- Talk --------------------------------------------------------------------------------------------

void fold(Truth& truth, const Talked& event) {
    say(truth, {.person = event.person, .bot = {}, .at = truth.at, .text = event.text, .reaction = {}});
}

void fold(Truth& truth, const Reacted& event) {
    say(truth, {.person = event.person, .bot = {}, .at = truth.at, .text = {}, .reaction = event.reaction});
}

void fold(Truth& truth, const BotTalked& event) {
    say(truth, {.person = 0, .bot = event.bot, .at = truth.at, .text = event.text, .reaction = {}});
}

void fold(Truth& truth, const BotReacted& event) {
    say(truth, {.person = 0, .bot = event.bot, .at = truth.at, .text = {}, .reaction = event.reaction});
}

void fold(Truth& truth, const Noted& event) { guest(truth, event.person)->notebook = event.text; }

void fold(Truth& truth, const NoteEdited& event) {
    guest(truth, event.person)->notebook.replace(event.from, event.to - event.from, event.text);
}

}  // namespace parlour::server
