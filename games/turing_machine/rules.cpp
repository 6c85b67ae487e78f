// Turing Machine: the rules of RULES.md, in the order in which a game is played.
// The words are in view.h and turing_machine.h; at a line's end stands the rule that it carries out.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "games/turing_machine/choose_problem.h"
#include "games/turing_machine/deduce.h"
#include "games/turing_machine/machine.h"
#include "games/turing_machine/share_code.h"
#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine {
namespace {

using MachineStory = Story<TuringMachine>;

MachineSet machineOf(const Layout& layout) {
    MachineSet set{layout.mode, {}};
    for (std::size_t row = 0; row < layout.verifiers; ++row) {
        Cards cards{layout.cards[row][0]};
        if (layout.mode == Mode::extreme) cards.push_back(layout.cards[row][1]);  // M-C7
        set.cards.push_back(cards);
    }
    return set;
}

ProblemDealt dealt(const Problem& problem) {
    ProblemDealt truth{.criteria = {}, .code = problem.code, .symbol = problem.symbol};
    for (std::size_t i = 0; i < problem.layout.verifiers; ++i)
        truth.criteria.push_back({problem.active[i].card, problem.active[i].place});
    return truth;
}

/// What the verifier says: whether the proposal meets its one active criterion (M-C4).
bool answer(const ProblemDealt& truth, Verifier verifier, Code proposal) {
    const ActiveCriterion& active = truth.criteria[static_cast<std::size_t>(verifier)];
    return codesOf(functionsOn(active.card)[active.place]).has(proposal);
}

// ---- A round ------------------------------------------------------------------------------------------

int handicapOf(const Options& options, Seat seat) {
    return indexOf(seat) < options.handicap.size() ? options.handicap[indexOf(seat)] : 0;
}

int mostQuestionsNow(const FaceUp& up, Seat seat) {  // M-R2, M-X1
    return mostQuestionsInRound - (up.round == 1 ? handicapOf(up.options, seat) : 0);
}

Tally tallyOf(const Sheet& sheet) {  // M-S2: a round without a question costs nothing
    const auto rounds = std::ranges::count_if(sheet.rows, [](const Row& row) { return !row.asked.empty(); });
    return {static_cast<std::uint32_t>(rounds), sheet.questions};
}

// ---- Checking and the end ------------------------------------------------------------------------------

void endGame(MachineStory& story, const Few<Seat, mostPlayers>& winners, std::optional<Score> machine) {  // M-E5
    const Problem problem = problemOf(story.now());
    GameOver over{.winners = winners,
                  .code = problem.code,
                  .criteria = story.now().down.truth.criteria,
                  .numbers = {},
                  .shareCode = Text<48>(shareCode(problem)),
                  .machine = machine};
    for (const int number : verificationNumbers(problem)) over.numbers.push_back(static_cast<std::uint16_t>(number));
    story.show(over);
}

Few<Seat, mostPlayers> everybody(const FaceUp& up) {
    Few<Seat, mostPlayers> seats;
    for (int i = 0; i < up.players; ++i) seats.push_back(Seat(i));
    return seats;
}

Score scoreOf(const Tally& tally) {
    return {static_cast<std::uint16_t>(tally.rounds), static_cast<std::uint16_t>(tally.questions)};
}

void endTogether(MachineStory& story, bool right, const std::optional<Score>& learnt) {
    if (!right) return endGame(story, {}, {});  // M-S3
    const FaceUp& up = story.now().up;
    const Score machine =
        learnt ? *learnt : TuringMachine::workOut({problemOf(story.now()), up.options.machine});  // M-S2
    const bool won = beats(tallyOf(up.sheets[Seat{0}]), {machine.rounds, machine.questions});
    endGame(story, won ? everybody(up) : Few<Seat, mostPlayers>{}, machine);
}

/// Of those who are right, the ones with the fewest questions (M-E1).
Few<Seat, mostPlayers> fewestQuestions(const FaceUp& up, const CodesChecked& checked) {
    Few<Seat, mostPlayers> best;
    for (const CheckedCode& code : checked.codes) {
        if (!code.right) continue;
        const auto questions = up.sheets[code.seat].questions;
        if (!best.empty() && questions < up.sheets[best.front()].questions) best.clear();
        if (best.empty() || questions == up.sheets[best.front()].questions) best.push_back(code.seat);
    }
    return best;
}

Few<Seat, mostPlayers> stillIn(const FaceUp& up) {
    Few<Seat, mostPlayers> seats;
    for (int i = 0; i < up.sheets.count(); ++i)
        if (!up.sheets[Seat(i)].out) seats.push_back(Seat(i));
    return seats;
}

void nextRound(MachineStory& story) {
    const FaceUp& up = story.now().up;
    if (up.round == mostRounds) return endGame(story, {}, {});  // M-E6
    story.show(RoundBegun{static_cast<std::uint8_t>(up.round + 1)});
}

void check(MachineStory& story, const std::optional<Score>& learnt) {
    const auto& [up, down] = story.now();
    CodesChecked checked;
    for (const Seat seat : stillIn(up))
        if (const auto code = down.written[seat]) checked.codes.push_back({seat, *code, *code == down.truth.code});
    story.show(checked);
    const bool anyRight = std::ranges::any_of(checked.codes, &CheckedCode::right);
    if (isShared(up)) return endTogether(story, anyRight, learnt);
    if (anyRight) return endGame(story, fewestQuestions(up, checked), {});  // M-E1
    const auto left = stillIn(up);
    if (left.size() <= 1) return endGame(story, left, {});  // M-E3, M-E4
    nextRound(story);                                       // M-E2
}

void afterShow(MachineStory& story, const std::optional<Score>& learnt) {
    const auto& [up, down] = story.now();
    if (!std::ranges::all_of(up.sheets, [](const Sheet& sheet) { return sheet.finished || sheet.out; })) return;
    ThumbsShown thumbs{ForEach<bool>(up.sheets.count())};
    for (const Seat seat : stillIn(up)) thumbs.up[seat] = down.written[seat].has_value();
    story.show(thumbs);                                                                  // M-R5
    if (std::ranges::find(thumbs.up, true) == thumbs.up.end()) return nextRound(story);  // M-R6
    check(story, learnt);
}

// ---- Why a command is refused --------------------------------------------------------------------------

MaybeVeto whyNotAsk(const FaceUp& up, Seat seat, const Row* row, Verifier verifier) {
    if (static_cast<std::size_t>(verifier) >= up.cards.size())
        return Veto{"M-C3", "noSuchVerifier", "this machine has no such verifier"};
    if (!row) return Veto{"M-R1", "noProposal", "compose a proposal first"};
    if (row->asked.contains(verifier))
        return Veto{"M-R2", "askedAlready", "you have asked that verifier about this proposal"};
    if (row->asked.count() >= mostQuestionsInRound)
        return Veto{"M-R2", "threeQuestions", "three questions a round; show your thumb"};
    if (row->asked.count() >= mostQuestionsNow(up, seat))
        return Veto{"M-X1", "handicapUsed",
                    "your handicap counts as questions asked in the first round; show your thumb"};
    return {};
}

}  // namespace

