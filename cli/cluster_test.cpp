// What a host types when the tables are in a cluster: restore, check and backup, and what is wrong with a link.
// SPDX-License-Identifier: MIT
#include <sys/stat.h>

#include <fstream>
#include <map>
#include <regex>

#include "cli/command_test.h"
#include "cli/workplace.h"
#include "server/etcd/place_test.h"
#include "server/serve.h"
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

/// S-P5: a cluster keeps no pictures of a table's own. What is left out is said, by table.
TEST(Cluster, PicturesThatAreLeftOutAreNamed) {
    const TestFolder kept, files;
    keepFirstFormat(kept.path);
    for (const char* const name : {"one", "two", "a deck"})
        ASSERT_EQ((*Store::open(kept.path))
                      ->keep("modasa-lagori", {name, "about", name == std::string("a deck") ? "" : "bytes"}, 1000),
                  Kept::kept);
    const auto file = (files.path / "backup.db").string();
    etcd::RealPlace place;
    ASSERT_EQ(parlourSays("backup --data " + kept.path.string() + " " + file).code, 0);
    const auto restored = parlourSays("restore --journal " + place.nodes.link() + " " + file);
    EXPECT_EQ(restored.code, 0);
    EXPECT_EQ(restored.out,
              "4 tables restored into " + place.nodes.link() +
                  "\nmodasa-lagori: left out, because a cluster keeps none (S-P5): 2 of its own pictures; " + file +
                  " still has them\n");
}

/// Tables are secret, and /tmp is everybody's.
TEST(Cluster, WorksInFoldersThatNobodyCanGuessOrRead) {
    const TestFolder files;
    etcd::RealPlace place;
    const auto none = parlourSays("check --journal " + place.nodes.link());
    EXPECT_NE(none.out.find("no Parlour has ever used"), std::string::npos) << none.out;
    keepFirstFormat(files.path / "kept");
    const auto file = (files.path / "backup.db").string(), tmp = (files.path / "tmp").string();
    ASSERT_EQ(parlourSays("backup --data " + (files.path / "kept").string() + " " + file).code, 0);
    const auto inTheWay = [&](const std::string& name, const std::string& words) {
        std::filesystem::create_directory(tmp);
        const auto ran =
            run("TMPDIR=" + tmp + " sh -c 'mkdir " + tmp + "/parlour-" + name + "-$$; exec " PARLOUR " " + words + "'");
        EXPECT_EQ(ran.code, 0) << ran.out;
        EXPECT_EQ(std::distance(std::filesystem::directory_iterator(tmp), {}), 1) << "a workplace is left";
        std::filesystem::remove_all(tmp);
    };
    inTheWay("restore", "restore --journal " + place.nodes.link() + " " + file);
    inTheWay("check", "check --journal " + place.nodes.link());

    const auto before = umask(0);
    std::filesystem::path left;
    {
        const Workplace one(files.path / "work"), other(files.path / "work");
        EXPECT_NE(one.folder(), other.folder());
        EXPECT_EQ(std::filesystem::status(one.folder()).permissions(), std::filesystem::perms::owner_all);
        std::ofstream(one.folder() / "secret") << "x";
        left = one.folder();
    }
    umask(before);
    EXPECT_FALSE(std::filesystem::exists(left));
}

/// Or etcd would stop everybody before the house stops anybody (S-M7).
TEST(Cluster, TheCeilingOfAClusterIsWellBelowTheQuotaOfItsEtcd) {
    Settings settings;
    EXPECT_EQ(mostMegabytes(settings), 20'000);
    settings.cluster = ClusterSettings{};
    for (const auto& [path, name] : {std::pair{"/docs/cluster.md", "ETCD_QUOTA_BACKEND_BYTES="},
                                     std::pair{"/script/cluster", "--quota-backend-bytes "}}) {
        std::ifstream file(std::string(SOURCE_DIRECTORY) + path);
        const std::string text(std::istreambuf_iterator<char>(file), {});
        const auto at = text.find(name);
        ASSERT_NE(at, std::string::npos) << path;
        const auto quota = std::stoll(text.substr(at + std::string_view(name).size()));
        EXPECT_LE((static_cast<long long>(mostMegabytes(settings)) << 20), quota * 4 / 5) << path;
    }
    settings.mostMegabytes = 1;
    EXPECT_EQ(mostMegabytes(settings), 1) << "what the host says counts";
}

TEST(Cluster, WhatIsWrongWithALinkIsSaid) {
    expectComplaint("check --journal nonsense", "a cluster is named as etcd://");
    expectComplaint("check --journal etcds://a:1", "--journal-cert is missing");
    expectComplaint("check --journal etcd://a:1 --journal-ca x", "shown to an etcds:// address");
}

}  // namespace
}  // namespace parlour::cli
