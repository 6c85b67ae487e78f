// parlour restore: a backup becomes the tables of a house again.
// SPDX-License-Identifier: MIT
#include "server/restore.h"

#include <fmt/core.h>

#include "cli/cluster.h"
#include "cli/workplace.h"
#include "server/etcd/moving.h"

namespace parlour::cli {
namespace {

/// By way of a folder, in which it is checked whole first.
void intoCluster(const std::string& file, const ClusterWords& cluster) {
    const auto access = cluster.access();
    const Workplace work(std::filesystem::temp_directory_path() / "parlour-restore");
    orMistake(server::restore(file, work.folder()));
    const auto store = orMistake(server::Store::open(work.folder()));
    const int tables = orMistake(server::etcd::copyToCluster(*store, access));
    fmt::print("{} tables restored into {}\n", tables, cluster.link);
    for (const auto& [code, pictures] : server::etcd::leftOutOf(*store))
        fmt::print("{}: left out, because a cluster keeps none (S-P5): {} of its own pictures; {} still has them\n",
                   code, pictures, file);
}

}  // namespace

void addRestore(Command app) {
    struct Asked {
        std::string data, file;
        ClusterWords cluster;
    };
    const auto asked = std::make_shared<Asked>();
    Command command = app.command("restore", "put a backup into a data folder, or a cluster, that has no tables yet");
    askForData(command, asked->data);
    asked->cluster.ask(command);
    command.option("file", asked->file, "what `parlour backup` wrote").required();
    command.runs([asked] {
        if (asked->cluster.isAsked()) return intoCluster(asked->file, asked->cluster);
        const int tables = orMistake(server::restore(asked->file, asked->data));
        fmt::print("{} tables restored into {}\n", tables, asked->data);
    });
}

}  // namespace parlour::cli
