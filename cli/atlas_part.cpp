// A line that says what the file is, then records: the key, how many worlds, whether a question is superfluous, a byte
// for each world, and a hash of all that.
// SPDX-License-Identifier: MIT
#include "cli/atlas_part.h"

#include <sstream>

namespace parlour::cli {

using namespace turing_machine;
using namespace turing_machine::atlas;

namespace {

constexpr std::string_view head = "parlour part of an atlas 1\n";

void put(std::string& bytes, std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(number >> 8 * i & 255);
}

std::uint64_t hashOf(std::string_view bytes) {
    std::uint64_t hash = bytes.size();
    for (const char byte : bytes) hash = scramble(hash ^ static_cast<unsigned char>(byte));
    return hash;
}

std::string recordOf(const Mark& key, const Solved& solved) {
    std::string record;
    put(record, key.low, 8);
    put(record, key.high, 8);
    put(record, solved.outcomes.size(), 2);
    put(record, solved.noSuperfluousQuestion ? 1 : 0, 1);
    for (const atlas::Outcome outcome : solved.outcomes) put(record, outcome.packed, 1);
    put(record, hashOf(record), 8);
    return record;
}

/// Takes numbers from the front of what is left; asks nobody for more than there is.
class Reader {
public:
    explicit Reader(std::string_view bytes) : rest_(bytes) {}

    std::size_t left() const { return rest_.size(); }
    std::uint64_t take(std::size_t size) {
        std::uint64_t number = 0;
        for (std::size_t i = 0; i < size && i < rest_.size(); ++i)
            number |= std::uint64_t{static_cast<unsigned char>(rest_[i])} << 8 * i;
        rest_.remove_prefix(std::min(size, rest_.size()));
        return number;
    }

private:
    std::string_view rest_;
};

}  // namespace

AtlasPart::AtlasPart(std::filesystem::path file) : file_(std::move(file)) {
    std::ostringstream stream;
    stream << std::ifstream(file_, std::ios::binary).rdbuf();
    const std::string bytes = std::move(stream).str();
    std::string whole(head);
    if (bytes.starts_with(head)) {
        Reader reader(std::string_view(bytes).substr(head.size()));
        while (reader.left() > 0) {
            Mark key;
            key.low = reader.take(8);
            key.high = reader.take(8);
            Solved solved;
            const std::uint64_t worlds = reader.take(2);
            solved.noSuperfluousQuestion = reader.take(1) != 0;
            if (worlds > reader.left()) break;
            for (std::uint64_t i = 0; i < worlds; ++i)
                solved.outcomes.push_back({static_cast<std::uint8_t>(reader.take(1))});
            const std::string record = recordOf(key, solved);
            if (reader.take(8) != Reader(std::string_view(record).substr(record.size() - 8)).take(8)) break;
            whole += record;
            known_[key] = std::move(solved);
        }
    }
    stream_.open(file_, std::ios::binary);
    stream_ << whole << std::flush;
}

const Solved* AtlasPart::find(const Mark& key) const {
    const auto found = known_.find(key);
    return found == known_.end() ? nullptr : &found->second;
}

void AtlasPart::add(const Mark& key, const Solved& solved) {
    const std::scoped_lock lock(mutex_);
    stream_ << recordOf(key, solved) << std::flush;
}

void AtlasPart::remove() {
    stream_.close();
    std::error_code ignored;
    std::filesystem::remove(file_, ignored);
}

}  // namespace parlour::cli
