// Writes changes to the store. All that has come in while the disk was busy is written together: one visit to the disk
// serves many tables. Who appended is told when it is on disk, on the thread that owns the tables. What the scribe does
// next is `step`; a thread of its own (ScribeThread) takes one after the other. SPDX-License-Identifier: MIT
#pragma once
#include <condition_variable>
#include <functional>
#include <list>
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
    /// Something else to be done with the store, when there is nothing to write; what it returns is posted.
    using Errand = std::function<std::function<void()>(Store&)>;

    Scribe(Store& store, Post post, Measured measured);
    Scribe(const Scribe&) = delete;
    Scribe& operator=(const Scribe&) = delete;

    // ---- For the thread that owns the tables ----------------------------------------------------------
    /// What is appended before it comes to rest is handed over together.
    void append(Append append, Written told);
    void handOver();
    void send(Errand errand);
    /// Whether the disk takes what is written: it is tried, unless something was written just now.
    void probe(std::function<void(bool isWell)> told);

    // ---- For whoever writes --------------------------------------------------------------------------
    bool hasWork();
    /// Does what is next, and says how long to rest before the one after it.
    std::chrono::microseconds step();

private:
    friend class ScribeThread;
    struct Waiting {
        std::vector<Append> appends;
        std::vector<Written> told;
    };
    bool hasWorkLocked() const { return !waiting_.appends.empty() || !errands_.empty(); }
    void write(Waiting waiting);

    Store& store_;
    Post post_;
    Measured measured_;
    Waiting gathered_;    // not handed over yet; no other thread sees it
    bool isWell_ = true;  // the last visit to the disk went well; only who writes knows it
    std::mutex mutex_;
    std::condition_variable changed_;
    Waiting waiting_;
    std::list<Errand> errands_;
    bool stopping_ = false;
};

/// Lets a scribe write on a thread of its own, because syncing waits for the disk.
class ScribeThread {
public:
    explicit ScribeThread(Scribe& scribe);
    ~ScribeThread();
    ScribeThread(const ScribeThread&) = delete;
    ScribeThread& operator=(const ScribeThread&) = delete;

    /// Writes what is left and ends the thread. On the thread that owns the tables.
    void stop();

private:
    void run();

    Scribe& scribe_;
    std::thread thread_;
};

}  // namespace parlour::server
