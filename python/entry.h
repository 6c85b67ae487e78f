// What the module knows of each game: how it is bound, loaded, and read back from a text. Each game's own file says it.
// SPDX-License-Identifier: MIT
#pragma once
#include "python/saved.h"
#include "python/words_file.h"

namespace parlour::python {

template <class G>
void bindAll(py::module_& m);
/// A Game with what was chosen.
template <class G>
py::object loadAs(const Chosen& chosen);
/// A State that was saved.
template <class G>
py::object restoreAs(const Saved& saved);

/// The mathematics of Turing Machine (solver.cpp).
void bindSolver(py::module_& m);
/// Games that are over, as files (records.cpp).
void bindRecords(py::module_& m);
/// What one would rather look at than read (plots.cpp).
void bindPlots(py::module_& m);

}  // namespace parlour::python
