// Feeds anything to the decoders that meet strangers' files: pictures, and archives of them.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "decks/decode.h"
#include "decks/source.h"

using namespace parlour::decks;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto decoded = decodePicture({data, size});
    if (const auto* picture = std::get_if<Picture>(&decoded))
        if (picture->width < leastSide || picture->height < leastSide ||
            static_cast<long long>(picture->width) * picture->height > mostPixels)
            std::abort();
    auto opened = openArchive(Bytes(data, data + size));
    if (auto* source = std::get_if<std::unique_ptr<Source>>(&opened))
        for (std::size_t i = 0; i < (*source)->names().size(); ++i) (*source)->read(i);
    return 0;
}
