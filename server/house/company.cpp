// Bots at a table: they take their time and play, and say something about what happened. When and what depends on what
// everybody can see, on who they are and on luck; what they play alone depends on what their seat knows.
// SPDX-License-Identifier: MIT
#include "server/house/company.h"

#include <algorithm>
#include <cctype>
#include <ranges>

#include "server/house/open_table.h"

namespace parlour::server {
namespace {

constexpr Time betweenLines = 15'000;  // S-B6
constexpr int usualPause = 2000;       // HouseRules::botPause at which they are as quick as people
constexpr Time longestThought = 500;   // a bot begins to think so long before it acts
constexpr Time hurry = 500;            // and acts so long before a limit ends

SeededChance& luckOf(Company& company, Chance& chance) {
    if (!company.luck) company.luck.emplace(bots::drawSeed(chance));
    return *company.luck;
}

/// More often near the middle of both.
Time between(Time shortest, Time longest, Chance& luck) {
    const auto half = static_cast<int>(std::max<Time>(1, (longest - shortest) / 2 + 1));
    return shortest + luck.below(half) + luck.below(half);
}

/// Nobody speaks at once.
Time beforeTalk(Chance& luck, const HouseRules& rules) {
    return between(1500, 5000, luck) * rules.botPause / usualPause;
}

bots::Temperament temperamentOf(const SeatedBot& bot) {
    const auto character = bots::characterCalled(bot.name);
    return character ? bots::natureOf(*character).temperament : bots::Temperament{};
}

/// Where a name stands in a text as a word of its own; the case of its letters does not matter.
bool speaksTo(std::string_view text, std::string_view name) {
    const auto isLetter = [](char sign) { return std::isalpha(static_cast<unsigned char>(sign)) != 0; };
    const auto same = [](char one, char other) { return std::tolower(one) == std::tolower(other); };
    const auto found = std::ranges::search(text, name, same);
    return !found.empty() && (found.begin() == text.begin() || !isLetter(*(found.begin() - 1))) &&
           (found.end() == text.end() || !isLetter(*found.end()));
}

}  // namespace

/// S-B5: each bot looks at its seat when it has had time, however that seat's role and cards are; the first who wants
/// to do something does it.
std::optional<Change> House::botsChange(const TableReference& open, Moment now) {
    const Table& table = open->table;
    Company& company = open->bots;
    if (table.stage() != Stage::playing) company.sitting.clear();
    if (table.stage() != Stage::playing || table.isPaused() || table.seatedBots().empty()) return {};
    company.sitting.resize(static_cast<std::size_t>(table.match()->players()));
    if (company.paceOf != table.moves())
        company.pace = bots::paceOf(table.setup().game, table.match()->watch()), company.paceOf = table.moves();
    for (std::size_t seat = 0; seat < company.sitting.size(); ++seat)
        if (auto change = botChange(open, static_cast<std::uint8_t>(seat), now)) return change;
    return {};
}

/// When it acts, by what everybody sees, by its character and by luck. Half of them let people go first for a while.
void House::takeTime(OpenTable& open, std::uint8_t seat, Time steady) {
    const Table& table = open.table;
    Company& company = open.bots;
    auto& sitting = company.sitting[seat];
    const bots::Pace& pace = company.pace;
    auto& luck = luckOf(company, chance_);
    const auto slowness = static_cast<Time>(70 + 60 * temperamentOf(*table.bot(seat)).patience);
    const auto pause = [&](Time shortest, Time longest) {
        return between(shortest, longest, luck) * slowness / 100 * rules_.botPause / usualPause;
    };
    const auto people = static_cast<int>(std::ranges::count_if(table.guests(), [&](const Guest& guest) {
        return guest.seat && !table.botSits(*guest.seat) && open.isHere(guest.id) &&
               std::ranges::find(pace.waitedFor, Seat{*guest.seat}) != pace.waitedFor.end();
    }));
    const bool isNew = sitting.moment != pace.moment;
    if (!sitting.actsAt || isNew) {
        sitting.actsAt = steady + pause(pace.shortest, pace.longest);
        const bool waits = isNew && pace.patience > 0 && people > 0 && luck.below(2) == 0;
        if (isNew) sitting.letsGo = waits ? people : 0;
        if (waits) *sitting.actsAt += Time{pace.patience} * rules_.botPause / usualPause;
        sitting.moment = pace.moment;
    } else if (sitting.letsGo > people) {
        sitting.letsGo = 0;
        sitting.actsAt = std::min(*sitting.actsAt, steady + pause(pace.shortest / 2, pace.longest / 2));
    }
    if (table.limit()) sitting.actsAt = std::min(*sitting.actsAt, table.limit()->endsAt - hurry);
}

/// It thinks a little before it acts, so that nobody sees how long that takes; if the game has moved on meanwhile, it
/// looks again.
std::optional<Change> House::botChange(const TableReference& open, std::uint8_t seat, Moment moment) {
    const Time now = moment.steady;
    Table& table = open->table;
    auto& sitting = open->bots.sitting[seat];
    if (!table.botSits(seat)) sitting = {};
    if (!table.botSits(seat) || sitting.isThinking) return {};
    const Time toThink = std::min<Time>(longestThought, rules_.botPause / 4);
    if (sitting.saw != table.moves()) {
        if (!sitting.mind->wants.empty()) sitting.actsAt = std::max(sitting.actsAt.value_or(now), now + toThink);
        sitting.mind->wants.clear();
        takeTime(*open, seat, now);
        if (*sitting.actsAt - toThink > now || owes(*open, open->payer(), now)) return {};
        think(open, seat);
    }
    if (sitting.isThinking || !sitting.actsAt || *sitting.actsAt > now) return {};
    if (table.match()->needsHomework(sitting.mind->wants)) {
        study(open);
        return {};
    }
    sitting.actsAt.reset();
    const auto command = std::exchange(sitting.mind->wants, {});
    if (command.empty()) return {};
    if (sitting.mind->motive) sitting.motive = sitting.mind->motive;
    return table.botPlays(seat, command, moment, chance_);
}

/// S-B8: when a round is over, what lay on the table before is what everybody saw last.
void House::keepRound(OpenTable& open) {
    const Table& table = open.table;
    Company& company = open.bots;
    if (company.game != table.games()) company.round.reset(), company.game = table.games();
    const auto ends = [&](std::string_view event) { return bots::endsRound(table.setup().game, event); };
    if (!table.news().game || std::ranges::none_of(table.lastEvents(), ends)) return;
    company.round = std::make_shared<Company::Round>();
    company.round->seen = table.match()->watchSeen();
    for (std::size_t seat = 0; seat < company.sitting.size(); ++seat) {
        const auto motive = std::exchange(company.sitting[seat].motive, {});
        if (motive) company.round->votes.push_back({Seat(seat), *motive});
    }
}

/// S-B8: what a listener believed in the last round, and why bots voted as they did.
void House::teach(const std::shared_ptr<Visitor>& visitor) {
    const auto& open = visitor->open;
    if (!open) return;
    const auto round = open->bots.round;
    if (!round || round->isTaught) return say(*visitor, Taught{round ? round->lesson : std::nullopt});
    if (isCrowded(visitor->address)) return say(*visitor, Taught{});
    round->asking.emplace_back([this, visitor](const Taught& taught) { say(*visitor, taught); });
    if (round->asking.size() > 1) return;
    workFor(
        visitor->address, open,
        [round, game = open->table.setup().game, gallery = decksAt(*open).gallery(open->table.setup())] {
            round->lesson = bots::lesson(game, round->seen(), gallery);
        },
        [round] {
            if (round->lesson) round->lesson->votes = round->votes;
            round->isTaught = true;
            for (const auto& answer : std::exchange(round->asking, {})) answer({round->lesson});
        });
}

/// S-B6: one of them may have something to say about what everybody has just seen, or is spoken to.
void House::overhear(const TableReference& open) {
    Table& table = open->table;
    Company& company = open->bots;
    if (table.match() == nullptr) return;
    std::vector<std::uint8_t> speakers;
    for (const SeatedBot& bot : table.seatedBots())
        if (bot.seat < table.match()->players() && table.mayBotSay(bot.seat, Reaction::wow))
            speakers.push_back(bot.seat);
    if (speakers.empty()) return;
    auto& luck = luckOf(company, chance_);
    const auto answer = [&](std::uint8_t seat, Seat speaker) {
        const auto who = table.bystander(seat, decksAt(*open).gallery(table.setup()));
        auto remark = bots::replyTo(table.setup().game, speaker, table.match()->watch(), who, luck);
        if (!remark) return false;
        company.aboutToSay = {seat, *std::move(remark), now_.steady + beforeTalk(luck, rules_), true};
        return true;
    };
    for (const TalkLine& line : table.news().talk) {
        const Guest* const guest = table.find(line.person);
        if (guest == nullptr || !guest->seat || *guest->seat >= table.match()->players() || !line.text) continue;
        for (const std::uint8_t seat : speakers)
            if (speaksTo(*line.text, table.bot(seat)->name) && answer(seat, Seat{*guest->seat})) return;
    }
    if (!table.news().game || table.lastEvents().empty() || company.aboutToSay) return;
    if (owes(*open, open->payer(), now_.steady)) return;
    findRemark(open, speakers[static_cast<std::size_t>(luck.below(static_cast<int>(speakers.size())))]);
}

/// Whether it has something to say may take long to find out (S-M6). When it would say so is drawn before, so that
/// nobody sees how long that took.
void House::findRemark(const TableReference& open, std::uint8_t seat) {
    const Table& table = open->table;
    auto& luck = luckOf(open->bots, chance_);
    const Time at = now_.steady + beforeTalk(luck, rules_);
    const auto found = std::make_shared<bots::MaybeRemark>();
    const auto events = table.lastEvents();
    workFor(
        open->payer(), open,
        [found, game = table.setup().game, view = table.match()->watch(),
         events = std::vector<std::string>(events.begin(), events.end()), luck = SeededChance(bots::drawSeed(luck)),
         who = table.bystander(seat, decksAt(*open).gallery(table.setup()))]() mutable {
            for (const std::string& event : std::views::reverse(events)) {
                *found = bots::remarkOn(game, event, view, who, luck);
                if (*found) return;
            }
        },
        [open, seat, at, found, game = table.games()] {
            Company& company = open->bots;
            if (*found && !company.aboutToSay && open->table.games() == game)
                company.aboutToSay = {seat, **found, at, false};
        });
}

std::optional<Change> House::botsTalk(OpenTable& open, Moment moment) {
    const Time now = moment.steady;
    Company& company = open.bots;
    if (!company.aboutToSay || company.aboutToSay->at > now || open.table.isPaused()) return {};
    const auto [seat, remark, at, isAnswer] = *std::exchange(company.aboutToSay, {});
    const bool isLine = std::holds_alternative<std::string>(remark);
    const bool tooSoon = isLine && !isAnswer && company.spokeAt > 0 &&
                         now - company.spokeAt < betweenLines * rules_.botPause / usualPause;
    if (tooSoon || open.bookBytes > rules_.mostBookBytes || !open.table.mayBotSay(seat, remark)) return {};
    if (isLine) company.spokeAt = now;
    return open.table.botSays(seat, remark, moment);
}

}  // namespace parlour::server
