// Lists in place never reach beyond themselves: in doubt that is noted and nothing is touched, and without a doubt the
// program ends before it does harm. SPDX-License-Identifier: MIT
#include "core/few.h"

#include <gtest/gtest.h>

namespace parlour {
namespace {

/// A list between two neighbours, who notice if it writes into them.
struct Street {
    std::uint32_t left = 0xAAAAAAAA;
    Few<std::uint8_t, 3> house{1, 2, 3};
    std::uint32_t right = 0xBBBBBBBB;
    bool isUnhurt() const {
        return left == 0xAAAAAAAA && right == 0xBBBBBBBB && house == Few<std::uint8_t, 3>{1, 2, 3};
    }
};

std::string notedIn(auto&& what) {
    const Doubt doubt;
    what();
    return doubt.why();
}

TEST(Few, NotesInDoubtWhatHasNoRoomAndTouchesNothing) {
    Street street;
    EXPECT_EQ(notedIn([&] { street.house.push_back(4); }), "a list is full");
    EXPECT_EQ(notedIn([&] { street.house.insert(0, 4); }), "a list is full, or has no such place");
    EXPECT_EQ(notedIn([&] { street.house[200] = 4; }), "a list has no such place");  // it was somebody's seat
    EXPECT_EQ(street.house[0], 4) << "something harmless: the first place, which whoever doubted throws away";
    street.house[0] = 1;
    EXPECT_EQ(notedIn([] { (void)Few<int, 3>::of(4); }), "a list has no room for so many");
    EXPECT_EQ(notedIn([] { (void)Few<int, 3>().back(); }), "a list has no such place");
    EXPECT_EQ(notedIn([] { (void)Text<3>("four"); }), "a text is too long");
    EXPECT_EQ(notedIn([] { (void)PerSeat<int, 3>(2)[Seat{2}]; }), "a list has no such place");
    EXPECT_TRUE(street.isUnhurt());
}

TEST(Few, NotesOnlyTheFirstAndOnlyForTheInnermostDoubt) {
    const Doubt outer;
    EXPECT_EQ(notedIn([] {
                  misfit("first");
                  misfit("second");
              }),
              "first");
    EXPECT_FALSE(outer.isFounded());
}

TEST(FewDeathTest, EndsTheProgramWhereNobodyDoubts) {
    EXPECT_DEATH((Few<int, 1>{1, 2}), "");
    EXPECT_DEATH((void)(Few<int, 1>{1}[1]), "");
}

}  // namespace
}  // namespace parlour
