// A notebook as the journal keeps it: what was changed in it, and not all of it each time (S-T3).
// SPDX-License-Identifier: MIT
#pragma once
#include <string_view>

#include "server/table/events.h"

namespace parlour::server {

/// A text as what it changes of another, cut between letters.
NoteEdited editOf(PersonId person, std::string_view before, std::string_view after);

}  // namespace parlour::server
