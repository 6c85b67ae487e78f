// The words of the Tales: one pattern per composition and language. Russian patterns keep every noun in the
// nominative, so that nothing has to be declined. The patterns' signs are explained in grammar.h.
// SPDX-License-Identifier: MIT
#include <array>

#include "decks/paint/description.h"
#include "decks/paint/grammar.h"
#include "decks/paint/palette.h"

namespace parlour::decks {
namespace {

struct TaleWords {
    std::string_view composition;
    Words sentence;
    Words tail;  // added if the sentence stays short enough
    std::vector<Words> concepts;
};

constexpr Words nothing{{"", "", "", ""}};
constexpr Words inPlace{{" {place}", " {place}", " {place}", " {place}"}};
constexpr Words aboveLand{{" above {land}", " sobre {land}", " sopra {land}", ", внизу {land}"}};

const std::vector<TaleWords>& taleWords() {
    static const std::vector<TaleWords> list = {
        {"vista", {{"{0} before {orb}", "{0} ante {orb}", "{0} contro {orb}", "{0} на фоне {orb}"}}, inPlace, {}},
        {"window",
         {{"{0} beyond {hole}; inside, {1}", "{0} tras {hole}; dentro, {1}", "{0} oltre {hole}; dentro, {1}",
           "{0} {hole}, а внутри — {1}"}},
         {{" in the dark", " en la penumbra", " nella penombra", " в полутьме"}},
         {{{"room", "habitación", "stanza", "комната"}}}},
        {"double",
         {{"Outline of {0} filled with {land} and sky", "Silueta de {0} llena de {land} y cielo",
           "Sagoma di {0} piena di {land} e cielo", "{0}: внутри силуэта — {land} и небо"}},
         nothing,
         {{{"outline", "silueta", "sagoma", "силуэт"}}}},
        {"deep",
         {{"{0} on the water; far below, {1}", "{0} en la superficie; en lo profundo, {1}",
           "{0} in superficie; nel profondo, {1}", "{0} на поверхности воды, в глубине — {1}"}},
         nothing,
         {{{"depths", "profundidad", "profondità", "глубина"}}, {{"water", "agua", "acqua", "вода"}}}},
        {"hanging",
         {{"{0-}, {1-} and {2-} hang on threads", "Cuelgan de hilos {0-}, {1-} y {2-}",
           "Da fili pendono {0-}, {1-} e {2-}", "На нитях висят {0}, {1} и {2}"}},
         {{" above {3}", " sobre {3}", " sopra {3}", ", внизу — {3}"}},
         {{{"threads", "hilos", "fili", "нити"}}}},
        {"island",
         {{"{0} on a floating island", "{0} en una isla flotante", "{0} su un'isola sospesa",
           "{0} на парящем в небе острове"}},
         aboveLand,
         {{{"island", "isla", "isola", "остров"}}, {{"sky", "cielo", "cielo", "небо"}}}},
        {"shadow",
         {{"{0} casts the shadow of {1}", "{0} proyecta la sombra de {1}", "{0} proietta l'ombra di {1}",
           "{0}, а тень на стене — {1}"}},
         {{" on the wall", " en la pared", " sulla parete", ""}},
         {{{"shadow", "sombra", "ombra", "тень"}}, {{"wall", "pared", "parete", "стена"}}}},
        {"constellation",
         {{"Stars form {0} in the sky", "Las estrellas dibujan {0} en el cielo", "Le stelle disegnano {0} nel cielo",
           "Созвездие в небе — {0}, а внизу {1}"}},
         {{" above {1}", " sobre {1}", " sopra {1}", ""}},
         {{{"constellation", "constelación", "costellazione", "созвездие"}}, {{"night", "noche", "notte", "ночь"}}}},
        {"crossing",
         {{"{0} on a rope bridge towards {1}", "{0} en un puente colgante hacia {1}",
           "{0} su un ponte sospeso verso {1}", "{0} на верёвочном мосту, на другой стороне — {1}"}},
         nothing,
         {{{"bridge", "puente", "ponte", "мост"}}, {{"cliff", "precipicio", "dirupo", "обрыв"}}}},
        {"jar",
         {{"{0} in a tiny landscape under a glass dome", "{0} en un paisaje diminuto bajo una campana de cristal",
           "{0} in un piccolo paesaggio sotto una campana di vetro", "{0} и крошечный пейзаж под стеклянным колпаком"}},
         nothing,
         {{{"glass", "cristal", "vetro", "стекло"}}}},
        {"giant",
         {{"{0}, enormous, in the mist; below, {1}", "{0}, {0:inmenso|inmensa}, en la niebla; abajo, {1}",
           "{0}, {0:immenso|immensa}, nella nebbia; sotto, {1}", "{0} величиной с гору в тумане, рядом {1}"}},
         inPlace,
         {{{"mist", "niebla", "nebbia", "туман"}}, {{"giant", "gigante", "gigante", "великан"}}}},
        {"theatre",
         {{"{0} on a theatre stage in the spotlight", "{0} en el escenario de un teatro, bajo un foco",
           "{0} sul palco di un teatro, sotto un faro", "{0} на сцене театра в луче прожектора"}},
         nothing,
         {{{"stage", "escenario", "palcoscenico", "сцена"}},
          {{"curtain", "telón", "sipario", "занавес"}},
          {{"audience", "público", "pubblico", "зрители"}}}},
        {"reflection",
         {{"{0} on water; the reflection shows {1}", "{0} sobre el agua; su reflejo: {1}",
           "{0} sull'acqua; il riflesso mostra {1}", "{0} над водой, а в отражении — {1}"}},
         nothing,
         {{{"reflection", "reflejo", "riflesso", "отражение"}}, {{"water", "agua", "acqua", "вода"}}}},
        {"buried",
         {{"{0} above ground; below the soil, {1}", "{0} en tierra; bajo el suelo, {1}",
           "{0} sulla terra; sotto il suolo, {1}", "{0} на земле, а под землёй — {1}"}},
         inPlace,
         {{{"earth", "tierra", "terra", "земля"}}, {{"roots", "raíces", "radici", "корни"}}}},
        {"cloud",
         {{"A cloud like {0} floats above {1}", "Una nube con forma de {0-} sobre {1}",
           "Una nuvola a forma di {0-} sopra {1}", "Облако в небе — {0}, а внизу {1}"}},
         nothing,
         {{{"sky", "cielo", "cielo", "небо"}}}},
        {"stairs",
         {{"{0} on a stairway to {1}", "{0} en una escalera hacia {1}", "{0} su una scala verso {1}",
           "{0} на лестнице в небе, наверху — {1}"}},
         {{" in the sky", " en el cielo", " nel cielo", ""}},
         {{{"stairs", "escalera", "scala", "лестница"}}, {{"sky", "cielo", "cielo", "небо"}}}},
        {"planet",
         {{"On a tiny planet: {0}, {1}", "En un planeta diminuto: {0}, {1}", "Su un minuscolo pianeta: {0}, {1}",
           "На крошечной планете: {0}, {1}"}},
         {{", {2}", ", {2}", ", {2}", ", {2}"}},
         {{{"planet", "planeta", "pianeta", "планета"}}, {{"space", "espacio", "spazio", "космос"}}}},
        {"smoke",
         {{"Smoke from {0} takes the shape of {1}", "Humo de {0} con forma de {1-}", "Fumo di {0} a forma di {1-}",
           "{0}, а в клубах дыма — {1}"}},
         nothing,
         {{{"smoke", "humo", "fumo", "дым"}}}},
        {"lift",
         {{"Balloons carry {0} through the sky", "Unos globos llevan {0} por el cielo",
           "Dei palloncini portano {0} nel cielo", "{0} {0:летит|летит|летит|летят} по небу на воздушных шариках"}},
         aboveLand,
         {{{"balloons", "globos", "palloncini", "шарики"}}, {{"sky", "cielo", "cielo", "небо"}}}},
        {"road",
         {{"{0} on a road to {1}", "{0} en un camino hacia {1}", "{0} su una strada verso {1}",
           "{0} на дороге, а вдали — {1}"}},
         inPlace,
         {{{"road", "camino", "strada", "дорога"}}}},
        {"underwater",
         {{"{0} under water near {1}", "{0} bajo el agua, cerca de {1}", "{0} sott'acqua, vicino a {1}",
           "{0} под водой, а на дне — {1}"}},
         {{" on the seabed", " en el fondo", " sul fondale", ""}},
         {{{"seabed", "fondo marino", "fondale", "морское дно"}}, {{"water", "agua", "acqua", "вода"}}}},
        {"popUp",
         {{"{0} in a pop-up book with {1}", "{0} en un libro desplegable con {1}", "{0} in un libro animato con {1}",
           "{0} в книге-раскладушке, на странице — {1}"}},
         nothing,
         {{{"book", "libro", "libro", "книга"}}}},
        {"stack",
         {{"Balanced in a tower: {0}, {1}", "Una torre en equilibrio: {0}, {1}", "Una torre in equilibrio: {0}, {1}",
           "Шаткая башня: {0}, {1}"}},
         {{", {2}", ", {2}", ", {2}", ", {2}"}},
         {{{"balance", "equilibrio", "equilibrio", "равновесие"}}}},
        {"moon",
         {{"{0} on a crescent moon; below, {1}", "{0} en la media luna; debajo, {1}",
           "{0} sulla falce di luna; sotto, {1}", "{0} на месяце, а под ним {1:висит|висит|висит|висят} {1}"}},
         nothing,
         {}},
    };
    return list;
}

constexpr std::array<Words, settingCount> places = {{
    {{"in the mountains", "en las montañas", "tra le montagne", "в горах"}},
    {{"among pine trees", "entre pinos", "tra i pini", "среди сосен"}},
    {{"by the sea", "junto al mar", "vicino al mare", "у моря"}},
    {{"among dunes", "entre dunas", "tra le dune", "среди дюн"}},
    {{"among hills", "entre colinas", "tra le colline", "среди холмов"}},
    {{"near a city", "cerca de una ciudad", "vicino a una città", "у города"}},
    {{"among bare trees", "entre árboles desnudos", "tra alberi spogli", "среди голых деревьев"}},
    {{"among flat-topped rocks", "entre mesetas", "tra rocce piatte", "среди столовых гор"}},
}};
constexpr std::array<Words, settingCount> lands = {{
    {{"mountains", "montañas", "montagne", "горы"}},
    {{"pine trees", "pinos", "pini", "сосны"}},
    {{"sea", "mar", "mare", "море"}},
    {{"dunes", "dunas", "dune", "дюны"}},
    {{"hills", "colinas", "colline", "холмы"}},
    {{"city houses", "casas de ciudad", "case di città", "городские дома"}},
    {{"bare trees", "árboles desnudos", "alberi spogli", "голые деревья"}},
    {{"flat-topped rocks", "mesetas", "rocce piatte", "столовые горы"}},
}};
constexpr Words fullMoon{{"the full moon", "la luna llena", "la luna piena", "полной луны"}};
constexpr Words theSun{{"the sun", "el sol", "il sole", "солнца"}};
constexpr std::array<Words, 4> holes = {{
    {{"an archway", "un arco", "un arco", "за аркой"}},
    {{"a round window", "una ventana redonda", "una finestra rotonda", "за круглым окном"}},
    {{"a keyhole", "una cerradura", "una serratura", "за замочной скважиной"}},
    {{"a doorway", "una puerta", "una porta", "за дверным проёмом"}},
}};
constexpr std::array<Words, 4> holeConcepts = {{
    {{"arch", "arco", "arco", "арка"}},
    {{"window", "ventana", "finestra", "окно"}},
    {{"keyhole", "cerradura", "serratura", "замочная скважина"}},
    {{"door", "puerta", "porta", "дверь"}},
}};
constexpr std::array<Words, 5> sightConcepts = {{
    {{"moon", "luna", "luna", "луна"}},
    {{"sun", "sol", "sole", "солнце"}},
    {{"stars", "estrellas", "stelle", "звёзды"}},
    {{"clouds", "nubes", "nuvole", "облака"}},
    {{"birds", "pájaros", "uccelli", "птицы"}},
}};

std::string_view namedPart(const Tale& tale, std::string_view key, Language language) {
    if (key == "place") return places[static_cast<std::size_t>(tale.setting)][language];
    if (key == "land") return lands[static_cast<std::size_t>(tale.setting)][language];
    if (key == "orb") return (tale.hour == Hour::night ? fullMoon : theSun)[language];
    return holes[static_cast<std::size_t>(openingOf(tale))][language];
}

void addConcept(std::vector<Text>& concepts, Text concept_) {
    for (const Text& known : concepts)
        if (known.in[0] == concept_.in[0]) return;
    concepts.push_back(std::move(concept_));
}
Text asText(const Words& words) {
    Text text;
    for (const Language language : languages) text[language] = words[language];
    return text;
}

}  // namespace

Description describe(const Tale& tale, unsigned sights) {
    const TaleWords& words = taleWords()[static_cast<std::size_t>(tale.composition)];
    Description description;
    for (const Language language : languages) {
        const auto named = [&](std::string_view key) { return namedPart(tale, key, language); };
        std::string text = filled(words.sentence[language], language, tale.cast, named);
        const std::string tail = filled(words.tail[language], language, tale.cast, named);
        if (countWords(text) + countWords(tail) <= 15) text += tail;
        description.text[language] = asSentence(std::move(text));
    }
    for (const int member : tale.cast) {
        const Silhouette& silhouette = silhouettes()[static_cast<std::size_t>(member)];
        Text noun;
        for (const Language language : languages) noun[language] = bareNoun(silhouette, language);
        addConcept(description.concepts, noun);
        addConcept(description.concepts, asText(categoryWords(silhouette.category)));
    }
    for (const Words& concept_ : words.concepts) addConcept(description.concepts, asText(concept_));
    if (words.composition == "window")
        addConcept(description.concepts, asText(holeConcepts[static_cast<std::size_t>(openingOf(tale))]));
    if ((sights & sights::setting) != 0)
        addConcept(description.concepts, asText(lands[static_cast<std::size_t>(tale.setting)]));
    for (std::size_t bit = 0; bit < sightConcepts.size(); ++bit)
        if ((sights >> bit & 1U) != 0) addConcept(description.concepts, asText(sightConcepts[bit]));
    for (const Words& colour : palette(tale.palette).colourConcepts) addConcept(description.concepts, asText(colour));
    return description;
}

const Words& categoryWords(Category category) {
    static constexpr Words table[] = {
        {{"animal", "animal", "animale", "животное"}},
        {{"bird", "pájaro", "uccello", "птица"}},
        {{"sea creature", "criatura marina", "creatura marina", "морское существо"}},
        {{"insect", "insecto", "insetto", "насекомое"}},
        {{"fabulous creature", "criatura fabulosa", "creatura fantastica", "сказочное существо"}},
        {{"figure", "figura", "figura", "фигура"}},
        {{"machine", "máquina", "macchina", "машина"}},
        {{"plant", "planta", "pianta", "растение"}},
        {{"building", "edificio", "edificio", "здание"}},
        {{"statue", "estatua", "statua", "статуя"}},
        {{"boat", "barco", "barca", "лодка"}},
        {{"aircraft", "aeronave", "velivolo", "летательный аппарат"}},
        {{"vehicle", "vehículo", "veicolo", "транспорт"}},
        {{"furniture", "mueble", "mobile", "мебель"}},
        {{"lamp", "lámpara", "lampada", "светильник"}},
        {{"clock", "reloj", "orologio", "часы"}},
        {{"musical instrument", "instrumento musical", "strumento musicale", "музыкальный инструмент"}},
        {{"tool", "herramienta", "strumento", "инструмент"}},
        {{"toy", "juguete", "giocattolo", "игрушка"}},
        {{"vessel", "recipiente", "recipiente", "сосуд"}},
        {{"food", "comida", "cibo", "еда"}},
        {{"clothing", "ropa", "abbigliamento", "одежда"}},
        {{"book", "libro", "libro", "книга"}},
        {{"heart", "corazón", "cuore", "сердце"}},
        {{"feather", "pluma", "piuma", "перо"}},
        {{"body part", "parte del cuerpo", "parte del corpo", "часть тела"}},
        {{"planet", "planeta", "pianeta", "планета"}},
        {{"gift", "regalo", "regalo", "подарок"}},
        {{"egg", "huevo", "uovo", "яйцо"}},
    };
    return table[static_cast<std::size_t>(category)];
}

}  // namespace parlour::decks
