// Visitors of the house: how they come in and go, and what they ask for. Whether a wish is granted is the table's to
// say; what comes of it is in house.cpp. SPDX-License-Identifier: MIT
#include <algorithm>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

constexpr int mostStrikes = 100;  // messages beyond the rate, after which a connection is closed

const Refusal diskTakesNothing{"S-M4", "diskTakesNothing",
                               "The disk takes nothing just now, so nothing was done; please try again."};

}  // namespace

// ---- Coming and going --------------------------------------------------------------------------------

std::shared_ptr<House::Visitor> House::enter(const std::string& code, Connection& connection,
                                             const std::string& address, Moment now) {
    now_ = now;
    const auto found = tables_.find(code);
    if (found == tables_.end() || !found->second->shown || !makeRoom(*found->second)) return nullptr;
    const auto& open = found->second;
    if (open->visitors.empty()) open->table.wake(now.steady);  // S-L3, S-L4
    auto visitor = std::make_shared<Visitor>();
    visitor->connection = &connection;
    visitor->address = address;
    visitor->open = open;
    open->visitors.push_back(visitor);
    ++metrics_.connections;
    return visitor;
}

/// Whoever comes may belong here: the one who has watched longest goes, if there are too many.
bool House::makeRoom(OpenTable& open) {
    if (open.visitors.size() < rules_.mostVisitors) return true;
    const auto watcher = std::ranges::find_if(open.visitors, [](const auto& visitor) { return !visitor->person; });
    if (watcher == open.visitors.end()) return false;
    goodbye(*std::shared_ptr(*watcher), {"S-J3", "crowded", "There are too many watchers; please come back later."},
            false);  // S-J3
    return true;
}

void House::leave(Visitor& visitor, Moment now) {
    if (!visitor.open) return;
    now_ = now;
    const auto open = std::exchange(visitor.open, nullptr);
    visitor.connection = nullptr;
    --metrics_.connections;
    std::erase_if(open->visitors, [&](const auto& other) { return other.get() == &visitor; });
    if (visitor.person) {
        --metrics_.seatsConnected;
        open->awayIfNotHere(*visitor.person, now.steady);
    }
    open->presenceChanged = true;
    if (open->visitors.empty()) open->emptySince = now.steady;
}

// ---- What they say -----------------------------------------------------------------------------------

/// What is to be judged or shown waits until the table's last change is on disk, and for what came before it.
void House::whenWritten(const TableReference& open, auto then) {
    if (open->isBusy()) {
        open->waiting.push_back(std::move(then));
    } else {
        then();
    }
}

void House::hear(Visitor& visitor, std::string_view text, Moment now) {
    if (!visitor.open) return;
    now_ = now;
    ++metrics_.messagesIn;
    const bool tooFast = !visitor.bucket.take(rules_.perConnection, now.steady);  // S-M1
    if (tooFast) ++metrics_.tooFast;
    if (tooFast && ++visitor.strikes > mostStrikes)
        return goodbye(visitor, {"S-M1", "tooMuch", "That was too much at once; please come back in a minute."}, true);
    FromClient message;
    if (const auto fault = wire::read(text, message)) {
        ++metrics_.malformed;
        return goodbye(visitor, {"", "noMessage", "That is no message: ", fault->says}, false);
    }
    const auto open = visitor.open;
    const auto self = *std::ranges::find_if(open->visitors, [&](const auto& other) { return other.get() == &visitor; });
    if (const auto* hello = std::get_if<Hello>(&message)) {
        if (visitor.saidHello) return goodbye(visitor, {"", "helloTwice", "Hello was said already."}, false);
        visitor.saidHello = true;
        return whenWritten(open, [this, self, hello = *hello] { greet(self, hello, now_); });
    }
    if (std::holds_alternative<Ping>(message)) return say(visitor, Pong{now.steady});
    if (!visitor.saidHello) return goodbye(visitor, {"", "noHello", "Say Hello first."}, false);
    if (std::holds_alternative<Learn>(message)) {
        if (!tooFast && visitor.greeted) teach(self);
        return;
    }
    auto& request = std::get<Request>(message);
    if (const auto no = tooFast ? thatWasTooFast() : whyNotNow(visitor, request.do_, now.steady))
        return refuse(visitor, request.id, *no);
    whenWritten(open,
                [this, self, request = std::move(request), at = metrics_.stopwatch()] { consider(self, request, at); });
}

/// S-M1: a table does so much in a second for those who sit; nobody else can use that up. S-M6: it begins no game while
/// it owes the house time.
MaybeRefusal House::whyNotNow(const Visitor& visitor, const Wish& wish, Time steady) {
    OpenTable& open = *visitor.open;
    const Rate one = rules_.perConnection, ofSeats{mostSeats * one.perSecond, mostSeats * one.atOnce},
               ofGames{one.perSecond / 40, one.atOnce / 4};
    const bool begins = std::holds_alternative<Start>(wish) || std::holds_alternative<Rematch>(wish);
    const Guest* guest = visitor.person ? open.table.find(*visitor.person) : nullptr;
    const bool sits = guest != nullptr && (guest->seat || open.table.host() == guest->id);
    const auto room = rules_.mostWaiting / (sits ? 1 : 2);
    Bucket& bucket = sits ? open.seated : visitor.person ? open.joined : open.strangers;
    if (!bucket.take(sits ? ofSeats : one, steady) || (begins && !open.starts.take(ofGames, steady)) ||
        open.waiting.size() >= room)
        return thatWasTooFast();
    if (begins && owes(open, visitor.address, steady)) return tooMuchWork();
    return whyNotWrite(open, visitor.address, wish, steady);
}

