// Workers on threads of their own (workers.h). Addresses take turns, and no single one has all the threads, whatever it
// asks for: whoever asks for much waits for themselves. SPDX-License-Identifier: MIT
#pragma once
#include <condition_variable>
#include <deque>
#include <list>
#include <mutex>
#include <thread>
#include <vector>

#include "server/house/workers.h"

namespace parlour::server {

class WorkerThreads final : public Workers {
public:
    /// Runs a function on the thread that owns the tables.
    using Post = std::function<void(std::function<void()>)>;

    WorkerThreads(int threads, Post post);
    /// Lets everybody end what they are at; what has not begun is dropped.
    ~WorkerThreads() override;

    void run(const std::string& address, Work work, Done done) override;
    void atEasel(const std::string& address, Work work, Done done) override;

private:
    struct Task {
        Work work;
        Done done;
    };
    /// What one address has asked for. The one that has waited longest for its turn stands first.
    struct Lane {
        std::string address;
        std::deque<Task> tasks, pictures;
        int running = 0;  // of both
        bool isPainting = false;

        bool isEmpty() const { return tasks.empty() && pictures.empty(); }
        bool mayPaint() const { return !pictures.empty() && !isPainting; }
    };

    void serve();
    void add(const std::string& address, std::deque<Task> Lane::* tasks, Task task);
    std::list<Lane>::iterator nextLane();

    Post post_;
    int mostForOne_;  // threads that work for one address at a time
    std::mutex mutex_;
    std::condition_variable changed_;
    std::list<Lane> lanes_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

/// The processor time that this thread has used, in microseconds.
std::int64_t processorTime();

}  // namespace parlour::server
