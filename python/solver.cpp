// The mathematics of Turing Machine for Python: problems, deduction, the exact solver, strategies, reviews and hints.
// Results are what wire.h writes, read as Python's own dictionaries. SPDX-License-Identifier: MIT
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "games/turing_machine/coach/review.h"
#include "games/turing_machine/coach/strategy.h"
#include "games/turing_machine/generate.h"
#include "games/turing_machine/printed_problems.h"
#include "games/turing_machine/share_code.h"
#include "python/entry.h"
#include "python/state.h"
#include "python/told.h"

namespace parlour::python {
namespace {

using namespace turing_machine;  // NOLINT(google-build-using-namespace): all that this file is about

/// A question as Python says it: the proposal, the verifier's letter, the answer.
using SaidAnswer = std::tuple<std::string, std::string, bool>;

template <class T>
T known(std::string_view text, std::optional<T> found, const char* what) {
    if (!found) throw Unfit("there is no " + std::string(what) + " \"" + std::string(text) + "\"");
    return *found;
}
Code codeCalled(const std::string& text) {
    const auto code = codeFrom(text);
    if (!code) throw Unfit("\"" + text + "\" is no code: three digits from 1 to 5, such as 241");
    return *code;
}
int verifierCalled(const std::string& letter, const Layout& layout) {
    if (letter.size() != 1 || letter[0] < 'A' || letter[0] >= 'A' + layout.verifiers)
        throw Unfit("there is no verifier \"" + letter + "\": they are A to " + letterOf(layout.verifiers - 1));
    return letter[0] - 'A';
}

Layout layoutFrom(const std::vector<int>& cards, const std::string& mode) {
    const auto which = known(mode, modeFrom(mode), "mode");
    std::vector<int> first, second;
    for (std::size_t i = 0; i < cards.size(); ++i)
        (which == Mode::extreme && i % 2 == 1 ? second : first).push_back(cards[i]);
    for (const int card : cards)
        if (card < 1 || card > cardCount)
            throw Unfit("there is no card " + std::to_string(card) + ": they are 1 to 48");
    if (first.size() > mostVerifiers || (which == Mode::extreme && first.size() != second.size()))
        throw Unfit("there are 4 to 6 verifiers, with one card each, or two in extreme");
    const Layout layout = layoutOf(which, first, second);
    if (const auto why = whyNot(layout)) throw Unfit(*why);
    return layout;
}

Position positionFrom(const std::vector<int>& cards, const std::string& mode, const std::vector<SaidAnswer>& answers,
                      int askedThisRound) {
    Position position{.layout = layoutFrom(cards, mode), .answers = {}, .askedThisRound = askedThisRound};
    for (const auto& [code, verifier, yes] : answers)
        position.answers.push_back(
            {codeCalled(code), static_cast<std::uint8_t>(verifierCalled(verifier, position.layout)), yes});
    if (const auto why = whyNot(position)) throw Unfit(*why);
    return position;
}

py::list textsOf(CodeSet codes) {
    py::list texts;
    forEachCode(codes, [&](Code code) { texts.append(toText(code)); });
    return texts;
}
py::object fractionOf(const Fraction& fraction) {
    return py::module_::import("fractions").attr("Fraction")(fraction.numerator, fraction.denominator);
}

py::dict solve(const std::vector<int>& cards, const std::vector<SaidAnswer>& answers, const std::string& mode,
               int askedThisRound, std::optional<std::uint64_t> mostNodes) {
    const Position position = positionFrom(cards, mode, answers, askedThisRound);
    Solution found;
    {
        py::gil_scoped_release free;
        Effort effort;
        if (mostNodes) effort.mostNodes = *mostNodes;
        found = Solver(position.layout).solve(position, effort);
    }
    if (found.worlds == 0) throw Unfit("the answers contradict each other");
    py::dict said;
    said["worlds"] = found.worlds;
    said["codes"] = textsOf(found.codes);
    said["optimal"] = found.optimal;
    said["rounds"] = fractionOf(found.upper.rounds);
    said["questions"] = fractionOf(found.upper.questions);
    said["next"] = py::none();
    if (found.next)
        said["next"] = py::make_tuple(toText(found.next->proposal), std::string(1, letterOf(found.next->verifier)),
                                      found.next->newRound);
    return said;
}

py::dict deduction(const std::vector<int>& cards, const std::vector<SaidAnswer>& answers, const std::string& mode) {
    const Position position = positionFrom(cards, mode, answers, 0);
    const Deduction found = deduce(position.layout, position.answers);
    py::dict said, telling, possible;
    said["worlds"] = found.worlds;
    said["codes"] = textsOf(found.codes);
    for (int verifier = 0; verifier < position.layout.verifiers; ++verifier) {
        const std::string letter(1, letterOf(verifier));
        telling[letter.c_str()] = textsOf(found.telling[static_cast<std::size_t>(verifier)]);
        py::list lines;
        for (int row = 0; row < position.layout.verifiers; ++row) {
            const auto criteria = criteriaOfRow(position.layout, row);
            for (std::size_t place = 0; place < criteria.size(); ++place)
                if (found.isPossible(verifier, row, static_cast<int>(place)))
                    lines.append(describe(criteriaOn(criteria[place].card)[criteria[place].place]));
        }
        possible[letter.c_str()] = lines;
    }
    said["telling"] = telling;
    said["possible"] = possible;
    return said;
}

/// [world, verifier]: the codes that its criterion accepts are row `function` of the second array; the code of each.
py::tuple worlds(const std::vector<int>& cards, const std::string& mode) {
    const Worlds all(layoutFrom(cards, mode));
    const auto size = static_cast<py::ssize_t>(all.size());
    py::array_t<bool> accepted({size, static_cast<py::ssize_t>(all.verifiers()), static_cast<py::ssize_t>(codeCount)});
    py::array_t<std::uint8_t> codes(size);
    bool* at = accepted.mutable_data();
    for (std::uint32_t world = 0; world < all.size(); ++world) {
        codes.mutable_data()[world] = all.codeOf(world).index;
        for (int verifier = 0; verifier < all.verifiers(); ++verifier)
            for (int code = 0; code < codeCount; ++code)
                *at++ = codesOf(all.functionOf(world, verifier)).has(Code{static_cast<std::uint8_t>(code)});
    }
    return py::make_tuple(accepted, codes);
}

// ---- Problems ------------------------------------------------------------------------------------------

std::shared_ptr<Problem> held(const Problem& problem) { return std::make_shared<Problem>(problem); }
std::shared_ptr<Problem> held(const OrFault<Problem>& problem) {
    if (!problem) throw Unfit(problem.error().says);
    return held(*problem);
}
std::shared_ptr<Problem> generated(const std::string& mode, int verifiers, const std::string& difficulty,
                                   std::uint64_t seed) {
    if (verifiers < fewestVerifiers || verifiers > mostVerifiers) throw Unfit("there are 4 to 6 verifiers");
    SeededChance chance(seed);
    const auto which = known(mode, modeFrom(mode), "mode");
    const auto how = known(difficulty, difficultyFrom(difficulty), "difficulty");
    py::gil_scoped_release free;
    return held(generate(which, verifiers, how, [&](int n) { return chance.below(n); }));
}
std::shared_ptr<Problem> printed(int number) {
    const auto* const found = printedProblem(number);
    if (found == nullptr) throw Unfit("the printed problems are 1 to 20");
    return held(problemOf(*found));
}
std::vector<int> cardsOf(const Problem& problem) {
    std::vector<int> cards;
    for (std::size_t i = 0; i < problem.layout.verifiers; ++i)
        for (const int card : problem.layout.cards[i])
            if (card != 0) cards.push_back(card);
    return cards;
}
std::vector<std::string> criteriaIn(const Problem& problem) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < problem.layout.verifiers; ++i) texts.push_back(describe(problem.active[i].criterion()));
    return texts;
}
py::dict rating(const Problem& problem) {
    Rating found;
    {
        py::gil_scoped_release free;
        found = rate(problem.layout);
    }
    py::dict said;
    said["proven"] = found.proven;
    said["rounds"] = fractionOf(found.expected.rounds);
    said["questions"] = fractionOf(found.expected.questions);
    said["fewest"] = py::make_tuple(found.fewest.rounds, found.fewest.questions);
    said["most"] = py::make_tuple(found.most.rounds, found.most.questions);
    said["deviation"] = found.deviation;
    said["worlds"] = found.worlds;
    said["codes"] = found.codes;
    said["reasoning"] = found.reasoning;
    return said;
}

