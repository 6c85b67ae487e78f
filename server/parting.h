// How a server stops: at once, or where others go on with its tables, some at a time, so that they are not all taken in
// one moment. SPDX-License-Identifier: MIT
#pragma once
#include "server/keeper.h"

namespace parlour::server {

class Parting {
public:
    Parting(House& house, const Journal& journal, const Metrics& metrics, Keeper::Log log)
        : house_(house), journal_(journal), metrics_(metrics), log_(std::move(log)) {}

    /// Called several times a second, once it is to stop: whether everybody has gone.
    bool isOver(Moment now);

private:
    void begin(Time steady);

    House& house_;
    const Journal& journal_;
    const Metrics& metrics_;
    Keeper::Log log_;
    std::optional<Time> begun_;  // by the steady clock
    bool isAlone_ = true;
    std::size_t atOnce_ = 1;
};

}  // namespace parlour::server
