// What people may do at a table, and what comes of it: each wish is refused with a rule (RULES.md), or told as events.
// What an event changes is in table.cpp.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/games.h"
#include "server/table/names.h"
#include "server/table/notebook.h"
#include "server/table/table.h"

namespace parlour::server {
namespace {

constexpr Time signEvery = 60'000;  // S-T4

}  // namespace

// ---- What is asked before many wishes ----------------------------------------------------------------

MaybeRefusal Table::whyNotName(const std::string& name, PersonId person) const {  // S-J1
    if (auto no = server::whyNotName(name)) return no;
    const std::string key = keyOfName(name);
    for (const Guest& guest : guests())
        if (guest.id != person && keyOfName(guest.name) == key) return nameIsTaken();
    return {};
}

MaybeRefusal Table::whyNotHost(const Wisher& wisher) const {  // S-H1
    if (host() == wisher.person.id) return {};
    return Refusal{"S-H1", "onlyHost", "Only the host can do that."};
}

MaybeRefusal Table::whyNotSeat(const Wisher& wisher) const {  // S-G3
    if (stage() != Stage::playing) return Refusal{"S-G3", "noGame", "No game is on."};
    if (!wisher.person.seat) return Refusal{"S-G3", "notSitting", "Only those who sit can do that."};
    return {};
}

/// S-T4: what others see of somebody who must be silent is a word, too. If nobody who sits may talk it comes seldom.
MaybeRefusal Table::whyNotSign(const Wisher& wisher) const {
    if (mayTalk(wisher.person.seat)) return {};
    const auto mayAnother = [&](const Guest& guest) {
        return guest.id != wisher.person.id && guest.seat && mayTalk(guest.seat);
    };
    if (std::ranges::any_of(guests(), mayAnother))
        return Refusal{"S-T4", "silentSign", "You are silent for now, and leave that to others."};
    if (now_.steady - signAt_ < signEvery)
        return Refusal{"S-T4", "signPace", "While all are silent, that can be done once a minute."};
    return {};
}

MaybeRefusal Table::whyNotSetup(const Setup& setup, const Surroundings& around) const {  // S-G2
    const AnyGame* game = findGame(setup.game);
    if (game == nullptr) return Refusal{"S-G2", "noSuchGame", "There is no game with that name."};
    if (setup.options.json.size() > mostOptionBytes)
        return Refusal{"S-G2", "longOptions", "These options are too long."};
    if (setup.language.size() > mostNameCharacters || setup.deck.size() > mostDeckCharacters)
        return Refusal{"S-G2", "noSuchDeck", "There is no such language or deck."};
    if (setup.seats < 1 || setup.seats > mostSeats) return Refusal{"S-S1", "seats", "A table has 1 to 8 seats."};
    if (setup.thinkingSeconds != 0 && setup.thinkingSeconds < 5)
        return Refusal{"S-L1", "shortLimit", "A limit for thinking is at least 5 seconds."};
    if (setup.thinkingSeconds > mostThinkingSeconds)
        return Refusal{"S-L4", "longLimit", "A limit for thinking is at most 3 days."};
    if (setup.thinkingSeconds >= overDaysFrom && game->isTimed())
        return Refusal{"S-L4", "hasClocks", "This game has clocks of its own and is not played over days."};
    if (auto no = around.whyNotDeck(setup)) return no;
    MaybeRefusal no;  // of the number of players that the options suit best
    for (int players = game->fewestPlayers(); players <= game->mostPlayers(); ++players) {
        auto judged = game->whyNot(setup.options.json, players);
        if (!judged) return Refusal{"S-G2", "options", "These options will not do: ", std::move(judged.error().says)};
        if (!*judged) return {};
        if (!no || players <= setup.seats) no = *std::move(judged);
    }
    return no;
}

/// S-G2: what was left to the game is written down, so that a table keeps its pictures when the game gets others.
Setup Table::named(Setup setup) {
    if (const AnyGame* game = findGame(setup.game); game != nullptr && setup.deck.empty()) setup.deck = game->deck();
    return setup;
}

// ---- Coming and going --------------------------------------------------------------------------------

OrRefusal<Change> Table::open(const NewTable& wanted, std::string code, Moment now, const Surroundings& around,
                              Chance& chance, Table& table) {
    const auto token = hashToken(wanted.token);
    if (!token) return std::unexpected(noToken());
    Setup setup = named(wanted.setup);
    if (auto no = table.whyNotSetup(setup, around)) return std::unexpected(*std::move(no));
    if (auto no = table.whyNotName(wanted.name, 0)) return std::unexpected(*std::move(no));
    table.now_ = now;
    table.tell(Opened{std::move(code), toHex(newSecret()), std::move(setup)});
    table.tell(PersonJoined{1, wanted.name, toHex(*token)});
    table.tell(HostChanged{1});
    table.tell(PersonSat{1, 0});
    table.commit(chance);
    return table.close();
}

MaybeRefusal Table::join(const TokenHash& token, const Join& wish) {
    if (wasKicked(token)) return Refusal{"S-J4", "kicked", "You were asked to leave this table."};
    if (truth().locked) return Refusal{"S-J2", "locked", "The table is locked; ask the host to open it."};
    if (isSilenceOn())
        return Refusal{"S-T4", "joinLater", "Somebody must be silent just now; watch, and join when the game is over."};
    if (guests().size() >= mostPeople) return Refusal{"S-J3", "full", "The table is full; you can watch."};
    if (auto no = whyNotName(wish.name, 0)) return no;
    const PersonId person = truth().lastPerson + 1;
    tell(PersonJoined{person, wish.name, toHex(token)});
    if (!host() || find(*host()) == nullptr) tell(HostChanged{person});
    for (std::uint8_t seat = 0; stage() == Stage::gathering && seat < setup().seats; ++seat) {
        if (truth().isSeatTaken(seat)) continue;
        tell(PersonSat{person, seat});
        break;
    }
    return {};
}

MaybeRefusal Table::grant(const Wisher&, const Join&) {
    return Refusal{"S-J5", "joined", "You are at this table already."};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Rename& wish) {
    if (!mayTalk(wisher.person.seat))
        return Refusal{"S-T1", "silentName", "Whoever must be silent keeps their name, too."};
    if (auto no = whyNotName(wish.name, wisher.person.id)) return no;
    tell(PersonRenamed{wisher.person.id, wish.name});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Appear& wish) {
    if (!mayTalk(wisher.person.seat))
        return Refusal{"S-T1", "silentFace", "Whoever must be silent keeps their creature, too."};
    tell(PersonAppeared{wisher.person.id, wish.as});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Sit& wish) {
    if (stage() == Stage::playing) return Refusal{"S-S1", "seatsStay", "Seats stay as they are while a game is on."};
    if (wish.seat >= setup().seats) return Refusal{"S-S1", "noSuchSeat", "There is no such seat."};
    if (truth().isSeatTaken(wish.seat)) return Refusal{"S-S2", "seatTaken", "That seat is taken."};
    tell(PersonSat{wisher.person.id, wish.seat});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Stand&) {
    if (stage() == Stage::playing) return Refusal{"S-S1", "seatsStay", "Seats stay as they are while a game is on."};
    if (!wisher.person.seat) return Refusal{"S-S1", "standing", "You do not sit."};
    tell(PersonStood{wisher.person.id});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const HandOver& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    if (find(wish.person) == nullptr) return Refusal{"S-H1", "noSuchPerson", "There is no such person at the table."};
    tell(HostChanged{wish.person});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Kick& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    if (wish.person == wisher.person.id) return Refusal{"S-H3", "oneself", "You cannot ask yourself to leave."};
    if (find(wish.person) == nullptr) return Refusal{"S-H1", "noSuchPerson", "There is no such person at the table."};
    tell(PersonKicked{wish.person});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Lock& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    tell(LockChanged{wish.locked});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const PlayBeforeTv& wish) {  // S-H4
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    tell(TvChanged{wish.tv});
    return {};
}

Change Table::hostMovesOn(PersonId person, Moment now) {
    now_ = now;
    tell(HostChanged{person});
    return close();
}

// ---- Games -------------------------------------------------------------------------------------------

MaybeRefusal Table::grant(const Wisher& wisher, const Configure& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (stage() == Stage::playing) return Refusal{"S-G2", "gameIsOn", "A game is on; end it first."};
    Setup setup = named(wish.setup);
    if (auto no = whyNotSetup(setup, wisher.around)) return no;
    tell(Configured{std::move(setup)});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Start&) {
    if (auto no = whyNotHost(wisher)) return no;
    if (stage() == Stage::playing) return Refusal{"S-G2", "begunAlready", "A game is on already."};
    std::vector<PersonId> players;  // S-G1
    for (std::size_t seat = 0; seat < mostSeats; ++seat) {
        const auto sits = std::ranges::find_if(guests(), [&](const Guest& guest) { return guest.seat == seat; });
        if (sits != guests().end()) {
            players.push_back(sits->id);
        } else if (botSits(seat)) {
            players.push_back(-static_cast<PersonId>(seat) - 1);
        }
    }
    if (players.empty()) return Refusal{"S-G1", "nobodySits", "Nobody sits at the table."};
    return begin(std::move(players), wisher.chance);
}

MaybeRefusal Table::grant(const Wisher& wisher, const Rematch&) {
    if (auto no = whyNotHost(wisher)) return no;
    if (stage() != Stage::over || !match()) return Refusal{"S-G2", "noRematch", "There is no game to play again."};
    std::vector<PersonId> players(static_cast<std::size_t>(match()->players()));
    for (std::size_t seat = 0; seat < players.size(); ++seat) players[seat] = -static_cast<PersonId>(seat) - 1;
    for (const Guest& guest : guests())
        if (guest.seat && *guest.seat < players.size()) players[*guest.seat] = guest.id;
    std::ranges::rotate(players, players.end() - 1);  // S-G5
    return begin(std::move(players), wisher.chance);
}

MaybeRefusal Table::grant(const Wisher& wisher, const Play& wish) {
    if (auto no = whyNotSeat(wisher)) return no;
    if (isPaused()) return Refusal{"S-G4", "paused", "The table is paused."};
    const std::uint8_t seat = *wisher.person.seat;
    Drawing drawing(truth(), wisher.chance);
    return std::visit(Cases{
                          [&](const std::vector<Happening>& happenings) -> MaybeRefusal {
                              happened(happenings, drawing, seat, wish.command.json);
                              return {};
                          },
                          [](const Refusal& refusal) -> MaybeRefusal { return refusal; },
                          [](const Fault& fault) -> MaybeRefusal {
                              return Refusal{"S-G3", "noCommand", "That is no command of this game: ", fault.says};
                          },
                      },
                      match()->consider(Seat{seat}, wish.command.json, drawing.chance()));
}

MaybeRefusal Table::grant(const Wisher& wisher, const Pause&) {
    if (auto no = whyNotSeat(wisher)) return no;
    if (isPaused()) return Refusal{"S-G4", "pausedAlready", "The table is paused already."};
    if (auto no = whyNotSign(wisher)) return no;
    tell(PauseChanged{true});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Resume&) {
    if (auto no = whyNotSeat(wisher)) return no;
    if (!isPaused()) return Refusal{"S-G4", "notPaused", "The table is not paused."};
    if (auto no = whyNotSign(wisher)) return no;
    tell(PauseChanged{false});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const End&) {
    if (auto no = whyNotHost(wisher)) return no;
    if (stage() != Stage::playing) return Refusal{"S-G6", "noGame", "No game is on."};
    tell(GameEnded{});
    return {};
}

// ---- Time --------------------------------------------------------------------------------------------

MaybeRefusal Table::grant(const Wisher& wisher, const MoreTime&) {
    if (auto no = whyNotSeat(wisher)) return no;
    if (!limit_ || running_.isRules) return Refusal{"S-L2", "noLimit", "No limit for thinking is running."};
    if (running_.extended) return Refusal{"S-L2", "doubled", "This limit was doubled already."};
    if (!isWaitedFor(*wisher.person.seat))
        if (auto no = whyNotSign(wisher)) return no;
    tell(LimitExtended{});
    return {};
}

std::optional<Change> Table::timeUp(Moment now, Chance& chance) {
    if (stage() != Stage::playing || isPaused()) return {};
    now_ = now;
    if (match()->clock()) {
        Drawing drawing(truth(), chance);
        const auto happenings = match()->considerTimeUp(drawing.chance());
        if (!happenings) return {};
        happened(*happenings, drawing);
        commit(chance);
        return close();
    }
    const auto anyCommand = [&](int seat) { return truth().match->randomCommand(Seat(seat), chance); };
    std::vector<int> waitedFor;  // S-L1: whoever could move when it ran out
    for (int seat = 0; seat < match()->players(); ++seat)
        if (!anyCommand(seat).empty()) waitedFor.push_back(seat);
    for (const int seat : waitedFor) {
        const auto command = anyCommand(seat);
        if (command.empty()) continue;
        Drawing drawing(truth(), chance);
        const auto outcome = match()->consider(Seat(seat), command, drawing.chance());
        if (const auto* happenings = std::get_if<std::vector<Happening>>(&outcome))
            happened(*happenings, drawing, static_cast<std::uint8_t>(seat), command);
    }
    if (waitedFor.empty()) happened({}, Drawing(truth(), chance));  // so that another limit begins
    commit(chance);
    return close();
}

// ---- Talk --------------------------------------------------------------------------------------------

MaybeRefusal Table::grant(const Wisher& wisher, const AllowTalk& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    tell(TalkAllowed{wish.talk});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Talk& wish) {
    if (truth().talkRule != TalkRule::free) return Refusal{"S-T1", "talkClosed", "The host has closed the talk."};
    if (!mayTalk(wisher.person.seat)) return Refusal{"S-T1", "silent", "You are silent for now."};
    if (const auto wrong = whyNotText(wish.text, mostTalkCharacters))
        return Refusal{"S-T2", "text", "That cannot be said: ", *wrong + "."};
    tell(Talked{wisher.person.id, wish.text});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const React& wish) {
    if (truth().talkRule == TalkRule::off) return Refusal{"S-T1", "talkClosed", "The host has closed the talk."};
    if (!mayTalk(wisher.person.seat)) return Refusal{"S-T1", "silent", "You are silent for now."};
    tell(Reacted{wisher.person.id, wish.reaction});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const Note& wish) {
    if (wish.text.size() > mostNotebookBytes)
        return Refusal{"S-T3", "notebookFull", "The notebook is full: it holds 4000 bytes."};
    tell(editOf(wisher.person.id, wisher.person.notebook, wish.text));
    return {};
}

// ---- All wishes --------------------------------------------------------------------------------------

OrRefusal<Change> Table::wish(const Guest* person, const TokenHash& token, const Request& request, Moment now,
                              Chance& chance, const Surroundings& around) {
    now_ = now;
    std::optional<PersonId> by;
    if (person != nullptr) by = person->id;
    const bool goesOn = std::holds_alternative<Play>(request.do_) || std::holds_alternative<End>(request.do_);
    if (around.isBookFull(goesOn))
        return std::unexpected(Refusal{"S-M3", "bookFull", "This table's book is full; please open another table."});
    MaybeRefusal no;
    if (person != nullptr) {
        const Wisher wisher{*person, chance, around};
        no = std::visit([&](const auto& wanted) { return grant(wisher, wanted); }, request.do_);
    } else if (const auto* wanted = std::get_if<Join>(&request.do_)) {
        no = join(token, *wanted);
    } else {
        no = Refusal{"S-J3", "notJoined", "You are watching; join with a name first."};
    }
    if (no) return std::unexpected(*std::move(no));
    commit(chance);
    return close(by.value_or(truth().lastPerson), request.id);
}

}  // namespace parlour::server
