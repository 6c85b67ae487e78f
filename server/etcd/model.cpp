// Keys with all that they ever were, and transactions as etcd takes them: every condition is looked at before anything
// is changed, also those inside. SPDX-License-Identifier: MIT
#include "server/etcd/model.h"

#include <algorithm>
#include <set>

namespace parlour::server::etcd {
namespace {

constexpr std::int64_t deadline = 1'000'000;  // microseconds
constexpr std::int64_t behindBy = 20'000;     // that a watch is behind, at most
constexpr std::size_t mostSteps = 128, mostBytes = 3 << 19;

/// What etcd does not take at all: the same key put twice, too many steps, too many bytes.
struct Measure {
    std::set<std::string> put;
    std::size_t bytes = 0;
    bool isTwice = false, isTooMany = false;

    void take(const Transaction& transaction, std::size_t most) {
        const auto steps =
            std::max({transaction.compares.size(), transaction.then.size(), transaction.otherwise.size()});
        isTooMany = isTooMany || steps > most;
        for (const auto* list : {&transaction.then, &transaction.otherwise}) {
            const std::set<std::string> before = put;
            for (const Step& step : *list) {
                if (const auto* one = std::get_if<Put>(&step)) {
                    bytes += one->key.size() + one->value.size();
                    isTwice = !put.insert(one->key).second || isTwice;
                }
                if (const auto* inner = std::get_if<Transaction>(&step)) take(*inner, most - std::min(most, steps));
            }
            if (list == &transaction.otherwise) continue;
            std::set<std::string> then = std::exchange(put, before);  // only one of the two will be
            after_.merge(then);
        }
        put.merge(std::set(after_));
    }

private:
    std::set<std::string> after_;
};

Setback refused(const std::string& why) { return {Setback::Kind::refused, "etcd refuses: " + why}; }
const Setback full{Setback::Kind::full, "etcd has reached its quota"};

bool writes(const Transaction& transaction) {
    const auto doesWrite = [](const Step& step) {
        const auto* inner = std::get_if<Transaction>(&step);
        return std::holds_alternative<Put>(step.what()) || (inner != nullptr && writes(*inner));
    };
    return std::ranges::any_of(transaction.then, doesWrite) || std::ranges::any_of(transaction.otherwise, doesWrite);
}

}  // namespace

/// Which steps of a transaction are to be done, as its conditions and those inside say.
struct Model::Path {
    bool held;
    const std::vector<Step>* steps;
    std::vector<Path> inner;  // of the transactions among them, in their order
};

const Model::State* Model::stateOf(const std::string& key, Revision at) const {
    const auto found = keys_.find(key);
    if (found == keys_.end()) return nullptr;
    const auto last = std::ranges::find_if(found->second.rbegin(), found->second.rend(),
                                           [&](const State& state) { return state.changed <= at; });
    return last == found->second.rend() || last->isErased ? nullptr : &*last;
}

bool Model::holds(const Transaction& transaction) const {
    return std::ranges::all_of(transaction.compares, [&](const Compare& compare) {
        const State* const state = stateOf(compare.key, revision_);
        const bool isMade = compare.what == Compare::What::made;
        const Revision found = state == nullptr ? 0 : isMade ? state->made : state->changed;
        return compare.how == Compare::How::equal ? found == compare.revision : found > compare.revision;
    });
}

Model::Path Model::pathOf(const Transaction& transaction) const {
    Path path{holds(transaction), nullptr, {}};
    path.steps = path.held ? &transaction.then : &transaction.otherwise;
    for (const Step& step : *path.steps)
        if (const auto* inner = std::get_if<Transaction>(&step)) path.inner.push_back(pathOf(*inner));
    return path;
}

/// Whether all leases are still there under which it puts something.
bool Model::hasLeases(const Path& path) const {
    const bool areThere = std::ranges::all_of(*path.steps, [&](const Step& step) {
        const auto* const put = std::get_if<Put>(&step);
        return put == nullptr || put->lease == Lease::none || leases_.contains(put->lease);
    });
    return areThere && std::ranges::all_of(path.inner, [&](const Path& inner) { return hasLeases(inner); });
}

OrSetback<Outcome> Model::run(const Transaction& transaction) {
    Measure measure;
    measure.take(transaction, mostSteps);
    if (measure.isTooMany) return std::unexpected(refused("too many operations in txn request"));
    if (measure.isTwice) return std::unexpected(refused("duplicate key given in txn request"));
    if (measure.bytes > mostBytes) return std::unexpected(refused("request is too large"));
    if (isFull_ && writes(transaction)) return std::unexpected(full);
    const Path path = pathOf(transaction);
    if (!hasLeases(path)) return std::unexpected(refused("requested lease not found"));
    const Revision next = revision_ + 1;
    Outcome outcome = apply(path, next);
    outcome.revision = revision_;
    tellRevision(outcome);
    return outcome;
}

Outcome Model::apply(const Path& path, Revision next) {
    Outcome outcome{.held = path.held, .found = {}, .steps = {}};
    auto inner = path.inner.begin();
    for (const Step& step : *path.steps) {
        Outcome done{.found = {}, .steps = {}};
        if (const auto* one = std::get_if<Put>(&step)) {
            const State* const before = stateOf(one->key, next);
            const Revision made = before == nullptr ? next : before->made;
            change(one->key, {next, made, one->value, one->lease, false});
        } else if (const auto* get = std::get_if<Get>(&step)) {
            done = find(*get, next);
        } else if (const auto* erased = std::get_if<Erase>(&step)) {
            done.count = erase(*erased, next);
        } else {
            done = apply(*inner++, next);
        }
        outcome.steps.push_back(std::move(done));
    }
    return outcome;
}

std::int64_t Model::erase(const Erase& erase, Revision next) {
    const auto doomed = find({.key = erase.key, .end = erase.end}, next).found;
    for (const Stored& stored : doomed) change(stored.key, {next, 0, "", Lease::none, true});
    return static_cast<std::int64_t>(doomed.size());
}

Outcome Model::find(const Get& get, Revision at) const {
    Outcome outcome{.revision = revision_, .found = {}, .steps = {}};
    const auto begin = keys_.lower_bound(get.key);
    const auto end = get.end.empty() ? keys_.upper_bound(get.key) : keys_.lower_bound(get.end);
    for (auto key = begin; key != end && key != keys_.end(); ++key) {
        const State* const state = stateOf(key->first, at);
        if (state == nullptr || (get.end.empty() && key->first != get.key)) continue;
        outcome.found.push_back(
            {key->first, get.keysAlone ? "" : state->value, state->made, state->changed, state->lease});
    }
    outcome.count = static_cast<std::int64_t>(outcome.found.size());
    if (get.newestFirst)
        std::ranges::sort(outcome.found, std::greater<>(),
                          [](const Stored& stored) { return std::pair(stored.changed, stored.key); });
    if (get.most > 0 && outcome.count > get.most) {
        outcome.hasMore = true;
        outcome.found.resize(static_cast<std::size_t>(get.most));
    }
    return outcome;
}

OrSetback<Outcome> Model::get(const Get& get) const {
    if (get.at > revision_)
        return std::unexpected(Setback{Setback::Kind::compacted, "required revision is a future revision"});
    return find(get, get.at > 0 ? get.at : revision_);
}

std::vector<Event> Model::eventsSince(const std::string& prefix, Revision from) const {
    std::vector<Event> events;
    auto event = std::ranges::lower_bound(log_, from, {}, [](const Event& old) { return old.stored.changed; });
    for (; event != log_.end(); ++event)
        if (event->stored.key.starts_with(prefix)) events.push_back(*event);
    return events;
}

void Model::change(const std::string& key, State state) {
    revision_ = state.changed;
    log_.push_back({{key, state.value, state.made, state.changed, state.lease}, state.isErased});
    keys_[key].push_back(std::move(state));
}

// ---- Leases ------------------------------------------------------------------------------------------

Lease Model::grant(std::int64_t seconds, Time now) {
    const Lease lease{++lastLease_};
    leases_[lease] = {seconds, now + seconds * 1000};
    return lease;
}

bool Model::keepAlive(Lease lease, Time now) {
    const auto found = leases_.find(lease);
    if (found == leases_.end()) return false;
    found->second.until = now + found->second.seconds * 1000;
    return true;
}

bool Model::revoke(Lease lease) {
    if (leases_.erase(lease) == 0) return false;
    const Revision next = revision_ + 1;
    std::vector<std::string> doomed;
    for (const auto& [key, history] : keys_)
        if (!history.back().isErased && history.back().lease == lease) doomed.push_back(key);
    for (const std::string& key : doomed) change(key, {next, 0, "", Lease::none, true});
    return true;
}

void Model::passTime(Time now) {
    std::vector<Lease> ended;
    for (const auto& [lease, granted] : leases_)
        if (granted.until <= now) ended.push_back(lease);
    for (const Lease lease : ended) revoke(lease);
}

std::int64_t Model::bytes() const {
    std::int64_t bytes = 0;
    for (const auto& [key, history] : keys_)
        if (!history.back().isErased) bytes += static_cast<std::int64_t>(key.size() + history.back().value.size());
    return bytes;
}

// ---- The way there -----------------------------------------------------------------------------------

ModelEngine::ModelEngine(Model& model, After world, After own, std::function<Time()> clock, Draw draw)
    : model_(model), world_(std::move(world)), own_(std::move(own)), clock_(std::move(clock)), draw_(std::move(draw)) {}
ModelEngine::~ModelEngine() = default;

/// The question arrives even if the server dies meanwhile, and this with it; the answer does not.
template <class T>
void ModelEngine::ask(Told<T> told, std::function<OrSetback<T>(Model& model, Time now)> what) {
    const Fate fate = draw_ ? draw_() : Fate{};
    const bool isHeard = !fate.isLost && !fate.isAnswerLost && fate.there + fate.back < deadline;
    const auto answer = std::make_shared<std::optional<OrSetback<T>>>();
    if (!fate.isLost)
        world_(fate.there, [&model = model_, clock = clock_, what = std::move(what), answer] {
            const Time now = clock();
            model.passTime(now);
            *answer = what(model, now);
        });
    own_(isHeard ? fate.there + fate.back : deadline, [told = std::move(told), answer, isHeard] {
        if (isHeard && *answer) return told(**answer);
        told(std::unexpected(Setback{Setback::Kind::cut, "no answer in time"}));
    });
}

void ModelEngine::run(Transaction transaction, Told<Outcome> told) {
    ask<Outcome>(std::move(told),
                 [transaction = std::move(transaction)](Model& model, Time) { return model.run(transaction); });
}
void ModelEngine::get(Get get, Told<Outcome> told) {
    ask<Outcome>(std::move(told), [get = std::move(get)](Model& model, Time) { return model.get(get); });
}
void ModelEngine::grant(std::int64_t seconds, Told<Lease> told) {
    ask<Lease>(std::move(told), [seconds](Model& model, Time now) { return model.grant(seconds, now); });
}
void ModelEngine::keepAlive(Lease lease, Told<bool> told) {
    ask<bool>(std::move(told), [lease](Model& model, Time now) { return model.keepAlive(lease, now); });
}
void ModelEngine::revoke(Lease lease, Told<bool> told) {
    ask<bool>(std::move(told), [lease](Model& model, Time) { return model.revoke(lease); });
}
void ModelEngine::status(Told<Status> told) {
    ask<Status>(std::move(told), [](Model& model, Time) {
        return Status{.version = "3.4.0", .bytes = model.bytes(), .hasLeader = true, .isFull = model.isFull()};
    });
}

struct ModelEngine::Watching {
    std::string prefix;
    Revision from;
    Seen seen;
};

Engine::Watch ModelEngine::watch(const std::string& prefix, Revision from, Seen seen) {
    const auto watching = std::make_shared<Watching>(prefix, from, std::move(seen));
    look(watching);
    return {nullptr, [watching](std::nullptr_t) { watching->seen = nullptr; }};
}

void ModelEngine::look(const std::shared_ptr<Watching>& watching) {
    own_(behindBy, [this, watching] {
        if (!watching->seen) return;
        model_.passTime(clock_());
        const auto events = model_.eventsSince(watching->prefix, watching->from);
        watching->from = model_.revision() + 1;
        const bool isMissed = missesEvents && missesEvents();
        if (const Seen told = watching->seen; !events.empty() && !isMissed) told(events);
        look(watching);
    });
}

void ModelEngine::later(Time milliseconds, std::function<void()> what) { own_(milliseconds * 1000, std::move(what)); }
void ModelEngine::aside(std::function<void()> work, std::function<void()> then) {
    work();
    own_(1, std::move(then));
}

}  // namespace parlour::server::etcd
