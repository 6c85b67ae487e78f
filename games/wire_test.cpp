// Every type that any game sends or stores comes back from the wire as it was (rapidcheck).
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/arbitrary.h"
#include "games/turing/turing.h"

namespace parlour {
namespace {

template <class G>
class EveryWireType : public testing::Test {};

using Games = testing::Types<turing::Turing>;
TYPED_TEST_SUITE(EveryWireType, Games);

TYPED_TEST(EveryWireType, SurvivesTheWire) {
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::Options>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::Command>());
    EXPECT_TRUE(wire::survivesTheWire<EventOf<TypeParam>>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::View>());
    EXPECT_TRUE(wire::survivesTheWire<typename TypeParam::State>());
}

}  // namespace
}  // namespace parlour
