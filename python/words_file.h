// The words that the bots of games with pictures know: a file that is read when the first of them sits down.
// SPDX-License-Identifier: MIT
#pragma once
#include <pybind11/pybind11.h>

namespace parlour::python {

namespace py = pybind11;

/// Reads them, if nobody did. Throws what Python says if they are not there.
void needWords();

}  // namespace parlour::python
