// How SQLite sees a simulated disk: a VFS with files, locks and shared memory. Used by disk.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <sqlite3.h>

#include "server/simulation/disk.h"

namespace parlour::server::simulation {

/// A file that a program has open; SQLite makes room for it and does not know what is in it.
struct Disk::Handle {
    sqlite3_file base;
    Disk* disk;
    Program program;
    FileReference file;
    std::shared_ptr<SharedMemory> memory;
    int lock;                              // SQLITE_LOCK_...
    std::array<std::uint8_t, slots> held;  // of the shared memory: 0 nothing, 1 shared, 2 alone

    void letGo() {
        lock = SQLITE_LOCK_NONE;
        held = {};
        memory.reset();
    }
};

struct Face {
    static void enter(Disk& disk);
    static void leave(Disk& disk);

    using Handle = Disk::Handle;
    using File = Disk::File;
    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* into, int flags, int* outFlags);
    static int remove(sqlite3_vfs* vfs, const char* name, int syncsFolder);
    static int access(sqlite3_vfs* vfs, const char* name, int flags, int* result);
    static int randomness(sqlite3_vfs* vfs, int size, char* into);
    static int close(sqlite3_file* file);
    static int read(sqlite3_file* file, void* into, int size, sqlite3_int64 offset);
    static int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset);
    static int truncate(sqlite3_file* file, sqlite3_int64 size);
    static int sync(sqlite3_file* file, int flags);
    static int size(sqlite3_file* file, sqlite3_int64* size);
    static int lock(sqlite3_file* file, int level);
    static int unlock(sqlite3_file* file, int level);
    static int isReserved(sqlite3_file* file, int* result);
    static int control(sqlite3_file* file, int what, void* argument);
    static int mapMemory(sqlite3_file* file, int region, int size, int extend, void volatile** into);
    static int lockMemory(sqlite3_file* file, int slot, int count, int flags);
    static int unmapMemory(sqlite3_file* file, int isRemoved);
};

}  // namespace parlour::server::simulation
