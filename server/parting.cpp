// The last seconds of a server. SPDX-License-Identifier: MIT
#include "server/parting.h"

#include <fmt/format.h>

namespace parlour::server {
namespace {

constexpr Time longest = 5000, shortest = 1000;  // milliseconds
/// Until then a balancer has seen that it is leaving, and sends nobody here any more. Whoever comes in elsewhere has
/// the table taken there at once.
constexpr Time notice = 700;

}  // namespace

bool Parting::isOver(Moment now) {
    if (!begun_) begin(now.steady);
    const Time since = now.steady - *begun_;
    if (isAlone_ || since >= longest) return house_.closeAll(), true;
    if (since >= notice) house_.closeSome(atOnce_);
    return house_.tablesInMemory() == 0 && since >= shortest;
}

void Parting::begin(Time steady) {
    log_(Importance::info, fmt::format(R"("event":"stopping","connections":{})", metrics_.connections));
    begun_ = steady;
    isAlone_ = journal_.colleagues().empty();
    if (isAlone_) return;
    house_.leave();
    atOnce_ = 1 + house_.tablesInMemory() / 60;
}

}  // namespace parlour::server
