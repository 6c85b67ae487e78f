// A simulated disk, as a file system of SQLite's: files in memory, of which it is known what was synced. It fails when
// it is told to; when the power goes, what was not synced is lost, kept or torn, as luck has it.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/chance.h"

namespace parlour::server::simulation {

/// How often something fails, of a thousand times.
struct DiskFaults {
    int syncFails = 0, writeFails = 0, writesHalf = 0, readFails = 0, readsShort = 0;
};

class Disk {
public:
    explicit Disk(std::uint64_t seed);
    ~Disk();
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;

    /// Its name among SQLite's file systems.
    const char* name() const { return name_.c_str(); }

    // ---- Programs that use it ------------------------------------------------------------------------
    using Program = int;
    /// Whose files are opened from now on.
    void runs(Program program) { running_ = program; }
    /// Whatever it does from now on does not happen, and its locks are free. What it wrote stays written.
    void kill(Program program);
    /// The same after it has written or synced so many times more.
    void killAfter(Program program, int operations) { killAfter_[program] = operations; }
    /// Whether it will be killed so.
    bool isDoomed(Program program) const { return killAfter_.contains(program); }
    /// Whoever would be killed so is not.
    void spareAll() { killAfter_.clear(); }
    bool isDead(Program program) const { return dead_.contains(program) && dead_.at(program); }

    // ---- What goes wrong -----------------------------------------------------------------------------
    DiskFaults faults;
    std::int64_t room = std::int64_t{1} << 40;  // bytes that fit
    /// All programs end, and what was not synced is not there for sure.
    void losePower();
    /// A bit of a file is the other way round from now on.
    void rot();
    /// Somebody moves the folder away, or back.
    void moveAway();
    void moveBack();
    bool isAway() const { return !away_.empty(); }
    /// A disk that says that it has synced, and has not.
    bool lies = false;

    /// Called before each write, sync or deletion: the power may go just then.
    std::function<void()> beforeOperation;

    bool isSynced() const;
    bool isLogSynced() const;
    std::size_t bytes() const;
    int failures() const { return failures_; }
    int operations() const { return operations_; }
    /// What is there now, as after `losePower`, on a disk of its own: the rest of this one goes on.
    std::unique_ptr<Disk> afterPowerLoss(std::uint64_t seed) const;
    /// The same if all programs were killed instead: what they wrote is there.
    std::unique_ptr<Disk> afterKill() const;

private:
    friend struct Face;
    struct Pending {
        std::size_t offset;
        std::string bytes;
        bool isTruncation;
    };
    static constexpr int slots = 8;
    struct SharedMemory {
        std::vector<std::unique_ptr<std::array<char, 32768>>> regions;
    };
    struct Handle;
    struct File {
        std::string content, durable;  // as programs see it, and as it is on the platter
        std::vector<Pending> pending;  // written since it was synced
        bool isKnown = false;          // its name is on the platter
        std::vector<Handle*> handles;
        std::shared_ptr<SharedMemory> memory;
    };
    using FileReference = std::shared_ptr<File>;

    bool happens(int ofAThousand) { return ofAThousand > 0 && luck_.below(1000) < ofAThousand; }
    bool mayGoOn(Program program);
    static void apply(std::string& content, const Pending& write);
    void put(File& file, Pending write);
    int write(File& file, std::size_t offset, std::string_view bytes);
    int sync(File& file);
    void settleAfterPowerLoss(File& file);

    std::string name_;
    SeededChance luck_;
    Program running_ = 0;
    std::map<Program, bool> dead_;
    std::map<Program, int> killAfter_;
    std::map<std::string, FileReference> files_, away_, ghosts_;  // ghosts: deleted, perhaps not on the platter
    int failures_ = 0, operations_ = 0;
};

}  // namespace parlour::server::simulation
