// A round of Turing as an Interrogator read it, from what lies face up before it is scored.
// SPDX-License-Identifier: MIT
#pragma once
#include "bots/gallery.h"
#include "bots/lesson.h"
#include "games/turing/view.h"

namespace parlour::bots {

Lesson lessonOf(const turing::FaceUp& up, const GalleryReference& gallery);

}  // namespace parlour::bots