using MachineState = State<TuringMachine>;

std::string review(const MachineState& state) {
    if (!state.isOver()) throw Unfit("the review is for after the game");
    const auto up = state.up();
    py::gil_scoped_release free;
    return wire::message(coach::reviewOf(up));
}
std::string hint(const MachineState& state, int seat) {
    const auto view = state.view(seat);
    if (const auto veto = turing_machine::whyNot(view, TakeHint{})) throw Refused(*veto);
    return wire::message(coach::hintFor(*coach::positionIn(view), {}));
}

}  // namespace

void bindSolver(py::module_& m) {
    ToldClass<Problem, std::shared_ptr<Problem>>(m, "Problem", "Problem")
        .def_static("generate", &generated, py::arg("mode") = "classic", py::arg("verifiers") = 4,
                    py::arg("difficulty") = "easy", py::arg("seed") = 0)
        .def_static("printed", &printed, py::arg("number"))
        .def_static(
            "from_code", [](const std::string& text) { return held(problemFromShareCode(text)); },
            py::arg("share_code"))
        .def_static(
            "from_numbers",
            [](const std::vector<int>& cards, const std::vector<int>& numbers, const std::string& mode) {
                return held(problemFromNumbers(layoutFrom(cards, mode), numbers));
            },
            py::arg("cards"), py::arg("numbers"), py::arg("mode") = "classic")
        .def_property_readonly("mode", [](const Problem& p) { return std::string(toText(p.layout.mode)); })
        .def_property_readonly("cards", &cardsOf)
        .def_property_readonly("numbers", &verificationNumbers)
        .def_property_readonly("code", [](const Problem& p) { return toText(p.code); })
        .def_property_readonly("criteria", &criteriaIn)
        .def_property_readonly("share_code", &shareCode)
        .def(
            "answer",
            [](const Problem& p, const std::string& verifier, const std::string& code) {
                return p.answer(verifierCalled(verifier, p.layout), codeCalled(code));
            },
            py::arg("verifier"), py::arg("proposal"))
        .def("rate", &rating)
        .def("__eq__",
             [](const Problem& p, const py::object& other) {
                 return py::isinstance<Problem>(other) && p == other.cast<const Problem&>();
             })
        .def("__repr__", [](const Problem& p) { return "<parlour.turing_machine.Problem " + shareCode(p) + ">"; });
    m.def("_solve", &solve);
    m.def("_deduce", &deduction);
    m.def("_worlds", &worlds);
    m.def("_strategy", [](const std::vector<int>& cards, const std::vector<SaidAnswer>& answers,
                          const std::string& mode, int askedThisRound, int levels) {
        if (levels < 1 || levels > 12) throw Unfit("a strategy is shown on 1 to 12 levels");
        const Position position = positionFrom(cards, mode, answers, askedThisRound);
        py::gil_scoped_release free;
        return wire::message(coach::strategyFrom(position, levels, coach::reviewEffort()));
    });
    m.def("_review", &review);
    m.def("_hint", &hint);
}

}  // namespace parlour::python
