// Asking until it is answered, and the journal's beginning and end. SPDX-License-Identifier: MIT
#include "server/etcd/etcd_journal.h"

#include <sodium.h>

#include "server/etcd/asking.h"
#include "server/etcd/client.h"
#include "server/etcd/courier.h"

namespace parlour::server::etcd {
namespace {

constexpr Time longestBegin = 10'000, longestStop = 1500;

/// A new name with every start; those who began later have greater ones.
std::string newId(Time wall) {
    std::array<unsigned char, 4> random{};
    randombytes_buf(random.data(), random.size());
    return fmt::format("{:012x}-{:02x}{:02x}{:02x}{:02x}", wall, random[0], random[1], random[2], random[3]);
}

/// The thread that asks, and how what it hears comes back.
struct Means {
    Courier courier;
    std::unique_ptr<Client> client;
};

}  // namespace

OrFault<std::unique_ptr<EtcdJournal>> EtcdJournal::connect(const Access& access, const Self& self, Post post,
                                                           Measured measured) {
    const auto means = std::make_shared<Means>();
    auto& courier = means->courier;
    auto client = Client::make(access, [&courier](std::function<void()> what) { courier.bring(std::move(what)); });
    if (!client) return std::unexpected(std::move(client.error()));
    means->client = *std::move(client);
    const auto wait = [&courier](const std::function<bool()>& isSo, Time longest) {
        courier.useLoop({});
        return courier.waitUntil(isSo, std::chrono::milliseconds(longest));
    };
    auto journal = std::make_unique<EtcdJournal>(*means->client, self, momentNow, wait, std::move(measured));
    journal->means_ = means;
    std::optional<std::optional<Fault>> begun;
    journal->begin([&begun](std::optional<Fault> fault) { begun = std::move(fault); });
    if (!wait([&] { return begun.has_value(); }, longestBegin))
        return std::unexpected(Fault{"etcd does not answer; are a majority of its nodes up?"});
    if (*begun) return std::unexpected(**std::move(begun));
    courier.useLoop(std::move(post));
    return journal;
}

EtcdJournal::EtcdJournal(Engine& engine, const Self& self, std::function<Moment()> clock, Wait wait, Measured measured)
    : engine_(engine),
      self_(self),
      keys_(self.house),
      clock_(std::move(clock)),
      wait_(std::move(wait)),
      measured_(std::move(measured)),
      id_(newId(clock_().wall)) {}

EtcdJournal::~EtcdJournal() = default;

void EtcdJournal::soon(std::function<void()> what) { engine_.later(0, mine(std::move(what))); }

void EtcdJournal::insist(Transaction transaction, Heard heard) {
    insist(std::make_shared<const Transaction>(std::move(transaction)), clock_().steady, false, std::move(heard));
}

void EtcdJournal::insist(const std::shared_ptr<const Transaction>& transaction, Time since, bool wasResent,
                         Heard heard) {
    engine_.run(*transaction, mine([this, transaction, since, wasResent, heard](const OrSetback<Outcome>& outcome) {
        const Time now = clock_().steady;
        if (outcome) aliveAt_ = std::max(aliveAt_, now);
        const bool isCut = !outcome && outcome.error().kind == Setback::Kind::cut;
        if (!isCut || now - since >= patience) return heard(outcome, wasResent);
        ++counts_.resent;
        engine_.later(pauseToAskAgain,
                      mine([this, transaction, since, heard] { insist(transaction, since, true, heard); }));
    }));
}

JournalCounts EtcdJournal::counts() const {
    JournalCounts counts = counts_;
    counts.claims = static_cast<std::int64_t>(held_.size());
    counts.colleagues = static_cast<std::int64_t>(servers_.size());
    return counts;
}

void EtcdJournal::stop() {
    if (std::exchange(isStopped_, true)) return;
    toPack_.clear();
    wait_([this] { return pending_.empty() && inFlight_ == 0; }, longestStop);
    watches_.clear();
    for (const auto& [code, held] : std::exchange(held_, {})) letGo(code, held.claim);
    wait_([this] { return releasing_ == 0; }, longestStop);
    bool isRevoked = lease_ == Lease::none;
    if (!isRevoked) engine_.revoke(lease_, mine([&isRevoked](const OrSetback<bool>&) { isRevoked = true; }));
    wait_([&] { return isRevoked; }, longestStop);
    alive_.reset();
}

}  // namespace parlour::server::etcd
