// A table of I Am Not Human for tests: the luck of the deal is chosen, phases are passed in one line.
// Used by not_human_test.cpp and scoring_test.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include "core/json.h"
#include "core/rule_test.h"
#include "games/not_human/not_human.h"

namespace parlour::not_human {

constexpr Seat ada{0}, bob{1}, cyd{2}, dan{3};
constexpr std::optional<Seat> server{};

/// The rule of a refusal, or "" if there is none.
inline std::string_view ruleOf(const MaybeRefusal& refusal) { return refusal ? std::string_view(refusal->rule) : ""; }

class TestTable {
public:
    explicit TestTable(Options options = {}, int players = 3) : story_(begin<NotHuman>(options, players, chance_)) {}

    /// The rule that refuses it, or "" if it is done.
    std::string_view play(Seat seat, const Command& command) {
        if (const auto refusal = NotHuman::whyNot(view(seat), command)) return refusal->rule;
        NotHuman::play(story_, seat, command, chance_);
        return "";
    }
    std::string_view say(Seat seat, std::string word) { return play(seat, Say{std::move(word)}); }
    std::string_view accuse(Seat seat, int entry) { return play(seat, Accuse{static_cast<std::uint8_t>(entry)}); }
    void timeUp() { NotHuman::timeUp(story_, chance_); }

    /// The time to look is over, and the roles are dealt like this.
    void deal(int number, std::optional<Seat> human) {
        EXPECT_EQ(up().phase, Phase::looking);
        StackedChance luck({number - 1, human ? static_cast<int>(*human) : players()});
        NotHuman::timeUp(story_, luck);
    }
    /// Everybody says a new word, seat after seat, so that seat s has entry s + 1.
    void sayAll() {
        for (int i = 0; i < players(); ++i) EXPECT_EQ(say(Seat(i), freshWord()), "");
    }
    /// Nobody steps forward, nobody explains, the talk takes its time.
    void passToVote() {
        while (up().phase != Phase::voting) timeUp();
    }
    void toVote(int number, std::optional<Seat> human) {
        deal(number, human);
        sayAll();
        passToVote();
    }
    /// The votes of seats 0, 1, 2...
    void vote(const std::vector<int>& entries) {
        for (std::size_t i = 0; i < entries.size(); ++i) EXPECT_EQ(accuse(Seat(i), entries[i]), "");
    }
    /// A whole round with a vote, and what came of it.
    RoundScored round(std::optional<Seat> human, const std::vector<int>& entries) {
        toVote(5, human);
        vote(entries);
        return last();
    }
    /// A whole round in which the human steps forward.
    RoundScored steppedForward(Seat human, int number, int named) {
        deal(number, human);
        sayAll();
        EXPECT_EQ(play(human, StepForward{}), "");
        EXPECT_EQ(play(human, Name{static_cast<std::uint8_t>(named)}), "");
        return last();
    }

    View view(Seat seat) const { return NotHuman::view(story_.now(), seat); }
    View watch() const { return NotHuman::watch(up()); }
    const FaceUp& up() const { return story_.now().up; }
    const State& state() const { return story_.now(); }
    RoundScored last() const { return up().lastRound.value_or(RoundScored{}); }
    const Story<NotHuman>& story() const { return story_; }
    int players() const { return up().players.count(); }
    std::vector<int> scores() const { return NotHuman::scores(up()); }
    std::vector<Seat> winners() const { return NotHuman::winners(up()); }
    std::uint32_t seconds() const { return NotHuman::clock(up()).value_or(Clock{}).milliseconds / 1000; }

    /// A word that no other call has made.
    std::string freshWord() {
        std::string word = "w";
        for (int rest = made_++; rest > 0; rest /= 26) word += static_cast<char>('a' + rest % 26);
        return word + "x";
    }

private:
    StackedChance chance_;  // 0 but for the deal
    Story<NotHuman> story_;
    int made_ = 0;
};

}  // namespace parlour::not_human
