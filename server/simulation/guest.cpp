// How somebody lives at a table: what is heard, and what is made of it. What they wish is in wishing.cpp.
// SPDX-License-Identifier: MIT
#include "server/simulation/guest.h"

namespace parlour::server::simulation {
namespace {

constexpr Microseconds patience = 4 * second;  // with an answer, before somebody takes the connection for broken

std::string tokenFrom(SeededChance& luck) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    std::string token;
    for (std::size_t i = 0; i < tokenLength; ++i) token += letters[static_cast<std::size_t>(luck.below(64))];
    return token;
}

}  // namespace

Guest::Guest(Place& place, std::uint64_t seed, std::string name, std::string code, bool isClumsy)
    : place_(place),
      luck_(seed),
      seed_(seed),
      name_(std::move(name)),
      token_(tokenFrom(luck_)),
      code_(std::move(code)),
      isClumsy_(isClumsy) {}

void Guest::begin() {
    rhythm_ = newLife();
    place_.timeline.after(luck_.below(2 * static_cast<int>(second)), rhythm_, [this] { live(); });
}

std::optional<std::uint8_t> Guest::seat() const {
    if (!table_ || !person_) return {};
    const auto found = std::ranges::find(table_->people, *person_, &Person::person);
    return found == table_->people.end() ? std::nullopt : found->seat;
}

void Guest::sleep() {
    rhythm_.reset();
    if (luck_.below(3) > 0) hangUp();
}

void Guest::leaveForGood() {
    isGone_ = true;
    pending_.reset();
    hangUp();
}

/// In the middle of a call it cannot go: it goes when there is time.
void Guest::hangUp() {
    if (!call_) return;
    call_->lose();
    lost_.push_back(std::move(call_));
}

void Guest::live() {
    if (isGone_) return;
    lost_.clear();
    if (!call_) {
        connect();
    } else if (!call_->isWelcomed) {
        if (place_.timeline.now() - call_->began > patience) hangUp();
    } else if (pending_ && waitsFor() > patience && place_.timeline.now() - call_->began > patience) {
        hangUp();
    } else {
        wish();
    }
    const int pause = 30 + luck_.below(luck_.below(4) == 0 ? 2500 : 500);
    place_.timeline.after(pause * millisecond, rhythm_, [this] { live(); });
}

void Guest::connect() {
    std::vector<Server*> up;
    for (const auto& server : place_.servers)
        if (server->isUp()) up.push_back(server.get());
    if (up.empty()) return;
    auto& server = *up[static_cast<std::size_t>(luck_.below(static_cast<int>(up.size())))];
    const bool isWhole = luck_.below(4) == 0;
    const auto seen = version_ > 0 && luck_.below(2) == 0 ? std::optional(version_) : std::nullopt;
    isCovered_ = !isQuiet_ && luck_.below(8) == 0;
    call_ = std::make_unique<Call>(place_, seed_ * 1000 + static_cast<std::uint64_t>(++calls_), server, code_, name_,
                                   Hello{protocolVersion, token_, seen, isWhole, isCovered_});
    call_->heard = [this](const FromServer& message, std::string_view bytes) {
        if (overheard) overheard(bytes);
        place_.ledger.heard(code_, bytes);
        hear(message);
    };
    call_->over = [this](int status) {
        if (status == 404 && !place_.mayDamage) {
            place_.ledger.saidToBeGone(code_, "the server");
            return leaveForGood();
        }
        hangUp();
    };
}

// ---- What is heard -----------------------------------------------------------------------------------

void Guest::hear(const FromServer& message) {
    if (const auto* welcome = std::get_if<Welcome>(&message)) {
        call_->isWelcomed = true;
        person_ = welcome->person;
        see(welcome->everything, true);
        if (pending_) call_->say(pending_->request);
    } else if (const auto* update = std::get_if<Update>(&message)) {
        call_->source.since = 0;  // it may have been on its way for a while
        see(*update, false);
        if (update->done && person_) place_.ledger.done(code_, *person_, *update->done, update->version);
        if (update->done) answered(*update->done);
        const auto ends = [](const wire::Raw& event) { return event.json.starts_with(R"({"is":"RoundScored")"); };
        if (update->game && std::ranges::any_of(update->game->events, ends) && call_) call_->say(Learn{});  // S-B8
    } else if (const auto* joined = std::get_if<Joined>(&message)) {
        person_ = joined->person;
    } else if (const auto* done = std::get_if<Done>(&message)) {
        const bool isJoin = pending_ && std::holds_alternative<Join>(pending_->request.do_);
        if (person_ && !isJoin) place_.ledger.done(code_, *person_, done->id, done->version);
        answered(done->id);
    } else if (const auto* refused = std::get_if<Refused>(&message)) {
        const bool isForNow = refused->rule == "S-M1" || refused->rule == "S-M4";
        if (person_ && !isForNow) place_.ledger.refused(code_, *person_, refused->id);
        if (refused->rule != "S-M4") return answered(refused->id);
        if (place_.calmSince > 0 && place_.timeline.now() - place_.calmSince > 4 * second && !place_.mayDamage)
            place_.ledger.fail("the disk is well and the server does not find out");
        place_.timeline.after(300 * millisecond, life_, [this, id = refused->id] {  // and again, with the same id
            if (pending_ && pending_->request.id == id && call_ && call_->isWelcomed) call_->say(pending_->request);
        });
    } else if (const auto* goodbye = std::get_if<Goodbye>(&message)) {
        if (goodbye->name == "kicked") leaveForGood();
    }
}

void Guest::see(const Update& update, bool isWhole) {
    // Another server may have an older state in memory, until it wants to write.
    const bool isSameServer = std::exchange(shownBy_, call_->source.program) == call_->source.program;
    if (update.version < newest_ && !place_.mayDamage && (isSameServer || !place_.ledger.hasSecondServer))
        place_.ledger.fail(name_ + " saw version " + std::to_string(newest_) + " of " + code_ + " and now " +
                           std::to_string(update.version));
    newest_ = version_ = update.version;
    place_.ledger.shown(code_, update.version, call_->source);
    if (update.sheet) sheet_ = *update.sheet;
    if (update.table) {
        place_.ledger.shownTable(code_, update.version, wire::message(*update.table) + wire::message(sheet_));
        table_ = update.table;
    }
    if (!update.game) {
        if (isWhole) view_.clear();
        return;
    }
    view_ = update.game->view ? update.game->view->json : wire::with(view_, update.game->changes);
    if (const auto& limit = update.game->limit) {
        const Time left = limit->endsAt - update.now;
        if (left > 2 * Time{limit->milliseconds} || left < -3'700'000)
            place_.ledger.fail("a limit of " + std::to_string(limit->milliseconds) + " ms ends in " +
                               std::to_string(left));
    }
    const auto sits = isCovered_ ? std::nullopt : seat();
    place_.ledger.shownView(code_, update.version, sits ? *sits : -1, view_);
}

void Guest::answered(CommandId id) {
    if (pending_ && pending_->request.id == id) pending_.reset();
}

}  // namespace parlour::server::simulation
