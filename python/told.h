// What the stubs tell of each class, function and property, for help() as well: told.cpp is made of them by told.py.
// SPDX-License-Identifier: MIT
#pragma once
#include <pybind11/pybind11.h>

#include <string>
#include <string_view>

namespace parlour::python {

/// Of "State" or "State.clone"; 0 if nothing is told.
const char* told(std::string_view name);

/// A class of the module, each of whose functions and properties says what is told of it.
template <class... Types>
class ToldClass : public pybind11::class_<Types...> {
public:
    /// `name` is the type's own, `kind` what the stubs call it.
    ToldClass(pybind11::module_& m, const std::string& name, std::string kind)
        : Bare(m, name.c_str(), told(kind)), kind_(std::move(kind)) {}

    template <class Function, class... Extra>
    ToldClass& def(const char* name, Function&& function, const Extra&... extra) {
        Bare::def(name, std::forward<Function>(function), extra..., toldOf(name));
        return *this;
    }
    template <class Function, class... Extra>
    ToldClass& def_static(const char* name, Function&& function, const Extra&... extra) {
        Bare::def_static(name, std::forward<Function>(function), extra..., toldOf(name));
        return *this;
    }
    template <class Init, class... Extra>
    ToldClass& def_init(Init&& init, const Extra&... extra) {
        Bare::def(std::forward<Init>(init), extra...);
        return *this;
    }
    template <class Get>
    ToldClass& def_property_readonly(const char* name, const Get& get) {
        Bare::def_property_readonly(name, get, toldOf(name));
        return *this;
    }

private:
    using Bare = pybind11::class_<Types...>;

    const char* toldOf(const char* name) const { return told(kind_ + "." + name); }

    std::string kind_;
};

}  // namespace parlour::python
