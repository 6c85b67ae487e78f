// Threads that give way to the loop: whoever moves a piece comes before whoever thinks.
// SPDX-License-Identifier: MIT
#include "server/house/worker_threads.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>

namespace parlour::server {
namespace {

constexpr int politeness = 10;  // as `nice` counts it; for a thread, on Linux

}  // namespace

std::int64_t processorTime() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_nsec / 1000;
}

WorkerThreads::WorkerThreads(int threads, Post post) : post_(std::move(post)), mostForOne_(std::max(1, threads - 1)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

WorkerThreads::~WorkerThreads() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void WorkerThreads::run(const std::string& address, Work work, Done done) {
    add(address, &Lane::tasks, {std::move(work), std::move(done)});
}

void WorkerThreads::atEasel(const std::string& address, Work work, Done done) {
    add(address, &Lane::pictures, {std::move(work), std::move(done)});
}

void WorkerThreads::add(const std::string& address, std::deque<Task> Lane::* tasks, Task task) {
    {
        const std::lock_guard lock(mutex_);
        auto lane = std::ranges::find(lanes_, address, &Lane::address);
        if (lane == lanes_.end())
            lane = lanes_.insert(lanes_.end(), Lane{.address = address, .tasks = {}, .pictures = {}});
        ((*lane).*tasks).push_back(std::move(task));
    }
    changed_.notify_one();
}

/// Whose turn it is; the end, if nobody's.
std::list<WorkerThreads::Lane>::iterator WorkerThreads::nextLane() {
    return std::ranges::find_if(lanes_, [this](const Lane& lane) {
        return lane.running < mostForOne_ && (!lane.tasks.empty() || lane.mayPaint());
    });
}

void WorkerThreads::serve() {
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), politeness);
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return stopping_ || nextLane() != lanes_.end(); });
        if (stopping_) return;
        const auto lane = nextLane();
        const bool paints = lane->tasks.empty();  // somebody waits for a move
        auto& tasks = paints ? lane->pictures : lane->tasks;
        Task task = std::move(tasks.front());
        tasks.pop_front();
        ++lane->running;
        lane->isPainting |= paints;
        lanes_.splice(lanes_.end(), lanes_, lane);  // the others first
        lock.unlock();
        const auto before = processorTime();
        task.work();
        const auto took = processorTime() - before;
        task.work = nullptr;  // what it held is let go of here, not on the loop
        post_([done = std::move(task.done), took] { done(took); });
        lock.lock();
        if (paints) lane->isPainting = false;
        if (--lane->running == 0 && lane->isEmpty()) lanes_.erase(lane);
        changed_.notify_one();  // this address may go on
    }
}

}  // namespace parlour::server
