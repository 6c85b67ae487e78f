// Notes: what each seat takes home of whole games, and what is wrong with a note that somebody brings.
// SPDX-License-Identifier: MIT
#include "games/note.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "games/not_human/keepsake.h"
#include "games/random_replay.h"
#include "games/turing/keepsake.h"
#include "games/turing_machine/keepsake.h"

namespace parlour {
namespace {

constexpr int atTable = 4;

Film filmOf(std::string_view game, std::uint64_t seed, std::string options = "{}", int changes = 5000) {
    return {recorded(*findGame(game), std::move(options), atTable, seed, changes).replay, {}, {}, {}};
}

/// The notes of all seats on one game.
std::vector<Note> notesOn(const Film& film) {
    std::vector<Note> notes;
    for (int seat = 0; seat < static_cast<int>(film.replay.players.size()); ++seat) {
        auto note = noteOf(film, seat);
        EXPECT_TRUE(note) << note.error().says;
        if (note) notes.push_back(*std::move(note));
    }
    return notes;
}

template <class Keepsake>
Keepsake keepsakeIn(const Note& note) {
    Keepsake keepsake;
    EXPECT_FALSE(wire::read(note.keepsake.value_or(wire::Raw{"null"}).json, keepsake));
    return keepsake;
}

TEST(Note, is_taken_of_every_game_for_every_seat_and_comes_back_whole) {
    for (const AnyGame* game : allGames())
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            SCOPED_TRACE(std::string(game->name()) + ", seed " + std::to_string(seed));
            const Film film = filmOf(game->name(), seed);
            const auto notes = notesOn(film);
            ASSERT_EQ(notes.size(), atTable);
            for (std::size_t seat = 0; seat < notes.size(); ++seat) {
                Note read;
                ASSERT_FALSE(wire::read(wire::message(notes[seat]), read));
                EXPECT_EQ(whyNot(read), std::nullopt);
                EXPECT_EQ(wire::message(read), wire::message(notes[seat]));
                EXPECT_EQ(read.seat, seat);
                EXPECT_EQ(read.at, film.replay.steps.back().at);
                EXPECT_EQ(read.scores, notes[0].scores);
                EXPECT_EQ(read.winners, notes[0].winners);
            }
        }
}

TEST(Note, says_who_played_and_who_was_a_bot) {
    Film film = filmOf("turing", 1);
    film.seats = {{"Player 1", {}, {}}, {"Hex", "Hex", {}}, {"Player 3", {}, {}}, {"Player 4", {}, {}}};
    const auto note = noteOf(film, 2);
    ASSERT_TRUE(note);
    EXPECT_EQ(note->seats[0].name, "Player 1");
    EXPECT_FALSE(note->seats[0].bot);
    EXPECT_TRUE(note->seats[1].bot);
}

TEST(Note, is_not_taken_of_a_game_that_was_not_played_to_its_end_or_by_a_seat_that_is_not_there) {
    const auto why = [](const Film& film, int seat) {
        const auto note = noteOf(film, seat);
        return note ? std::string("taken") : note.error().says;
    };
    EXPECT_EQ(why(filmOf("turing", 1, "{}", 3), 0), "the game was not played to its end");
    EXPECT_EQ(why(filmOf("turing", 1), atTable), "there is no such seat");
    EXPECT_EQ(why(filmOf("turing", 1), -1), "there is no such seat");
}

TEST(Note, of_Turing_has_every_reading_twice_with_who_read_and_with_who_was_read) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto notes = notesOn(filmOf("turing", seed));
        std::vector<std::string> given, taken;
        for (const Note& note : notes)
            for (const auto& [other, byMe, right, after] : keepsakeIn<turing::Keepsake>(note).readings) {
                const int reader = byMe ? note.seat : static_cast<int>(other);
                const int read = byMe ? static_cast<int>(other) : note.seat;
                (byMe ? given : taken)
                    .push_back(std::to_string(reader) + " reads " + std::to_string(read) + (right ? "" : " wrongly") +
                               " after " + std::to_string(after));
            }
        std::ranges::sort(given);
        std::ranges::sort(taken);
        EXPECT_EQ(given, taken) << seed;
        EXPECT_GE(given.size(), atTable * (atTable - 1)) << seed;
        for (const Note& note : notes) {
            EXPECT_EQ(static_cast<int>(keepsakeIn<turing::Keepsake>(note).points), note.scores[note.seat]);
        }
    }
}

TEST(Note, of_I_Am_Not_Human_has_the_words_the_stars_and_at_most_one_human_in_each_round) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto notes = notesOn(filmOf("not-human", seed));
        std::vector<int> humans;
        for (const Note& note : notes) {
            const auto keepsake = keepsakeIn<not_human::Keepsake>(note);
            humans.resize(keepsake.rounds.size());
            int stars = 0;
            for (std::size_t round = 0; round < keepsake.rounds.size(); ++round) {
                const auto& one = keepsake.rounds[round];
                EXPECT_TRUE(one.word.has_value());
                humans[round] += one.fate == not_human::Fate::robot ? 0 : 1;
                stars += one.stars;
            }
            EXPECT_EQ(stars, note.scores[note.seat]);
        }
        EXPECT_EQ(humans.size(), 6U);
        EXPECT_LE(std::ranges::max(humans), 1);
    }
}

