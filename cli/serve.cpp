// parlour serve, backup, tables and check: what a host types.
// SPDX-License-Identifier: MIT
#include "server/serve.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "cli/cluster.h"
#include "cli/workplace.h"
#include "server/check.h"
#include "server/etcd/moving.h"

namespace parlour::cli {
namespace {

namespace fs = std::filesystem;

std::unique_ptr<server::Store> openStore(const std::string& data) {
    if (!fs::exists(fs::path(data) / "parlour.db"))
        throw Mistake("there is no parlour.db in " + data + "; name the folder with --data");
    return orMistake(server::Store::open(data));
}

/// All tables of a cluster in a folder of their own; says which cannot be read, and how many there are of those.
int copyFrom(const ClusterWords& cluster, const fs::path& folder) {
    const auto copied = orMistake(server::etcd::copyFromCluster(cluster.access(), folder));
    for (const Fault& fault : copied.faults) fmt::print("{}\n", fault.says);
    return static_cast<int>(copied.faults.size());
}

void addServe(Command app) {
    struct Asked {
        server::Settings settings;
        std::string data, pages, prefix, advertise;
        ClusterWords cluster;
    };
    const auto asked = std::make_shared<Asked>();
    auto& settings = asked->settings;
    Command command = app.command("serve", "serve the parlour: pages, tables and games on one port");
    command.option("--port", settings.port, "the port; 0 takes any free one")
        .fromEnvironment("PARLOUR_PORT")
        .between(0, 65535)
        .withStandard();
    command.option("--bind", settings.bind, "the address to listen on; 0.0.0.0 for everybody")
        .fromEnvironment("PARLOUR_BIND")
        .withStandard();
    askForData(command, asked->data);
    command.option("--origin", settings.desk.origins, "a page that may connect besides our own, as https://host")
        .fromEnvironment("PARLOUR_ORIGIN")
        .withCommas();
    command.option("--host", settings.desk.hosts, "a name of this house, as games.example; addresses need none")
        .fromEnvironment("PARLOUR_HOST")
        .withCommas();
    command.option("--metrics-token", settings.desk.metricsToken, "who sends this token may see /metrics")
        .fromEnvironment("PARLOUR_METRICS_TOKEN");
    command.option("--prefix", asked->prefix, "the path under which a proxy shows the house, as /parlour")
        .fromEnvironment("PARLOUR_PREFIX");
    command.flag("--behind-proxy", settings.behindProxy, "believe the X-Forwarded-For of a proxy")
        .fromEnvironment("PARLOUR_BEHIND_PROXY");
    command.option("--pages", asked->pages, "the folder of the web client").fromEnvironment("PARLOUR_PAGES");
    command.option("--connections-per-address", settings.connectionsPerAddress, "how many one address may have")
        .fromEnvironment("PARLOUR_CONNECTIONS_PER_ADDRESS")
        .between(1, 1000000)
        .withStandard();
    command
        .option("--requests-per-second", settings.requestsPerSecond,
                "how many one address may send; twenty times as many at once")
        .fromEnvironment("PARLOUR_REQUESTS_PER_SECOND")
        .between(1, 1000000)
        .withStandard();
    command
        .option("--tables-per-address", settings.house.tablesPerAddress.atOnce, "how many one address may open at once")
        .fromEnvironment("PARLOUR_TABLES_PER_ADDRESS")
        .between(1, 1000000)
        .withStandard();
    command.option("--messages-per-second", settings.house.perConnection.perSecond, "how many one connection may send")
        .fromEnvironment("PARLOUR_MESSAGES_PER_SECOND")
        .between(1, 1000000)
        .withStandard();
    command
        .option("--bot-pause", settings.house.botPause,
                "how long bots take to act: 2000 is like people, 1000 twice as quick")
        .fromEnvironment("PARLOUR_BOT_PAUSE")
        .between(0, 60000)
        .withStandard();
    command
        .option("--most-megabytes", settings.mostMegabytes,
                "of all that is kept; above it only games that are on go on, 0 for no bound (default: 20000, with "
                "--journal 6000)")
        .fromEnvironment("PARLOUR_MOST_MEGABYTES")
        .between(0, 1'000'000'000);
    command.option("--keep-finished", settings.keepFinishedDays, "days to keep tables whose game is over; 0 for ever")
        .fromEnvironment("PARLOUR_KEEP_FINISHED")
        .between(0, 100000)
        .withStandard();
    command.option("--keep-abandoned", settings.keepAbandonedDays, "days to keep all others; 0 for ever")
        .fromEnvironment("PARLOUR_KEEP_ABANDONED")
        .between(0, 100000)
        .withStandard();
    command
        .flag("--day-results", settings.desk.dayResults,
              "keep what players here needed for the problem of the day, and show it to those who have played it")
        .fromEnvironment("PARLOUR_DAY_RESULTS");
    asked->cluster.ask(command);
    command.option("--advertise", asked->advertise, "with --journal: where the other servers reach this one, HOST:PORT")
        .fromEnvironment("PARLOUR_ADVERTISE");
    command.runs([asked] {
        auto& chosen = asked->settings;
        if (asked->cluster.isAsked()) {
            if (const auto fault = server::whyNotAdvertise(asked->advertise)) throw Mistake(fault->says);
            chosen.cluster = {asked->cluster.access(), asked->advertise};
        } else if (!asked->advertise.empty()) {
            throw Mistake("--advertise is for a house on several machines; name its journal with --journal");
        }
        if (!asked->prefix.empty() && (!asked->prefix.starts_with('/') || asked->prefix.ends_with('/')))
            throw Mistake("--prefix begins with a slash and does not end with one, as /parlour");
        chosen.data = asked->data;
        chosen.desk.prefix = asked->prefix;
        chosen.pages = asked->pages.empty() ? besideProgram("web") : fs::path(asked->pages);
        chosen.decks = {besideProgram("decks"), chosen.data / "decks"};
        chosen.house.perConnection.atOnce = 2 * chosen.house.perConnection.perSecond;
        const double bytes = chosen.house.tablesPerAddress.atOnce * static_cast<double>(chosen.house.mostBookBytes);
        chosen.house.bytesPerAddress = {bytes / 3600, bytes};
        if (const auto fault = server::serve(chosen)) throw Mistake(fault->says);
    });
}

void addBackup(Command app) {
    struct Asked {
        std::string data, file;
        ClusterWords cluster;
    };
    const auto asked = std::make_shared<Asked>();
    Command command = app.command("backup", "copy all tables into one file, while the server runs");
    askForData(command, asked->data);
    asked->cluster.ask(command);
    command.option("file", asked->file, "the file to write").required();
    command.runs([asked] {
        if (fs::exists(asked->file)) throw Mistake(asked->file + " is there already; name a new file");
        const Workplace work(asked->file + ".making");
        const int unread = asked->cluster.isAsked() ? copyFrom(asked->cluster, work.folder()) : 0;
        const auto store = openStore(asked->cluster.isAsked() ? work.folder().string() : asked->data);
        if (const auto fault = store->backup(asked->file)) throw Mistake(fault->says);
        fmt::print("{}\n", asked->file);
        if (unread > 0) throw std::runtime_error("those tables are damaged and not in the copy; all others are");
    });
}

void addTables(Command app) {
    const auto data = std::make_shared<std::string>();
    Command command = app.command("tables", "list the tables that are kept");
    askForData(command, *data);
    command.runs([data] {
        const auto show = [](const server::StoredTable& table) {
            const auto& line = table.line;
            if (table.fault) return fmt::print("{:<16} cannot be read; `parlour check` says more\n", table.code);
            fmt::print("{:<16} {:<15} {:<10} {}/{} seats  {:>6} changes  {:%Y-%m-%d %H:%M}\n", line.code, line.game,
                       wordsOf(&line.stage)[static_cast<std::size_t>(line.stage)].text, line.taken, line.seats,
                       table.version, fmt::gmtime(static_cast<std::time_t>(table.changed / 1000)));
        };
        if (const auto read = openStore(*data)->each(show); !read)
            throw Mistake("the list ends here, because the disk does not let the rest be read: " + read.error().says);
    });
}

void addCheck(Command app) {
    struct Asked {
        std::string data;
        ClusterWords cluster;
    };
    const auto asked = std::make_shared<Asked>();
    Command command =
        app.command("check", "verify the stored tables: the file, the chain of changes, every game replayed");
    askForData(command, asked->data);
    asked->cluster.ask(command);
    command.runs([asked] {
        const Workplace work(fs::temp_directory_path() / "parlour-check");
        const int unread = asked->cluster.isAsked() ? copyFrom(asked->cluster, work.folder()) : 0;
        const auto store = openStore(asked->cluster.isAsked() ? work.folder().string() : asked->data);
        const auto [tables, wrong] =
            server::checkAll(*store, [](const std::string& what) { fmt::print("{}\n", what); });
        const int faults = wrong + unread;
        fmt::print("{} tables, {} faults\n", tables + unread, faults);
        if (faults > 0)
            throw std::runtime_error("some of what is stored is damaged, or is not the same under this program");
    });
}

}  // namespace

void addHosting(Command app) {
    addServe(app);
    addBackup(app);
    addTables(app);
    addCheck(app);
}

}  // namespace parlour::cli
