// Turns lists of worlds into bits. Numbers are counted bit by bit across proposals, as a circuit would.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/frame.h"

namespace parlour::turing_machine {

template <std::size_t Words>
Frame<Words>::Frame(const Questions& questions, WorldList list, Proposals proposals)
    : questions_(questions),
      list_(list),
      proposals_(proposals),
      apart_(questions, Words == 1 ? list : WorldList{}),
      all_(Set::none()),
      lastOfCode_(Set::none()) {
    std::uint8_t code = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i == 0 || questions.codeOf(list[i]) != questions.codeOf(list[i - 1])) {
            if (i != 0) {
                ++code;
                lastOfCode_.add(i - 1);
            }
            withCode_[code] = Set::none();
        }
        codes_[i] = code;
        withCode_[code].add(i);
        all_.add(i);
    }
    if (!list.empty()) lastOfCode_.add(list.size() - 1);
    for (int verifier = 0; verifier < questions.verifiers(); ++verifier) {
        Criteria& criteria = criteria_[static_cast<std::size_t>(verifier)];
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::uint8_t criterion = questions.criterionOf(list[i], verifier);
            if ((criteria.present >> criterion & 1) == 0) criteria.worlds[criterion] = Set::none();
            criteria.present |= std::uint64_t{1} << criterion;
            criteria.worlds[criterion].add(i);
        }
    }
}

template <std::size_t Words>
const Bits<Words>& Frame<Words>::yes(int proposal, int verifier) {
    Criteria& criteria = criteria_[static_cast<std::size_t>(verifier)];
    const std::uint8_t kind = questions_.kindOf(proposal, verifier);
    Set& worlds = criteria.accepting[kind];
    if (!criteria.known.has(Code{kind})) {
        criteria.known.add(Code{kind});
        worlds = Set::none();
        for (std::uint64_t rest = criteria.present & questions_.accepting(proposal, verifier); rest != 0;
             rest &= rest - 1) {
            worlds.unite(criteria.worlds[static_cast<std::size_t>(std::countr_zero(rest))]);
        }
    }
    return worlds;
}

template <std::size_t Words>
Shares Frame<Words>::shares(Set set) const {
    Shares shares;
    while (!set.empty()) {
        const Set same = set & withCode_[codes_[set.first()]];
        shares.add(same.size());
        set = set ^ same;
    }
    return shares;
}

template <std::size_t Words>
unsigned Frame<Words>::codes(Set set) const {
    if constexpr (Words == 1) {  // adding to all but a code's last world carries into that one if there is any
        const std::uint64_t last = lastOfCode_.words[0];
        const std::uint64_t others = all_.words[0] & ~last;
        return static_cast<unsigned>(std::popcount((((set.words[0] & others) + others) | set.words[0]) & last));
    }
    unsigned codes = 0;
    for (; !set.empty(); ++codes) set = set.without(withCode_[codes_[set.first()]]);
    return codes;
}

template <std::size_t Words>
std::vector<std::uint32_t> Frame<Words>::listOf(const Set& set) const {
    std::vector<std::uint32_t> worlds;
    worlds.reserve(set.size());
    set.forEach([&](std::size_t bit) { worlds.push_back(list_[bit]); });
    return worlds;
}

template class Frame<1>;
template class Frame<4>;
template class Frame<16>;
template class Frame<64>;
template class Frame<512>;

Apart::Apart(const Questions& questions, WorldList list) : pairs_(list.size() * (list.size() + 1) / 2) {
    std::size_t pair = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        codes_[i] = questions.codeOf(list[i]);
        for (std::size_t j = 0; j < i; ++j) pairs_[pair++] = questions.tellingApart(list[i], list[j]);
    }
}

Confusion::Confusion(const Apart& apart, std::uint64_t set, Proposals proposals) : proposals_(proposals) {
    std::array<Proposals, 64> clear;  // by world, the proposals that do not confuse it
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(rest));
        Proposals mine = proposals;
        for (std::uint64_t before = set & ((std::uint64_t{1} << i) - 1); before != 0; before &= before - 1) {
            const auto j = static_cast<std::size_t>(std::countr_zero(before));
            if (apart.sameCode(i, j)) break;  // and so are all between them
            const Proposals between = apart.between(i, j);
            mine = mine & between;
            clear[j] = clear[j] & between;
        }
        clear[i] = mine;
    }
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
        Proposals carry = proposals.without(clear[static_cast<std::size_t>(std::countr_zero(rest))]);
        for (std::size_t plane = 0; plane < planes && !carry.empty(); ++plane) {
            const Proposals both = counts_[plane] & carry;
            counts_[plane] = counts_[plane] ^ carry;
            carry = both;
        }
    }
}

unsigned Confusion::fewest() const {
    unsigned fewest = 0;
    Proposals rest = proposals_;
    for (std::size_t plane = planes; plane-- > 0;) {
        const Proposals fewer = rest.without(counts_[plane]);
        if (fewer.empty())
            fewest |= 1U << plane;
        else
            rest = fewer;
    }
    return fewest;
}

Proposals Confusion::confusing(unsigned worlds) const {
    Proposals those = proposals_;
    for (std::size_t plane = 0; plane < planes; ++plane)
        those = (worlds >> plane & 1) != 0 ? those & counts_[plane] : those.without(counts_[plane]);
    return those;
}

}  // namespace parlour::turing_machine
