// What a view allows of a list of commands, found for the whole list at once: commands that are judged alike are judged
// together. The rules are written once, in whyNot, and laws.h holds this to them.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <array>
#include <cstring>
#include <functional>

#include "core/game.h"

namespace parlour {

/// A game in which what was said once is used up, as words may be: commands of such a kind are judged alike, but for
/// those whose use the view has seen. `useOf` names a command's use; nothing, if it has none or is never allowed.
template <class G>
concept UsesUp = requires(const typename G::Options& options, const typename G::Command& command,
                          const typename G::FaceUp& up, void (*with)(std::uint64_t)) {
    { G::useOf(command, options) } -> std::same_as<std::optional<std::uint64_t>>;
    G::eachUsed(up, with);  // calls it with every use that was made
};

template <class Command>
inline constexpr std::array<bool, 0> kindsJudgedAlike{};
template <class... Kinds>
inline constexpr std::array kindsJudgedAlike<std::variant<Kinds...>>{judgedAlike<Kinds>...};

template <Game G>
class Allowed {
public:
    using Command = typename G::Command;
    using View = typename G::View;

    explicit Allowed(const typename G::Options& options) : Allowed(options, G::everyCommand(options)) {}
    Allowed(const typename G::Options& options, std::vector<Command> every) : every_(std::move(every)) {
        for (std::size_t place = 0; place < every_.size(); ++place) add(options, place);
        if constexpr (UsesUp<G>) std::ranges::sort(uses_, {}, &Use::use);
    }

    const std::vector<Command>& every() const { return every_; }

    /// Fills a mask, as long as the list, with 1 for what this view allows and 0 for the rest; how many are allowed.
    int mask(const View& view, std::uint8_t* mask) const {
        int count = 0;
        if constexpr (!someAreAlike) {  // as in most games
            for (std::size_t place = 0; place < every_.size(); ++place)
                count += mask[place] = G::whyNot(view, every_[place]) ? 0 : 1;
            return count;
        }
        for (const Range& range : ranges_) {
            if constexpr (UsesUp<G>) {
                if (range.usesUp) {
                    count += maskUnused(view, range, mask);
                    continue;
                }
            }
            const bool isAllowed = !G::whyNot(view, every_[range.first]);
            if (range.length == 1) {
                mask[range.first] = isAllowed ? 1 : 0;
            } else {
                std::memset(mask + range.first, isAllowed ? 1 : 0, range.length);
            }
            if (isAllowed) count += static_cast<int>(range.length);
        }
        return count;
    }

private:
    static constexpr bool someAreAlike = std::ranges::any_of(kindsJudgedAlike<Command>, std::identity{});

    /// Commands that stand one after the other and are judged alike.
    struct Range {
        std::size_t first, length;
        std::size_t kind;
        bool usesUp;
    };
    struct Use {
        std::uint64_t use;
        std::size_t place;
    };

    void add(const typename G::Options& options, std::size_t place) {
        const auto kind = every_[place].index();
        bool isAlike = kindsJudgedAlike<Command>[kind], usesUp = false;
        if constexpr (UsesUp<G>) {
            const auto use = G::useOf(every_[place], options);
            usesUp = isAlike && use;
            isAlike = usesUp;
            if (usesUp) uses_.push_back({*use, place});
        }
        if (isAlike && !ranges_.empty() && ranges_.back().kind == kind && ranges_.back().usesUp == usesUp) {
            ++ranges_.back().length;
        } else {
            ranges_.push_back({place, 1, isAlike ? kind : ~std::size_t{0}, usesUp});
        }
    }

    /// One that is not used up is judged for all such.
    int maskUnused(const View& view, const Range& range, std::uint8_t* mask) const {
        std::memset(mask + range.first, 1, range.length);
        int count = static_cast<int>(range.length);
        G::eachUsed(view.up, [&](std::uint64_t used) {
            for (auto at = std::ranges::lower_bound(uses_, used, {}, &Use::use); at != uses_.end() && at->use == used;
                 ++at)
                if (at->place - range.first < range.length && mask[at->place] != 0) mask[at->place] = 0, --count;
        });
        if (count == 0) return 0;
        const auto* const unused = std::find(mask + range.first, mask + range.first + range.length, 1);
        if (!G::whyNot(view, every_[static_cast<std::size_t>(unused - mask)])) return count;
        std::memset(mask + range.first, 0, range.length);
        return 0;
    }

    std::vector<Command> every_;
    std::vector<Range> ranges_;
    std::vector<Use> uses_;  // in order
};

}  // namespace parlour
