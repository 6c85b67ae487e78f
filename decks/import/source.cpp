// Folders with the standard library, ZIP archives with libzip. Sizes that an archive claims are never believed.
// SPDX-License-Identifier: MIT
#include "decks/import/source.h"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <array>

#include "decks/deck_file.h"

namespace parlour::decks {
namespace {

namespace fs = std::filesystem;

bool isLitter(const std::string& path) {
    const std::string name = fs::path(path).filename().string();
    return name.empty() || name.front() == '.' || name == "Thumbs.db" || name == "desktop.ini" ||
           path.starts_with("__MACOSX/");
}

Fault tooMany() { return Fault{fmt::format("there are more than {} files in it", mostFiles)}; }

class Folder : public Source {
public:
    static OrFault<std::unique_ptr<Source>> open(const fs::path& folder) {
        auto source = std::make_unique<Folder>();
        for (const auto& entry : fs::recursive_directory_iterator(folder)) {
            const std::string name = entry.path().lexically_relative(folder).generic_string();
            if (!entry.is_regular_file() || isLitter(name)) continue;
            source->names_.push_back(name);
            if (source->names_.size() > mostFiles) return std::unexpected(tooMany());
        }
        std::ranges::sort(source->names_);
        source->folder_ = folder;
        return source;
    }

    const std::vector<std::string>& names() const override { return names_; }
    OrFault<Bytes> read(std::size_t index) override {
        auto bytes = readBytes(folder_ / names_[index], mostFileBytes);
        if (!bytes)
            return std::unexpected(
                Fault{fmt::format("it cannot be read, or is larger than {} MB", mostFileBytes >> 20)});
        return std::move(*bytes);
    }

private:
    fs::path folder_;
    std::vector<std::string> names_;
};

class Archive : public Source {
public:
    explicit Archive(Bytes bytes) : bytes_(std::move(bytes)), zip_(nullptr, zip_discard) {}

    std::optional<Fault> open() {
        zip_error_t error;
        zip_error_init(&error);
        zip_source_t* source = zip_source_buffer_create(bytes_.data(), bytes_.size(), 0, &error);
        if (source != nullptr) zip_.reset(zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
        if (source != nullptr && !zip_) zip_source_free(source);
        std::optional<Fault> fault;
        if (!zip_) fault = Fault{fmt::format("it is no readable ZIP archive ({})", zip_error_strerror(&error))};
        zip_error_fini(&error);
        return fault ? fault : list();
    }

    const std::vector<std::string>& names() const override { return names_; }

    OrFault<Bytes> read(std::size_t index) override {
        const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> file(zip_fopen_index(zip_.get(), places_[index], 0),
                                                                     zip_fclose);
        if (!file)
            return std::unexpected(
                Fault{fmt::format("it cannot be unpacked ({})", zip_error_strerror(zip_get_error(zip_.get())))});
        Bytes bytes;
        std::array<std::uint8_t, 65536> part;
        for (;;) {
            const zip_int64_t count = zip_fread(file.get(), part.data(), part.size());
            if (count < 0) return std::unexpected(Fault{"it cannot be unpacked: its data is damaged"});
            if (count == 0) return bytes;
            if (bytes.size() + static_cast<std::size_t>(count) > mostFileBytes)
                return std::unexpected(Fault{fmt::format("it unpacks to more than {} MB", mostFileBytes >> 20)});
            bytes.insert(bytes.end(), part.begin(), part.begin() + count);
        }
    }

private:
    std::optional<Fault> list() {
        const zip_int64_t entries = zip_get_num_entries(zip_.get(), 0);
        std::vector<std::pair<std::string, zip_uint64_t>> found;
        for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(entries); ++i) {
            zip_stat_t about;
            if (zip_stat_index(zip_.get(), i, ZIP_FL_ENC_GUESS, &about) != 0)
                return Fault{"its list of files is damaged"};
            const std::string name = about.name;
            if (name.ends_with('/') || isLitter(name)) continue;
            if ((about.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && about.encryption_method != ZIP_EM_NONE)
                return Fault{fmt::format("{}: it is locked with a password", name)};
            found.emplace_back(name, i);
            if (found.size() > mostFiles) return tooMany();
        }
        std::ranges::sort(found);
        for (auto& [name, place] : found) {
            names_.push_back(std::move(name));
            places_.push_back(place);
        }
        return std::nullopt;
    }

    Bytes bytes_;
    std::unique_ptr<zip_t, void (*)(zip_t*)> zip_;
    std::vector<std::string> names_;
    std::vector<zip_uint64_t> places_;
};

}  // namespace

OrFault<std::unique_ptr<Source>> openArchive(Bytes archive) {
    auto source = std::make_unique<Archive>(std::move(archive));
    if (auto fault = source->open()) return std::unexpected(*fault);
    return source;
}

OrFault<std::unique_ptr<Source>> openSource(const fs::path& place) {
    std::error_code error;
    if (fs::is_directory(place, error)) return Folder::open(place);
    if (!fs::exists(place, error)) return std::unexpected(Fault{"there is no such folder or file"});
    auto bytes = readBytes(place, mostArchiveBytes);
    if (!bytes)
        return std::unexpected(
            Fault{fmt::format("it cannot be read, or is larger than {} MB", mostArchiveBytes >> 20)});
    return openArchive(std::move(*bytes));
}

}  // namespace parlour::decks
