// Depth-first search with bounds. Costs are sums over worlds, so the parts of a split set simply add up.
// Every function returns the exact cost if it is below `limit`, else some lower bound that is not below it.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/search.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

constexpr std::array<std::size_t, mostQuestionsInRound + 1> casesLeft{1, 2, 4, 8};

bool has(unsigned set, int verifier) { return (set >> verifier & 1) != 0; }

Cost minus(Cost limit, Cost spent) { return limit > spent ? limit - spent : 0; }

/// Whether a verifier that may be exchanged with this one is open, too, and comes first.
bool hasOpenTwin(const Twins& twins, unsigned open, int verifier) {
    for (int other = twins[static_cast<std::size_t>(verifier)]; other < verifier; ++other) {
        if (has(open, other) && twins[static_cast<std::size_t>(other)] == twins[static_cast<std::size_t>(verifier)]) {
            return true;
        }
    }
    return false;
}

}  // namespace

Search::Search(const Worlds& worlds, std::size_t mostBytes) : questions_(worlds), symmetry_(worlds), memo_(mostBytes) {}

bool Search::outOfEffort() {
    ++nodes_;
    if (nodes_ >= effort_.mostNodes) stopped_ = true;
    if (nodes_ % 256 == 0 && effort_.keepGoing && !effort_.keepGoing()) stopped_ = true;
    return stopped_;
}

template <class Round>
Cost Search::askOne(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
                    int verifier, SplitBounds bounds, Cost limit) {
    const ListStack::Mark mark = stack_.mark();
    const auto parts = round.split(set, verifier, stack_);
    const Cost asking = round.size(set) * oneQuestion;
    const std::size_t first = bounds[0] >= bounds[1] ? 0 : 1;
    for (const std::size_t part : {first, 1 - first}) {
        if (bounds[part] == 0) continue;  // the code is known
        bounds[part] = stopOrAsk(round, parts[part], context, open & ~(1U << verifier), left - 1,
                                 minus(limit, asking + bounds[1 - part]), nullptr);
        if (stopped_ || asking + bounds[0] + bounds[1] >= limit) break;
    }
    stack_.release(mark);
    return asking + bounds[0] + bounds[1];
}

template <class Round>
Search::Asked Search::ask(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
                          Cost limit, int* chosen) {
    struct Choice {
        Cost bound;
        SplitBounds bounds;
        int verifier;
    };
    std::array<Choice, mostVerifiers> choices;
    std::size_t count = 0;
    const Cost asking = round.size(set) * oneQuestion;
    Cost least = unknownCost;
    Cost parts = 0;
    for (int verifier = 0; verifier < questions_.verifiers(); ++verifier) {
        if (!has(open, verifier) || hasOpenTwin(context.twins, open, verifier)) continue;
        const auto bounds = round.bounds(set, verifier, casesLeft[static_cast<std::size_t>(left - 1)]);
        if (!bounds) continue;
        const Cost bound = asking + (*bounds)[0] + (*bounds)[1];
        least = std::min(least, bound);
        parts = std::max(parts, bound - asking);
        if (bound >= limit) continue;
        std::size_t at = count++;
        for (; at > 0 && choices[at - 1].bound > bound; --at) choices[at] = choices[at - 1];
        choices[at] = {bound, *bounds, verifier};
    }
    if (count == 0) return {least, parts};
    Cost cheapest = unknownCost;  // of those tried
    for (std::size_t i = 0; i < count; ++i) {
        const Choice& choice = choices[i];
        if (choice.bound >= limit) {
            cheapest = std::min(cheapest, choice.bound);
            break;
        }
        const Cost cost = askOne(round, set, context, open, left, choice.verifier, choice.bounds, limit);
        if (stopped_) return {};
        parts = std::max(parts, cost - asking);
        if (cost < limit) {
            limit = cost;
            if (chosen != nullptr) *chosen = choice.verifier;
        }
        cheapest = std::min(cheapest, cost);
    }
    // Those left out have bounds that were not below the limit.
    return {std::min(cheapest, std::max(least, limit)), parts};
}

