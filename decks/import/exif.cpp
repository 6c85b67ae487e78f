// Walks the markers of a JPEG to its Exif block and that block's first directory; anything odd means "upright".
// SPDX-License-Identifier: MIT
#include "decks/import/exif.h"

#include <optional>
#include <utility>

namespace parlour::decks {
namespace {

/// Numbers of two or four bytes, in either order, that may not be there.
class Numbers {
public:
    Numbers(std::span<const std::uint8_t> bytes, bool bigEndian) : bytes_(bytes), bigEndian_(bigEndian) {}

    std::optional<std::uint32_t> at(std::size_t place, std::size_t width) const {
        if (place > bytes_.size() || bytes_.size() - place < width) return std::nullopt;
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < width; ++i)
            number = number << 8U | bytes_[place + (bigEndian_ ? i : width - 1 - i)];
        return number;
    }

private:
    std::span<const std::uint8_t> bytes_;
    bool bigEndian_;
};

int orientationInTiff(std::span<const std::uint8_t> tiff) {
    if (tiff.size() < 8) return 1;
    const Numbers numbers(tiff, tiff[0] == 'M');
    const std::size_t directory = numbers.at(4, 4).value_or(0);
    const std::uint32_t entries = numbers.at(directory, 2).value_or(0);
    for (std::uint32_t i = 0; i < entries; ++i) {
        const std::size_t entry = directory + 2 + std::size_t{12} * i;
        const auto tag = numbers.at(entry, 2);
        if (!tag) return 1;
        if (*tag != 0x0112) continue;
        const std::uint32_t value = numbers.at(entry + 8, 2).value_or(1);
        return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
    }
    return 1;
}

}  // namespace

int orientationOf(std::span<const std::uint8_t> jpeg) {
    const Numbers numbers(jpeg, true);
    std::size_t at = 2;
    while (at + 4 <= jpeg.size() && jpeg[at] == 0xFF && jpeg[at + 1] != 0xDA) {
        const std::size_t length = numbers.at(at + 2, 2).value_or(0);
        if (length < 2 || at + 2 + length > jpeg.size()) return 1;
        const auto block = jpeg.subspan(at + 4, length - 2);
        if (jpeg[at + 1] == 0xE1 && block.size() > 6 && block[0] == 'E' && block[1] == 'x' && block[2] == 'i' &&
            block[3] == 'f')
            return orientationInTiff(block.subspan(6));
        at += 2 + length;
    }
    return 1;
}

Picture upright(Picture picture, int orientation) {
    if (orientation <= 1) return picture;
    const bool turned = orientation >= 5;
    Picture result(turned ? picture.height : picture.width, turned ? picture.width : picture.height);
    for (int y = 0; y < result.height; ++y)
        for (int x = 0; x < result.width; ++x) {
            int fromX = turned ? y : x;
            int fromY = turned ? x : y;
            if (orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8)
                fromX = picture.width - 1 - fromX;
            if (orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7)
                fromY = picture.height - 1 - fromY;
            const std::uint8_t* from = picture.at(fromX, fromY);
            std::copy(from, from + 3, result.at(x, y));
        }
    return result;
}

}  // namespace parlour::decks
