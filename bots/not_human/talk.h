// The words of a round, weighed by somebody who sees the board: which picture they speak of, who would have said them,
// what to say next. Robots are thought of as speakers with a budget: each may make the human a little surer of the
// picture, and no more, however the human listens. Whoever listens knows that. SPDX-License-Identifier: MIT
#pragma once
#include "bots/not_human/board.h"
#include "bots/not_human/manner.h"

namespace parlour::bots {

/// What speaks for the human in a word, if the right picture is known; Manner says how much each counts.
struct Clues {
    float misfit, unlisted, hedged, generic, last, unknown;
};

class Talk {
public:
    Talk(const Board& board, const Manner& manner, int players, bool hasServer);

    /// The next word, in the order in which they came; nothing, if it is unknown.
    void hear(const std::optional<Fit>& word);

    /// How likely each of the board's words is to be said now, as a logarithm.
    std::vector<float> robotChoice(std::size_t target) const;
    std::vector<float> humanChoice() const;

    /// How likely each picture is the right one, to somebody who knows that these words came from robots, but for the
    /// one that stands at `except`.
    Row belief(std::optional<std::size_t> except = {}) const;

    /// How likely each word came from the human, if the right picture is known and nobody has stepped forward; the last
    /// one is the server. A voter knows that the own word did not.
    std::vector<float> suspicion(std::size_t target, std::optional<std::size_t> own) const;
    Clues clues(std::size_t word, std::size_t target) const;
    /// How many words came.
    std::size_t heard() const { return heard_.size(); }

private:
    struct Weighed {
        Row misfit;    // what keeps a robot from saying it, by the right picture
        Row evidence;  // of each picture, as a logarithm
        Row counted;   // the same to somebody who counts lists, as a factor
        Row clear;     // and to somebody who sees clearly
        Row passes;    // how surely it is believed of each picture
        Row margin;    // how much better it fits than it has to
        std::array<bool, not_human::places> listed;
        float stock;
    };
    Weighed weigh(const Fit& fit) const;

    /// How likely each word of a list is to be said now, by a robot (by the right picture) and by the human.
    struct Choice {
        std::vector<Row> robot;
        std::vector<float> human;
    };
    Choice choiceOf(const std::vector<Weighed>& words) const;

    /// What a robot knows before its word.
    struct Moment {
        std::vector<Row> beliefs;  // of the human, if that was who said each of the words so far; or none of them
        std::vector<Row> humans;   // how likely that is, by the right picture
        float budget, plainBudget, clearBudget;
    };
    Moment moment() const;
    Row leakOf(const Moment& now, const Row& likelihood) const;
    /// By how much a word would tell listeners too much, all of them together, by the right picture.
    Row excessOf(const Moment& now, const Weighed& word, const Row& likelihood) const;
    Row likelihoodOf(const Weighed& word, const Row& robot) const;

    struct Heard {
        Row likelihood;               // of each picture, up to a factor
        std::optional<Weighed> word;  // nothing, if it is unknown
        float hedges;                 // how likely a picture is of which it would be believed
    };
    float guiltOf(std::size_t word, std::size_t target) const;

    const Manner& manner_;
    int players_;
    bool hasServer_;
    Row enough_{};  // how well a word fits that fits well enough
    std::vector<Weighed> words_;
    std::vector<Heard> heard_;
    Row counted_, clear_;  // what the other listeners believe so far, if no word came from them
};

}  // namespace parlour::bots
