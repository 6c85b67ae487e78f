// Turing: the rules of RULES.md, in the order in which a game is played.
// The words are in view.h and turing.h; at a line's end stands the rule that it carries out.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <numeric>

#include "games/turing/turing.h"

namespace parlour::turing {
namespace {

using TuringStory = Story<Turing>;

bool isCooperative(const FaceUp& up) { return up.options.mode == Mode::cooperative; }
bool isPublished(const FaceUp& up) { return up.options.edition == Edition::published; }

// ---- A round ------------------------------------------------------------------------------------------

/// The cards that cannot be drawn again this round, in order.
using Taken = Few<Card, 1 + (2 * pairsInRound) + mostDiscards + longestRow>;

void take(Taken& taken, Card card) {
    const auto* const place = std::ranges::find_if(taken, [&](Card gone) { return gone > card; });
    taken.insert(static_cast<std::size_t>(place - taken.begin()), card);
}

Taken cardsInPlay(const FaceUp& up) {
    Taken taken{up.guide};
    for (const PairPlaced& pair : up.pairs) take(taken, pair.left), take(taken, pair.right);
    return taken;
}

/// Draws from the rest of the deck: any card that is not taken, all equally likely.
Card draw(Taken& taken, const Options& options, Chance& chance) {
    auto number = static_cast<std::uint16_t>(chance.below(options.deck - taken.count()));
    std::size_t place = 0;
    for (; place < taken.size() && taken[place] <= Card{number}; ++place) ++number;
    taken.insert(place, Card{number});
    return Card{number};
}

void drawRow(TuringStory& story, Chance& chance) {  // T-R4
    const auto& [up, down] = story.now();
    Taken taken = cardsInPlay(up);
    for (const Card card : down.discarded) take(taken, card);
    RowDrawn drawn;
    for (int i = 0; i < rowLength(up.options.difficulty); ++i) drawn.row.push_back(draw(taken, up.options, chance));
    story.show(PairBegun{});
    story.hide(drawn);
}

void startRound(TuringStory& story, Seat responder, Chance& chance) {
    const Side machine = chance.below(2) == 0 ? Side::L : Side::R;  // T-R2
    story.show(
        RoundStarted{responder, Card{static_cast<std::uint16_t>(chance.below(story.now().up.options.deck))}});  // T-R3
    story.hide(MachineDrawn{machine});
    drawRow(story, chance);
}

std::size_t machinePosition(Side machine, std::size_t cards) { return machine == Side::L ? 0 : cards - 1; }  // T-R5

PairPlaced pairOf(const FaceDown& down, std::size_t position) {  // T-R8
    const Card chosen = down.row[position];
    return down.machine == Side::L ? PairPlaced{down.row.front(), chosen} : PairPlaced{chosen, down.row.back()};
}

// ---- Voting -------------------------------------------------------------------------------------------

bool mayVoteNow(const FaceUp& up) { return isPublished(up) || up.pairs.full(); }  // T-V1, T-V4

bool isWaitedFor(const FaceUp& up, Seat seat) {  // T-V1, T-V6
    const Player& player = up.players[seat];
    return seat != up.responder && player.votedAfter == 0 && !player.passed;
}

bool anySeat(const FaceUp& up, auto&& isSo) {
    for (int i = 0; i < up.players.count(); ++i)
        if (isSo(Seat(i))) return true;
    return false;
}

// ---- Scoring ------------------------------------------------------------------------------------------

/// What a right vote scores that was given after so many pairs.
std::uint8_t worthAfter(const FaceUp& up, int pairs) {  // T-S1, T-S5, T-S7
    return static_cast<std::uint8_t>(isPublished(up) ? pairsInRound + 1 - pairs : 1);
}

RoundScored score(const State& state) {
    const auto& [up, down] = state;
    RoundScored scored{down.machine, down.votes, ForEach<std::uint8_t>(up.players.count()), 0};
    int right = 0;
    for (int i = 0; i < up.players.count(); ++i) {
        if (down.votes[Seat(i)] != other(down.machine)) continue;
        scored.points[Seat(i)] = worthAfter(up, up.players[Seat(i)].votedAfter);
        ++right;
    }
    if (!isPublished(up) && isCooperative(up)) {  // T-S6
        scored.points = ForEach<std::uint8_t>(up.players.count());
        scored.together = 2 * right > up.players.count() - 1 ? 1 : 0;
    } else if (up.options.mode != Mode::gnirut) {  // T-S2, T-S3, T-S5, T-S7
        const int sum = std::accumulate(scored.points.begin(), scored.points.end(), 0);
        scored.points[up.responder] = static_cast<std::uint8_t>(sum);
    }
    return scored;
}

// ---- The end ------------------------------------------------------------------------------------------

Few<Seat, mostPlayers> everybodyIf(const FaceUp& up, bool won) {
    Few<Seat, mostPlayers> seats;
    for (int i = 0; won && i < up.players.count(); ++i) seats.push_back(Seat(i));
    return seats;
}

/// By points, then by points as Responder.
auto rankOf(const FaceUp& up, Seat seat) {  // T-S4
    return std::pair{up.players[seat].points, up.players[seat].pointsAsResponder};
}

Few<Seat, mostPlayers> leaders(const FaceUp& up) {
    const auto rank = [&](Seat seat) { return rankOf(up, seat); };
    Few<Seat, mostPlayers> best;
    for (int i = 0; i < up.players.count(); ++i) {
        if (!best.empty() && rank(Seat(i)) > rank(best.front())) best.clear();
        if (best.empty() || rank(Seat(i)) == rank(best.front())) best.push_back(Seat(i));
    }
    return best;
}

/// What a table needs that plays together.
Goal goalOf(const FaceUp& up) {
    const auto players = static_cast<std::uint32_t>(up.players.count());
    if (!isPublished(up)) return {up.together, players + 1};  // T-E6
    std::uint32_t total = 0;
    for (const Player& player : up.players) total += player.points;
    return {total, up.options.target * players * (players - 1)};  // T-E3, T-E4
}
bool isReached(const Goal& goal) { return goal.points >= goal.needed; }

/// The winners, or nothing if the game goes on. An empty list: the table has lost.
std::optional<Few<Seat, mostPlayers>> publishedEnd(const FaceUp& up) {
    const auto players = static_cast<std::uint32_t>(up.players.count());
    if (up.round % players != 0) return {};  // T-E2, T-E3: not all have been Responder equally often
    if (isCooperative(up)) return everybodyIf(up, isReached(goalOf(up)));
    const auto best = leaders(up);
    if (best.size() > 1) return {};  // T-E2: play on
    return best;
}

std::optional<Few<Seat, mostPlayers>> prototypeEnd(const FaceUp& up) {
    const auto players = static_cast<std::uint32_t>(up.players.count());
    if (isCooperative(up)) {  // T-E6
        if (up.round < 2 * players) return {};
        return everybodyIf(up, isReached(goalOf(up)));
    }
    const bool reached = std::ranges::any_of(up.players, [](const Player& player) { return player.points >= 5; });
    if (!reached || up.round < players) return {};  // T-E5
    return leaders(up);
}

void endRound(TuringStory& story, Chance& chance) {
    story.show(score(story.now()));
    const FaceUp& up = story.now().up;
    if (const auto winners = isPublished(up) ? publishedEnd(up) : prototypeEnd(up))
        return story.show(GameOver{*winners});
    startRound(story, Seat((indexOf(up.responder) + 1) % up.players.size()), chance);  // T-E1
}

void afterPair(TuringStory& story, Chance& chance) {
    const FaceUp& up = story.now().up;
    if (up.phase == Phase::voting && anySeat(up, [&](Seat seat) { return isWaitedFor(up, seat); })) return;
    const bool allVoted =
        !anySeat(up, [&](Seat seat) { return seat != up.responder && up.players[seat].votedAfter == 0; });
    if (allVoted) return endRound(story, chance);  // T-R9, T-V5
    drawRow(story, chance);
}

/// The rule by which a game of these options ended.
Veto gameIsOver(const Options& options) {
    const bool isTogether = options.mode == Mode::cooperative;
    const Literal rule = options.edition == Edition::published ? isTogether ? Literal("T-E3") : Literal("T-E2")
                         : isTogether ? Literal("T-E6")
                                                               : Literal("T-E5");
    return {rule, "over", "the game is over"};
}

// ---- Why a command is refused --------------------------------------------------------------------------

MaybeVeto whyNotAnswer(const Responder* responder, const Answer& answer) {
    if (!responder) return Veto{"T-R1", "onlyResponder", "only the Responder answers"};
    if (responder->row.empty()) return Veto{"T-R4", "noRow", "your next row comes when all have voted or passed"};
    if (answer.position >= responder->row.size())
        return Veto{"T-R6", "noSuchCard", "there is no such card in your row"};
    if (answer.position == machinePosition(responder->machine, responder->row.size()))
        return Veto{"T-R5", "machinesCard", "that is the Machine's card; choose another one"};
    return {};
}

MaybeVeto whyNotVote(const FaceUp& up, Seat seat) {
    if (seat == up.responder) return Veto{"T-V6", "responder", "the Responder does not vote"};
    if (up.players[seat].votedAfter != 0) return Veto{"T-V2", "voted", "you have voted, and a vote is final"};
    if (up.phase != Phase::voting && !isPublished(up))
        return Veto{"T-V4", "afterThird", "everybody votes once, after the third pair"};
    if (up.phase != Phase::voting) return Veto{"T-V1", "noPair", "wait for the Responder's next pair"};
    if (up.players[seat].passed) return Veto{"T-V1", "passed", "you have passed; vote after the next pair"};
    return {};
}

MaybeVeto whyNotPass(const FaceUp& up, Seat seat) {
    if (!isPublished(up) && seat != up.responder)
        return Veto{"T-V4", "noPassing", "nobody may pass; vote after the third pair"};
    if (const auto refusal = whyNotVote(up, seat)) return refusal;
    if (up.pairs.full()) return Veto{"T-V3", "mustVote", "after the third pair you must vote"};
    return {};
}

}  // namespace

// ---- What bots and pages may ask -----------------------------------------------------------------------

MaybeVeto whyNot(const View& view, const Command& command) {
    if (!view.seat) return Veto{"T-H3", "watching", "those who watch do not play"};
    if (view.up.phase == Phase::over) return gameIsOver(view.up.options);
    return std::visit(
        Cases{
            [&](const Answer& answer) { return whyNotAnswer(std::get_if<Responder>(&view.mine), answer); },
            [&](const Vote&) { return whyNotVote(view.up, *view.seat); },
            [&](const Pass&) { return whyNotPass(view.up, *view.seat); },
        },
        command);
}

Facts factsOf(const View& view) {
    const FaceUp& up = view.up;
    Facts facts{};
    for (int i = 0; i < up.players.count(); ++i) {
        const bool answers = up.phase == Phase::answering && Seat(i) == up.responder;  // T-R6
        if (answers || (up.phase == Phase::voting && isWaitedFor(up, Seat(i)))) facts.waitedFor.push_back(Seat(i));
        facts.ranking.push_back(Seat(i));
        for (int at = i; at > 0 && rankOf(up, Seat(i)) > rankOf(up, facts.ranking[at - 1]); --at)
            std::swap(facts.ranking[at], facts.ranking[at - 1]);
    }
    if (isPublished(up) || !isCooperative(up)) {
        facts.worth = worthAfter(up, std::max(up.pairs.count(), 1));
        for (int pair = 1; pair <= pairsInRound; ++pair) facts.worths.push_back(worthAfter(up, pair));
    }
    if (isCooperative(up)) facts.goal = goalOf(up);
    if (const auto* mine = std::get_if<Responder>(&view.mine); mine && !mine->row.empty())
        facts.machinesCard = static_cast<std::uint8_t>(machinePosition(mine->machine, mine->row.size()));
    return facts;
}

// ---- Events -------------------------------------------------------------------------------------------

void fold(FaceUp& up, const RoundStarted& event) {
    up.responder = event.responder;
    up.guide = event.guide;
    ++up.round;
    up.pairs.clear();
    for (Player& player : up.players) player.votedAfter = 0;
}
void fold(FaceUp& up, const PairBegun&) {
    up.phase = Phase::answering;
    for (Player& player : up.players) player.passed = false;
}
void fold(FaceUp& up, const PairPlaced& event) {
    up.pairs.push_back(event);
    if (mayVoteNow(up)) up.phase = Phase::voting;
}
void fold(FaceUp& up, const Voted& event) {
    up.players[event.seat].votedAfter = static_cast<std::uint8_t>(up.pairs.size());
}
void fold(FaceUp& up, const Passed& event) { up.players[event.seat].passed = true; }
void fold(FaceUp& up, const RoundScored& event) {
    up.lastRound = event;
    for (int i = 0; i < up.players.count(); ++i) up.players[Seat(i)].points += event.points[Seat(i)];
    up.players[up.responder].pointsAsResponder += event.points[up.responder];  // T-S4
    up.together += event.together;
}
void fold(FaceUp& up, const GameOver& event) {
    up.phase = Phase::over;
    up.winners = event.winners;
}

void fold(FaceDown& down, const RoundStarted&) {  // T-E1
    down.row.clear();
    down.discarded.clear();
    for (auto& vote : down.votes) vote.reset();
}
void fold(FaceDown& down, const PairPlaced& event) {  // T-R7
    for (const Card card : down.row)
        if (card != event.left && card != event.right) down.discarded.push_back(card);
    down.row.clear();
}
void fold(FaceDown& down, const MachineDrawn& event) { down.machine = event.side; }
void fold(FaceDown& down, const RowDrawn& event) { down.row = event.row; }
void fold(FaceDown& down, const VoteChosen& event) { down.votes[event.seat] = event.side; }

// ---- The game -----------------------------------------------------------------------------------------

std::vector<OptionText> Turing::optionTexts() {
    return {
        {"edition", "the box of 2021, or the designer's earlier draft"},
        {"mode", "everybody for themselves, all together, or with a Responder who deceives"},
        {"difficulty", "how many cards the Responder draws: hard 3, normal 4, easy 5"},
        {"target", "the average that wins the published co-operative game, 1 to 6"},
        {"deck", "how many pictures the deck has, at least 60"},
    };
}

MaybeRefusal Turing::whyNot(const Options& options, int players) {
    if (options.deck < smallestDeck) return Veto{"T-C1", "smallDeck", "the deck needs at least 60 pictures"};
    if (options.target < 1 || options.target > 6)
        return Veto{"T-E4", "target", "the target is 1 to 6, the most that can be reached"};
    if (players > mostPlayers)
        return Veto{"T-C2", "sixColours", "there are voting cards in six colours: at most 6 players"};
    if (options.mode == Mode::competitive && players < 3)
        return Veto{"T-M1", "competitive", "competitive play needs 3 to 6 players"};
    if (options.mode == Mode::cooperative && players < 2)
        return Veto{"T-M2", "cooperative", "co-operative play needs 2 to 6 players"};
    if (options.mode == Mode::gnirut && players < 2) return Veto{"T-M3", "gnirut", "Gnirut needs 2 to 6 players"};
    return {};
}

State Turing::table(const Options& options, int players) {
    State state;
    state.up.options = options;
    state.up.players = ForEach<Player>(players);
    state.down.votes = ForEach<std::optional<Side>>(players);
    return state;
}

void Turing::start(TuringStory& story, Chance& chance) { startRound(story, Seat{0}, chance); }

Mine Turing::mine(const State& state, Seat seat) {
    const auto& [up, down] = state;
    if (seat == up.responder) return Responder{down.machine, down.row, down.discarded};  // T-H1
    return Interrogator{down.votes[seat]};                                               // T-H2
}

View Turing::watch(const FaceUp& up) { return {.seat = {}, .up = up, .mine = Watcher{}}; }  // T-H3

void Turing::play(TuringStory& story, Seat seat, const Command& command, Chance& chance) {
    std::visit(Cases{
                   [&](const Answer& answer) {
                       story.show(pairOf(story.now().down, answer.position));
                       if (story.now().up.phase != Phase::voting) drawRow(story, chance);  // T-V4
                   },
                   [&](const Vote& vote) {
                       story.hide(VoteChosen{seat, vote.side});  // T-V2
                       story.show(Voted{seat});
                       afterPair(story, chance);
                   },
                   [&](const Pass&) {
                       story.show(Passed{seat});
                       afterPair(story, chance);
                   },
               },
               command);
}

std::vector<Command> Turing::everyCommand(const Options& options) {
    std::vector<Command> commands{Vote{Side::L}, Vote{Side::R}, Pass{}};
    for (int i = 0; i < rowLength(options.difficulty); ++i) commands.emplace_back(Answer{static_cast<std::uint8_t>(i)});
    return commands;
}

State Turing::redeal(const View& view, Chance& chance) {
    State state{view.up, {}};
    auto& [up, down] = state;
    const auto anySide = [&] { return chance.below(2) == 0 ? Side::L : Side::R; };
    down.votes = ForEach<std::optional<Side>>(up.players.count());
    for (int i = 0; i < up.players.count(); ++i)
        if (up.players[Seat(i)].votedAfter != 0) down.votes[Seat(i)] = anySide();
    if (const auto* interrogator = std::get_if<Interrogator>(&view.mine)) down.votes[*view.seat] = interrogator->vote;
    if (const auto* responder = std::get_if<Responder>(&view.mine)) {
        down.machine = responder->machine, down.row = responder->row, down.discarded = responder->discarded;
        return state;
    }
    down.machine = anySide();
    Taken taken = cardsInPlay(up);
    const int cards = rowLength(up.options.difficulty);
    for (int i = 0; i < up.pairs.count() * (cards - 2); ++i) down.discarded.push_back(draw(taken, up.options, chance));
    for (int i = 0; up.phase == Phase::answering && i < cards; ++i) down.row.push_back(draw(taken, up.options, chance));
    return state;
}

bool Turing::mayTalk(const FaceUp& up, Seat seat) { return isOver(up) || seat != up.responder; }  // T-R1, T-R10

std::vector<int> Turing::scores(const FaceUp& up) {
    std::vector<int> scores;
    for (const Player& player : up.players) scores.push_back(static_cast<int>(player.points + up.together));
    return scores;
}

std::vector<Seat> Turing::winners(const FaceUp& up) { return {up.winners.begin(), up.winners.end()}; }

}  // namespace parlour::turing
