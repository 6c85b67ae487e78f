// Five tones from dark to light and one accent each; the words name only what one sees.
// SPDX-License-Identifier: MIT
#include "decks/palette.h"

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
     {0x16050A, 0x641019, 0xC23A17, 0xF58A22, 0xFFDC94},
     0x3FB8A5,
     {{"glowing red and orange", "rojo y naranja encendidos", "rosso e arancione accesi", "красных и оранжевых"}},
     {red, orange}},
    {"midnight",
     {0x060A1C, 0x14284F, 0x35638E, 0xCDA045, 0xFBE7B4},
     0xE2603F,
     {{"midnight blue and gold", "azul noche y oro", "blu notte e oro", "тёмно-синих и золотых"}},
     {blue, gold}},
    {"lagoon",
     {0x03161F, 0x08495C, 0x15908F, 0x7DD6BC, 0xF6F2D6},
     0xFF7A59,
     {{"turquoise and pale green", "turquesa y verde pálido", "turchese e verde pallido", "бирюзовых и бледно-зелёных"}},
     {turquoise, green}},
    {"orchid",
     {0x140922, 0x451C63, 0x953FA3, 0xE884B8, 0xFFE0E6},
     0xFFC857,
     {{"violet and pink", "violeta y rosa", "viola e rosa", "фиолетовых и розовых"}},
     {violet, pink}},
    {"moss",
     {0x0C160F, 0x27452D, 0x64863C, 0xBDBE5E, 0xF5EFC8},
     0xE3683A,
     {{"moss green and pale yellow", "verde musgo y amarillo pálido", "verde muschio e giallo pallido", "зелёных и бледно-жёлтых"}},
     {green, yellow}},
    {"ink",
     {0x0B0B0E, 0x30323A, 0x73757D, 0xBDB9AF, 0xF5F0E4},
     0xC42B30,
     {{"black, grey and white", "negro, gris y blanco", "nero, grigio e bianco", "чёрных, серых и белых"}},
     {grey, white}},
    {"candy",
     {0x1C1C3C, 0x6E3A8C, 0xF0628F, 0xFFB59C, 0xFFF2DC},
     0x6FE0D0,
     {{"candy pink and peach", "rosa y melocotón", "rosa e pesca", "розовых и персиковых"}},
     {pink, orange}},
    {"rust",
     {0x15181F, 0x3C4B58, 0x8C6A63, 0xD97C4A, 0xF4E0C4},
     0x4FB8B4,
     {{"rust and slate grey", "óxido y gris pizarra", "ruggine e grigio ardesia", "ржавых и серых"}},
     {copper, grey}},
    {"glacier",
     {0x081428, 0x1E4A70, 0x4C97B8, 0xAEDBE3, 0xFAFCFB},
     0xF4683C,
     {{"icy blue and white", "azul hielo y blanco", "azzurro ghiaccio e bianco", "ледяных голубых и белых"}},
     {blue, white}},
    {"sunset",
     {0x200B3C, 0x7F1B5B, 0xDE4A30, 0xFBA743, 0xFFF0BC},
     0x44C3B6,
     {{"purple, red and amber", "púrpura, rojo y ámbar", "porpora, rosso e ambra", "лиловых, красных и янтарных"}},
     {red, yellow}},
    {"jade",
     {0x04150F, 0x0D4638, 0x2B946F, 0x93D3A4, 0xF6F2D2},
     0xDF5440,
     {{"jade green and cream", "verde jade y crema", "verde giada e crema", "нефритовых и кремовых"}},
     {green, white}},
    {"plum",
     {0x170A18, 0x4C2045, 0x953F50, 0xDD9058, 0xFAE4BF},
     0x5FBFA8,
     {{"plum and copper", "ciruela y cobre", "prugna e rame", "сливовых и медных"}},
     {violet, copper}},
    {"poppy",
     {0x1B1310, 0x632019, 0xD0371F, 0xF4936A, 0xFCEDD5},
     0x2C7D86,
     {{"poppy red and cream", "rojo amapola y crema", "rosso papavero e crema", "алых и кремовых"}},
     {red, white}},
    {"indigo",
     {0x0A0C2C, 0x2A3282, 0x6F5EBE, 0xF48B8F, 0xFFE6D8},
     0xFFD166,
     {{"indigo and coral", "índigo y coral", "indaco e corallo", "синих и коралловых"}},
     {blue, pink}},
    {"lemon",
     {0x0F161D, 0x324854, 0x7D9794, 0xECCB3C, 0xFEF8CC},
     0xE8624A,
     {{"lemon yellow and slate", "amarillo limón y pizarra", "giallo limone e ardesia", "лимонных и серых"}},
     {yellow, grey}},
}};

}  // namespace

const Palette& palette(int index) {
    static const std::array<Palette, paletteCount> mixed = [] {
        std::array<Palette, paletteCount> made{};
        for (std::size_t i = 0; i < made.size(); ++i) {
            const Recipe& recipe = recipes[i];
            made[i] = {recipe.name, {}, fromHex(recipe.accent), recipe.shades, recipe.colourConcepts};
            for (std::size_t t = 0; t < 5; ++t) made[i].tones[t] = fromHex(recipe.tones[t]);
        }
        return made;
    }();
    return mixed[static_cast<std::size_t>(index)];
}

}  // namespace parlour::decks
