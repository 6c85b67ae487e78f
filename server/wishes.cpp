// What people may do at a table, and what comes of it: each wish is refused with a rule (RULES.md), or told as events.
// What an event changes is in table.cpp.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/games.h"
#include "server/names.h"
#include "server/table.h"

namespace parlour::server {

/// A change while it is being told: each event is folded at once and kept for the journal.
class Table::Telling {
public:
    Telling(Table& table, Time now, std::optional<PersonId> by = {}, std::optional<CommandId> id = {})
        : table_(table), change_{now, by, id, {}} {
        table_.foldingAt_ = now;
    }

    template <class E>
    void tell(E event) {
        table_.fold(event);
        change_.events.emplace_back(std::move(event));
    }
    void happened(const std::vector<Happening>& happenings) {
        Happened events;
        for (const Happening& happening : happenings) events.events.push_back({happening.json});
        change_.events.emplace_back(std::move(events));
        table_.noteHappenings(happenings);
        if (table_.match_->isOver()) tell(GameProven{table_.digest()});
    }
    void by(PersonId person) { change_.by = person; }
    Time now() const { return change_.at; }
    Chance* chance = nullptr;

    Change done() {
        table_.close(change_);
        table_.wind(change_.at);
        return std::move(change_);
    }

private:
    Table& table_;
    Change change_;
};

// ---- What is asked before many wishes ----------------------------------------------------------------

std::optional<No> Table::whyNotName(const std::string& name, PersonId person) const {  // S-J1
    if (const auto wrong = whyNotText(name, mostNameCharacters))
        return No{"S-J1", "That name will not do: " + *wrong + "."};
    const std::string key = keyOfName(name);
    for (const Guest& guest : guests_)
        if (guest.id != person && keyOfName(guest.name) == key)
            return No{"S-J1", "Somebody here has that name; please choose another."};
    return {};
}

std::optional<No> Table::whyNotHost(const Guest& person) const {  // S-H1
    if (host_ == person.id) return {};
    return No{"S-H1", "Only the host can do that."};
}

std::optional<No> Table::whyNotSeat(const Guest& person) const {  // S-G3
    if (stage_ != Stage::playing) return No{"S-G3", "No game is on."};
    if (!person.seat) return No{"S-G3", "Only those who sit can do that."};
    return {};
}

std::optional<No> Table::whyNotSetup(const Setup& setup) const {  // S-G2
    const AnyGame* game = findGame(setup.game);
    if (game == nullptr) return No{"S-G2", "There is no game with that name."};
    if (setup.options.json.size() > mostOptionBytes) return No{"S-G2", "These options are too long."};
    if (setup.language.size() > mostNameCharacters || setup.deck.size() > mostDeckCharacters)
        return No{"S-G2", "There is no such language or deck."};
    if (setup.seats < 1 || setup.seats > mostSeats) return No{"S-S1", "A table has 1 to 8 seats."};
    if (setup.thinkingSeconds != 0 && setup.thinkingSeconds < 5)
        return No{"S-L1", "A limit for thinking is at least 5 seconds."};
    std::optional<Complaint> complaint;  // of the number of players that the options suit best
    for (int players = game->fewestPlayers(); players <= game->mostPlayers(); ++players) {
        const auto wrong = game->whyNot(setup.options.json, players);
        if (!wrong) return {};
        if (!complaint || players <= setup.seats) complaint = wrong;
    }
    return No{"S-G2", "These options will not do: " + complaint->says};
}

// ---- Coming and going --------------------------------------------------------------------------------

OrNo<Change> Table::open(const NewTable& wanted, std::string code, Time now, Table& table) {
    const auto token = hashToken(wanted.token);
    if (!token) return No{"S-J5", "The token must be 32 random bytes in base64url."};
    if (auto no = table.whyNotSetup(wanted.setup)) return *std::move(no);
    if (auto no = table.whyNotName(wanted.name, 0)) return *std::move(no);
    Telling telling(table, now);
    telling.tell(Opened{std::move(code), toHex(decks::newTableSecret()), wanted.setup});
    telling.tell(PersonJoined{1, wanted.name, toHex(*token)});
    telling.tell(HostChanged{1});
    telling.tell(PersonSat{1, 0});
    return telling.done();
}

Table::Verdict Table::join(Telling& telling, const TokenHash& token, const Join& wish) {
    if (wasKicked(token)) return No{"S-J4", "You were asked to leave this table."};
    if (locked_) return No{"S-J2", "The table is locked; ask the host to open it."};
    if (guests_.size() >= mostPeople) return No{"S-J3", "The table is full; you can watch."};
    if (auto no = whyNotName(wish.name, 0)) return no;
    const PersonId person = lastPerson_ + 1;
    telling.by(person);
    telling.tell(PersonJoined{person, wish.name, toHex(token)});
    if (!host_ || find(*host_) == nullptr) telling.tell(HostChanged{person});
    for (std::uint8_t seat = 0; stage_ == Stage::gathering && seat < setup_.seats; ++seat) {
        if (isSeatTaken(seat)) continue;
        telling.tell(PersonSat{person, seat});
        break;
    }
    return {};
}

Table::Verdict Table::grant(Telling&, const Guest&, const Join&) {
    return No{"S-J5", "You are at this table already."};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Rename& wish) {
    if (!mayTalk(person.seat)) return No{"S-T1", "Whoever must be silent keeps their name, too."};
    if (auto no = whyNotName(wish.name, person.id)) return no;
    telling.tell(PersonRenamed{person.id, wish.name});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Sit& wish) {
    if (stage_ == Stage::playing) return No{"S-S1", "Seats stay as they are while a game is on."};
    if (wish.seat >= setup_.seats) return No{"S-S1", "There is no such seat."};
    if (isSeatTaken(wish.seat)) return No{"S-S2", "That seat is taken."};
    telling.tell(PersonSat{person.id, wish.seat});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Stand&) {
    if (stage_ == Stage::playing) return No{"S-S1", "Seats stay as they are while a game is on."};
    if (!person.seat) return No{"S-S1", "You do not sit."};
    telling.tell(PersonStood{person.id});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const HandOver& wish) {
    if (auto no = whyNotHost(person)) return no;
    if (find(wish.person) == nullptr) return No{"S-H1", "There is no such person at the table."};
    telling.tell(HostChanged{wish.person});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Kick& wish) {
    if (auto no = whyNotHost(person)) return no;
    if (wish.person == person.id) return No{"S-H3", "You cannot ask yourself to leave."};
    if (find(wish.person) == nullptr) return No{"S-H1", "There is no such person at the table."};
    telling.tell(PersonKicked{wish.person});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Lock& wish) {
    if (auto no = whyNotHost(person)) return no;
    telling.tell(LockChanged{wish.locked});
    return {};
}

Change Table::hostMovesOn(PersonId person, Time now) {
    Telling telling(*this, now);
    telling.tell(HostChanged{person});
    return telling.done();
}

// ---- Games -------------------------------------------------------------------------------------------

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Configure& wish) {
    if (auto no = whyNotHost(person)) return no;
    if (stage_ == Stage::playing) return No{"S-G2", "A game is on; end it first."};
    if (auto no = whyNotSetup(wish.setup)) return no;
    telling.tell(Configured{wish.setup});
    return {};
}

