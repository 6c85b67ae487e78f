// A folder of its own for a test, gone when the test ends.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <random>
#include <string>

namespace parlour::decks {

class TestFolder {
public:
    TestFolder()
        : path_(std::filesystem::temp_directory_path() / ("parlour-test-" + std::to_string(std::random_device()()))) {
        std::filesystem::create_directories(path_);
    }
    ~TestFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

}  // namespace parlour::decks
