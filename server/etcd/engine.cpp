// What both engines share: where a prefix ends, and that all of a transaction is one revision.
// SPDX-License-Identifier: MIT
#include "server/etcd/engine.h"

namespace parlour::server::etcd {

std::string endOf(std::string prefix) {
    ++prefix.back();  // none of ours ends with the last byte
    return prefix;
}

void tellRevision(Outcome& outcome) {
    for (Outcome& step : outcome.steps) {
        step.revision = outcome.revision;
        tellRevision(step);
    }
}

}  // namespace parlour::server::etcd
