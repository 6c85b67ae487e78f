// parlour serve, backup, tables and check: what a host types.
// SPDX-License-Identifier: MIT
#include "server/serve.h"

#include <fmt/chrono.h>
#include <fmt/core.h>

#include "cli/commands.h"
#include "server/replay.h"

namespace parlour::cli {
namespace {

namespace fs = std::filesystem;

fs::path besideProgram(const char* name) { return fs::read_symlink("/proc/self/exe").parent_path() / name; }

/// Where a host's tables and decks are kept unless --data says otherwise.
std::string usualData() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
        return fs::path(data) / "parlour";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0')
        return fs::path(home) / ".local" / "share" / "parlour";
    return "parlour-data";
}

void askForData(CLI::App& command, std::string& data) {
    command.add_option("--data", data, "the folder for tables and decks")
        ->envname("PARLOUR_DATA")
        ->capture_default_str();
}

std::unique_ptr<server::Store> openStore(const std::string& data) {
    if (!fs::exists(fs::path(data) / "parlour.db"))
        throw Mistake("there is no parlour.db in " + data + "; name the folder with --data");
    return orMistake(server::Store::open(data));
}

void addServe(CLI::App& app) {
    struct Asked {
        server::Settings settings;
        std::string data = usualData(), pages, prefix;
        bool generous = false;
    };
    const auto asked = std::make_shared<Asked>();
    auto& settings = asked->settings;
    auto* const command = app.add_subcommand("serve", "serve the parlour: pages, tables and games on one port");
    command->add_option("--port", settings.port, "the port; 0 takes any free one")
        ->envname("PARLOUR_PORT")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    command->add_option("--bind", settings.bind, "the address to listen on; 0.0.0.0 for everybody")
        ->envname("PARLOUR_BIND")
        ->capture_default_str();
    askForData(*command, asked->data);
    command->add_option("--origin", settings.desk.origins, "a page that may connect besides our own, as https://host")
        ->envname("PARLOUR_ORIGIN")
        ->delimiter(',');
    command->add_option("--prefix", asked->prefix, "the path under which a proxy shows the house, as /parlour")
        ->envname("PARLOUR_PREFIX");
    command->add_flag("--behind-proxy", settings.behindProxy, "believe the X-Forwarded-For of a proxy")
        ->envname("PARLOUR_BEHIND_PROXY");
    command->add_option("--pages", asked->pages, "the folder of the web client")->envname("PARLOUR_PAGES");
    command->add_option("--connections-per-address", settings.connectionsPerAddress, "how many one address may have")
        ->envname("PARLOUR_CONNECTIONS_PER_ADDRESS")
        ->check(CLI::Range(1, 1000000))
        ->capture_default_str();
    command
        ->add_option("--tables-per-address", settings.house.tablesPerAddress.atOnce,
                     "how many one address may open at once")
        ->envname("PARLOUR_TABLES_PER_ADDRESS")
        ->check(CLI::Range(1, 1000000))
        ->capture_default_str();
    command
        ->add_option("--messages-per-second", settings.house.perConnection.perSecond,
                     "how many one connection may send")
        ->envname("PARLOUR_MESSAGES_PER_SECOND")
        ->check(CLI::Range(1, 1000000))
        ->capture_default_str();
    command->add_option("--bot-pause", settings.house.botPause, "milliseconds; a bot takes about twice as long to act")
        ->envname("PARLOUR_BOT_PAUSE")
        ->check(CLI::Range(0, 60000))
        ->capture_default_str();
    command
        ->add_option("--keep-finished", settings.keepFinishedDays, "days to keep tables whose game is over; 0 for ever")
        ->envname("PARLOUR_KEEP_FINISHED")
        ->check(CLI::Range(0, 100000))
        ->capture_default_str();
    command->add_option("--keep-abandoned", settings.keepAbandonedDays, "days to keep all others; 0 for ever")
        ->envname("PARLOUR_KEEP_ABANDONED")
        ->check(CLI::Range(0, 100000))
        ->capture_default_str();
    command->callback([asked] {
        auto& chosen = asked->settings;
        if (!asked->prefix.empty() && (!asked->prefix.starts_with('/') || asked->prefix.ends_with('/')))
            throw Mistake("--prefix begins with a slash and does not end with one, as /parlour");
        chosen.data = asked->data;
        chosen.desk.prefix = asked->prefix;
        chosen.pages = asked->pages.empty() ? besideProgram("web") : fs::path(asked->pages);
        chosen.decks = {besideProgram("decks"), chosen.data / "decks"};
        chosen.house.perConnection.atOnce = 2 * chosen.house.perConnection.perSecond;
        if (const auto complaint = server::serve(chosen)) throw Mistake(complaint->says);
    });
}

void addBackup(CLI::App& app) {
    struct Asked {
        std::string data = usualData(), file;
    };
    const auto asked = std::make_shared<Asked>();
    auto* const command = app.add_subcommand("backup", "copy all tables into one file, while the server runs");
    askForData(*command, asked->data);
    command->add_option("file", asked->file, "the file to write")->required();
    command->callback([asked] {
        if (fs::exists(asked->file)) throw Mistake(asked->file + " is there already; name a new file");
        if (const auto complaint = openStore(asked->data)->backup(asked->file)) throw Mistake(complaint->says);
        fmt::print("{}\n", asked->file);
    });
}

void addTables(CLI::App& app) {
    const auto data = std::make_shared<std::string>(usualData());
    auto* const command = app.add_subcommand("tables", "list the tables that are kept");
    askForData(*command, *data);
    command->callback([data] {
        for (const auto& [line, version, opened, changed] : openStore(*data)->list(false, 100000))
            fmt::print("{:<16} {:<15} {:<10} {}/{} seats  {:>6} changes  {:%Y-%m-%d %H:%M}\n", line.code, line.game,
                       wordsOf(&line.stage)[static_cast<std::size_t>(line.stage)].text, line.taken, line.seats, version,
                       fmt::gmtime(static_cast<std::time_t>(changed / 1000)));
    });
}

void addCheck(CLI::App& app) {
    const auto data = std::make_shared<std::string>(usualData());
    auto* const command =
        app.add_subcommand("check", "replay every stored game with this program and say which differ");
    askForData(*command, *data);
    command->callback([data] {
        const auto store = openStore(*data);
        int tables = 0, differ = 0;
        for (const auto& table : store->list(false, 1'000'000)) {
            ++tables;
            const auto wrong = server::whyNotReplayed(store->read(table.line.code));
            if (!wrong) continue;
            ++differ;
            fmt::print("{}: {}\n", table.line.code, *wrong);
        }
        fmt::print("{} tables, {} differ\n", tables, differ);
        if (differ > 0) throw std::runtime_error("some stored games are not the same under this program");
    });
}

}  // namespace

void addHosting(CLI::App& app) {
    addServe(app);
    addBackup(app);
    addTables(app);
    addCheck(app);
}

}  // namespace parlour::cli
