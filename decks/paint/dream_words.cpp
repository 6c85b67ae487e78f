// The words of the Dreams: one phrase for each variant of a family, then the colours of the palette.
// SPDX-License-Identifier: MIT
#include <array>

#include "decks/paint/description.h"
#include "decks/paint/grammar.h"
#include "decks/paint/palette.h"

namespace parlour::decks {
namespace {

struct DreamWords {
    std::string_view family;
    std::vector<Words> phrases;  // by variant
    std::vector<Words> concepts;
};

const std::vector<DreamWords>& dreamWords() {
    static const std::vector<DreamWords> list = {
        {"marble",
         {{{"Veined marble", "Mármol veteado", "Marmo venato", "Мрамор с прожилками"}},
          {{"Swirls of poured paint", "Remolinos de pintura derramada", "Vortici di vernice versata",
            "Завитки пролитой краски"}}},
         {{{"swirls", "remolinos", "vortici", "завитки"}}, {{"veins", "vetas", "venature", "прожилки"}}}},
        {"attractor",
         {{{"A looping veil of fine dots", "Un velo de puntos finos en bucle", "Un velo di puntini che si avvolge",
            "Свёрнутая вуаль из мелких точек"}}},
         {{{"loops", "bucles", "anelli", "петли"}},
          {{"dots", "puntos", "punti", "точки"}},
          {{"veil", "velo", "velo", "вуаль"}}}},
        {"strata",
         {{{"Layers of cut paper around a deep hollow", "Capas de papel recortado en torno a un hueco",
            "Strati di carta ritagliata attorno a una cavità", "Слои бумаги вокруг глубокой впадины"}},
          {{"Islands of layered cut paper", "Islas de capas de papel recortado", "Isole di carta ritagliata a strati",
            "Острова из слоёв бумаги"}}},
         {{{"layers", "capas", "strati", "слои"}}, {{"paper", "papel", "carta", "бумага"}}}},
        {"spheres",
         {{{"One large ball on a floor", "Una bola grande sobre el suelo", "Una grande palla sul pavimento",
            "Один большой шар на полу"}},
          {{"Shiny balls on a floor", "Bolas brillantes sobre el suelo", "Palle lucide sul pavimento",
            "Блестящие шары на полу"}}},
         {{{"ball", "bola", "palla", "шар"}}, {{"shadow", "sombra", "ombra", "тень"}}}},
        {"flow",
         {{{"Flowing strands like hair", "Hebras que fluyen como cabello", "Filamenti fluenti come capelli",
            "Текучие пряди, похожие на волосы"}},
          {{"Short brush strokes in a current", "Pinceladas cortas en una corriente",
            "Brevi pennellate in una corrente", "Короткие мазки, текущие потоком"}}},
         {{{"current", "corriente", "corrente", "поток"}}, {{"strands", "hebras", "fili", "пряди"}}}},
        {"tiles",
         {{{"Square tiles with arcs and stripes", "Azulejos con arcos y franjas", "Piastrelle con archi e strisce",
            "Квадраты с дугами и полосами"}},
          {{"Circles, triangles and bars", "Círculos, triángulos y barras", "Cerchi, triangoli e barre",
            "Круги, треугольники и полосы"}}},
         {{{"geometry", "geometría", "geometria", "геометрия"}}, {{"shapes", "formas", "forme", "фигуры"}}}},
        {"nebula",
         {{{"Glowing clouds with stars", "Nubes luminosas con estrellas", "Nubi luminose con stelle",
            "Светящиеся облака со звёздами"}},
          {{"Curtains of light with stars", "Cortinas de luz con estrellas", "Tende di luce con stelle",
            "Завесы света со звёздами"}}},
         {{{"glow", "resplandor", "bagliore", "сияние"}}, {{"stars", "estrellas", "stelle", "звёзды"}}}},
        {"blot",
         {{{"A mirrored ink blot", "Una mancha de tinta simétrica", "Una macchia d'inchiostro simmetrica",
            "Симметричная чернильная клякса"}},
          {{"A splashed ink blot with drops", "Una mancha de tinta con gotas", "Una macchia d'inchiostro con gocce",
            "Чернильная клякса с брызгами"}}},
         {{{"ink blot", "mancha de tinta", "macchia d'inchiostro", "клякса"}}, {{"drops", "gotas", "gocce", "капли"}}}},
        {"weave",
         {{{"Winding cords", "Cordones sinuosos", "Corde serpeggianti", "Извилистые шнуры"}},
          {{"A basket weave of strips", "Un trenzado de tiras", "Un intreccio di strisce", "Плетение из полос"}}},
         {{{"weave", "tejido", "intreccio", "плетение"}}, {{"cords", "cordones", "corde", "шнуры"}}}},
        {"fractal",
         {{{"A branching fractal figure", "Una figura fractal ramificada", "Una figura frattale ramificata",
            "Ветвистая фрактальная фигура"}},
          {{"A fractal edge seen up close", "Un borde fractal visto de cerca", "Un bordo frattale visto da vicino",
            "Край фрактала крупным планом"}}},
         {{{"fractal", "fractal", "frattale", "фрактал"}}, {{"spirals", "espirales", "spirali", "спирали"}}}},
        {"silk",
         {{{"Wide folds of shiny cloth", "Anchos pliegues de tela brillante", "Ampie pieghe di stoffa lucida",
            "Широкие складки блестящей ткани"}},
          {{"Fine pleats of shiny cloth", "Finos pliegues de tela brillante", "Fini pieghe di stoffa lucida",
            "Мелкие складки блестящей ткани"}}},
         {{{"folds", "pliegues", "pieghe", "складки"}}, {{"cloth", "tela", "stoffa", "ткань"}}}},
        {"bloom",
         {{{"A spiral of round seeds", "Una espiral de semillas redondas", "Una spirale di semi rotondi",
            "Спираль из круглых семян"}},
          {{"A spiral of petals", "Una espiral de pétalos", "Una spirale di petali", "Спираль из лепестков"}}},
         {{{"spiral", "espiral", "spirale", "спираль"}}, {{"flower", "flor", "fiore", "цветок"}}}},
        {"horizon",
         {{{"A disc above calm water", "Un disco sobre agua tranquila", "Un disco sopra acqua calma",
            "Диск над спокойной водой"}},
          {{"A disc above dark dunes", "Un disco sobre dunas oscuras", "Un disco sopra dune scure",
            "Диск над тёмными дюнами"}}},
         {{{"horizon", "horizonte", "orizzonte", "горизонт"}}, {{"sun", "sol", "sole", "солнце"}}}},
        {"skin",
         {{{"Winding stripes like a zebra's", "Rayas sinuosas como de cebra", "Strisce sinuose come di zebra",
            "Извилистые полосы, как у зебры"}},
          {{"Raised spots and short stripes", "Manchas y rayas cortas en relieve", "Macchie e strisce corte in rilievo",
            "Выпуклые пятна и короткие полосы"}},
          {{"A raised net with dark holes", "Una red en relieve con huecos", "Una rete in rilievo con buchi",
            "Выпуклая сеть с отверстиями"}}},
         {{{"maze", "laberinto", "labirinto", "лабиринт"}}, {{"pattern", "patrón", "motivo", "узор"}}}},
        {"strings",
         {{{"Fans of stretched strings", "Abanicos de cuerdas tensadas", "Ventagli di corde tese",
            "Веера натянутых струн"}},
          {{"A looping curve of fine lines", "Una curva de líneas finas entrelazadas",
            "Una curva di linee sottili intrecciate", "Кривая из тонких переплетённых линий"}}},
         {{{"lines", "líneas", "linee", "линии"}}, {{"strings", "cuerdas", "corde", "струны"}}}},
        {"shards",
         {{{"Stained glass panes", "Vidrios de vitral", "Vetri di una vetrata", "Осколки цветного витража"}},
          {{"Facets of cut crystal", "Facetas de cristal tallado", "Sfaccettature di cristallo tagliato",
            "Грани резного кристалла"}}},
         {{{"glass", "vidrio", "vetro", "стекло"}}, {{"facets", "facetas", "sfaccettature", "грани"}}}},
        {"ripples",
         {{{"Round ripples from one point", "Ondas redondas desde un punto", "Onde rotonde da un punto",
            "Круги на воде от одной точки"}},
          {{"Crossing ripples on water", "Ondas que se cruzan en el agua", "Onde che si incrociano sull'acqua",
            "Пересекающиеся круги на воде"}}},
         {{{"ripples", "ondas", "onde", "рябь"}}, {{"circles", "círculos", "cerchi", "круги"}}}},
        {"branches",
         {{{"A bare tree with buds", "Un árbol desnudo con brotes", "Un albero spoglio con gemme",
            "Голое дерево с почками"}},
          {{"Branches growing from the middle", "Ramas que crecen desde el centro", "Rami che crescono dal centro",
            "Ветви, растущие из середины"}}},
         {{{"branches", "ramas", "rami", "ветви"}}, {{"tree", "árbol", "albero", "дерево"}}}},
    };
    return list;
}

constexpr Words joined{{" in ", " en ", " in ", " в "}};
constexpr Words after{{"", "", "", " тонах"}};

}  // namespace

Description describe(const Dream& dream) {
    const DreamWords& words = dreamWords()[static_cast<std::size_t>(dream.family)];
    const Palette& colours = palette(dream.palette);
    Description description;
    const auto add = [&](const Words& concept_) {
        Text text;
        for (const Language language : languages) text[language] = concept_[language];
        description.concepts.push_back(std::move(text));
    };
    for (const Language language : languages) {
        std::string text(words.phrases[static_cast<std::size_t>(dream.variant)][language]);
        text += joined[language];
        text += colours.shades[language];
        text += after[language];
        description.text[language] = asSentence(std::move(text));
    }
    for (const Words& concept_ : words.concepts) add(concept_);
    for (const Words& concept_ : colours.colourConcepts) add(concept_);
    return description;
}

}  // namespace parlour::decks
