// In three steps, so that it does not matter which thread is quicker: all sets of cards are surveyed; the first set of
// each structure is solved, the largest first, so that no thread is left alone with one at the end; and each set gets
// what its structure needs.
// SPDX-License-Identifier: MIT
#include "cli/atlas_maker.h"

#include <atomic>
#include <mutex>
#include <unordered_map>

#include "cli/progress.h"
#include "decks/parallel.h"

namespace parlour::cli {

using namespace turing_machine;
using namespace turing_machine::atlas;

namespace {

struct HashOfMark {
    std::size_t operator()(const Mark& mark) const { return mark.low; }
};

/// A bar that several threads draw.
class SharedProgress {
public:
    explicit SharedProgress(std::uint64_t all) : bar_(static_cast<long long>(std::max<std::uint64_t>(all, 1))) {}
    void add(std::uint64_t done) {
        const std::scoped_lock lock(mutex_);
        done_ += done;
        bar_.reach(static_cast<long long>(done_));
    }

private:
    std::mutex mutex_;
    Progress bar_;
    std::uint64_t done_ = 0;
};

/// The surveys of some sets with the same number of cards, those without a problem left out.
struct Stretch {
    int verifiers = 0;
    std::uint32_t first = 0, count = 0;
    std::vector<std::uint32_t> numbers;
    std::vector<Survey> surveys;
};

struct ToSolve {
    Mark key;
    Layout layout;
    std::uint32_t worlds = 0;
    Solved solved{};

    /// What its solution takes, roughly: only the bar and the order depend on it.
    std::uint64_t effort() const { return std::uint64_t{worlds} * worlds * worlds + 1000; }
};

class Maker {
public:
    Maker(const Scope& scope, AtlasPart& part) : scope_(scope), part_(part) {
        constexpr std::uint32_t setsInStretch = 4096;
        for (int verifiers = scope.fewest; verifiers <= scope.most; ++verifiers) {
            const std::uint32_t all = CardSets(verifiers, scope.highestCard).size();
            for (std::uint32_t first = 0; first < all; first += setsInStretch)
                stretches_.push_back({.verifiers = verifiers,
                                      .first = first,
                                      .count = std::min(setsInStretch, all - first),
                                      .numbers = {},
                                      .surveys = {}});
        }
    }

    OrFault<AtlasMade> make() {
        surveyAll();
        findStructures();
        if (auto fault = solveAll()) return std::unexpected(*fault);
        return write();
    }

private:
    void surveyAll() {
        SharedProgress progress(stretches_.size());
        decks::inParallel(static_cast<int>(stretches_.size()), [&](int i) {
            Stretch& stretch = stretches_[static_cast<std::size_t>(i)];
            const CardSets sets(stretch.verifiers, scope_.highestCard);
            for (std::uint32_t number = stretch.first; number < stretch.first + stretch.count; ++number) {
                Survey found = survey(sets.at(number));
                if (found.worlds == 0) continue;
                stretch.numbers.push_back(number);
                stretch.surveys.push_back(std::move(found));
            }
            progress.add(1);
        });
    }

    void findStructures() {
        for (const Stretch& stretch : stretches_) {
            const CardSets sets(stretch.verifiers, scope_.highestCard);
            for (std::size_t i = 0; i < stretch.surveys.size(); ++i) {
                const Survey& found = stretch.surveys[i];
                if (structures_.emplace(found.structure.key, toSolve_.size()).second)
                    toSolve_.push_back(
                        {.key = found.structure.key, .layout = sets.at(stretch.numbers[i]), .worlds = found.worlds});
            }
        }
    }

    std::optional<Fault> solveAll() {
        std::vector<ToSolve*> order;
        std::uint64_t effort = 0;
        for (ToSolve& one : toSolve_) {
            order.push_back(&one);
            effort += one.effort();
        }
        std::ranges::sort(order, [](const ToSolve* one, const ToSolve* other) {
            return one->worlds != other->worlds ? one->worlds > other->worlds : one < other;
        });
        SharedProgress progress(effort);
        std::mutex mutex;
        std::optional<Fault> fault;
        std::atomic<bool> isWrong = false;
        decks::inParallel(static_cast<int>(order.size()), [&](int i) {
            ToSolve& one = *order[static_cast<std::size_t>(i)];
            if (isWrong) return;
            if (const Solved* const known = part_.find(one.key); known && known->outcomes.size() == one.worlds) {
                one.solved = *known;
            } else if (auto found = solved(one.layout)) {
                one.solved = *std::move(found);
                part_.add(one.key, one.solved);
            } else {
                const std::scoped_lock lock(mutex);
                fault = found.error();
                isWrong = true;
            }
            progress.add(one.effort());
        });
        return fault;
    }

    AtlasMade write() const {
        std::vector<Summary> summaries(scope_.sets());
        std::vector<atlas::Outcome> outcomes;
        AtlasMade made{.bytes = {}, .sets = 0, .structures = toSolve_.size(), .problems = 0};
        std::size_t before = 0;
        for (const Stretch& stretch : stretches_) {
            for (std::size_t i = 0; i < stretch.surveys.size(); ++i) {
                const Survey& found = stretch.surveys[i];
                const Solved& solved = toSolve_[structures_.at(found.structure.key)].solved;
                Traits traits = found.traits;
                traits.noSuperfluousQuestion = solved.noSuperfluousQuestion;
                summaries[before + stretch.numbers[i] - stretch.first] = Summary::of(found.worlds, traits);
                const std::size_t first = outcomes.size();
                outcomes.resize(first + found.worlds);
                for (std::size_t j = 0; j < found.worlds; ++j)
                    outcomes[first + found.structure.order[j]] = solved.outcomes[j];
            }
            before += stretch.count;
            made.sets += stretch.surveys.size();
        }
        made.problems = outcomes.size();
        made.bytes = Atlas::write(scope_, summaries, outcomes);
        return made;
    }

    Scope scope_;
    AtlasPart& part_;
    std::vector<Stretch> stretches_;
    std::unordered_map<Mark, std::size_t, HashOfMark> structures_;  // by key, the place in toSolve_
    std::vector<ToSolve> toSolve_;
};

}  // namespace

OrFault<AtlasMade> makeAtlas(const Scope& scope, AtlasPart& part) { return Maker(scope, part).make(); }

}  // namespace parlour::cli
