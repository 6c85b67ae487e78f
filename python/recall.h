// What a seat has seen and not forgotten: everything that happened before everybody's eyes, and what it held itself
// after each step. It is made by playing all steps again; a state itself keeps no journal.
// SPDX-License-Identifier: MIT
#pragma once
#include "python/state.h"

namespace parlour::python {

/// Plays the same steps again; after each, `listen(again, step)`. The rules judge every one of them.
template <Game G>
State<G> playAgain(const SettingReference<G>& setting, std::optional<std::uint64_t> seed,
                   const std::vector<Step>& steps, Journal journal, auto&& listen) {
    State<G> again(setting, seed, journal);
    listen(again, static_cast<const Step*>(nullptr));
    for (const Step& step : steps) {
        std::visit(Cases{
                       [&](const Act& act) {
                           if (again.outcomes() > 0) throw Unfit("luck has to draw first");
                           again.apply(act.action, act.seat);
                       },
                       [&](const Command& said) { again.applyCommand(said.command.json, said.seat); },
                       [&](const Draw& draw) { again.draw(draw.outcome); },
                       [&](const Resample& resample) { again.resample(resample.seat, resample.seed.number); },
                       [&](const Reseed& reseed) { again.reseed(reseed.seed.number); },
                   },
                   step);
        listen(again, &step);
    }
    return again;
}

/// One thing that a seat saw: something that happened, or what it held from then on.
template <Game G>
using Seen = std::variant<typename G::PublicEvent, decltype(G::View::mine)>;

template <Game G>
std::optional<typename G::PublicEvent> publicly(const EventOf<G>& event) {
    return std::visit(
        []<class E>(const E& known) -> std::optional<typename G::PublicEvent> {
            if constexpr (isOneOf<E, typename G::PublicEvent>) return known;
            return {};
        },
        event);
}

template <Game G>
std::vector<Seen<G>> seenFrom(const State<G>& state, int seat) {
    using Mine = decltype(G::View::mine);
    std::vector<Seen<G>> seen;
    std::optional<Mine> mine;
    playAgain<G>(state.settingReference(), state.seed(), state.steps(), Journal::kept,
                 [&](State<G>& again, const Step* step) {
                     if (again.outcomes() > 0) return;
                     if (const auto* anew = step ? std::get_if<Resample>(step) : nullptr; anew && anew->seat != seat) {
                         // Another seat's doubts made this world: here one has not held what one held in that one.
                         std::erase_if(seen, [](const Seen<G>& one) { return one.index() == 1; });
                         mine.reset();
                     }
                     for (const auto& event : again.take())
                         if (auto happened = publicly<G>(event)) seen.emplace_back(std::in_place_index<0>, *happened);
                     const auto now = again.view(seat).mine;
                     if (mine == now) return;
                     mine = now;
                     seen.emplace_back(std::in_place_index<1>, now);
                 });
    return seen;
}

/// A line for each.
template <Game G>
std::string recallString(const State<G>& state, int seat) {
    std::string text = "seat " + std::to_string(seat) + "\n";
    for (const Seen<G>& one : seenFrom(state, seat))
        text += (one.index() == 0 ? wire::message(std::get<0>(one)) : "mine " + wire::message(std::get<1>(one))) + "\n";
    return text;
}

/// How wide a row of recallTensor is, and what its numbers are called.
template <Game G>
tensor::Columns recallColumns(const Setting<G>& setting) {
    tensor::Columns columns;
    tensor::name<typename G::PublicEvent>("event", columns, setting.frame);
    tensor::name<decltype(G::View::mine)>("mine", columns, setting.frame);
    return columns;
}

/// Every event and secret of a game so far; for those who may know all.
template <Game G>
std::vector<EventOf<G>> journalOf(const State<G>& state) {
    std::vector<EventOf<G>> all;
    playAgain<G>(state.settingReference(), state.seed(), state.steps(), Journal::kept,
                 [&](State<G>& again, const Step* step) {
                     if (step && std::holds_alternative<Resample>(*step))
                         throw Unfit("a state that was dealt anew has no journal of its own");
                     for (const auto& event : again.take()) all.push_back(event);
                 });
    return all;
}

template <Game G>
std::string save(const State<G>& state) {
    Saved saved{.format = savedFormat, .chosen = state.setting().chosen(), .seed = {}, .steps = state.steps()};
    if (state.seed()) saved.seed = Seed{*state.seed()};
    return wire::message(saved);
}

template <Game G>
State<G> restore(const Saved& saved) {
    std::optional<std::uint64_t> seed;
    if (saved.seed) seed = saved.seed->number;
    return playAgain<G>(settingOf<G>(saved.chosen), seed, saved.steps, Journal::dropped,
                        [](const State<G>&, const Step*) {});
}

}  // namespace parlour::python
