// A journal in one SQLite file: one scribe writes, another reads, each with a connection and a thread of its own, so
// that the loop never waits for the disk. Everybody who opens the file has a claim on every table: whoever writes a
// version first has written it. SPDX-License-Identifier: MIT
#pragma once
#include "server/store/journal.h"
#include "server/store/scribe.h"

namespace parlour::server {

class FileJournal final : public Journal {
public:
    /// Opens a folder's journal to serve from it. `disk` as for Store::open.
    static OrFault<std::unique_ptr<FileJournal>> open(const std::filesystem::path& folder, Scribe::Post post,
                                                      Scribe::Measured measured, const char* disk = nullptr);
    ~FileJournal() override;

    void take(const std::string& code, Grip grip, Told<Taking> told) override;
    void open(Append append, Told<std::pair<Appended, Claim>> told) override;
    void append(Append append, Claim claim, Written told) override;
    void release(const std::string&, Claim) override {}
    void whenLost(Lost) override {}
    bool hasPlaceForBelongings() const override { return true; }
    void keep(const std::string& code, Belonging belonging, std::int64_t mostBytes, Told<Kept> told) override;
    void discard(const std::string& code, std::vector<std::string> names, Written told) override;
    void read(const std::string& code, Told<OrFault<std::vector<std::string>>> told) override;
    void listed(Told<OrFault<std::vector<StoredTable>>> told) override;
    void pin(Slip slip, std::int64_t most, Written told) override;
    void pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) override;
    std::string key() const override { return key_; }
    std::uintmax_t megabytes() const override;
    void measure() override;
    void probe(Told<bool> told) override;
    void age(const Retention& retention, Time wall, Told<std::optional<Store::Aged>> told) override;
    void forget(std::vector<std::string> codes, Told<std::optional<int>> told) override;
    void stop() override;

    /// Lets threads do what there is to do; without them somebody else takes their steps.
    void start();
    Scribe& writer() { return writer_; }
    Scribe& reader() { return reader_; }

private:
    FileJournal(std::filesystem::path folder, std::unique_ptr<Store> reads, std::unique_ptr<Store> writes,
                Scribe::Post post, Scribe::Measured measured);

    std::filesystem::path folder_;
    std::unique_ptr<Store> reads_, writes_;
    std::string key_;
    std::uintmax_t free_;  // bytes of the file, when it was measured last
    Scribe reader_, writer_;
    std::vector<Told<OrFault<std::vector<StoredTable>>>> listing_;  // who waits for the list that is being read
    std::optional<ScribeThread> reading_, writing_;
};

}  // namespace parlour::server
