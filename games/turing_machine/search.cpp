// Depth-first search with bounds. Costs are sums over worlds, so the parts of a split set simply add up.
// Every function returns the exact cost if it is below `limit`, else some lower bound that is not below it.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

constexpr std::array<std::size_t, mostQuestionsInRound + 1> casesLeft{1, 2, 4, 8};

bool hasVerifier(unsigned set, int verifier) { return (set >> verifier & 1) != 0; }

Cost minus(Cost limit, Cost spent) { return limit > spent ? limit - spent : 0; }

}  // namespace

std::uint32_t* ListStack::take(std::size_t size) {
    const std::size_t capacity = std::max(size, blockSize);
    if (blocks_.empty() || used_ + size > blockSize) {
        if (!blocks_.empty()) ++block_;
        if (block_ == blocks_.size()) blocks_.push_back(std::make_unique<std::uint32_t[]>(capacity));
        used_ = 0;
    }
    std::uint32_t* const taken = blocks_[block_].get() + used_;
    used_ += size;
    return taken;
}

Search::Search(const Worlds& worlds, Effort effort)
    : questions_(worlds), symmetry_(worlds), effort_(std::move(effort)), memo_(effort_.mostBytes) {}

bool Search::outOfEffort() {
    ++nodes_;
    if (nodes_ >= effort_.mostNodes) stopped_ = true;
    if (nodes_ % 256 == 0 && effort_.keepGoing && !effort_.keepGoing()) stopped_ = true;
    return stopped_;
}

/// Collects the proposals worth asking about: of those that split the worlds alike one, none that tells less than
/// another, none that tells nothing.
class Search::Worthwhile {
public:
    Worthwhile(const Questions& questions, WorldList list, std::span<const std::uint8_t> proposals)
        : questions_(questions), verifiers_(static_cast<std::size_t>(questions.verifiers())) {
        for (const std::uint32_t world : list) {
            for (std::size_t v = 0; v < verifiers_; ++v) present_[v] |= questions.criterionBit(world, static_cast<int>(v));
        }
        for (const std::uint8_t proposal : proposals) consider(proposal);
    }

    std::size_t size() const { return size_; }
    std::uint8_t proposal(std::size_t i) const { return proposals_[i]; }

private:
    using Splits = std::array<std::uint64_t, mostVerifiers>;  // of each verifier's criteria; 0 if it tells nothing

    void consider(std::uint8_t proposal) {
        Splits splits{};
        std::uint64_t any = 0;
        for (std::size_t v = 0; v < verifiers_; ++v) {
            std::uint64_t yes = questions_.accepting(proposal, static_cast<int>(v)) & present_[v];
            if ((yes & present_[v] & (~present_[v] + 1)) != 0) yes ^= present_[v];  // yes and no are interchangeable
            splits[v] = yes;
            any |= yes;
        }
        if (any == 0) return;
        for (std::size_t i = 0; i < size_; ++i) {
            if (tellsNoMore(splits, splits_[i])) return;
        }
        for (std::size_t i = 0; i < size_;) {
            if (tellsNoMore(splits_[i], splits)) {
                --size_;
                splits_[i] = splits_[size_];
                proposals_[i] = proposals_[size_];
            } else {
                ++i;
            }
        }
        splits_[size_] = splits;
        proposals_[size_++] = proposal;
    }

    bool tellsNoMore(const Splits& less, const Splits& more) const {
        for (std::size_t v = 0; v < verifiers_; ++v) {
            if (less[v] != 0 && less[v] != more[v]) return false;
        }
        return true;
    }

    const Questions& questions_;
    std::size_t verifiers_;
    Splits present_{};
    std::array<Splits, codeCount> splits_;
    std::array<std::uint8_t, codeCount> proposals_;
    std::size_t size_ = 0;
};

std::array<Shares, 2> Search::split(WorldList list, const std::uint8_t* answers, int verifier) const {
    std::array<Shares, 2> shares;
    const auto add = [](Shares& to, std::uint32_t count) {
        if (count == 0) return;
        std::size_t at = to.codes++;
        for (; at > 0 && to.counts[at - 1] > count; --at) to.counts[at] = to.counts[at - 1];
        to.counts[at] = count;
    };
    for (std::size_t i = 0; i < list.size();) {
        const std::uint8_t code = questions_.codeOf(list[i]);
        const std::size_t start = i;
        std::uint32_t yes = 0;
        for (; i < list.size() && questions_.codeOf(list[i]) == code; ++i) yes += answers[list[i]] >> verifier & 1;
        add(shares[1], yes);
        add(shares[0], static_cast<std::uint32_t>(i - start) - yes);
    }
    return shares;
}

Cost Search::askOne(WorldList list, const Round& round, unsigned open, int left, int verifier,
                    std::array<Cost, 2> bounds, Cost limit) {
    const ListStack::Mark mark = stack_.mark();
    std::uint32_t* const lists = stack_.take(2 * list.size());
    std::array<std::uint32_t*, 2> ends{lists, lists + list.size()};
    for (const std::uint32_t world : list) *ends[round.answers[world] >> verifier & 1]++ = world;
    const std::array<WorldList, 2> parts{WorldList(lists, ends[0]), WorldList(lists + list.size(), ends[1])};
    const Cost asking = list.size() * oneQuestion;
    const std::size_t first = bounds[0] >= bounds[1] ? 0 : 1;
    for (const std::size_t part : {first, 1 - first}) {
        if (bounds[part] == 0) continue;
        bounds[part] = ask(parts[part], round, open & ~(1U << verifier), left - 1, true,
                           minus(limit, asking + bounds[1 - part]), nullptr);
        if (stopped_ || asking + bounds[0] + bounds[1] >= limit) break;
    }
    stack_.release(mark);
    return asking + bounds[0] + bounds[1];
}

