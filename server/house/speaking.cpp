// What the house says to those who are connected: a welcome, what has changed, who is here, a refusal, goodbye.
// What a connection knows already is in knowledge.cpp. SPDX-License-Identifier: MIT
#include <algorithm>

#include "server/house/open_table.h"
#include "server/sabotage.h"

namespace parlour::server {

void House::say(Visitor& visitor, const FromServer& message, std::size_t padding) {
    if (visitor.connection == nullptr) return;
    wire::message(message, saying_);
    saying_.append(padding, ' ');
    hand(visitor, saying_);
}

void House::hand(Visitor& visitor, std::string_view message) {
    if (visitor.connection == nullptr) return;
    ++metrics_.messagesOut;
    visitor.connection->say(message);
}

void House::goodbye(Visitor& visitor, const Refusal& why, bool comeBack) {
    if (visitor.connection == nullptr) return;
    say(visitor, Goodbye{.rule = std::string(why.rule),
                         .name = std::string(why.name),
                         .reason = std::string(why.reason),
                         .detail = why.detail,
                         .comeBack = comeBack});
    Connection* const connection = visitor.connection;
    leave(visitor, now_);
    connection->hangUp();
}

void House::welcome(Visitor& visitor, std::optional<Version> seen, Moment now) {
    const Table& table = visitor.open->table;
    const Guest* guest = visitor.person ? table.find(*visitor.person) : nullptr;
    const bool readsNotes = guest != nullptr && visitor.sees();
    visitor.greeted = true;
    visitor.knows.seen = seen.value_or(table.told());
    now_ = now;
    const News all{.table = true, .game = true, .talk = table.talk()};
    auto [everything, padding] =
        Announcement(all, table, picturesAt(*visitor.open), now_.steady).tell(visitor.knows, visitor.sees());
    say(visitor,
        Welcome{.protocol = protocolVersion,
                .person = visitor.person,
                .notebook = readsNotes ? guest->notebook : "",
                .lastId = guest != nullptr ? guest->lastId() : 0,
                .everything = std::move(everything)},
        padding);
    visitor.open->table.markSeen();
    visitor.open->presenceChanged = true;
}

std::optional<NamedPictures> House::picturesAt(const OpenTable& open) const {
    const auto* pictures = decksAt(open).of(open.table.setup());
    if (pictures == nullptr) return {};
    return NamedPictures{*pictures, namesAt(open.table, *pictures)};
}

void House::publish(OpenTable& open, const Asker& asker) {
    const News& news = open.table.news();
    if (!news.isOfInterest() && asker.visitor) say(*asker.visitor, Done{asker.id, open.table.told()});
    if (!news.isOfInterest()) return;
    Announcement announcement(news, open.table, picturesAt(open), now_.steady);
    for (const auto& visitor : std::vector(open.visitors)) {
        if (!visitor->greeted) continue;
        if (visitor->person && open.table.find(*visitor->person) == nullptr) {
            goodbye(*visitor, {"S-J4", "kicked", "You were asked to leave this table."}, false);  // S-J4
            continue;
        }
        const auto done = visitor == asker.visitor ? std::optional(asker.id) : std::nullopt;
        const auto message = announcement.message(visitor->knows, visitor->sees(), done, paper_);
        if (sabotaged(Sabotage::lengthTells) && open.table.match() != nullptr &&
            std::hash<std::string>()(open.table.match()->view(Seat{0})) % 2 == 0) {
            hand(*visitor, std::string(message) + " ");
        } else {
            hand(*visitor, message);
        }
    }
    open.table.markSeen();
}

void House::refuse(Visitor& visitor, CommandId id, const Refusal& no) {
    constexpr std::size_t mostRefusals = 8;
    ++metrics_.refusals;
    const Refused refused{.id = id,
                          .rule = std::string(no.rule),
                          .name = std::string(no.name),
                          .reason = std::string(no.reason),
                          .detail = no.detail};
    if (visitor.open && visitor.person && no.rule != "S-M1" && no.rule != "S-M4") {
        auto& list = visitor.open->refusals[*visitor.person];
        if (list.size() == mostRefusals) list.erase(list.begin());
        list.push_back(refused);
    }
    sayOfOneLength(visitor, refused);
}

/// Why a wish was refused may be as secret as the game: such messages are all equally long (S-M9).
void House::sayOfOneLength(Visitor& visitor, const FromServer& message) {
    const auto length = wire::message(message).size();
    say(visitor, message, (length / secretStep + 1) * secretStep - length);
}

/// The same id again: the same answer (S-M2).
bool House::answerAgain(Visitor& visitor, const Guest& guest, CommandId id) {
    if (const auto done = std::ranges::find(guest.done, id, &Done::id); done != guest.done.end()) {
        say(visitor, *done);
        return true;
    }
    const auto& list = visitor.open->refusals[guest.id];
    const auto refused = std::ranges::find(list, id, &Refused::id);
    if (refused == list.end()) return false;
    sayOfOneLength(visitor, *refused);
    return true;
}

void House::sayPresence(OpenTable& open) {
    open.presenceChanged = false;
    Presence presence{.people = {}, .watchers = 0};
    for (const auto& visitor : open.visitors) {
        if (!visitor->greeted) continue;
        if (visitor->person) {
            presence.people.push_back(*visitor->person);
        } else {
            ++presence.watchers;
        }
    }
    std::ranges::sort(presence.people);
    for (const auto& visitor : open.visitors)
        if (visitor->greeted) say(*visitor, presence);
}

namespace {

const Refusal stopping{"", "stopping", "The server is stopping; it will be back soon."};

}  // namespace

void House::closeAll() {
    for (const auto& [code, open] : tables_)
        for (const auto& visitor : std::vector(open->visitors)) goodbye(*visitor, stopping, true);
}

void House::leave() {
    isLeaving_ = true;
    journal_.leave();
}

/// What is being written is written first, and nothing more.
void House::closeSome(std::size_t most) {
    std::vector<TableReference> some;
    for (const auto& [code, open] : tables_)
        if (some.size() < most && !open->isClosing) some.push_back(open);
    for (const auto& open : some) {
        open->isClosing = true;
        if (!open->writing) close(open);
    }
}

void House::close(const TableReference& open) { drop(open, stopping); }

}  // namespace parlour::server
