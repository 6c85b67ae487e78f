// Virtual time: what is to happen, in its order, to the microsecond; and what has happened, as a digest and as the last
// lines. A run is this loop and nothing else. SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <queue>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::server::simulation {

using Microseconds = std::int64_t;
constexpr Microseconds millisecond = 1000, second = 1000 * millisecond, minute = 60 * second, hour = 60 * minute;

/// Whose events end with them: a server that is killed does nothing any more.
using Life = std::shared_ptr<const bool>;
inline Life newLife() { return std::make_shared<const bool>(true); }

class Timeline {
public:
    Microseconds now() const { return now_; }

    /// After a while, if the owner still lives. What is asked for at one time happens in the order of asking.
    void after(Microseconds pause, const Life& owner, std::function<void()> what) {
        events_.push_back({now_ + std::max<Microseconds>(0, pause), ++order_, owner, std::move(what)});
        std::ranges::push_heap(events_, std::greater<>());
    }
    /// Lets the next thing happen, if it is due by then; otherwise it is that time.
    bool step(Microseconds end) {
        if (events_.empty() || events_.front().at > end) return now_ = std::max(now_, end), false;
        std::ranges::pop_heap(events_, std::greater<>());
        const Event event = std::move(events_.back());
        events_.pop_back();
        now_ = event.at;
        if (!event.owner.expired()) event.what();
        return true;
    }

    /// Something that has happened, for whoever reads why a run failed.
    void note(const std::string& what) {
        mix(what);
        last_.push_back(std::to_string(now_) + " us  " + what.substr(0, 300));
        if (last_.size() > mostLines) last_.pop_front();
    }
    /// Something that has happened and is too long to be told: it changes the digest alone.
    void mix(std::string_view bytes) {
        for (const char byte : bytes) digest_ = (digest_ ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
        digest_ = (digest_ ^ static_cast<std::uint64_t>(now_)) * 0x100000001b3;
    }
    std::uint64_t digest() const { return digest_; }
    const std::deque<std::string>& last() const { return last_; }

private:
    struct Event {
        Microseconds at;
        std::uint64_t order;
        std::weak_ptr<const bool> owner;
        std::function<void()> what;
        bool operator>(const Event& other) const { return at != other.at ? at > other.at : order > other.order; }
    };
    static constexpr std::size_t mostLines = 60;

    Microseconds now_ = 0;
    std::uint64_t order_ = 0, digest_ = 0xcbf29ce484222325;
    std::vector<Event> events_;
    std::deque<std::string> last_;
};

}  // namespace parlour::server::simulation
