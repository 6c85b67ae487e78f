// A round of I Am Not Human as a listener heard it, from what lies face up before it is scored.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/gallery.h"
#include "bots/lesson.h"
#include "games/not_human/view.h"

namespace parlour::bots {

Lesson lessonOf(const not_human::FaceUp& up, const GalleryReference& gallery);

}  // namespace parlour::bots
