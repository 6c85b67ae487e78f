// Puts the server together: store, scribe, decks, house, desk, sockets.
// SPDX-License-Identifier: MIT
#include "server/serve.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <array>
#include <ctime>
#include <thread>

#include "release/release.h"
#include "server/net/sockets.h"
#include "server/store/scribe.h"
#include "server/system_chance.h"

namespace parlour::server {
namespace {

constexpr Time hour = 3'600'000, day = 24 * hour;

/// 2026-11-16T20:15:00.123+01:00
std::string writtenTime(Time time) {
    const std::time_t seconds = time / 1000;
    std::tm local{};
    localtime_r(&seconds, &local);
    std::array<char, 32> date{}, zone{};
    std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%S", &local);
    std::strftime(zone.data(), zone.size(), "%z", &local);
    return fmt::format("{}.{:03}{:.3}:{}", date.data(), time % 1000, zone.data(), zone.data() + 3);
}

enum class Importance : std::uint8_t { info, error };
WORDS(Importance, info, error)

/// One JSON object a line, on standard error: what the server does, never who plays or what.
template <class... Values>
void log(Importance importance, fmt::format_string<Values...> event, Values&&... values) {
    fmt::print(stderr, "{{\"time\":\"{}\",\"level\":{},{}}}\n", writtenTime(timeNow()), wire::journal(importance),
               fmt::format(event, std::forward<Values>(values)...));
}

/// Every visitor needs a descriptor: as many as the system lets us have.
void takeAllDescriptors() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

std::string quoted(const std::string& text) { return wire::journal(text); }

}  // namespace

std::optional<Fault> serve(const Settings& settings) {
    auto opened = Store::open(settings.data);
    if (!opened) return std::move(opened.error());
    auto written = Store::open(settings.data);  // the scribe's own connection
    if (!written) return std::move(written.error());
    auto read = Decks::read(settings.decks);
    if (!read) return std::move(read.error());
    auto& store = **opened;
    const auto& decks = *read;
    const Pages pages = Pages::read(settings.pages, settings.desk.prefix);
    Sockets sockets;
    if (auto fault =
            sockets.listen({settings.bind, settings.port, settings.behindProxy, settings.connectionsPerAddress}))
        return fault;

    takeAllDescriptors();
    Metrics metrics;
    Scribe scribe(
        **written, [&](std::function<void()> told) { sockets.post(std::move(told)); },
        [&](std::size_t, std::int64_t took) { metrics.commit.add(took); });
    SystemChance chance;
    House house(
        store, [&](Append append, House::Written tell) { scribe.append(std::move(append), std::move(tell)); }, decks,
        chance, metrics, settings.house);
    Desk desk(house, store, decks, pages, metrics, settings.desk);

    log(Importance::info, R"("event":"listening","version":"{}","commit":"{}","bind":{},"port":{},"data":{},"pages":{})",
        releaseNumber, releaseCommit, quoted(settings.bind),
        sockets.port(), quoted(settings.data.string()), !pages.empty());
    const std::jthread preparing(bots::prepare);
    Time forgottenAt = 0;
    std::int64_t troubles = 0;
    const auto tick = [&](Time now) {
        house.tick(now);
        if (const auto all = metrics.failedWrites + metrics.conflicts + metrics.unreadable; all != troubles) {
            troubles = all;
            log(Importance::error, R"("event":"trouble","failedWrites":{},"conflicts":{},"unreadable":{})",
                metrics.failedWrites, metrics.conflicts, metrics.unreadable);
        }
        if (now - forgottenAt < hour) return;
        forgottenAt = now;
        const auto before = [&](int days) { return days > 0 ? now - days * day : 0; };
        scribe.forget(before(settings.keepFinishedDays), before(settings.keepAbandonedDays));
    };
    sockets.run(desk, house, metrics, tick, [&] {
        log(Importance::info, R"("event":"stopping","connections":{})", metrics.connections);
        house.closeAll();
    });
    scribe.stop();
    log(Importance::info, R"("event":"stopped","changes":{})", metrics.changes);
    return {};
}

}  // namespace parlour::server
