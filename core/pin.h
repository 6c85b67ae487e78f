// A number that pins texts to the byte (FNV-1a), for what is kept and compared: views, whole games.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/game.h"
#include "core/json.h"

namespace parlour {

class Pin {
public:
    void add(std::string_view text) {
        for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325;
};

/// A number as sixteen hexadecimal digits.
inline std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = "0123456789abcdef"[number >> (60 - 4 * i) & 15];
    return digits;
}

/// What a watcher and every seat see.
template <Game G>
void pinViews(Pin& pin, const typename G::State& state, int players) {
    pin.add(wire::message(G::watch(state.up)));
    for (int i = 0; i < players; ++i) pin.add(wire::message(G::view(state, Seat(i))));
}

}  // namespace parlour
