// Between a cluster and a file: everything that a house keeps, read into a store, or put from a store into a cluster
// that has no tables. SPDX-License-Identifier: MIT
#pragma once
#include <map>

#include "server/etcd/access.h"
#include "server/etcd/kept.h"

namespace parlour::server::etcd {

/// How many tables were copied, and what is wrong with the others.
struct Copied {
    int tables = 0;
    std::vector<Fault> faults;
};
/// Copies all tables and the house's key into a new folder. The servers may go on meanwhile: each table is copied as it
/// was at a moment while this went on, and one that is opened or forgotten meanwhile is there or not.
OrFault<Copied> copyFromCluster(const Access& access, const std::filesystem::path& folder,
                                const std::string& house = "parlour/");

/// Writes a table to a store as it would have come about there.
std::optional<Fault> writeTo(Store& store, const std::string& code, const Card& card, std::vector<std::string> changes);

/// The other way: how many tables. Refuses a cluster that has tables or servers. One that was cut off in the middle is
/// not used by servers, and can be done again.
OrFault<int> copyToCluster(Store& store, const Access& access, const std::string& house = "parlour/");

/// How many pictures of their own tables have, by code: a cluster keeps none (S-P5).
std::map<std::string, int> leftOutOf(Store& store);

}  // namespace parlour::server::etcd
