// parlour restore: a backup becomes the tables of a house again.
// SPDX-License-Identifier: MIT
#include "server/restore.h"

#include <fmt/core.h>
#include <unistd.h>

#include "cli/cluster.h"
#include "server/etcd/moving.h"

namespace parlour::cli {
namespace {

namespace fs = std::filesystem;

/// By way of a folder, in which it is checked whole first.
void intoCluster(const std::string& file, const ClusterWords& cluster) {
    const auto access = cluster.access();
    const fs::path folder = fs::temp_directory_path() / fmt::format("parlour-restore-{}", getpid());
    orMistake(server::restore(file, folder));
    const auto copied = [&] {
        const auto store = orMistake(server::Store::open(folder));
        return server::etcd::copyToCluster(*store, access);
    }();
    fs::remove_all(folder);
    fmt::print("{} tables restored into {}\n", orMistake(copied), cluster.link);
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
