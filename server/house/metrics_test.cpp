// What is measured, and the panel that draws it: release/grafana.json names nothing that no server tells.
// SPDX-License-Identifier: MIT
#include "server/house/metrics.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>

#include "core/json.h"
#include "server/store/journal.h"

namespace parlour::server {
namespace {

std::set<std::string> namesIn(const std::string& text) {
    static const std::regex name("parlour_[a-z_]+");
    std::set<std::string> names;
    for (std::sregex_iterator at(text.begin(), text.end(), name), end; at != end; ++at) names.insert(at->str());
    return names;
}

TEST(Metrics, HaveAPanelThatNamesOnlyWhatIsMeasured) {
    std::ifstream file(SOURCE_DIRECTORY "/release/grafana.json");
    const std::string panel(std::istreambuf_iterator<char>(file), {});
    wire::Reader reader(panel);
    std::string whole;
    EXPECT_TRUE(reader.readRaw(whole) && reader.atEnd()) << "it is no JSON";
    const auto measured = namesIn(Metrics{}.text({})), drawn = namesIn(panel);
    EXPECT_GT(drawn.size(), 10U);
    for (const auto& name : drawn) EXPECT_TRUE(measured.contains(name)) << name;
    // Whoever keeps a cluster has to see these.
    for (const char* name : {"parlour_colleagues", "parlour_alone_milliseconds_total", "parlour_claims_forced_total",
                             "parlour_claims_lost_total", "parlour_pipes", "parlour_resent_total"})
        EXPECT_TRUE(drawn.contains(name)) << name;
}

}  // namespace
}  // namespace parlour::server
