// The scribe's thread.
// SPDX-License-Identifier: MIT
#include "server/scribe.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace parlour::server {
namespace {

using Steady = std::chrono::steady_clock;
constexpr auto betweenVisits = std::chrono::milliseconds(2);  // to the disk, while many tables are busy

}  // namespace

Scribe::Scribe(Store& store, Post post, Measured measured)
    : store_(store), post_(std::move(post)), measured_(std::move(measured)), thread_([this] { run(); }) {}

Scribe::~Scribe() { stop(); }

void Scribe::append(Append append, Told told) {
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
    stopped_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Scribe::run() {
    auto visitedAt = Steady::now();
    std::size_t served = 0;
    for (;;) {
        Waiting batch;
        std::optional<std::pair<Time, Time>> toForget;
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return stopping_ || toForget_ || !waiting_.appends.empty(); });
            // After a visit that served several, more are on their way: one that waits for them serves them all.
            if (served > 1) stopped_.wait_until(lock, visitedAt + betweenVisits, [this] { return stopping_; });
            if (stopping_ && waiting_.appends.empty()) return;
            batch = std::exchange(waiting_, {});
            if (batch.appends.empty()) toForget = std::exchange(toForget_, {});
        }
        visitedAt = Steady::now();
        served = batch.appends.size();
        if (!batch.appends.empty()) write(std::move(batch));
        if (toForget) store_.forget(toForget->first, toForget->second);
    }
}

void Scribe::write(Waiting batch) {
    const auto start = Steady::now();
    auto results = store_.append(batch.appends);
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Steady::now() - start);
    post_([this, told = std::move(batch.told), results = std::move(results), took = took.count()] {
        measured_(told.size(), took);
        for (std::size_t i = 0; i < told.size(); ++i) told[i](results[i]);
    });
}

}  // namespace parlour::server
