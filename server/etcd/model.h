// A small etcd in memory with the promises of the real one, in virtual time: for tests, and for simulated servers that
// share it. engine_test holds both to the same. SPDX-License-Identifier: MIT
#pragma once
#include <map>

#include "server/etcd/engine.h"

namespace parlour::server::etcd {

/// The cluster as a whole: what a majority knows. Everything happens at once and in one order.
class Model {
public:
    OrSetback<Outcome> run(const Transaction& transaction);
    OrSetback<Outcome> get(const Get& get) const;
    Lease grant(std::int64_t seconds, Time now);
    bool keepAlive(Lease lease, Time now);
    bool revoke(Lease lease);
    /// Leases that nobody kept alive end.
    void passTime(Time now);
    void setFull(bool isFull) { isFull_ = isFull; }
    bool isFull() const { return isFull_; }
    std::int64_t bytes() const;
    Revision revision() const { return revision_; }

    /// What happened to keys with that prefix, from that revision on.
    std::vector<Event> eventsSince(const std::string& prefix, Revision from) const;

private:
    /// A key as it was from one revision on.
    struct State {
        Revision changed, made;
        std::string value;
        Lease lease;
        bool isErased;
    };
    struct Granted {
        std::int64_t seconds;
        Time until;
    };
    using History = std::vector<State>;

    const State* stateOf(const std::string& key, Revision at) const;
    bool holds(const Transaction& transaction) const;
    struct Path;
    Path pathOf(const Transaction& transaction) const;
    bool hasLeases(const Path& path) const;
    Outcome apply(const Path& path, Revision next);
    Outcome find(const Get& get, Revision at) const;
    std::int64_t erase(const Erase& erase, Revision next);
    void change(const std::string& key, State state);

    std::map<std::string, History> keys_;
    std::vector<Event> log_;  // all that ever happened
    std::map<Lease, Granted> leases_;
    Revision revision_ = 1;
    std::int64_t lastLease_ = 1000;
    bool isFull_ = false;
};

/// One server's way to the model, with what can go wrong on the way.
class ModelEngine : public Engine {
public:
    /// Has something done after so many microseconds; never, once the server is dead.
    using After = std::function<void(std::int64_t microseconds, std::function<void()>)>;
    /// What happens to one question: it is on its way, done, and answered, after so many microseconds each.
    struct Fate {
        std::int64_t there = 100;
        std::int64_t back = 100;
        bool isLost = false;        // it never arrives
        bool isAnswerLost = false;  // it is done, maybe long after its deadline, and nobody hears of it
    };
    using Draw = std::function<Fate()>;

    /// `world` happens in the cluster, whatever becomes of the server; `own` is the server's.
    ModelEngine(Model& model, After world, After own, std::function<Time()> clock, Draw draw = {});
    ~ModelEngine() override;
    /// Whether what happens now is never seen by those who watch.
    std::function<bool()> missesEvents;

    void run(Transaction transaction, Told<Outcome> told) override;
    void get(Get get, Told<Outcome> told) override;
    void grant(std::int64_t seconds, Told<Lease> told) override;
    void keepAlive(Lease lease, Told<bool> told) override;
    void revoke(Lease lease, Told<bool> told) override;
    void status(Told<Status> told) override;
    Watch watch(const std::string& prefix, Revision from, Seen seen) override;
    void later(Time milliseconds, std::function<void()> what) override;
    void aside(std::function<void()> work, std::function<void()> then) override;

private:
    template <class T>
    void ask(Told<T> told, std::function<OrSetback<T>(Model& model, Time now)> what);
    struct Watching;
    void look(const std::shared_ptr<Watching>& watching);

    Model& model_;
    After world_, own_;
    std::function<Time()> clock_;
    Draw draw_;
};

}  // namespace parlour::server::etcd
