// Depth-first search with bounds. Costs are sums over worlds, so the parts of a split set simply add up.
// Every function returns the exact cost if it is below `limit`, else some lower bound that is not below it.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search.h"

#include <algorithm>

#include "games/turing_machine/worthwhile.h"

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

constexpr std::array<std::uint8_t, codeCount> makeAllProposals() {
    std::array<std::uint8_t, codeCount> proposals{};
    for (std::size_t i = 0; i < proposals.size(); ++i) proposals[i] = static_cast<std::uint8_t>(i);
    return proposals;
}
constexpr std::array<std::uint8_t, codeCount> allProposals = makeAllProposals();

/// Those of the proposals that are worth asking about in a small set of worlds.
Proposals distinct(const SmallWorlds& worlds, Proposals proposals, std::span<std::uint8_t> storage) {
    Worthwhile worthwhile;
    for (const std::uint8_t proposal : proposals) {
        const Splits splits = worlds.splits(proposal);
        worthwhile.consider(proposal, splits);
    }
    worthwhile.dropDominated();
    std::size_t count = 0;
    for (const Worthwhile::Item& item : worthwhile.items()) storage[count++] = item.proposal;
    return storage.first(count);
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
Cost Search::ask(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
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
    for (int verifier = 0; verifier < questions_.verifiers(); ++verifier) {
        if (!has(open, verifier) || hasOpenTwin(context.twins, open, verifier)) continue;
        const auto bounds = round.bounds(set, verifier, casesLeft[static_cast<std::size_t>(left - 1)]);
        if (!bounds) continue;
        const Cost bound = asking + (*bounds)[0] + (*bounds)[1];
        least = std::min(least, bound);
        if (bound >= limit) continue;
        std::size_t at = count++;
        for (; at > 0 && choices[at - 1].bound > bound; --at) choices[at] = choices[at - 1];
        choices[at] = {bound, *bounds, verifier};
    }
    if (count == 0) return least;
    Cost cheapest = unknownCost;  // of those tried
    for (std::size_t i = 0; i < count; ++i) {
        const Choice& choice = choices[i];
        if (choice.bound >= limit) {
            cheapest = std::min(cheapest, choice.bound);
            break;
        }
        const Cost cost = askOne(round, set, context, open, left, choice.verifier, choice.bounds, limit);
        if (stopped_) return 0;
        if (cost < limit) {
            limit = cost;
            if (chosen != nullptr) *chosen = choice.verifier;
        }
        cheapest = std::min(cheapest, cost);
    }
    // Those left out have bounds that were not below the limit.
    return std::min(cheapest, std::max(least, limit));
}

template <class Round>
Cost Search::stopOrAsk(const Round& round, typename Round::Set set, const Context& context, unsigned open, int left,
                       Cost limit, int* chosen) {
    Cost least = unknownCost;
    if (left > 0) {
        least = ask(round, set, context, open, left, limit, chosen);
        if (stopped_) return 0;
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
        cost = std::max(cost, leastCost(sharesOf(questions_, list), 1));
        if (cost < limit && !outOfEffort()) {
            cost = expand(list, proposals, cost, limit).lower;
            if (!stopped_) memo_.store(list, hash, {cost, cost < limit});
        }
    }
    stack_.release(mark);
    return cost;
}

Found Search::expand(WorldList list, Proposals proposals, Cost floor, Cost limit) {
    return list.size() <= SmallWorlds::most ? expandSmall(list, proposals, floor, limit)
                                            : expandLarge(list, proposals, floor, limit);
}

template <class AskAbout>
Found Search::tryAll(std::span<Candidate> candidates, std::size_t worlds, Cost floor, Cost limit, AskAbout askAbout) {
    std::ranges::sort(candidates, [](const Candidate& a, const Candidate& b) {
        return a.bound != b.bound ? a.bound < b.bound : a.order < b.order;
    });
    const Cost starting = worlds * oneRound;
    Found found{unknownCost, unknownCost, {}};
    for (const Candidate& candidate : candidates) {
        if (candidate.bound >= limit || found.lower <= floor) {
            found.lower = std::min(found.lower, std::max(candidate.bound, floor));
            break;
        }
        int verifier = -1;
        const Cost cost = starting + askAbout(candidate, minus(limit, starting), &verifier);
        if (stopped_) {
            found.lower = std::max(floor, std::min(found.lower, candidate.bound));
            return found;
        }
        found.lower = std::min(found.lower, cost);
        if (cost < limit) {
            limit = cost;
            found.upper = cost;
            found.move = {candidate.proposal, verifier, true};
        }
    }
    return found;
}

Found Search::expandSmall(WorldList list, Proposals proposals, Cost floor, Cost limit) {
    const SmallWorlds worlds(questions_, list);
    const auto verifiers = static_cast<std::size_t>(questions_.verifiers());
    // First only the bounds, as mostly nothing survives them.
    std::array<Candidate, codeCount> survivors;
    std::size_t count = 0;
    Cost least = unknownCost;
    for (const std::uint8_t proposal : proposals) {
        const Splits splits = worlds.splits(proposal);
        const std::uint64_t confused = worlds.confused(splits);
        if (confused == worlds.all() && splits == Splits{}) continue;  // tells nothing
        const Cost bound =
            std::max(floor, (list.size() + static_cast<Cost>(std::popcount(confused))) * oneRound + floor % oneRound);
        least = std::min(least, bound);
        if (bound < limit) survivors[count++] = {proposal, bound, 0, confused};
    }
    if (count == 0) return {least, unknownCost, {}};
    std::array<std::uint8_t, codeCount> laterStorage;
    Proposals later = proposals;
    if (list.size() > 16) {
        later = distinct(worlds, proposals, laterStorage);
        count = static_cast<std::size_t>(
            std::remove_if(survivors.begin(), survivors.begin() + static_cast<std::ptrdiff_t>(count),
                           [&](const Candidate& c) { return std::ranges::find(later, c.proposal) == later.end(); }) -
            survivors.begin());
    } else if (count > 1) {
        std::array<std::uint8_t, codeCount> own;
        for (std::size_t i = 0; i < count; ++i) own[i] = survivors[i].proposal;
        std::array<std::uint8_t, codeCount> storage;
        const Proposals kept = distinct(worlds, std::span(own).first(count), storage);
        count = static_cast<std::size_t>(
            std::remove_if(survivors.begin(), survivors.begin() + static_cast<std::ptrdiff_t>(count),
                           [&](const Candidate& c) { return std::ranges::find(kept, c.proposal) == kept.end(); }) -
            survivors.begin());
    }
    for (std::size_t i = 0; i < count; ++i) {
        const Splits splits = worlds.splits(survivors[i].proposal);
        for (std::size_t v = 0; v < verifiers; ++v) {
            const std::int64_t difference =
                2 * static_cast<std::int64_t>(std::popcount(splits[v])) - static_cast<std::int64_t>(list.size());
            survivors[i].order += static_cast<std::uint64_t>(difference * difference);
        }
    }
    const Context context{later, symmetry_.twinsIn(list)};
    const unsigned open = (1U << verifiers) - 1;
    Found found = tryAll(std::span(survivors).first(count), list.size(), floor, limit,
                         [&](const Candidate& candidate, Cost bar, int* verifier) {
                             const Splits yes = worlds.splits(candidate.proposal);
                             const SmallRound round(worlds, yes, candidate.confused);
                             return ask(round, worlds.all(), context, open, mostQuestionsInRound, bar, verifier);
                         });
    found.lower = std::min(found.lower, std::max(least, std::min(limit, found.upper)));
    return found;
}

Found Search::expandLarge(WorldList list, Proposals proposals, Cost floor, Cost limit) {
    const int verifiers = questions_.verifiers();
    std::array<std::uint64_t, mostVerifiers> present{};
    for (const std::uint32_t world : list) {
        for (int v = 0; v < verifiers; ++v) {
            present[static_cast<std::size_t>(v)] |= std::uint64_t{1} << questions_.criterionOf(world, v);
        }
    }
    Worthwhile worthwhile;
    for (const std::uint8_t proposal : proposals) {
        std::array<std::uint64_t, mostVerifiers> splits{};
        for (int v = 0; v < verifiers; ++v) {
            const std::uint64_t all = present[static_cast<std::size_t>(v)];
            std::uint64_t yes = questions_.accepting(proposal, v) & all;
            if ((yes & all & (~all + 1)) != 0) yes ^= all;  // yes and no are interchangeable
            // Criteria of different verifiers are different things, so the splits get different names.
            splits[static_cast<std::size_t>(v)] =
                yes == 0 ? 0 : (yes * 8 + static_cast<std::uint64_t>(v)) | std::uint64_t{1} << 63;
        }
        worthwhile.consider(proposal, splits);
    }
    worthwhile.dropDominated();
    const auto items = worthwhile.items();
    std::array<Candidate, codeCount> candidates;
    std::array<std::uint8_t, codeCount> later;
    std::array<std::uint64_t, codeCount> confused{};
    for (std::size_t i = 0; i < items.size(); ++i) {
        later[i] = items[i].proposal;
        const std::uint8_t* const answers = questions_.answersTo(items[i].proposal);
        std::array<std::uint32_t, 64> counts{};
        std::array<std::uint8_t, 64> codes{};
        for (const std::uint32_t world : list) {
            const std::uint8_t at = answers[world];
            if (counts[at]++ == 0) codes[at] = questions_.codeOf(world);
            if (codes[at] != questions_.codeOf(world)) confused[i] |= std::uint64_t{1} << at;
        }
        Cost lost = 0;
        std::uint64_t uneven = 0;
        for (std::size_t at = 0; at < counts.size(); ++at) {
            uneven += std::uint64_t{counts[at]} * counts[at];
            lost += (confused[i] >> at & 1) * counts[at];
        }
        const Cost bound = std::max(floor, (list.size() + lost) * oneRound + floor % oneRound);
        candidates[i] = {items[i].proposal, bound, uneven, confused[i]};
    }
    const Context context{std::span(later).first(items.size()), symmetry_.twinsIn(list)};
    const unsigned open = (1U << verifiers) - 1;
    return tryAll(std::span(candidates).first(items.size()), list.size(), floor, limit,
                  [&](const Candidate& candidate, Cost bar, int* verifier) {
                      const LargeRound round(questions_, questions_.answersTo(candidate.proposal), candidate.confused);
                      return ask(round, list, context, open, mostQuestionsInRound, bar, verifier);
                  });
}

Found Search::startRound(WorldList list, Cost limit) {
    return expand(list, allProposals, leastCost(sharesOf(questions_, list), 1), limit);
}

Found Search::continueRound(WorldList list, const OpenRound& round, Cost limit) {
    constexpr std::uint64_t noneConfused = 0;
    const LargeRound large(questions_, questions_.answersTo(round.proposal), noneConfused);
    const Context context{allProposals, noTwins};
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
