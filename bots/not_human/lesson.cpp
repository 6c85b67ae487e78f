// What a hard bot with clear eyes believed after each word, and whom it suspected; see lesson.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/lesson.h"

#include "bots/not_human/main_clue.h"

namespace parlour::bots {

using namespace not_human;

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
    const auto suspicion = talk.suspicion(right, {});
    for (std::size_t i = 0; i < up.associations.size(); ++i)
        lesson.suspects.push_back(
            {static_cast<std::uint8_t>(i + 1), thousandths(suspicion[i]), mainClue(talk, manner, right, i)});
    if (up.options.server) lesson.suspects.push_back({serverEntry, thousandths(suspicion.back()), Clue::none});
    return lesson;
}

}  // namespace parlour::bots
