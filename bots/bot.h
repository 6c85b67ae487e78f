// Somebody who plays a seat, from what that seat sees and nothing else. bots.h opens one by the name of its game; those
// of a game are in a folder with its name, and of the game's files they include view.h alone.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/gallery.h"
#include "bots/lesson.h"
#include "bots/level.h"
#include "core/chance.h"

namespace parlour::bots {

/// A bot for one game, with that game's types. It is shown its seat's views in their order, and may remember what it
/// saw; the same view may come twice.
template <class View, class Command>
class Player {
public:
    Player() = default;
    virtual ~Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    /// What it does now; nothing, if there is nothing to do or it would rather wait.
    virtual std::optional<Command> choose(const View& view, Chance& chance) = 0;

    /// Why it voted as it did in the round that is over, if it did; told once, and not before everybody knows how.
    virtual std::optional<Motive> takeMotive() { return {}; }
};

/// The same behind JSON: it reads the view that is sent to a person in that seat, and answers with a command.
class Bot {
public:
    Bot() = default;
    virtual ~Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;

    /// A command that the view allows, or an empty text.
    virtual std::string choose(std::string_view view, Chance& chance) = 0;
    virtual std::optional<Motive> takeMotive() = 0;
};

}  // namespace parlour::bots