TEST(Note, of_Turing_Machine_says_how_sure_one_could_be_and_who_wins_was_right) {
    int sure = 0, unsure = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        for (const Note& note : notesOn(filmOf("turing-machine", seed))) {
            const auto keepsake = keepsakeIn<turing_machine::Keepsake>(note);
            EXPECT_LE(keepsake.difficulty, 100);
            EXPECT_FALSE(keepsake.problem.view().empty());
            if (!keepsake.named) continue;
            (keepsake.named->codes == 1 ? sure : unsure) += 1;
            const bool won = std::ranges::find(note.winners, note.seat) != note.winners.end();
            EXPECT_TRUE(keepsake.named->right || !won);
        }
    EXPECT_GT(sure + unsure, 0);
}

TEST(Note, that_somebody_brings_is_judged_in_every_field) {
    const Note good = *noteOf(filmOf("turing", 1), 0);
    const auto why = [&](auto&& spoil) {
        Note note = good;
        spoil(note);
        const auto fault = whyNot(note);
        return fault ? fault->says : "fits";
    };
    EXPECT_EQ(why([](Note&) {}), "fits");
    EXPECT_EQ(why([](Note& note) { note.game = "chess"; }), "there is no game \"chess\"");
    EXPECT_EQ(why([](Note& note) { note.at = 0; }), "it ended at no time");
    EXPECT_EQ(why([](Note& note) { note.at = std::numeric_limits<std::int64_t>::max(); }), "it ended at no time");
    EXPECT_EQ(why([](Note& note) { note.seats.resize(1); }), "the game is not for so many");
    EXPECT_EQ(why([](Note& note) { note.seats[1].name = ""; }), "somebody has no name, or a very long one");
    EXPECT_EQ(why([](Note& note) { note.seats[1].name.assign(10'000, 'a'); }),
              "somebody has no name, or a very long one");
    EXPECT_EQ(why([](Note& note) { note.scores.pop_back(); }), "there is not a score for each seat");
    EXPECT_EQ(why([](Note& note) { note.seat = 7; }), "there is no such seat");
    EXPECT_EQ(why([](Note& note) { note.winners = {9}; }), "there is no such seat");
    EXPECT_EQ(why([](Note& note) { note.winners = {1, 1}; }), "somebody wins twice");
    EXPECT_EQ(why([](Note& note) { note.keepsake.reset(); }), "there is no keepsake of the game");
    EXPECT_NE(why([](Note& note) { note.keepsake->json = "{}"; }), "fits");
    EXPECT_NE(why([](Note& note) { note.game = "not-human"; }), "fits") << "another game's keepsake";
    const auto remembers = [&](auto keepsake) {
        return why([&](Note& note) { note.keepsake->json = wire::message(keepsake); });
    };
    using turing::Keepsake;
    EXPECT_EQ(remembers(Keepsake{1, 2, {}}), "it has more points as Responder than points");
    for (const turing::Reading bad : {turing::Reading{Seat{0}, true, true, 1},
                                      {Seat{4}, true, true, 1},
                                      {Seat{1}, true, true, 0},
                                      {Seat{1}, true, true, 4}})
        EXPECT_EQ(remembers(Keepsake{2, 1, {bad}}), "somebody reads a mind that is not at the table");
}

TEST(Note, of_other_games_is_judged_as_well) {
    const auto why = [](std::string_view game, const auto& keepsake) {
        Note note = *noteOf(filmOf(game, 1), 0);
        note.keepsake->json = wire::message(keepsake);
        const auto fault = whyNot(note);
        return fault ? fault->says : "fits";
    };
    using not_human::Fate;
    const auto round = [](Fate fate, std::optional<bool> sawThrough, std::uint8_t stars) {
        return not_human::Keepsake{.language = {}, .rounds = {{{}, fate, sawThrough, stars}}};
    };
    EXPECT_EQ(why("not-human", round(Fate::robot, true, 2)), "fits");
    EXPECT_EQ(why("not-human", round(Fate::caught, true, 0)), "something happened in a round that cannot happen");
    EXPECT_EQ(why("not-human", round(Fate::named, {}, 4)), "something happened in a round that cannot happen");
    EXPECT_EQ(why("not-human", not_human::Keepsake{{}, std::vector<not_human::RememberedRound>(17)}),
              "it has more rounds than a game");
    turing_machine::Keepsake machine;
    EXPECT_EQ(why("turing-machine", machine), "fits");
    machine.difficulty = 101;
    EXPECT_EQ(why("turing-machine", machine), "no problem is that hard");
    machine.difficulty = 50;
    machine.named = turing_machine::Sureness{.codes = 0, .right = true};
    EXPECT_EQ(why("turing-machine", machine), "there are 1 to 125 codes to choose from");
}

}  // namespace
}  // namespace parlour
