// Does independent jobs on all cores.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace parlour::decks {

/// Calls job(0) to job(count - 1), each once, on as many threads as there are cores.
template <class Job>
void inParallel(int count, const Job& job) {
    std::atomic<int> next = 0;
    const auto work = [&] {
        for (int i = next++; i < count; i = next++) job(i);
    };
    const int helpers = std::min(static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)), count) - 1;
    std::vector<std::jthread> threads;
    for (int i = 0; i < helpers; ++i) threads.emplace_back(work);
    work();
}

}  // namespace parlour::decks
