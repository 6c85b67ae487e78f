// The words that name a cluster of etcd, the same for every command that may use one.
// SPDX-License-Identifier: MIT
#pragma once
#include "cli/commands.h"
#include "server/etcd/access.h"

namespace parlour::cli {

struct ClusterWords {
    std::string link, certificate, key, authority;

    /// --journal, and the papers for etcds://.
    void ask(Command command);
    bool isAsked() const { return !link.empty(); }
    /// Where it is; a Mistake if that cannot be understood.
    server::etcd::Access access() const;
};

}  // namespace parlour::cli
