// libwebp behind two functions; a WebP file is a RIFF: a length, then chunks of even size.
// SPDX-License-Identifier: MIT
#include "decks/webp.h"

#include <webp/encode.h>

#include <algorithm>
#include <new>

namespace parlour::decks {
namespace {

Bytes encode(const Picture& picture, float quality) {
    WebPConfig config;
    WebPPicture image;
    bool good = WebPConfigPreset(&config, WEBP_PRESET_DRAWING, quality) != 0 && WebPPictureInit(&image) != 0;
    config.method = 3;
    config.sns_strength = 60;
    config.filter_strength = 15;
    image.width = picture.width;
    image.height = picture.height;
    WebPMemoryWriter writer;
    WebPMemoryWriterInit(&writer);
    image.writer = WebPMemoryWrite;
    image.custom_ptr = &writer;
    good = good && WebPPictureImportRGB(&image, picture.rgb.data(), picture.width * 3) != 0 &&
           WebPEncode(&config, &image) != 0;
    Bytes bytes(writer.mem, writer.mem + writer.size);
    WebPMemoryWriterClear(&writer);
    WebPPictureFree(&image);
    if (!good) throw std::bad_alloc();  // nothing else can fail: no caller has sizes that WebP does not
    return bytes;
}

void putLength(Bytes& bytes, std::size_t at, std::size_t length) {
    for (std::size_t i = 0; i < 4; ++i) bytes[at + i] = static_cast<std::uint8_t>(length >> (8 * i));
}

}  // namespace

Bytes encodeWebp(const Picture& picture, std::size_t most) {
    float quality = 82;
    Bytes bytes = encode(picture, quality);
    while (bytes.size() > most && quality > 8) {
        // Below 75 the size falls about as fast as the quality; a little less is asked for, so that one step is enough.
        const float ratio = static_cast<float>(most) / static_cast<float>(bytes.size());
        quality = std::min(quality, 78.0F) * std::max(ratio * 0.9F, 0.25F);
        bytes = encode(picture, quality);
    }
    return bytes;
}

Bytes paddedTo(Bytes webp, std::size_t length) {
    constexpr std::size_t chunkHead = 8;
    if (webp.size() % 2 == 1) webp.push_back(0);
    if (length % 2 == 1 || length < webp.size() + chunkHead) return webp;
    const std::size_t start = webp.size();
    webp.insert(webp.end(), {'P', 'A', 'D', ' '});
    webp.resize(length, 0);
    putLength(webp, start + 4, length - start - chunkHead);
    putLength(webp, 4, length - 8);
    return webp;
}

}  // namespace parlour::decks
