// What importing promises: good pictures come in clean, bad ones are refused by name with a reason, and after a refusal
// nothing is left.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <png.h>
#include <turbojpeg.h>
#include <zip.h>

#include <cstring>
#include <fstream>

#include "decks/folder_test.h"
#include "decks/import/decode.h"
#include "decks/import/exif.h"
#include "decks/import/import.h"

namespace parlour::decks {
namespace {

namespace fs = std::filesystem;

/// A picture whose upper left quarter is red.
Picture sample(int width, int height) {
    Picture picture(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            std::uint8_t* pixel = picture.at(x, y);
            const bool corner = x < width / 2 && y < height / 2;
            pixel[0] = corner ? 220 : 30;
            pixel[1] = 40;
            pixel[2] = corner ? 30 : 120;
        }
    return picture;
}

Bytes asPng(const Picture& picture) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(picture.width);
    image.height = static_cast<png_uint_32>(picture.height);
    image.format = PNG_FORMAT_RGB;
    png_alloc_size_t size = 0;
    png_image_write_to_memory(&image, nullptr, &size, 0, picture.rgb.data(), 0, nullptr);
    Bytes bytes(size);
    png_image_write_to_memory(&image, bytes.data(), &size, 0, picture.rgb.data(), 0, nullptr);
    bytes.resize(size);
    return bytes;
}

Bytes asJpeg(const Picture& picture) {
    tjhandle encoder = tjInitCompress();
    unsigned char* data = nullptr;
    unsigned long size = 0;
    tjCompress2(encoder, picture.rgb.data(), picture.width, 0, picture.height, TJPF_RGB, &data, &size, TJSAMP_444, 90,
                0);
    Bytes bytes(data, data + size);
    tjFree(data);
    tjDestroy(encoder);
    return bytes;
}

/// The JPEG with an Exif block that says how the camera was held, and a place name that nobody should see.
Bytes withOrientation(Bytes jpeg, std::uint8_t orientation) {
    const Bytes exif = {0xFF, 0xE1, 0, 44, 'E', 'x',  'i', 'f', 0,   0,   'M', 'M', 0,   42,          0, 0,
                        0,    8,    0, 1,  1,   0x12, 0,   3,   0,   0,   0,   1,   0,   orientation, 0, 0,
                        0,    0,    0, 0,  'S', 'E',  'C', 'R', 'E', 'T', 'C', 'I', 'T', 'Y'};
    jpeg.insert(jpeg.begin() + 2, exif.begin(), exif.end());
    return jpeg;
}

void put(const fs::path& file, const Bytes& bytes) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}
void put(const fs::path& file, std::string_view text) { put(file, Bytes(text.begin(), text.end())); }

/// A folder of sixty good pictures of all three kinds.
void fill(const fs::path& folder) {
    const Picture picture = sample(96, 64);
    for (int i = 0; i < leastPictures; ++i) {
        const std::string name = "p" + std::to_string(100 + i);
        if (i % 3 == 0) put(folder / (name + ".png"), asPng(picture));
        if (i % 3 == 1) put(folder / (name + ".jpg"), asJpeg(picture));
        if (i % 3 == 2) put(folder / (name + ".webp"), encodeWebp(picture, 100000));
    }
}

OrFault<DeckFile> import(const fs::path& from, const fs::path& shelf) {
    auto source = openSource(from);
    if (!source) return std::unexpected(std::move(source.error()));
    return importDeck(**source, "mine", shelf, [](int, int) {});
}

std::string reasonOf(const OrFault<DeckFile>& result) { return result ? "it was imported" : result.error().says; }

/// Importing sixty good pictures and this one is refused with these words, and leaves nothing.
void expectRefused(const std::string& name, const Bytes& content, std::string_view words) {
    const TestFolder folder;
    fill(folder.path() / "in");
    put(folder.path() / "in" / name, content);
    fs::create_directories(folder.path() / "shelf");
    const std::string reason = reasonOf(import(folder.path() / "in", folder.path() / "shelf"));
    EXPECT_TRUE(reason.starts_with(name + ": ")) << reason;
    EXPECT_NE(reason.find(words), std::string::npos) << reason;
    EXPECT_TRUE(fs::is_empty(folder.path() / "shelf")) << "nothing is half imported";
}

