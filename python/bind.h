// A game as Python sees it: Game, State, Batch and Bot of OpenSpiel's and numpy's shapes. Compiled once for each game
// (game.cpp.in). What each function does is told in parlour/__init__.pyi (told.h).
// SPDX-License-Identifier: MIT
#pragma once
#include "core/simulate.h"
#include "python/bind_batch.h"
#include "python/bind_state.h"

namespace parlour::python {

template <Game G>
void bindGame(py::module_& m, const std::string& name) {
    using Set = Setting<G>;
    ToldClass<Set, GameBase, std::shared_ptr<Set>>(m, name + "Game", "Game")
        .def_property_readonly("name", [](const Set&) { return std::string(G::name); })
        .def_property_readonly("title", [](const Set&) { return std::string(G::title); })
        .def_property_readonly("options", [](const Set& s) { return fromJson(wire::message(s.options)); })
        .def_property_readonly("vocabulary", [](const Set& s) { return s.vocabulary; })
        .def_property_readonly(
            "returns",
            [](const Set& s) { return std::string(wire::allWords<Returns>[static_cast<std::size_t>(s.returns)]); })
        .def("num_players", [](const Set& s) { return s.players; })
        .def("num_distinct_actions", [](const Set& s) { return s.actions; })
        .def_property_readonly("wait_action",
                               [](const Set& s) { return G::isTimed ? std::optional(s.actions - 1) : std::nullopt; })
        .def("observation_tensor_size", [](const Set& s) { return s.width; })
        .def("observation_names", [](const Set& s) { return namesIn(columnsOf<typename G::View>(s.frame)); })
        .def("observation_scale", [](const Set& s) { return scalesIn(columnsOf<typename G::View>(s.frame)); })
        .def("information_state_names", [](const Set& s) { return namesIn(recallColumns(s)); })
        .def("action_to_string", &sayAction<G>, py::arg("action"))
        .def(
            "command",
            [](const Set& s, int action) -> py::object {
                sayAction(s, action);
                if (s.isWait(action)) return py::none();
                return fromJson(wire::message(s.every()[static_cast<std::size_t>(action)]));
            },
            py::arg("action"))
        .def(
            "find_action",
            [](const Set& s, const py::object& said) {
                typename G::Command command;
                if (const auto fault = wire::read(toJson(said), command)) throw Unfit(fault->says);
                return s.find(command);
            },
            py::arg("command"))
        .def(
            "new_initial_state",
            [](const std::shared_ptr<Set>& s, std::optional<std::uint64_t> seed) { return State<G>(s, seed); },
            py::arg("seed") = py::none())
        .def("_batch",
             [](const std::shared_ptr<Set>& s, long long count, std::uint64_t seed, int threads, bool observe) {
                 if (count < 1 || count > 1 << 20) throw Unfit("a batch has 1 to 1048576 games");
                 if (threads < 1 || threads > 256) throw Unfit("a batch is played by 1 to 256 threads");
                 py::gil_scoped_release free;
                 return std::make_unique<Batch<G>>(s, static_cast<std::size_t>(count), seed, threads, observe);
             })
        .def("_bot",
             [](const std::shared_ptr<Set>& s, const std::string& level, const std::string& character,
                const std::string& stranger, const std::shared_ptr<Deck>& deck, std::uint64_t seed) {
                 if (HasPictures<G>) needWords();
                 return std::make_unique<Bot<G>>(s, Persona{level, character, stranger}, deck, seed);
             })
        .def(
            "simulate",
            [](const Set& s, long long games, std::uint64_t seed) {
                if (games < 1) throw Unfit("at least one game has to be played");
                Simulation found;
                {
                    py::gil_scoped_release free;
                    found = simulate<G>(s.options, s.players, games, seed, [](long long) {});
                }
                return fromJson(wire::message(found));
            },
            py::arg("games"), py::arg("seed") = 0)
        .def("__eq__",
             [](const Set& s, const py::object& other) {
                 return py::isinstance<Set>(other) && s.sameAs(other.cast<const Set&>());
             })
        .def("__hash__", [](const Set& s) { return std::hash<std::string>()(wire::message(s.chosen())); })
        .def("__repr__",
             [](const Set& s) {
                 return "<parlour.Game " + std::string(G::name) + ", " + std::to_string(s.players) + " players>";
             })
        .def("serialize", [](const Set& s) { return wire::message(s.chosen()); });
}

/// All of a game, and how it is loaded and read back.
template <Game G>
void bind(py::module_& m, const std::string& name) {
    bindGame<G>(m, name);
    bindState<G>(m, name);
    bindBatch<G>(m, name);
}

}  // namespace parlour::python
