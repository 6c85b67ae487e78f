// Reading the client's files.
// SPDX-License-Identifier: MIT
#include "server/pages.h"

#include <sodium.h>

#include <array>
#include <fstream>
#include <sstream>
#include <utility>

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
    return "\"" + std::string(hex.data()) + "\"";
}

/// The start page says where the house stands, so that its links lead there.
std::string placed(std::string html, const std::string& prefix) {
    constexpr std::string_view base = R"(<base href="/")";
    if (const auto at = html.find(base); at != std::string::npos && !prefix.empty())
        html.replace(at, base.size(), R"(<base href=")" + prefix + R"(/")");
    return html;
}

}  // namespace

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