TEST(Import, takesPngJpegAndWebp) {
    const TestFolder folder;
    fill(folder.path() / "in");
    put(folder.path() / "in" / ".DS_Store", "left by a system");
    put(folder.path() / "in" / "red_fox-in snow.png", asPng(sample(70, 70)));
    put(folder.path() / "in" / "descriptions.json",
        R"({"p100.png": "A red corner", "p101.jpg": {"en": "One", "ru": "Раз"}})");
    const auto imported = import(folder.path() / "in", folder.path() / "shelf");
    ASSERT_TRUE(imported.has_value()) << reasonOf(imported);
    const auto& deck = *imported;
    ASSERT_EQ(deck.cards.size(), static_cast<std::size_t>(leastPictures) + 1);
    EXPECT_EQ(deck.cards[0].text.it, "A red corner");
    EXPECT_EQ(deck.cards[1].text.ru, "Раз");
    EXPECT_EQ(deck.cards[2].text.en, "") << "p102 is no description";
    EXPECT_EQ(deck.cards.back().text.en, "red fox in snow");
    EXPECT_EQ(deck.cards[0].width, 96);
    EXPECT_EQ(deck.cards[0].height, 64);
    EXPECT_TRUE(fs::exists(folder.path() / "shelf" / "mine" / "table" / "060.webp"));
}

TEST(Import, turnsPhotographsUprightAndForgetsTheRest) {
    const Bytes jpeg = withOrientation(asJpeg(sample(96, 64)), 6);
    EXPECT_EQ(orientationOf(jpeg), 6);
    const auto decoded = decodePicture(jpeg);
    ASSERT_TRUE(decoded.has_value());
    const auto& picture = *decoded;
    EXPECT_EQ(picture.width, 64);
    EXPECT_EQ(picture.height, 96);
    EXPECT_GT(*picture.at(60, 4), 150) << "the red corner is now at the upper right";
    EXPECT_LT(*picture.at(4, 4), 100);
    const Bytes webp = encodeWebp(picture, 100000);
    EXPECT_EQ(std::string(webp.begin(), webp.end()).find("SECRET"), std::string::npos);
}

TEST(Import, refusesWhatIsNoPicture) {
    expectRefused("notes.txt", {'h', 'i'}, "no PNG, JPEG or WebP");
    expectRefused("fake.png", {'G', 'I', 'F', '8', '9', 'a', 0, 0}, "no PNG, JPEG or WebP");
    expectRefused("empty.webp", {}, "empty");
}

TEST(Import, refusesTruncatedPictures) {
    const Picture picture = sample(200, 200);
    for (const auto& [name, whole] : {std::pair<std::string, Bytes>{"cut.png", asPng(picture)},
                                      {"cut.jpg", asJpeg(picture)},
                                      {"cut.webp", encodeWebp(picture, 100000)}}) {
        Bytes half = whole;
        half.resize(whole.size() / 2);
        expectRefused(name, half, "broken");
    }
}

TEST(Import, refusesPicturesThatAreTooSmallOrUnpackTooLarge) {
    expectRefused("tiny.png", asPng(sample(20, 20)), "at least 64");
    Bytes bomb = asPng(sample(64, 64));  // claims to be 60000 x 60000
    for (const std::size_t at : {16U, 20U}) {
        bomb[at] = 0;
        bomb[at + 1] = 0;
        bomb[at + 2] = 0xEA;
        bomb[at + 3] = 0x60;
    }
    const auto decoded = decodePicture(bomb);
    ASSERT_TRUE(!decoded);
}

TEST(Import, refusesTooFewPictures) {
    const TestFolder folder;
    put(folder.path() / "in" / "one.png", asPng(sample(64, 64)));
    EXPECT_NE(reasonOf(import(folder.path() / "in", folder.path() / "shelf")).find("at least 60"), std::string::npos);
}

TEST(Import, refusesOddDescriptionsByName) {
    const TestFolder folder;
    fill(folder.path() / "in");
    for (const std::string_view bad :
         {"[1]", R"({"p100.png": 7})", R"({"p100.png": {"xx": "no such language"}})", "{", R"({} more)"}) {
        put(folder.path() / "in" / "descriptions.json", bad);
        const std::string reason = reasonOf(import(folder.path() / "in", folder.path() / "shelf"));
        EXPECT_TRUE(reason.starts_with("descriptions.json: ")) << reason;
    }
}