/// S-M11: an older colleague may have the table next.
MaybeRefusal House::whyNotYet(const Wish& wish) const {
    const auto came = rules_.cameWith.find(std::visit([](const auto& one) { return nameOf(&one); }, wish));
    if (came == rules_.cameWith.end()) return {};
    const auto knowsIt = [&](const Colleague& colleague) { return colleague.format >= came->second; };
    if (std::ranges::all_of(journal_.colleagues(), knowsIt)) return {};
    return Refusal{"S-M11", "notYet",
                   "Not every server of this house knows that yet; please try again when all have the new version."};
}

/// S-M7: who has written much, and a house that is full, only let games go on; and who has written twice as much,
/// nothing.
MaybeRefusal House::whyNotWrite(const OpenTable& open, const std::string& address, const Wish& wish, Time steady) {
    if (auto no = whyNotYet(wish)) return no;
    const bool goesOn = open.table.stage() == Stage::playing &&
                        (std::holds_alternative<Play>(wish) || std::holds_alternative<End>(wish));
    if (isFull_ && !goesOn) return houseIsFull();
    if (bytes_.isBroke(address, steady) || (!goesOn && bytes_.isEmpty(address, steady))) return tooMuchWritten();
    return {};
}

/// The visitor is that person, here and nowhere else (S-J6).
void House::nowIs(Visitor& visitor, PersonId person) {
    OpenTable& open = *visitor.open;
    visitor.person = person;
    ++metrics_.seatsConnected;
    open.presenceChanged = true;
    std::erase_if(open.away, [&](const OpenTable::Away& gone) { return gone.person == person; });
    for (const auto& other : std::vector(open.visitors))
        if (other.get() != &visitor && other->person == person)
            goodbye(*other, {"S-J6", "elsewhere", "You are here from another device now."}, false);
}

void House::greet(const std::shared_ptr<Visitor>& visitor, const Hello& hello, Moment now) {
    if (!visitor->open) return;
    const auto open = visitor->open;
    if (hello.protocol != protocolVersion)
        return goodbye(*visitor,
                       {"", "otherVersion", "This page is from another version of Parlour; please reload it."}, false);
    visitor->knows.wantsWhole = hello.whole;
    visitor->covered = hello.covered;
    if (hello.token) {
        const auto token = hashToken(*hello.token);
        if (!token) return goodbye(*visitor, {"", "token", "The token must be 32 random bytes in base64url."}, false);
        if (open->table.wasKicked(*token))
            return goodbye(*visitor, {"S-J4", "kicked", "You were asked to leave this table."}, false);
        visitor->token = *token;
        if (const Guest* guest = open->table.find(*token)) nowIs(*visitor, guest->id);
    }
    const auto back = [this, visitor, seen = hello.seen] {
        if (visitor->open) welcome(*visitor, seen, now_);
    };
    const Guest* guest = visitor->person ? open->table.find(*visitor->person) : nullptr;
    const bool botSitsIn =
        guest != nullptr && guest->seat && open->table.stage() == Stage::playing && open->table.botSits(*guest->seat);
    if (botSitsIn && !isDiskWell_) return goodbye(*visitor, diskTakesNothing, true);
    if (botSitsIn) return write(open, open->table.comesBack(*guest, now), {}, back);
    back();
}

void House::consider(const std::shared_ptr<Visitor>& visitor, const Request& request, Time heardAt) {
    if (!visitor->open) return;
    const auto open = visitor->open;
    Table& table = open->table;
    if (!visitor->person && visitor->token && table.find(*visitor->token) != nullptr)  // S-J5
        return goodbye(*visitor, {"S-J5", "joinedElsewhere", "You have joined this table by another connection."},
                       true);
    const Guest* person = visitor->person ? table.find(*visitor->person) : nullptr;
    if (person != nullptr && answerAgain(*visitor, *person, request.id)) return;
    if (person != nullptr && std::holds_alternative<Join>(request.do_))  // S-J5
        return say(*visitor, Done{request.id, table.told()});
    if (person != nullptr && person->isForgotten(request.id))  // S-M2
        return refuse(*visitor, request.id,
                      {"S-M2", "oldId", "That wish is too old to say whether it was done; look, and wish again."});
    if (person == nullptr && !visitor->token)
        return refuse(*visitor, request.id, {"S-J3", "noToken", "You are watching; connect with a token to join."});
    if (!isDiskWell_) return refuse(*visitor, request.id, diskTakesNothing);  // S-M4
    const auto* play = std::get_if<Play>(&request.do_);
    if (play != nullptr && table.match() != nullptr && table.match()->needsHomework(play->command.json)) {
        if (!study(open)) return refuse(*visitor, request.id, tooMuchWork());
        if (table.match()->needsHomework(play->command.json)) {
            open->awaitsStudy = true;
            open->waiting.emplace_front([this, visitor, request, heardAt] { consider(visitor, request, heardAt); });
            return;
        }
    }
    const auto outcome = table.wish(person, visitor->token.value_or(TokenHash{}), request, now_, chance_,
                                    SeenFromTable(journal_, decksAt(*open), rules_, open.get()));
    if (!outcome) return refuse(*visitor, request.id, outcome.error());
    write(open, *outcome, {visitor, request.id, person == nullptr ? outcome->by : std::nullopt, heardAt}, {});
}

}  // namespace parlour::server
