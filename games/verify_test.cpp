// An honest house is always believed, in every game; and whatever a house may do to cheat is found, by the file alone
// or by what somebody remembers who was there. SPDX-License-Identifier: MIT
#include "games/verify.h"

#include <gtest/gtest.h>

#include "games/random_replay.h"

namespace parlour {
namespace {

/// A house that plays a random game by the protocol, and what people at it were shown.
struct HonestHouse {
    HonestHouse(const AnyGame& game, std::uint64_t seed, int mostTurns = 4000) : luck(seed) {
        const auto kinds = kindsOf(game.name());
        replay.game = game.name();
        replay.rules = game.version();
        replay.options.json = kinds[seed % kinds.size()];
        replay.players.assign(static_cast<std::size_t>(std::max(3, game.fewestPlayers())), "somebody");
        Proof proof;
        proof.seed = fair::drawLuck(luck), proof.salt = fair::drawLuck(luck);
        proof.commitment = fair::commitmentTo(proof.seed, proof.salt);
        for (std::size_t i = 0; i < replay.players.size(); ++i)
            proof.luck.push_back(i == 1 ? "" : fair::drawLuck(luck));  // one of them is a bot
        replay.proof = std::move(proof);
        deal(game, mostTurns);
        witness = {replay.proof->commitment, replay.proof->mix, 0, replay.proof->luck[0]};
    }

    /// Deals and plays what the proof promises.
    void deal(const AnyGame& game, int mostTurns = 4000) {
        Proof& proof = *replay.proof;
        proof.mix = fair::mixOf({proof.commitment, replay.game, replay.rules, replay.options, proof.luck});
        FairChance chance(proof.seed, proof.mix);
        auto opened = game.open(replay.options.json, static_cast<int>(replay.players.size()), chance);
        ASSERT_TRUE(opened.has_value());
        Match& match = **opened;
        replay.steps.clear(), proof.turns.clear();
        tell({}, {}, match.journal());
        for (int turn = 0; turn < mostTurns && !match.isOver(); ++turn) {
            const auto seat = static_cast<std::uint8_t>(luck.below(match.players()));
            const std::string command = match.randomCommand(Seat{seat}, luck);
            if (!command.empty()) {
                const auto outcome = match.submit(Seat{seat}, command, chance);
                const auto* happenings = std::get_if<std::vector<Happening>>(&outcome);
                if (happenings != nullptr) tell(seat, command, *happenings);
            } else if (match.clock() && luck.below(16) == 0) {
                tell({}, {}, *match.timeUp(chance));
            }
        }
        replay.finished = match.isOver();
    }
    void tell(std::optional<std::uint8_t> seat, const std::optional<std::string>& command,
              const std::vector<Happening>& happenings) {
        for (const Happening& happening : happenings)
            replay.steps.push_back({1'000'000, happening.isPublic, {happening.json}});
        replay.proof->turns.push_back({seat, command ? std::optional(wire::Raw{*command}) : std::nullopt,
                                       static_cast<std::int32_t>(happenings.size())});
    }

