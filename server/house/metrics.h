// What the house counts, for /metrics: how many, how fast, never who or what.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <string>

namespace parlour::server {

/// By a clock that nobody sets.
std::int64_t microsecondsNow();

/// Times in microseconds, in buckets as Prometheus wants them.
class Histogram {
public:
    void add(std::int64_t microseconds);
    void write(std::string& out, const std::string& name, const std::string& help) const;

private:
    static constexpr std::array<std::int64_t, 12> bounds{50,   100,   250,   500,    1000,   2500,
                                                         5000, 10000, 25000, 100000, 500000, 2500000};
    std::array<std::int64_t, bounds.size()> counts_{};
    std::int64_t count_ = 0, sum_ = 0;
};

struct JournalCounts;

struct Metrics {
    std::int64_t connections = 0, tablesOpen = 0, seatsConnected = 0;  // now
    // So far. Sizes are not counted: they would tell what others were told.
    std::int64_t requests = 0, messagesIn = 0, messagesOut = 0, changes = 0, refusals = 0;
    std::int64_t tooFast = 0, slowReaders = 0, malformed = 0, foreignOrigins = 0, tablesOpened = 0, gamesBegun = 0;
    std::int64_t failedWrites = 0, conflicts = 0, unreadable = 0, broken = 0;
    std::int64_t pipes = 0, pipesOpened = 0, pipesRefused = 0;  // to other servers: now, and so far
    Histogram move;                                             // from a wish to its answer
    Histogram commit;                                           // one visit to the disk
    std::function<std::int64_t()> stopwatch = microsecondsNow;

    std::string text(const JournalCounts& journal) const;
};

}  // namespace parlour::server
