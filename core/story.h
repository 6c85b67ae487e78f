// A game so far: the state, and the journal of events that made it. Telling an event is the only way a
// state changes. Public events are shown, secret ones hidden; game.h says what a game is.
// SPDX-License-Identifier: MIT
#pragma once
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/doubt.h"
#include "core/fault.h"

namespace parlour {

template <class Item, class Variant>
constexpr bool isOneOf = false;
template <class Item, class... Items>
constexpr bool isOneOf<Item, std::variant<Items...>> = (std::is_same_v<Item, Items> || ...);

template <class First, class Second>
struct Join;
template <class... First, class... Second>
struct Join<std::variant<First...>, std::variant<Second...>> {
    using Type = std::variant<First..., Second...>;
};

/// Anything that can happen in a game, public or secret.
template <class G>
using EventOf = typename Join<typename G::PublicEvent, typename G::SecretEvent>::Type;

/// Whether everybody may see that event.
template <class G>
bool isPublic(const EventOf<G>& event) {
    return std::visit([]<class E>(const E&) { return isOneOf<E, typename G::PublicEvent>; }, event);
}

/// Handlers for std::visit, one for each alternative.
template <class... Handlers>
struct Cases : Handlers... {
    using Handlers::operator()...;
};
template <class... Handlers>
Cases(Handlers...) -> Cases<Handlers...>;

enum class Journal : bool { dropped, kept };

template <class G>
class Story {
public:
    using State = typename G::State;
    using Event = EventOf<G>;

    explicit Story(State state, Journal journal = Journal::kept) : now_(std::move(state)), journal_(journal) {}

    const State& now() const { return now_; }
    const std::vector<Event>& events() const { return events_; }

    /// Something happens before everybody's eyes. It must change what lies face up; it may change the rest.
    template <class E>
        requires isOneOf<E, typename G::PublicEvent>
    void show(const E& event) {
        fold(now_.up, event);
        if constexpr (requires { fold(now_.down, event); }) fold(now_.down, event);
        if (journal_ == Journal::kept) events_.emplace_back(event);
    }

    /// Something happens that not everybody may see. It cannot reach what lies face up.
    template <class E>
        requires isOneOf<E, typename G::SecretEvent>
    void hide(const E& event) {
        fold(now_.down, event);
        if (journal_ == Journal::kept) events_.emplace_back(event);
    }

    /// Tells an event of a stored journal again, if it fits what was told before. After a fault the story is of no use.
    OrFault<void> retell(const Event& event) {
        if (const auto why = G::misfit(now_, event); !why.empty()) return std::unexpected(Fault{std::string(why)});
        Doubt doubt;
        std::visit(
            [this]<class E>(const E& known) {
                if constexpr (isOneOf<E, typename G::PublicEvent>) {
                    this->show(known);
                } else {
                    this->hide(known);
                }
            },
            event);
        if (doubt.isFounded()) return std::unexpected(Fault{doubt.why()});
        return {};
    }

    /// Hands over what was told since this was asked last; the journal goes on from there.
    std::vector<Event> take() { return std::exchange(events_, {}); }

private:
    State now_;
    std::vector<Event> events_;
    Journal journal_;
};

}  // namespace parlour
