// Five tones from dark to light and one accent each; the words name only what one sees.
// SPDX-License-Identifier: MIT
#include "decks/paint/palette.h"

namespace parlour::decks {
namespace {

struct Recipe {
    std::string_view name;
    std::array<std::uint32_t, 5> tones;
    std::uint32_t accent;
    Words shades;
    std::array<Words, 2> colourConcepts;
};

constexpr Words red{{"red", "rojo", "rosso", "красный"}};
constexpr Words orange{{"orange", "naranja", "arancione", "оранжевый"}};
constexpr Words blue{{"blue", "azul", "blu", "синий"}};
constexpr Words gold{{"gold", "dorado", "oro", "золотой"}};
constexpr Words turquoise{{"turquoise", "turquesa", "turchese", "бирюзовый"}};
constexpr Words violet{{"violet", "violeta", "viola", "фиолетовый"}};
constexpr Words pink{{"pink", "rosa", "rosa", "розовый"}};
constexpr Words green{{"green", "verde", "verde", "зелёный"}};
constexpr Words yellow{{"yellow", "amarillo", "giallo", "жёлтый"}};
constexpr Words grey{{"grey", "gris", "grigio", "серый"}};
constexpr Words white{{"white", "blanco", "bianco", "белый"}};
constexpr Words copper{{"copper", "cobre", "rame", "медный"}};

constexpr std::array<Recipe, paletteCount> recipes = {{
    {"ember",
     {0x1C0A24, 0x6D1230, 0xCC3F18, 0xF7932A, 0xFFE39C},
     0x38B5A8,
     {{"glowing red and orange", "rojo y naranja encendidos", "rosso e arancione accesi", "красных и оранжевых"}},
     {red, orange}},
    {"midnight",
     {0x070A20, 0x152B58, 0x3A6A9C, 0xD9A441, 0xFFEBBA},
     0xE8603C,
     {{"midnight blue and gold", "azul noche y oro", "blu notte e oro", "тёмно-синих и золотых"}},
     {blue, gold}},
    {"lagoon",
     {0x140C33, 0x0B4A6C, 0x159097, 0x8EDCC0, 0xFFF0D6},
     0xFF6F59,
     {{"indigo and turquoise", "índigo y turquesa", "indaco e turchese", "синих и бирюзовых"}},
     {turquoise, blue}},
    {"orchid",
     {0x120A2E, 0x4A1F7A, 0xA8449F, 0xF08FAE, 0xFFE6D6},
     0xFFC24D,
     {{"violet and pink", "violeta y rosa", "viola e rosa", "фиолетовых и розовых"}},
     {violet, pink}},
    {"moss",
     {0x0C1524, 0x1F453C, 0x5F8A3E, 0xD6BA4C, 0xFBF2CB},
     0xE5623A,
     {{"moss green and yellow", "verde musgo y amarillo", "verde muschio e giallo", "зелёных и жёлтых"}},
     {green, yellow}},
    {"ink",
     {0x0B0B0E, 0x30323A, 0x73757D, 0xBDB9AF, 0xF5F0E4},
     0xC42B30,
     {{"black, grey and white", "negro, gris y blanco", "nero, grigio e bianco", "чёрных, серых и белых"}},
     {grey, white}},
    {"candy",
     {0x1E1745, 0x6E3796, 0xF0628F, 0xFFB59C, 0xFFF2DC},
     0x5FDCCB,
     {{"candy pink and peach", "rosa y melocotón", "rosa e pesca", "розовых и персиковых"}},
     {pink, orange}},
    {"rust",
     {0x141A2C, 0x3B4F63, 0x94685F, 0xDF8148, 0xF8E2BD},
     0x48B7B5,
     {{"slate blue and rust", "azul pizarra y óxido", "blu ardesia e ruggine", "серо-синих и ржавых"}},
     {copper, blue}},
    {"glacier",
     {0x140F35, 0x274A82, 0x4C9BC4, 0xB9D9EE, 0xFFF6EE},
     0xFF6B4A,
     {{"icy blue and white", "azul hielo y blanco", "azzurro ghiaccio e bianco", "ледяных голубых и белых"}},
     {blue, white}},
    {"sunset",
     {0x200B3C, 0x7F1B5B, 0xDE4A30, 0xFBA743, 0xFFF0BC},
     0x3FC0B8,
     {{"purple, red and amber", "púrpura, rojo y ámbar", "porpora, rosso e ambra", "лиловых, красных и янтарных"}},
     {red, yellow}},
    {"jade",
     {0x0A1030, 0x0D4A4F, 0x2B946F, 0xA9D88E, 0xFFF3CC},
     0xE8563F,
     {{"navy and jade green", "azul marino y verde jade", "blu marino e verde giada", "синих и нефритовых"}},
     {green, blue}},
    {"plum",
     {0x160B28, 0x512050, 0xA4454F, 0xE89A55, 0xFFE9BD},
     0x58C4AE,
     {{"plum and copper", "ciruela y cobre", "prugna e rame", "сливовых и медных"}},
     {violet, copper}},
    {"poppy",
     {0x24102E, 0x7A1F2E, 0xD63A22, 0xF79A66, 0xFFEFD4},
     0x1F8A93,
     {{"poppy red and peach", "rojo amapola y melocotón", "rosso papavero e pesca", "алых и персиковых"}},
     {red, orange}},
    {"indigo",
     {0x0A0C2C, 0x2A3282, 0x6F5EBE, 0xF48B8F, 0xFFE6D8},
     0xFFD166,
     {{"indigo and coral", "índigo y coral", "indaco e corallo", "синих и коралловых"}},
     {blue, pink}},
    {"lemon",
     {0x121430, 0x2F4A66, 0x6F9C9A, 0xF0CC3A, 0xFFF8CF},
     0xE8574F,
     {{"lemon yellow and slate", "amarillo limón y pizarra", "giallo limone e ardesia", "лимонных и серых"}},
     {yellow, grey}},
}};

}  // namespace

const Palette& palette(int index) {
    static const std::array<Palette, paletteCount> mixed = [] {
        std::array<Palette, paletteCount> made{};
        for (std::size_t i = 0; i < made.size(); ++i) {
            const Recipe& recipe = recipes[i];
            made[i] = {.name = recipe.name,
                       .tones = {},
                       .accent = fromHex(recipe.accent),
                       .shades = recipe.shades,
                       .colourConcepts = recipe.colourConcepts};
            for (std::size_t t = 0; t < 5; ++t) made[i].tones[t] = fromHex(recipe.tones[t]);
        }
        return made;
    }();
    return mixed[static_cast<std::size_t>(index)];
}

}  // namespace parlour::decks
