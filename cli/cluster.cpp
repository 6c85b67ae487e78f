// What names a cluster on the command line. SPDX-License-Identifier: MIT
#include "cli/cluster.h"

namespace parlour::cli {

void ClusterWords::ask(Command command) {
    command.option("--journal", link, "a cluster instead of the folder, as etcd://10.0.0.1:2379,10.0.0.2:2379")
        .fromEnvironment("PARLOUR_JOURNAL");
    command.option("--journal-cert", certificate, "our certificate for etcds://, a PEM file")
        .fromEnvironment("PARLOUR_JOURNAL_CERT");
    command.option("--journal-key", key, "its key").fromEnvironment("PARLOUR_JOURNAL_KEY");
    command.option("--journal-ca", authority, "who vouches for the nodes of etcd, a PEM file")
        .fromEnvironment("PARLOUR_JOURNAL_CA");
}

server::etcd::Access ClusterWords::access() const {
    return orMistake(server::etcd::accessBy(link, {certificate, key, authority}));
}

}  // namespace parlour::cli