Cost Search::ask(WorldList list, const Round& round, unsigned open, int left, bool mayStop, Cost limit, int* chosen) {
    if (left == 0) return best(list, round.proposals, limit);
    struct Choice {
        int verifier;
        std::array<Cost, 2> bounds;
        Cost bound;
    };
    std::array<Choice, mostVerifiers> choices;
    std::size_t count = 0;
    for (int v = 0; v < questions_.verifiers(); ++v) {
        const int twin = round.twins[static_cast<std::size_t>(v)];
        if (!hasVerifier(open, v)) continue;
        bool skipped = false;
        for (int other = twin; other < v && !skipped; ++other) {
            skipped = hasVerifier(open, other) && round.twins[static_cast<std::size_t>(other)] == twin;
        }
        if (skipped) continue;
        const std::array<Shares, 2> shares = split(list, round.answers, v);
        if (shares[0].codes == 0 || shares[1].codes == 0) continue;
        const std::size_t cases = casesLeft[static_cast<std::size_t>(left - 1)];
        const std::array<Cost, 2> bounds{leastCost(shares[0], cases), leastCost(shares[1], cases)};
        choices[count++] = {v, bounds, list.size() * oneQuestion + bounds[0] + bounds[1]};
    }
    std::sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Choice& a, const Choice& b) { return a.bound < b.bound; });
    Cost least = unknownCost;
    for (std::size_t i = 0; i < count; ++i) {
        Cost cost = choices[i].bound;
        if (cost < limit) {
            cost = askOne(list, round, open, left, choices[i].verifier, choices[i].bounds, limit);
            if (stopped_) return 0;
            if (cost < limit) {
                limit = cost;
                if (chosen != nullptr) *chosen = choices[i].verifier;
            }
        }
        least = std::min(least, cost);
    }
    if (mayStop) {
        const Cost cost = best(list, round.proposals, limit);
        if (cost < limit && chosen != nullptr) *chosen = -1;
        least = std::min(least, cost);
    }
    return least;
}

std::vector<Search::Candidate>& Search::candidatesFor(WorldList, std::span<const std::uint8_t>, Cost) {
    static std::vector<Candidate> x;
    return x;
}

Cost Search::best(WorldList list, std::span<const std::uint8_t> proposals, Cost limit) {
    if (questions_.sameCode(list)) return 0;
    if (list.size() == 2) return 2 * (oneRound + oneQuestion);  // some question tells them apart
    const ListStack::Mark mark = stack_.mark();
    if (symmetry_.exists()) list = symmetry_.canonical(list, stack_.take(list.size()));
    const std::uint64_t hash = Memo::hashOf(list);
    const Known known = memo_.find(list, hash);
    const auto leave = [&](Cost cost) {
        stack_.release(mark);
        return cost;
    };
    if (known.exact || known.cost >= limit) return leave(known.cost);
    const Shares shares = sharesOf(questions_, list);
    const Cost floor = std::max(known.cost, leastCost(shares, 1));
    if (floor >= limit) return leave(floor);
    if (outOfEffort()) return leave(0);

    const Worthwhile worthwhile(questions_, list, proposals);
    std::array<Candidate, codeCount> candidates;
    std::array<std::uint8_t, codeCount> kept;
    const std::size_t count = worthwhile.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint8_t proposal = worthwhile.proposal(i);
        kept[i] = proposal;
        const std::uint8_t* const answers = questions_.answersTo(proposal);
        std::array<std::uint32_t, 64> cell{};
        std::array<std::uint8_t, 64> code{};
        std::array<bool, 64> impure{};
        for (const std::uint32_t world : list) {
            const std::uint8_t at = answers[world];
            const std::uint8_t its = questions_.codeOf(world);
            if (cell[at]++ == 0) code[at] = its;
            impure[at] = impure[at] || code[at] != its;
        }
        Cost unresolved = 0;
        std::uint64_t spread = 0;
        for (std::size_t at = 0; at < std::size_t{1} << questions_.verifiers(); ++at) {
            spread += std::uint64_t{cell[at]} * cell[at];
            if (impure[at]) unresolved += cell[at];
        }
        const Cost bound = std::max(floor, (list.size() + unresolved) * oneRound + (floor & (oneRound - 1)));
        candidates[i] = {proposal, bound, spread};
    }
    std::sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(count),
              [](const Candidate& a, const Candidate& b) {
                  return a.bound != b.bound ? a.bound < b.bound : a.spread < b.spread;
              });
    Round round{nullptr, std::span(kept).first(count), symmetry_.twinsIn(list)};
    const unsigned all = (1U << questions_.verifiers()) - 1;
    const Cost starting = list.size() * oneRound;
    Cost least = unknownCost;
    Cost bar = limit;
    for (std::size_t i = 0; i < count && bar > floor; ++i) {
        Cost cost = candidates[i].bound;
        if (cost < bar) {
            round.answers = questions_.answersTo(candidates[i].proposal);
            cost = starting + ask(list, round, all, mostQuestionsInRound, false, minus(bar, starting), nullptr);
            if (stopped_) return leave(0);
            bar = std::min(bar, cost);
        }
        least = std::min(least, cost);
        if (cost >= bar && candidates[i].bound >= bar) break;
    }
    least = std::max(least, floor);
    memo_.store(list, hash, {least, least < limit});
    return leave(least);
}

}  // namespace parlour::turing_machine
namespace parlour::turing_machine {
Found Search::startRound(WorldList list, Cost limit) {
    std::array<std::uint8_t, codeCount> all{};
    for (int i = 0; i < codeCount; ++i) all[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
    Cost c = best(list, all, limit);
    return {c, c, {}};
}
}
