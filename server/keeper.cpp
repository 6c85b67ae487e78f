// What the house needs now and then. SPDX-License-Identifier: MIT
#include "server/keeper.h"

#include <fmt/format.h>

#include "server/sabotage.h"

namespace parlour::server {
namespace {

constexpr std::size_t fewAtOnce = 50;
constexpr Time probeEvery = 10'000, probeSoon = 1000;  // while the disk is well, and while it is not

}  // namespace

void Keeper::tick(Moment now) {
    house_.tick(now);
    lookAfterDisk(now.steady);
    sayTroubles();
    lookForOldTables(now);
}

void Keeper::sayTroubles() {
    const auto all = metrics_.failedWrites + metrics_.conflicts + metrics_.unreadable;
    if (std::exchange(troubles_, all) == all) return;
    log_(Importance::error, fmt::format(R"("event":"trouble","failedWrites":{},"conflicts":{},"unreadable":{})",
                                        metrics_.failedWrites, metrics_.conflicts, metrics_.unreadable));
}

/// Whether it is well again, or the folder is gone, is not known until somebody tries.
void Keeper::lookAfterDisk(Time steady) {
    if (const bool isWell = house_.isDiskWell(); std::exchange(wasWell_, isWell) != isWell)
        log_(isWell ? Importance::info : Importance::error, fmt::format(R"("event":"disk","well":{})", isWell));
    const Time pause = house_.isDiskWell() ? probeEvery : probeSoon;
    if (sabotaged(Sabotage::illForEver) && !house_.isDiskWell()) return;
    if (isProbing_ || (probedAt_ && steady - *probedAt_ < pause)) return;
    isProbing_ = true;
    probedAt_ = steady;
    journal_.probe([this](bool isWell) {
        isProbing_ = false;
        house_.diskIs(isWell);
    });
}

/// S-M10: each hour, but not when the server has just begun: somebody may still set its clock right.
void Keeper::lookForOldTables(Moment now) {
    if (!agedAt_) agedAt_ = now.steady;
    if (now.steady - *agedAt_ < anHour) return;
    agedAt_ = now.steady;
    journal_.age(retention_, now.wall, [this](const std::optional<Store::Aged>& aged) {
        if (!aged) return;
        if (aged->marked > 0) log_(Importance::info, fmt::format(R"("event":"marked","tables":{})", aged->marked));
        forget(aged->due);
    });
}

/// A few at a time: meanwhile nothing else can be written.
void Keeper::forget(const std::vector<std::string>& due) {
    const auto all = house_.letGo(due);
    for (std::size_t at = 0; at < all.size(); at += fewAtOnce)
        forgetFew({all.begin() + static_cast<std::ptrdiff_t>(at),
                   all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), at + fewAtOnce))});
}

void Keeper::forgetFew(const std::vector<std::string>& codes) {
    journal_.forget(codes, [this, codes](std::optional<int> forgotten) {
        house_.haveForgotten(codes);
        if (forgotten) log_(Importance::info, fmt::format(R"("event":"forgotten","tables":{})", *forgotten));
    });
}

}  // namespace parlour::server
