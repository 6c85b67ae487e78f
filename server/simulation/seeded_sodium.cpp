// Numbers for libsodium that come from a seed instead of the kernel. SPDX-License-Identifier: MIT
#include "server/simulation/seeded_sodium.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "core/chance.h"

namespace parlour::server::simulation {
namespace {

SeededChance luck(0);

std::uint32_t anyNumber() {
    return (static_cast<std::uint32_t>(luck.below(1 << 16)) << 16U) | static_cast<std::uint32_t>(luck.below(1 << 16));
}

void fill(void* into, const std::size_t size) {
    for (std::size_t at = 0; at < size; at += sizeof(std::uint32_t)) {
        const std::uint32_t number = anyNumber();
        std::memcpy(static_cast<char*>(into) + at, &number, std::min(sizeof number, size - at));
    }
}

randombytes_implementation seeded{.implementation_name = [] { return "seeded"; },
                                  .random = anyNumber,
                                  .stir = nullptr,
                                  .uniform = nullptr,
                                  .buf = fill,
                                  .close = nullptr};

}  // namespace

void seedSodium(std::uint64_t seed) {
    static const bool isReady = randombytes_set_implementation(&seeded) == 0 && sodium_init() >= 0;
    if (!isReady) std::abort();
    luck = SeededChance(seed);  // after libsodium has begun, which takes some of it
}

}  // namespace parlour::server::simulation
