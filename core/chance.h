// All luck in every game comes through Chance::below. Rules own no generator, so the same rules run
// on a seed (seeded), on a script (stacked, for tests) and through every possible outcome (probing).
// SPDX-License-Identifier: MIT
#pragma once
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace parlour {

class Chance {
public:
    Chance() = default;
    Chance(const Chance&) = default;
    Chance& operator=(const Chance&) = default;
    virtual ~Chance();

    /// A number in [0, n), all equally likely. n is at least 1.
    virtual int below(int n) = 0;
};

/// Luck from a seed: the same numbers on every machine, unlike the distributions of <random>.
class SeededChance final : public Chance {
public:
    explicit SeededChance(std::uint64_t seed) : state_(seed) {}
    SeededChance(const SeededChance&) = default;
    SeededChance& operator=(const SeededChance&) = default;
    ~SeededChance() override;

    /// Where it has come to: luck from this seed goes on the same.
    std::uint64_t position() const { return state_; }

    int below(int n) override {
        assert(n > 0);
        const auto bound = static_cast<std::uint32_t>(n);
        auto product = (next() >> 32) * bound;  // Lemire's multiply and reject: no modulo bias, rarely a division
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t tooLow = -bound % bound;
            while (static_cast<std::uint32_t>(product) < tooLow) product = (next() >> 32) * bound;
        }
        return static_cast<int>(product >> 32);
    }

private:
    std::uint64_t next() {  // splitmix64
        auto z = (state_ += 0x9e3779b97f4a7c15);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

/// Luck from a script, for tests. After its end every outcome is 0: a pile is dealt in order.
class StackedChance final : public Chance {
public:
    explicit StackedChance(std::vector<int> script = {}) : script_(std::move(script)) {}
    StackedChance(const StackedChance&) = delete;
    StackedChance& operator=(const StackedChance&) = delete;
    ~StackedChance() override;

    int below(int n) override {
        const int outcome = next_ < script_.size() ? script_[next_++] : 0;
        assert(outcome >= 0 && outcome < n);
        return outcome < n ? outcome : n - 1;
    }

private:
    std::vector<int> script_;
    std::size_t next_ = 0;
};

/// Explicit chance nodes: replays the outcomes that are known, and at the first unknown one notes how many
/// there are. The rules run on with 0; what comes of that is to be thrown away.
class ProbingChance final : public Chance {
public:
    explicit ProbingChance(const std::vector<int>& known) : known_(known) {}
    ProbingChance(const ProbingChance&) = delete;
    ProbingChance& operator=(const ProbingChance&) = delete;
    ~ProbingChance() override;

    /// How many outcomes the first unknown draw has; 0 if all draws were known.
    int unknown() const { return unknown_; }

    int below(int n) override {
        if (next_ < known_.size()) return known_[next_++];
        if (unknown_ == 0) unknown_ = n;
        return 0;
    }

private:
    const std::vector<int>& known_;
    std::size_t next_ = 0;
    int unknown_ = 0;
};

}  // namespace parlour
