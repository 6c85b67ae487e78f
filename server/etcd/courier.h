// Brings what other threads have to tell to the one that asked: by its loop, or by hand before the loop has begun and
// after it has ended. Nothing is lost in between. SPDX-License-Identifier: MIT
#pragma once
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>

namespace parlour::server::etcd {

class Courier {
public:
    using Post = std::function<void(std::function<void()>)>;

    /// From any thread.
    void bring(std::function<void()> what) {
        const std::lock_guard lock(mutex_);
        brought_.push_back(std::move(what));
        came_.notify_one();
        if (post_) post_([this] { deliver(); });
    }
    /// From now on by the loop that is posted to; by hand again, if there is none.
    void useLoop(Post post) {
        const std::lock_guard lock(mutex_);
        post_ = std::move(post);
        if (post_ && !brought_.empty()) post_([this] { deliver(); });
    }
    /// Delivers by hand until it is so; false if that takes too long.
    bool waitUntil(const std::function<bool()>& isSo, std::chrono::milliseconds longest) {
        const auto latest = std::chrono::steady_clock::now() + longest;
        while (deliver(), !isSo()) {
            if (std::chrono::steady_clock::now() >= latest) return false;
            std::unique_lock lock(mutex_);
            if (!came_.wait_until(lock, latest, [this] { return !brought_.empty(); })) return false;
        }
        return true;
    }

private:
    void deliver() {
        std::deque<std::function<void()>> all;
        {
            const std::lock_guard lock(mutex_);
            all.swap(brought_);
        }
        for (const auto& what : all) what();
    }

    std::mutex mutex_;
    std::condition_variable came_;
    std::deque<std::function<void()>> brought_;
    Post post_;
};

}  // namespace parlour::server::etcd
