// Games that are over, for Python: what a house gives out and what was played here, told again step by step, and
// whether the luck of a house was what it had promised. SPDX-License-Identifier: MIT
#include "games/verify.h"
#include "plot/of_games.h"
#include "python/bind_values.h"
#include "python/bot.h"
#include "python/entry.h"

namespace parlour::python {
namespace {

/// As a file says it; what does not fit is refused at once.
Reel reelOf(const std::string& text) {
    Film film;
    if (const auto fault = wire::read(text, film.replay)) throw Unfit("this is no record: " + fault->says);
    auto reel = Reel::of(std::move(film));
    if (!reel) throw Unfit("the record cannot be: " + reel.error().says);
    return *std::move(reel);
}

std::vector<int> winnersIn(const Reel& reel) {
    std::vector<int> winners;
    for (const Seat seat : reel.match().winners()) winners.push_back(static_cast<int>(seat));
    return winners;
}

std::string viewIn(Reel& reel, std::size_t steps, std::optional<int> seat) {
    const auto view = reel.view(seat, steps);
    if (!view) throw Unfit(view.error().says);
    return *view;
}

/// Whether it was dealt as its house had promised (docs/fairness.md), with what somebody remembers who was there.
std::string verdictOn(const Reel& reel, const std::optional<std::string>& commitment,
                      const std::optional<std::string>& mix, std::optional<int> seat,
                      const std::optional<std::string>& luck) {
    if (seat.has_value() != luck.has_value()) throw Unfit("seat and luck go together: whose luck is it?");
    if (seat && (*seat < 0 || *seat >= static_cast<int>(reel.replay().players.size())))
        throw Unfit("there is no seat " + std::to_string(*seat));
    Witness witness{.commitment = commitment, .mix = mix, .seat = {}, .luck = luck};
    if (seat) witness.seat = static_cast<std::uint8_t>(*seat);
    return wire::message(verify(reel.replay(), witness));
}

/// How the points came about; nothing if nobody ever had any.
std::optional<std::string> drawnPoints(const Reel& reel) {
    const auto points = plot::pointsIn(reel.replay());
    if (!points) throw Unfit(points.error().says);
    if (points->size() < 2) return {};
    return plot::points(*points, reel.replay().players, plot::pointsFrame(findGame(reel.replay().game)->title()));
}

}  // namespace

void bindRecords(py::module_& m) {
    py::class_<Reel>(m, "_Reel")
        .def(py::init(&reelOf))
        .def("finished", [](const Reel& reel) { return reel.match().isOver(); })
        .def("scores", [](const Reel& reel) { return reel.match().scores(); })
        .def("winners", &winnersIn)
        .def("view", &viewIn)
        .def("verdict", &verdictOn)
        .def("svg", &drawnPoints);
}

}  // namespace parlour::python
