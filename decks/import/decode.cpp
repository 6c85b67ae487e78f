// Each format behind the same two steps: read the head, ask checkSize, then decode into memory of known size.
// SPDX-License-Identifier: MIT
#include "decks/import/decode.h"

#include <fmt/format.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <vector>

#include "decks/import/exif.h"

namespace parlour::decks {
namespace {

using File = std::span<const std::uint8_t>;

bool begins(File file, std::string_view magic, std::size_t at = 0) {
    return file.size() >= at + magic.size() && std::memcmp(file.data() + at, magic.data(), magic.size()) == 0;
}

std::optional<Fault> checkSize(const Room& room, long long width, long long height) {
    if (width < leastSide || height < leastSide)
        return Fault{fmt::format("it is {} x {} pixels; each side needs at least {}", width, height, leastSide)};
    if (width > room.side || height > room.side || width * height > room.pixels)
        return Fault{fmt::format("it is {} x {} pixels; at most {} a side and {} million in all are taken", width,
                                 height, room.side, room.pixels / 1'000'000)};
    return std::nullopt;
}

/// Lays a picture with transparency on white.
Picture onWhite(const std::vector<std::uint8_t>& rgba, int width, int height) {
    Picture picture(width, height);
    const std::uint8_t* from = rgba.data();
    for (std::size_t i = 0; i < picture.rgb.size(); i += 3, from += 4)
        for (std::size_t c = 0; c < 3; ++c)
            picture.rgb[i + c] = static_cast<std::uint8_t>((from[c] * from[3] + 255 * (255 - from[3]) + 127) / 255);
    return picture;
}

OrFault<Picture> decodePng(File file, const Room& room) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    const std::unique_ptr<png_image, void (*)(png_image*)> freed(&image, [](png_image* used) { png_image_free(used); });
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0)
        return std::unexpected(Fault{fmt::format("it is a broken PNG ({})", image.message)});
    if (auto fault = checkSize(room, image.width, image.height)) return std::unexpected(*fault);
    image.format = PNG_FORMAT_RGBA;
    std::vector<std::uint8_t> rgba(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, rgba.data(), 0, nullptr) == 0 || PNG_IMAGE_FAILED(image))
        return std::unexpected(Fault{fmt::format("it is a broken PNG ({})", image.message)});
    return onWhite(rgba, static_cast<int>(image.width), static_cast<int>(image.height));
}

OrFault<Picture> decodeJpeg(File file, const Room& room) {
    const std::unique_ptr<void, int (*)(tjhandle)> decoder(tjInitDecompress(), tjDestroy);
    const auto broken = [&] {
        return std::unexpected(Fault{fmt::format("it is a broken JPEG ({})", tjGetErrorStr2(decoder.get()))});
    };
    int width = 0;
    int height = 0;
    int sampling = 0;
    int colours = 0;
    if (tjDecompressHeader3(decoder.get(), file.data(), file.size(), &width, &height, &sampling, &colours) != 0)
        return broken();
    if (auto fault = checkSize(room, width, height)) return std::unexpected(*fault);
    if (colours == TJCS_CMYK || colours == TJCS_YCCK)
        return std::unexpected(Fault{"it is a JPEG for printers (CMYK); save it as RGB"});
    Picture picture(width, height);
    // A warning means that data is missing or wrong; a limit on scans stops small files that take hours.
    constexpr int flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS;
    if (tjDecompress2(decoder.get(), file.data(), file.size(), picture.rgb.data(), width, 0, height, TJPF_RGB, flags) !=
        0)
        return broken();
    return upright(std::move(picture), orientationOf(file));
}

OrFault<Picture> decodeWebp(File file, const Room& room) {
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(file.data(), file.size(), &features) != VP8_STATUS_OK)
        return std::unexpected(Fault{"it is a broken WebP"});
    if (auto fault = checkSize(room, features.width, features.height)) return std::unexpected(*fault);
    if (features.has_animation != 0) return std::unexpected(Fault{"it moves; only still pictures are taken"});
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(features.width) *
                                   static_cast<std::size_t>(features.height) * 4);
    if (WebPDecodeRGBAInto(file.data(), file.size(), rgba.data(), rgba.size(), features.width * 4) == nullptr)
        return std::unexpected(Fault{"it is a broken WebP"});
    return onWhite(rgba, features.width, features.height);
}

}  // namespace

OrFault<Picture> decodePicture(File file, const Room& room) {
    if (file.empty()) return std::unexpected(Fault{"it is empty"});
    if (begins(file, "\x89PNG\r\n\x1A\n")) return decodePng(file, room);
    if (begins(file, "\xFF\xD8\xFF")) return decodeJpeg(file, room);
    if (begins(file, "RIFF") && begins(file, "WEBP", 8)) return decodeWebp(file, room);
    return std::unexpected(Fault{"it is no PNG, JPEG or WebP"});
}

}  // namespace parlour::decks
