// How those who take part sit down, and what they do; see entrant.h.
// SPDX-License-Identifier: MIT
#include "cli/entrant.h"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

namespace parlour::cli {
namespace {

constexpr std::string_view programs = "exec:";

template <class List>
bool contains(const List& list, std::string_view name) {
    return std::ranges::find(list, name) != std::ranges::end(list);
}

}  // namespace

double Mean::error() const {
    if (count_ < 2) return 0;
    const auto count = static_cast<double>(count_);
    const double variance = std::max(0.0, squares_ - sum_ * sum_ / count) / (count - 1);
    return 1.96 * std::sqrt(variance / count);
}

Entrant::Entrant(std::string name, const AnyGame& game, int deadline) : name_(std::move(name)), game_(&game) {
    if (name_.starts_with(programs)) {
        program_ = std::make_unique<Program>(name_.substr(programs.size()), deadline);
        level_ = bots::Level::normal;
        return;
    }
    const std::string level = name_.substr(0, name_.find(':'));
    if (contains(wire::allWords<bots::Level>, level)) {
        level_ = levelCalled(level);
        if (level.size() < name_.size()) character_ = characterNamed(name_.substr(level.size() + 1));
        return;
    }
    const auto strangers = bots::strangersAt(game.name());
    if (!contains(strangers, name_))
        throw Mistake(
            fmt::format("nobody is called \"{}\" at {}; there are easy, normal and hard (hard:Hex), {}and "
                        "programs (exec:python3 bot.py)",
                        name_, game.name(), strangers.empty() ? "" : fmt::format("{}, ", fmt::join(strangers, ", "))));
}

void Entrant::sit(const bots::GalleryReference& gallery, std::set<bots::Character>& taken, Chance& chance) {
    if (!level_) {
        bot_ = bots::newStranger(game_->name(), name_, gallery, chance);
        return;
    }
    const auto others = bots::anyCharacters(bots::characterCount, chance);
    const auto free = std::ranges::find_if(others, [&](bots::Character one) { return !taken.contains(one); });
    const bots::Character who = character_.value_or(*free);
    taken.insert(who);
    bot_ = bots::newBot(game_->name(), {*level_, who}, gallery, chance);
}

std::string Entrant::choose(const std::string& view, std::vector<Seen> untold, Chance& chance) {
    if (!program_) return bot_->choose(view, chance);
    if (!bots::mayAct(game_->name(), view)) return {};
    if (auto answer = program_->choose(*game_, view, std::move(untold))) return *std::move(answer);
    return insist(view, chance);
}

std::string Entrant::insist(const std::string& view, Chance& chance) {
    ++faults;
    return bot_->choose(view, chance);
}

void Entrant::hearEnd(const std::vector<int>& scores, const std::vector<Seat>& winners) {
    if (program_) program_->hearEnd(scores, winners);
}

}  // namespace parlour::cli
