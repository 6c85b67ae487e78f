// What the servers of a simulated house share: the model of etcd with what goes wrong on the way to it, and the network
// between them. SPDX-License-Identifier: MIT
#pragma once
#include <set>

#include "server/etcd/model.h"
#include "server/simulation/server.h"

namespace parlour::server::simulation {

/// What goes wrong just now.
struct Weather {
    int loses = 0;              // questions to etcd of a hundred: not asked; not answered; far too late; each
    Microseconds slowness = 0;  // of etcd, at most
    bool hasNoMajority = false, hasSilentWatches = false;
    std::set<std::string> cutOff, unheard;                // servers that etcd does not hear, or that do not hear it
    std::set<std::pair<std::string, std::string>> apart;  // servers that do not reach each other
};

/// What has happened, so that nobody believes in a storm that was none.
struct Passages {
    int handedOn = 0, pipesCut = 0;
    int forced = 0;  // tables that were asked for whether or not somebody had them
};

class Cluster {
public:
    Cluster(Timeline& timeline, std::uint64_t seed) : timeline_(timeline), luck_(seed) {}

    etcd::Model model;
    Weather weather;
    std::map<std::string, Server*> servers;  // by their addresses
    Passages passages;

    /// What becomes of a question to etcd.
    etcd::ModelEngine::Fate fateOf(const std::string& address);
    /// What happens in etcd, whoever dies meanwhile.
    etcd::ModelEngine::After after();

    // ---- Between servers -----------------------------------------------------------------------------
    /// Nothing comes of it if they do not reach each other, or if nobody is there.
    void bring(const Server& from, const std::string& to, const Life& life, std::function<void(Server& there)> what);
    /// From now on a wire leads through one server to another.
    void pipe(const std::shared_ptr<Wire>& wire, Server& through, Server& owner);
    void cutPipesOf(const std::string& address);
    void part(const std::string& one, const std::string& other);

    /// Whether etcd has it in the book of its table.
    bool has(const Ledger::Entry& entry) const;
    /// All books, as an ordinary store. What is wrong with them, if anything.
    std::optional<Fault> copyTo(Store& store) const;

private:
    struct Pipe {
        std::weak_ptr<Wire> wire;
        std::string through;
        Server* owner;
    };
    bool areApart(const std::string& one, const std::string& other) const;
    void cutPipes(const std::function<bool(const Pipe&)>& which);

    Timeline& timeline_;
    SeededChance luck_;
    Life life_ = newLife();
    std::vector<Pipe> pipes_;
};

}  // namespace parlour::server::simulation
