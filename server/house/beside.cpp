// What the house has done beside the loop (workers.h): homework of the games' rules, bots' thinking, and whatever a
// caller asks for. What it takes counts against a table and an address (S-M6). SPDX-License-Identifier: MIT
#include <algorithm>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

constexpr std::size_t mostStudied = 4096;  // results of homework that are kept; each is some hundred bytes
constexpr double microsecondsInSecond = 1e6;
constexpr double secondsToRead = 1e-8;  // a byte of a book, from the disk through its chain of hashes

}  // namespace

bool House::isCrowded(const std::string& address) const {
    const auto waiting = working_.find(address);
    return waiting != working_.end() && waiting->second >= rules_.mostWorkPerAddress;
}

bool House::owesWork(const std::string& address, Time steady) {
    return isCrowded(address) || work_.isEmpty(address, steady);
}

bool House::aside(const std::string& address, Moment now, Workers::Work work, std::function<void()> then) {
    now_ = now;
    if (owesWork(address, now.steady)) return false;
    workFor(address, nullptr, std::move(work), std::move(then));
    return true;
}

/// What is read counts as work does, and so does what waits to be read.
bool House::asideWithBook(const std::string& code, const std::string& address, Moment now,
                          std::function<void(const Changes&)> work, std::function<void()> then) {
    now_ = now;
    if (owesWork(address, now.steady)) return false;
    ++working_[address];
    const auto read = [this, address, work = std::move(work), then = std::move(then)](Changes changes) {
        double bytes = 0;
        for (const std::string& change : changes.value_or(std::vector<std::string>()))
            bytes += static_cast<double>(change.size());
        if (--working_[address] == 0) working_.erase(address);
        work_.charge(address, bytes * secondsToRead, now_.steady);
        workFor(address, nullptr, [work, changes = std::move(changes)] { work(changes); }, then);
        readNext(address);
    };
    auto& queue = reading_[address];
    queue.emplace_back([this, code, read] { journal_.read(code, read); });
    if (queue.size() == 1) std::function(queue.front())();
    return true;
}

void House::readNext(const std::string& address) {
    auto& queue = reading_[address];
    queue.pop_front();
    if (queue.empty()) {
        reading_.erase(address);
    } else {
        std::function(queue.front())();
    }
}

void House::workFor(const std::string& address, const TableReference& open, Workers::Work work,
                    std::function<void()> then) {
    ++working_[address];
    workers_.run(address, std::move(work), [this, address, open, then = std::move(then)](std::int64_t took) {
        const double seconds = static_cast<double>(took) / microsecondsInSecond;
        if (--working_[address] == 0) working_.erase(address);
        work_.charge(address, seconds, now_.steady);
        if (open) open->work.charge(rules_.workPerTable, seconds, now_.steady);
        then();
    });
}

bool House::owes(OpenTable& open, const std::string& address, Time steady) {
    return open.work.isEmpty(rules_.workPerTable, steady) || owesWork(address, steady);
}

/// What the rules of a game will need and takes long is worked out from its beginning on; nobody waits for it until
/// it is needed. Whether it is done or being done; not, if the table owes the house time.
bool House::study(const TableReference& open) {
    const Match* match = open->table.match();
    auto homework = match != nullptr ? match->homework() : std::nullopt;
    const auto game = open->table.games();
    if (!homework || open->studies == game) return true;
    if (const auto known = studied_.find(homework->problem); known != studied_.end()) {
        open->table.learn(known->second);
        return true;
    }
    if (owes(*open, open->payer(), now_.steady)) return false;
    open->studies = game;
    const auto result = std::make_shared<std::string>();
    workFor(
        open->payer(), open, [result, workOut = std::move(homework->workOut)] { *result = workOut(); },
        [this, open, game, result, problem = homework->problem] {
            if (studied_.size() >= mostStudied) studied_.clear();
            studied_[problem] = *result;
            if (open->table.games() != game) return;
            open->table.learn(*result);
            open->studies = 0;
            open->awaitsStudy = false;
            goOn(open);
        });
    return true;
}

namespace {

bots::Persona personaOf(const SeatedBot& bot) {
    return {bot.level, bots::characterCalled(bot.name).value_or(bots::Character{})};
}

}  // namespace

/// A bot looks at its seat and thinks. It knows the view and has luck of its own: nothing else is shared with it.
void House::think(const TableReference& open, std::uint8_t seat) {
    const Table& table = open->table;
    auto& sitting = open->bots.sitting[seat];
    constexpr int half = 1 << 30;
    const auto high = static_cast<std::uint64_t>(chance_.below(half)),
               low = static_cast<std::uint64_t>(chance_.below(half));
    sitting.saw = table.moves();
    sitting.isThinking = true;
    const auto mind = sitting.mind;
    workFor(
        open->payer(), open,
        [mind, luck = SeededChance(high << 30U | low), view = table.match()->view(Seat{seat}),
         game = table.setup().game, who = personaOf(*table.bot(seat)),
         gallery = decksAt(*open).gallery(table.setup())]() mutable {
            if (!mind->bot) mind->bot = bots::newBot(game, who, gallery, luck);
            mind->wants = mind->bot->choose(view, luck);
            mind->motive = mind->bot->takeMotive();
        },
        [open, seat, mind] {
            if (seat < open->bots.sitting.size() && open->bots.sitting[seat].mind == mind)
                open->bots.sitting[seat].isThinking = false;
        });
}

}  // namespace parlour::server