Table::Verdict Table::begin(Telling& telling, std::vector<PersonId> players) {
    const AnyGame& game = *findGame(setup_.game);
    auto match = game.open(setup_.options.json, static_cast<int>(players.size()), *telling.chance);
    if (const auto* complaint = std::get_if<Complaint>(&match)) return No{"S-G1", complaint->says};
    match_ = std::get<std::unique_ptr<Match>>(std::move(match));
    telling.tell(GameBegun{std::move(players), game.version()});
    telling.happened(match_->journal());
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Start&) {
    if (auto no = whyNotHost(person)) return no;
    if (stage_ == Stage::playing) return No{"S-G2", "A game is on already."};
    std::vector<PersonId> players;  // S-G1
    for (std::size_t seat = 0; seat < mostSeats; ++seat) {
        const auto sits = std::ranges::find_if(guests_, [&](const Guest& guest) { return guest.seat == seat; });
        if (sits != guests_.end()) {
            players.push_back(sits->id);
        } else if (botSits(seat)) {
            players.push_back(-static_cast<PersonId>(seat) - 1);
        }
    }
    if (players.empty()) return No{"S-G1", "Nobody sits at the table."};
    return begin(telling, std::move(players));
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Rematch&) {
    if (auto no = whyNotHost(person)) return no;
    if (stage_ != Stage::over || !match_) return No{"S-G2", "There is no game to play again."};
    std::vector<PersonId> players(static_cast<std::size_t>(match_->players()));
    for (std::size_t seat = 0; seat < players.size(); ++seat) players[seat] = -static_cast<PersonId>(seat) - 1;
    for (const Guest& guest : guests_)
        if (guest.seat && *guest.seat < players.size()) players[*guest.seat] = guest.id;
    std::ranges::rotate(players, players.end() - 1);  // S-G5
    return begin(telling, std::move(players));
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Play& wish) {
    if (auto no = whyNotSeat(person)) return no;
    if (paused_) return No{"S-G4", "The table is paused."};
    return std::visit(Cases{
                          [&](const std::vector<Happening>& happenings) -> Verdict {
                              telling.happened(happenings);
                              return {};
                          },
                          [](const Refusal& refusal) -> Verdict {
                              return No{std::string(refusal.rule), std::string(refusal.reason)};
                          },
                          [](const wire::Fault& fault) -> Verdict {
                              return No{"S-G3", "That is no command of this game: " + wire::describe(fault)};
                          },
                      },
                      match_->submit(Seat{*person.seat}, wish.command.json, *telling.chance));
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Pause&) {
    if (auto no = whyNotSeat(person)) return no;
    if (paused_) return No{"S-G4", "The table is paused already."};
    telling.tell(PauseChanged{true});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Resume&) {
    if (auto no = whyNotSeat(person)) return no;
    if (!paused_) return No{"S-G4", "The table is not paused."};
    telling.tell(PauseChanged{false});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const End&) {
    if (auto no = whyNotHost(person)) return no;
    if (stage_ != Stage::playing) return No{"S-G6", "No game is on."};
    telling.tell(GameEnded{});
    return {};
}

