// A thread of its own, because syncing waits for the disk: what gathers meanwhile is written together.
// SPDX-License-Identifier: MIT
#include "server/store/scribe.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace parlour::server {
namespace {

// The more came together, the longer the scribe waits for the next: a quiet house waits for the disk alone, a busy one
// visits it less often. It saves a fifth of the work at ten thousand changes a second.
constexpr std::chrono::microseconds restForEach{100}, longestRest{6000};

}  // namespace

Scribe::Scribe(Store& store, Post post, Measured measured)
    : store_(store), post_(std::move(post)), measured_(std::move(measured)), thread_([this] { run(); }) {}

Scribe::~Scribe() { stop(); }

void Scribe::append(Append append, Written told) {
    if (gathered_.appends.empty()) post_([this] { handOver(); });
    gathered_.appends.push_back(std::move(append));
    gathered_.told.push_back(std::move(told));
}

void Scribe::handOver() {
    if (gathered_.appends.empty()) return;
    {
        const std::lock_guard lock(mutex_);
        std::ranges::move(gathered_.appends, std::back_inserter(waiting_.appends));
        std::ranges::move(gathered_.told, std::back_inserter(waiting_.told));
    }
    gathered_.appends.clear();
    gathered_.told.clear();
    changed_.notify_one();
}

void Scribe::forget(Time overBefore, Time allBefore) {
    {
        const std::lock_guard lock(mutex_);
        toForget_ = {overBefore, allBefore};
    }
    changed_.notify_one();
}

void Scribe::stop() {
    handOver();
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Scribe::run() {
    for (;;) {
        Waiting batch;
        std::optional<std::pair<Time, Time>> toForget;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stopping_ || toForget_ || !waiting_.appends.empty(); });
            if (stopping_ && waiting_.appends.empty()) return;
            batch = std::exchange(waiting_, {});
            if (batch.appends.empty()) toForget = std::exchange(toForget_, {});
        }
        if (!batch.appends.empty()) {
            const auto rest = std::min(longestRest, static_cast<int>(batch.appends.size()) * restForEach);
            write(std::move(batch));
            std::this_thread::sleep_for(rest);
        }
        if (!toForget) continue;
        const auto forgotten = store_.forgetSome(toForget->first, toForget->second);
        if (forgotten && *forgotten > 0) forget(toForget->first, toForget->second);  // when there is time again
    }
}

void Scribe::write(Waiting batch) {
    const auto start = std::chrono::steady_clock::now();
    auto results = store_.append(batch.appends);
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    post_([this, told = std::move(batch.told), results = std::move(results), took = took.count()] {
        measured_(told.size(), took);
        for (std::size_t i = 0; i < told.size(); ++i) told[i](results[i]);
    });
}

}  // namespace parlour::server
