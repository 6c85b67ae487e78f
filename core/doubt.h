// Doubt: what comes back from a disk or from a stranger may not fit. While a Doubt lives, code that meets such a thing
// notes it and goes on with something harmless; whoever doubted looks afterwards and throws the result away.
// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>

namespace parlour {

class Doubt {
public:
    Doubt();
    ~Doubt();
    Doubt(const Doubt&) = delete;
    Doubt& operator=(const Doubt&) = delete;

    /// Whether something did not fit since then, and what it was first.
    bool isFounded() const { return !why_.empty(); }
    const std::string& why() const { return why_; }

private:
    friend void misfit(std::string_view why);
    std::string why_;
    Doubt* outer_;
};

/// Something does not fit. If nobody doubted, the mistake is ours, and the program ends before it does harm.
[[gnu::cold, gnu::noinline]] void misfit(std::string_view why);

}  // namespace parlour