// ---- Time and bots -----------------------------------------------------------------------------------

Table::Verdict Table::grant(Telling& telling, const Guest& person, const MoreTime&) {
    if (auto no = whyNotSeat(person)) return no;
    if (!limit_ || running_.isRules) return No{"S-L2", "No limit for thinking is running."};
    if (running_.extended) return No{"S-L2", "This limit was doubled already."};
    telling.tell(LimitExtended{});
    return {};
}

std::optional<Change> Table::timeUp(Time now, Chance& chance) {
    if (stage_ != Stage::playing || paused_) return {};
    Telling telling(*this, now);
    if (match_->clock()) {
        telling.happened(match_->timeUp(chance));
        return telling.done();
    }
    std::vector<Seat> waitedFor;  // S-L1: whoever could move when it ran out
    for (int seat = 0; seat < match_->players(); ++seat)
        if (!match_->randomCommand(Seat{static_cast<std::uint8_t>(seat)}, chance).empty())
            waitedFor.push_back(Seat{static_cast<std::uint8_t>(seat)});
    std::vector<Happening> all;
    for (const Seat seat : waitedFor) {
        const auto command = match_->randomCommand(seat, chance);
        if (command.empty()) continue;
        const auto outcome = match_->submit(seat, command, chance);
        if (const auto* happenings = std::get_if<std::vector<Happening>>(&outcome))
            all.insert(all.end(), happenings->begin(), happenings->end());
    }
    telling.happened(all);
    return telling.done();
}