const Row* rowNow(const FaceUp& up, const Sheet& sheet) {
    return !sheet.rows.empty() && sheet.rows.back().round == up.round ? &sheet.rows.back() : nullptr;
}

Layout layoutOf(const FaceUp& up) {
    Layout layout{up.mode, static_cast<std::uint8_t>(up.cards.size()), {}};
    for (std::size_t row = 0; row < up.cards.size(); ++row) {
        layout.cards[row][0] = up.cards[row].front();
        if (up.mode == Mode::extreme) layout.cards[row][1] = up.cards[row].back();  // M-C7
    }
    return layout;
}

std::vector<Answer> answersIn(const View& view) {
    std::vector<Answer> answers;
    const auto* player = std::get_if<Player>(&view.mine);
    if (!player) return answers;
    const Sheet& sheet = view.up.sheets[sheetOf(view.up, *view.seat)];
    for (std::size_t i = 0; i < player->answers.size(); ++i)
        for (std::size_t j = 0; j < player->answers[i].size(); ++j)
            answers.push_back(
                {sheet.rows[i].proposal, static_cast<std::uint8_t>(sheet.rows[i].asked[j]), player->answers[i][j]});
    return answers;
}

// ---- What bots and pages may ask -----------------------------------------------------------------------

MaybeVeto whyNot(const View& view, const Command& command) {
    if (!view.seat) return Veto{"M-H2", "watching", "those who watch do not play"};
    const FaceUp& up = view.up;
    const Sheet& sheet = up.sheets[sheetOf(up, *view.seat)];
    if (up.phase == Phase::over) return Veto{"M-E5", "over", "the game is over"};
    if (sheet.out) return Veto{"M-E2", "out", "your code was wrong, and you are out"};
    if (sheet.finished) return Veto{"M-R5", "finished", "you have shown your thumb; wait for the others"};
    const Row* row = rowNow(up, sheet);
    return std::visit(Cases{
                          [&](const Propose&) -> MaybeVeto {
                              if (!row || row->asked.empty()) return {};
                              return Veto{"M-R1", "proposalStays",
                                          "after the first question the proposal stays for this round"};
                          },
                          [&](const Ask& ask) { return whyNotAsk(up, *view.seat, row, ask.verifier); },
                          [](const Show&) -> MaybeVeto { return {}; },
                          [&](const TakeHint&) -> MaybeVeto {
                              if (allowsHints(up)) return {};
                              return Veto{"M-A1", "noHints", "this table plays without hints"};
                          },
                      },
                      command);
}

