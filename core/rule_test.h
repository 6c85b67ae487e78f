// Tests that read like the rulebook:
//   RULE("T-V3", "after the third pair nobody may pass") { ... }
// The test is called T_V3.after_the_third_pair_nobody_may_pass, so `script/test T-V3` runs it.
// SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include <cctype>
#include <string>

namespace parlour {

class RuleTest : public testing::Test {
public:
    explicit RuleTest(void (*check)()) : check_(check) {}
    void TestBody() override { check_(); }

private:
    void (*check_)();
};

inline bool registerRule(const char* id, const char* says, const char* file, int line, void (*check)()) {
    const auto name = [](std::string text) {
        for (char& c : text)
            if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
        return text;
    };
    testing::RegisterTest(name(id).c_str(), name(says).c_str(), nullptr, nullptr, file, line,
                          [check]() -> RuleTest* { return new RuleTest(check); });
    return true;
}

}  // namespace parlour

#define RULE(id, says) RULE_AT(id, says, __COUNTER__)  // no line: several files may be compiled as one
#define RULE_AT(id, says, number) RULE_NAMED(id, says, number)
#define RULE_NAMED(id, says, number)                                                                        \
    static void rule##number();                                                                             \
    static const bool isRule##number = ::parlour::registerRule(id, says, __FILE__, __LINE__, rule##number); \
    static void rule##number()
