// house_simulation: runs the whole server from seeds, with a bar, until one of them fails. SPDX-License-Identifier: MIT
#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <string_view>

#include "bots/bots.h"
#include "server/simulation/cluster_world.h"
#include "server/simulation/twin.h"

namespace {

using namespace parlour::server::simulation;

struct Asked {
    std::uint64_t first = 1, seeds = 1000;
    bool one = false, cluster = false;
};

constexpr const char* usage =
    "house_simulation [--seeds N] [--first SEED]: runs N seeds (1000) from that one (1)\n"
    "house_simulation --seed SEED: runs one, and tells the last that happened\n"
    "house_simulation --cluster ...: the same for a house of two or three servers, with seeds of their own\n";

std::optional<Asked> read(int count, char** words) {
    Asked asked;
    int first = 1;
    if (count > 1 && std::string_view(words[1]) == "--cluster") asked.cluster = true, first = 2;
    for (int i = first; i < count; i += 2) {
        const std::string_view word = words[i];
        char* end = nullptr;
        const std::uint64_t number = i + 1 < count ? std::strtoull(words[i + 1], &end, 10) : 0;
        if (end == nullptr || *end != '\0' || end == words[i + 1]) return {};
        if (word == "--seeds") {
            asked.seeds = number;
        } else if (word == "--first") {
            asked.first = number;
        } else if (word == "--seed") {
            asked = {number, 1, true, asked.cluster};
        } else {
            return {};
        }
    }
    return asked;
}

void tell(std::uint64_t seed, const Report& report) {
    fmt::print("seed {}: {}\n", seed, report.failure ? report.failure->what : "nothing is wrong");
    for (const auto& line : report.last) fmt::print("  {}\n", line);
}

void showBar(std::uint64_t done, std::uint64_t all, double virtualHours) {
    constexpr std::uint64_t width = 40;
    const std::string full(width * done / all, '#'), empty(width - width * done / all, '.');
    fmt::print("\r[{}{}] {} of {} seeds, {:.1f} virtual hours", full, empty, done, all, virtualHours);
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    const auto asked = read(count, words);
    if (!asked) return fmt::print(stderr, "{}", usage), 2;
    parlour::bots::prepare();
    const auto begun = std::chrono::steady_clock::now();
    Report all;
    for (std::uint64_t i = 0; i < asked->seeds; ++i) {
        const std::uint64_t seed = asked->first + i;
        const Report report = asked->cluster ? simulateCluster(seed) : simulateWithTwin(seed);
        if (report.failure || asked->one) {
            if (isatty(STDOUT_FILENO) != 0) fmt::print("\n");
            tell(seed, report);
            fmt::print("digest {:016x}\n", report.digest);
            if (report.failure) return 1;
        }
        all.passed += report.passed;
        all.compared += report.compared;
        all.acknowledged += report.acknowledged;
        all.mishaps += report.mishaps;
        all.images += report.images;
        all.longestTurn = std::max(all.longestTurn, report.longestTurn);
        if (isatty(STDOUT_FILENO) != 0)
            showBar(i + 1, asked->seeds, static_cast<double>(all.passed) / static_cast<double>(hour));
    }
    const std::chrono::duration<double, std::ratio<3600>> took = std::chrono::steady_clock::now() - begun;
    const double hours = static_cast<double>(all.passed) / static_cast<double>(hour);
    fmt::print(
        "\n{} seeds: {:.1f} virtual hours, {:.0f} an hour; {} mishaps, {} changes acknowledged, {} views compared, "
        "{} books settled, the longest turn of the loop {} us; nothing is wrong\n",
        asked->seeds, hours, hours / took.count(), all.mishaps, all.acknowledged, all.compared, all.images,
        all.longestTurn);
    return 0;
}
