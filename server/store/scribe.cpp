// What the scribe does next, and the thread that does it. SPDX-License-Identifier: MIT
#include "server/store/scribe.h"

#include <algorithm>
#include <chrono>
#include <iterator>

#include "server/sabotage.h"

namespace parlour::server {
namespace {

// The more came together, the longer the scribe waits for the next: a quiet house waits for the disk alone, a busy one
// visits it less often. It saves a fifth of the work at ten thousand changes a second.
constexpr std::chrono::microseconds restForEach{100}, longestRest{6000};

}  // namespace

Scribe::Scribe(Store& store, Post post, Measured measured)
    : store_(store), post_(std::move(post)), measured_(std::move(measured)) {}

// ---- For the thread that owns the tables -------------------------------------------------------------

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

void Scribe::send(Errand errand) {
    {
        const std::lock_guard lock(mutex_);
        errands_.push_back(std::move(errand));
    }
    changed_.notify_one();
}

void Scribe::probe(std::function<void(bool isWell)> told) {
    send([this, told = std::move(told)](Store& store) {
        isWell_ = isWell_ ? store.settle() : store.pulse() && store.settle();
        return [told, isWell = isWell_] { told(isWell); };
    });
}

// ---- For whoever writes ------------------------------------------------------------------------------

bool Scribe::hasWork() {
    const std::lock_guard lock(mutex_);
    return hasWorkLocked();
}

std::chrono::microseconds Scribe::step() {
    Waiting batch;
    Errand errand;
    {
        const std::lock_guard lock(mutex_);
        batch = std::exchange(waiting_, {});
        if (batch.appends.empty() && !errands_.empty()) {
            errand = std::move(errands_.front());
            errands_.pop_front();
        }
    }
    if (errand) post_(errand(store_));
    if (batch.appends.empty()) return {};
    const auto rest = std::min(longestRest, static_cast<int>(batch.appends.size()) * restForEach);
    write(std::move(batch));
    return rest;
}

void Scribe::write(Waiting batch) {
    const auto start = std::chrono::steady_clock::now();
    const bool isLazy = sabotaged(Sabotage::lastOfGroupLost) && batch.appends.size() > 1;
    auto results = store_.append(std::span(batch.appends).first(batch.appends.size() - (isLazy ? 1 : 0)));
    if (isLazy) results.push_back(results.front());
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
    isWell_ = results.front() == Appended::written || results.front() == Appended::conflict;
    post_([this, told = std::move(batch.told), results = std::move(results), took = took.count()] {
        measured_(told.size(), took);
        for (std::size_t i = 0; i < told.size(); ++i) told[i](results[i]);
    });
}

// ---- The thread --------------------------------------------------------------------------------------

ScribeThread::ScribeThread(Scribe& scribe) : scribe_(scribe), thread_([this] { run(); }) {}

ScribeThread::~ScribeThread() { stop(); }

void ScribeThread::run() {
    for (;;) {
        {
            std::unique_lock lock(scribe_.mutex_);
            scribe_.changed_.wait(lock, [this] { return scribe_.stopping_ || scribe_.hasWorkLocked(); });
            if (scribe_.stopping_ && scribe_.waiting_.appends.empty()) return;
        }
        if (const auto rest = scribe_.step(); rest.count() > 0) std::this_thread::sleep_for(rest);
    }
}

void ScribeThread::stop() {
    if (!thread_.joinable()) return;
    scribe_.handOver();
    {
        const std::lock_guard lock(scribe_.mutex_);
        scribe_.stopping_ = true;
    }
    scribe_.changed_.notify_one();
    thread_.join();
}

}  // namespace parlour::server