    SeededChance luck;
    Replay replay;
    Witness witness;
};

TEST(Verify, AnHonestHouseIsAlwaysBelieved) {
    for (const AnyGame* game : allGames())
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const HonestHouse house(*game, seed);
            const Verdict verdict = verify(house.replay, house.witness);
            EXPECT_EQ(verdict.finding, Finding::fair) << game->name() << ", seed " << seed << ": " << verdict.says;
            EXPECT_EQ(verdict.finished, house.replay.finished);
            EXPECT_EQ(verdict.luckAdded.size(), house.replay.players.size() - 1);
            Replay read;  // as a file
            EXPECT_FALSE(wire::read(wire::message(house.replay), read));
            EXPECT_EQ(verify(read, house.witness).finding, Finding::fair);
        }
}

TEST(Verify, AGameThatWasEndedEarlyIsBelievedSoFar) {
    for (const AnyGame* game : allGames())
        for (int turns = 0; turns < 8; ++turns) {
            const HonestHouse house(*game, 5, turns);
            EXPECT_EQ(verify(house.replay, house.witness).finding, Finding::fair) << game->name() << ", " << turns;
        }
}

TEST(Verify, WhatHasNoProofIsNotCalledUnfair) {
    HonestHouse house(*findGame("turing"), 1);
    ++house.replay.rules;
    EXPECT_EQ(verify(house.replay).finding, Finding::otherRules);
    house.replay.proof.reset();
    EXPECT_EQ(verify(house.replay).finding, Finding::noProof);
    house.replay.game = "chess";
    EXPECT_EQ(verify(house.replay).finding, Finding::unreadable);
}

/// What a house may do to cheat, and how it is found.
struct Cheat {
    const char* name;
    std::function<void(HonestHouse&, const AnyGame&)> does;
    std::vector<Finding> found;
};

const std::vector<Cheat>& cheats() {
    using enum Finding;
    static const std::string other(64, 'e');
    static const std::vector<Cheat> all{
        {"another card is dealt",
         [](HonestHouse& house, const AnyGame& game) {
             FairChance chance(other, other);
             const auto dealt = game.open(house.replay.options.json, 3, chance);
             const auto happenings = (*dealt)->journal();
             for (std::size_t i = 0; i < happenings.size(); ++i) house.replay.steps[i].event.json = happenings[i].json;
         },
         {deal}},
        {"luck is drawn again in the middle",
         [](HonestHouse& house, const AnyGame& game) {
             const Proof promised = *house.replay.proof;
             house.replay.proof->seed = other;
             house.deal(game);
             house.replay.proof->seed = promised.seed;
         },
         {deal}},
        {"a seat's luck is ignored",
         [](HonestHouse& house, const AnyGame& game) {
             house.replay.proof->luck[0] = "";
             house.deal(game);
         },
         {luckIgnored}},
        {"a seat's luck is exchanged",
         [](HonestHouse& house, const AnyGame& game) {
             house.replay.proof->luck[2] = other;
             house.deal(game);
         },
         {lateTerms}},
        {"the house commits itself when it knows all luck",
         [](HonestHouse& house, const AnyGame& game) {
             house.replay.proof->seed = other;
             house.replay.proof->commitment = fair::commitmentTo(other, house.replay.proof->salt);
             house.deal(game);
         },
         {witness}},
        {"the seed is another one",
         [](HonestHouse& house, const AnyGame& game) {
             house.replay.proof->seed = other;
             house.deal(game);
         },
         {commitment}},
        {"the salt is another one",
         [](HonestHouse& house, const AnyGame&) { house.replay.proof->salt = other; },
         {commitment}},
        {"events are swapped",
         [](HonestHouse& house, const AnyGame&) {
             auto& steps = house.replay.steps;
             for (std::size_t i = 1; i < steps.size(); ++i)
                 if (steps[i].event.json != steps[i - 1].event.json) return std::swap(steps[i], steps[i - 1]);
         },
         {deal, turn}},
        {"the journal is cut, and called whole",
         [](HonestHouse& house, const AnyGame&) { house.replay.steps.resize(house.replay.steps.size() - 1); },
         {deal, turn}},
        {"turns are cut, and the game is called over",
         [](HonestHouse& house, const AnyGame&) {
             auto& turns = house.replay.proof->turns;
             house.replay.steps.resize(house.replay.steps.size() - static_cast<std::size_t>(turns.back().steps));
             turns.pop_back();
         },
         {end}},
        {"a game that was over is said to have been ended early",
         [](HonestHouse& house, const AnyGame&) { house.replay.finished = false; },
         {end}},
        {"options are altered",
         [](HonestHouse& house, const AnyGame&) { house.replay.options.json.insert(1, " "); },
         {lateTerms}},
        {"options are altered, and mixed in anew",
         [](HonestHouse& house, const AnyGame& game) {
             house.replay.options.json.insert(1, " ");
             house.deal(game);
         },
         {lateTerms}},
        {"an event is inserted",
         [](HonestHouse& house, const AnyGame&) {
             auto& steps = house.replay.steps;
             steps.insert(steps.begin() + 1, steps[0]);
         },
         {deal, turn}},
        {"a turn is inserted that the rules forbid",
         [](HonestHouse& house, const AnyGame&) {
             house.replay.proof->turns.push_back({0, wire::Raw{R"({"is":"Nonsense"})"}, 0});
         },
         {turn}},
        {"a command is put into somebody else's mouth",
         [](HonestHouse& house, const AnyGame&) {
             for (Turn& turn : house.replay.proof->turns)
                 if (turn.seat) turn.seat = (*turn.seat + 1) % 3;
         },
         {turn}},
        {"a secret event is called public",
         [](HonestHouse& house, const AnyGame&) {
             for (auto& step : house.replay.steps) step.isPublic = true;
             house.replay.steps[0].isPublic = false;
         },
         {deal, turn}},
    };
    return all;
}

TEST(Verify, EveryCheatIsFound) {
    EXPECT_GE(cheats().size(), 10U);
    for (const AnyGame* game : allGames())
        for (const Cheat& cheat : cheats())
            for (std::uint64_t seed = 1; seed <= 3; ++seed) {
                HonestHouse house(*game, seed);
                const Witness remembers = house.witness;  // what was shown, before anybody cheated
                ASSERT_TRUE(house.replay.finished);
                cheat.does(house, *game);
                const Verdict verdict = verify(house.replay, remembers);
                EXPECT_NE(std::ranges::find(cheat.found, verdict.finding), cheat.found.end())
                    << game->name() << ", " << cheat.name << ": "
                    << wire::allWords<Finding>[static_cast<std::size_t>(verdict.finding)] << ", " << verdict.says;
            }
}

}  // namespace
}  // namespace parlour
