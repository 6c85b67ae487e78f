// Bytes on their way between a client and a server, and how they are lost. SPDX-License-Identifier: MIT
#include "server/simulation/wire.h"

#include <cstring>

namespace parlour::server::simulation {
namespace {

constexpr std::size_t window = 128 << 10;  // what is taken before somebody reads

}  // namespace

/// The end that the server holds.
class Wire::End final : public Line {
public:
    explicit End(std::shared_ptr<Wire> wire) : wire_(std::move(wire)) {}
    ~End() override {
        wire_->end_ = nullptr;
        wire_->endToClient();
    }
    bool tell(Waiter& waiter) override { return waiter_ = &waiter, true; }
    void alsoToWrite(Waiter&, bool isWanted) override { wantsToWrite = isWanted; }
    std::optional<std::size_t> receive(std::span<char> into) override {
        if (inbox.empty()) return hasEnded ? std::optional<std::size_t>(0) : std::nullopt;
        const auto size = std::min(into.size(), inbox.size());
        std::memcpy(into.data(), inbox.data(), size);
        inbox.erase(0, size);
        return size;
    }
    std::optional<std::size_t> send(std::string_view bytes) override {
        if (hasEnded) return {};
        const auto taken = std::min(bytes.size(), window - std::min(window, onItsWay));
        onItsWay += taken;
        if (taken > 0) wire_->toClient(std::string(bytes.substr(0, taken)));
        return taken;
    }
    void end() override { wire_->endToClient(); }

    Waiter* waiter() const { return waiter_; }
    std::string inbox;
    std::size_t onItsWay = 0;  // sent, and not read yet
    bool hasEnded = false, wantsToWrite = false;

private:
    std::shared_ptr<Wire> wire_;
    Waiter* waiter_ = nullptr;
};

Wire::Wire(Timeline& timeline, std::uint64_t seed, Listener& client, Turn turn)
    : timeline_(timeline), luck_(seed), client_(&client), turn_(std::move(turn)), latency_(200 + luck_.below(40'000)) {}

std::unique_ptr<Line> Wire::serverEnd() {
    auto end = std::make_unique<End>(shared_from_this());
    end_ = end.get();
    return end;
}

Microseconds Wire::arrivalIn(Direction& direction) {
    const Microseconds at = timeline_.now() + latency_ + luck_.below(2000);
    direction.arrives = std::max(direction.arrives, at);
    return direction.arrives - timeline_.now();
}

/// The server's end has news.
void Wire::wake() {
    if (end_ != nullptr) turn_([self = shared_from_this()] { self->tellServer(); });
}

void Wire::tellServer() {
    if (end_ == nullptr || end_->waiter() == nullptr) return;
    if (end_->wantsToWrite) end_->waiter()->canWrite();
    while (end_ != nullptr && (!end_->inbox.empty() || end_->hasEnded)) {
        const auto before = end_->inbox.size();
        end_->waiter()->canRead();
        if (end_ == nullptr || end_->hasEnded || end_->inbox.size() == before) break;
    }
}

// ---- The client's end --------------------------------------------------------------------------------

void Wire::send(std::string_view bytes) {
    if (isOver_ || isVanished_) return;
    for (int pieces = 1 + luck_.below(3); pieces > 0 && !bytes.empty(); --pieces) {
        const auto size =
            pieces == 1 ? bytes.size() : static_cast<std::size_t>(luck_.below(static_cast<int>(bytes.size())));
        timeline_.after(arrivalIn(up_), up_.life,
                        [this, self = shared_from_this(), piece = std::string(bytes.substr(0, size))] {
                            if (end_ == nullptr) return;
                            end_->inbox += piece;
                            wake();
                        });
        bytes.remove_prefix(size);
    }
}

void Wire::close() {
    if (std::exchange(isOver_, true)) return;
    client_ = nullptr;
    down_.life.reset();
    timeline_.after(arrivalIn(up_), up_.life, [this, self = shared_from_this()] {
        if (end_ == nullptr) return;
        end_->hasEnded = true;
        wake();
    });
}

void Wire::cut() {
    up_.life = newLife();
    down_.life = newLife();
    Listener* const client = client_;
    const bool isHeard = !isOver_;
    close();
    if (isHeard && client != nullptr) client->ended();
}

void Wire::vanish() {
    isVanished_ = true;
    up_.life.reset();
    down_.life.reset();
    client_ = nullptr;
}

void Wire::deaf(bool isDeaf) {
    isDeaf_ = isDeaf;
    if (isDeaf || held_.empty() || client_ == nullptr) return;
    const std::string bytes = std::exchange(held_, {});
    if (end_ != nullptr) end_->onItsWay -= std::min(end_->onItsWay, bytes.size());
    client_->arrived(bytes);
    wake();
}

// ---- The server's end --------------------------------------------------------------------------------

void Wire::toClient(std::string bytes) {
    timeline_.after(arrivalIn(down_), down_.life, [this, self = shared_from_this(), bytes = std::move(bytes)] {
        if (client_ == nullptr) return;
        if (isDeaf_) {
            held_ += bytes;
            return;
        }
        if (end_ != nullptr) end_->onItsWay -= std::min(end_->onItsWay, bytes.size());
        client_->arrived(bytes);
        if (end_ != nullptr && end_->wantsToWrite) wake();
    });
}

void Wire::endToClient() {
    timeline_.after(arrivalIn(down_), down_.life, [this, self = shared_from_this()] {
        if (client_ == nullptr || std::exchange(isOver_, true)) return;
        client_->ended();
    });
}

}  // namespace parlour::server::simulation
