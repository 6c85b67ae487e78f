// Reading the client's files.
// SPDX-License-Identifier: MIT
#include "server/net/pages.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <sstream>

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

std::string typeOf(const fs::path& file) {
    constexpr std::array<std::pair<std::string_view, const char*>, 14> types{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webp", "image/webp"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".wasm", "application/wasm"},
        {".txt", "text/plain; charset=utf-8"},
        {".mp3", "audio/mpeg"},
        {".ogg", "audio/ogg"},
    }};
    for (const auto& [extension, type] : types)
        if (file.extension() == extension) return type;
    return "application/octet-stream";
}

std::string etagOf(const std::string& bytes) {
    std::array<unsigned char, 12> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                       nullptr, 0);
    std::array<char, 25> hex{};
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return "W/\"" + std::string(hex.data()) + "\"";  // weak: one for all codings of a page
}

std::string_view trimmed(std::string_view text) {
    const auto start = std::min(text.find_first_not_of(" \t"), text.size());
    return text.substr(start, text.find_last_not_of(" \t") + 1 - start);
}

/// Takes the part before the next separator off a text, and the separator.
std::string_view takePart(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

bool isSameWord(std::string_view one, std::string_view other) {
    const auto small = [](char letter) { return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter; };
    return std::ranges::equal(one, other, {}, small, small);
}

/// How much a browser wants a coding, from 0 to 1 (RFC 9110, 12.5.3); `otherwise` if it says nothing of it.
double wishFor(std::string_view coding, std::string_view accepts, double otherwise) {
    while (!accepts.empty()) {
        auto parameters = takePart(accepts, ',');
        const auto name = takePart(parameters, ';');
        parameters = trimmed(parameters);
        double weight = 1;
        if (isSameWord(parameters.substr(0, 2), "q=")) {
            const auto digits = parameters.substr(2);
            if (std::from_chars(digits.data(), digits.data() + digits.size(), weight).ec != std::errc()) weight = 0;
        }
        if (isSameWord(name, coding)) return weight;
        if (name == "*") otherwise = weight;
    }
    return otherwise;
}

/// The start page says where the house stands, so that its links lead there.
std::string placed(std::string html, const std::string& prefix) {
    constexpr std::string_view base = R"(<base href="/")";
    if (const auto at = html.find(base); at != std::string::npos && !prefix.empty())
        html.replace(at, base.size(), R"(<base href=")" + prefix + R"(/")");
    return html;
}

}  // namespace

std::pair<const std::string&, const char*> Page::wanted(std::string_view accepts) const {
    const double asItIs = wishFor("identity", accepts, 0), asGzip = gzip.empty() ? 0 : wishFor("gzip", accepts, 0),
                 asBrotli = brotli.empty() ? 0 : wishFor("br", accepts, 0);
    if (asBrotli > 0 && asBrotli >= asGzip && asBrotli >= asItIs) return {brotli, "br"};
    if (asGzip > 0 && asGzip >= asItIs) return {gzip, "gzip"};
    return {plain, ""};
}

bool Page::isKnown(std::string_view etags) const {
    return etags == "*" || etags.find(std::string_view(etag).substr(2)) != std::string_view::npos;  // weak or not
}

Pages Pages::read(const fs::path& folder, const std::string& prefix) {
    Pages pages;
    if (!fs::is_directory(folder)) return pages;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const fs::path& file = entry.path();
        if (!entry.is_regular_file() || file.extension() == ".gz" || file.extension() == ".br") continue;
        const std::string path = "/" + file.lexically_relative(folder).generic_string();
        Page page{typeOf(file), "", path.starts_with("/assets/"), contents(file), "", ""};
        if (path == "/index.html" && !prefix.empty()) {
            page.plain = placed(std::move(page.plain), prefix);
        } else {
            if (fs::exists(file.string() + ".gz")) page.gzip = contents(file.string() + ".gz");
            if (fs::exists(file.string() + ".br")) page.brotli = contents(file.string() + ".br");
        }
        page.etag = etagOf(page.plain);
        pages.pages_.emplace(path, std::move(page));
    }
    return pages;
}

const Page* Pages::find(std::string_view path) const {
    if (const auto found = pages_.find(path); found != pages_.end()) return &found->second;
    if (path.find('.') != std::string_view::npos) return nullptr;  // a file that is not there; no screen has a dot
    const auto index = pages_.find("/index.html");
    return index == pages_.end() ? nullptr : &index->second;
}

}  // namespace parlour::server
