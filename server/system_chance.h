// Luck for games from the system's randomness: nobody can work out what comes next from what came before.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>

#include "core/chance.h"

namespace parlour::server {

class SystemChance final : public Chance {
public:
    SystemChance();
    int below(int n) override;

private:
    std::array<std::uint32_t, 64> numbers_{};  // asked for together: each visit to the kernel costs
    std::size_t used_ = numbers_.size();
};

}  // namespace parlour::server
