// Two worlds are told apart by the proposals that some verifier's two criteria judge differently.
// Numbers are counted bit by bit across proposals, as a circuit would.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/telling.h"

namespace parlour::turing_machine {

Telling::Telling(const Questions& questions, WorldList list) : size_(list.size()) {
    for (std::size_t i = 0; i < size_; ++i) clear_[i] = Proposals::all();
    for (std::size_t i = 1; i < size_; ++i) {
        const std::uint8_t code = questions.codeOf(list[i]);
        for (std::size_t j = 0; j < i && questions.codeOf(list[j]) != code; ++j) {
            const Proposals apart = questions.tellingApart(list[i], list[j]);
            clear_[i] = clear_[i] & apart;
            clear_[j] = clear_[j] & apart;
        }
    }
    for (std::size_t i = 0; i < size_; ++i) count(Proposals::all().without(clear_[i]));
}

void Telling::count(Proposals confusing) {
    for (std::size_t plane = 0; plane < planes && !confusing.empty(); ++plane) {
        const Proposals carry = counts_[plane] & confusing;
        counts_[plane] = (counts_[plane] | confusing).without(carry);
        confusing = carry;
    }
}

std::size_t Telling::fewestConfused(Proposals proposals) const {
    std::size_t fewest = 0;
    for (std::size_t plane = planes; plane-- > 0;) {
        const Proposals fewer = proposals.without(counts_[plane]);
        if (fewer.empty())
            fewest |= std::size_t{1} << plane;
        else
            proposals = fewer;
    }
    return fewest;
}

Proposals Telling::confusingAtMost(std::size_t worlds, Proposals proposals) const {
    if (worlds >= size_) return proposals;
    Proposals fewer;
    for (std::size_t plane = planes; plane-- > 0;) {
        if ((worlds >> plane & 1) != 0) {
            fewer = fewer | proposals.without(counts_[plane]);
            proposals = proposals & counts_[plane];
        } else {
            proposals = proposals.without(counts_[plane]);
        }
    }
    return fewer | proposals;
}

std::uint64_t Telling::confusedBy(Code proposal) const {
    std::uint64_t worlds = 0;
    for (std::size_t i = 0; i < size_; ++i) {
        if (!clear_[i].has(proposal)) worlds |= std::uint64_t{1} << i;
    }
    return worlds;
}

}  // namespace parlour::turing_machine
