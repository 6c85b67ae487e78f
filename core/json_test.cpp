// The wire: what is described once comes back as it was, and nothing else is let in.
// SPDX-License-Identifier: MIT
#include "core/json.h"

#include <gtest/gtest.h>

#include "core/arbitrary.h"
#include "core/difference.h"
#include "core/plain.h"
#include "core/types.h"

namespace parlour {
namespace sample {

enum class Fruit : std::uint8_t { apple, pear };
struct Eat {
    Fruit fruit;
    std::int16_t times;
};
struct Rest {};
struct Meal {
    std::optional<Seat> guest;
    Few<std::variant<Eat, Rest>, 3> courses;
    Text<8> toast;
    bool do_ = false;
};
struct Wishes {
    Fruit fruit = Fruit::pear;
    std::uint8_t plates = 2;
};
struct Bill {
    std::uint8_t dishes = 0;
    std::uint16_t tip = 0;  // it came later
};
struct Secret {
    int number;
};
struct Leak {
    Secret secret;
};
WORDS(Fruit, apple, pear)
WIRE(Eat, fruit, times)
WIRE(Rest)
WIRE(Meal, guest, courses, toast, do_)
OPTIONS(Wishes, fruit, plates)
WIRE(Bill, dishes, tip)
LATER(Bill, tip)
JOURNAL(Secret, number)
WIRE(Leak, secret)

}  // namespace sample

namespace {
using namespace sample;

template <class T>
std::string faultIn(std::string_view json) {
    T value{};
    const auto fault = wire::read(json, value);
    return fault ? fault->says : "";
}

TEST(Wire, TellsOnlyWhatChanged) {
    const Meal before{Seat{2}, {Eat{Fruit::pear, -3}, Rest{}}, Text<8>("cheers"), false};
    Meal now = before;
    EXPECT_TRUE(wire::differences(before, now).empty());
    std::get<Eat>(now.courses[0]).times = 4;
    now.courses[1] = Eat{Fruit::apple, 1};
    now.courses.push_back(Rest{});
    now.guest.reset();
    const auto found = wire::differences(before, now);
    ASSERT_EQ(found.size(), 4U);
    EXPECT_EQ(found[0], (wire::Difference{"/guest", {"null"}}));
    EXPECT_EQ(found[1], (wire::Difference{"/courses/0/times", {"4"}}));
    EXPECT_EQ(found[2], (wire::Difference{"/courses/1", {R"({"is":"Eat","fruit":"apple","times":1})"}}));
    EXPECT_EQ(found[3], (wire::Difference{"/courses/2", {R"({"is":"Rest"})"}}));
    EXPECT_EQ(wire::with(wire::message(before), found), wire::message(now));
    EXPECT_EQ(wire::with(wire::message(now), wire::differences(now, before)), wire::message(before))
        << "a shorter list";
}

TEST(Wire, WritesWhatIsDescribed) {
    const Meal meal{Seat{2}, {Eat{Fruit::pear, -3}, Rest{}}, Text<8>("a\"\\\n\x01"), true};
    EXPECT_EQ(
        wire::message(meal),
        R"({"guest":2,"courses":[{"is":"Eat","fruit":"pear","times":-3},{"is":"Rest"}],"toast":"a\"\\\n\u0001","do":true})");
    EXPECT_EQ(wire::plain(meal),
              "(guest 2, courses [Eat fruit pear, times -3 Rest], toast \"a\\\"\\\\\\n\\u0001\", do true)");
}

TEST(Wire, WhatIsWrittenCanBeRead) { EXPECT_TRUE(wire::survivesTheWire<Meal>()); }

TEST(Wire, AnyOrderOfFieldsAndAnySpaceWillDo) {
    std::variant<Eat, Rest> course;
    EXPECT_FALSE(wire::read(" { \"times\" : 4 ,\t\"fruit\":\"apple\"\n, \"is\" :\"Eat\" } ", course));
    EXPECT_EQ(std::get<Eat>(course), (Eat{Fruit::apple, 4}));
}

TEST(Wire, OptionsThatAreLeftOutKeepTheirDefaults) {
    Wishes wishes;
    EXPECT_FALSE(wire::read(R"({"fruit":"apple"})", wishes));
    EXPECT_EQ(wishes, (Wishes{Fruit::apple, 2}));
    EXPECT_EQ(faultIn<Wishes>("{}"), "");
}

TEST(Wire, WhatCameLaterIsOnlyWrittenOnceItSaysSomething) {
    const Bill old{3, 0}, generous{3, 5}, more{3, 6};
    EXPECT_EQ(wire::message(old), R"({"dishes":3})") << "as it was written before there were tips";
    EXPECT_EQ(wire::message(generous), R"({"dishes":3,"tip":5})");
    EXPECT_EQ(wire::plain(old), "(dishes 3)");
    Bill read;
    EXPECT_FALSE(wire::read(R"({"dishes":3})", read));
    EXPECT_EQ(read, old);
    EXPECT_EQ(faultIn<Bill>(R"({"tip":3})"), "the field \"dishes\" is missing (at byte 9)");
    EXPECT_TRUE(wire::survivesTheWire<Bill>());
    for (const auto& [before, now] : {std::pair(old, generous), std::pair(generous, old), std::pair(generous, more)})
        EXPECT_EQ(wire::with(wire::message(before), wire::differences(before, now)), wire::message(now));
    wire::Declarations declarations;
    wire::typescript<Bill>(declarations);
    EXPECT_EQ(declarations["Bill"], "export interface Bill { dishes: number; tip?: number; }");
}

TEST(Wire, SaysWhereAndWhyItStops) {
    EXPECT_EQ(faultIn<Eat>(R"({"fruit":"plum","times":1})"),
              "\"fruit\" must be one of \"apple\", \"pear\" (at byte 9)");
    EXPECT_EQ(faultIn<Eat>(R"({"fruit":"pear"})"), "the field \"times\" is missing (at byte 16)");
    EXPECT_EQ(faultIn<Eat>(R"({"fruit":"pear","times":1,"salt":2})"),
              "there is no field \"salt\"; known: one of \"fruit\", \"times\" (at byte 26)");
    EXPECT_EQ(faultIn<Eat>(R"({"fruit":"pear","fruit":"pear","times":1})"), "\"fruit\" is there twice (at byte 16)");
    EXPECT_EQ(faultIn<Eat>(R"({"fruit":"pear","times":32768})"),
              "\"times\" must be a whole number from -32768 to 32767 (at byte 24)");
    EXPECT_EQ(faultIn<Eat>(R"({"fruit":"pear","times":1} x)"), "nothing may follow the value (at byte 27)");
    EXPECT_EQ(faultIn<Rest>(R"({"salt":1})"), "there is no field \"salt\"; none is needed (at byte 1)");
    using Course = std::variant<Eat, Rest>;
    EXPECT_EQ(faultIn<Course>(R"({"is":"Fast"})"), "\"is\" must be one of \"Eat\", \"Rest\" (at byte 0)");
    EXPECT_EQ(faultIn<Course>("{}"), "this must have \"is\" (at byte 2)");
    EXPECT_EQ(faultIn<Course>(R"({"is":"Rest","is":"Rest"})"), "\"is\" is there twice (at byte 13)");
    EXPECT_EQ(faultIn<Eat>(R"({"is":"Eat","fruit":"pear","times":1})"),
              "there is no field \"is\"; known: one of \"fruit\", \"times\" (at byte 1)");
}

TEST(Wire, RefusesWhatIsNoJson) {
    for (const char* times : {"", "-", "+1", "01", "-0", "1.0", "1e2", "0x1", "NaN", "\"1\"", "null", "true", "[1]",
                              "99999999999999999999", "1 2", "--1"})
        EXPECT_NE(faultIn<Eat>(R"({"fruit":"pear","times":)" + std::string(times) + "}"), "") << times;
    for (const char* json : {"", " ", "{", "}", "{]", "{\"fruit\"}", "{\"fruit\":}", "{fruit:\"pear\"}", "{,}", "nul",
                             "\"", "{\"fruit\":\"pear\",}", "{\"fruit\":\"pear\" \"times\":1}"})
        EXPECT_NE(faultIn<Eat>(json), "") << json;
}

TEST(Wire, RefusesWhatIsNoUtf8) {
    const auto toast = [](std::string_view text) {
        return faultIn<Meal>(R"({"guest":null,"courses":[],"do":false,"toast":")" + std::string(text) + "\"}");
    };
    for (const char* good : {"", "é", "龍", "🎲", R"(\u00e9)", R"(\ud83c\udfb2)", R"(\/\b\f\r\t)", "\x7f"})
        EXPECT_EQ(toast(good), "") << good;
    for (const char* bad :
         {"\xff", "\x80", "\xc3", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf5\x80\x80\x80", "\xf0\x8f\xbf\xbf",
          R"(\ud83c)", R"(\udfb2)", R"(\ud83cx)", R"(\ud83c\u0041)", R"(\u12g4)", R"(\u12)", R"(\x)", "\n", "\x01"})
        EXPECT_NE(toast(bad), "") << bad;
    EXPECT_NE(toast("123456789"), "");  // longer than eight bytes
    EXPECT_NE(faultIn<Meal>(std::string("{\"toast\":\"\0\"}", 12)), "");
}

