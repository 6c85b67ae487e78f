// What people try who belong to no table. SPDX-License-Identifier: MIT
#include "server/simulation/stranger.h"

namespace parlour::server::simulation {

Stranger::Stranger(Place& place, std::uint64_t seed, std::vector<std::string> codes)
    : place_(place), luck_(seed), seed_(seed), codes_(std::move(codes)) {}

void Stranger::begin() {
    rhythm_ = newLife();
    place_.timeline.after(luck_.below(static_cast<int>(second)), rhythm_, [this] { live(); });
}

void Stranger::leaveForGood() {
    isGone_ = true;
    hangUp();
}

void Stranger::hangUp() {
    if (!call_) return;
    call_->lose();
    lost_.push_back(std::move(call_));
}

void Stranger::live() {
    if (isGone_) return;
    lost_.clear();
    switch (luck_.below(4)) {
        case 0:
            ask();
            break;
        case 1:
            if (call_) misbehave();
            break;
        default:
            if (!call_) visit();
            break;
    }
    place_.timeline.after((20 + luck_.below(800)) * millisecond, rhythm_, [this] { live(); });
}

std::string Stranger::anyCode() {
    return codes_[static_cast<std::size_t>(luck_.below(static_cast<int>(codes_.size())))];
}

void Stranger::visit() {
    code_ = anyCode();
    view_.clear();
    Server& server = place_.door(luck_);
    call_ = std::make_unique<Call>(
        place_, seed_ * 1000 + static_cast<std::uint64_t>(++calls_), server, code_, "stranger",
        Hello{.protocol = protocolVersion, .token = {}, .seen = {}, .whole = luck_.below(2) == 0});
    call_->heard = [this](const FromServer& message, std::string_view) { hear(message); };
    call_->over = [this](int) { hangUp(); };
}

void Stranger::hear(const FromServer& message) {
    const auto* welcome = std::get_if<Welcome>(&message);
    const auto* update = welcome != nullptr ? &welcome->everything : std::get_if<Update>(&message);
    if (welcome != nullptr) call_->isWelcomed = true;
    if (update == nullptr) return;
    place_.ledger.shown(code_, update->version, {call_->source.program, 0});
    if (update->sheet) sheet_ = *update->sheet;
    if (update->table)
        place_.ledger.shownTable(code_, update->version, wire::message(*update->table) + wire::message(sheet_));
    if (!update->game) return;
    view_ = update->game->view ? update->game->view->json : wire::with(view_, update->game->changes);
    place_.ledger.shownView(code_, update->version, -1, view_);
}

void Stranger::misbehave() {
    std::string bytes;
    switch (luck_.below(6)) {
        case 0:
            for (int i = 0; i < 200; ++i) bytes += static_cast<char>(luck_.below(256));
            return call_->sayBytes(bytes);
        case 1:
            return call_->sayBytes(maskedText(R"({"is":"Request","id":1,"do":{"is":"Fly"}})", {'m', 'a', 's', 'k'}));
        case 2:
            for (int i = 0; i < 150; ++i) call_->say(Ping{});
            return;
        case 3:
            return call_->say(Request{luck_.below(5), Talk{"let me in"}});
        case 4:
            return call_->wire().vanish();
        default:
            return hangUp();
    }
}

void Stranger::ask() {
    Server& server = place_.door(luck_);
    HttpRequest request;
    request.method = "GET";
    request.address = "stranger";
    const std::string code = luck_.below(5) == 0 ? "nobody-here" : anyCode();
    constexpr std::array<const char*, 6> paths{"", "", "", "/games/1", "/games/1?step=2&seat=1", "/games/x"};
    const std::string path = paths[static_cast<std::size_t>(luck_.below(static_cast<int>(paths.size())))];
    request.target = luck_.below(8) == 0 ? "/api/tables" : "/api/tables/" + code + path;
    const bool isLine = request.target == "/api/tables/" + code;
    const auto since = place_.timeline.now();
    server.ask(request, [this, code, isLine, since, alive = std::weak_ptr(life_)](int status, const std::string& body,
                                                                                  Disk::Program by) {
        if (alive.expired() || status == 0) return;
        place_.timeline.mix(body);
        if (status == 200 && isLine) place_.ledger.looked(code, body, {by, since});
        if (status == 404 && isLine && !place_.mayDamage) place_.ledger.saidToBeGone(code, "the desk");
    });
}

}  // namespace parlour::server::simulation
