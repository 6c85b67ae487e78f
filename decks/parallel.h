// Does independent jobs on all cores. A thread may not throw, so what a job throws is carried to whoever asked for it.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace parlour::decks {

/// Calls job(0) to job(count - 1), each once, on as many threads as there are cores. If one throws, no other is begun,
/// and what the first of them threw is thrown here when all threads have ended.
template <class Job>
void inParallel(int count, const Job& job) {
    std::atomic<int> next = 0;
    std::exception_ptr thrown;
    std::once_flag first;
    const auto work = [&] {
        try {
            for (int i = next++; i < count; i = next++) job(i);
        } catch (...) {
            next = count;
            std::call_once(first, [&] { thrown = std::current_exception(); });
        }
    };
    {
        const int helpers = std::min(static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)), count) - 1;
        std::vector<std::jthread> threads;
        for (int i = 0; i < helpers; ++i) threads.emplace_back(work);
        work();
    }
    if (thrown) std::rethrow_exception(thrown);
}

}  // namespace parlour::decks
