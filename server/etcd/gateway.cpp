// JSON both ways, without a tree in between. SPDX-License-Identifier: MIT
#include "server/etcd/gateway.h"

#include <sodium.h>

#include <charconv>

#include "core/json.h"

namespace parlour::server::etcd {
namespace {

// ---- Writing -----------------------------------------------------------------------------------------

constexpr int base64 = sodium_base64_VARIANT_ORIGINAL;

void writeBytes(std::string& out, std::string_view bytes) {
    const auto length = sodium_base64_ENCODED_LEN(bytes.size(), base64);
    const auto at = out.size() + 1;
    out.resize(at + length);
    out[at - 1] = '"';
    sodium_bin2base64(out.data() + at, length, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      base64);
    out.back() = '"';  // where it puts a zero
}

void writeNamed(std::string& out, std::string_view name) {
    if (out.back() != '{') out += ',';
    ((out += '"') += name) += "\":";
}
void writeBytes(std::string& out, std::string_view name, std::string_view bytes) {
    if (bytes.empty()) return;
    writeNamed(out, name);
    writeBytes(out, bytes);
}
void writeNumber(std::string& out, std::string_view name, std::int64_t number) {
    writeNamed(out, name);
    ((out += '"') += std::to_string(number)) += '"';
}
void writeWord(std::string& out, std::string_view name, std::string_view word) {
    writeNamed(out, name);
    ((out += '"') += word) += '"';
}

/// No more than etcd needs, for which reading this is half of the work: a key alone is compared with version 0, and is
/// not there.
void write(std::string& out, const Compare& compare) {
    const bool isMade = compare.what == Compare::What::made, isEqual = compare.how == Compare::How::equal;
    out += '{';
    writeBytes(out, "key", compare.key);
    if (!isEqual) writeWord(out, "result", "GREATER");
    if (!isEqual || compare.revision != 0) {
        writeWord(out, "target", isMade ? "CREATE" : "MOD");
        writeNumber(out, isMade ? "create_revision" : "mod_revision", compare.revision);
    }
    out += '}';
}
void write(std::string& out, const Put& put) {
    out += '{';
    writeBytes(out, "key", put.key);
    writeBytes(out, "value", put.value);
    if (put.lease != Lease::none) writeNumber(out, "lease", static_cast<std::int64_t>(put.lease));
    out += '}';
}
void write(std::string& out, const Get& get) {
    out += '{';
    writeBytes(out, "key", get.key);
    writeBytes(out, "range_end", get.end);
    if (get.most > 0) writeNumber(out, "limit", get.most);
    if (get.at > 0) writeNumber(out, "revision", get.at);
    if (get.keysAlone) writeNamed(out, "keys_only"), out += "true";
    if (get.newestFirst) writeWord(out, "sort_target", "MOD"), writeWord(out, "sort_order", "DESCEND");
    out += '}';
}
void write(std::string& out, const Erase& erase) {
    out += '{';
    writeBytes(out, "key", erase.key);
    writeBytes(out, "range_end", erase.end);
    out += '}';
}

constexpr std::string_view nameOf(const Put&) { return "request_put"; }
constexpr std::string_view nameOf(const Get&) { return "request_range"; }
constexpr std::string_view nameOf(const Erase&) { return "request_delete_range"; }
constexpr std::string_view nameOf(const Transaction&) { return "request_txn"; }

void write(std::string& out, const Transaction& transaction);

void write(std::string& out, std::string_view name, const auto& items, const auto& writeOne) {
    if (items.empty()) return;
    writeNamed(out, name);
    out += '[';
    for (const auto& item : items) {
        if (out.back() != '[') out += ',';
        writeOne(item);
    }
    out += ']';
}

void write(std::string& out, const Transaction& transaction) {
    const auto writeStep = [&](const Step& step) {
        std::visit(
            [&](const auto& what) {
                writeNamed(out += '{', nameOf(what));
                write(out, what);
                out += '}';
            },
            step.what());
    };
    out += '{';
    write(out, "compare", transaction.compares, [&](const Compare& compare) { write(out, compare); });
    write(out, "success", transaction.then, writeStep);
    write(out, "failure", transaction.otherwise, writeStep);
    out += '}';
}

// ---- Reading -----------------------------------------------------------------------------------------

/// Goes through the fields of an object. What `readField` does not know is passed over: it answers nothing then.
bool readFields(wire::Reader& in, const auto& readField) {
    std::string name, passedOver;
    for (bool more = in.open('{'); more; more = in.next('}')) {
        if (!in.readKey(name)) return false;
        const std::optional<bool> done = readField(std::string_view(name));
        if (!(done ? *done : in.readRaw(passedOver))) return false;
    }
    return !in.fault();
}

bool readItems(wire::Reader& in, const auto& readItem) {
    for (bool more = in.open('['); more; more = in.next(']'))
        if (!readItem()) return false;
    return !in.fault();
}

bool readBytes(wire::Reader& in, std::string& bytes) {
    std::string text;
    if (!in.readString(text)) return false;
    bytes.resize(text.size() / 4 * 3 + 3);
    std::size_t size = 0;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(), text.size(),
                          nullptr, &size, nullptr, base64) != 0)
        return in.fail("is not base64");
    bytes.resize(size);
    return true;
}

