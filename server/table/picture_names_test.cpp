// A table's names for pictures tell nothing. SPDX-License-Identifier: MIT
#include "server/table/picture_names.h"

#include <gtest/gtest.h>

#include <set>

namespace parlour::server {
namespace {

TEST(PictureNames, standForOneCardEach) {
    const Secret secret = newSecret();
    const PictureNames ids(secret, "tales", 144);
    std::set<std::string> seen;
    for (int card = 0; card < ids.size(); ++card) {
        EXPECT_EQ(ids.idOf(card).size(), 22U);
        EXPECT_TRUE(seen.insert(ids.idOf(card)).second);
        EXPECT_EQ(ids.cardOf(ids.idOf(card)), card);
    }
    EXPECT_EQ(ids.cardOf("000"), std::nullopt);
    EXPECT_EQ(PictureNames(secret, "tales", 144).idOf(7), ids.idOf(7)) << "a table that is opened again keeps its ids";
}

TEST(PictureNames, tellNothingAboutAnotherTable) {
    const PictureNames mine(newSecret(), "dreams", 90);
    const PictureNames yours(newSecret(), "dreams", 90);
    for (int card = 0; card < 90; ++card) {
        EXPECT_EQ(yours.cardOf(mine.idOf(card)), std::nullopt);
        EXPECT_NE(mine.idOf(card), yours.idOf(card));
    }
}

TEST(PictureNames, belongToOneDeck) {
    const Secret secret = newSecret();
    const PictureNames dreams(secret, "dreams", 90), tales(secret, "tales", 90);
    for (int card = 0; card < 90; ++card) EXPECT_EQ(tales.cardOf(dreams.idOf(card)), std::nullopt);
}

}  // namespace
}  // namespace parlour::server
