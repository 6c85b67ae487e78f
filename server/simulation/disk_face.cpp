// The functions that SQLite asks a file system for. SPDX-License-Identifier: MIT
#include "server/simulation/disk_face.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace parlour::server::simulation {
namespace {

constexpr int regionSize = 32768;

template <class Handle>
Handle& as(sqlite3_file* file) {
    return *reinterpret_cast<Handle*>(file);
}
Disk& diskOf(sqlite3_vfs* vfs) { return *static_cast<Disk*>(vfs->pAppData); }

const sqlite3_io_methods& methods() {
    static const sqlite3_io_methods all{
        .iVersion = 2,
        .xClose = Face::close,
        .xRead = Face::read,
        .xWrite = Face::write,
        .xTruncate = Face::truncate,
        .xSync = Face::sync,
        .xFileSize = Face::size,
        .xLock = Face::lock,
        .xUnlock = Face::unlock,
        .xCheckReservedLock = Face::isReserved,
        .xFileControl = Face::control,
        .xSectorSize = [](sqlite3_file*) { return 4096; },
        .xDeviceCharacteristics = [](sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; },
        .xShmMap = Face::mapMemory,
        .xShmLock = Face::lockMemory,
        .xShmBarrier = [](sqlite3_file*) {},
        .xShmUnmap = Face::unmapMemory,
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
    return all;
}

/// SQLite keeps its file systems in a list of its own.
std::map<const Disk*, std::unique_ptr<sqlite3_vfs>>& faces() {
    static std::map<const Disk*, std::unique_ptr<sqlite3_vfs>> all;
    return all;
}

}  // namespace

void Face::enter(Disk& disk) {
    auto vfs = std::make_unique<sqlite3_vfs>();
    vfs->iVersion = 2;
    vfs->szOsFile = sizeof(Handle);
    vfs->mxPathname = 512;
    vfs->zName = disk.name();
    vfs->pAppData = &disk;
    vfs->xOpen = open;
    vfs->xDelete = remove;
    vfs->xAccess = access;
    vfs->xFullPathname = [](sqlite3_vfs*, const char* name, int size, char* into) {
        sqlite3_snprintf(size, into, "%s", name);
        return SQLITE_OK;
    };
    vfs->xRandomness = randomness;
    vfs->xSleep = [](sqlite3_vfs*, int microseconds) { return microseconds; };
    vfs->xCurrentTime = [](sqlite3_vfs*, double* now) { return *now = 2460000, SQLITE_OK; };
    vfs->xGetLastError = [](sqlite3_vfs*, int, char*) { return 0; };
    vfs->xCurrentTimeInt64 = [](sqlite3_vfs*, sqlite3_int64* now) { return *now = 0, SQLITE_OK; };
    sqlite3_vfs_register(vfs.get(), 0);
    faces()[&disk] = std::move(vfs);
}

void Face::leave(Disk& disk) {
    const auto found = faces().find(&disk);
    sqlite3_vfs_unregister(found->second.get());
    faces().erase(found);
}

// ---- The file system ---------------------------------------------------------------------------------

int Face::open(sqlite3_vfs* vfs, const char* name, sqlite3_file* into, int flags, int* outFlags) {
    Disk& disk = diskOf(vfs);
    auto& handle = as<Handle>(into);
    handle.base.pMethods = nullptr;
    if (disk.isDead(disk.running_)) return SQLITE_IOERR;
    Disk::FileReference file;
    if (name == nullptr) {
        file = std::make_shared<File>();
    } else if (const auto found = disk.files_.find(name); found != disk.files_.end()) {
        file = found->second;
    } else if ((flags & SQLITE_OPEN_CREATE) != 0) {
        file = disk.files_[name] = std::make_shared<File>();
    } else {
        return SQLITE_CANTOPEN;
    }
    std::construct_at(&handle, Handle{.base = {&methods()},
                                      .disk = &disk,
                                      .program = disk.running_,
                                      .file = file,
                                      .memory = {},
                                      .lock = SQLITE_LOCK_NONE,
                                      .held = {}});
    file->handles.push_back(&handle);
    if (outFlags != nullptr) *outFlags = flags;
    return SQLITE_OK;
}

int Face::remove(sqlite3_vfs* vfs, const char* name, int syncsFolder) {
    Disk& disk = diskOf(vfs);
    if (!disk.mayGoOn(disk.running_)) return SQLITE_IOERR_DELETE;
    const auto found = disk.files_.find(name);
    if (found == disk.files_.end()) return SQLITE_IOERR_DELETE_NOENT;
    if (syncsFolder == 0 && found->second->isKnown) disk.ghosts_[name] = found->second;
    disk.files_.erase(found);
    return SQLITE_OK;
}

int Face::access(sqlite3_vfs* vfs, const char* name, int, int* result) {
    *result = diskOf(vfs).files_.contains(name) ? 1 : 0;
    return SQLITE_OK;
}

int Face::randomness(sqlite3_vfs* vfs, int size, char* into) {
    for (int i = 0; i < size; ++i) into[i] = static_cast<char>(diskOf(vfs).luck_.below(256));
    return size;
}

// ---- A file ------------------------------------------------------------------------------------------

int Face::close(sqlite3_file* file) {
    auto& handle = as<Handle>(file);
    std::erase(handle.file->handles, &handle);
    std::destroy_at(&handle);
    return SQLITE_OK;
}

int Face::read(sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
    auto& handle = as<Handle>(file);
    Disk& disk = *handle.disk;
    if (disk.isDead(handle.program) || disk.happens(disk.faults.readFails)) return SQLITE_IOERR_READ;
    const std::string& content = handle.file->content;
    const auto from = std::min(content.size(), static_cast<std::size_t>(offset));
    auto there = std::min(content.size() - from, static_cast<std::size_t>(size));
    if (there > 0 && disk.happens(disk.faults.readsShort))
        there = static_cast<std::size_t>(disk.luck_.below(static_cast<int>(there)));
    std::memcpy(into, content.data() + from, there);
    if (there == static_cast<std::size_t>(size)) return SQLITE_OK;
    std::memset(static_cast<char*>(into) + there, 0, static_cast<std::size_t>(size) - there);
    return SQLITE_IOERR_SHORT_READ;
}

int Face::write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    auto& handle = as<Handle>(file);
    if (!handle.disk->mayGoOn(handle.program)) return SQLITE_IOERR_WRITE;
    return handle.disk->write(*handle.file, static_cast<std::size_t>(offset),
                              {static_cast<const char*>(from), static_cast<std::size_t>(size)});
}

