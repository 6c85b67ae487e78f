// The keeper of the house: lets time pass in it, looks after the disk, has old tables forgotten, and says what is
// wrong. It knows neither threads nor clocks: it is told the time several times a second. SPDX-License-Identifier: MIT
#pragma once
#include "server/house/house.h"

namespace parlour::server {

enum class Importance : std::uint8_t { info, error };
WORDS(Importance, info, error)

class Keeper {
public:
    /// One line of the log: the fields of a JSON object.
    using Log = std::function<void(Importance, const std::string& fields)>;

    Keeper(House& house, Journal& journal, const Metrics& metrics, Retention retention, Log log)
        : house_(house), journal_(journal), metrics_(metrics), retention_(retention), log_(std::move(log)) {}

    void tick(Moment now);

private:
    void sayTroubles();
    void lookAfterDisk(Time steady);
    void lookForOldTables(Moment now);
    void forget(const std::vector<std::string>& due);
    void forgetFew(const std::vector<std::string>& codes);

    House& house_;
    Journal& journal_;
    const Metrics& metrics_;
    Retention retention_;
    Log log_;
    std::int64_t troubles_ = 0;
    bool isProbing_ = false, wasWell_ = true;
    std::optional<Time> probedAt_, agedAt_;  // by the steady clock
};

}  // namespace parlour::server
