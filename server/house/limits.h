// How much anybody may ask for: a bucket that fills with time and empties with use (S-M1, S-M6, S-M7).
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/protocol.h"

namespace parlour::server {

struct Rate {
    double perSecond, atOnce;
};

class Bucket {
public:
    /// Takes one, if there is one.
    bool take(const Rate& rate, Time now) {
        fill(rate, now);
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }
    /// Takes what was used already, more than there is if need be: that is owed.
    void charge(const Rate& rate, double used, Time now) {
        fill(rate, now);
        left_ -= used;
    }
    /// Whether nothing is left; or whether even more than so much is owed.
    bool isEmpty(const Rate& rate, Time now, double owed = 0) {
        fill(rate, now);
        return left_ <= -owed;
    }
    /// Whether it is as full as a new one by now, and can be forgotten.
    bool isFull(const Rate& rate, Time now) const {
        return isNew_ || left_ + rate.perSecond * static_cast<double>(now - at_) / 1000 >= rate.atOnce;
    }

private:
    void fill(const Rate& rate, Time now) {
        const double gained = rate.perSecond * static_cast<double>(now - at_) / 1000;
        left_ = std::exchange(isNew_, false) ? rate.atOnce : std::min(rate.atOnce, left_ + gained);
        at_ = now;
    }

    bool isNew_ = true;
    double left_ = 0;
    Time at_ = 0;
};

/// A bucket for each address. Those that are full again are forgotten, so that strangers cannot fill the memory.
class Buckets {
public:
    explicit Buckets(Rate rate) : rate_(rate) {}
    bool take(const std::string& address, Time now) { return of(address, now).take(rate_, now); }
    void charge(const std::string& address, double used, Time now) { of(address, now).charge(rate_, used, now); }
    bool isEmpty(const std::string& address, Time now) { return of(address, now).isEmpty(rate_, now); }
    /// Whether as much is owed as there could be at once.
    bool isBroke(const std::string& address, Time now) { return of(address, now).isEmpty(rate_, now, rate_.atOnce); }

private:
    Bucket& of(const std::string& address, Time now) {
        if (buckets_.size() > sweepAt_) {
            std::erase_if(buckets_, [&](const auto& entry) { return entry.second.isFull(rate_, now); });
            sweepAt_ = std::max<std::size_t>(1024, 2 * buckets_.size());
        }
        return buckets_[address];
    }

    Rate rate_;
    std::size_t sweepAt_ = 1024;
    std::unordered_map<std::string, Bucket> buckets_;
};

/// What somebody hears who asks for more.
Refusal thatWasTooFast();  // S-M1
Refusal tooMuchWork();     // S-M6
Refusal tooMuchWritten();  // S-M7
Refusal houseIsFull();     // S-M7
/// What somebody hears while the disk cannot be believed.
Refusal diskIsIll();  // S-M4

}  // namespace parlour::server
