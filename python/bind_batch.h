// Batches and bots as Python sees them. What each function does is told in parlour/__init__.pyi.
// SPDX-License-Identifier: MIT
#pragma once
#include "python/batch.h"
#include "python/bind_values.h"
#include "python/bot.h"
#include "python/told.h"

namespace parlour::python {

/// The batch's own memory, which nobody else may write.
template <class T>
py::array arrayOver(const std::vector<T>& of, std::vector<py::ssize_t> shape, const py::object& owner,
                    const py::dtype& type = py::dtype::of<T>()) {
    py::array array(type, std::move(shape), of.data(), owner);
    array.attr("flags").attr("writeable") = false;
    return array;
}

template <Game G>
void bindBatch(py::module_& m, const std::string& name) {
    using B = Batch<G>;
    const auto by = [](const B& batch, std::size_t columns) {
        return std::vector{static_cast<py::ssize_t>(batch.count()), static_cast<py::ssize_t>(columns)};
    };
    const auto oneEach = [](const B& batch) { return std::vector{static_cast<py::ssize_t>(batch.count())}; };
    ToldClass<B, BatchBase>(m, name + "Batch", "Batch")
        .def("__len__", &B::count)
        .def(
            "step",
            [](B& batch, const py::object& given) {
                const py::array said = py::array::ensure(given);
                if (!said || said.ndim() != 1 || static_cast<std::size_t>(said.size()) != batch.count())
                    throw Unfit("a batch takes one action for each of its " + std::to_string(batch.count()) + " games");
                if (said.dtype().kind() != 'i' && said.dtype().kind() != 'u') throw Unfit("actions are whole numbers");
                const py::array_t<std::int64_t, py::array::c_style | py::array::forcecast> taken(said);
                const std::vector<std::int64_t> actions(taken.data(), taken.data() + taken.size());
                if (const auto at = batch.misfit(actions.data()))
                    throw Unfit("game " + std::to_string(*at) + " does not allow action " +
                                std::to_string(actions[*at]) + " to seat " + std::to_string(batch.seats[*at]) +
                                "; nothing was played");
                py::gil_scoped_release free;
                batch.step(actions.data());
            },
            py::arg("actions"))
        .def(
            "random_steps",
            [](B& batch, int steps) {
                py::gil_scoped_release free;
                batch.randomSteps(steps);
            },
            py::arg("steps"))
        .def_property_readonly("observations",
                               [by](const py::object& self) {
                                   const auto& b = self.cast<const B&>();
                                   return arrayOver(b.observations, by(b, b.width()), self);
                               })
        .def_property_readonly("rewards",
                               [by](const py::object& self) {
                                   const auto& b = self.cast<const B&>();
                                   return arrayOver(b.rewards, by(b, static_cast<std::size_t>(b.setting().players)),
                                                    self);
                               })
        .def_property_readonly("masks",
                               [by](const py::object& self) {
                                   const auto& b = self.cast<const B&>();
                                   return arrayOver(b.masks, by(b, static_cast<std::size_t>(b.setting().actions)), self,
                                                    py::dtype::of<bool>());
                               })
        .def_property_readonly("dones",
                               [oneEach](const py::object& self) {
                                   const auto& b = self.cast<const B&>();
                                   return arrayOver(b.dones, oneEach(b), self, py::dtype::of<bool>());
                               })
        .def_property_readonly("seats",
                               [oneEach](const py::object& self) {
                                   const auto& b = self.cast<const B&>();
                                   return arrayOver(b.seats, oneEach(b), self);
                               })
        .def_property_readonly("counts", [oneEach](const py::object& self) {
            const auto& b = self.cast<const B&>();
            return arrayOver(b.counts, oneEach(b), self);
        });
    ToldClass<Bot<G>, BotBase>(m, name + "Bot", "Bot")
        .def("step", &Bot<G>::step, py::arg("state"), py::arg("seat") = py::none())
        .def(
            "choose",
            [](Bot<G>& bot, const State<G>& state, std::optional<int> seat) -> py::object {
                const auto json = bot.choose(state, seat);
                return json.empty() ? py::object(py::none()) : fromJson(json);
            },
            py::arg("state"), py::arg("seat") = py::none())
        .def("restart", &Bot<G>::restart, py::arg("seed"));
}

}  // namespace parlour::python
