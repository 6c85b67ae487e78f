// What people may know of a table, how it is told again, and its limits. What is allowed is in wishes.cpp.
// SPDX-License-Identifier: MIT
#include "server/table/table.h"

#include <algorithm>
#include <iterator>

#include "games/games.h"
#include "server/sabotage.h"

namespace parlour::server {
namespace {

/// The language of a table, if bots speak it; else English.
lexicon::Language spokenIn(std::string_view code) {
    using enum lexicon::Language;
    return code == "es" ? es : code == "it" ? it : code == "ru" ? ru : en;
}

constexpr Time lateComersTime = 5 * aMinute;  // S-L4

/// Whom the rules wait for, by what lies face up: every game's Facts begin with that.
std::vector<std::uint8_t> seatsWaitedFor(std::string_view game, const Match& match) {
    constexpr std::string_view head = R"({"waitedFor":)";
    std::vector<std::uint8_t> seats;
    const auto facts = findGame(game)->facts(match.watch());
    if (!facts || !facts->starts_with(head)) return seats;
    const auto list = std::string_view(*facts).substr(head.size());
    if (wire::read(list.substr(0, list.find(']') + 1), seats)) seats.clear();
    return seats;
}

}  // namespace

// ---- What it is --------------------------------------------------------------------------------------

const Guest* Table::find(const TokenHash& token) const {
    const Guest* found = nullptr;  // all are compared, so that the time tells nothing
    for (const Guest& guest : guests())
        if (sameHash(guest.token, token)) found = &guest;
    return found;
}

bool Table::wasKicked(const TokenHash& token) const {  // S-J4
    return std::ranges::any_of(truth().kicked, [&](const TokenHash& kicked) { return sameHash(kicked, token); });
}

int Table::taken() const {
    int count = 0;
    for (std::size_t seat = 0; seat < mostSeats; ++seat) count += truth().isSeatTaken(seat) ? 1 : 0;
    return count;
}

// ---- What people may know of it ----------------------------------------------------------------------

TableState Table::state() const {
    const Truth& is = truth();
    TableState state{.code = is.code,
                     .setup = is.setup,
                     .stage = is.stage,
                     .paused = is.paused,
                     .locked = is.locked,
                     .talk = is.talkRule,
                     .botTalk = is.botTalk,
                     .tv = is.tv,
                     .host = is.host,
                     .people = {},
                     .bots = is.bots,
                     .games = is.games,
                     .result = {},
                     .memories = {},
                     .fair = {}};
    for (const Guest& guest : is.guests) state.people.push_back({guest.id, guest.name, guest.seat, guest.creature});
    for (const auto& [deed, who, whom, times] : is.memories) {
        const bool byBot = who < 0;
        const PersonId person = byBot ? whom : who, bot = byBot ? who : whom;
        if (person > 0 && bot < 0)
            state.memories.push_back({deed, person, std::string(nameOf(bots::Character(-1 - bot))), byBot, times});
    }
    if (is.stage == Stage::over)
        state.result = is.endedEarly ? Result{.finished = false, .scores = {}, .winners = {}}
                                     : Result{true, is.match->scores(), is.match->winners()};
    if (is.pledge) {
        state.fair = Fair{.commitment = is.pledge->commitment, .mix = {}, .added = {}};
        for (const Guest& guest : is.guests)
            if (!guest.luck.empty()) state.fair->added.push_back(guest.id);
    } else if (is.stage == Stage::playing && is.luck) {
        state.fair = Fair{is.luck->commitment, is.luck->mix, is.luck->added};
    }
    return state;
}

/// Each player once, under the name that they had last.
Sheet Table::sheet() const {
    Sheet sheet;
    for (const Played& played : truth().played) {
        SheetGame& game = sheet.games.emplace_back(played.number, played.game, played.at, std::vector<std::uint8_t>{},
                                                   played.scores, played.winners);
        for (const SheetPlayer& one : played.seats) {
            const auto known = std::ranges::find_if(sheet.players, [&](const SheetPlayer& other) {
                return one.person == other.person && (one.person || one.name == other.name);
            });
            game.players.push_back(static_cast<std::uint8_t>(known - sheet.players.begin()));
            if (known == sheet.players.end()) {
                sheet.players.push_back(one);
            } else {
                known->name = one.name;
            }
        }
    }
    for (SheetPlayer& one : sheet.players)
        if (const Guest* guest = one.person ? find(*one.person) : nullptr) one.name = guest->name;
    return sheet;
}

std::optional<Sheet> Table::newSheet() const {
    auto now = sheet();
    return now == seenSheet_ ? std::nullopt : std::optional(std::move(now));
}

void Table::markSeen() {
    if (news().table) seenSheet_ = sheet();
    if (truth().match) truth().match->markSeen();
}

GameState Table::game(std::optional<std::uint8_t> seat, Version seen, HowMuch howMuch) const {
    const Match& match = *truth().match;
    const auto plays = seat && *seat < match.players() ? std::optional(Seat{*seat}) : std::nullopt;
    GameState game{.view = {}, .changes = {}, .events = {}, .limit = limit_, .pictures = {}, .mayTalk = mayTalk(seat)};
    if (howMuch == HowMuch::everything) {
        game.view = wire::Raw{plays ? match.view(*plays) : match.watch()};
    } else {
        game.changes = match.changedFaceUp();
        if (plays) std::ranges::move(match.changedInHand(*plays), std::back_inserter(game.changes));
    }
    const auto& events = truth().publicEvents;
    const auto news = std::ranges::upper_bound(events, seen, {}, &std::pair<Version, std::string>::first);
    for (auto event = news; event != events.end(); ++event) game.events.push_back({event->second});
    return game;
}

bool Table::isSilenceOn() const {
    if (stage() != Stage::playing) return false;
    for (int seat = 0; seat < match()->players(); ++seat)
        if (!match()->mayTalk(Seat(seat))) return true;
    return false;
}

/// By what lies face up.
bool Table::isWaitedFor(std::uint8_t seat) const {
    const auto seats = seatsWaitedFor(setup().game, *match());
    return std::ranges::find(seats, seat) != seats.end();
}

bool Table::mayTalk(std::optional<std::uint8_t> seat) const {  // S-T1, S-T4
    if (stage() != Stage::playing) return true;
    return seat && *seat < match()->players() ? match()->mayTalk(Seat{*seat}) : !isSilenceOn();
}

std::vector<std::string_view> Table::lastEvents() const {
    std::vector<std::string_view> events;
    for (const auto& [at, json] : truth().publicEvents)
        if (at == told()) events.emplace_back(json);
    return events;
}

bots::Bystander Table::bystander(std::uint8_t seat, bots::GalleryReference gallery) const {
    bots::Bystander who{.self = Seat{seat},
                        .character = bots::characterCalled(bot(seat)->name).value_or(bots::Character::Abacus),
                        .language = spokenIn(setup().language),
                        .names = {},
                        .memories = {},
                        .gallery = std::move(gallery)};
    std::vector<PersonId> players;
    for (std::size_t other = 0; other < static_cast<std::size_t>(match()->players()); ++other) {
        const auto sits = std::ranges::find_if(guests(), [&](const Guest& guest) { return guest.seat == other; });
        const SeatedBot* const sitsIn = bot(other);
        who.names.push_back(sitsIn != nullptr ? sitsIn->name : sits != guests().end() ? sits->name : "");
        players.push_back(truth().playerOf(other));
    }
    const auto seatOf = [&](PersonId player) { return std::ranges::find(players, player) - players.begin(); };
    for (const Remembered& memory : truth().memories) {
        const auto one = seatOf(memory.who), other = seatOf(memory.whom);
        if (std::max(one, other) < std::ssize(players))
            who.memories.push_back({memory.deed, Seat(one), Seat(other), memory.times});
    }
    return who;
}

TableLine Table::line() const {
    const Guest* host = truth().host ? find(*truth().host) : nullptr;
    return {.code = code(),
            .game = setup().game,
            .host = host != nullptr ? host->name : "",
            .stage = stage(),
            .seats = setup().seats,
            .taken = static_cast<std::uint8_t>(taken())};
}

WaitsFor Table::waitsFor() const {
    WaitsFor waits;
    if (!isOverDays() || stage() != Stage::playing || isPaused()) return waits;
    for (const auto seat : seatsWaitedFor(setup().game, *match()))
        for (const Guest& guest : guests())
            if (guest.seat == seat && !botSits(seat)) waits.people.push_back(guest.id);
    waits.since = truth().movedAt;
    return waits;
}

// ---- Telling -----------------------------------------------------------------------------------------

Change Table::close(std::optional<PersonId> by, std::optional<CommandId> id) {
    tell(ChangeClosed{by, id});
    Change change{.at = now_.wall, .by = by, .id = id, .events = {}};
    for (auto& event : story_.take())
        std::visit(Cases{
                       [](ChangeBegun&) {},
                       [](ChangeClosed&) {},
                       [&](auto& known) { change.events.emplace_back(std::move(known)); },
                   },
                   event);
    armLimit(sabotaged(Sabotage::limitByWallClock) ? now_.wall : now_.steady);
    noteSigns(now_.steady);
    return change;
}

OrFault<void> Table::retell(const Change& change) {
    if (auto told = story_.retell(ChangeBegun{change.at}); !told) return told;
    for (const TableEvent& event : change.events) {
        if (const auto* begun = std::get_if<GameBegun>(&event))
            hasOtherRules_ = AtTable::hasOtherRules(story_.now(), *begun);
        auto told = std::visit([&](const auto& known) { return story_.retell(known); }, event);
        if (!told) return told;
    }
    auto told = story_.retell(ChangeClosed{change.by, change.id});
    story_.take();
    return told;
}

std::string Table::misfit() const {
    if (code().empty()) return "it was never opened";
    if (stage() != Stage::gathering && match() == nullptr) return "no game was played";
    return match() != nullptr ? match()->misfit() : "";
}

// ---- Time --------------------------------------------------------------------------------------------

void Table::armLimit(Time steady) {
    if (stage() != Stage::playing || isPaused()) {
        if (isPaused() && limit_) leftWhenPaused_ = std::max<Time>(0, limit_->endsAt - steady);
        limit_.reset();
        return;
    }
    const auto clock = match()->clock();
    const bool thinking = !clock && setup().thinkingSeconds > 0;  // S-L1
    if (!clock && !thinking) {
        limit_.reset();
        leftWhenPaused_.reset();
        return;
    }
    const Running next{.isRules = clock.has_value(),
                       .number = clock ? clock->number : moves(),
                       .doublings = truth().doublings,
                       .extended = false,
                       .isWoken = false};
    const bool same = next.isRules == running_.isRules && next.number == running_.number;
    if (same && limit_) {
        if (running_.doublings == next.doublings) return;
        limit_->endsAt += limit_->milliseconds;  // S-L2
        running_.doublings = next.doublings;
        running_.extended = true;
        return;
    }
    const auto length = clock ? static_cast<std::int32_t>(clock->milliseconds)
                              : static_cast<std::int32_t>(setup().thinkingSeconds * 1000);
    const Time left = same && leftWhenPaused_ ? *leftWhenPaused_ : length;
    limit_ = Limit{steady + left, length};
    if (!same) running_ = next;
    leftWhenPaused_.reset();
}

/// S-T4: when the last sign was given. What was told again may have happened just now.
void Table::noteSigns(Time steady) {
    if (std::exchange(signs_, truth().signs) != truth().signs) signAt_ = steady;
}

void Table::wake(Time steady) {
    noteSigns(steady);
    if (!isOverDays() || !limit_) {  // S-L3
        limit_.reset();
        return armLimit(steady);
    }
    if (running_.isWoken || limit_->endsAt >= steady + lateComersTime) return;
    running_.isWoken = true;  // S-L4
    limit_->endsAt = steady + lateComersTime;
}

std::optional<Table::Asleep> Table::asleep() const {
    return isOverDays() && limit_ ? std::optional(Asleep{running_, *limit_}) : std::nullopt;
}

void Table::goOn(const Asleep& from) {
    const bool isSame = limit_ && !running_.isRules && from.running.number == running_.number;
    if (!isSame || from.running.doublings != running_.doublings) return;  // the game has moved since
    running_ = from.running;
    limit_ = from.limit;
}

}  // namespace parlour::server
