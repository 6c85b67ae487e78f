// What Parlour asks of etcd, in the words of its transactions: compare, then these steps, or else those. Two answer:
// the real one (client.h) and a small model with the same promises (model.h), held to it by one test.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/protocol.h"

namespace parlour::server::etcd {

/// etcd counts every change that it makes.
using Revision = std::int64_t;
/// What a key may hang on: it goes when nobody keeps the lease alive.
enum class Lease : std::int64_t { none = 0 };

// ---- What is asked -----------------------------------------------------------------------------------

/// One condition of a transaction: at which revision a key was made, or changed last; 0 if it is not there.
struct Compare {
    enum class What : std::uint8_t { made, changed };
    enum class How : std::uint8_t { equal, greater };
    std::string key;
    What what;
    How how;
    Revision revision;
};
inline Compare isAbsent(std::string key) { return {std::move(key), Compare::What::made, Compare::How::equal, 0}; }
inline Compare isThere(std::string key) { return {std::move(key), Compare::What::made, Compare::How::greater, 0}; }
inline Compare isUnchanged(std::string key, Revision since) {
    return {std::move(key), Compare::What::changed, Compare::How::equal, since};
}

struct Put {
    std::string key, value;
    Lease lease = Lease::none;
};
// NOLINTBEGIN(readability-redundant-member-init): for those who name no end
/// One key, or all from a key on and before an end.
struct Get {
    std::string key, end = {};
    std::int64_t most = 0;  // 0: all
    bool keysAlone = false;
    bool newestFirst = false;  // by their last change; otherwise by name
    Revision at = 0;           // 0: now. Never inside of a transaction.
};
struct Erase {
    std::string key, end = {};
};
// NOLINTEND(readability-redundant-member-init)
struct Step;
struct Transaction {
    std::vector<Compare> compares;
    std::vector<Step> then, otherwise;
};
/// A transaction may be a step of another one. Then it fails alone.
struct Step : std::variant<Put, Get, Erase, Transaction> {
    using variant::variant;
    const variant& what() const { return *this; }
};

/// All keys that begin so: from the prefix to this.
std::string endOf(std::string prefix);
inline Get allOf(const std::string& prefix) { return {.key = prefix, .end = endOf(prefix)}; }

// ---- What is answered --------------------------------------------------------------------------------

struct Stored {
    std::string key, value;
    Revision made = 0, changed = 0;
    Lease lease = Lease::none;
};
/// What came of a transaction, or of one of its steps.
struct Outcome {
    bool held = false;      // whether the comparison did
    Revision revision = 0;  // the engine's own
    std::vector<Stored> found;
    bool hasMore = false;
    std::int64_t count = 0;  // of all that is there, or that was erased
    std::vector<Outcome> steps;
};

/// All steps of a transaction are of one revision; etcd says it only once.
void tellRevision(Outcome& outcome);

/// Why there is no answer. After a `cut` it may have been done all the same, or may be done a moment later.
struct Setback {
    enum class Kind : std::uint8_t { cut, refused, full, compacted };
    Kind kind;
    std::string says;  // and what to do
    bool operator==(const Setback&) const = default;
};
template <class T>
using OrSetback = std::expected<T, Setback>;

/// How the engine is, as one of its nodes sees it.
struct Status {
    std::string version;
    std::int64_t bytes = 0;  // of all that is kept; the file may be larger, and never shrinks by itself
    bool hasLeader = false, isFull = false;
};

/// A key was put or erased.
struct Event {
    Stored stored;
    bool isErased = false;
};

class Engine {
public:
    template <class T>
    using Told = std::function<void(OrSetback<T>)>;
    /// What happened to the keys that are watched, in order; a setback ends the watch.
    using Seen = std::function<void(const OrSetback<std::vector<Event>>&)>;
    /// Whoever lets go of it watches no more.
    using Watch = std::shared_ptr<void>;

    Engine() = default;
    virtual ~Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    // Everything is told later, on the thread that asks.
    /// Once: it is not sent again.
    virtual void run(Transaction transaction, Told<Outcome> told) = 0;
    virtual void get(Get get, Told<Outcome> told) = 0;
    virtual void grant(std::int64_t seconds, Told<Lease> told) = 0;
    /// False if there is no such lease any more.
    virtual void keepAlive(Lease lease, Told<bool> told) = 0;
    virtual void revoke(Lease lease, Told<bool> told) = 0;
    virtual void status(Told<Status> told) = 0;
    /// From that revision on. Not to be relied on: a node that does not breathe says nothing.
    virtual Watch watch(const std::string& prefix, Revision from, Seen seen) = 0;
    virtual void later(Time milliseconds, std::function<void()> what) = 0;
    /// Has something done beside the loop that takes a while, and then something on it.
    virtual void aside(std::function<void()> work, std::function<void()> then) = 0;
};

}  // namespace parlour::server::etcd
