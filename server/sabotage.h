// Faults that are put in on purpose, one at a time, to see whether the simulated house finds them (docs/testing.md).
// Only builds with assertions have them: what people run has no such switch. SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>

namespace parlour::server {

enum class Sabotage : std::uint8_t {
    none,
    shownBeforeWritten,     // people hear of a change before it is on disk
    lookShowsUnwritten,     // the same over HTTP
    idNotRemembered,        // a wish that is repeated is done again
    notSettled,             // a failed sync is taken for "not done"
    logBelieved,            // what a server reads in the log as it begins is taken to be on disk
    notSynced,              // the disk is not asked to sync
    versionNotCompared,     // two servers write the same version
    lastOfGroupLost,        // the last change of a group is acknowledged and not written
    folderNotLookedAt,      // what is written to a folder that is gone is acknowledged
    secretToAll,            // everybody is told the names of the pictures in the first seat's hand
    lengthTells,            // a message is longer if somebody else holds something
    limitByWallClock,       // limits end by a clock that anybody may set
    forgetsByWallClock,     // tables are forgotten as soon as the clock says so
    knowledgeOutlastsGame,  // what a connection was told of the last game counts in the next
    illForEver,             // a disk that failed once is never tried again
    count,
    // Those of a cluster, which its races find (etcd/races_test.cpp).
    claimNotCompared,  // a server writes after another one has taken the table
    nothingCompared,   // and over what is there
};

#ifndef NDEBUG
inline Sabotage sabotage = Sabotage::none;
inline bool sabotaged(Sabotage fault) { return sabotage == fault; }
#else
constexpr bool sabotaged(Sabotage) { return false; }
#endif

}  // namespace parlour::server