Facts factsOf(const View& view) {
    const FaceUp& up = view.up;
    Facts facts{.waitedFor = {}, .shared = isShared(up), .sheet = {}, .scores = {}, .cards = {}};
    for (int i = 0; up.phase != Phase::over && i < up.players; ++i) {
        const Sheet& sheet = up.sheets[sheetOf(up, Seat(i))];
        if (!sheet.finished && !sheet.out) facts.waitedFor.push_back(Seat(i));  // M-R5, M-E2
    }
    if (view.seat) facts.sheet = sheetOf(up, *view.seat);
    for (const Sheet& sheet : up.sheets) facts.scores.push_back(scoreOf(tallyOf(sheet)));
    for (const Cards& cards : up.cards)
        for (const std::uint8_t card : cards) {
            const auto criteria = criteriaOn(card);
            facts.cards.push_back({card, {criteria.begin(), criteria.end()}});
        }
    return facts;
}

// ---- Events -------------------------------------------------------------------------------------------

void fold(FaceUp& up, const MachineSet& event) { up.mode = event.mode, up.cards = event.cards; }
void fold(FaceUp& up, const RoundBegun& event) {
    up.round = event.round;
    for (Sheet& sheet : up.sheets) sheet.finished = false;
}
void fold(FaceUp& up, const Proposed& event) {
    Sheet& sheet = up.sheets[sheetOf(up, event.seat)];
    if (rowNow(up, sheet)) {
        sheet.rows[sheet.rows.size() - 1].proposal = event.code;
    } else {
        sheet.rows.push_back({up.round, event.code, {}});
    }
}
void fold(FaceUp& up, const Asked& event) {
    Sheet& sheet = up.sheets[sheetOf(up, event.seat)];
    sheet.rows[sheet.rows.size() - 1].asked.push_back(event.verifier);
    ++sheet.questions;  // M-R4
}
void fold(FaceUp& up, const Finished& event) { up.sheets[sheetOf(up, event.seat)].finished = true; }
void fold(FaceUp& up, const HintTaken& event) {  // M-A2
    auto& hints = up.sheets[sheetOf(up, event.seat)].hints;
    if (hints < std::numeric_limits<std::uint16_t>::max()) ++hints;
}
void fold(FaceUp& up, const ThumbsShown& event) { up.lastThumbs = event, up.lastCodes.reset(); }
void fold(FaceUp& up, const CodesChecked& event) {
    up.lastCodes = event;
    for (const CheckedCode& code : event.codes)
        if (!code.right) up.sheets[code.seat].out = true;  // M-E2
}
void fold(FaceUp& up, const GameOver& event) { up.phase = Phase::over, up.end = event; }

void fold(FaceDown& down, const RoundBegun&) {
    for (auto& code : down.written) code.reset();
}
void fold(FaceDown& down, const ProblemDealt& event) { down.truth = event; }
void fold(FaceDown& down, const CodeWritten& event) { down.written[event.seat] = event.code; }

// ---- The game -----------------------------------------------------------------------------------------

std::vector<OptionText> TuringMachine::optionTexts() {
    return {
        {"problem",
         R"({"printed":1} to 20, {"code":"..."}, {"cards":[...],"numbers":[...]}, or {"mode","verifiers","difficulty" or "level":1 to 5, or "obvious"})"},
        {"play", "everybody for themselves, or one sheet for all against the MACHINE"},
        {"handicap", "how many questions each seat has asked already, 0 to 2"},
        {"machine", "how well the MACHINE plays that you are to beat"},
        {"hints", "whether several players may take hints; everybody sees who does"},
    };
}

MaybeRefusal TuringMachine::whyNot(const Options& options, int players) {
    if (players < 1 || players > mostPlayers) return Veto{"M-S1", "players", "1 to 8 players"};
    if (const auto refusal = whyNotProblem(options.problem)) return refusal;
    if (options.handicap.count() > players) return Veto{"M-X1", "tooMany", "there are more handicaps than players"};
    if (std::ranges::any_of(options.handicap, [](int questions) { return questions > 2; }))
        return Veto{"M-X1", "handicap", "a handicap is 0, 1 or 2 questions"};
    const bool shared = options.play == Play::together || players == 1;
    if (shared && std::ranges::any_of(options.handicap, [](int questions) { return questions > 0; }))
        return Veto{"M-X1", "shared", "a handicap is for players against each other"};
    return {};
}

