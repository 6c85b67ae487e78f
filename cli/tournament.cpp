// parlour tournament: bots, strangers and programs play many games against each other; who wins how often, with the
// error that so few games leave. Seats and company are drawn by luck for each game. SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "cli/commands.h"
#include "cli/entrant.h"
#include "cli/progress.h"
#include "cli/tournament.h"

namespace parlour::cli {

namespace {

struct TournamentWish {
    Setting setting;
    std::vector<std::string> names;
    std::string deck;
    long long games = 100;
    int deadline = 1000;
    bool json = false;
};

class Tournament {
public:
    explicit Tournament(const TournamentWish& wish)
        : wish_(wish), game_(wish.setting.chosen()), deck_(deckFor(game_, wish.deck)) {
        if (wish.games < 1) throw Mistake("--games must be at least 1");
        const int all = static_cast<int>(wish.names.size());
        players_ = wish.setting.players != 0 ? wish.setting.players : all;
        if (players_ > all) throw Mistake(fmt::format("{} cannot sit at a table for {}", all, players_));
        if (const auto refusal = orMistake(game_.whyNot(wish.setting.options, players_)))
            throw Mistake(withRule(*refusal));
        for (const std::string& name : wish.names)
            entrants_.push_back(std::make_unique<Entrant>(name, game_, wish.deadline));
    }

    TournamentLine play() {
        Progress progress(wish_.games);
        for (long long game = 0; game < wish_.games; progress.reach(++game))
            playGame(wish_.setting.seed + static_cast<std::uint64_t>(game));
        TournamentLine line{std::string(game_.name()), wish_.games, players_, {}};
        const auto millionths = [](double value) { return std::llround(value * 1e6); };
        for (const auto& one : entrants_)
            line.entrants.push_back({one->name(), one->wins.count(), millionths(one->wins.value()),
                                     millionths(one->wins.error()), millionths(one->points.value()),
                                     millionths(one->points.error()), one->faults});
        return line;
    }

private:
    using Company = std::vector<Entrant*>;  // by seat

    /// Who sits where in this game.
    Company company(Chance& chance) const {
        Company all;
        for (const auto& one : entrants_) {
            all.push_back(one.get());
            std::swap(all.back(), all[static_cast<std::size_t>(chance.below(static_cast<int>(all.size())))]);
        }
        all.resize(static_cast<std::size_t>(players_));
        return all;
    }

    void playGame(std::uint64_t seed) {
        SeededChance chance(seed);
        const Company seats = company(chance);
        std::set<bots::Character> taken;
        for (const bool isNamed : {true, false})  // who comes by luck is nobody who was asked for
            for (Entrant* const one : seats)
                if (one->isNamed() == isNamed) one->sit(deck_.gallery, taken, chance);
        const auto match = orMistake(game_.open(wish_.setting.options, players_, chance));
        told_.assign(seats.size(), {});
        while (!match->isOver()) step(*match, seats, chance);
        const auto scores = match->scores();
        const auto winners = match->winners();
        for (std::size_t i = 0; i < seats.size(); ++i) {
            const bool wins = std::ranges::find(winners, Seat{static_cast<std::uint8_t>(i)}) != winners.end();
            seats[i]->wins.add(wins ? 1 / static_cast<double>(winners.size()) : 0);
            seats[i]->points.add(scores[i]);
            seats[i]->hearEnd(scores, winners);
        }
    }

    /// The first of a random order who wants to does something. If nobody does, time runs out, or somebody must.
    void step(Match& match, const Company& seats, Chance& chance) {
        const int first = chance.below(players_);
        for (const bool mustMove : {false, true}) {
            for (int i = 0; i < players_; ++i) {
                const auto at = static_cast<std::size_t>((first + i) % players_);
                const Seat seat{static_cast<std::uint8_t>(at)};
                if (mustMove && !seats[at]->isProgram()) continue;
                const std::string view = match.view(seat);
                const std::string command = mustMove ? seats[at]->insist(view, chance)
                                                     : seats[at]->choose(view, untold(match, at, *seats[at]), chance);
                if (command.empty()) continue;
                match.submit(seat, command, chance);
                return;
            }
            if (match.clock()) return (void)match.timeUp(chance);
        }
        throw Mistake("everybody waits, and the game does not go on");
    }

    /// The pictures that this seat sees and was not told of in this game, for a program.
    std::vector<Seen> untold(const Match& match, std::size_t at, const Entrant& who) {
        std::vector<Seen> pictures;
        if (!who.isProgram()) return pictures;
        for (const int card : match.pictures(Seat{static_cast<std::uint8_t>(at)}))
            if (told_[at].insert(card).second) pictures.push_back(seen(card));
        return pictures;
    }

    Seen seen(int card) const {
        const decks::DeckCard& drawn = deck_.file.cards[static_cast<std::size_t>(card)];
        const auto picture = std::filesystem::absolute(deck_.folder / "table" / (drawn.file + ".webp"));
        return {card, {drawn.text.en, drawn.text.es, drawn.text.it, drawn.text.ru}, "file://" + picture.string()};
    }

    const TournamentWish& wish_;
    const AnyGame& game_;
    DeckOnDisk deck_;
    int players_ = 0;
    std::vector<std::unique_ptr<Entrant>> entrants_;
    std::vector<std::set<int>> told_;  // by seat
};

void print(const TournamentLine& line) {
    const auto share = [](long long millionths) { return static_cast<double>(millionths) / 1e6; };
    std::size_t widest = 6;
    for (const EntrantLine& one : line.entrants) widest = std::max(widest, one.name.size());
    fmt::print("{} games of {}, {} at a table; a win by luck: {:.3f}; ± is half of a 95 % interval\n", line.games,
               line.game, line.players, 1.0 / line.players);
    fmt::print("{:<{}}  {:>6}  {:<15}  {}\n", "player", widest, "games", "wins", "points");
    for (const EntrantLine& one : line.entrants) {
        fmt::print("{:<{}}  {:>6}  {:.3f} ± {:.3f}    {:.2f} ± {:.2f}", one.name, widest, one.games,
                   share(one.winsMillionths), share(one.winsErrorMillionths), share(one.pointsMillionths),
                   share(one.pointsErrorMillionths));
        fmt::print("{}\n", one.faults == 0 ? "" : fmt::format("  (a bot moved for it {} times)", one.faults));
    }
}

}  // namespace

void addTournament(Command app) {
    Command command = app.command("tournament", "bots, strangers and programs against each other, with errors");
    const auto wish = std::make_shared<TournamentWish>();
    wish->setting.ask(command);
    command
        .option("who", wish->names, "hard, normal:Hex, a stranger's name, or \"exec:python3 bot.py\"; see docs/bots.md")
        .required();
    command.option("-g,--games", wish->games, "how many games").withStandard();
    command.option("--deck", wish->deck, "the deck, by folder or name; the game's own if left out");
    command.option("--deadline", wish->deadline, "milliseconds that a program has for an answer")
        .between(10, 600'000)
        .withStandard();
    command.flag("--json", wish->json, "for programs");
    command.runs([wish] {
        const TournamentLine line = Tournament(*wish).play();
        wish->json ? fmt::print("{}\n", wire::message(line)) : print(line);
    });
}

}  // namespace parlour::cli
