// What a hard bot with clear eyes believed after each word, and whom it suspected; see lesson.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/lesson.h"

#include "bots/not_human/talk.h"

namespace parlour::bots {
namespace {

using namespace not_human;

/// What speaks for the human in each word, clue by clue, as guilt.
using Parts = std::array<float, 5>;
constexpr std::array names{Clue::misfit, Clue::anything, Clue::unheardOf, Clue::heardAll, Clue::guess};

Parts partsOf(const Clues& found, const Manner& manner) {
    return {manner.unlikely * found.unlikely + manner.unlisted * found.unlisted,
            manner.hedged * found.hedged + manner.generic * found.generic, manner.unknown * found.unknown,
            manner.last * found.last, manner.chosen * (found.unknown > 0 ? -8 : found.chosen)};
}

/// What sets a word apart from the others; none, if little does.
Clue mainClue(const std::vector<Parts>& all, std::size_t word) {
    constexpr float little = 0.3F;
    Clue clue = Clue::none;
    float most = little;
    for (std::size_t i = 0; i < names.size(); ++i) {
        float mean = 0;
        for (const Parts& parts : all) mean += parts[i] / static_cast<float>(all.size());
        if (all[word][i] - mean <= most) continue;
        most = all[word][i] - mean;
        clue = names[i];
    }
    return clue;
}

}  // namespace

Lesson lessonOf(const FaceUp& up, const GalleryReference& gallery) {
    Manner manner = mannerOf(Level::hard);
    manner.noise = 0;
    const Onlooker eyes(gallery, manner.noise, 0);
    const Board board(eyes, up.pictures, up.options.language);
    Talk talk(board, manner, up.players.count(), up.options.server);
    Lesson lesson;
    for (const Association& said : up.associations) {
        talk.hear(board.hear(said.word));
        auto& shares = lesson.beliefs.emplace_back();
        for (const float share : talk.belief()) shares.push_back(thousandths(share));
    }
    if (!up.answer || up.steppedForward) return lesson;
    const std::size_t right = *up.answer - 1U;
    std::vector<Parts> parts;
    for (std::size_t i = 0; i < up.associations.size(); ++i) parts.push_back(partsOf(talk.clues(i, right), manner));
    const auto suspicion = talk.suspicion(right, {});
    for (std::size_t i = 0; i < parts.size(); ++i)
        lesson.suspects.push_back({static_cast<std::uint8_t>(i + 1), thousandths(suspicion[i]), mainClue(parts, i)});
    if (up.options.server) lesson.suspects.push_back({serverEntry, thousandths(suspicion.back()), Clue::none});
    return lesson;
}

}  // namespace parlour::bots