template <class Number>
bool readNumber(wire::Reader& in, Number& number) {
    std::string text;
    std::int64_t value = 0;
    if (!in.readString(text)) return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return in.fail("is no number");
    number = static_cast<Number>(value);
    return true;
}

bool read(wire::Reader& in, Stored& stored) {
    return readFields(in, [&](std::string_view name) -> std::optional<bool> {
        if (name == "key") return readBytes(in, stored.key);
        if (name == "value") return readBytes(in, stored.value);
        if (name == "create_revision") return readNumber(in, stored.made);
        if (name == "mod_revision") return readNumber(in, stored.changed);
        if (name == "lease") return readNumber(in, stored.lease);
        return {};
    });
}

bool readHeader(wire::Reader& in, Revision& revision) {
    return readFields(in, [&](std::string_view name) -> std::optional<bool> {
        if (name == "revision") return readNumber(in, revision);
        return {};
    });
}

bool read(wire::Reader& in, Outcome& outcome);

bool readStep(wire::Reader& in, Outcome& outcome) {
    return readFields(in, [&](std::string_view name) -> std::optional<bool> {
        if (name.starts_with("response_")) return read(in, outcome);
        return {};
    });
}

bool read(wire::Reader& in, Outcome& outcome) {
    return readFields(in, [&](std::string_view name) -> std::optional<bool> {
        if (name == "header") return readHeader(in, outcome.revision);
        if (name == "succeeded") return in.readBool(outcome.held);
        if (name == "more") return in.readBool(outcome.hasMore);
        if (name == "count" || name == "deleted") return readNumber(in, outcome.count);
        if (name == "kvs") return readItems(in, [&] { return read(in, outcome.found.emplace_back()); });
        if (name == "responses") return readItems(in, [&] { return readStep(in, outcome.steps.emplace_back()); });
        return {};
    });
}

/// A stream wraps what it says.
bool readResult(wire::Reader& in, const auto& readField) {
    return readFields(in, [&](std::string_view name) -> std::optional<bool> {
        if (name == "result") return readFields(in, readField);
        return readField(name);
    });
}

bool read(wire::Reader& in, Event& event) {
    return readFields(in, [&](std::string_view name) -> std::optional<bool> {
        std::string type;
        if (name == "kv") return read(in, event.stored);
        if (name == "type") return in.readString(type) && (event.isErased = type == "DELETE", true);
        return {};
    });
}

/// What came as JSON, if it was that. It is moved here alone: which argument of a call is made first is up to the
/// compiler.
template <class T>
std::optional<T> whole(wire::Reader& in, bool isRead, T& value) {
    if (!isRead || !in.atEnd()) return {};
    return std::move(value);
}

constexpr int invalidArgument = 3, notFound = 5, failedPrecondition = 9, outOfRange = 11, permissionDenied = 7,
              unauthenticated = 16;

}  // namespace

std::string written(const Transaction& transaction) {
    std::string out;
    write(out, transaction);
    return out;
}
std::string written(const Get& get) {
    std::string out;
    write(out, get);
    return out;
}
std::string written(std::string_view name, std::int64_t number) {
    std::string out = "{";
    writeNumber(out, name, number);
    return out += '}';
}
std::string writtenWatch(const std::string& prefix, Revision from) {
    std::string out = "{\"create_request\":{";
    writeBytes(out, "key", prefix);
    writeBytes(out, "range_end", endOf(prefix));
    writeNumber(out, "start_revision", from);
    return out += "}}";
}

