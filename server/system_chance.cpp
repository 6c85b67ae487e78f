// Numbers without bias out of libsodium's bytes. SPDX-License-Identifier: MIT
#include "server/system_chance.h"

#include <sodium.h>

#include <cstdlib>
#include <utility>

#include "core/doubt.h"

namespace parlour::server {

SystemChance::SystemChance() {
    if (sodium_init() < 0) std::abort();  // without randomness nothing can be kept secret
}

int SystemChance::below(int n) {
    if (n < 1) [[unlikely]] {
        misfit("a choice among nothing");
        return 0;
    }
    const auto bound = static_cast<std::uint32_t>(n);
    const std::uint32_t tooLow = -bound % bound;  // numbers below it would make some outcomes likelier
    for (;;) {
        if (used_ == numbers_.size()) {
            randombytes_buf(numbers_.data(), sizeof numbers_);
            used_ = 0;
        }
        const std::uint32_t number = std::exchange(numbers_[used_++], 0);
        if (number >= tooLow) return static_cast<int>(number % bound);
    }
}

}  // namespace parlour::server
