// In small sets all proposals are judged at once (frame.h), in large ones each by its cells.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/candidates.h"

#include "games/turing_machine/search/symmetry.h"

namespace parlour::turing_machine {
namespace {

/// The same for sets of any size: to sort is a long piece of code.
void putInOrder(std::span<Candidate> candidates) {
    std::ranges::sort(candidates, [](const Candidate& a, const Candidate& b) {
        return a.rounds != b.rounds ? a.rounds < b.rounds : a.uneven < b.uneven;
    });
}

}  // namespace

template <std::size_t Words>
Cells<Words>::Cells(Frame<Words>& frame, const Bits<Words>& set, int proposal) {
    cells_[0] = set;
    std::size_t count = 1;
    for (int verifier = 0; verifier < frame.verifiers(); ++verifier) {
        const Bits<Words>& accepting = frame.yes(proposal, verifier);
        for (std::size_t i = 0, before = count; i < before; ++i) {
            const Bits<Words> yes = cells_[i] & accepting;
            if (yes.empty() || yes == cells_[i]) continue;
            cells_[i] = cells_[i] ^ yes;
            cells_[count++] = yes;
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (!frame.sameCode(cells_[i])) cells_[count_++] = cells_[i];
    }
}

template <std::size_t Words>
Candidates<Words>::Candidates(Frame<Words>& frame, const Bits<Words>& set)
    : frame_(frame),
      set_(set),
      size_(set.size()),
      confusion_(frame.apart(), Words == 1 ? set.words[0] : 0, frame.proposals()) {
    if constexpr (Words == 1) {
        waiting_ = confusion_.fewest();
        least_ = size_ + waiting_;
        addWaiting(waiting_);
    } else {
        forEachCode(frame.proposals(), [&](Code proposal) {
            const auto cells = std::make_unique<Cells<Words>>(frame, set, proposal.index);  // too large for the stack
            unsigned waiting = 0;
            for (const Bits<Words>& cell : cells->mixed()) waiting += cell.size();
            add(proposal.index, size_ + waiting);
        });
        sort();
        least_ = count_ == 0 ? size_ : items_.front().rounds;
    }
}

template <std::size_t Words>
const Candidate* Candidates<Words>::next(unsigned limit) {
    if constexpr (Words == 1) {
        while (at_ == count_ && waiting_ < size_ && size_ + waiting_ + 1 < limit) addWaiting(++waiting_);
    }
    if (at_ == count_ || items_[at_].rounds >= limit) return nullptr;
    return &items_[at_++];
}

/// Those that confuse so many worlds.
template <std::size_t Words>
void Candidates<Words>::addWaiting(unsigned worlds) {
    forEachCode(confusion_.confusing(worlds), [&](Code proposal) { add(proposal.index, size_ + worlds); });
    sort();
}

template <std::size_t Words>
void Candidates<Words>::add(int proposal, unsigned rounds) {
    Candidate& candidate = items_[count_];
    candidate = {.proposal = static_cast<std::uint8_t>(proposal), .rounds = rounds, .uneven = 0, .sign = 0};
    const std::size_t first = set_.first();
    for (int verifier = 0; verifier < frame_.verifiers(); ++verifier) {
        Bits<Words> yes = set_ & frame_.yes(proposal, verifier);
        if (yes.has(first)) yes = yes ^ set_;  // yes and no are interchangeable
        const unsigned part = yes.size();
        const std::uint64_t difference = 2 * part > size_ ? 2 * part - size_ : size_ - 2 * part;
        candidate.uneven += difference * difference;
        if (part == 0) continue;
        std::uint64_t split = 0;
        for (const std::uint64_t word : yes.words) split = scramble(split ^ word);
        candidate.sign += split;
    }
    if (candidate.sign == 0) return;  // it tells nothing
    for (std::size_t i = count_; i > 0 && items_[i - 1].rounds == rounds; --i) {
        if (items_[i - 1].sign == candidate.sign && items_[i - 1].uneven == candidate.uneven) return;
    }
    ++count_;
}

template <std::size_t Words>
void Candidates<Words>::sort() {
    putInOrder(left());
}

template class Candidates<1>;
template class Candidates<4>;
template class Candidates<16>;
template class Candidates<64>;
template class Candidates<512>;
template class Cells<1>;
template class Cells<4>;
template class Cells<16>;
template class Cells<64>;
template class Cells<512>;

}  // namespace parlour::turing_machine
