// Who comes in at a simulated server, and is handed on to the one that has the table, as net/http_session and net/pipe
// do with sockets. SPDX-License-Identifier: MIT
#include "server/simulation/cluster.h"
#include "server/simulation/running.h"

namespace parlour::server::simulation {
namespace {

constexpr Microseconds knocking = 500 * millisecond;
constexpr int mostKnocks = 3;

}  // namespace

void Server::ask(const HttpRequest& request, const Answer& answer) {
    if (!running_) return answer(0, "", program_);
    const auto errand =
        std::make_shared<Errand>(Errand{.request = request, .wire = nullptr, .answer = awaited(answer), .deaf = ""});
    turn([this, errand] { run(errand); });
}

void Server::connect(const std::shared_ptr<Wire>& wire, const std::string& code, const std::string& address,
                     const std::function<void(int, Disk::Program)>& told) {
    if (!running_) return told(0, program_);
    HttpRequest request;
    request.method = "GET";
    request.target = "/api/tables/" + code + "/socket";
    request.address = address;
    const auto errand = std::make_shared<Errand>(
        Errand{.request = request,
               .wire = wire,
               .answer = awaited([told](int status, const std::string&, Disk::Program by) { told(status, by); }),
               .deaf = ""});
    turn([this, errand] { run(errand); });
}

void Server::run(const ErrandReference& errand) {
    const Moment now = clocks_.at(timeline_.now());
    if (!errand->wire)
        return running_->desk.ask(errand->request, now,
                                  [this, errand](const HttpReply& reply) { replied(errand, reply); });
    running_->desk.socketTo(errand->request, now, [this, errand](const std::expected<std::string, HttpReply>& table) {
        if (!table) return replied(errand, table.error());
        if (errand->request.isPiped && errand->wire->isOver()) return;  // the pipe was cut meanwhile
        errand->answer(101, "", program_);
        WebSocket::open(errand->wire->serverEnd(), running_->network,
                        std::make_unique<AddressSlot>(running_->network, errand->request.address), *table, "");
    });
}

/// Who was handed on already is not handed on again. From a server that does not answer the table is taken.
void Server::replied(const ErrandReference& errand, const HttpReply& reply) {
    auto& request = errand->request;
    const bool isElsewhere = !reply.owner.empty() && !request.isPiped && request.grip == Grip::ifFree;
    if (!isElsewhere || errand->knocks == mostKnocks || cluster_ == nullptr)
        return errand->answer(reply.status, reply.body, program_);
    if (reply.owner != errand->deaf) return knock(errand, reply.owner);
    request.grip = Grip::byForce;
    ++cluster_->passages.forced;
    run(errand);
}

/// Somebody has to say that they are there, soon.
void Server::knock(const ErrandReference& errand, const std::string& owner) {
    ++errand->knocks;
    const auto isDecided = std::make_shared<bool>(false);
    timeline_.after(knocking, life_, [this, errand, owner, isDecided] {
        turn([this, errand, owner, isDecided] {
            if (std::exchange(*isDecided, true)) return;
            errand->deaf = owner;
            run(errand);
        });
    });
    cluster_->bring(*this, owner, life_, [this, errand, isDecided](Server& there) {
        there.turn([this, errand, isDecided, &there, life = std::weak_ptr(life_)] {
            cluster_->bring(there, address_, life.lock(), [this, errand, isDecided, &there](Server&) {
                turn([this, errand, isDecided, &there] {
                    if (!std::exchange(*isDecided, true)) handOn(errand, there);
                });
            });
        });
    });
}

/// The owner answers, and whatever is said goes through here.
void Server::handOn(const ErrandReference& errand, Server& owner) {
    if (!owner.running_) return errand->answer(0, "", program_);
    ++cluster_->passages.handedOn;
    const auto handed = std::make_shared<Errand>(*errand);
    handed->request.isPiped = true;
    handed->answer = owner.awaited(errand->answer);
    if (errand->wire) cluster_->pipe(errand->wire, *this, owner);
    owner.turn([&owner, handed] {
        if (owner.running_) owner.run(handed);
    });
}

}  // namespace parlour::server::simulation
