// What each event changes at a table, and what people may know of it. What is allowed is in wishes.cpp.
// SPDX-License-Identifier: MIT
#include "server/table.h"

#include <algorithm>

#include "bots/names.h"
#include "games/games.h"

namespace parlour::server {
namespace {

constexpr std::size_t mostTalkLines = 60;

/// Forgets the oldest when there are too many. Short lists: a deque would take 600 bytes before it holds anything.
template <class T>
void pushBounded(std::vector<T>& list, T item, std::size_t most) {
    if (list.size() == most) list.erase(list.begin());
    list.push_back(std::move(item));
}

}  // namespace

// ---- What it is --------------------------------------------------------------------------------------

const Guest* Table::find(PersonId person) const {
    const auto found = std::ranges::find(guests_, person, &Guest::id);
    return found == guests_.end() ? nullptr : &*found;
}

Guest* Table::guest(PersonId person) {
    const auto found = std::ranges::find(guests_, person, &Guest::id);
    return found == guests_.end() ? nullptr : &*found;
}

const Guest* Table::find(const TokenHash& token) const {
    const Guest* found = nullptr;  // all are compared, so that the time tells nothing
    for (const Guest& guest : guests_)
        if (sameHash(guest.token, token)) found = &guest;
    return found;
}

bool Table::wasKicked(const TokenHash& token) const {  // S-J4
    return std::ranges::any_of(kicked_, [&](const TokenHash& kicked) { return sameHash(kicked, token); });
}

bool Table::isSeatTaken(std::size_t seat) const {
    return botSits(seat) || std::ranges::any_of(guests_, [&](const Guest& guest) { return guest.seat == seat; });
}

int Table::taken() const {
    int count = 0;
    for (std::size_t seat = 0; seat < mostSeats; ++seat) count += isSeatTaken(seat) ? 1 : 0;
    return count;
}

const SeatedBot* Table::bot(std::size_t seat) const {
    const auto found = std::ranges::find(bots_, seat, &SeatedBot::seat);
    return found == bots_.end() ? nullptr : &*found;
}

/// S-B4: a bot's name is one that no other bot here has.
void Table::seatBot(std::uint8_t seat, bots::Level level) {
    const auto isFree = [&](std::string_view name) {
        return std::ranges::find(bots_, name, &SeatedBot::name) == bots_.end();
    };
    std::size_t first = 0;
    for (const char letter : code_) first += static_cast<unsigned char>(letter);
    while (!isFree(bots::names[first % bots::names.size()])) ++first;
    const auto after = std::ranges::find_if(bots_, [&](const SeatedBot& other) { return other.seat > seat; });
    bots_.insert(after, {seat, level, std::string(bots::names[first % bots::names.size()])});
    touched_.table = true;
}

// ---- What people may know of it ----------------------------------------------------------------------

TableState Table::state() const {
    TableState state{code_, setup_, stage_, paused_, locked_, talkRule_, host_, {}, bots_, games_, {}};
    for (const Guest& guest : guests_) state.people.push_back({guest.id, guest.name, guest.seat});
    if (stage_ == Stage::over)
        state.result = endedEarly_ ? Result{false, {}, {}} : Result{true, match_->scores(), match_->winners()};
    return state;
}

GameState Table::game(std::optional<std::uint8_t> seat, Version seen, Showing showing) const {
    const auto plays = seat && *seat < match_->players() ? std::optional(Seat{*seat}) : std::nullopt;
    GameState game{{}, {}, {}, limit_, {}, mayTalk(seat)};
    if (showing == Showing::everything) {
        game.view = wire::Raw{plays ? match_->view(*plays) : match_->watch()};
    } else {
        game.changes = match_->changed(plays);
    }
    const auto news = std::ranges::upper_bound(publicEvents_, seen, {}, &std::pair<Version, std::string>::first);
    for (auto event = news; event != publicEvents_.end(); ++event) game.events.push_back({event->second});
    return game;
}

bool Table::mayTalk(std::optional<std::uint8_t> seat) const {  // S-T1
    const bool plays = stage_ == Stage::playing && seat && *seat < match_->players();
    return !plays || match_->mayTalk(Seat{*seat});
}

TableLine Table::line() const {
    const Guest* host = host_ ? find(*host_) : nullptr;
    return {code_,  setup_.game,  host != nullptr ? host->name : "",
            stage_, setup_.seats, static_cast<std::uint8_t>(taken())};
}

// ---- What each event changes -------------------------------------------------------------------------

void Table::fold(const Opened& event) {
    code_ = event.code;
    secret_ = fromHex(event.secret).value_or(TokenHash{});
    setup_ = event.setup;
}

void Table::fold(const PersonJoined& event) {
    Guest guest;
    guest.id = event.person;
    guest.name = event.name;
    guest.token = fromHex(event.token).value_or(TokenHash{});
    guests_.push_back(std::move(guest));
    lastPerson_ = event.person;
    touched_.table = true;
}

void Table::fold(const PersonRenamed& event) {
    guest(event.person)->name = event.name;
    touched_.table = true;
}

void Table::fold(const PersonSat& event) {
    guest(event.person)->seat = event.seat;
    touched_.table = true;
}

void Table::fold(const PersonStood& event) {
    guest(event.person)->seat.reset();
    touched_.table = true;
}

void Table::fold(const PersonKicked& event) {
    const Guest* gone = find(event.person);
    kicked_.push_back(gone->token);
    if (gone->seat && stage_ == Stage::playing && !botSits(*gone->seat))
        seatBot(*gone->seat, bots::Level::normal);  // the game goes on without them
    std::erase_if(guests_, [&](const Guest& guest) { return guest.id == event.person; });
    touched_.table = true;
}

void Table::fold(const HostChanged& event) {
    host_ = event.person;
    touched_.table = true;
}

void Table::fold(const Configured& event) {
    setup_ = event.setup;
    std::erase_if(bots_, [&](const SeatedBot& bot) { return bot.seat >= setup_.seats; });
    for (Guest& guest : guests_)
        if (guest.seat >= setup_.seats) guest.seat.reset();
    stage_ = Stage::gathering;
    match_.reset();
    touched_.table = true;
}

void Table::fold(const LockChanged& event) {
    locked_ = event.locked;
    touched_.table = true;
}

void Table::fold(const TalkAllowed& event) {
    talkRule_ = event.talk;
    touched_.table = true;
}

void Table::fold(const GameBegun& event) {
    const auto before = std::exchange(bots_, {});
    for (Guest& guest : guests_) guest.seat.reset();
    for (std::size_t i = 0; i < event.players.size(); ++i) {
        const auto seat = static_cast<std::uint8_t>(i);
        const PersonId player = event.players[i];
        const auto moved = std::ranges::find_if(before, [&](const SeatedBot& bot) { return bot.seat == -player - 1; });
        if (Guest* person = guest(player)) {
            person->seat = seat;
        } else if (moved != before.end()) {
            bots_.push_back({seat, moved->level, moved->name});
        } else {
            seatBot(seat, bots::Level::normal);
        }
    }
    for (Guest& guest : guests_) guest.notebook.clear();
    publicEvents_.clear();
    stage_ = Stage::playing;
    paused_ = endedEarly_ = false;
    ++games_;
    ++moves_;
    touched_.table = touched_.game = true;
}

void Table::noteHappenings(const std::vector<Happening>& happenings) {
    for (const Happening& happening : happenings)
        if (happening.isPublic) pushBounded(publicEvents_, {version_ + 1, happening.json}, mostRemembered);
    ++moves_;
    touched_.game = true;
    if (!match_->isOver()) return;
    stage_ = Stage::over;
    touched_.table = true;
}

std::string Table::digest() const {
    std::string all = match_->watch();
    for (int seat = 0; seat < match_->players(); ++seat) all += match_->view(Seat{static_cast<std::uint8_t>(seat)});
    return toHex(hashOf(all));
}

void Table::fold(const GameProven& event) {
    if (event.digest != digest()) differs_ = games_;
}

void Table::fold(const LimitExtended&) {
    if (limit_) limit_->endsAt += limit_->milliseconds;  // S-L2
    running_.extended = true;
    touched_.game = true;
}

void Table::fold(const PauseChanged& event) {
    paused_ = event.paused;
    if (paused_ && limit_) leftWhenPaused_ = std::max<Time>(0, limit_->endsAt - foldingAt_);
    touched_.table = touched_.game = true;
}

void Table::fold(const GameEnded&) {
    stage_ = Stage::over;
    endedEarly_ = true;
    paused_ = false;
    touched_.table = touched_.game = true;
}

void Table::fold(const BotSat& event) { seatBot(event.seat, bots::Level::normal); }

void Table::fold(const BotInvited& event) { seatBot(event.seat, event.level); }

void Table::fold(const BotLeft& event) {
    std::erase_if(bots_, [&](const SeatedBot& bot) { return bot.seat == event.seat; });
    touched_.table = true;
}

void Table::fold(const Talked& event) {
    pushBounded(talk_, {event.person, foldingAt_, event.text, {}}, mostTalkLines);
    touched_.talk.push_back(talk_.back());
}

void Table::fold(const Reacted& event) {
    pushBounded(talk_, {event.person, foldingAt_, {}, event.reaction}, mostTalkLines);
    touched_.talk.push_back(talk_.back());
}

void Table::fold(const Noted& event) { guest(event.person)->notebook = event.text; }

// ---- Telling again -----------------------------------------------------------------------------------

void Table::close(Change& change) {
    ++version_;
    if (!change.by || !change.id) return;
    if (Guest* person = guest(*change.by)) pushBounded(person->done, {*change.id, version_}, mostRemembered);
}

void Table::remember(PersonId person, const Refused& refused) {
    constexpr std::size_t mostRefusals = 8;
    if (Guest* by = guest(person)) pushBounded(by->refused, refused, mostRefusals);
}

std::optional<std::string> Table::retell(const Change& stored) {
    Change change = stored;
    foldingAt_ = change.at;
    for (const TableEvent& event : change.events) {
        if (const auto* begun = std::get_if<GameBegun>(&event)) {
            const AnyGame* game = findGame(setup_.game);
            if (game == nullptr) return "there is no game \"" + setup_.game + "\"";
            auto match = game->reopen(setup_.options.json, static_cast<int>(begun->players.size()));
            if (const auto* complaint = std::get_if<Complaint>(&match)) return complaint->says;
            match_ = std::get<std::unique_ptr<Match>>(std::move(match));
        }
        if (const auto* happened = std::get_if<Happened>(&event)) {
            std::vector<Happening> happenings;
            for (const auto& [json] : happened->events) {
                auto told = match_->retell(json);
                if (const auto* fault = std::get_if<wire::Fault>(&told)) return wire::describe(*fault);
                happenings.push_back(std::get<Happening>(std::move(told)));
            }
            noteHappenings(happenings);
        }
        std::visit(Cases{[](const Happened&) {}, [this](const auto& known) { fold(known); }}, event);
    }
    close(change);
    touched_ = {};
    return {};
}

// ---- Time --------------------------------------------------------------------------------------------

void Table::wind(Time now) {
    if (stage_ != Stage::playing || paused_) {
        limit_.reset();
        return;
    }
    const auto clock = match_->clock();
    const bool thinking = !clock && setup_.thinkingSeconds > 0;  // S-L1
    if (!clock && !thinking) {
        limit_.reset();
        leftWhenPaused_.reset();
        return;
    }
    const Running next{clock.has_value(), clock ? clock->number : moves_, false};
    const bool same = next.isRules == running_.isRules && next.number == running_.number;
    if (same && limit_) return;
    const auto length = clock ? static_cast<std::int32_t>(clock->milliseconds) : setup_.thinkingSeconds * 1000;
    const Time left = same && leftWhenPaused_ ? *leftWhenPaused_ : length;
    limit_ = Limit{now + left, length};
    if (!same) running_ = next;
    leftWhenPaused_.reset();
}

}  // namespace parlour::server
