// See second_search_test.h. Everything is tried that may be better than what is found already.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/second_search_test.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "games/turing_machine/search/bits.h"

namespace parlour::turing_machine::reference {
namespace {

/// Rounds in millions, questions in ones: costs can be added, subtracted and compared.
using Sum = long;
constexpr Sum oneRound = 1'000'000;

template <std::size_t Words>
class SecondSearch {
public:
    explicit SecondSearch(const std::vector<World>& worlds) : all_(Set::none()), yes_(codeCount) {
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            all_.add(i);
            Set& same = sameCode_.emplace_back(Set::none());
            for (std::size_t j = 0; j < worlds.size(); ++j)
                if (worlds[j].code == worlds[i].code) same.add(j);
        }
        for (std::size_t proposal = 0; proposal < codeCount; ++proposal) {
            for (std::size_t verifier = 0; verifier < worlds.front().says.size(); ++verifier) {
                Set& yes = yes_[proposal].emplace_back(Set::none());
                for (std::size_t i = 0; i < worlds.size(); ++i)
                    if (worlds[i].says[verifier][proposal]) yes.add(i);
            }
        }
    }

    Cost best() {
        const Sum sum = startRound(all_, std::numeric_limits<Sum>::max() / 2);
        return {sum / oneRound, sum % oneRound};
    }

private:
    using Set = Bits<Words>;
    struct Before {
        bool operator()(const Set& a, const Set& b) const { return a.words < b.words; }
    };
    struct BeforeAll {
        bool operator()(const std::vector<Set>& a, const std::vector<Set>& b) const {
            return std::ranges::lexicographical_compare(a, b, Before{});
        }
    };
    struct Hash {
        std::size_t operator()(const Set& set) const {
            std::size_t hash = 0;
            for (const std::uint64_t word : set.words) hash = (hash ^ word) * 0x9e3779b97f4a7c15 ^ hash >> 29;
            return hash;
        }
    };
    using Splits = std::vector<Set>;  // different ones, without what the set's first world answers
    struct Known {
        Sum sum = 0;
        bool exact = false;  // else it costs no less, rounds and questions together
    };

    static Sum sizeOf(const Set& set) { return set.size(); }
    bool knowsCode(const Set& set) const { return set.empty() || set.isWithin(sameCode_[set.first()]); }

    Splits splitsOf(const Set& set, std::size_t proposal) const {
        std::set<Set, Before> splits;
        for (const Set& yes : yes_[proposal]) {
            const Set part = yes.has(set.first()) ? set.without(yes) : set & yes;
            if (!part.empty()) splits.insert(part);
        }
        return {splits.begin(), splits.end()};
    }

    /// How many worlds have another round to come, whichever of these is asked: all together say the same of another
    /// code.
    Sum confused(const Set& set, const Splits& splits, unsigned open) const {
        std::vector<Set> cells{set};
        for (std::size_t i = 0; i < splits.size(); ++i) {
            if ((open >> i & 1) == 0) continue;
            for (std::size_t j = cells.size(); j-- > 0;) {
                const Set part = cells[j] & splits[i];
                if (part.empty() || part == cells[j]) continue;
                cells[j] = cells[j].without(part);
                cells.push_back(part);
            }
        }
        Sum worlds = 0;
        for (const Set& cell : cells) worlds += knowsCode(cell) ? 0 : sizeOf(cell);
        return worlds;
    }

    /// What it costs if that is below the limit; else something that is not below it, and not above what it costs.
    Sum startRound(const Set& set, Sum limit) {
        if (knowsCode(set)) return 0;
        if (const auto known = known_.find(set); known != known_.end())
            if (known->second.exact || known->second.sum >= limit) return known->second.sum;
        std::set<Splits, BeforeAll> different;
        for (std::size_t proposal = 0; proposal < codeCount; ++proposal) different.insert(splitsOf(set, proposal));
        std::vector<std::pair<Sum, const Splits*>> order;
        for (const Splits& splits : different)
            if (!splits.empty()) order.emplace_back(confused(set, splits, ~0U), &splits);
        std::ranges::sort(order, {}, [](const auto& one) { return one.first; });
        const Sum thisRound = sizeOf(set) * oneRound;
        Sum least = limit;
        for (const auto& [waiting, splits] : order) {
            if (thisRound + waiting * (oneRound + 1) + sizeOf(set) >= least) continue;
            const unsigned open = (1U << splits->size()) - 1;
            least = std::min(least, thisRound + inRound(set, *splits, open, mostQuestionsInRound, least - thisRound));
        }
        known_[set] = {least, least < limit};
        return least;
    }

    /// The same within a round.
    Sum inRound(const Set& set, const Splits& splits, unsigned open, int left, Sum limit) {
        if (knowsCode(set)) return 0;
        const Sum size = sizeOf(set);
        Sum least = limit;
        // Whoever asks on asks in every world, and worlds that are told apart by nothing here wait for another round.
        const bool mayAsk = left > 0 && size + confused(set, splits, open) * (oneRound + 1) < least;
        for (std::size_t i = 0; mayAsk && i < splits.size(); ++i) {
            const Set yes = set & splits[i];
            if ((open >> i & 1) == 0 || yes.empty() || yes == set) continue;
            const Set no = set.without(yes);
            const unsigned then = open & ~(1U << i);
            const Sum atLeast = knowsCode(no) ? 0 : sizeOf(no) * (left == 1 ? oneRound + 1 : 1);
            const Sum ifYes = inRound(yes, splits, then, left - 1, least - size - atLeast);
            if (size + ifYes + atLeast >= least) continue;
            least = std::min(least, size + ifYes + inRound(no, splits, then, left - 1, least - size - ifYes));
        }
        // To end the round, once something was asked, costs every world at least another one, with a question.
        const bool mayEnd = left < mostQuestionsInRound && size * (oneRound + 1) < least;
        return mayEnd ? std::min(least, startRound(set, least)) : least;
    }

    Set all_;
    std::vector<Set> sameCode_;          // by world
    std::vector<std::vector<Set>> yes_;  // by proposal and verifier
    std::unordered_map<Set, Known, Hash> known_;
};

}  // namespace

Cost secondOpinion(const std::vector<World>& worlds) {
    return worlds.size() <= Bits<1>::most ? SecondSearch<1>(worlds).best() : SecondSearch<6>(worlds).best();
}

}  // namespace parlour::turing_machine::reference
