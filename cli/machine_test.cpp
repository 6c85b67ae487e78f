// `parlour machine` as a person types it: what it prints and how it complains.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "cli/command_test.h"

namespace {

using parlour::cli::expectComplaint;
using parlour::cli::parlourSays;

void expectSays(const std::string& words, const std::string& part) {
    const auto ran = parlourSays(words);
    EXPECT_EQ(ran.code, 0) << words << ": " << ran.out;
    EXPECT_NE(ran.out.find(part), std::string::npos) << words << ": " << ran.out;
}

TEST(MachineCommand, Solves) {
    expectSays("machine solve --cards 3,7,10,14 --json",
               R"({"worlds":7,"codes":7,"rounds":"9/7","questions":"20/7","optimal":true,"lower":{"rounds":"9/7",)"
               R"("questions":"20/7"},"upper":{"rounds":"9/7","questions":"20/7"},"next":{"proposal":)");
    expectSays(
        "machine solve --cards 3,7,10,14",
        "best play needs 9/7 rounds and 20/7 questions on average; this strategy never needs more than 2 rounds");
    expectSays("machine solve --cards 4,9,11,14", "best play needs 1 round and 1 question on average");
    expectSays("machine solve --cards 3,7,10,14 --mode nightmare --json",
               R"("rounds":"127/56","questions":"1031/168")");
    expectSays("machine solve --cards 1,7,10,12,17", "the code is 344: no question is needed");
    expectSays("machine solve --cards 4,9,11,14 --asked 332:A+ --json", R"("worlds":)");
    expectSays("machine solve --mode extreme --cards 33/40,36/41,38/47,46/48 --limit 0.2 --json", R"("optimal":false)");
}

TEST(MachineCommand, Deduces) {
    expectSays("machine deduce --cards 4,9,11,14", "2 possible codes: 221 241");
    expectSays("machine deduce --cards 4,9,11,14 --json", R"({"worlds":2,"codes":["221","241"])");
}

TEST(MachineCommand, WritesCardsAsNumbersAndPairsAsTheyAreTyped) {
    expectSays("machine problem 1 --json", R"("cards":[4,9,11,14],"numbers":[447,646,566,322])");
    expectSays("machine generate --mode extreme --verifiers 4 --difficulty easy --count 1 --seed 1 --json",
               R"("cards":[")");
}

TEST(MachineCommand, ReadsVerificationNumbers) {
    expectSays(
        "machine from-numbers --cards 4,9,11,14 --numbers 447,646,566,322 --json",
        R"("criteria":["square = 4","no 3","triangle < square","circle is smaller than both others"],"code":"241")");
    expectSays("machine from-numbers --cards 4,9,11,14 --numbers 447,646,566,322", "code     241");
}

TEST(MachineCommand, GeneratesTheSameForTheSameSeed) {
    const std::string words =
        "machine generate --mode nightmare --verifiers 5 --difficulty standard --count 3 --seed 5 --json";
    const auto once = parlourSays(words);
    EXPECT_EQ(once.code, 0);
    EXPECT_EQ(once.out, parlourSays(words).out);
    EXPECT_TRUE(once.out.starts_with(R"([{"mode":"nightmare","verifiers":5,"cards":[)")) << once.out;
    for (const char* field : {"numbers", "code", "shareCode", "difficulty", "grade", "rating"})
        EXPECT_NE(once.out.find(std::string("\"") + field + "\":"), std::string::npos) << field;
    expectSays("machine generate --seed 3 --at-least 2 --at-most 2.5 --json", R"("rating":{"proven":true)");
}

TEST(MachineCommand, Enumerates) {
    expectSays("machine enumerate --verifiers 4 --json", R"({"verifiers":4,"problems":1033950})");
    expectSays("machine enumerate --verifiers 4", "1033950 classic problems");
}

TEST(MachineCommand, ShowsProblems) {
    expectSays("machine problem 17", "the verification cards of this problem admit only 133");
    expectSays("machine problem 1 --json", R"("shareCode":"25K5-M92T-MN")");
    expectSays("machine problem 25k5m92tmn", "code     241");
}

TEST(MachineCommand, PlaysAGame) {
    const auto ran = parlourSays("machine play --problem 1", "241\nA\nB\nC\nD\nA\nhint\nknown\nwhat\n=241\n");
    EXPECT_EQ(ran.code, 0);
    for (const char* part : {"A: square < 4", "A says yes", "Three questions a round", "I did not understand \"what\"",
                             "Possible:", "Right, in 1 round and 3 questions", "25K5-M92T-MN"})
        EXPECT_NE(ran.out.find(part), std::string::npos) << part << " in " << ran.out;
    EXPECT_NE(parlourSays("machine play --problem 1", "=111\n").out.find("You lose"), std::string::npos);
    EXPECT_NE(parlourSays("machine play --seed 1", "").out.find("The code was"), std::string::npos);
}

TEST(MachineCommand, SaysWhatIsWrong) {
    expectComplaint("machine solve --cards 4,9,11,49", "here is no card 49");
    expectComplaint("machine solve --cards 4,9,11,9", "Card 9 is there twice");
    expectComplaint("machine solve --cards 4,9,11", "4, 5 or 6 verifiers, not 3");
    expectComplaint("machine solve --cards 4,9,x,11", "\"x\" is no number");
    expectComplaint("machine solve --cards 4,9,11,14 --asked 111:A+,111:A-", "contradict each other");
    expectComplaint("machine solve --cards 4,9,11,14 --asked 611:A+", "should be like 332:A+");
    expectComplaint("machine solve --cards 4,9,11,14 --asked 111:F+", "There is no verifier F here");
    expectComplaint("machine solve --cards 4,9,11,14 --mode dream", "choose classic, extreme or nightmare");
    expectComplaint("machine solve --cards 4,9,11,14 --mode extreme", "each verifier has two cards");
    expectComplaint("machine solve --cards 4/5,9/10,11/12,14/15", "Only in extreme");
    expectComplaint("machine solve --cards 4,9,11,14 --limit -1", "--limit");
    expectComplaint("machine solve --cards 4,9,11,14 --limit nan", "--limit: give a number of seconds");
    expectComplaint("machine solve --cards 4,9,11,14,", "\"\" should be like 4 or 4/12");
    expectComplaint("machine solve --cards ,4,9,11,14", "\"\" should be like 4 or 4/12");
    expectComplaint("machine solve --cards 4,9,11,14 --asked 332:A+,", "\"\" should be like 332:A+");
    expectComplaint("machine from-numbers --cards 4,9,11,14 --numbers 447,646,566,322,", "\"\" is no number");
    expectComplaint("machine from-numbers --cards 4,9,11,14 --numbers 447,646,566,220", "which is not on card 14");
    expectComplaint("machine from-numbers --cards 4,9,11,14 --numbers 447,646,566,200", "No verification card");
    expectComplaint("machine from-numbers --cards 4,9,11,14 --numbers 447,646", "need as many numbers");
    expectComplaint("machine generate --verifiers 3", "4, 5 or 6 verifiers, not 3");
    expectComplaint("machine generate --difficulty brutal", "choose easy, standard or hard");
    expectComplaint("machine generate --level 5", "classic with 4 verifiers has levels 1 to 4, not 5");
    expectComplaint("machine generate --level 2 --obvious", "what needs no question has no level");
    expectComplaint("machine generate --count 0", "--count must be at least 1");
    expectComplaint("machine enumerate --verifiers 3", "4, 5 or 6 verifiers, not 3");
    expectComplaint("machine problem 21", "there is no printed problem 21");
    expectComplaint("machine problem 25K5-M92T-MM", "a letter is wrong, or two are swapped");
    expectComplaint("machine", "");
}

}  // namespace
