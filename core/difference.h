// What differs between two values of one described type (wire.h): the places that changed, and what stands there now.
// Whoever has the older value makes the newer one of it; a small change of a large view is then a small message.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/json.h"

namespace parlour::wire {

/// Put `to` where `at` points: a JSON pointer (RFC 6901). The place after the last of a list makes it longer.
struct Difference {
    std::string at;
    Raw to;
};
WIRE(Difference, at, to)

/// Whether there is something inside that can change by itself.
template <class T>
constexpr bool hasParts = Described<T> || isVariant<T> || List<T>;
template <class T>
constexpr bool hasParts<std::optional<T>> = hasParts<T>;

/// Compares a value with what it was, from the place where it stands.
template <class T>
class Comparison {
public:
    Comparison(std::string& at, std::vector<Difference>& found) : at_(at), found_(found) {}

    /// Two that differ.
    void compare(const T& before, const T& now) {
        if constexpr (kindOf<T> == Kind::optional) {
            if (before && now) return inside(*before, *now);
        } else if constexpr (kindOf<T> == Kind::variant) {
            if (before.index() == now.index()) return alternatives(before, now);
        } else if constexpr (kindOf<T> == Kind::list) {
            if constexpr (hasParts<typename T::value_type>)
                if (before.size() <= now.size()) return items(before, now);
        } else if constexpr (kindOf<T> == Kind::object) {
            return fields(before, now);
        }
        replace(now);
    }

private:
    template <class Part>
    void inside(const Part& before, const Part& now) {
        Comparison<Part>(at_, found_).compare(before, now);
    }
    template <class Part>
    void replace(const Part& now) {
        Difference& difference = found_.emplace_back();
        difference.at = at_;
        write<Purpose::message>(difference.to.json, now);
    }
    /// Calls `then` at a place inside of this one.
    void below(std::string_view name, const auto& then) {
        const auto length = at_.size();
        (at_ += '/') += name;
        then();
        at_.resize(length);
    }

    void fields(const T& before, const T& now) {
        const auto sameOnes = [&](const auto&... each) {
            return ((isLeftOut(before, each) == isLeftOut(now, each)) && ...);
        };
        if (!std::apply(sameOnes, fieldsOf(&now))) return replace(now);
        const auto field = [&](const auto& one) {
            if (before.*one.member == now.*one.member) return;
            below(one.name, [&] { inside(before.*one.member, now.*one.member); });
        };
        std::apply([&](const auto&... each) { (field(each), ...); }, fieldsOf(&now));
    }
    void alternatives(const T& before, const T& now) {
        std::visit([&]<class Alternative>(const Alternative& is) { inside(std::get<Alternative>(before), is); }, now);
    }
    void items(const T& before, const T& now) {
        auto was = before.begin();
        std::size_t place = 0;
        for (const auto& item : now) {
            const bool isNew = was == before.end();
            if (isNew || !(*was == item))
                below(std::to_string(place), [&] { isNew ? replace(item) : inside(*was, item); });
            ++place;
            if (!isNew) ++was;
        }
    }

    std::string& at_;
    std::vector<Difference>& found_;
};

/// What of it may be sent has changed, and how. `at` is the place where it stands.
template <class T>
    requires maySend<T>
std::vector<Difference> differences(const T& before, const T& now, std::string at = "") {
    std::vector<Difference> found;
    if (before == now) return found;
    found.reserve(8);
    Comparison<T>(at, found).compare(before, now);
    return found;
}

/// What whoever has the older value makes of it, on the text itself: the newer one, as the server would write it.
std::string with(std::string json, const std::vector<Difference>& differences);

}  // namespace parlour::wire
