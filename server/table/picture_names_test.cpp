// A table's names for pictures tell nothing. SPDX-License-Identifier: MIT
#include "server/table/picture_names.h"

#include <gtest/gtest.h>

#include <set>

namespace parlour::server {
namespace {

TEST(PictureNames, standForOneCardEach) {
    const Secret secret = newSecret();
    const PictureNames ids(secret, 144);
    std::set<std::string> seen;
    for (int card = 0; card < ids.size(); ++card) {
        EXPECT_EQ(ids.idOf(card).size(), 22U);
        EXPECT_TRUE(seen.insert(ids.idOf(card)).second);
        EXPECT_EQ(ids.cardOf(ids.idOf(card)), card);
    }
    EXPECT_EQ(ids.cardOf("000"), std::nullopt);
    EXPECT_EQ(PictureNames(secret, 144).idOf(7), ids.idOf(7)) << "a table that is opened again keeps its ids";
}

TEST(PictureNames, tellNothingAboutAnotherTable) {
    const PictureNames mine(newSecret(), 90);
    const PictureNames yours(newSecret(), 90);
    for (int card = 0; card < 90; ++card) {
        EXPECT_EQ(yours.cardOf(mine.idOf(card)), std::nullopt);
        EXPECT_NE(mine.idOf(card), yours.idOf(card));
    }
}

}  // namespace
}  // namespace parlour::server
