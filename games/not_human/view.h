// I Am Not Human, what players can say and see. This is all that bots, clients and messages know of the game;
// the secrets are in not_human.h. The rules, with their numbers (N-A5...), are in RULES.md.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/game.h"
#include "games/not_human/word_mark.h"
#include "lexicon/language.h"
#include "lexicon/words.h"

namespace parlour::lexicon {

WORDS(Language, en, es, it, ru, tr, other)

}  // namespace parlour::lexicon

namespace parlour::not_human {

using lexicon::Language;

enum class Picture : std::uint8_t {};  // N-C1: 0 to 143; the sides of card c are 2c and 2c + 1
enum class Phase : std::uint8_t { looking, associating, asking, naming, explaining, discussing, voting, over };
enum class Winner : std::uint8_t { human, robots, nobody };

constexpr int fewestPlayers = 3, mostPlayers = 8;  // N-C2
constexpr int cards = 72, places = 9;              // N-C1, N-C3
constexpr int mostRounds = 16, mostWords = mostRounds * mostPlayers;
constexpr int longestExplanation = 200, mostExtensions = 3;  // N-D1
constexpr std::uint8_t serverEntry = 9;                      // N-V1
constexpr Seat host{0};                                      // N-D1

template <class T>
using ForEach = PerSeat<T, mostPlayers>;
using Word = Text<lexicon::mostBytes>;

struct Options {
    bool server = true;                     // N-X1
    std::uint8_t rounds = 6;                // N-X2
    std::uint16_t discussionSeconds = 180;  // N-D1
    Language language = Language::en;       // N-A4
    bool strictRepeats = false;             // N-A5
};

/// What is kept of a word, so that it is known again (N-A5).
WordMark markOf(std::string_view word, const Options& options);

// ---- Commands: what a player may ask for -------------------------------------------------------------
struct Say {  // N-A1, N-A3: any word
    std::string word;
};
struct StepForward {};  // N-G2
struct Name {           // N-G2: the picture's place, 1 to 9
    std::uint8_t picture;
};
struct Explain {  // N-D1
    std::string text;
};
struct Ready {};   // N-S4, N-D1
struct Extend {};  // N-D1: the host lets the talk's time start again
struct End {};     // N-D1: the host ends the talk
struct Accuse {    // N-V1: a place in the order of the associations, 1 first, or 9 for the server
    std::uint8_t entry;
};
using Command = std::variant<Say, StepForward, Name, Explain, Ready, Extend, End, Accuse>;

// ---- Public events: what happened before everybody's eyes ---------------------------------------------
struct PicturesReshuffled {};  // N-S1
struct RoundStarted {
    Few<Picture, places> pictures;
};
struct BecameReady {
    Seat seat;
};
struct RolesGiven {};
struct Said {
    Seat seat;
    Word word;
};
struct HumanAsked {  // N-G1
    Seat asker;
};
struct SteppedForward {
    Seat seat;
};
struct Named {  // N-G3: nothing, if time ran out
    std::optional<std::uint8_t> picture;
};
struct AnswerOpened {
    std::uint8_t number;
};
struct Explained {  // N-D1: nothing, if time ran out
    Seat seat;
    std::optional<Text<longestExplanation>> text;
};
struct DiscussionExtended {};
struct DiscussionEnded {};
struct Voted {
    Seat seat;
};
struct RoundScored {  // N-V3, N-P1
    std::uint8_t answer;
    std::optional<Seat> human;  // nobody: it was at the server
    Winner winner;
    ForEach<std::optional<std::uint8_t>> votes;
    std::optional<std::uint8_t> opened;  // the entry whose card the vote opened
    ForEach<std::uint8_t> stars;
};
struct GameOver {
    Few<Seat, mostPlayers> winners;
};
using PublicEvent =
    std::variant<PicturesReshuffled, RoundStarted, BecameReady, RolesGiven, Said, HumanAsked, SteppedForward, Named,
                 AnswerOpened, Explained, DiscussionExtended, DiscussionEnded, Voted, RoundScored, GameOver>;

// ---- The table ---------------------------------------------------------------------------------------
struct Association {
    Seat seat;
    Word word;
    std::optional<Text<longestExplanation>> explanation;
};
struct Player {
    bool ready = false, voted = false;
    std::uint8_t stars = 0, pairsOfStars = 0;  // N-E2: rounds with exactly two stars
};

/// What lies face up. Public events alone change it, so it cannot hold a secret.
struct FaceUp {
    Options options;
    Phase phase = Phase::looking;
    std::uint8_t round = 0;
    std::uint32_t limits = 0;  // how many time limits have begun
    Few<Picture, places> pictures;
    Few<std::uint8_t, cards> usedCards;          // N-E1
    Few<Association, mostPlayers> associations;  // while people look at new pictures, still those of the last round
    Few<WordMark, mostWords> usedWords;          // N-A5
    std::optional<Seat> steppedForward;          // N-G2
    std::optional<std::uint8_t> named, answer;   // N-G2, N-D1
    std::uint8_t explained = 0, extensions = 0;  // N-D1
    ForEach<Player> players;
    std::optional<RoundScored> lastRound;
    Few<Seat, mostPlayers> winners;
};

// ---- What one seat knows: what lies face up, and secrets of its own. There is no room for another's. --
struct Robot {  // N-H1
    std::uint8_t number;
    std::optional<std::uint8_t> vote;
};
struct Human {  // N-H2
    std::optional<std::uint8_t> vote;
};
struct Undealt {};  // N-S4: no roles yet
struct Watcher {};  // N-H3
using Mine = std::variant<Robot, Human, Undealt, Watcher>;

struct View {
    std::optional<Seat> seat;
    FaceUp up;
    Mine mine;
};

/// Who has more stars stands higher, then who had two of them in a round more often (N-E2).
constexpr std::pair<int, int> rankOf(const FaceUp& up, Seat seat) {
    return {up.players[seat].stars, up.players[seat].pairsOfStars};
}

// ---- What follows from a view by the rules, for bots and for those who draw it --------------------------
struct Facts {
    Few<Seat, mostPlayers> waitedFor;    // the window of N-G1 waits for nobody in particular
    Few<Seat, mostPlayers> ranking;      // N-E2, then the seats
    std::optional<std::uint8_t> server;  // its entry in a vote, if it may hold the human card (N-V1, N-X1)
    std::optional<Clock> limit;          // the one that is running (N-H5)
    std::uint32_t getReady = 0;          // so many milliseconds of it come before anything has to be done (N-G1)
};
Facts factsOf(const View& view);
std::optional<Clock> limitOf(const FaceUp& up);

/// Why a command is refused to who sees this view (judge.cpp). It asks the view alone, so that a refusal cannot leak.
MaybeVeto whyNot(const View& view, const Command& command);

WORDS(Phase, looking, associating, asking, naming, explaining, discussing, voting, over)
WORDS(Winner, human, robots, nobody)
OPTIONS(Options, server, rounds, discussionSeconds, language, strictRepeats)
WIRE(Say, word)
WIRE(StepForward)
WIRE(Name, picture)
WIRE(Explain, text)
WIRE(Ready)
WIRE(Extend)
WIRE(End)
WIRE(Accuse, entry)
WIRE(PicturesReshuffled)
WIRE(RoundStarted, pictures)
WIRE(BecameReady, seat)
WIRE(RolesGiven)
WIRE(Said, seat, word)
WIRE(HumanAsked, asker)
WIRE(SteppedForward, seat)
WIRE(Named, picture)
WIRE(AnswerOpened, number)
WIRE(Explained, seat, text)
WIRE(DiscussionExtended)
WIRE(DiscussionEnded)
WIRE(Voted, seat)
WIRE(RoundScored, answer, human, winner, votes, opened, stars)
WIRE(GameOver, winners)
WIRE(Association, seat, word, explanation)
WIRE(Player, ready, voted, stars, pairsOfStars)
WIRE(FaceUp, options, phase, round, limits, pictures, usedCards, associations, usedWords, steppedForward, named, answer,
     explained, extensions, players, lastRound, winners)
WIRE(Robot, number, vote)
WIRE(Human, vote)
WIRE(Undealt)
WIRE(Watcher)
WIRE(View, seat, up, mine)
WIRE(Facts, waitedFor, ranking, server, limit, getReady)

}  // namespace parlour::not_human

namespace parlour {
template <>  // any word may be said that was not said before (N-A5): what counts is when
inline constexpr bool judgedAlike<not_human::Say> = true;
}  // namespace parlour
