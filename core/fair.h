// Luck that can be checked afterwards: it comes from a seed that a house has committed itself to before, and from what
// every player has added. docs/fairness.md tells the protocol; all of it are hashes of short texts.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/blake2b.h"
#include "core/chance.h"
#include "core/wire.h"

namespace parlour::fair {

/// Seeds, salts, what players add, and hashes: 32 bytes in hexadecimal.
bool isLuck(std::string_view text);
/// 32 bytes of it.
std::string drawLuck(Chance& chance);

/// What is shown before the deal, so that the seed cannot be another one later. The salt is as secret as the seed.
std::string commitmentTo(std::string_view seed, std::string_view salt);

/// What a game is dealt from besides the seed: known to all who play, and fixed with the deal.
struct Terms {
    std::string commitment, game;
    std::int32_t rules;
    wire::Raw options;
    std::vector<std::string> luck;  // by seat; empty for bots and for who has added none
};
WIRE(Terms, commitment, game, rules, options, luck)
std::string mixOf(const Terms& terms);

}  // namespace parlour::fair

namespace parlour {

/// The luck of one game, drawn in order: what players do cannot change what comes next, only how much of it is drawn.
class FairChance final : public Chance {
public:
    FairChance(std::string_view seed, std::string_view mix);
    FairChance(const FairChance&) = default;
    FairChance& operator=(const FairChance&) = default;
    ~FairChance() override;

    int below(int n) override;

    /// How many numbers were drawn, and luck that goes on from there.
    std::int64_t position() const { return position_; }
    void moveTo(std::int64_t position);
    /// What it is drawn from: as secret as the seed.
    const std::string& key() const { return key_; }

private:
    static constexpr std::int64_t inBlock = 16;
    std::uint32_t next();
    void fill();

    std::string key_;
    std::int64_t position_ = 0, block_ = -1;
    std::array<std::uint32_t, inBlock> numbers_{};
};

}  // namespace parlour
