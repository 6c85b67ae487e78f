// What a game is: a handful of types and pure functions. Nothing here or below does any I/O.
// games/turing is the model of one; story.h tells it, wire.h sends it, laws.h tests it.
// SPDX-License-Identifier: MIT
#pragma once
#include <concepts>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/chance.h"
#include "core/few.h"
#include "core/refusal.h"
#include "core/story.h"
#include "core/wire.h"

namespace parlour {

/// A time limit that is running. A new limit has a new number, so that the keeper of the clock can tell
/// it from one that runs already.
struct Clock {
    std::uint32_t number = 0, milliseconds = 0;
};
WIRE(Clock, number, milliseconds)

/// What a person should know of an option, in a sentence.
struct OptionText {
    std::string_view name, says;
};

template <class Event, class Table>
concept FoldsInto = requires(Table& table, const Event& event) { fold(table, event); };

/// No secret event can be folded into what lies face up: the function does not exist.
template <class FaceUp, class SecretEvent>
constexpr bool staysFaceDown = false;
template <class FaceUp, class... SecretEvents>
constexpr bool staysFaceDown<FaceUp, std::variant<SecretEvents...>> = (!FoldsInto<SecretEvents, FaceUp> && ...);

template <class G>
concept Game =
    requires(const typename G::Options& options, int players, const typename G::State& state,
             const typename G::FaceUp& up, const typename G::View& view, const typename G::Command& command,
             Story<G>& story, const EventOf<G>& event, Seat seat, Chance& chance) {
        // What it is called, and which edition of the rules' text a stored game was played by.
        { G::name } -> std::convertible_to<std::string_view>;
        { G::title } -> std::convertible_to<std::string_view>;
        { G::summary } -> std::convertible_to<std::string_view>;
        { G::version } -> std::convertible_to<int>;
        { G::fewestPlayers } -> std::convertible_to<int>;
        { G::mostPlayers } -> std::convertible_to<int>;
        { G::optionTexts() } -> std::same_as<std::vector<OptionText>>;
        // Setting up.
        { G::whyNot(options, players) } -> std::same_as<MaybeRefusal>;
        { G::table(options, players) } -> std::same_as<typename G::State>;  // before anything has happened
        { G::start(story, chance) } -> std::same_as<void>;                  // the first deal
        // What came back from a disk or from a stranger: why an event cannot follow, or a view cannot be; empty if it
        // fits.
        { G::misfit(state, std::declval<const EventOf<G>&>()) } -> std::same_as<std::string_view>;
        { G::misfit(view) } -> std::same_as<std::string_view>;
        // What a seat, or somebody who only watches, may know. A watcher's view is made without the secrets.
        // Both show what lies face up; a seat's has besides what it holds.
        { G::view(state, seat) } -> std::same_as<typename G::View>;
        { G::watch(up) } -> std::same_as<typename G::View>;
        { G::mine(state, seat) } -> std::same_as<decltype(G::View::mine)>;
        // Judging asks the view, never the state, so that a refusal cannot leak; playing tells what comes of it.
        { G::whyNot(view, command) } -> std::same_as<MaybeVeto>;
        // What follows from a view by the rules, for those who draw it: whom the table waits for, who leads.
        { G::facts(view) } -> std::same_as<typename G::Facts>;
        { G::play(story, seat, command, chance) } -> std::same_as<void>;
        { G::everyCommand(options) } -> std::same_as<std::vector<typename G::Command>>;
        // The time limit that is running, if any, and what its end brings about. Only a timed game has any.
        { G::isTimed } -> std::convertible_to<bool>;
        { G::clock(up) } -> std::same_as<std::optional<Clock>>;
        { G::timeUp(story, chance) } -> std::same_as<void>;
        // A random state that fits what that view knows.
        { G::redeal(view, chance) } -> std::same_as<typename G::State>;
        // Which events tell a seat secrets, by the rules (seat -1: a watcher). The laws hold all others to silence.
        { reveals(options, event, players) } -> std::same_as<bool>;
        // What anybody may ask.
        { G::mayTalk(up, seat) } -> std::same_as<bool>;
        { G::isOver(up) } -> std::same_as<bool>;
        { G::scores(up) } -> std::same_as<std::vector<int>>;
        { G::winners(up) } -> std::same_as<std::vector<Seat>>;
    } &&
    std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State> &&
    wire::maySend<typename G::Options> && wire::maySend<typename G::Command> && wire::maySend<typename G::View> &&
    wire::maySend<typename G::PublicEvent> && wire::maySend<typename G::Facts> &&
    !wire::maySend<typename G::SecretEvent> && !wire::maySend<typename G::State> &&
    staysFaceDown<typename G::FaceUp, typename G::SecretEvent>;

/// A game played with a deck of pictures: which deck unless another is chosen, how many pictures it needs, and the
/// type by which a view names one.
template <class G>
concept HasPictures = requires(const typename G::Options& options) {
    typename G::Picture;
    { G::deck } -> std::convertible_to<std::string_view>;
    { G::picturesIn(options) } -> std::same_as<int>;
};

/// A game with homework: something that follows from a state, takes long to work out, and that some commands will need.
/// A play that is told it takes less time; what comes of it is the same.
template <class G>
concept HasHomework =
    requires(const typename G::State& state, const typename G::Homework& homework, Story<G>& story, Seat seat,
             const typename G::Command& command, Chance& chance, const std::optional<typename G::Learnt>& learnt) {
        { G::homework(state) } -> std::same_as<std::optional<typename G::Homework>>;
        { G::nameOf(homework) } -> std::same_as<std::string>;  // the same name, the same result
        { G::workOut(homework) } -> std::same_as<typename G::Learnt>;
        { G::needsHomework(command) } -> std::same_as<bool>;
        { G::play(story, seat, command, chance, learnt) } -> std::same_as<void>;
    };

/// A new game, dealt.
template <Game G>
Story<G> begin(const typename G::Options& options, int players, Chance& chance, Journal journal = Journal::kept) {
    Story<G> story(G::table(options, players), journal);
    G::start(story, chance);
    return story;
}

/// Commands of a kind that are all allowed or all refused, whatever they say, unless that is used up: one is
/// judged for all of them (allowed.h). A game says it beside the command; laws.h holds it to that.
template <class Command>
inline constexpr bool judgedAlike = false;

}  // namespace parlour
