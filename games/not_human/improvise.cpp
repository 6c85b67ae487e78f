// Playing I Am Not Human at random, from what one seat sees: words cannot be listed, so a bot makes some up
// (RandomPlay asks for it). Also the states that fit a view, for the laws and for bots that search.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "games/not_human/not_human.h"

namespace parlour::not_human {
namespace {

/// Enough for the longest game of the largest table (mostWords), also with strictRepeats in every language.
constexpr std::array<std::string_view, 192> words = {
    "anchor",   "apple",     "arrow",   "attic",    "autumn",    "bakery",  "balloon",  "basket",   "beach",
    "bell",     "bicycle",   "bird",    "blanket",  "boat",      "bone",    "book",     "bottle",   "branch",
    "bread",    "bridge",    "brush",   "bucket",   "butterfly", "button",  "cactus",   "cage",     "camel",
    "candle",   "canyon",    "castle",  "cave",     "chain",     "chalk",   "cherry",   "chimney",  "circus",
    "cliff",    "clock",     "cloud",   "coal",     "coffee",    "comet",   "compass",  "copper",   "coral",
    "crab",     "crown",     "crystal", "curtain",  "dawn",      "desert",  "diamond",  "dinner",   "dolphin",
    "door",     "dragon",    "dream",   "drum",     "dust",      "eagle",   "echo",     "ember",    "engine",
    "envelope", "feather",   "fence",   "festival", "fire",      "flag",    "flame",    "flute",    "fog",
    "forest",   "fountain",  "fox",     "frost",    "garden",    "gate",    "ghost",    "giant",    "glacier",
    "glove",    "gold",      "grape",   "guitar",   "hammer",    "harbour", "harvest",  "hat",      "hawk",
    "heart",    "helmet",    "honey",   "horizon",  "horse",     "hunger",  "hunter",   "iceberg",  "ink",
    "island",   "ivory",     "jacket",  "jewel",    "journey",   "jungle",  "kettle",   "key",      "kingdom",
    "kite",     "knight",    "ladder",  "lagoon",   "lamp",      "lantern", "laughter", "lemon",    "letter",
    "library",  "lightning", "lion",    "lobster",  "magic",     "map",     "marble",   "market",   "mask",
    "meadow",   "melody",    "mirror",  "monkey",   "monster",   "moon",    "moss",     "mountain", "music",
    "needle",   "nest",      "night",   "oak",      "ocean",     "olive",   "orchard",  "owl",      "palace",
    "paper",    "parrot",    "pearl",   "pepper",   "piano",     "pillow",  "pirate",   "planet",   "poem",
    "prison",   "pumpkin",   "puzzle",  "queen",    "rabbit",    "rain",    "raven",    "ribbon",   "river",
    "robot",    "rocket",    "rope",    "saddle",   "sailor",    "salt",    "sand",     "scissors", "sculpture",
    "secret",   "shadow",    "shell",   "silence",  "silver",    "smoke",   "snail",    "snow",     "spider",
    "spiral",   "spring",    "statue",  "storm",    "sugar",     "sun",     "swan",     "sword",    "temple",
    "theatre",  "thunder",   "tiger"};

std::optional<Command> improviseWord(const View& view, Chance& chance) {
    const auto first = static_cast<std::size_t>(chance.below(static_cast<int>(words.size())));
    for (std::size_t i = 0; i < words.size(); ++i) {
        Command say = Say{std::string(words[(first + i) % words.size()])};
        const auto refusal = NotHuman::whyNot(view, say);
        if (!refusal) return say;
        if (refusal->rule == "N-A1") return {};  // no other word will do either
    }
    return {};
}

std::optional<Command> ifAllowed(const View& view, Command command) {
    if (NotHuman::whyNot(view, command)) return {};
    return command;
}

std::uint8_t anyEntry(const FaceUp& up, Seat voter, Chance& chance) {  // N-V1, N-V2
    const int others = up.associations.count() - 1;
    const int choice = chance.below(others + (up.options.server ? 1 : 0));
    if (choice == others) return serverEntry;
    const bool isBeforeOwn = std::ranges::none_of(up.associations.begin(), up.associations.begin() + choice + 1,
                                                  [voter](const Association& said) { return said.seat == voter; });
    return static_cast<std::uint8_t>(isBeforeOwn ? choice + 1 : choice + 2);
}

std::optional<Command> improviseTalk(const View& view, Chance& chance) {
    switch (chance.below(16)) {
        case 0:
            return ifAllowed(view, Extend{});
        case 1:
            return ifAllowed(view, End{});
        default:
            return ifAllowed(view, Ready{});
    }
}

/// Who may be the human, as far as a view knows; nobody: the server's card.
std::optional<Seat> anyHuman(const View& view, Chance& chance) {
    const FaceUp& up = view.up;
    if (up.steppedForward) return up.steppedForward;
    if (std::holds_alternative<Human>(view.mine)) return view.seat;
    const int players = up.players.count(), cardsDealt = players + (up.options.server ? 1 : 0);
    int card = chance.below(cardsDealt - (view.seat ? 1 : 0));
    if (view.seat && card >= static_cast<int>(*view.seat)) ++card;  // a robot knows of one who is not
    return card == players ? std::nullopt : std::optional(Seat(card));
}

}  // namespace

std::optional<Command> NotHuman::improvise(const View& view, Chance& chance) {
    if (!view.seat) return {};
    switch (view.up.phase) {
        case Phase::looking:
            return ifAllowed(view, Ready{});
        case Phase::associating:
            return improviseWord(view, chance);
        case Phase::asking:
            if (chance.below(4) != 0) return {};
            return ifAllowed(view, StepForward{});
        case Phase::naming:
            return ifAllowed(view, Name{static_cast<std::uint8_t>(1 + chance.below(places))});
        case Phase::explaining:
            if (chance.below(8) == 0) return ifAllowed(view, Ready{});
            return ifAllowed(view, Explain{"It came to my mind."});
        case Phase::discussing:
            return improviseTalk(view, chance);
        case Phase::voting:
            if (view.up.players[*view.seat].voted) return {};
            return ifAllowed(view, Accuse{anyEntry(view.up, *view.seat, chance)});
        case Phase::over:
            break;
    }
    return {};
}

std::vector<Command> NotHuman::everyCommand(const Options&) {
    std::vector<Command> commands{StepForward{}, Explain{"It came to my mind."}, Ready{}, Extend{}, End{}};
    for (std::uint8_t i = 1; i <= places; ++i) {
        commands.emplace_back(Name{i});
        commands.emplace_back(Accuse{i});
    }
    for (const std::string_view word : words) commands.emplace_back(Say{std::string(word)});
    return commands;
}

std::optional<std::uint64_t> NotHuman::useOf(const Command& command, const Options& options) {
    const auto* const say = std::get_if<Say>(&command);
    if (!say || lexicon::objectionTo(say->word, options.language)) return {};
    return markOf(say->word, options).hash;
}

State NotHuman::redeal(const View& view, Chance& chance) {
    const FaceUp& up = view.up;
    State state{up, {}};
    FaceDown& down = state.down;
    down.votes = ForEach<std::optional<std::uint8_t>>(up.players.count());
    if (up.phase == Phase::looking) return state;
    if (up.phase == Phase::over) {
        down = {up.lastRound->answer, up.lastRound->human, up.lastRound->votes};
        return state;
    }
    const auto* robot = std::get_if<Robot>(&view.mine);
    const auto* human = std::get_if<Human>(&view.mine);
    down.number = static_cast<std::uint8_t>(1 + chance.below(places));
    if (up.answer) down.number = *up.answer;
    if (robot) down.number = robot->number;
    down.human = anyHuman(view, chance);
    for (int i = 0; i < up.players.count(); ++i)
        if (up.players[Seat(i)].voted) down.votes[Seat(i)] = anyEntry(up, Seat(i), chance);
    if (robot) down.votes[*view.seat] = robot->vote;
    if (human) down.votes[*view.seat] = human->vote;
    return state;
}

}  // namespace parlour::not_human
