// A table of four where a random game is played, for tests that must hold in every game.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/games.h"
#include "server/house/house_test.h"
#include "server/table/other_world.h"

namespace parlour::server {

/// A short game; options that are not said here are the usual ones.
inline Setup setupOf(const std::string& game) {
    Setup setup;
    setup.game = game;
    if (game == "not-human") setup.options.json = R"({"rounds":2})";
    if (game == "turing-machine") setup.options.json = R"({"problem":{"printed":3}})";
    return setup;
}

/// A table of four where a random game is played.
struct RandomTable {
    RandomTable(const std::string& game, std::uint64_t seed) : RandomTable(setupOf(game), seed) {}
    RandomTable(const Setup& setup, std::uint64_t seed) : house(seed), luck(seed * 31 + 7) {
        code = house.open(setup, names[0]);
        for (std::size_t i = 0; i < people.size(); ++i) house.join(people[i], code, names[i]);
        house.wish(people[0], Start{});
        EXPECT_TRUE(people[0].done);
    }

    const Match& match() const {
        const auto here =
            std::ranges::find_if(people, [](const Somebody& one) { return one.visitor && one.visitor->open; });
        return *here->visitor->open->table.match();
    }
    Match& matchToAsk() { return const_cast<Match&>(match()); }
    Somebody& inSeat(std::size_t seat) {
        const auto found =
            std::ranges::find(people[0].table->people, std::optional(static_cast<std::uint8_t>(seat)), &Person::seat);
        return people.at(static_cast<std::size_t>(found->person - 1));
    }
    bool isOver() const { return people[0].table->stage == Stage::over; }

    /// Somebody who can move, and a move; the clock if nobody can.
    std::optional<std::pair<std::size_t, std::string>> next() {
        const auto first = static_cast<std::size_t>(luck.below(4));
        for (std::size_t i = 0; i < people.size(); ++i) {
            const std::size_t seat = (first + i) % people.size();
            auto command = matchToAsk().randomCommand(Seat{static_cast<std::uint8_t>(seat)}, luck);
            if (!command.empty()) return std::pair(seat, std::move(command));
        }
        return {};
    }
    void step() {
        const auto move = match().clock() && luck.below(4) == 0 ? std::nullopt : next();
        if (move) {
            house.wish(inSeat(move->first), Play{{move->second}});
        } else {
            house.pass(people[0].game->limit->endsAt - house.now.steady + 50, 1000);
        }
    }

    static constexpr std::array<const char*, 4> names{"Ann", "Bo", "Cy", "Di"};
    TestHouse house;
    SeededChance luck;
    std::string code;
    std::array<Somebody, 4> people;
};

/// Tests that are run for each game, as TEST_P(EveryGame, ...).
class EveryGame : public testing::TestWithParam<std::string> {
public:
    static std::string name(const testing::TestParamInfo<std::string>& game) {
        std::string name = game.param;
        std::erase(name, '-');
        return name;
    }
    static auto all() {
        std::vector<std::string> names;
        for (const AnyGame* game : allGames()) names.emplace_back(game->name());
        return testing::ValuesIn(names);
    }
};

}  // namespace parlour::server
