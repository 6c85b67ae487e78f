// What Python and the engine hand each other: JSON as Python's own values, described types as rows of numbers.
// SPDX-License-Identifier: MIT
#pragma once
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "core/tensor.h"
#include "python/words_file.h"

namespace parlour::python {

inline py::object fromJson(const std::string& json) { return py::module_::import("json").attr("loads")(json); }
inline std::string toJson(const py::object& value) {
    if (py::isinstance<py::str>(value)) return value.cast<std::string>();
    return py::module_::import("json").attr("dumps")(value).cast<std::string>();
}

template <class T>
py::array_t<float> numbersOf(const T& value, const tensor::Frame& frame) {
    py::array_t<float> numbers(static_cast<py::ssize_t>(tensor::sizeOf<T>(frame)));
    std::fill_n(numbers.mutable_data(), numbers.size(), 0.0F);
    tensor::write(value, numbers.mutable_data(), frame);
    return numbers;
}

template <class T>
tensor::Columns columnsOf(const tensor::Frame& frame) {
    tensor::Columns columns;
    tensor::name<T>("", columns, frame);
    return columns;
}
inline py::list namesIn(const tensor::Columns& columns) {
    py::list names;
    for (const auto& column : columns) names.append(column.name);
    return names;
}
inline py::array_t<float> scalesIn(const tensor::Columns& columns) {
    py::array_t<float> scales(static_cast<py::ssize_t>(columns.size()));
    for (std::size_t i = 0; i < columns.size(); ++i) scales.mutable_data()[i] = columns[i].scale;
    return scales;
}

}  // namespace parlour::python
