// Who works beside the loop: searching, bots' thinking and long books would let everybody wait. The house knows only
// this; threads are in worker_threads.h, and tests have workers that are done at once, or when they are told to.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <functional>
#include <string>

namespace parlour::server {

class Workers {
public:
    using Work = std::function<void()>;
    /// Called on the thread that owns the tables, with the microseconds of processor time that it took.
    using Done = std::function<void(std::int64_t took)>;

    Workers() = default;
    virtual ~Workers() = default;
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    /// Has something done for an address, after what was asked for it before. It may run on any thread, so it shares
    /// nothing with anybody that changes.
    virtual void run(const std::string& address, Work work, Done done) = 0;
    /// The same for a picture: one at a time for each address, beside whatever else is done for it. Pictures come in
    /// heaps, and nobody waits for one as they do for a bot's move.
    virtual void atEasel(const std::string& address, Work work, Done done) = 0;
};

/// Does everything at once, where it is asked.
class AtOnce final : public Workers {
public:
    void run(const std::string&, Work work, Done done) override {
        work();
        done(0);
    }
    void atEasel(const std::string& address, Work work, Done done) override {
        run(address, std::move(work), std::move(done));
    }
};

}  // namespace parlour::server
