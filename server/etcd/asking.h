// What the parts of the journal in etcd share: how a question is asked until it is answered.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/etcd/etcd_journal.h"

namespace parlour::server::etcd {

constexpr std::int64_t leaseSeconds = 3;
constexpr Time patience = 3000;       // without an answer of a majority: as long as the lease
constexpr Time pauseToAskAgain = 50;  // after a cut
constexpr std::int64_t aPage = 500;   // keys that are read at once

template <class Function>
auto EtcdJournal::mine(Function function) {
    return [alive = std::weak_ptr(alive_),
            function = std::move(function)]<class... Arguments>(Arguments&&... arguments) mutable {
        if (!alive.expired()) function(std::forward<Arguments>(arguments)...);
    };
}

/// A table that is being read.
struct EtcdJournal::Reading {
    std::string code;
    Pages pages;
    std::string next;  // where the next page of changes begins; empty: there is none
    std::int32_t pieces = 0;
    std::string pack;  // the name of the pack
    OrFault<Book> book = std::unexpected(Fault{});
    Claim claim = Claim::none;  // under which it is read; without one somebody may pack it meanwhile
    bool isLost = false;        // somebody else has taken it meanwhile
    std::function<void(Reading& reading, bool wasAnswered)> done;
};

}  // namespace parlour::server::etcd
