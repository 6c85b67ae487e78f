// One run from one seed: servers, tables, people, strangers, and a storm of mishaps that ends. Then everybody must get
// what they wish within seconds, and the books must say what everybody was shown. Where the books are decides what can
// go wrong: folder_world.h, cluster_world.h. SPDX-License-Identifier: MIT
#pragma once
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
    virtual ~World();
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    /// The whole of it.
    Report run();

protected:
    virtual void beginServers() = 0;
    /// Lets one of the mishaps happen that were drawn, if any were.
    virtual void strike() = 0;
    virtual void night() {}
    /// Whatever went wrong does not any more.
    virtual void heal() = 0;
    /// Whoever starts a server tries again if it does not begin.
    virtual void revive() = 0;
    virtual void afterStep() {}
    virtual void settleAccounts() = 0;
    virtual std::size_t bytesKept() const = 0;
    virtual std::int64_t longestTurn() const;
    void comesToAnEnd(Microseconds when);
    /// Whoever needs what servers stand on has to go before it.
    void everybodyEnds();
    Server& front() { return *servers_.front(); }

    // ---- What befalls people's connections
    void cutSome();
    void slowAll();
    void deafenSome();
    void healPeople();

    std::uint64_t seed_;
    SeededChance luck_;
    Timeline timeline_;
    Ledger ledger_{timeline_};
    Decks decks_;
    std::vector<std::unique_ptr<Server>> servers_;
    Place place_{timeline_, ledger_, decks_, servers_};
    std::vector<std::unique_ptr<Guest>> guests_;
    std::vector<std::unique_ptr<Stranger>> strangers_;
    std::vector<std::string> codes_;
    Life life_ = newLife(), looking_ = newLife();
    std::int64_t mishaps_ = 0, settled_ = 0;

private:
    void openTables();
    void storm();
    void calm();
    void goHome();
    void look();
};

}  // namespace parlour::server::simulation
