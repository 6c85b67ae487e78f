// A game so far as text: what it was loaded with and every step, which are played again to read it. What was tampered
// with is refused by the rules themselves. SPDX-License-Identifier: MIT
#pragma once
#include <charconv>

#include "python/setting.h"

namespace parlour::python {

/// A 64-bit number, which JSON's readers would round; so it is written as a text.
struct Seed {
    std::uint64_t number = 0;
    friend constexpr bool operator==(const Seed&, const Seed&) = default;
};
inline std::string spell(const Seed& seed) { return std::to_string(seed.number); }
inline bool unspell(std::string_view text, Seed& seed) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed.number);
    return error == std::errc{} && end == text.data() + text.size();
}
constexpr std::string_view spelling(const Seed*) { return "^[0-9]{1,20}$"; }

struct Act {
    std::int8_t seat;
    std::int32_t action;
};
struct Command {  // one that is no action, such as a word outside the vocabulary
    std::int8_t seat;
    wire::Raw command;
};
struct Draw {  // where luck is a player
    std::int32_t outcome;
};
struct Resample {  // what that seat may not know is dealt anew, and luck begins anew
    std::int8_t seat;
    Seed seed;
};
struct Reseed {  // luck begins anew
    Seed seed;
};
using Step = std::variant<Act, Command, Draw, Resample, Reseed>;

struct Saved {
    int format;
    Chosen chosen;
    std::optional<Seed> seed;  // nothing: luck is a player
    std::vector<Step> steps;
};

WIRE(Act, seat, action)
WIRE(Command, seat, command)
WIRE(Draw, outcome)
WIRE(Resample, seat, seed)
WIRE(Reseed, seed)
WIRE(Saved, format, chosen, seed, steps)

inline constexpr int savedFormat = 1;

}  // namespace parlour::python
