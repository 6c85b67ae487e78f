// BLAKE2b, under the hash of the change before. SPDX-License-Identifier: MIT
#include "server/store/chain.h"

#include <sodium.h>

namespace parlour::server {

ChainHash hashAfter(const ChainHash& before, std::string_view change) {
    ChainHash hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(change.data()), change.size(),
                       before.data(), before.size());
    return hash;
}

}  // namespace parlour::server
