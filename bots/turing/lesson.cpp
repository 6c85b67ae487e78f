// What a bot with clear eyes and no taste of its own believed after each pair; see lesson.h. It knows this round alone.
// SPDX-License-Identifier: MIT
#include "bots/turing/lesson.h"

#include "bots/turing/turing_bot.h"

namespace parlour::bots {

Lesson lessonOf(const turing::FaceUp& up, const GalleryReference& gallery) {
    SeededChance chance(1);
    Lesson lesson;
    for (const double left : newTuringPlayer(TuringManner{}, gallery, chance)->beliefs(up))
        lesson.beliefs.push_back({thousandths(left), thousandths(1 - left)});
    return lesson;
}

}  // namespace parlour::bots
