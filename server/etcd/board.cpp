// What the house keeps besides its tables, for all its servers: a key for each slip, put if there is none.
// SPDX-License-Identifier: MIT
#include "server/etcd/asking.h"

namespace parlour::server::etcd {

struct EtcdJournal::Pinning {
    Slip slip;
    std::int64_t most;
    Written told;
};

std::optional<Slip> slipFrom(const Keys& keys, const Stored& stored) {
    const std::string rest = stored.key.substr(std::min(stored.key.size(), keys.board().size()));
    const auto slash = rest.find('/');
    if (!stored.key.starts_with(keys.board()) || slash == std::string::npos) return {};
    return Slip{rest.substr(0, slash), rest.substr(slash + 1), stored.value};
}

/// Counted first: a transaction cannot. Two that come at once may both find room.
void EtcdJournal::pin(Slip slip, std::int64_t most, Written told) {
    if (isStopped_ || isAlone_) return soon([told] { told(Appended::failed); });
    const auto pinning = std::make_shared<Pinning>(std::move(slip), most, std::move(told));
    Get count = allOf(keys_.slips(pinning->slip.heading));
    count.most = 1;
    count.keysAlone = true;
    insist({.compares = {}, .then = {count}, .otherwise = {}}, [this, pinning](const auto& outcome, bool) {
        if (!outcome) return pinning->told(Appended::failed);
        if (outcome->steps.front().count >= pinning->most) return pinning->told(Appended::conflict);
        put(pinning);
    });
}

void EtcdJournal::put(const std::shared_ptr<Pinning>& pinning) {
    const std::string key = keys_.slip(pinning->slip.heading, pinning->slip.name);
    insist({.compares = {isAbsent(key)}, .then = {Put{key, pinning->slip.text}}, .otherwise = {Get{.key = key}}},
           [pinning](const OrSetback<Outcome>& outcome, bool wasResent) {
               if (!outcome) return pinning->told(Appended::unknown);
               const bool isOurs = outcome->held || (wasResent && !outcome->steps.front().found.empty() &&
                                                     outcome->steps.front().found.front().value == pinning->slip.text);
               pinning->told(isOurs ? Appended::written : Appended::conflict);
           });
}

void EtcdJournal::pinned(const std::string& heading, Told<OrFault<std::vector<Slip>>> told) {
    const auto noAnswer = [told] { told(std::unexpected(Fault{"no majority of etcd answers"})); };
    if (isStopped_ || isAlone_) return soon(noAnswer);
    insist({.compares = {}, .then = {allOf(keys_.slips(heading))}, .otherwise = {}},
           [this, told, noAnswer](const OrSetback<Outcome>& outcome, bool) {
               if (!outcome) return noAnswer();
               std::vector<Slip> slips;
               for (const Stored& stored : outcome->steps.front().found)
                   if (auto slip = slipFrom(keys_, stored)) slips.push_back(*std::move(slip));
               told(std::move(slips));
           });
}

}  // namespace parlour::server::etcd
