// Decks on disk and on the wire: written whole or not at all, padded alike, shown under a table's own ids.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <set>

#include "decks/deck.h"
#include "decks/folder_test.h"
#include "decks/import/decode.h"
#include "decks/looks.h"
#include "decks/parallel.h"

namespace parlour::decks {
namespace {

namespace fs = std::filesystem;

TEST(DeckFiles, aPaintedDeckIsReadBackAsItWasWritten) {
    const TestFolder folder;
    int told = 0;
    const auto painted = paintDeck(Kind::dreams, 2, 5, folder.path() / "deck", [&](int, int) { ++told; });
    ASSERT_TRUE(painted.has_value());
    EXPECT_EQ(told, 2);
    const auto read = readDeck(folder.path() / "deck");
    ASSERT_TRUE(read.has_value());
    const auto& deck = *read;
    EXPECT_EQ(deck.cards.size(), 2U);
    EXPECT_EQ(deck.cards[0].text.en, painted->cards[0].text.en);
    EXPECT_EQ(deck.cards[1].looks, painted->cards[1].looks);
    for (const char* size : {"full", "table", "small"})
        EXPECT_TRUE(fs::exists(folder.path() / "deck" / size / "001.webp"));
    EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1) << "nothing else is left";
    const auto sheet = contactSheet(folder.path() / "deck", 48);
    ASSERT_TRUE(sheet.has_value());
    EXPECT_GE(sheet->width, 96);
}

TEST(DeckFiles, aDeckNamesNoPicturesOutsideOfItself) {
    const TestFolder folder;
    for (const char* name : {"../../secret", "/etc/secret", "", "table/000"}) {
        fs::create_directories(folder.path() / "deck");
        std::ofstream(folder.path() / "deck" / "deck.json")
            << R"({"name":"x","kind":"imported","seed":1,"fullBytes":1,"tableBytes":1,"smallBytes":1,"cards":[{"file":")"
            << name << R"(","width":1,"height":1,"looks":[1]}]})";
        const auto read = readDeck(folder.path() / "deck");
        ASSERT_FALSE(read.has_value()) << name;
        EXPECT_NE(read.error().says.find("no name of a picture"), std::string::npos) << read.error().says;
    }
}

TEST(DeckFiles, aDeckFromBeforeThereWereLooksGetsThemFromItsPictures) {
    const TestFolder folder;
    const auto painted = paintDeck(Kind::tales, 2, 5, folder.path() / "deck", [](int, int) {});
    ASSERT_TRUE(painted.has_value());
    const auto file = folder.path() / "deck" / "deck.json";
    const Bytes bytes = *readBytes(file, 1U << 20U);
    std::string older(bytes.begin(), bytes.end());
    for (auto at = older.find(",\"looks\":["); at != std::string::npos; at = older.find(",\"looks\":["))
        older.erase(at, older.find(']', at) + 1 - at);
    std::ofstream(file) << older;
    const auto read = readDeck(folder.path() / "deck");
    ASSERT_TRUE(read.has_value()) << read.error().says;
    for (std::size_t card = 0; card < 2; ++card) {
        const auto& before = painted->cards[card].looks;
        const auto& now = read->cards[card].looks;
        ASSERT_EQ(before.size(), lookNames.size());
        ASSERT_EQ(now.size(), lookNames.size());
        for (std::size_t i = 0; i < now.size(); ++i) EXPECT_NEAR(before[i], now[i], 60) << lookNames[i];
    }
    fs::remove(folder.path() / "deck" / "table" / "001.webp");
    EXPECT_FALSE(readDeck(folder.path() / "deck").has_value()) << "a picture is missing";
}

TEST(DeckFiles, aPictureForWhichThereIsNoRoomIsToldHoweverSmallItIs) {
    const TestFolder folder;
    {
        DeckWriter writer(folder.path() / "deck");
        const fs::path staging = *fs::directory_iterator(folder.path());
        fs::create_symlink("/dev/full", staging / "small" / "000.webp");
        EXPECT_THROW(writer.add(0, Picture(64, 64)), fs::filesystem_error);
        EXPECT_NO_THROW(writer.add(1, Picture(64, 64)));
    }
    EXPECT_TRUE(fs::is_empty(folder.path())) << "nothing is left";
}

TEST(Parallel, whatAJobThrowsReachesTheCallerWhenAllThreadsHaveEnded) {
    for (const int bad : {0, 1, 50, 99}) {
        std::atomic<int> begun = 0, ended = 0;
        const auto job = [&](int i) {
            ++begun;
            if (i == bad) throw Fault{"job " + std::to_string(i)};
            ++ended;
        };
        try {
            inParallel(100, job);
            FAIL() << "nothing was thrown";
        } catch (const Fault& fault) {
            EXPECT_EQ(fault.says, "job " + std::to_string(bad));
            EXPECT_EQ(begun, ended + 1);
        }
    }
    std::atomic<int> done = 0;
    inParallel(100, [&](int) { ++done; });
    EXPECT_EQ(done, 100);
    EXPECT_THROW(inParallel(100, [](int i) { throw i; }), int) << "every thread throws";
}

TEST(DeckFiles, aFolderWithoutADeckIsRefusedWithAReason) {
    const TestFolder folder;
    const auto read = readDeck(folder.path());
    ASSERT_TRUE(!read);
    EXPECT_NE(read.error().says.find("deck.json"), std::string::npos);
}

TEST(OnTheWire, everyPictureOfASizeHasTheSameLength) {
    for (const int grey : {20, 200}) {
        Picture picture(100, 80);
        std::ranges::fill(picture.rgb, static_cast<std::uint8_t>(grey));
        for (int i = 0; i < grey; ++i) *picture.at(i % 100, i % 80) = 255;
        const Bytes plain = encodeWebp(picture, 10000);
        const Bytes padded = paddedTo(plain, 4096);
        EXPECT_EQ(padded.size(), 4096U);
        const auto before = decodePicture(plain);
        const auto after = decodePicture(padded);
        ASSERT_TRUE(after.has_value());
        EXPECT_EQ(*before, *after);
    }
}

TEST(OnTheWire, aPictureThatLeavesNoRoomIsNotPadded) {
    const Bytes plain = encodeWebp(Picture(64, 64), 10000);
    EXPECT_LE(paddedTo(plain, plain.size()).size(), plain.size() + 1);
}

TEST(OnTheWire, encodingKeepsWithinItsLimit) {
    Picture noisy(200, 200);
    std::uint32_t state = 1;
    for (std::uint8_t& byte : noisy.rgb)
        byte = static_cast<std::uint8_t>((state = state * 1664525U + 1013904223U) >> 24U);
    EXPECT_GT(encodeWebp(noisy, 1000000).size(), 20000U);
    EXPECT_LE(encodeWebp(noisy, 16000).size(), 16000U);
}

}  // namespace
}  // namespace parlour::decks
