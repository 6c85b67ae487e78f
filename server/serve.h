// The server as one call: `parlour serve` reads its settings and runs it until it is asked to stop.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>

#include "server/etcd/access.h"
#include "server/net/desk.h"

namespace parlour::server {

/// A house on several machines: where its journal is, and where the other servers reach this one, HOST:PORT.
struct ClusterSettings {
    etcd::Access journal;
    std::string advertise;
};

struct Settings {
    std::string bind = "127.0.0.1";
    int port = 8080;
    std::filesystem::path data;
    std::filesystem::path pages;               // the web client
    std::vector<std::filesystem::path> decks;  // folders of decks
    DeskRules desk;
    HouseRules house;
    std::optional<ClusterSettings> cluster;  // or else a file in the data folder
    bool behindProxy = false;                // believe X-Forwarded-For
    int connectionsPerAddress = 100;
    double requestsPerSecond = 100;                     // S-M1: of an address; twenty times as many at once
    std::optional<int> mostMegabytes;                   // S-M7: of all that is kept; 0: as much as there is room for
    int keepFinishedDays = 30, keepAbandonedDays = 90;  // 0: for ever
};

/// S-M7: in a cluster three quarters of what etcd is given (docs/cluster.md), so that the house stops before etcd does,
/// and there is room for games to go on.
int mostMegabytes(const Settings& settings);

/// Why others could not reach a server there, if so.
std::optional<Fault> whyNotAdvertise(const std::string& place);

/// Serves until SIGINT or SIGTERM; a fault if it cannot begin.
std::optional<Fault> serve(const Settings& settings);

}  // namespace parlour::server
