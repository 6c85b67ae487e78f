// Every type that any game sends or stores comes back from the wire as it was (rapidcheck).
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/arbitrary.h"
#include "core/difference.h"
#include "games/all.h"

namespace parlour {

namespace not_human {
void anyValue(WordMark& mark) { mark.hash = *rc::gen::arbitrary<std::uint64_t>(); }
}  // namespace not_human
namespace turing_machine {
void anyValue(Code& code) { code.index = *rc::gen::inRange<std::uint8_t>(0, codeCount); }
}  // namespace turing_machine

namespace {

template <class G>
class EveryWireType : public testing::Test {};

TYPED_TEST_SUITE(EveryWireType, AllGames::As<testing::Types>);

TYPED_TEST(EveryWireType, SurvivesTheWire) {
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::Options>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::Command>());
    EXPECT_TRUE(wire::survivesTheWire<EventOf<TypeParam>>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::View>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::State>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::Facts>());
}

/// Whoever has one view and is told the differences has the other, to the byte.
TYPED_TEST(EveryWireType, ChangesIntoAnother) {
    using View = typename TypeParam::View;
    EXPECT_TRUE(rc::check([] {
        const auto before = wire::arbitrary<View>(), now = wire::arbitrary<View>();
        RC_ASSERT(wire::with(wire::message(before), wire::differences(before, now)) == wire::message(now));
    }));
}

}  // namespace
}  // namespace parlour
