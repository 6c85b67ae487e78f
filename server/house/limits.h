// How much anybody may ask for: a bucket that fills with time and empties with use (S-M1).
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <string>
#include <unordered_map>

#include "server/protocol.h"

namespace parlour::server {

struct Rate {
    double perSecond, atOnce;
};

class Bucket {
public:
    /// Takes one, if there is one.
    bool take(const Rate& rate, Time now) {
        if (left_ < 0) left_ = rate.atOnce;
        left_ = std::min(rate.atOnce, left_ + rate.perSecond * static_cast<double>(now - at_) / 1000);
        at_ = now;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    /// Whether it is as full as a new one by now, and can be forgotten.
    bool isFull(const Rate& rate, Time now) const {
        return left_ + rate.perSecond * static_cast<double>(now - at_) / 1000 >= rate.atOnce;
    }

private:
    double left_ = -1;
    Time at_ = 0;
};

/// A bucket for each address. Those that are full again are forgotten, so that strangers cannot fill the memory.
class Buckets {
public:
    explicit Buckets(Rate rate) : rate_(rate) {}
    bool take(const std::string& address, Time now) {
        if (buckets_.size() > sweepAt_) {
            std::erase_if(buckets_, [&](const auto& entry) { return entry.second.isFull(rate_, now); });
            sweepAt_ = std::max<std::size_t>(1024, 2 * buckets_.size());
        }
        return buckets_[address].take(rate_, now);
    }

private:
    Rate rate_;
    std::size_t sweepAt_ = 1024;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace parlour::server
