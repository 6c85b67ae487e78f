// Where an imported deck comes from: a folder or a ZIP archive, as a list of files that are read one at a time.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/fault.h"
#include "decks/webp.h"

namespace parlour::decks {

inline constexpr std::size_t mostFileBytes = std::size_t{25} << 20;
inline constexpr std::size_t mostArchiveBytes = std::size_t{600} << 20;
inline constexpr std::size_t mostFiles = 1000;

class Source {
public:
    Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    virtual ~Source() = default;

    /// The names of the files, in order, without folders and without what systems leave lying about.
    virtual const std::vector<std::string>& names() const = 0;
    /// The content of the file of that place in names(), at most mostFileBytes.
    virtual OrFault<Bytes> read(std::size_t index) = 0;
};

OrFault<std::unique_ptr<Source>> openSource(const std::filesystem::path& place);
/// A ZIP archive that is in memory.
OrFault<std::unique_ptr<Source>> openArchive(Bytes archive);

}  // namespace parlour::decks
