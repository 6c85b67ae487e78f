// A client of etcd over its JSON gateway: several nodes, a deadline for every question, TLS. It has a thread of its
// own, so that neither base64 nor a handshake holds the loop; what it hears is told where it was asked.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/fault.h"
#include "server/etcd/access.h"
#include "server/etcd/engine.h"

namespace parlour::server::etcd {

class Client final : public Engine {
public:
    /// Has something done on the thread that asks.
    using Post = std::function<void(std::function<void()>)>;

    /// A fault if the papers cannot be read. Nobody is asked yet.
    static OrFault<std::unique_ptr<Client>> make(const Access& access, Post post);
    ~Client() override;

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
    class Nodes;
    explicit Client(std::unique_ptr<Nodes> nodes);

    std::unique_ptr<Nodes> nodes_;
};

}  // namespace parlour::server::etcd