template <class Round>
Cost Search::stopOrAsk(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
                       Cost limit, int* chosen) {
    Cost least = unknownCost;
    if (left > 0) {
        const Asked asked = ask(round, set, context, open, left, limit, chosen);
        if (stopped_) return 0;
        least = asked.cost;
        if (asked.parts >= std::min(limit, least)) return std::min(asked.parts, least);
    }
    const ListStack::Mark mark = stack_.mark();
    const Cost stopping = best(round.listOf(set, stack_), context.later, std::min(limit, least));
    stack_.release(mark);
    if (stopping < std::min(limit, least) && chosen != nullptr) *chosen = -1;
    return std::min(least, stopping);
}

Cost Search::best(WorldList list, Proposals proposals, Cost limit) {
    if (questions_.sameCode(list)) return 0;
    if (list.size() == 2) return 2 * (oneRound + oneQuestion);  // some question tells them apart
    const ListStack::Mark mark = stack_.mark();
    if (symmetry_.exists()) list = symmetry_.canonical(list, stack_.take(list.size()));
    const std::uint64_t hash = Memo::hashOf(list);
    const Known known = memo_.find(list, hash);
    Cost cost = known.cost;
    if (!known.exact && cost < limit) {
        Floor floor = Floor::of(sharesOf(questions_, list));
        floor.raise(cost);
        cost = floor.cost;
        if (cost < limit && !outOfEffort()) {
            cost = expand(list, proposals, floor, limit).lower;
            if (!stopped_) memo_.store(list, hash, {cost, cost < limit});
        }
    }
    stack_.release(mark);
    return cost;
}

Found Search::expand(WorldList list, Proposals proposals, const Floor& floor, Cost limit) {
    return list.size() <= SmallWorlds::most ? expandSmall(list, proposals, floor, limit)
                                            : expandLarge(list, proposals, floor, limit);
}

template <class AskAbout>
void Search::tryOne(const Candidate& candidate, Cost starting, Cost& limit, AskAbout askAbout, Found& found) {
    int verifier = -1;
    const Cost cost = starting + askAbout(candidate, minus(limit, starting), &verifier);
    found.lower = std::min(found.lower, stopped_ ? candidate.bound : cost);
    if (stopped_ || cost >= limit) return;
    limit = cost;
    found.upper = cost;
    found.move = {candidate.proposal, verifier, true};
}

template <class AskAbout>
void Search::tryAll(const Candidates& candidates, Cost starting, Cost floor, Cost limit, AskAbout askAbout,
                    Found& found) {
    for (const Candidate& candidate : candidates.items()) {
        if (candidate.bound >= limit || found.lower <= floor || stopped_) {
            found.lower = std::min(found.lower, std::max(candidate.bound, floor));
            break;
        }
        tryOne(candidate, starting, limit, askAbout, found);
    }
    // Proposals that are no candidates have bounds that were not below the limit.
    found.lower = std::min(found.lower, std::max(candidates.least(), limit));
}

Found Search::expandSmall(WorldList list, Proposals proposals, const Floor& floor, Cost limit) {
    const Telling telling(questions_, list);
    const Cost least = Candidates::leastBound(telling, list.size(), proposals, floor);
    if (least >= limit) return {least, unknownCost, {}};
    const SmallWorlds worlds(questions_, list);
    const Candidates candidates(worlds, telling, proposals, floor, limit);
    const Context context{candidates.later(), symmetry_.twinsIn(list)};
    Found found{unknownCost, unknownCost, {}};
    const auto askAbout = [&](const Candidate& candidate, Cost bar, int* verifier) {
        const Splits splits = worlds.splits(candidate.proposal);
        const SmallRound round(worlds, splits, candidate.confused);
        return ask(round, worlds.all(), context, everyVerifier(), mostQuestionsInRound, bar, verifier).cost;
    };
    tryAll(candidates, list.size() * oneRound, floor.cost, limit, askAbout, found);
    return found;
}

