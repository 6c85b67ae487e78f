// What a host types when the tables are in a cluster: restore, check and backup, and what is wrong with a link.
// SPDX-License-Identifier: MIT
#include "cli/command_test.h"
#include "server/etcd/place_test.h"
#include "server/store/damage_test.h"

namespace parlour::cli {
namespace {

using namespace server;

TEST(Cluster, TablesGoFromAFolderIntoAClusterAndBack) {
    const TestFolder kept, files;
    keepFirstFormat(kept.path);
    const auto file = (files.path / "backup.db").string(), again = (files.path / "again.db").string(),
               data = (files.path / "data").string();
    etcd::RealPlace place;
    const auto link = " --journal " + place.nodes.link() + " ";
    ASSERT_EQ(parlourSays("backup --data " + kept.path.string() + " " + file).code, 0);
    const auto restored = parlourSays("restore" + link + file);
    EXPECT_EQ(restored.out, "4 tables restored into " + place.nodes.link() + "\n");
    EXPECT_EQ(parlourSays("check" + link).out, "4 tables, 0 faults\n");
    EXPECT_EQ(parlourSays("backup" + link + again).out, again + "\n");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(files.path), {}), 2) << "a workplace is left";
    EXPECT_EQ(parlourSays("restore --data " + data + " " + again).code, 0);
    EXPECT_EQ(parlourSays("check --data " + data).out, "4 tables, 0 faults\n");
    expectComplaint("restore" + link + file, "has tables already");
    expectComplaint("backup" + link + again, "is there already");
}

TEST(Cluster, WhatIsWrongWithALinkIsSaid) {
    expectComplaint("check --journal nonsense", "a cluster is named as etcd://");
    expectComplaint("check --journal etcds://a:1", "--journal-cert is missing");
    expectComplaint("check --journal etcd://a:1 --journal-ca x", "shown to an etcds:// address");
}

}  // namespace
}  // namespace parlour::cli
