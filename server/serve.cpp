// Puts the server together: journal, decks, house, desk, sockets.
// SPDX-License-Identifier: MIT
#include "server/serve.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <thread>

#include "server/etcd/etcd_journal.h"
#include "server/house/worker_threads.h"
#include "server/keeper.h"
#include "server/net/sockets.h"
#include "server/parting.h"
#include "server/sabotage.h"
#include "server/store/file_journal.h"
#include "server/system_chance.h"
#include "server/table/events.h"
#include "server/version.h"

namespace parlour::server {
namespace {

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

/// The file in the data folder, or the cluster.
OrFault<std::unique_ptr<Journal>> journalOf(const Settings& settings, const Decks& decks, const Scribe::Post& post,
                                            const Scribe::Measured& measured) {
    if (settings.cluster) {
        const etcd::Self self{.address = settings.cluster->advertise,
                              .format = newestBook(),
                              .protocol = protocolVersion,
                              .decks = decks.imported()};
        auto journal = etcd::EtcdJournal::connect(settings.cluster->journal, self, post, measured);
        if (!journal) return std::unexpected(std::move(journal.error()));
        return *std::move(journal);
    }
    auto file = FileJournal::open(settings.data, post, measured);
    if (!file) return std::unexpected(std::move(file.error()));
    (*file)->start();
    return *std::move(file);
}

#ifndef NDEBUG
/// Builds with assertions can be told to write carelessly, for a storm that has to find it (docs/testing.md).
void takeSabotage() {
    const char* const name = std::getenv("PARLOUR_SABOTAGE");  // NOLINT(concurrency-mt-unsafe): nobody sets it
    if (name == nullptr) return;
    if (std::string_view(name) == "claimNotCompared") sabotage = Sabotage::claimNotCompared;
    if (std::string_view(name) == "nothingCompared") sabotage = Sabotage::nothingCompared;
    log(Importance::error, fmt::format(R"("event":"sabotage","fault":{})", quoted(name)));
}
#else
void takeSabotage() {}
#endif

}  // namespace

std::optional<Fault> whyNotAdvertise(const std::string& place) {
    const auto colon = std::min(place.rfind(':'), place.size());
    const std::string host = place.substr(0, colon), port = place.substr(std::min(colon + 1, place.size()));
    const bool isNumber =
        !port.empty() && port.size() <= 5 && port.find_first_not_of("0123456789") == std::string::npos;
    const bool isHost = !host.empty() && host.find_first_of("/@ ") == std::string::npos &&
                        (host.find(':') == std::string::npos || (host.starts_with('[') && host.ends_with(']')));
    if (isHost && isNumber && std::stoi(port) > 0 && std::stoi(port) < 65536) return {};
    return Fault{
        "with --journal the other servers must know where to reach this one: --advertise HOST:PORT, as "
        "10.0.0.1:8080"};
}

int mostMegabytes(const Settings& settings) {
    return settings.mostMegabytes.value_or(settings.cluster ? 6'000 : 20'000);
}

std::optional<Fault> serve(const Settings& settings) {
    takeSabotage();
    Metrics metrics;
    Sockets sockets;
    const auto post = [&](std::function<void()> function) { sockets.post(std::move(function)); };
    const Decks decks = Decks::read(settings.decks);
    const auto opened =
        journalOf(settings, decks, post, [&](std::size_t, std::int64_t took) { metrics.commit.add(took); });
    if (!opened) return opened.error();
    Journal& journal = **opened;
    for (const Fault& fault : decks.faults())
        log(Importance::error, fmt::format(R"("event":"deck","fault":{})", quoted(fault.says)));
    const Pages pages = Pages::read(settings.pages, settings.desk.prefix);
    if (auto fault =
            sockets.listen({.bind = settings.bind,
                            .port = settings.port,
                            .behindProxy = settings.behindProxy,
                            .connectionsPerAddress = settings.connectionsPerAddress,
                            .requestsPerAddress = {settings.requestsPerSecond, 20 * settings.requestsPerSecond}}))
        return fault;

    takeAllDescriptors();
    SystemChance chance;
    WorkerThreads workers(std::max(2U, std::thread::hardware_concurrency()), post);
    House house(journal, workers, decks, chance, metrics, settings.house);
    Desk desk(house, journal, decks, pages, metrics, settings.desk);

    log(Importance::info,
        fmt::format(R"("event":"listening","version":"{}","bind":{},"port":{},"data":{},"pages":{})", releaseName(),
                    quoted(settings.bind), sockets.port(), quoted(settings.data.string()), !pages.empty()));
    const std::jthread preparing(bots::prepare);
    Keeper keeper(house, journal, metrics, {settings.keepFinishedDays * aDay, settings.keepAbandonedDays * aDay}, log);
    Parting parting(house, journal, metrics, log);
    Time measuredAt = 0;
    sockets.run(
        desk, house, metrics,
        [&](Moment now) {
            keeper.tick(now);
            if (now.steady - measuredAt < aMinute) return;
            measuredAt = now.steady;
            journal.measure();
            const auto most = static_cast<std::uintmax_t>(mostMegabytes(settings));
            house.isNowFull(most > 0 && journal.megabytes() >= most);
        },
        [&](Moment now) { return parting.isOver(now); });
    journal.stop();
    log(Importance::info, fmt::format(R"("event":"stopped","changes":{})", metrics.changes));
    return {};
}

}  // namespace parlour::server
