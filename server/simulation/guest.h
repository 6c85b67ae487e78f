// Somebody at a table with a client of their own: connects, says hello, wishes, hears, writes down what was heard, and
// comes back after every cut with the wish that was not answered. SPDX-License-Identifier: MIT
#pragma once
#include "bots/bots.h"
#include "server/net/frames.h"
#include "server/simulation/server.h"

namespace parlour::server::simulation {

/// Where a run's people are: its servers, its time, and whether it is still stormy.
struct Place {
    Timeline& timeline;
    Ledger& ledger;
    const Decks& decks;
    std::vector<std::unique_ptr<Server>>& servers;
    bool isCalm = false, mayDamage = false;
    Microseconds calmSince = 0;
    bool hasManyDoors = false;
    /// Where a stranger comes in.
    Server& door(Chance& luck) const {
        const int which = hasManyDoors ? luck.below(static_cast<int>(servers.size())) : 0;
        return *servers[static_cast<std::size_t>(which)];
    }
};

/// One connection of somebody's, and what is heard over it.
class Call final : public Listener {
public:
    using Heard = std::function<void(const FromServer& message, std::string_view bytes)>;

    Call(Place& place, std::uint64_t seed, Server& server, const std::string& code, const std::string& address,
         Hello hello);
    ~Call() override;

    Heard heard;
    std::function<void(int status)> over;  // 101: it was cut; another: nobody let us in
    void say(const FromClient& message);
    void sayBytes(std::string_view bytes) { wire_->send(bytes); }
    /// Nothing is heard over it any more.
    void lose() {
        isLost_ = true;
        wire_->close();
    }

    bool isWelcomed = false;
    Ledger::Source source{};
    Wire& wire() { return *wire_; }
    Microseconds began;

private:
    void arrived(std::string_view bytes) override;
    void ended() override;

    Place& place_;
    Life life_ = newLife();
    SeededChance luck_;
    std::shared_ptr<Wire> wire_;
    Incoming incoming_;
    bool isLost_ = false;
};

class Guest {
public:
    Guest(Place& place, std::uint64_t seed, std::string name, std::string code, bool isClumsy);

    void comesTo(std::string code) { code_ = std::move(code); }
    /// Comes to the table, and lives there until the run ends.
    void begin();
    /// From now on nothing of the game: only what everybody may do (twin.h).
    void keepQuiet() { isQuiet_ = true; }
    /// Nothing is wished until it begins again; some fall asleep at the table.
    void sleep();
    void leaveForGood();
    /// What has been waiting for an answer for so long.
    Microseconds waitsFor() const { return pending_ ? place_.timeline.now() - pending_->since : 0; }
    bool isGone() const { return isGone_; }
    Call* call() { return call_.get(); }
    const std::string& code() const { return code_; }
    const std::string& token() const { return token_; }
    std::optional<std::uint8_t> seat() const;
    const std::optional<TableState>& table() const { return table_; }
    /// Every byte that is heard, with its time.
    std::function<void(std::string_view bytes)> overheard;

private:
    struct Pending {
        Request request;
        Microseconds since;
    };
    void live();
    void connect();
    void hangUp();
    void hear(const FromServer& message);
    void see(const Update& update, bool isWhole);
    void answered(CommandId id);
    void wish();
    std::optional<Wish> anyWish();
    std::optional<Wish> anyPlay();
    std::optional<Wish> anyHosting();

    Place& place_;
    Life life_ = newLife(), rhythm_;
    SeededChance luck_;
    std::uint64_t seed_;
    std::string name_, token_, code_;
    bool isClumsy_, isQuiet_ = false, isGone_ = false;
    bool isCovered_ = false;  // S-J8: somebody else has the device now
    std::unique_ptr<Call> call_;
    std::vector<std::unique_ptr<Call>> lost_;  // ended in the middle of what they said
    int calls_ = 0;
    CommandId lastId_ = 0;
    std::optional<Pending> pending_;
    std::optional<PersonId> person_;
    std::optional<TableState> table_;
    Sheet sheet_;
    Version version_ = 0, newest_ = 0;
    Disk::Program shownBy_ = 0;
    std::string view_;
    std::int32_t game_ = -1;
    std::unique_ptr<bots::Bot> mind_;
};

}  // namespace parlour::server::simulation
