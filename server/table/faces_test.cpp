// What people look like at a table. The other rules of the house are in rules_test.cpp.
// SPDX-License-Identifier: MIT
#include "server/house/house_test.h"

namespace parlour::server {
namespace {

RULE("S-J7", "anyone chooses a creature, and another one later; two may be alike, and it is kept") {
    TestHouse house;
    const std::string code = house.open(machineFor(8), "Ann");
    Somebody ann, bo;
    house.join(ann, code, "Ann");
    house.join(bo, code, "Bo");
    const auto ofBo = [](const Somebody& seen) { return seen.table->people[1].creature; };
    EXPECT_EQ(ofBo(ann), std::nullopt);
    for (const Creature creature : {Creature::fox, Creature::moth}) {
        house.wish(bo, Appear{creature});
        EXPECT_EQ(ofBo(ann), creature);
    }
    house.wish(ann, Appear{Creature::moth});
    EXPECT_EQ(bo.table->people[0].creature, ofBo(bo));

    house.wish(bo, Stand{});
    house.wish(bo, Appear{Creature::owl});
    EXPECT_EQ(ofBo(ann), Creature::owl) << "also without a seat";

    Somebody back;
    house.restart();
    house.connect(back, code, tokenOf("Bo"));
    EXPECT_EQ(ofBo(back), Creature::owl);
}

}  // namespace
}  // namespace parlour::server
