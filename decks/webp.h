// Pictures as WebP, at a size on the wire that does not give the card away.
// SPDX-License-Identifier: MIT
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "decks/picture.h"

namespace parlour::decks {

using Bytes = std::vector<std::uint8_t>;

/// Encodes with the best quality (of a few) that keeps within `most` bytes, or the lowest.
Bytes encodeWebp(const Picture& picture, std::size_t most);

/// The same picture in a file of exactly `length` bytes: a chunk that every reader skips is added. The file stays as it
/// is if there is no room for one.
Bytes paddedTo(Bytes webp, std::size_t length);

}  // namespace parlour::decks
