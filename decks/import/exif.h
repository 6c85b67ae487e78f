// Which way up a camera was held. It is the only thing read from a photograph besides its pixels.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstdint>
#include <span>

#include "decks/picture.h"

namespace parlour::decks {

/// The Exif orientation of a JPEG file, 1 to 8; 1 if it does not say.
int orientationOf(std::span<const std::uint8_t> jpeg);
/// Turns and mirrors a picture that was stored in that orientation.
Picture upright(Picture picture, int orientation);

}  // namespace parlour::decks
