// What is asked of a file, as errands of its two scribes. SPDX-License-Identifier: MIT
#include "server/store/file_journal.h"

namespace parlour::server {
namespace {

constexpr auto theClaim = static_cast<Claim>(1);
constexpr int mostListed = 100;

Taking takenFrom(Store& store, const std::string& code) {
    auto changes = store.read(code);
    if (!changes) return Damaged{std::move(changes.error())};
    if (changes->empty()) return NoSuchTable{};
    return Taken{theClaim, *std::move(changes), store.belongings(code)};
}

}  // namespace

OrFault<std::unique_ptr<FileJournal>> FileJournal::open(const std::filesystem::path& folder, Scribe::Post post,
                                                        Scribe::Measured measured, const char* disk) {
    auto reads = Store::openToServe(folder, disk);
    if (!reads) return std::unexpected(std::move(reads.error()));
    auto writes = Store::open(folder, disk);
    if (!writes) return std::unexpected(std::move(writes.error()));
    return std::unique_ptr<FileJournal>(
        new FileJournal(folder, *std::move(reads), *std::move(writes), std::move(post), std::move(measured)));
}

FileJournal::FileJournal(std::filesystem::path folder, std::unique_ptr<Store> reads, std::unique_ptr<Store> writes,
                         Scribe::Post post, Scribe::Measured measured)
    : folder_(std::move(folder)),
      reads_(std::move(reads)),
      writes_(std::move(writes)),
      key_(reads_->key()),
      free_(reads_->freeBytes()),
      reader_(*reads_, post, [](auto, auto) {}),
      writer_(*writes_, std::move(post), std::move(measured)) {}

FileJournal::~FileJournal() = default;

void FileJournal::start() {
    reading_.emplace(reader_);
    writing_.emplace(writer_);
}

// ---- Tables ------------------------------------------------------------------------------------------

void FileJournal::take(const std::string& code, Grip, Told<Taking> told) {
    reader_.send([code, told = std::move(told)](Store& store) -> std::function<void()> {
        return [told, taking = takenFrom(store, code)]() mutable { told(std::move(taking)); };
    });
}

void FileJournal::keep(const std::string& code, Belonging belonging, std::int64_t mostBytes, Told<Kept> told) {
    writer_.send([=, belonging = std::move(belonging)](Store& store) -> std::function<void()> {
        return [told, kept = store.keep(code, belonging, mostBytes)] { told(kept); };
    });
}

void FileJournal::discard(const std::string& code, std::vector<std::string> names, Written told) {
    writer_.send([code, names = std::move(names), told = std::move(told)](Store& store) -> std::function<void()> {
        return [told, result = store.discard(code, names)] { told(result); };
    });
}

void FileJournal::open(Append append, Told<std::pair<Appended, Claim>> told) {
    writer_.append(std::move(append), [told = std::move(told)](Appended result) { told({result, theClaim}); });
}

void FileJournal::append(Append append, Claim, Written told) { writer_.append(std::move(append), std::move(told)); }

void FileJournal::read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) {
    reader_.send([code, told = std::move(told)](Store& store) -> std::function<void()> {
        return [told, changes = store.read(code)]() mutable { told(std::move(changes)); };
    });
}

/// However many ask at once, it is read once.
void FileJournal::listed(Told<OrFault<std::vector<StoredTable>>> told) {
    listing_.push_back(std::move(told));
    if (listing_.size() > 1) return;
    reader_.send([this](Store& store) -> std::function<void()> {
        return [this, tables = store.listed(mostListed)] {
            for (const auto& waiting : std::exchange(listing_, {})) waiting(tables);
        };
    });
}

// ---- The board ---------------------------------------------------------------------------------------

void FileJournal::pin(Slip slip, std::int64_t most, Written told) {
    writer_.send([slip = std::move(slip), most, told](Store& store) -> std::function<void()> {
        return [told, result = store.pin(slip, most)] { told(result); };
    });
}

void FileJournal::pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) {
    reader_.send([heading, told = std::move(told)](Store& store) -> std::function<void()> {
        return [told, slips = store.pinned(heading)]() mutable { told(std::move(slips)); };
    });
}

// ---- The house ---------------------------------------------------------------------------------------

/// Without what is free in the file: that never becomes shorter, whatever is forgotten.
std::uintmax_t FileJournal::megabytes() const {
    std::uintmax_t bytes = 0;
    for (const char* file : {"parlour.db", "parlour.db-wal"}) {
        std::error_code none;
        const auto size = std::filesystem::file_size(folder_ / file, none);
        bytes += none ? 0 : size;
    }
    return (bytes - std::min(free_, bytes)) >> 20U;
}

void FileJournal::measure() {
    reader_.send(
        [this](Store& store) -> std::function<void()> { return [this, free = store.freeBytes()] { free_ = free; }; });
}

void FileJournal::probe(Told<bool> told) { writer_.probe(std::move(told)); }

void FileJournal::age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) {
    writer_.send([retention, wall, told = std::move(told)](Store& store) -> std::function<void()> {
        return [told, aged = store.age(retention, wall)] { told(aged); };
    });
}

void FileJournal::forget(std::vector<std::string> codes, Told<std::optional<int>> told) {
    writer_.send([codes = std::move(codes), told = std::move(told)](Store& store) -> std::function<void()> {
        return [told, forgotten = store.forget(codes)] { told(forgotten); };
    });
}

void FileJournal::stop() {
    if (reading_) reading_->stop();
    if (writing_) return writing_->stop();
    writer_.handOver();
    while (writer_.hasWork()) writer_.step();
}

}  // namespace parlour::server
