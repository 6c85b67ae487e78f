// For each proposal and verifier, which worlds would answer yes: made once for a search.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/search/questions.h"

#include <algorithm>

namespace parlour::turing_machine {

Questions::Questions(const Worlds& worlds)
    : verifiers_(worlds.verifiers()),
      worlds_(worlds.size()),
      codes_(worlds_),
      answers_(static_cast<std::size_t>(worlds_) * codeCount),
      criteria_(static_cast<std::size_t>(worlds_) * static_cast<std::size_t>(verifiers_)),
      accepted_(criteria_.size()),
      accepting_(static_cast<std::size_t>(codeCount) * mostVerifiers),
      kinds_(accepting_.size()) {
    for (std::uint32_t world = 0; world < worlds_; ++world) codes_[world] = worlds.codeOf(world).index;
    for (int verifier = 0; verifier < verifiers_; ++verifier) {
        std::vector<Function> functions;
        std::array<std::uint8_t, functionCount> places{};
        for (std::uint32_t world = 0; world < worlds_; ++world) {
            const Function function = worlds.functionOf(world, verifier);
            auto& place = places[function];
            if (functions.empty() || functions[place] != function) {
                const auto found = std::ranges::find(functions, function);
                place = static_cast<std::uint8_t>(found - functions.begin());
                if (found == functions.end()) functions.push_back(function);
            }
            const std::size_t at = world * static_cast<std::size_t>(verifiers_) + static_cast<std::size_t>(verifier);
            criteria_[at] = place;
            accepted_[at] = codesOf(function);
        }
        for (std::size_t place = 0; place < functions.size(); ++place) {
            forEachCode(codesOf(functions[place]), [&](Code proposal) {
                accepting_[placeOf(proposal.index, verifier)] |= std::uint64_t{1} << place;
            });
        }
        std::vector<std::uint64_t> kinds;
        for (int proposal = 0; proposal < codeCount; ++proposal) {
            const auto kind = std::ranges::find(kinds, accepting(proposal, verifier));
            kinds_[placeOf(proposal, verifier)] = static_cast<std::uint8_t>(kind - kinds.begin());
            if (kind == kinds.end()) kinds.push_back(accepting(proposal, verifier));
            std::uint8_t* row = answers_.data() + static_cast<std::size_t>(proposal) * worlds_;
            const std::uint64_t yes = accepting(proposal, verifier);
            for (std::uint32_t world = 0; world < worlds_; ++world) {
                const std::uint8_t place = criterionOf(world, verifier);
                row[world] = static_cast<std::uint8_t>(row[world] | (yes >> place & 1) << verifier);
            }
        }
    }
}

}  // namespace parlour::turing_machine