TEST(Import, takesNoNameThatLeadsElsewhere) {
    for (const char* name : {"", "..", "a/b", "dreams", "x.y", "ünder"})
        EXPECT_TRUE(whyNotName(name).has_value()) << name;
    EXPECT_FALSE(whyNotName("Summer_2026-b").has_value());
}

TEST(Import, doesNotReplaceADeckThatIsThere) {
    const TestFolder folder;
    fill(folder.path() / "in");
    fs::create_directories(folder.path() / "shelf" / "mine");
    EXPECT_NE(reasonOf(import(folder.path() / "in", folder.path() / "shelf")).find("already there"), std::string::npos);
}

/// A ZIP archive of these files, written by libzip.
void putZip(const fs::path& file, const std::vector<std::pair<std::string, Bytes>>& entries,
            const char* password = nullptr) {
    int error = 0;
    zip_t* zip = zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &error);
    ASSERT_NE(zip, nullptr);
    for (const auto& [name, content] : entries) {
        zip_source_t* source = zip_source_buffer(zip, content.data(), content.size(), 0);
        const zip_int64_t index = zip_file_add(zip, name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (password != nullptr)
            zip_file_set_encryption(zip, static_cast<zip_uint64_t>(index), ZIP_EM_AES_256, password);
    }
    ASSERT_EQ(zip_close(zip), 0);
}

std::vector<std::pair<std::string, Bytes>> goodEntries() {
    std::vector<std::pair<std::string, Bytes>> entries;
    for (int i = 0; i < leastPictures; ++i)
        entries.emplace_back("deck/" + std::to_string(100 + i) + ".png", asPng(sample(64, 64)));
    entries.emplace_back("__MACOSX/._100.png", Bytes{1, 2, 3});
    return entries;
}

TEST(ImportZip, takesAnArchive) {
    const TestFolder folder;
    putZip(folder.path() / "in.zip", goodEntries());
    const auto imported = import(folder.path() / "in.zip", folder.path() / "shelf");
    ASSERT_TRUE(imported.has_value()) << reasonOf(imported);
    EXPECT_EQ(imported->cards.size(), static_cast<std::size_t>(leastPictures));
}

TEST(ImportZip, refusesLockedDamagedAndBloatedArchives) {
    const TestFolder folder;
    putZip(folder.path() / "locked.zip", goodEntries(), "secret");
    EXPECT_NE(reasonOf(import(folder.path() / "locked.zip", folder.path() / "shelf")).find("password"),
              std::string::npos);
    put(folder.path() / "damaged.zip", "PK\x03\x04 and then nothing");
    EXPECT_NE(reasonOf(import(folder.path() / "damaged.zip", folder.path() / "shelf")).find("ZIP"), std::string::npos);
    auto entries = goodEntries();
    entries.emplace_back("deck/zeros.png", Bytes(mostFileBytes + 1, 0));
    putZip(folder.path() / "bomb.zip", entries);
    const std::string reason = reasonOf(import(folder.path() / "bomb.zip", folder.path() / "shelf"));
    EXPECT_NE(reason.find("deck/zeros.png: it unpacks to more than"), std::string::npos) << reason;
    EXPECT_TRUE(!fs::exists(folder.path() / "shelf") || fs::is_empty(folder.path() / "shelf"));
}

TEST(ImportZip, writesNothingWhereAnEntryPointsTo) {
    const TestFolder folder;
    auto entries = goodEntries();
    entries.emplace_back("../../escaped.png", asPng(sample(64, 64)));
    putZip(folder.path() / "in.zip", entries);
    fs::create_directories(folder.path() / "a" / "b");
    const auto imported = import(folder.path() / "in.zip", folder.path() / "a" / "b");
    ASSERT_TRUE(imported.has_value()) << reasonOf(imported);
    EXPECT_FALSE(fs::exists(folder.path() / "escaped.png"));
    EXPECT_FALSE(fs::exists(folder.path() / "a" / "escaped.png"));
}

}  // namespace
}  // namespace parlour::decks
