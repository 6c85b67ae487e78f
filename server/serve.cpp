// Puts the server together: store, scribe, decks, house, desk, sockets.
// SPDX-License-Identifier: MIT
#include "server/serve.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <array>
#include <ctime>
#include <mutex>
#include <thread>

#include "server/house/worker_threads.h"
#include "server/keeper.h"
#include "server/net/sockets.h"
#include "server/system_chance.h"
#include "server/version.h"

namespace parlour::server {
namespace {

/// What the journal takes on disk.
std::uintmax_t megabytesIn(const std::filesystem::path& folder) {
    std::uintmax_t bytes = 0;
    for (const char* file : {"parlour.db", "parlour.db-wal"}) {
        std::error_code none;
        const auto size = std::filesystem::file_size(folder / file, none);
        bytes += none ? 0 : size;
    }
    return bytes >> 20U;
}

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

/// One JSON object a line, on standard error: what the server does, never who plays or what.
void log(Importance importance, const std::string& fields) {
    fmt::print(stderr, "{{\"time\":\"{}\",\"level\":{},{}}}\n", writtenTime(momentNow().wall),
               wire::journal(importance), fields);
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
    auto opened = Store::openToServe(settings.data);
    if (!opened) return std::move(opened.error());
    auto written = Store::open(settings.data);  // the scribe's own connection
    if (!written) return std::move(written.error());
    auto shared = Store::open(settings.data);  // the workers'
    if (!shared) return std::move(shared.error());
    auto& store = **opened;
    const Decks decks = Decks::read(settings.decks);
    for (const Fault& fault : decks.faults())
        log(Importance::error, fmt::format(R"("event":"deck","fault":{})", quoted(fault.says)));
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
    ScribeThread writing(scribe);
    SystemChance chance;
    std::mutex reading;
    const House::Books books{
        .read =
            [&](const std::string& code) {
                const std::lock_guard lock(reading);
                return (*shared)->read(code);
            },
        .write = [&](Append append, House::Written tell) { scribe.append(std::move(append), std::move(tell)); }};
    WorkerThreads workers(std::max(2U, std::thread::hardware_concurrency()),
                          [&](std::function<void()> done) { sockets.post(std::move(done)); });
    House house(store, books, workers, decks, chance, metrics, settings.house);
    Desk desk(house, store, decks, pages, metrics, settings.desk);

    log(Importance::info,
        fmt::format(R"("event":"listening","version":"{}","bind":{},"port":{},"data":{},"pages":{})", releaseName(),
                    quoted(settings.bind), sockets.port(), quoted(settings.data.string()), !pages.empty()));
    const std::jthread preparing(bots::prepare);
    Keeper keeper(house, scribe, metrics, {settings.keepFinishedDays * aDay, settings.keepAbandonedDays * aDay}, log);
    Time measuredAt = 0;
    sockets.run(
        desk, house, metrics,
        [&](Moment now) {
            keeper.tick(now);
            if (now.steady - measuredAt < aMinute) return;
            measuredAt = now.steady;
            house.isNowFull(settings.mostMegabytes > 0 &&
                            megabytesIn(settings.data) >= static_cast<std::uintmax_t>(settings.mostMegabytes));
        },
        [&] {
            log(Importance::info, fmt::format(R"("event":"stopping","connections":{})", metrics.connections));
            house.closeAll();
        });
    writing.stop();
    log(Importance::info, fmt::format(R"("event":"stopped","changes":{})", metrics.changes));
    return {};
}

}  // namespace parlour::server
