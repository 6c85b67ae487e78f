// The web client as files in memory, each also compressed, with what a browser needs to keep them.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace parlour::server {

struct Page {
    std::string type, etag;
    bool forever = false;  // its name changes when it does
    std::string plain, gzip, brotli;

    /// The bytes that a browser wants most, by its Accept-Encoding, and the name of their coding ("": as they are).
    std::pair<const std::string&, const char*> wanted(std::string_view accepts) const;
    /// Whether a browser has it already, by its If-None-Match.
    bool isKnown(std::string_view etags) const;
};

class Pages {
public:
    /// Reads a folder; `prefix` is where the house stands on its host ("" or "/parlour").
    static Pages read(const std::filesystem::path& folder, const std::string& prefix);

    /// The page at a path; every path of the client's own screens is index.html. Nothing if there is no such file.
    const Page* find(std::string_view path) const;
    bool empty() const { return pages_.empty(); }

private:
    std::map<std::string, Page, std::less<>> pages_;
};

}  // namespace parlour::server
