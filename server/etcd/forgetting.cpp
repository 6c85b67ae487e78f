// What is old enough to be forgotten, by the rules of the store (store/keeping.cpp): marked first, and gone when a week
// has passed by the wall clock and by hours of serving. One server does that for all: the one that began first.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <charconv>

#include "server/etcd/asking.h"

namespace parlour::server::etcd {
namespace {

constexpr std::size_t mostDue = 1000, mostForgotten = 50;

}  // namespace

/// One hour's look at all tables, and at the board.
struct EtcdJournal::Aging {
    Retention retention;
    Time wall;
    Told<std::optional<Store::Aged>> told;
    std::int64_t hours = 0;
    Time newest = 0;
    struct Age {
        std::string code;
        Time changed;
        bool isOver;
    };
    std::vector<Age> tables;
    std::vector<std::string> headings;
    std::map<std::string, Mark> marks;  // of tables and of headings: no table is called as a day
    std::vector<Step> steps;            // marks to be set and taken away, and slips that go
    Store::Aged aged;

    bool isDue(const Mark& mark, Time now) const {
        return mark.since <= now - markedFor && mark.hours <= hours - markedFor / anHour;
    }
};

bool EtcdJournal::isEldest() const { return servers_.empty() || id_ < servers_.begin()->first; }

void EtcdJournal::age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) {
    if (isStopped_ || isAlone_) return soon([told] { told({}); });
    if (!isEldest()) return soon([told] { told(Store::Aged{}); });
    const auto aging = std::make_shared<Aging>();
    aging->retention = retention;
    aging->wall = wall;
    aging->told = std::move(told);
    countHour(aging);
}

/// Hours of serving are counted in the cluster. Should two count at once, one of them is enough.
void EtcdJournal::countHour(const std::shared_ptr<Aging>& aging) {
    const auto key = keys_.hours();
    insist({.compares = {}, .then = {Get{.key = key}}, .otherwise = {}}, [this, aging, key](const auto& read, bool) {
        if (!read) return aging->told({});
        const auto& found = read->steps.front().found;
        const std::string text = found.empty() ? "0" : found.front().value;
        if (std::from_chars(text.data(), text.data() + text.size(), aging->hours).ec != std::errc()) aging->hours = 0;
        ++aging->hours;
        insist({.compares = {isUnchanged(key, found.empty() ? 0 : found.front().changed)},
                .then = {Put{key, std::to_string(aging->hours)}},
                .otherwise = {}},
               [this, aging](const auto& counted, bool wasResent) {
                   if (!counted) return aging->told({});
                   if (!counted->held && !wasResent) return aging->told(Store::Aged{});
                   readMarks(aging, keys_.marks());
               });
    });
}

void EtcdJournal::readMarks(const std::shared_ptr<Aging>& aging, const std::string& from) {
    const Get page{.key = from, .end = endOf(keys_.marks()), .most = aPage};
    insist({.compares = {}, .then = {page}, .otherwise = {}}, [this, aging](const auto& outcome, bool) {
        if (!outcome) return aging->told({});
        const Outcome& found = outcome->steps.front();
        for (const Stored& stored : found.found)
            if (const auto mark = readValue<Mark>(stored.value))
                aging->marks[stored.key.substr(keys_.marks().size())] = *mark;
        if (found.hasMore) return readMarks(aging, found.found.back().key + '\0');
        readCards(aging, keys_.cards());
    });
}

void EtcdJournal::readCards(const std::shared_ptr<Aging>& aging, const std::string& from) {
    const Get page{.key = from, .end = endOf(keys_.cards()), .most = aPage};
    insist({.compares = {}, .then = {page}, .otherwise = {}}, [this, aging](const auto& outcome, bool) {
        if (!outcome) return aging->told({});
        const Outcome& found = outcome->steps.front();
        for (const Stored& stored : found.found) {
            const auto card = readValue<Card>(stored.value);
            if (!card) continue;  // what cannot be read stays
            aging->newest = std::max(aging->newest, card->changed);
            aging->tables.push_back(
                {stored.key.substr(keys_.cards().size()), card->changed, card->line.stage == Stage::over});
        }
        if (found.hasMore) return readCards(aging, found.found.back().key + '\0');
        readBoard(aging, keys_.board());
    });
}

/// The headings alone: of each the first slip.
void EtcdJournal::readBoard(const std::shared_ptr<Aging>& aging, const std::string& from) {
    const Get next{.key = from, .end = endOf(keys_.board()), .most = 1, .keysAlone = true};
    insist({.compares = {}, .then = {next}, .otherwise = {}}, [this, aging](const auto& outcome, bool) {
        if (!outcome) return aging->told({});
        const auto& found = outcome->steps.front().found;
        const auto slip = found.empty() ? std::nullopt : slipFrom(keys_, found.front());
        if (!slip) return mark(aging);
        aging->headings.push_back(slip->heading);
        readBoard(aging, endOf(keys_.slips(slip->heading)));
    });
}

