// Turing Machine, what players can say and see. This is all that bots, clients and messages know of the game;
// the secrets are in turing_machine.h. The rules, with their numbers (M-R2...), are in RULES.md.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/game.h"
#include "games/turing_machine/layout.h"

namespace parlour::turing_machine {

enum class Verifier : std::uint8_t { A, B, C, D, E, F };
enum class Play : std::uint8_t { competitive, together };
enum class Phase : std::uint8_t { asking, over };

constexpr int mostPlayers = 8, mostRounds = 20;  // M-E6

template <class T>
using ForEach = PerSeat<T, mostPlayers>;
template <class T>
using PerVerifier = Few<T, mostVerifiers>;
using Cards = Few<std::uint8_t, 2>;  // of one verifier: two in extreme (M-C7)

// A code is written "241" (M-C1).
inline std::string spell(Code code) { return toText(code); }
inline bool unspell(std::string_view text, Code& code) {
    const auto named = codeFrom(text);
    if (named) code = *named;
    return named.has_value();
}
constexpr std::string_view spelling(const Code*) { return "[1-5][1-5][1-5]"; }

/// Which problem to play (M-C10): a printed one, one by its code, one from the cards and numbers of a box, or one
/// that is dealt by luck. In extreme the cards stand in pairs.
struct ProblemChoice {
    std::optional<std::uint8_t> printed;
    std::optional<Text<48>> code;
    Few<std::uint8_t, 2 * mostVerifiers> cards;
    Few<std::uint16_t, mostVerifiers> numbers;
    Mode mode = Mode::classic;
    std::uint8_t verifiers = fewestVerifiers;
    Difficulty difficulty = Difficulty::easy;  // by its highest card, as in the box
    std::optional<std::uint8_t> level;         // or by what it gives to think about: 1 to 5 (grade.h)
    bool obvious = false;                      // the cards tell the code by themselves
};

struct Options {
    ProblemChoice problem;
    Play play = Play::competitive;
    Few<std::uint8_t, mostPlayers> handicap;  // M-X1: by seat; who is not named has none
    Strength machine = Strength::careless;    // M-S2: whom to beat
    bool hints = false;                       // M-A1: whether a table of several allows them
};

// ---- Commands: what a player may ask for -------------------------------------------------------------
struct Propose {  // M-R1
    Code code;
};
struct Ask {  // M-R2
    Verifier verifier;
};
struct Show {  // M-R5, M-R7: thumb up with a code, or thumb down
    std::optional<Code> code;
};
struct TakeHint {};  // M-A2: whoever wants one says so first
using Command = std::variant<Propose, Ask, Show, TakeHint>;

// ---- Public events: what happened before everybody's eyes ---------------------------------------------
struct MachineSet {
    Mode mode;
    PerVerifier<Cards> cards;
};
struct RoundBegun {
    std::uint8_t round;
};
struct Proposed {
    Seat seat;
    Code code;
};
struct Asked {
    Seat seat;
    Verifier verifier;
};
struct Finished {
    Seat seat;
};
struct HintTaken {
    Seat seat;
};
struct ThumbsShown {
    ForEach<bool> up;
};
struct CheckedCode {
    Seat seat;
    Code code;
    bool right;
};
struct CodesChecked {
    Few<CheckedCode, mostPlayers> codes;
};
struct ActiveCriterion {  // by the place where it is printed, 0 first
    std::uint8_t card, place;
};
struct Score {
    std::uint16_t rounds, questions;
};
/// M-E5: the whole truth.
struct GameOver {
    Few<Seat, mostPlayers> winners;
    Code code;
    PerVerifier<ActiveCriterion> criteria;
    PerVerifier<std::uint16_t> numbers;
    Text<48> shareCode;
    std::optional<Score> machine;  // M-S2
};
using PublicEvent =
    std::variant<MachineSet, RoundBegun, Proposed, Asked, Finished, ThumbsShown, CodesChecked, GameOver, HintTaken>;

// ---- The table ---------------------------------------------------------------------------------------
struct Row {
    std::uint8_t round;
    Code proposal;
    Few<Verifier, mostQuestionsInRound> asked;
};
/// What everybody sees of a sheet (M-R3).
struct Sheet {
    Few<Row, mostRounds> rows;
    std::uint16_t questions = 0;  // M-R4, those of a handicap included
    bool finished = false, out = false;
    std::uint16_t hints = 0;  // M-A2
};

/// What lies face up. Public events alone change it, so it cannot hold a secret.
struct FaceUp {
    Options options;
    Phase phase = Phase::asking;
    std::uint8_t round = 0, players = 0;
    Mode mode = Mode::classic;
    PerVerifier<Cards> cards;
    ForEach<Sheet> sheets;  // M-S1: one for each player, or one for all
    std::optional<ThumbsShown> lastThumbs;
    std::optional<CodesChecked> lastCodes;
    std::optional<GameOver> end;
};

/// M-S1: alone or as a group, with one sheet for all.
constexpr bool isShared(const FaceUp& up) { return up.sheets.count() < up.players || up.players == 1; }
constexpr Seat sheetOf(const FaceUp& up, Seat seat) { return isShared(up) ? Seat{0} : seat; }

/// M-A1: alone always, at a table of several if it has said so.
constexpr bool allowsHints(const FaceUp& up) { return up.players == 1 || up.options.hints; }

/// The cards as the solver knows them.
Layout layoutOf(const FaceUp& up);

// ---- What one seat knows -----------------------------------------------------------------------------
using RowAnswers = Few<bool, mostQuestionsInRound>;
struct Player {  // M-N1: what the machine fills in, row by row; and the code that lies face down
    Few<RowAnswers, mostRounds> answers;
    std::optional<Code> written;
};
struct Watcher {};  // M-H2
using Mine = std::variant<Player, Watcher>;

struct View {
    std::optional<Seat> seat;
    FaceUp up;
    Mine mine;
};

/// All answers that a view knows, for deduce.h and solve.h.
struct Answer;
std::vector<Answer> answersIn(const View& view);

/// The row of this round, if something was proposed.
const Row* rowNow(const FaceUp& up, const Sheet& sheet);

// ---- What follows from a view by the rules, for bots and for those who draw it --------------------------
struct CriteriaCard {
    std::uint8_t number;
    std::vector<Criterion> criteria;  // in printed order
};
struct Facts {
    std::vector<Seat> waitedFor;
    bool shared;                      // M-S1: one sheet for all
    std::optional<Seat> sheet;        // the one that this seat writes on
    std::vector<Score> scores;        // by sheet, as they count (M-S2)
    std::vector<CriteriaCard> cards;  // those that lie there
};
Facts factsOf(const View& view);

/// Why a command is refused to who sees this view. It asks the view alone, so that a refusal cannot leak.
MaybeVeto whyNot(const View& view, const Command& command);

WORDS(Verifier, A, B, C, D, E, F)
WORDS(Play, competitive, together)
WORDS(Phase, asking, over)
WORDS(Mode, classic, extreme, nightmare)
WORDS(Difficulty, easy, standard, hard)
WORDS(Strength, careless, thorough, perfect)
OPTIONS(ProblemChoice, printed, code, cards, numbers, mode, verifiers, difficulty, level, obvious)
LATER(ProblemChoice, level, obvious)
OPTIONS(Options, problem, play, handicap, machine, hints)
LATER(Options, hints)
WIRE(Propose, code)
WIRE(Ask, verifier)
WIRE(Show, code)
WIRE(TakeHint)
WIRE(MachineSet, mode, cards)
WIRE(RoundBegun, round)
WIRE(Proposed, seat, code)
WIRE(Asked, seat, verifier)
WIRE(Finished, seat)
WIRE(HintTaken, seat)
WIRE(ThumbsShown, up)
WIRE(CheckedCode, seat, code, right)
WIRE(CodesChecked, codes)
WIRE(ActiveCriterion, card, place)
WIRE(Score, rounds, questions)
WIRE(GameOver, winners, code, criteria, numbers, shareCode, machine)
WIRE(Row, round, proposal, asked)
WIRE(Sheet, rows, questions, finished, out, hints)
LATER(Sheet, hints)
WIRE(FaceUp, options, phase, round, players, mode, cards, sheets, lastThumbs, lastCodes, end)
WIRE(Player, answers, written)
WIRE(Watcher)
WIRE(View, seat, up, mine)
WIRE(CriteriaCard, number, criteria)
WIRE(Facts, waitedFor, shared, sheet, scores, cards)

}  // namespace parlour::turing_machine

namespace parlour {
template <>  // any code may be proposed, and any be shown: what counts is when
inline constexpr bool judgedAlike<turing_machine::Propose> = true;
template <>
inline constexpr bool judgedAlike<turing_machine::Show> = true;
}  // namespace parlour
