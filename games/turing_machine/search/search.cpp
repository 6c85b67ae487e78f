// Bounds are sums over worlds, so that the parts of a split set simply add up. A set is searched only while the best
// way leads to it, and only up to what it may cost there.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/search.h"

#include <cassert>
#include <utility>

namespace parlour::turing_machine {
namespace {

constexpr unsigned anyRounds = 1U << 30;
constexpr std::size_t fewWorlds = 4;  // are told quickly, and not remembered

/// How far the bound of a set is raised at a time: mostly a little more of several sets is enough, and none of them has
/// to be known exactly. Raising each as far as it may go at once took half as long again.
unsigned stepFor(unsigned worlds) { return 1 + worlds / 16; }

/// What rounds must stay below so that with these questions the cost is below `limit`.
unsigned roundsBelow(Cost limit, Cost questions) {
    if (limit <= questions) return 0;
    return static_cast<unsigned>(std::min<Cost>((limit - questions - 1) / oneRound + 1, anyRounds));
}

}  // namespace

Search::Search(const Worlds& worlds, std::size_t mostBytes)
    : questions_(worlds),
      marks_(worlds),
      rounds_(mostBytes / 2),
      costs_(mostBytes / 2),
      lookAhead_(questions_, marks_) {}

bool Search::outOfEffort() {
    ++nodes_;
    if (nodes_ >= effort_.mostNodes) stopped_ = true;
    if (nodes_ % 256 == 0 && effort_.keepGoing && !effort_.keepGoing()) stopped_ = true;
    return stopped_;
}

template <std::size_t Words>
Mark Search::markOf(const Frame<Words>& frame, const Bits<Words>& set) {
    return marks_.of([&](auto visit) { set.forEach([&](std::size_t bit) { visit(frame.list()[bit]); }); });
}

// ---- Rounds --------------------------------------------------------------------------------------------

template <std::size_t Words>
unsigned Search::rounds(Frame<Words>& frame, const Bits<Words>& set, unsigned limit) {
    const unsigned size = set.size();
    if (size == 0 || frame.sameCode(set)) return 0;
    if (size == 2 || size >= limit) return size;  // some question tells two apart
    const Mark mark = size > fewWorlds ? markOf(frame, set) : Mark{};
    Remembered<std::uint32_t> known;
    if (size > fewWorlds) known = rounds_.find(mark);
    if (known.answers(limit)) return known.value;
    if constexpr (Words > 1) {
        if (size <= mostInNarrower<Words>) {
            const std::vector<std::uint32_t> list = frame.listOf(set);
            return withFrame(questions_, list, frame.proposals(),
                             [&](auto& narrow) { return rounds(narrow, narrow.all(), limit); });
        }
    }
    Candidates<Words> candidates(frame, set);
    if (size <= fewWorlds && candidates.least() <= size + 2) return candidates.least();
    unsigned floor = std::max(candidates.least(), known.value);
    if (size > 8) floor = std::max(floor, static_cast<unsigned>(Floor::of(frame.shares(set)).cost / oneRound));
    unsigned best = limit;
    if (floor < limit && !outOfEffort()) {
        const Trees::Lent<Words> tree(trees_);
        const Twins twins = Words == 1 ? noTwins : marks_.symmetry().twinsIn(frame.listOf(set));
        bool isFirst = Words > 1;
        while (best > floor && !stopped_) {
            const Candidate* const candidate = candidates.next(best);
            if (candidate == nullptr) break;
            tree->grow(frame, set, candidate->proposal, everyVerifier(), mostQuestionsInRound, twins);
            settleRounds(*tree, frame, Cost{best - size} * oneRound);
            if (!stopped_) best = std::min(best, size + static_cast<unsigned>(tree->value() / oneRound));
            if (!std::exchange(isFirst, false)) continue;
            // The most promising one first: what it costs is a limit for all others.
            candidates.improve([&](const Candidate& other) {
                return stopped_ || other.rounds >= best ? other.rounds
                                                        : roundsByCells(frame, set, other.proposal, best);
            });
        }
    }
    if (stopped_) return floor;  // what was not searched for is not known
    const unsigned result = best < limit ? best : std::max(floor, limit);
    if (size > fewWorlds) rounds_.store(mark, result, best < limit);
    return result;
}

/// What is known about a set, and else what one look says: how many worlds must wait for another round, at least.
template <std::size_t Words>
Remembered<std::uint32_t> Search::glance(Frame<Words>& frame, const Bits<Words>& set) {
    const Mark mark = markOf(frame, set);
    const Remembered<std::uint32_t> known = rounds_.find(mark);
    if (Words > 1 || known.value != 0) return known;
    const unsigned least = set.size() + Confusion(frame.apart(), set.words[0], frame.proposals()).fewest();
    rounds_.store(mark, least, false);
    return {least, false};
}

template <std::size_t Words>
unsigned Search::roundsByCells(Frame<Words>& frame, const Bits<Words>& set, int proposal, unsigned limit) {
    const auto cells = std::make_unique<Cells<Words>>(frame, set, proposal);
    unsigned sum = set.size();
    for (const Bits<Words>& cell : cells->mixed()) sum += cell.size();
    for (const Bits<Words>& cell : cells->mixed()) {
        if (sum >= limit || stopped_) break;
        const unsigned size = cell.size();
        const unsigned needed = rounds(frame, cell, limit - (sum - size));
        if (!stopped_) sum += needed - size;
    }
    return sum;
}

/// Until the best way is known, or is known to cost `limit`.
template <std::size_t Words>
void Search::settleRounds(RoundTree<Words>& tree, Frame<Words>& frame, Cost limit) {
    while (tree.value() < limit && !stopped_) {
        auto* const node = tree.open();
        if (node == nullptr) return;
        const auto room = static_cast<unsigned>(tree.room(*node, limit) / oneRound);
        if (!std::exchange(node->examined, true) && node->size > fewWorlds) {
            const Remembered<std::uint32_t> known = glance(frame, node->set);
            if (known.exact || known.value * oneRound > node->bound) {
                tree.raise(*node, known.value * oneRound, known.exact);
                continue;
            }
        }
        const auto known = static_cast<unsigned>(node->bound / oneRound);
        const unsigned tried = std::min(room, known + stepFor(node->size));
        const unsigned needed = rounds(frame, node->set, tried);
        if (!stopped_) tree.raise(*node, needed * oneRound, needed < tried);
    }
}

// ---- Rounds, then questions ----------------------------------------------------------------------------

template <std::size_t Words>
Cost Search::cost(Frame<Words>& frame, const Bits<Words>& set, Cost limit, Found* found) {
    const unsigned size = set.size();
    if (size == 0 || frame.sameCode(set)) return 0;
    if (size == 2 && found == nullptr) return 2 * (oneRound + oneQuestion);
    const Mark mark = markOf(frame, set);
    const Remembered<Cost> known = costs_.find(mark);
    if (found == nullptr && known.answers(limit)) return known.value;
    if constexpr (Words > 1) {
        if (size <= mostInNarrower<Words> && found == nullptr) {
            const std::vector<std::uint32_t> list = frame.listOf(set);
            return withFrame(questions_, list, frame.proposals(),
                             [&](auto& narrow) { return cost(narrow, narrow.all(), limit); });
        }
    }
    Floor floor = Floor::of(frame.shares(set));
    floor.raise(known.value);
    if (floor.cost >= limit) return floor.cost;
    const unsigned below = roundsBelow(limit, floor.questions);
    const unsigned needed = rounds(frame, set, below);
    floor.raise(needed * oneRound);
    if (stopped_) return floor.cost;
    if (needed < below && !outOfEffort()) {
        // Some strategy needs so many rounds: nothing with more has to be looked at.
        limit = std::min(limit, (needed + 1) * oneRound);
        Cost best = limit;
        Candidates<Words> candidates(frame, set);
        const Trees::Lent<Words> tree(trees_);
        const Twins twins = Words == 1 ? noTwins : marks_.symmetry().twinsIn(frame.listOf(set));
        while (best > floor.cost && !stopped_) {
            const Candidate* const candidate = candidates.next(needed + 1);
            if (candidate == nullptr) break;
            if (Words > 1 && roundsByCells(frame, set, candidate->proposal, needed + 1) > needed) continue;
            tree->grow(frame, set, candidate->proposal, everyVerifier(), mostQuestionsInRound, twins);
            settleRounds(*tree, frame, Cost{needed + 1 - size} * oneRound);
            if (stopped_ || tree->value() / oneRound + size > needed) continue;
            tree->countQuestions(false);
            settleCost(*tree, frame, best - size * oneRound);
            const Cost total = tree->value() + size * oneRound;
            if (stopped_ || total >= best) continue;
            best = total;
            if (found != nullptr) *found = {floor.cost, best, {candidate->proposal, tree->next(), true}};
        }
        if (!stopped_) floor.raise(best);
    }
    if (stopped_) return floor.cost;
    costs_.store(mark, floor.cost, floor.cost < limit);
    return floor.cost;
}

template <std::size_t Words>
void Search::settleCost(RoundTree<Words>& tree, Frame<Words>& frame, Cost limit) {
    while (tree.value() < limit && !stopped_) {
        auto* const node = tree.open();
        if (node == nullptr) return;
        const Cost room = tree.room(*node, limit);
        if (!std::exchange(node->examined, true)) {  // its rounds first: that is quicker
            Floor floor = Floor::of(frame.shares(node->set));
            floor.raise(rounds(frame, node->set, roundsBelow(room, floor.questions)) * oneRound);
            const Remembered<Cost> known = costs_.find(markOf(frame, node->set));
            floor.raise(known.value);
            if (!stopped_) tree.raise(*node, floor.cost, known.exact);
            continue;
        }
        const Cost needed = cost(frame, node->set, room);
        if (!stopped_) tree.raise(*node, needed, needed < room);
    }
}

/// Within a round that has begun already; it may be best to end it.
template <std::size_t Words>
Cost Search::costInRound(Frame<Words>& frame, const OpenRound& round, Cost limit, Found& found) {
    const Trees::Lent<Words> tree(trees_);
    tree->grow(frame, frame.all(), round.proposal, round.open, round.left, noTwins);
    settleRounds(*tree, frame, roundsBelow(limit, 0) * oneRound);
    if (stopped_) return tree->value();
    tree->countQuestions(true);
    settleCost(*tree, frame, limit);
    const Cost value = tree->value();
    if (stopped_ || value >= limit) return value;
    if (tree->next() < 0) return cost(frame, frame.all(), limit, &found);
    found = {value, value, {round.proposal, tree->next(), false}};
    return value;
}

Found Search::find(WorldList list, const OpenRound& round, const Effort& effort) {
    effort_ = effort;
    nodes_ = 0;
    stopped_ = false;
    if (list.empty() || questions_.sameCode(list)) return {.lower = 0, .upper = 0, .move = {}};
    const Cost upper = greedyCost(questions_, list, round);
    const std::size_t cases = round.begins() ? 1 : std::size_t{1} << round.left;
    const Cost least = leastCost(sharesOf(questions_, list), cases);
    Found found{least, unknownCost, {}};
    if (list.size() <= mostWorldsInFrame) {
        const Cost lower = withFrame(questions_, list, Proposals::all(), [&](auto& frame) {
            return round.begins() ? cost(frame, frame.all(), upper, &found) : costInRound(frame, round, upper, found);
        });
        found.lower = std::max(least, lower);
    }
    if (found.upper < upper) return found;
    if (!stopped_ && list.size() <= mostWorldsInFrame)  // nothing is better than greedy play
        return {upper, upper, greedyMove(questions_, list, round)};
    const LookAhead::Played played =
        effort.lookAhead ? lookAhead_.play(list, round) : LookAhead::Played{upper, greedyMove(questions_, list, round)};
    assert(found.lower <= played.cost);  // or a bound is wrong, and "optimal" would be said for no reason
    return {found.lower, played.cost, played.move};
}

}  // namespace parlour::turing_machine
