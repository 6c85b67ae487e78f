// A house of two or three servers on one etcd: tables are stolen, pipes and ways to etcd are cut, answers are late,
// refused or never come, servers die, pause and give their tables to others. SPDX-License-Identifier: MIT
#pragma once
#include "server/simulation/cluster.h"
#include "server/simulation/faults.h"
#include "server/simulation/world.h"

namespace parlour::server::simulation {

struct ClusterReport : Report {
    Passages passages;
};

class ClusterWorld final : public World {
public:
    explicit ClusterWorld(std::uint64_t seed);
    ~ClusterWorld() override;
    const Passages& passages() const { return cluster_.passages; }

private:
    void beginServers() override;
    void strike() override;
    void heal() override;
    void revive() override;
    void settleAccounts() override;
    std::size_t bytesKept() const override { return static_cast<std::size_t>(cluster_.model.bytes()); }
    void happens(ClusterMishap mishap, std::size_t which);
    void supervise();
    void silenceWatches();
    void steal(std::size_t which);
    void setClock(std::size_t which);

    Drawn<ClusterMishap, clusterMishaps> drawn_;
    Cluster cluster_;
    std::vector<std::unique_ptr<Clocks>> clocks_;  // one of each server
};

/// Runs a seed of these; they have nothing to do with those of simulate().
ClusterReport simulateCluster(std::uint64_t seed);

}  // namespace parlour::server::simulation