void EtcdJournal::mark(const std::shared_ptr<Aging>& aging) {
    const Time wall = aging->newest > 0 ? std::min(aging->wall, aging->newest + furthestAhead) : aging->wall;
    const auto before = [&](Time kept) { return kept > 0 ? wall - kept : 0; };
    const Time overBefore = before(aging->retention.over), othersBefore = before(aging->retention.others);
    auto marks = aging->marks;
    for (const auto& table : aging->tables) {
        const bool isOld = table.changed < othersBefore || (table.isOver && table.changed < overBefore);
        const auto marked = marks.find(table.code);
        if (isOld && marked == marks.end()) {
            ++aging->aged.marked;
            aging->steps.emplace_back(Put{keys_.mark(table.code), wire::journal(Mark{wall, aging->hours})});
        }
        if (!isOld || marked == marks.end()) continue;
        if (aging->isDue(marked->second, wall) && aging->aged.due.size() < mostDue)
            aging->aged.due.push_back(table.code);
        marks.erase(marked);
    }
    markBoard(*aging, wall);
    for (const std::string& heading : aging->headings) marks.erase(heading);
    for (const auto& [code, mark] : marks) aging->steps.emplace_back(Erase{.key = keys_.mark(code)});
    writeMarks(aging);
}

/// In the same two steps; then nobody has to be asked.
void EtcdJournal::markBoard(Aging& aging, Time wall) const {
    const std::string oldest = aging.retention.slips > 0 ? headingOn(wall - aging.retention.slips) : "";
    for (const std::string& heading : aging.headings) {
        const auto marked = aging.marks.find(heading);
        const bool isOld = heading < oldest, isMarked = marked != aging.marks.end();
        const bool goes = isOld && isMarked && aging.isDue(marked->second, wall);
        if (isOld && !isMarked)
            aging.steps.emplace_back(Put{keys_.mark(heading), wire::journal(Mark{wall, aging.hours})});
        if (goes) aging.steps.emplace_back(Erase{keys_.slips(heading), endOf(keys_.slips(heading))});
        if (isMarked && (goes || !isOld)) aging.steps.emplace_back(Erase{.key = keys_.mark(heading)});
    }
}

void EtcdJournal::writeMarks(const std::shared_ptr<Aging>& aging) {
    if (aging->steps.empty()) return aging->told(std::move(aging->aged));
    Transaction group;
    for (; !aging->steps.empty() && group.then.size() < mostForgotten; aging->steps.pop_back())
        group.then.push_back(std::move(aging->steps.back()));
    insist(std::move(group), [this, aging](const auto& outcome, bool) {
        if (!outcome) return aging->told({});
        writeMarks(aging);
    });
}

/// A table that has changed since it was marked stays, and so does one that somebody holds.
void EtcdJournal::forget(std::vector<std::string> codes, Told<std::optional<int>> told) {
    if (isStopped_ || isAlone_) return soon([told] { told({}); });
    codes.resize(std::min(codes.size(), mostForgotten));  // the keeper asks for as many
    Transaction look;
    for (const std::string& code : codes)
        look.then.emplace_back(Transaction{
            .compares = {},
            .then = {Get{.key = keys_.mark(code)}, Get{.key = keys_.card(code)}, Get{.key = keys_.claim(code)}},
            .otherwise = {}});
    insist(std::move(look), [this, codes, told](const auto& seen, bool) {
        if (!seen) return told({});
        Transaction group;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const auto& found = seen->steps[i].steps;
            if (found[0].found.empty() || found[1].found.empty()) continue;
            const Stored &marked = found[0].found.front(), &shown = found[1].found.front();
            const auto mark = readValue<Mark>(marked.value);
            const auto card = readValue<Card>(shown.value);
            if (!mark || !card || card->changed >= mark->since) continue;
            const auto& code = codes[i];
            Transaction forgets{
                .compares = {isUnchanged(marked.key, marked.changed), isUnchanged(shown.key, shown.changed)},
                .then = {Erase{.key = keys_.changes(code), .end = endOf(keys_.changes(code))},
                         Erase{.key = keys_.pieces(code), .end = endOf(keys_.pieces(code))}},
                .otherwise = {}};
            for (const auto& key : {keys_.pack(code), marked.key, shown.key, keys_.listing(code), keys_.claim(code)})
                forgets.then.emplace_back(Erase{.key = key});
            const auto owner = keys_.claim(code);
            if (found[2].found.empty()) {
                forgets.compares.push_back(isAbsent(owner));
            } else {
                const auto holder = readValue<Owner>(found[2].found.front().value);
                forgets.compares.push_back(isUnchanged(owner, found[2].found.front().changed));
                if (holder) forgets.compares.push_back(isAbsent(keys_.server(holder->id)));
            }
            group.then.emplace_back(std::move(forgets));
        }
        if (group.then.empty()) return told(0);
        insist(std::move(group), [told](const auto& done, bool) {
            if (!done) return told({});
            told(static_cast<int>(std::ranges::count_if(done->steps, [](const Outcome& step) { return step.held; })));
        });
    });
}

}  // namespace parlour::server::etcd
