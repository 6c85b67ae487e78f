// Somebody who belongs nowhere: watches, sends what is no message, guesses, asks over HTTP. What a watcher is shown is
// written down as well. SPDX-License-Identifier: MIT
#pragma once
#include "server/simulation/guest.h"

namespace parlour::server::simulation {

class Stranger {
public:
    Stranger(Place& place, std::uint64_t seed, std::vector<std::string> codes);
    void begin();
    void sleep() { rhythm_.reset(); }
    void leaveForGood();

private:
    void live();
    void visit();
    void misbehave();
    void ask();
    void hear(const FromServer& message);
    void hangUp();
    std::string anyCode();

    Place& place_;
    Life life_ = newLife(), rhythm_;
    SeededChance luck_;
    std::uint64_t seed_;
    std::vector<std::string> codes_;
    std::string code_, view_;
    Sheet sheet_;
    std::unique_ptr<Call> call_;
    std::vector<std::unique_ptr<Call>> lost_;
    int calls_ = 0;
    bool isGone_ = false;
};

}  // namespace parlour::server::simulation
