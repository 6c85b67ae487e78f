// A game is played again beside the loop; what comes of it is pinned to the house's board under its day.
// SPDX-License-Identifier: MIT
#include "server/house/days.h"

#include <set>
#include <tuple>

#include "server/table/names.h"
#include "server/table/secret.h"

namespace parlour::server {
namespace {

namespace daily = turing_machine::daily;

constexpr std::int64_t mostOfADay = 400;                   // S-Y5
constexpr std::size_t mostDays = 8;                        // whose problems are remembered
constexpr Time latest = 12 * anHour, first = 14 * anHour;  // S-Y2: where a day ends last, and where it begins first

daily::Day dayAt(Time wall) {
    return std::chrono::floor<std::chrono::days>(
        std::chrono::sys_time<std::chrono::milliseconds>{std::chrono::milliseconds{wall}});
}
/// S-Y2: it is that day somewhere in the world.
bool isOpen(daily::Day day, Time wall) { return dayAt(wall - latest) <= day && day <= dayAt(wall + first); }

/// A day with problems that has begun somewhere; which of them are known already is told for nobody.
OrRefusal<daily::Day> dayOf(const std::string& text, Time wall) {
    const auto day = daily::dayFrom(text);
    if (!day) return std::unexpected(Refusal{"", "noSuchDay", "There is no such day: ", day.error().says + "."});
    if (*day > dayAt(wall + first)) return std::unexpected(Refusal{"S-Y2", "dayToCome", "That day has not begun."});
    return *day;
}

auto rank(const DayResult& one) {
    const auto& [found, rounds, questions, hints] = one.result;
    return std::tuple(one.size, !found, rounds, questions, hints, one.name);
}

Refusal notPinned() { return {"S-M4", "resultNotWritten", "Your result could not be written down; please try again."}; }
Refusal dayIsFull() { return {"S-Y5", "dayFull", "So many have played that day that there is no room."}; }

}  // namespace

/// Nobody can tell from it that two days were played by the same person.
std::string Days::slipName(const std::string& day, daily::Size size, const std::string& token) const {
    const auto text = wordsOf(&size)[static_cast<std::size_t>(size)].text;
    return std::string(text) + "-" + toHex(hashOf("day\n" + day + "\n" + token, key_));
}

/// What cannot be read is left out: it hurts nobody else (S-Y5).
DayBoard Days::boardOf(const std::string& day, const std::string& token, bool isOpen,
                       const std::vector<Slip>& slips) const {
    DayBoard board{.kept = true, .open = isOpen, .results = {}, .own = {}, .hidden = 0};
    std::vector<std::pair<DayResult, bool>> all;
    std::set<daily::Size> mine;
    for (const Slip& slip : slips) {
        DayResult result;
        if (wire::read(slip.text, result)) continue;
        const bool isOwn = slip.name == slipName(day, result.size, token);
        if (isOwn) mine.insert(result.size);
        all.emplace_back(std::move(result), isOwn);
    }
    board.hidden = static_cast<std::uint16_t>(  // S-Y4
        std::erase_if(all, [&](const auto& one) { return isOpen && !mine.contains(one.first.size); }));
    std::ranges::sort(all, {}, [](const auto& one) { return rank(one.first); });
    for (auto& [result, isOwn] : all) {
        if (isOwn) board.own.push_back(static_cast<std::uint16_t>(board.results.size()));
        board.results.push_back(std::move(result));
    }
    return board;
}

void Days::look(const std::string& text, const std::string& token, Moment now, const Answer& answer) {
    if (!areKept_) return answer(DayBoard{});
    const auto day = dayOf(text, now.wall);
    if (!day) return answer(std::unexpected(day.error()));
    if (!house_.isDiskWell()) return answer(std::unexpected(diskIsIll()));
    journal_.pinned(text, [this, text, token, isOpen = isOpen(*day, now.wall), answer](const auto& slips) {
        if (!slips || !house_.isDiskWell()) return answer(std::unexpected(diskIsIll()));
        answer(boardOf(text, token, isOpen, *slips));
    });
}

MaybeRefusal Days::whyNot(const DayGame& game, const std::string& address, Moment now) {
    if (!hashToken(game.token)) return noToken();
    if (auto no = whyNotName(game.name)) return no;
    if (!house_.isDiskWell()) return diskIsIll();
    if (!sent_.take(address, now.steady))
        return Refusal{"S-Y3", "manyResults", "Many results came from your address today; please come back tomorrow."};
    return {};
}

void Days::take(const std::string& text, const DayGame& game, const std::string& address, Moment now,
                const Answer& answer) {
    const auto refuse = [answer](const Refusal& no) { answer(std::unexpected(no)); };
    if (!areKept_) return refuse({"S-Y1", "noResults", "This house keeps no results of the day."});
    const auto day = dayOf(text, now.wall);
    if (!day) return refuse(day.error());
    if (!isOpen(*day, now.wall)) return refuse({"S-Y2", "dayOver", "That day is over everywhere."});
    const auto& sizes = daily::sizesOf(*day);
    if (std::ranges::find(sizes, game.size) == sizes.end())
        return refuse({"", "noSuchSize", "That day has no such problem."});
    if (const auto no = whyNot(game, address, now)) return refuse(*no);

    struct Work {
        Problems problems;
        OrRefusal<daily::Needed> result = daily::Needed{};
    };
    const auto work = std::make_shared<Work>();
    if (const auto known = problems_.find(text); known != problems_.end()) work->problems = known->second;
    const auto replay = [work, day = *day, game] {
        if (work->problems.empty()) work->problems = daily::of(day).problems;
        const auto problem = std::ranges::find(work->problems, game.size, &daily::OfADay::size);
        work->result = daily::replayed(problem->code, game.played);
    };
    const auto keep = [this, work, text, game, answer] {
        if (problems_.size() >= mostDays) problems_.clear();
        problems_[text] = work->problems;
        if (!work->result) return answer(std::unexpected(work->result.error()));
        pin({.day = text, .slip = slipName(text, game.size, game.token), .game = game, .result = *work->result},
            answer);
    };
    if (!house_.aside(address, now, replay, keep)) refuse(tooMuchWork());
}

/// One after the other for each day: whoever looks whether a name is free finds all that came before.
void Days::pin(const Sent& sent, const Answer& answer) {
    auto& queue = pinning_[sent.day];
    queue.emplace_back(sent, answer);
    if (queue.size() == 1) pinNext(sent.day);
}

void Days::pinNext(const std::string& day) {
    const auto [sent, answer] = pinning_[day].front();
    pinOne(sent, [this, day, answer](OrRefusal<DayBoard> board) {
        answer(std::move(board));
        auto& queue = pinning_[day];
        queue.pop_front();
        if (!queue.empty()) return pinNext(day);
        pinning_.erase(day);
    });
}

/// What is to be answered to a result, by what is on the board; nothing if it is still to be pinned.
std::optional<OrRefusal<DayBoard>> Days::known(const Sent& sent, const OrFault<std::vector<Slip>>& slips) const {
    if (!slips) return std::unexpected(diskIsIll());
    if (std::ranges::find(*slips, sent.slip, &Slip::name) != slips->end())
        return boardOf(sent.day, sent.game.token, true, *slips);  // S-Y3
    const auto hasName = [&](const Slip& slip) {
        DayResult other;
        return !wire::read(slip.text, other) && other.size == sent.game.size &&
               keyOfName(other.name) == keyOfName(sent.game.name);
    };
    if (std::ranges::any_of(*slips, hasName)) return std::unexpected(nameIsTaken());  // S-Y1
    return {};
}

/// A conflict may be that another server of the house was sent the same (S-Y3).
void Days::pinOne(const Sent& sent, const Answer& answer) {
    journal_.pinned(sent.day, [this, sent, answer](const OrFault<std::vector<Slip>>& before) {
        if (auto there = known(sent, before)) return answer(*std::move(there));
        const DayResult kept{sent.game.size, sent.game.name, sent.game.creature, sent.result};
        const auto pinned = [this, sent, answer](Appended result) {
            if (result != Appended::written && result != Appended::conflict)
                return answer(std::unexpected(notPinned()));
            journal_.pinned(sent.day, [this, sent, answer](const OrFault<std::vector<Slip>>& after) {
                answer(known(sent, after).value_or(std::unexpected(dayIsFull())));
            });
        };
        journal_.pin({sent.day, sent.slip, wire::message(kept)}, mostOfADay, pinned);
    });
}

}  // namespace parlour::server