State TuringMachine::table(const Options& options, int players) {
    State state;
    state.up.options = options;
    state.up.players = static_cast<std::uint8_t>(players);
    const int sheets = options.play == Play::together ? 1 : players;  // M-S1
    state.up.sheets = ForEach<Sheet>(sheets);
    state.down.written = ForEach<std::optional<Code>>(sheets);
    for (int i = 0; i < sheets; ++i)
        state.up.sheets[Seat(i)].questions = static_cast<std::uint16_t>(handicapOf(options, Seat(i)));  // M-X1
    return state;
}

void TuringMachine::start(MachineStory& story, Chance& chance) {
    const Problem problem = problemFor(story.now().up.options.problem, chance);
    story.show(machineOf(problem.layout));
    story.hide(dealt(problem));  // M-H3
    story.show(RoundBegun{1});
}

Mine TuringMachine::mine(const State& state, Seat seat) {  // M-H1
    const auto& [up, down] = state;
    const Seat sheet = sheetOf(up, seat);
    Player player{.answers = {}, .written = down.written[sheet]};
    for (const Row& row : up.sheets[sheet].rows) {
        RowAnswers answers;
        for (const Verifier verifier : row.asked) answers.push_back(answer(down.truth, verifier, row.proposal));
        player.answers.push_back(answers);
    }
    return player;
}

View TuringMachine::watch(const FaceUp& up) { return {.seat = {}, .up = up, .mine = Watcher{}}; }  // M-H2

void TuringMachine::play(MachineStory& story, Seat seat, const Command& command, Chance&,
                         const std::optional<Score>& learnt) {
    std::visit(Cases{
                   [&](const Propose& propose) { story.show(Proposed{seat, propose.code}); },
                   [&](const Ask& ask) { story.show(Asked{seat, ask.verifier}); },
                   [&](const Show& show) {
                       story.hide(CodeWritten{sheetOf(story.now().up, seat), show.code});  // M-R7
                       story.show(Finished{seat});
                       afterShow(story, learnt);
                   },
                   [&](const TakeHint&) { story.show(HintTaken{seat}); },
               },
               command);
}

std::vector<Command> TuringMachine::everyCommand(const Options& options) {
    std::vector<Command> commands{Show{}};
    if (options.hints) commands.emplace_back(TakeHint{});
    for (int i = 0; i < mostVerifiers; ++i) commands.emplace_back(Ask{Verifier(i)});
    for (int i = 0; i < codeCount; ++i) commands.emplace_back(Propose{Code{static_cast<std::uint8_t>(i)}});
    for (int i = 0; i < codeCount; ++i) commands.emplace_back(Show{Code{static_cast<std::uint8_t>(i)}});
    return commands;
}

std::optional<Command> TuringMachine::improvise(const View& view, Chance& chance) {
    const auto anyCode = [&] { return Code{static_cast<std::uint8_t>(chance.below(codeCount))}; };
    const auto pick = [&]() -> Command {
        switch (chance.below(8)) {
            case 0:
                return Show{anyCode()};
            case 1:
                return Show{};
            case 2:
                return Propose{anyCode()};
            default:
                return Ask{Verifier(chance.below(view.up.cards.count()))};
        }
    };
    if (whyNot(view, Show{})) return {};
    if (view.up.options.hints && chance.below(8) == 0) return TakeHint{};
    Command command = pick();
    while (whyNot(view, command)) command = pick();
    return command;
}

State TuringMachine::redeal(const View& view, Chance& chance) {
    State state{view.up, {}};
    auto& [up, down] = state;
    const auto possible = possibleWorlds(layoutOf(up), answersIn(view));
    const auto world =
        possible.worlds[static_cast<std::size_t>(chance.below(static_cast<int>(possible.worlds.size())))];
    down.truth = dealt(turing_machine::problemOf(possible.universe, world, Symbol::lozenge));
    down.written = ForEach<std::optional<Code>>(up.sheets.count());
    for (int i = 0; i < up.sheets.count(); ++i) {
        const int code = chance.below(codeCount + 1);
        if (up.sheets[Seat(i)].finished && code < codeCount)
            down.written[Seat(i)] = Code{static_cast<std::uint8_t>(code)};
    }
    if (const auto* player = std::get_if<Player>(&view.mine)) down.written[sheetOf(up, *view.seat)] = player->written;
    return state;
}

std::vector<int> TuringMachine::scores(const FaceUp& up) {
    std::vector<int> scores;
    for (int i = 0; i < up.players; ++i) scores.push_back(up.sheets[sheetOf(up, Seat(i))].questions);
    return scores;
}

std::vector<Seat> TuringMachine::winners(const FaceUp& up) {
    if (!up.end) return {};
    return {up.end->winners.begin(), up.end->winners.end()};
}

}  // namespace parlour::turing_machine
