// What a host types when the tables are in a cluster: restore, check and backup, and what is wrong with a link.
// SPDX-License-Identifier: MIT

#include <fstream>
#include <map>
#include <regex>

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

/// What a unit of systemd is told, by name; the last counts.
std::map<std::string, std::string> unit(const std::string& name) {
    std::map<std::string, std::string> told;
    std::ifstream file(SOURCE_DIRECTORY "/release/" + name);
    for (std::string line; std::getline(file, line);)
        if (const auto equals = line.find('='); line[0] != '#' && equals != std::string::npos)
            told[line.substr(0, equals)] = line.substr(equals + 1);
    return told;
}

/// What the package runs each night, as systemd would, with the settings of /etc/default/parlour.
TEST(Cluster, TheNightlyBackupIsOfTheHouseThatTheServiceServes) {
    const TestFolder kept, files;
    keepFirstFormat(kept.path);
    etcd::RealPlace place;
    const auto link = place.nodes.link(), empty = (files.path / "empty").string(), house = kept.path.string();
    ASSERT_TRUE(Store::open(empty));
    ASSERT_EQ(parlourSays("backup --data " + house + " " + (files.path / "backup.db").string()).code, 0);
    ASSERT_EQ(parlourSays("restore --journal " + link + " " + (files.path / "backup.db").string()).code, 0);

    auto service = unit("parlour.service"), backup = unit("parlour-backup.service");
    EXPECT_EQ(backup["EnvironmentFile"], service["EnvironmentFile"]);
    EXPECT_EQ(backup["RestrictAddressFamilies"], service["RestrictAddressFamilies"]) << "it reaches the same nodes";
    EXPECT_NE(backup["PrivateNetwork"], "yes");
    EXPECT_NE(service["Environment"].find(backup["Environment"]), std::string::npos) << "the same folder";
    const auto copies = [&](const std::string& settings) {
        const auto into = (files.path / "copies").string();
        std::filesystem::create_directory(into);
        auto command = std::regex_replace(backup["ExecStart"], std::regex("/usr/bin/parlour"), PARLOUR);
        command = std::regex_replace(command, std::regex("/var/backups/parlour"), into);
        command = std::regex_replace(command, std::regex("%%"), "%");
        EXPECT_EQ(run("env -i PATH=/usr/bin:/bin " + settings + " " + command).code, 0) << command;
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(into), {}), 1) << "a copy, and nothing else";
        int tables = 0;
        for (const auto& copy : std::filesystem::directory_iterator(into)) {
            std::filesystem::create_directory(files.path / "copy");
            std::filesystem::rename(copy.path(), files.path / "copy" / "parlour.db");
            const auto store = Store::open(files.path / "copy");
            EXPECT_TRUE(store && (*store)->each([&](const StoredTable&) { ++tables; }));
        }
        std::filesystem::remove_all(files.path / "copy");
        return tables;
    };
    EXPECT_EQ(copies("PARLOUR_DATA=" + empty + " PARLOUR_JOURNAL=" + link), 4) << "not of what lies in the folder";
    EXPECT_EQ(copies("PARLOUR_DATA=" + house), 4);
}

TEST(Cluster, WhatIsWrongWithALinkIsSaid) {
    expectComplaint("check --journal nonsense", "a cluster is named as etcd://");
    expectComplaint("check --journal etcds://a:1", "--journal-cert is missing");
    expectComplaint("check --journal etcd://a:1 --journal-ca x", "shown to an etcds:// address");
}

}  // namespace
}  // namespace parlour::cli