std::optional<Outcome> readOutcome(std::string_view json) {
    wire::Reader in(json);
    Outcome outcome;
    const bool isRead = read(in, outcome);
    tellRevision(outcome);
    return whole(in, isRead && outcome.revision > 0, outcome);
}

std::optional<Status> readStatus(std::string_view json) {
    wire::Reader in(json);
    Status status;
    std::string leader;  // a number without a sign
    std::optional<std::int64_t> inUse;
    const bool isRead = readFields(in, [&](std::string_view name) -> std::optional<bool> {
        std::string error;
        if (name == "version") return in.readString(status.version);
        if (name == "dbSize") return readNumber(in, status.bytes);
        if (name == "dbSizeInUse") return readNumber(in, inUse.emplace());
        if (name == "leader") return in.readString(leader);
        if (name == "errors")
            return readItems(in, [&] {
                const bool isText = in.readString(error);
                status.isFull = status.isFull || error.find("NOSPACE") != std::string::npos;
                return isText;
            });
        return {};
    });
    status.bytes = inUse.value_or(status.bytes);
    status.hasLeader = !leader.empty() && leader != "0";
    return whole(in, isRead && !status.version.empty(), status);
}

std::optional<LeaseWord> readLease(std::string_view json) {
    wire::Reader in(json);
    LeaseWord word;
    const bool isRead = readResult(in, [&](std::string_view name) -> std::optional<bool> {
        if (name == "ID") return readNumber(in, word.lease);
        if (name == "TTL") return readNumber(in, word.seconds);
        return {};
    });
    return whole(in, isRead && word.lease != Lease::none, word);
}

OrSetback<std::vector<Event>> readEvents(std::string_view json) {
    wire::Reader in(json);
    std::vector<Event> events;
    std::string ended;
    std::int64_t compacted = 0;
    const bool isRead = readResult(in, [&](std::string_view name) -> std::optional<bool> {
        bool isCanceled = false;
        if (name == "events") return readItems(in, [&] { return read(in, events.emplace_back()); });
        if (name == "canceled") return in.readBool(isCanceled) && (ended += isCanceled ? "canceled " : "", true);
        if (name == "compact_revision") return readNumber(in, compacted);
        if (name == "error") return in.readRaw(ended);
        return {};
    });
    if (compacted > 0) return std::unexpected(Setback{Setback::Kind::compacted, "the watch began too far back"});
    if (!isRead || !ended.empty()) return std::unexpected(Setback{Setback::Kind::cut, "the watch ended: " + ended});
    return events;
}

Setback readRefusal(int status, std::string_view body) {
    wire::Reader in(body);
    std::string says;
    long long code = 0;
    readFields(in, [&](std::string_view name) -> std::optional<bool> {
        if (name == "message" || (name == "error" && says.empty())) return in.readString(says);
        if (name == "code") return in.readNumber(0, 1000, code);
        return {};
    });
    if (says.find("space exceeded") != std::string::npos)
        return {Setback::Kind::full,
                "etcd has reached its quota; compact and defragment it, clear the alarm (etcdctl alarm disarm), or "
                "raise --quota-backend-bytes"};
    if (code == outOfRange) return {Setback::Kind::compacted, "etcd has compacted that revision: " + says};
    if (code == permissionDenied || code == unauthenticated || status == 401 || status == 403)
        return {Setback::Kind::refused,
                "etcd does not let us in: " + says +
                    "; Parlour shows it a certificate, not a "
                    "user: please switch authentication off (etcdctl auth disable) and have --client-cert-auth on"};
    if (status == 404 && code == 0)
        return {Setback::Kind::refused, "this etcd is too old: Parlour needs 3.4 or newer, with its JSON gateway"};
    const bool isTooLarge = says.find("larger than max") != std::string::npos;
    if (isTooLarge || code == invalidArgument || code == notFound || code == failedPrecondition || status == 400)
        return {Setback::Kind::refused, "etcd refuses: " + says};
    return {Setback::Kind::cut, "etcd answers " + std::to_string(status) + (says.empty() ? "" : ": " + says)};
}

}  // namespace parlour::server::etcd
