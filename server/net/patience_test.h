// How tests wait for what another thread or another process does: for as long as it takes, but not for ever.
// Used by the tests of this folder. SPDX-License-Identifier: MIT
#pragma once
#include <chrono>
#include <functional>
#include <thread>

namespace parlour::server {

/// No measure, only so that a test that fails comes to an end.
inline constexpr int patienceOfTests = 60'000;  // milliseconds

/// Asks again and again until it is so; whether that came in the patience of tests.
inline bool comesTrue(const std::function<bool()>& isSo) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(patienceOfTests);
    while (!isSo()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return true;
}

}  // namespace parlour::server
