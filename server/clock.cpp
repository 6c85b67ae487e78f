// The system's clocks, in milliseconds. SPDX-License-Identifier: MIT
#include "server/clock.h"

#include <chrono>

namespace parlour::server {
namespace {

template <class Clock>
Time milliseconds() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

Moment momentNow() {
    static const Time ahead = milliseconds<std::chrono::system_clock>() - milliseconds<std::chrono::steady_clock>();
    return {milliseconds<std::chrono::system_clock>(), milliseconds<std::chrono::steady_clock>() + ahead};
}

}  // namespace parlour::server
