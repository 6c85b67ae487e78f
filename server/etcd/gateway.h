// etcd's JSON gateway: what is asked, as text, and what is answered, from text. Keys and values are base64 there, and
// numbers of 64 bits are strings. SPDX-License-Identifier: MIT
#pragma once
#include "server/etcd/engine.h"

namespace parlour::server::etcd {

std::string written(const Transaction& transaction);
std::string written(const Get& get);
/// `{"name":"number"}`; the numbers are leases, and seconds that they last.
std::string written(std::string_view name, std::int64_t number);
std::string writtenWatch(const std::string& prefix, Revision from);

/// Answers are read leniently, for a newer etcd may say more; nothing if it is not what was asked for.
std::optional<Outcome> readOutcome(std::string_view json);
std::optional<Status> readStatus(std::string_view json);
struct LeaseWord {
    Lease lease = Lease::none;
    std::int64_t seconds = 0;
};
/// The answer to a new lease, or to one that is kept alive.
std::optional<LeaseWord> readLease(std::string_view json);
/// One line of a watch: events, none for a sign of life, or why it ended.
OrSetback<std::vector<Event>> readEvents(std::string_view json);
/// What a status other than 200 means.
Setback readRefusal(int status, std::string_view body);

}  // namespace parlour::server::etcd
