// A state as Python sees it. What each function does is told in parlour/__init__.pyi, for people and for editors.
// SPDX-License-Identifier: MIT
#pragma once
#include "python/bind_values.h"
#include "python/record.h"
#include "python/told.h"

namespace parlour::python {

inline py::list placesIn(const std::uint8_t* mask, int length) {
    py::list places;
    for (int i = 0; i < length; ++i)
        if (mask[i] != 0) places.append(i);
    return places;
}

template <Game G>
py::list legalActions(const State<G>& state, std::optional<int> asked) {
    if (state.outcomes() > 0) {
        py::list outcomes;
        for (int i = 0; i < state.outcomes(); ++i) outcomes.append(i);
        return outcomes;
    }
    const int seat = asked ? *asked : state.current();
    const int length = state.setting().actions;
    if (seat == state.current()) return seat < 0 ? py::list() : placesIn(state.currentMask().data(), length);
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(length));
    state.mask(seat, mask.data());
    return placesIn(mask.data(), length);
}

template <Game G>
py::array_t<bool> maskOf(const State<G>& state, std::optional<int> asked) {
    const int seat = asked ? *asked : state.current();
    py::array_t<bool> mask(state.setting().actions);
    std::fill_n(mask.mutable_data(), mask.size(), false);
    if (asked || seat >= 0) state.mask(seat, reinterpret_cast<std::uint8_t*>(mask.mutable_data()));
    return mask;
}

template <Game G>
std::vector<int> actingSeats(const State<G>& state) {
    std::vector<int> seats;
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(state.setting().actions));
    for (int seat = 0; seat < state.setting().players; ++seat)
        if (state.mask(seat, mask.data()) > 0) seats.push_back(seat);
    return seats;
}

/// One row for each thing that the seat saw.
template <Game G>
py::array_t<float> recallTensor(const State<G>& state, int seat) {
    const auto seen = seenFrom(state, seat);
    const auto& frame = state.setting().frame;
    const auto happened = tensor::sizeOf<typename G::PublicEvent>(frame);
    const auto width = happened + tensor::sizeOf<decltype(G::View::mine)>(frame);
    py::array_t<float> rows({static_cast<py::ssize_t>(seen.size()), static_cast<py::ssize_t>(width)});
    float* row = rows.mutable_data();
    std::fill_n(row, rows.size(), 0.0F);
    for (const auto& one : seen) {
        if (one.index() == 0) tensor::write(std::get<0>(one), row, frame);
        if (one.index() == 1) tensor::write(std::get<1>(one), row + happened, frame);
        row += width;
    }
    return rows;
}

template <Game G>
std::string sayAction(const Setting<G>& setting, int action) {
    if (action < 0 || action >= setting.actions)
        throw Unfit("there is no action " + std::to_string(action) + ": they are 0 to " +
                    std::to_string(setting.actions - 1));
    return setting.say(action);
}

template <Game G>
void bindState(py::module_& m, const std::string& name) {
    using S = State<G>;
    ToldClass<S, StateBase>(m, name + "State", "State")
        .def_property_readonly("game",
                               [](const S& s) { return std::const_pointer_cast<Setting<G>>(s.settingReference()); })
        .def(
            "clone",
            [](const S& s, std::optional<std::uint64_t> seed) {
                S twin = s;
                if (seed) twin.reseed(*seed);
                return twin;
            },
            py::arg("seed") = py::none())
        .def("__copy__", [](const S& s) { return S(s); })
        .def("__deepcopy__", [](const S& s, const py::dict&) { return S(s); })
        .def("num_players", [](const S& s) { return s.setting().players; })
        .def("current_player", &S::current)
        .def("acting_seats", &actingSeats<G>)
        .def("is_terminal", &S::isOver)
        .def("is_chance_node", [](const S& s) { return s.outcomes() > 0; })
        .def("chance_outcomes",
             [](const S& s) {
                 std::vector<std::pair<int, double>> outcomes;
                 for (int i = 0; i < s.outcomes(); ++i) outcomes.emplace_back(i, 1.0 / s.outcomes());
                 return outcomes;
             })
        .def("legal_actions", &legalActions<G>, py::arg("seat") = py::none())
        .def("legal_actions_mask", &maskOf<G>, py::arg("seat") = py::none())
        .def(
            "action_to_string",
            [](const S& s, int action) {
                if (s.outcomes() == 0) return sayAction(s.setting(), action);
                if (action < 0 || action >= s.outcomes()) throw Unfit("there is no such outcome");
                return "Outcome " + std::to_string(action) + " of " + std::to_string(s.outcomes());
            },
            py::arg("action"))
        .def("apply_action", &S::apply, py::arg("action"), py::arg("seat") = py::none())
        .def(
            "apply_command", [](S& s, const py::object& command, int seat) { s.applyCommand(toJson(command), seat); },
            py::arg("command"), py::arg("seat"))
        .def(
            "why_not",
            [](const S& s, const py::object& said, int seat) -> std::optional<std::string> {
                typename G::Command command;
                if (const auto fault = wire::read(toJson(said), command)) throw Unfit(fault->says);
                const auto veto = G::whyNot(s.view(seat), command);
                return veto ? std::optional(withRule(*veto)) : std::nullopt;
            },
            py::arg("command"), py::arg("seat"))
        .def("returns", &S::returns)
        .def("scores", [](const S& s) { return G::scores(s.up()); })
        .def("winners",
             [](const S& s) {
                 std::vector<int> winners;
                 if (s.isOver())
                     for (const Seat seat : G::winners(s.up())) winners.push_back(static_cast<int>(seat));
                 return winners;
             })
        .def(
            "view", [](const S& s, int seat) { return fromJson(wire::message(s.view(seat))); }, py::arg("seat"))
        .def(
            "facts", [](const S& s, int seat) { return fromJson(wire::message(G::facts(s.view(seat)))); },
            py::arg("seat"))
        .def(
            "observation_string", [](const S& s, int seat) { return wire::message(s.view(seat)); }, py::arg("seat"))
        .def(
            "observation_tensor", [](const S& s, int seat) { return numbersOf(s.view(seat), s.setting().frame); },
            py::arg("seat"))
        .def(
            "information_state_string", [](const S& s, int seat) { return s.view(seat), recallString(s, seat); },
            py::arg("seat"))
        .def(
            "information_state_tensor", [](const S& s, int seat) { return s.view(seat), recallTensor(s, seat); },
            py::arg("seat"))
        .def(
            "resample_from_infostate",
            [](const S& s, int seat, std::uint64_t seed) {
                S other = s;
                other.resample(seat, seed);
                return other;
            },
            py::arg("seat"), py::arg("seed"))
        .def("journal",
             [](const S& s) {
                 py::list all;
                 for (const auto& event : journalOf(s)) all.append(fromJson(wire::journal(event)));
                 return all;
             })
        .def(
            "record",
            [](const S& s, const std::vector<std::string>& names) {
                return fromJson(wire::message(recordOf(s, names)));
            },
            py::arg("names") = std::vector<std::string>())
        .def("history", [](const S& s) { return py::object(fromJson(save(s))["steps"]); })
        .def("serialize", &save<G>)
        .def("__reduce__",
             [](const S& s) {
                 return py::make_tuple(py::module_::import("parlour").attr("deserialize"), py::make_tuple(save(s)));
             })
        .def("__str__", [](const S& s) { return std::string(G::title) + ": " + wire::plainFields(s.up(), "\n  "); });
}

}  // namespace parlour::python
