// A house that keeps its tables in a folder, as most do: one server, sometimes a second one by mistake, a disk that
// fails, and nights in which nobody comes. SPDX-License-Identifier: MIT
#pragma once
#include "server/simulation/faults.h"
#include "server/simulation/world.h"

namespace parlour::server::simulation {

class FolderWorld final : public World {
public:
    explicit FolderWorld(std::uint64_t seed);
    ~FolderWorld() override;

private:
    void beginServers() override;
    void strike() override;
    void night() override;
    void heal() override;
    void revive() override;
    void afterStep() override;
    void settleAccounts() override;
    std::size_t bytesKept() const override { return disk_.bytes(); }
    std::int64_t longestTurn() const override;
    void begin(std::uint64_t seed);
    void losePower();
    void setClock();

    Swarm swarm_;
    Disk disk_;
    Clocks clocks_;
    std::unique_ptr<Server> retired_;
    std::vector<std::unique_ptr<Disk>> images_;  // the disk as it would be if the power had gone
};

/// Runs a seed.
Report simulate(std::uint64_t seed);

}  // namespace parlour::server::simulation