int Face::truncate(sqlite3_file* file, sqlite3_int64 size) {
    auto& handle = as<Handle>(file);
    if (!handle.disk->mayGoOn(handle.program)) return SQLITE_IOERR_TRUNCATE;
    handle.disk->put(*handle.file, {static_cast<std::size_t>(size), "", true});
    return SQLITE_OK;
}

int Face::sync(sqlite3_file* file, int) {
    auto& handle = as<Handle>(file);
    if (!handle.disk->mayGoOn(handle.program)) return SQLITE_IOERR_FSYNC;
    return handle.disk->sync(*handle.file);
}

int Face::size(sqlite3_file* file, sqlite3_int64* size) {
    *size = static_cast<sqlite3_int64>(as<Handle>(file).file->content.size());
    return SQLITE_OK;
}

int Face::control(sqlite3_file* file, int what, void* argument) {
    if (what != SQLITE_FCNTL_HAS_MOVED) return SQLITE_NOTFOUND;
    auto& handle = as<Handle>(file);
    *static_cast<int*>(argument) =
        std::ranges::none_of(handle.disk->files_, [&](const auto& named) { return named.second == handle.file; });
    return SQLITE_OK;
}

// ---- Locks -------------------------------------------------------------------------------------------

int Face::lock(sqlite3_file* file, int level) {
    auto& handle = as<Handle>(file);
    if (handle.disk->isDead(handle.program)) return SQLITE_IOERR_LOCK;
    int others = SQLITE_LOCK_NONE;
    for (const Handle* other : handle.file->handles)
        if (other != &handle) others = std::max(others, other->lock);
    if (level <= handle.lock) return SQLITE_OK;
    if (level == SQLITE_LOCK_SHARED && others >= SQLITE_LOCK_PENDING) return SQLITE_BUSY;
    if (level > SQLITE_LOCK_SHARED && others >= SQLITE_LOCK_RESERVED) return SQLITE_BUSY;
    if (level == SQLITE_LOCK_EXCLUSIVE && others > SQLITE_LOCK_NONE) {
        handle.lock = SQLITE_LOCK_PENDING;
        return SQLITE_BUSY;
    }
    handle.lock = level;
    return SQLITE_OK;
}

int Face::unlock(sqlite3_file* file, int level) {
    auto& handle = as<Handle>(file);
    handle.lock = std::min(handle.lock, level);
    return SQLITE_OK;
}

int Face::isReserved(sqlite3_file* file, int* result) {
    *result = std::ranges::any_of(as<Handle>(file).file->handles,
                                  [](const Handle* other) { return other->lock >= SQLITE_LOCK_RESERVED; });
    return SQLITE_OK;
}

/// Whoever comes when nobody is there finds it empty, as the kernel's would be.
int Face::mapMemory(sqlite3_file* file, int region, int size, int extend, void volatile** into) {
    auto& handle = as<Handle>(file);
    *into = nullptr;
    if (handle.disk->isDead(handle.program) || size != regionSize) return SQLITE_IOERR_SHMMAP;
    const bool isUsed =
        std::ranges::any_of(handle.file->handles, [](const Handle* other) { return other->memory != nullptr; });
    if (!isUsed) handle.file->memory = std::make_shared<Disk::SharedMemory>();
    handle.memory = handle.file->memory;
    auto& regions = handle.memory->regions;
    const auto wanted = static_cast<std::size_t>(region);
    if (wanted >= regions.size() && extend == 0) return SQLITE_OK;
    while (wanted >= regions.size()) regions.push_back(std::make_unique<std::array<char, regionSize>>());
    *into = regions[wanted]->data();
    return SQLITE_OK;
}

int Face::lockMemory(sqlite3_file* file, int slot, int count, int flags) {
    auto& handle = as<Handle>(file);
    if (handle.disk->isDead(handle.program)) return SQLITE_IOERR_SHMLOCK;
    const std::uint8_t wanted = (flags & SQLITE_SHM_UNLOCK) != 0 ? 0 : (flags & SQLITE_SHM_SHARED) != 0 ? 1 : 2;
    for (auto i = static_cast<std::size_t>(slot); i < static_cast<std::size_t>(slot) + static_cast<std::size_t>(count);
         ++i)
        for (const Handle* other : handle.file->handles)
            if (other != &handle && other->held[i] + wanted > 2 && wanted > 0) return SQLITE_BUSY;
    for (auto i = static_cast<std::size_t>(slot); i < static_cast<std::size_t>(slot) + static_cast<std::size_t>(count);
         ++i)
        handle.held[i] = wanted;
    return SQLITE_OK;
}

int Face::unmapMemory(sqlite3_file* file, int) {
    as<Handle>(file).memory.reset();
    return SQLITE_OK;
}

}  // namespace parlour::server::simulation
