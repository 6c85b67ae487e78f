// Greedy choices are made with whole numbers only, so that every machine makes the same ones.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/greedy.h"

#include <algorithm>

namespace parlour::turing_machine {
namespace {

/// n log2 n with eight binary places: what it takes to tell n worlds apart.
std::uint64_t uncertainty(std::uint64_t n) {
    if (n < 2) return 0;
    const auto whole = static_cast<unsigned>(std::bit_width(n)) - 1;
    std::uint64_t mantissa = whole >= 31 ? n >> (whole - 31) : n << (31 - whole);  // in [2^31, 2^32)
    std::uint64_t log = whole;
    for (int place = 0; place < 8; ++place) {
        mantissa = mantissa * mantissa >> 31;
        log <<= 1;
        if (mantissa >> 32 != 0) {
            log |= 1;
            mantissa >>= 1;
        }
    }
    return n * log;
}

/// Worlds with the same answers: how many, and whether they still differ in their code.
struct Group {
    std::uint32_t worlds = 0;
    std::uint8_t code = 0;
    bool mixed = false;

    void add(std::uint8_t itsCode) {
        if (worlds++ == 0) code = itsCode;
        mixed = mixed || code != itsCode;
    }
};

/// Fewer worlds that must wait for another round are better, then less uncertainty.
struct Judgement {
    std::uint64_t waiting = 0;
    std::uint64_t uncertain = 0;
    auto operator<=>(const Judgement&) const = default;
};

Judgement judge(std::span<const Group> groups) {
    Judgement judgement;
    for (const Group& group : groups) {
        if (group.mixed) judgement.waiting += group.worlds;
        judgement.uncertain += uncertainty(group.worlds);
    }
    return judgement;
}

int greedyProposal(const Questions& questions, WorldList list, int first) {
    int best = 0;
    std::optional<Judgement> least;
    for (int i = 0; i < codeCount; ++i) {
        const int proposal = (first + i) % codeCount;
        std::array<Group, std::size_t{1} << mostVerifiers> groups{};
        const std::uint8_t* const answers = questions.answersTo(proposal);
        for (const std::uint32_t world : list) groups[answers[world]].add(questions.codeOf(world));
        const Judgement judgement = judge(groups);
        if (least && *least <= judgement) continue;
        least = judgement;
        best = proposal;
    }
    return best;
}

/// The open verifier that tells most, or -1 if none tells anything.
int greedyVerifier(const Questions& questions, WorldList list, int proposal, unsigned open) {
    int best = -1;
    std::uint64_t least = 0;
    const std::uint8_t* const answers = questions.answersTo(proposal);
    for (int verifier = 0; verifier < questions.verifiers(); ++verifier) {
        if ((open >> verifier & 1) == 0) continue;
        std::array<Group, 2> groups{};
        for (const std::uint32_t world : list) groups[answers[world] >> verifier & 1].add(questions.codeOf(world));
        if (groups[0].worlds == 0 || groups[1].worlds == 0) continue;
        std::uint64_t uncertain = 0;
        for (const Group& group : groups) uncertain += group.mixed ? uncertainty(group.worlds) : 0;
        if (best >= 0 && least <= uncertain) continue;
        least = uncertain;
        best = verifier;
    }
    return best;
}

}  // namespace

OpenRound OpenRound::after(const Move& move, int verifiers) const {
    const unsigned before = move.newRound ? (1U << verifiers) - 1 : open;
    return {move.proposal, before & ~(1U << move.verifier), (move.newRound ? mostQuestionsInRound : left) - 1};
}

Move greedyMove(const Questions& questions, WorldList list, const OpenRound& round, int first) {
    if (!round.begins()) {
        const int verifier = greedyVerifier(questions, list, round.proposal, round.open);
        if (verifier >= 0) return {round.proposal, verifier, false};
    }
    const int proposal = greedyProposal(questions, list, first);
    return {proposal, greedyVerifier(questions, list, proposal, (1U << questions.verifiers()) - 1), true};
}

Cost greedyCost(const Questions& questions, WorldList list, const OpenRound& round) {
    if (list.empty() || questions.sameCode(list)) return 0;
    const Move move = greedyMove(questions, list, round);
    std::array<std::vector<std::uint32_t>, 2> parts;
    const std::uint8_t* const answers = questions.answersTo(move.proposal);
    for (const std::uint32_t world : list) parts[answers[world] >> move.verifier & 1].push_back(world);
    const OpenRound next = round.after(move, questions.verifiers());
    return list.size() * (oneQuestion + (move.newRound ? oneRound : 0)) + greedyCost(questions, parts[0], next) +
           greedyCost(questions, parts[1], next);
}

}  // namespace parlour::turing_machine
