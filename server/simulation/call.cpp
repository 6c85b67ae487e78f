// Frames over a simulated wire. SPDX-License-Identifier: MIT
#include "server/simulation/guest.h"

namespace parlour::server::simulation {
namespace {

constexpr std::size_t mostHeard = 4 << 20;

}  // namespace

Call::Call(Place& place, std::uint64_t seed, Server& server, const std::string& code, const std::string& address,
           Hello hello)
    : began(place.timeline.now()),
      place_(place),
      luck_(seed),
      wire_(std::make_shared<Wire>(place.timeline, seed, *this,
                                   [&server](std::function<void()> what) { server.turn(std::move(what)); })),
      incoming_(mostHeard, Speaker::server) {
    place.timeline.after(500 + luck_.below(20'000), life_, [this, &server, code, address, hello = std::move(hello)] {
        source = {server.program(), place_.timeline.now()};
        server.connect(wire_, code, address, [this, hello, alive = std::weak_ptr(life_)](int status, Disk::Program by) {
            if (alive.expired()) return;
            source.program = by;
            if (status == 101) return say(hello);
            place_.timeline.after(500, life_, [this, status] {
                if (over) over(status);
            });
        });
    });
}

Call::~Call() { wire_->close(); }

void Call::say(const FromClient& message) { wire_->send(maskedText(wire::message(message), {'m', 'a', 's', 'k'})); }

void Call::arrived(std::string_view bytes) {
    const auto alive = std::weak_ptr(life_);
    incoming_.add(bytes);
    while (!alive.expired() && !isLost_) {
        const auto said = incoming_.next();
        if (!said) return;
        if (said->kind == Received::Kind::ping) wire_->send(maskedPong(said->bytes, {'m', 'a', 's', 'k'}));
        if (said->kind == Received::Kind::broken) place_.ledger.fail("the server said something that is no frame");
        if (said->kind != Received::Kind::text) continue;
        const std::string text(said->bytes);
        place_.timeline.mix(text);
        FromServer message;
        if (const auto fault = wire::read(text, message))
            return place_.ledger.fail("the server said what is no message: " + fault->says);
        if (heard) heard(message, text);
    }
}

void Call::ended() {
    if (over && !isLost_) over(101);
}

}  // namespace parlour::server::simulation
