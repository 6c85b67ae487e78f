// One run from one seed: servers, a disk, tables, people, strangers, and a storm of mishaps that ends. Then everybody
// must get what they wish within seconds, and the books must say what everybody was shown. SPDX-License-Identifier: MIT
#pragma once
#include "server/simulation/faults.h"
#include "server/simulation/stranger.h"

namespace parlour::server::simulation {

struct Report {
    std::optional<Failure> failure;
    std::uint64_t digest = 0;
    Microseconds passed = 0;
    std::int64_t compared = 0, acknowledged = 0, mishaps = 0, images = 0;
    std::vector<std::string> last;
    std::int64_t longestTurn = 0;  // of the loop, in microseconds of processor time
};

class World {
public:
    explicit World(std::uint64_t seed);

    /// The whole of it.
    Report run();

private:
    std::int64_t longestTurn() const;
    void openTables();
    void storm();
    void happens(Mishap mishap);
    void revive();
    void night();
    void heal();
    void calm();
    void goHome();
    void settleAccounts();
    void look();
    void losePower();
    void setClock();
    void settleImages();
    void comesToAnEnd(Microseconds when);
    Server& front() { return *servers_.front(); }

    std::uint64_t seed_;
    SeededChance luck_;
    Swarm swarm_;
    Timeline timeline_;
    Ledger ledger_{timeline_};
    Disk disk_;
    Clocks clocks_;
    Decks decks_;
    std::vector<std::unique_ptr<Server>> servers_;
    std::unique_ptr<Server> retired_;
    Place place_{timeline_, ledger_, decks_, servers_};
    std::vector<std::unique_ptr<Guest>> guests_;
    std::vector<std::unique_ptr<Stranger>> strangers_;
    std::vector<std::string> codes_;
    Life life_ = newLife(), looking_ = newLife();
    std::vector<std::unique_ptr<Disk>> images_;  // the disk as it would be if the power had gone
    std::int64_t mishaps_ = 0, settled_ = 0;
};

/// Runs a seed.
Report simulate(std::uint64_t seed);

}  // namespace parlour::server::simulation