Cells Search::cellsOf(WorldList list, int proposal, Proposals later, Cost limit) {
    Cells cells(questions_, list, proposal, stack_);
    for (std::size_t cell = 0; cell < Cells::most && cells.sum() < limit && !stopped_; ++cell) {
        if (cells.cost(cell) == 0) continue;
        const Cost others = cells.sum() - cells.cost(cell);
        const Cost cost = best(cells.worldsIn(cell), later, minus(limit, others));
        if (!stopped_) cells.raise(cell, std::max(cost, cells.cost(cell)));
    }
    return cells;
}

Found Search::expandLarge(WorldList list, Proposals proposals, const Floor& floor, Cost limit) {
    Candidates candidates(questions_, list, proposals, floor, limit);
    if (candidates.items().empty()) return {candidates.least(), unknownCost, {}};
    const Cost starting = list.size() * oneRound;
    const Cost asking = list.size() * oneQuestion;  // at least one question is asked about a proposal
    const Context context{candidates.later(), symmetry_.twinsIn(list)};
    Found found{unknownCost, unknownCost, {}};
    const auto askAbout = [&](const Candidate& candidate, Cost bar, int* verifier) {
        const ListStack::Mark mark = stack_.mark();
        const Cells cells = cellsOf(list, candidate.proposal, context.later, minus(bar, asking));
        const LargeRound round(questions_, questions_.answersTo(candidate.proposal), &cells);
        const Cost cost = ask(round, list, context, everyVerifier(), mostQuestionsInRound, bar, verifier).cost;
        stack_.release(mark);
        return cost;
    };
    // The most promising one first: what it costs is a limit for all others.
    tryOne(candidates.takeFirst(), starting, limit, askAbout, found);
    candidates.improve(limit, [&](const Candidate& candidate) {
        const ListStack::Mark mark = stack_.mark();
        const Cost after = cellsOf(list, candidate.proposal, context.later, minus(limit, starting + asking)).sum();
        stack_.release(mark);
        return std::max(candidate.bound,
                        starting + std::max(asking + after, after / oneRound * oneRound + floor.questions));
    });
    tryAll(candidates, starting, floor.cost, limit, askAbout, found);
    return found;
}

Found Search::startRound(WorldList list, Cost limit) {
    return expand(list, Proposals::all(), Floor::of(sharesOf(questions_, list)), limit);
}

Found Search::continueRound(WorldList list, const OpenRound& round, Cost limit) {
    const LargeRound large(questions_, questions_.answersTo(round.proposal), nullptr);
    const Context context{Proposals::all(), noTwins};
    int verifier = -1;
    const Cost cost = stopOrAsk(large, list, context, round.open, round.left, limit, &verifier);
    if (stopped_) {
        const Cost floor = leastCost(sharesOf(questions_, list), casesLeft[static_cast<std::size_t>(round.left)]);
        return {floor, unknownCost, {}};
    }
    if (cost < limit && verifier < 0) return startRound(list, limit);  // it is best to end the round
    return {cost, cost < limit ? cost : unknownCost, {round.proposal, verifier, false}};
}

Found Search::find(WorldList list, const OpenRound& round, const Effort& effort) {
    effort_ = effort;
    nodes_ = 0;
    stopped_ = false;
    if (list.empty() || questions_.sameCode(list)) return {0, 0, {}};
    const Cost upper = greedyCost(questions_, list, round);
    Found found = round.begins() ? startRound(list, upper) : continueRound(list, round, upper);
    if (found.upper < upper) return found;
    // Nothing better than greedy play was found; if nothing better exists, greedy play is proven best.
    found.lower = std::min(found.lower, upper);
    found.upper = upper;
    found.move = greedyMove(questions_, list, round);
    return found;
}

}  // namespace parlour::turing_machine
