// I Am Not Human: a robot says a word of its picture's description; the human, a word that fits many pictures, and
// hides. SPDX-License-Identifier: MIT
#include "games/not_human/view.h"

#include <map>

#include "bots/examples/told.h"

using namespace parlour;
using namespace parlour::not_human;

/// The word that is to be seen on most of these pictures, of those that may be said.
Say wordFor(const View& view, std::span<const Picture> shown, const examples::Pictures& pictures) {
    std::map<std::string, int> often;
    for (const Picture card : shown)
        for (const auto& word : pictures.wordsOf(card))
            if (!whyNot(view, Say{word})) ++often[word];
    return often.empty() ? Say{"mystery"}
                         : Say{std::ranges::max_element(often, {}, [](auto& one) { return one.second; })->first};
}

std::optional<Command> choose(const View& view, const examples::Pictures& pictures) {
    const FaceUp& up = view.up;
    if (up.phase == Phase::associating) {
        const std::span all(up.pictures.begin(), up.pictures.end());
        const auto* const robot = std::get_if<Robot>(&view.mine);
        return wordFor(view, robot ? all.subspan(robot->number - 1U, 1) : all, pictures);
    }
    if (up.phase == Phase::voting)  // the first whose word is not to be seen on the picture that was meant
        for (const bool strange : {true, false})
            for (std::uint8_t i = 0, count = static_cast<std::uint8_t>(up.associations.count()); i < count; ++i) {
                const bool fits =
                    pictures.wordsOf(up.pictures[*up.answer - 1U]).contains(std::string(up.associations[i].word));
                if ((!strange || !fits) && !whyNot(view, Accuse{static_cast<std::uint8_t>(i + 1)}))
                    return Accuse{static_cast<std::uint8_t>(i + 1)};
            }
    if (up.phase == Phase::explaining && !whyNot(view, Explain{"It is in the picture."}))
        return Explain{"It is in the picture."};
    if (!whyNot(view, Ready{})) return Ready{};
    return {};
}

int main() { examples::play<View>(choose); }