TEST(Wire, ListsHaveTheirLimits) {
    EXPECT_EQ(
        faultIn<Meal>(
            R"({"guest":null,"courses":[{"is":"Rest"},{"is":"Rest"},{"is":"Rest"},{"is":"Rest"}],"toast":"","do":true})"),
        "\"courses\" has more than 3 items (at byte 67)");
}

TEST(Wire, NestingHasItsLimit) {
    wire::Raw raw;
    EXPECT_FALSE(wire::read(std::string(32, '[') + std::string(32, ']'), raw));
    EXPECT_TRUE(wire::read(std::string(33, '[') + std::string(33, ']'), raw));
    EXPECT_TRUE(wire::read(std::string(1000000, '['), raw));
    EXPECT_TRUE(wire::read(R"({"a":1,)", raw));
    EXPECT_FALSE(wire::read(R"( {"a":[1,true,null,"x"]} )", raw));
    EXPECT_EQ(raw.json, R"({"a":[1,true,null,"x"]})");
}

TEST(Wire, SecretsHaveNoWayOut) {
    static_assert(wire::maySend<Meal> && wire::maySend<Wishes> && wire::maySend<std::variant<Eat, Rest>>);
    static_assert(!wire::maySend<Secret> && !wire::maySend<Leak> && !wire::maySend<std::optional<Secret>>);
    static_assert(!wire::maySend<std::vector<Secret>> && !wire::maySend<std::variant<Eat, Secret>>);
    EXPECT_EQ(wire::journal(Secret{7}), R"({"number":7})");
}

