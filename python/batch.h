// Many games side by side: at every step one seat of each decides. What it sees and may do is written into arrays that
// stay where they are; games that are over begin anew. Nothing here knows Python, so that threads can do it.
// SPDX-License-Identifier: MIT
#pragma once
#include <thread>

#include "python/state.h"

namespace parlour::python {

/// What Python calls Batch, whatever the game.
struct BatchBase {};

template <Game G>
class Batch : public BatchBase {
public:
    Batch(SettingReference<G> setting, std::size_t count, std::uint64_t seed, int threads, bool observe)
        : setting_(std::move(setting)),
          count_(count),
          players_(static_cast<std::size_t>(setting_->players)),
          actions_(static_cast<std::size_t>(setting_->actions)),
          width_(observe ? setting_->width : 0),
          threads_(threads),
          observations(count * width_),
          rewards(count * players_),
          masks(count * actions_),
          dones(count),
          seats(count),
          counts(count) {
        tables_.reserve(count);
        for (std::size_t i = 0; i < count; ++i) tables_.emplace_back(*setting_, seed + i);
        eachTable([&](std::size_t i) { look(i); });
    }

    const Setting<G>& setting() const { return *setting_; }
    std::size_t count() const { return count_; }
    std::size_t width() const { return width_; }

    /// The first game that does not allow what it is told to do, if there is one.
    std::optional<std::size_t> misfit(const std::int64_t* actions) const {
        for (std::size_t i = 0; i < count_; ++i) {
            const auto action = static_cast<std::uint64_t>(actions[i]);
            if (action >= actions_ || masks[i * actions_ + action] == 0) return i;
        }
        return {};
    }
    /// One allowed action in each game.
    void step(const std::int64_t* actions) {
        eachTable([&](std::size_t i) { play(i, static_cast<int>(actions[i])); });
    }
    /// So many steps of luck, all that is allowed equally likely.
    void randomSteps(int steps) {
        eachTable([&](std::size_t i) {
            for (int step = 0; step < steps; ++step) play(i, anyAction(i));
        });
    }

private:
    struct Table {
        Table(const Setting<G>& setting, std::uint64_t luck)
            : seed(luck), chance(luck), story(begin<G>(setting.options, setting.players, chance, Journal::dropped)) {}
        std::uint64_t seed;
        SeededChance chance;
        Story<G> story;
        Turns<G> turns;
    };

    int anyAction(std::size_t i) {
        const std::uint8_t* const mask = &masks[i * actions_];
        int skipped = tables_[i].chance.below(counts[i]), action = 0;
        while (mask[action] == 0 || skipped-- > 0) ++action;
        return action;
    }

    void play(std::size_t i, int action) {
        Table& table = tables_[i];
        float* const reward = &rewards[i * players_];
        const bool byPoints = setting_->returns == Returns::points;
        std::fill_n(reward, players_, 0.0F);
        if (byPoints) credit(reward, table, -1);
        act(table, seats[i], action);
        dones[i] = G::isOver(table.story.now().up) ? 1 : 0;
        if (byPoints || dones[i] != 0) credit(reward, table, 1);
        if (dones[i] != 0) table = Table(*setting_, table.seed + count_);  // the same luck, however many threads
        look(i);
    }
    void credit(float* reward, const Table& table, float sign) const {
        const auto returns = returnsOf(*setting_, table.story.now().up);
        for (std::size_t seat = 0; seat < players_; ++seat) reward[seat] += sign * static_cast<float>(returns[seat]);
    }
    void act(Table& table, int seat, int action) const {
        if (setting_->isWait(action)) {
            if (!table.turns.wait(*setting_, seat)) return;
            G::timeUp(table.story, table.chance);
        } else {
            G::play(table.story, Seat(seat), setting_->every()[static_cast<std::size_t>(action)], table.chance);
        }
        table.turns.begin();
    }

    /// The first seat that may act, what it may do and what it sees.
    void look(std::size_t i) {
        const Table& table = tables_[i];
        std::uint8_t* const mask = &masks[i * actions_];
        for (int seat = 0; seat < setting_->players; ++seat) {
            if (table.turns.isWaiting(seat)) continue;
            const typename G::View view = G::view(table.story.now(), Seat(seat));
            const int count = table.turns.mask(*setting_, table.story.now(), view, seat, mask);
            if (count == 0) continue;
            seats[i] = seat, counts[i] = count;
            if (width_ == 0) return;
            float* const numbers = &observations[i * width_];
            std::fill_n(numbers, width_, 0.0F);
            tensor::write(view, numbers, setting_->frame);
            return;
        }
    }

    void eachTable(auto&& work) {
        const auto some = [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) work(i);
        };
        if (threads_ <= 1) return some(0, count_);
        std::vector<std::jthread> crew;
        const auto threads = static_cast<std::size_t>(threads_);
        for (std::size_t t = 0; t < threads; ++t)
            crew.emplace_back(some, count_ * t / threads, count_ * (t + 1) / threads);
    }

    SettingReference<G> setting_;
    std::size_t count_, players_, actions_, width_;
    int threads_;
    std::vector<Table> tables_;

public:
    // By game: what the seat sees that decides, what each seat was credited with for the last step, what may be done,
    // whether the last step ended a game, who decides, and among how many actions.
    std::vector<float> observations, rewards;
    std::vector<std::uint8_t> masks, dones;
    std::vector<std::int32_t> seats, counts;
};

}  // namespace parlour::python
