// Writes changes to the store on a thread of its own. All that has come in while the disk was busy is written together:
// one visit to the disk serves many tables. Who appended is told when it is on disk, on the caller's thread.
// SPDX-License-Identifier: MIT
#pragma once
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/store/store.h"

namespace parlour::server {

class Scribe {
public:
    using Written = std::function<void(Appended)>;
    /// Runs a function on the thread that owns the tables.
    using Post = std::function<void(std::function<void()>)>;
    /// What a visit to the disk took: how many changes, how many microseconds.
    using Measured = std::function<void(std::size_t, std::int64_t)>;

    Scribe(Store& store, Post post, Measured measured);
    ~Scribe();
    Scribe(const Scribe&) = delete;
    Scribe& operator=(const Scribe&) = delete;

    /// From the thread that owns the tables. What it appends before it comes to rest is handed over together.
    void append(Append append, Written told);
    /// Forgets old tables, a few at a time, when there is nothing to write.
    void forget(Time overBefore, Time allBefore);
    /// Writes what is left and ends the thread.
    void stop();

private:
    struct Waiting {
        std::vector<Append> appends;
        std::vector<Written> told;
    };
    void handOver();
    void run();
    void write(Waiting waiting);

    Store& store_;
    Post post_;
    Measured measured_;
    Waiting gathered_;  // not handed over yet; no other thread sees it
    std::mutex mutex_;
    std::condition_variable changed_;
    Waiting waiting_;
    std::optional<std::pair<Time, Time>> toForget_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace parlour::server