TEST(Wire, TypeScriptIsFoldedToAPage) {
    const std::array messages{wire::ShapePart{"Meal", &wire::shapeOf<Meal>}};
    EXPECT_EQ(wire::typescriptOf(messages),
              "export interface Eat { fruit: \"apple\" | \"pear\"; times: number; }\n"
              "export interface Meal { guest: number | null; courses: (({ is: \"Eat\" } & Eat) | "
              "({ is: \"Rest\" } & Rest))[];\n"
              "    toast: string; do: boolean; }\n"
              "export interface Rest { }\n");
}

TEST(Wire, TypeScriptAndJsonSchemaComeFromTheSameDescription) {
    wire::Declarations typescript, schema;
    EXPECT_EQ(wire::typescript<Meal>(typescript), "Meal");
    EXPECT_EQ(
        typescript["Meal"],
        R"(export interface Meal { guest: number | null; courses: (({ is: "Eat" } & Eat) | ({ is: "Rest" } & Rest))[]; toast: string; do: boolean; })");
    EXPECT_EQ(typescript["Eat"], R"(export interface Eat { fruit: "apple" | "pear"; times: number; })");
    EXPECT_EQ(wire::schema<Eat>(schema), R"({"$ref":"#/$defs/Eat"})");
    EXPECT_EQ(
        schema["Eat"],
        R"({"type":"object","properties":{"fruit":{"enum":["apple","pear"]},"times":{"type":"integer","minimum":-32768,"maximum":32767}},"required":["fruit","times"],"additionalProperties":false})");
}

}  // namespace
}  // namespace parlour