std::optional<Change> Table::botPlays(std::uint8_t seat, std::string_view command, Time now, Chance& chance) {
    const auto outcome = match_->submit(Seat{seat}, command, chance);
    const auto* happenings = std::get_if<std::vector<Happening>>(&outcome);
    if (happenings == nullptr) return {};
    Telling telling(*this, now);
    telling.happened(*happenings);
    return telling.done();
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const SeatBot& wish) {
    if (auto no = whyNotHost(person)) return no;
    const bool playing = stage_ == Stage::playing;
    if (wish.seat >= (playing ? match_->players() : setup_.seats)) return No{"S-S1", "There is no such seat."};
    if (botSits(wish.seat)) return No{"S-B1", "A bot sits there already."};
    if (!playing && isSeatTaken(wish.seat)) return No{"S-B3", "That seat is taken."};
    telling.tell(BotInvited{wish.seat, wish.level});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const UnseatBot& wish) {
    if (auto no = whyNotHost(person)) return no;
    if (!botSits(wish.seat)) return No{"S-B1", "No bot sits there."};
    const bool forSomebody = std::ranges::any_of(guests_, [&](const Guest& guest) { return guest.seat == wish.seat; });
    if (stage_ == Stage::playing && !forSomebody) return No{"S-B3", "That bot plays this game to its end."};
    telling.tell(BotLeft{wish.seat});
    return {};
}

Change Table::botSitsIn(std::uint8_t seat, Time now) {  // S-B1
    Telling telling(*this, now);
    telling.tell(BotSat{seat});
    return telling.done();
}

Change Table::comesBack(const Guest& person, Time now) {
    Telling telling(*this, now);
    telling.tell(BotLeft{*person.seat});
    return telling.done();
}

// ---- Talk --------------------------------------------------------------------------------------------

Table::Verdict Table::grant(Telling& telling, const Guest& person, const AllowTalk& wish) {
    if (auto no = whyNotHost(person)) return no;
    telling.tell(TalkAllowed{wish.talk});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Talk& wish) {
    if (talkRule_ != TalkRule::free) return No{"S-T1", "The host has closed the talk."};
    if (!mayTalk(person.seat)) return No{"S-T1", "You are silent for now."};
    if (const auto wrong = whyNotText(wish.text, mostTalkCharacters))
        return No{"S-T2", "That cannot be said: " + *wrong + "."};
    telling.tell(Talked{person.id, wish.text});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const React& wish) {
    if (talkRule_ == TalkRule::off) return No{"S-T1", "The host has closed the talk."};
    if (!mayTalk(person.seat)) return No{"S-T1", "You are silent for now."};
    telling.tell(Reacted{person.id, wish.reaction});
    return {};
}

Table::Verdict Table::grant(Telling& telling, const Guest& person, const Note& wish) {
    if (wish.text.size() > mostNotebookBytes) return No{"S-T3", "The notebook is full: it holds 4000 bytes."};
    telling.tell(Noted{person.id, wish.text});
    return {};
}

// ---- All wishes --------------------------------------------------------------------------------------

OrNo<Change> Table::wish(const Guest* person, const TokenHash& token, const Request& request, Time now,
                         Chance& chance) {
    Telling telling(*this, now, person != nullptr ? std::optional(person->id) : std::nullopt, request.id);
    telling.chance = &chance;
    Verdict no;
    if (person == nullptr) {
        const auto* wanted = std::get_if<Join>(&request.do_);
        no =
            wanted != nullptr ? join(telling, token, *wanted) : No{"S-J3", "You are watching; join with a name first."};
    } else {
        no = std::visit([&](const auto& wanted) { return grant(telling, *person, wanted); }, request.do_);
    }
    if (no) return *std::move(no);
    return telling.done();
}

}  // namespace parlour::server
