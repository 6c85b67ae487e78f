// Feeds anything to the decoders that meet strangers' files: pictures, and archives of them.
// SPDX-License-Identifier: MIT
#include <cstdlib>

#include "decks/import/decode.h"
#include "decks/import/source.h"

using namespace parlour::decks;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto decoded = decodePicture({data, size});
    if (decoded && (decoded->width < leastSide || decoded->height < leastSide ||
                    static_cast<long long>(decoded->width) * decoded->height > mostPixels))
        std::abort();
    auto opened = openArchive(Bytes(data, data + size));
    for (std::size_t i = 0; opened && i < (*opened)->names().size(); ++i) (void)(*opened)->read(i);
    return 0;
}
