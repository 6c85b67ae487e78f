// The module parlour._parlour: the three games and their decks; records.cpp and solver.cpp have the rest. What it
// offers is told in parlour/__init__.pyi. SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "bots/deck_gallery.h"
#include "bots/words/words.h"
#include "games/all.h"
#include "games/games.h"
#include "python/batch.h"
#include "python/bot.h"
#include "python/entry.h"
#include "python/told.h"

namespace parlour::python {
namespace {

/// Calls with(std::type_identity<G>) for the game of that name.
py::object withGame(const std::string& name, auto&& with) {
    py::object made;
    std::string known;
    AllGames::forEach([&]<class G>(std::type_identity<G> game) {
        if (G::name == name) made = with(game);
        known += (known.empty() ? "" : ", ") + std::string(G::name);
    });
    if (!made) throw Unfit("there is no game called \"" + name + "\"; there are: " + known);
    return made;
}

py::object load(const std::string& name, const std::string& options, int players, const std::string& returns,
                const std::vector<std::string>& vocabulary) {
    const auto known = wire::allWords<Returns>;
    const auto kind = std::ranges::find(known, returns);
    if (kind == known.end()) throw Unfit("returns are \"wins\" or \"points\", not \"" + returns + "\"");
    return withGame(name, [&]<class G>(std::type_identity<G>) {
        return loadAs<G>({.game = name,
                          .rules = G::version,
                          .options = {options},
                          .players = players,
                          .returns = Returns(kind - known.begin()),
                          .vocabulary = vocabulary});
    });
}

py::object deserialize(const std::string& text) {
    Saved saved;
    if (const auto fault = wire::read(text, saved)) throw Unfit("this is no saved game: " + fault->says);
    if (saved.format != savedFormat) throw Unfit("this game was saved in a format that is not known here");
    return withGame(saved.chosen.game, [&]<class G>(std::type_identity<G>) { return restoreAs<G>(saved); });
}

// ---- Decks and words -----------------------------------------------------------------------------------

py::array_t<float> looksOf(const Deck& deck) {
    std::size_t width = 0;
    for (const auto& sight : *deck.gallery) width = std::max(width, sight.looks.size());
    py::array_t<float> looks({static_cast<py::ssize_t>(deck.gallery->size()), static_cast<py::ssize_t>(width)});
    float* at = looks.mutable_data();
    std::fill_n(at, looks.size(), 0.0F);
    for (const auto& sight : *deck.gallery) std::ranges::copy(sight.looks, at), at += width;
    return looks;
}

std::vector<std::string> botWords(const std::string& language) {
    not_human::Options options;
    if (const auto fault = wire::read("{\"language\":\"" + language + "\"}", options)) throw Unfit(fault->says);
    needWords();
    std::vector<std::string> words;
    std::unordered_map<std::uint64_t, bool> known;
    for (const auto word : bots::words::wordsOf(options.language)) {
        std::string spelling(bots::words::spellingOf(word));
        const auto use = not_human::NotHuman::useOf(not_human::Say{spelling}, options);
        if (use && known.try_emplace(*use, true).second) words.push_back(std::move(spelling));
    }
    return words;
}

void translate(std::exception_ptr thrown) {
    try {
        if (thrown) std::rethrow_exception(thrown);
    } catch (const Refused& refused) {
        const auto kind = py::module_::import("parlour._errors").attr("Refused");
        const auto error = kind(refused.what(), std::string(refused.refusal.rule), std::string(refused.refusal.name));
        PyErr_SetObject(kind.ptr(), error.ptr());
    } catch (const Unfit& unfit) {
        PyErr_SetString(PyExc_ValueError, unfit.what());
    }
}

}  // namespace

DeckReference deckOf(std::string_view json) {
    decks::DeckFile file;
    if (const auto fault = wire::read(json, file)) throw Unfit("this is no deck: " + fault->says);
    return std::make_shared<const Deck>(Deck{file.name, bots::galleryOf(file)});
}

}  // namespace parlour::python

PYBIND11_MODULE(_parlour, m) {
    using namespace parlour;
    using namespace parlour::python;
    m.doc() = "The engine of Parlour; see the package parlour.";
    py::register_exception_translator(&translate);
    ToldClass<GameBase, std::shared_ptr<GameBase>>(m, "Game", "Game");
    ToldClass<StateBase>(m, "State", "State");
    ToldClass<BatchBase>(m, "Batch", "Batch");
    ToldClass<BotBase>(m, "Bot", "Bot");
    ToldClass<Deck, std::shared_ptr<Deck>>(m, "Deck", "Deck")
        .def_init(py::init([](const std::string& json) { return std::const_pointer_cast<Deck>(deckOf(json)); }),
                  py::arg("json"))
        .def_property_readonly("name", [](const Deck& deck) { return deck.name; })
        .def("__len__", [](const Deck& deck) { return deck.gallery->size(); })
        .def_property_readonly("looks", &looksOf)
        .def_property_readonly("concepts", [](const Deck& deck) {
            std::vector<std::vector<std::string>> concepts;
            for (const auto& sight : *deck.gallery) concepts.push_back(sight.concepts[0]);
            return concepts;
        });
    AllGames::forEach([&]<class G>(std::type_identity<G>) { bindAll<G>(m); });
    bindSolver(m);
    bindRecords(m);
    bindPlots(m);
    m.def("_load", &load);
    m.def("deserialize", &deserialize, py::arg("text"));
    m.def("_bot_words", &botWords);
    m.def("_games", [] {
        py::list games;
        for (const auto& line : gameLines())
            games.append(py::module_::import("json").attr("loads")(wire::message(line)));
        return games;
    });
    m.def(
        "strangers",
        [](const std::string& game) {
            if (findGame(game) == nullptr) throw Unfit("there is no game called \"" + game + "\"");
            return bots::strangersAt(game);
        },
        py::arg("game"), told("strangers"));
    m.attr("CHARACTERS") = [] {
        py::list names;
        for (const auto name : wire::allWords<bots::Character>) names.append(std::string(name));
        return py::tuple(names);
    }();
    m.attr("__version__") = PARLOUR_VERSION;
}
