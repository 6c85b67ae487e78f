// Files, what of them is on the platter, and what goes wrong. How SQLite sees them is in disk_face.cpp.
// SPDX-License-Identifier: MIT
#include "server/simulation/disk.h"

#include <sqlite3.h>

#include <algorithm>

#include "server/simulation/disk_face.h"

namespace parlour::server::simulation {
namespace {

constexpr std::size_t sector = 512;  // the least that a disk writes whole

}  // namespace

Disk::Disk(std::uint64_t seed) : luck_(seed) {
    static std::uint64_t last = 0;
    name_ = "disk-" + std::to_string(++last);
    Face::enter(*this);
}

Disk::~Disk() { Face::leave(*this); }

// ---- Programs ----------------------------------------------------------------------------------------

void Disk::kill(Program program) {
    dead_[program] = true;
    for (auto* all : {&files_, &away_, &ghosts_})
        for (auto& [name, file] : *all)
            for (Handle* handle : file->handles)
                if (handle->program == program) handle->letGo();
}

bool Disk::mayGoOn(Program program) {
    if (isDead(program)) return false;
    ++operations_;
    if (beforeOperation) beforeOperation();
    const auto left = killAfter_.find(program);
    if (left == killAfter_.end() || left->second-- > 0) return true;
    killAfter_.erase(left);
    kill(program);
    return false;
}

// ---- Writing -----------------------------------------------------------------------------------------

void Disk::apply(std::string& content, const Pending& write) {
    if (write.isTruncation) return content.resize(std::min(content.size(), write.offset));
    if (content.size() < write.offset + write.bytes.size()) content.resize(write.offset + write.bytes.size());
    std::ranges::copy(write.bytes, content.begin() + static_cast<std::ptrdiff_t>(write.offset));
}

void Disk::put(File& file, Pending write) {
    apply(file.content, write);
    file.pending.push_back(std::move(write));
}

int Disk::write(File& file, std::size_t offset, std::string_view bytes) {
    const auto grows =
        static_cast<std::int64_t>(offset + bytes.size()) - static_cast<std::int64_t>(file.content.size());
    const bool isFull = grows > 0 && static_cast<std::int64_t>(this->bytes()) + grows > room;
    if (isFull || happens(faults.writeFails) || happens(faults.writesHalf)) {
        ++failures_;
        if (luck_.below(2) == 0)  // some of it came through
            put(file, {offset, std::string(bytes.substr(0, bytes.size() / 2)), false});
        return isFull || luck_.below(2) == 0 ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    }
    put(file, {offset, std::string(bytes), false});
    return SQLITE_OK;
}

/// When a sync fails, the kernel forgets what it had to write: some of it is on the platter, the rest never will be,
/// although programs still see it.
int Disk::sync(File& file) {
    if (lies) return SQLITE_OK;
    const bool fails = happens(faults.syncFails);
    for (const Pending& write : file.pending)
        if (!fails || luck_.below(2) == 0) apply(file.durable, write);
    file.pending.clear();
    if (fails) return ++failures_, SQLITE_IOERR_FSYNC;
    file.isKnown = true;
    ghosts_.clear();
    return SQLITE_OK;
}

bool Disk::isSynced() const {
    return std::ranges::all_of(files_, [](const auto& named) { return named.second->pending.empty(); });
}

bool Disk::isLogSynced() const {
    return std::ranges::all_of(
        files_, [](const auto& named) { return !named.first.ends_with("-wal") || named.second->pending.empty(); });
}

std::size_t Disk::bytes() const {
    std::size_t all = 0;
    for (const auto& [name, file] : files_) all += file->content.size();
    return all;
}

// ---- What goes wrong ---------------------------------------------------------------------------------

/// Each write that was not synced is there, or not, or some of its sectors are.
void Disk::settleAfterPowerLoss(File& file) {
    for (const Pending& write : file.pending) {
        const int fate = luck_.below(3);
        if (fate == 0) continue;
        if (fate == 1 || write.isTruncation) {
            apply(file.durable, write);
            continue;
        }
        for (std::size_t at = 0; at < write.bytes.size(); at += sector)
            if (luck_.below(2) == 0) apply(file.durable, {write.offset + at, write.bytes.substr(at, sector), false});
    }
    file.pending.clear();
    file.content = file.durable;
    file.memory.reset();
}

void Disk::losePower() {
    std::vector<Program> all{running_};
    for (const auto& [name, file] : files_)
        for (const Handle* handle : file->handles) all.push_back(handle->program);
    for (const Program program : all) kill(program);
    for (auto& [name, file] : ghosts_)
        if (luck_.below(2) == 0) files_.try_emplace(name, file);
    ghosts_.clear();
    std::erase_if(files_, [&](const auto& named) { return !named.second->isKnown && luck_.below(2) == 0; });
    for (auto& [name, file] : files_) settleAfterPowerLoss(*file);
}

std::unique_ptr<Disk> Disk::afterPowerLoss(std::uint64_t seed) const {
    auto copy = std::make_unique<Disk>(seed);
    const auto take = [](const auto& from, auto& into) {
        for (const auto& [name, file] : from) {
            into[name] = std::make_shared<File>();
            into[name]->content = file->content;
            into[name]->durable = file->durable;
            into[name]->pending = file->pending;
            into[name]->isKnown = file->isKnown;
        }
    };
    take(files_, copy->files_);
    take(ghosts_, copy->ghosts_);
    copy->losePower();
    copy->dead_.clear();
    return copy;
}

std::unique_ptr<Disk> Disk::afterKill() const {
    auto copy = std::make_unique<Disk>(0);
    for (const auto& [name, file] : files_) {
        auto& same = copy->files_[name] = std::make_shared<File>();
        same->content = same->durable = file->content;
        same->isKnown = true;
    }
    return copy;
}

void Disk::rot() {
    for (auto& [name, file] : files_) {
        if (!name.ends_with(".db") || file->durable.empty()) continue;
        const auto place = static_cast<std::size_t>(luck_.below(static_cast<int>(file->durable.size())));
        const auto bit = static_cast<char>(1 << luck_.below(8));
        file->durable[place] = static_cast<char>(file->durable[place] ^ bit);
        if (place < file->content.size()) file->content[place] = static_cast<char>(file->content[place] ^ bit);
    }
}

void Disk::moveAway() { std::swap(files_, away_); }
void Disk::moveBack() {
    if (away_.empty()) return;
    files_ = std::exchange(away_, {});
}

}  // namespace parlour::server::simulation
