// Feeds any bytes to a connection, cut up in two ways: what is heard must not depend on that, and is never too long.
// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <vector>

#include "server/net/frames.h"

using namespace parlour::server;

namespace {

constexpr std::size_t most = 200;

std::vector<std::pair<Received::Kind, std::string>> heard(std::string_view bytes, std::size_t step) {
    Incoming incoming(most);
    std::vector<std::pair<Received::Kind, std::string>> all;
    while (!bytes.empty()) {
        incoming.add(bytes.substr(0, step));
        bytes.remove_prefix(std::min(step, bytes.size()));
        while (const auto said = incoming.next()) {
            if (said->bytes.size() > most) std::abort();
            all.emplace_back(said->kind, said->bytes);
        }
    }
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (heard(bytes, size + 1) != heard(bytes, 1)) std::abort();
    return 0;
}
