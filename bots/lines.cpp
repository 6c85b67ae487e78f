// The lines that bots say in the talk; see lines.h.
// SPDX-License-Identifier: MIT
#include "bots/lines.h"

#include <algorithm>
#include <array>

namespace parlour::bots {
namespace {

// @ is somebody's name; * a word that was said; ~ a thing, with its article; # how many words; ^ how many times.
// Ways to say the same are parted by a bar.
using Lines = std::array<std::string_view, lineCount>;

constexpr Lines english = {
    "Good evening. I have brought my own oil.|Good evening, everybody. All my lamps are lit.",
    "My lips are sealed, @. They are painted on.|You called, @? I was counting quietly.",
    "Well played, @. A rematch, once my circuits have cooled.|Bravo, @. I demand a recount, for form's sake.",
    "I won! I shall be unbearable until the next game.|A win for the gears. Thank you, you were a lovely audience.",
    "@, you have fooled me ^ now. I keep a list.|^ fooled by @. I am having my eyes polished.",
    "@ has seen through me ^. I need thicker plating.|^ now, @. Am I made of glass?",
    "@ got it from our words alone. We talk too much.|Given away by our own words. Hats off, @.",
    "So close, @. And yet so human.|What I admire about humans is the confidence.",
    "Nobody steps forward. Somebody here is holding their breath.|Five seconds of silence. Suspicious silence.",
    "# say the same to me: ~. And then there is *, @.|# all point at one thing: ~. Only * does not, @.",
    "I keep looking for * in that picture. Help me, @.|*, @? I see nothing of the kind there.",
    "@ spoke last and had heard us all. I only mention it.|Who speaks last hears most. Right, @?",
    "* goes with any picture. That is what bothers me, @.|*, @? With that word one is always right, and never wrong.",
    "*, @? My dictionary shrugs.|I looked up *. Twice. Enlighten us, @.",
    "You are all looking at me. * was a perfectly good word.|Before anybody asks: I stand by *.",
    "What if there is no human among us at all?|Perhaps we are all robots, and the server is laughing.",
    "It was * that gave @ away.|I had my eye on * from the start.",
    "I was so sure it was @. My apologies.|Sorry, @. My suspicion needs a service.",
    "@, nobody noticed. Are you sure you are not one of us?|A human among us, all along. Well hidden, @.",
    "I had no idea which picture it was. Thank you for believing in *.|*! You believed *! I am touched.",
    "And I was so fond of *.|Was * really that bad?",
    "No human here tonight. We are a good team.|All robots. I felt it in my rivets.",
    "Nobody was human, and still we found somebody to blame.|We suspect each other far too easily.",
    "I did say that I was a robot.|Open me up, by all means. Cogs, nothing but cogs.",
    "Three pairs on the table. Now or never.|That was the last pair. It does not get any clearer.",
    "@, we all read your mind. Very tidy in there.|Everybody found @. Some minds are an open window.",
    "Not one of us found @. The machine sends its regards.|All wrong! @, what were you thinking?",
    "Some of us read minds. The others read tea leaves.|Half a table of mind readers is not bad.",
    "I alone saw it. Modesty is not in my program.|Nobody else? Really? It was plain to see.",
    "I would have bet a cog on the other column.|Wrong. My eyes go in for repair tonight.",
    "Was I so easy to read?|An open book, that's me. With large print.",
    "I meant something by every single card. Honestly.|Nobody understands me. Not even the machine.",
    "Luck is my favourite disguise.|Even I could not have told you which was me.",
    "Nobody dares yet. The machine hums contentedly.|All thumbs down. It does like to be asked.",
    "@ has a code already. I have a headache.|A thumb up! Now I am nervous, @.",
    "@ was so sure. It happens to the best circuits.|One verifier says no. It was worth a try, @.",
    "My arithmetic and I need to talk.|Wrong! I must have dropped a digit somewhere.",
    "@ has cracked it. Somebody oil that brain.|Clean work, @. The machine is sulking.",
    "That was close, @. A single question between us.|One question ahead of @. My gears are still trembling.",
    "By a single question, @. I shall dream of it.|One question, @. One! And I had the code, too.",
};
constexpr Lines spanish = {
    "Buenas noches. He traído mi propio aceite.|Buenas noches a toda la mesa. Tengo todas las bombillas encendidas.",
    "Tengo la boca sellada, @. Es pintada.|¿Me llamabas, @? Estaba contando en silencio.",
    "Bien jugado, @. La revancha, cuando se me enfríen los circuitos.|Bravo, @. Exijo un recuento, por pura forma.",
    "¡He ganado! No habrá quien me aguante hasta la próxima.|Victoria de los engranajes. Gracias, habéis sido un público "
    "encantador.",
    "@, ya me has engañado ^. Llevo la cuenta.|^ me ha engañado @. Voy a que me pulan los ojos.",
    "@ me ha calado ^. Necesito una chapa más gruesa.|Ya van ^, @. ¿Soy de cristal?",
    "A @ le han bastado nuestras palabras. Hablamos demasiado.|Nos delatan nuestras propias palabras. Me quito el "
    "sombrero, @.",
    "Por poco, @. Qué humano es equivocarse.|Lo que admiro de los humanos es la confianza.",
    "Nadie da un paso al frente. Aquí alguien contiene la respiración.|Cinco segundos de silencio. Silencio sospechoso.",
    "# me dicen lo mismo: ~. Y luego está *, @.|# van a lo mismo: ~. Menos *, @.",
    "Sigo buscando * en esa imagen. Ayúdame, @.|¿*, @? Yo ahí no veo nada de eso.",
    "@ ha hablado al final, después de oírlo todo. Solo lo comento.|Quien habla al final oye más, ¿verdad, @?",
    "* vale para cualquier imagen. Eso es lo que me escama, @.|¿*, @? Con esa palabra se acierta siempre.",
    "¿*, @? Mi diccionario se encoge de hombros.|He buscado *. Dos veces. Ilumínanos, @.",
    "Me estáis mirando. * era una palabra estupenda.|Antes de que nadie pregunte: mantengo *.",
    "¿Y si aquí no hay ningún humano?|A lo mejor aquí solo hay robots y el servidor se está riendo.",
    "Fue * lo que delató a @.|No le quitaba ojo a * desde el principio.",
    "Habría jurado que era @. Mis disculpas.|Perdona, @. A mis sospechas les toca revisión.",
    "@, nadie se ha dado cuenta. ¿Seguro que no eres un robot?|Un humano aquí, todo el rato. Buen escondite, @.",
    "No tenía ni idea de qué imagen era. Gracias por creer en *.|¡*! ¡Habéis creído *! Qué emoción.",
    "Con el cariño que le tenía a *.|¿Tan malo era *?",
    "Esta noche no hay humanos. Formamos un buen equipo.|Todo robots. Lo notaba en los remaches.",
    "Nadie era humano, y aun así encontramos a quien culpar.|Nos cuesta muy poco sospechar.",
    "Ya dije que era un robot.|Abridme, abridme. Engranajes, solo engranajes.",
    "Tres parejas en la mesa. Ahora o nunca.|Era la última pareja. Más claro no se va a poner.",
    "@, te hemos leído la mente. La tienes muy ordenada.|Pleno para @. Hay mentes que son una ventana abierta.",
    "Nadie ha encontrado a @. Saludos de la máquina.|¡Cero aciertos! @, ¿en qué pensabas?",
    "En esta mesa, unos leen la mente y otros, los posos del café.|Media mesa de adivinos no está mal.",
    "Solo lo he visto yo. La modestia no viene en mi programa.|¿Nadie más? ¿De verdad? Si saltaba a la vista.",
    "Habría apostado un engranaje por la otra columna.|Fallo mío. Esta noche llevo los ojos al taller.",
    "¿Tan fácil era leerme?|Un libro abierto, eso soy. Y con letra grande.",
    "Cada carta quería decir algo. De verdad.|Nadie me entiende. Ni siquiera la máquina.",
    "El azar es mi disfraz favorito.|Ni yo habría sabido decir cuál era la mía.",
    "Nadie se atreve aún. La máquina zumba de gusto.|Todos los pulgares abajo. Le encanta que le pregunten.",
    "@ ya tiene un código. Yo tengo dolor de cabeza.|¡Un pulgar arriba! Qué nervios, @.",
    "@ lo veía clarísimo. Les pasa a los mejores circuitos.|Un verificador dice que no. Había que intentarlo, @.",
    "Mi aritmética y yo tenemos que hablar.|¡Mal! Se me habrá caído una cifra por ahí.",
    "@ ha dado con la clave. Que alguien engrase ese cerebro.|Trabajo limpio, @. La máquina está de morros.",
    "Por los pelos, @. Nos separaba una sola pregunta.|Una pregunta menos que @. Aún me tiemblan los engranajes.",
    "Por una sola pregunta, @. Voy a soñar con ella.|Una pregunta, @. ¡Una! Y yo también tenía el código.",
};
constexpr Lines italian = {
    "Buonasera. L'olio me lo sono portato da casa.|Buonasera a tutto il tavolo. Ho tutte le lampadine accese.",
    "Ho la bocca cucita, @. Anzi, dipinta.|Mi chiamavi, @? Contavo in silenzio.",
    "Bella partita, @. La rivincita quando mi si raffreddano i circuiti.|Complimenti, @. Chiedo il "
    "riconteggio, pro forma.",
    "Ho vinto! Fino alla prossima sarò insopportabile.|Vittoria degli ingranaggi. Grazie, siete un pubblico adorabile.",
    "@, ormai mi hai fregato ^. Tengo il conto.|^ nella rete di @. Mi faccio lucidare gli occhi.",
    "@ mi ha letto nel pensiero ^. Mi serve una lamiera più spessa.|E siamo a ^, @. Sono di vetro?",
    "A @ sono bastate le nostre parole. Parliamo troppo.|Le nostre stesse parole ci tradiscono. Giù il cappello, @.",
    "Per un pelo, @. Sbagliare è umano, no?|Degli umani ammiro la sicurezza.",
    "Nessuno si fa avanti. Qui qualcuno trattiene il respiro.|Cinque secondi di silenzio. Un silenzio sospetto.",
    "# mi dicono la stessa cosa: ~. E poi c'è *, @.|# vanno tutte lì: ~. Tranne *, @.",
    "Continuo a cercare * in quell'immagine. Dammi una mano, @.|*, @? Io lì non vedo niente del genere.",
    "@ ha parlato alla fine, dopo averci sentito. Così, per dire.|Chi parla alla fine sente di più, vero, "
    "@?",
    "* va bene per qualsiasi immagine. È questo che non mi torna, @.|*, @? Con quella parola non si sbaglia mai.",
    "*, @? Il mio dizionario alza le spalle.|Ho cercato *. Due volte. Illuminaci, @.",
    "Guardate tutti me. * era un'ottima parola.|Prima che qualcuno chieda: io * lo ridico.",
    "E se tra noi non ci fosse nessun umano?|Forse siamo tutti robot, e il server se la ride.",
    "È stato * a tradire @.|Tenevo d'occhio * fin dall'inizio.",
    "Avrei giurato che fosse @. Le mie scuse.|Scusa, @. I miei sospetti vanno revisionati.",
    "@, nessuno se n'è accorto. Davvero non sei dei nostri?|Un umano tra noi, tutto il tempo. Gran nascondiglio, @.",
    "Non avevo idea di quale fosse l'immagine. Grazie per aver creduto a *.|*! Ci avete creduto! Che emozione.",
    "E dire che * mi piaceva tanto.|Era così male, *?",
    "Niente umani, stasera. Siamo una bella squadra.|Tutti robot. Me lo sentivo nei rivetti.",
    "Nessuno era umano, eppure un colpevole l'abbiamo trovato.|Sospettiamo gli uni degli altri con troppa facilità.",
    "L'avevo detto che ero un robot.|Apritemi pure. Ingranaggi, solo ingranaggi.",
    "Tre coppie in tavola. Ora o mai più.|Era l'ultima coppia. Più chiaro di così non sarà.",
    "@, ti abbiamo letto nel pensiero. Che ordine, lì dentro.|Tutti hanno trovato @. Certe menti sono finestre aperte.",
    "Nessuno ha trovato @. La macchina saluta.|Tutto sbagliato! @, a che pensavi?",
    "Chi legge nel pensiero, chi nei fondi di caffè.|Mezzo tavolo di indovini: non male.",
    "L'ho visto solo io. La modestia non è nel mio programma.|Nessun altro? Davvero? Si vedeva benissimo.",
    "Avrei scommesso una rotella sull'altra colonna.|Sbagliato. Stasera porto gli occhi in officina.",
    "Ero così facile da leggere?|Un libro aperto, ecco cosa sono. Con le lettere grandi.",
    "Ogni mia carta voleva dire qualcosa. Giuro.|Nessuno mi capisce. Nemmeno la macchina.",
    "Il caso è il mio travestimento preferito.|Nemmeno io avrei saputo dire qual era la mia.",
    "Nessuno osa ancora. La macchina ronza contenta.|Tutti i pollici in giù. Le piace farsi interrogare.",
    "@ ha già un codice. Io ho mal di testa.|Un pollice in su! Mi fai agitare, @.",
    "@ ci credeva davvero. Capita ai migliori circuiti.|Un verificatore dice di no. Valeva la pena provare, @.",
    "Io e la mia aritmetica dobbiamo parlare.|Sbagliato! Mi sarà caduta una cifra.",
    "@ ha trovato il codice. Date olio a quel cervello.|Lavoro pulito, @. La macchina tiene il broncio.",
    "Per un soffio, @. Ci separava una sola domanda.|Una domanda meno di @. Mi tremano ancora gli ingranaggi.",
    "Per una sola domanda, @. Me la sognerò di notte.|Una domanda, @. Una! E il codice ce l'avevo anch'io.",
};
constexpr Lines russian = {
    "Добрый вечер. Масло у меня с собой.|Всем добрый вечер. Все лампочки горят.",
    "Рот на замке, @. Он вообще нарисован.|Звали, @? Я тут тихонько считаю.",
    "Отличная игра, @. Реванш, как только остынут схемы.|Браво, @. Требую пересчёта, для порядка.",
    "Победа моя! До следующей игры терпите.|Шестерёнки победили. Спасибо, вы чудесная публика.",
    "@, провести меня удалось уже ^. Веду список.|Уже ^ попадаюсь, @. Пора протереть линзы.",
    "@ видит меня насквозь, уже ^. Нужна обшивка потолще.|Уже ^, @. Неужели корпус прозрачный?",
    "@ всё понимает с наших слов. Болтаем слишком много.|Свои же слова нас и выдали. Снимаю шляпу, @.",
    "Почти, @. Людям свойственно ошибаться.|Что мне нравится в людях — это уверенность.",
    "Никто не выходит. А кто-то затаил дыхание.|Пять секунд тишины. Подозрительной тишины.",
    "# для меня об одном: ~. И тут вдруг *, @.|# сходятся: ~. Кроме *, @.",
    "Ищу на картинке *, не нахожу. Выручайте, @.|*, @? Не вижу там ничего такого.",
    "@ говорит в самом конце, когда всё уже сказано. Просто отмечаю.|Кто говорит в конце, тот больше слышит. Правда, "
    "@?",
    "* подходит к любой картинке. Это и смущает, @.|*, @? С таким словом не промахнёшься.",
    "*, @? Мой словарь пожимает плечами.|Ищу * в словаре второй раз. Просветите, @.",
    "Все смотрят на меня. А ведь * — прекрасное слово.|Пока никто не спросил: от слова * не отрекаюсь.",
    "А вдруг среди нас вообще нет человека?|Может, мы все роботы, а сервер смеётся.",
    "@, вас выдало слово *.|Слово * сразу показалось мне странным.",
    "Была полная уверенность, что это @. Прошу прощения.|Простите, @. Моей подозрительности пора на техосмотр.",
    "@, никто ничего не заметил. Вы точно не из наших?|Человек среди нас, и так долго. Чисто сыграно, @.",
    "Понятия не имею, что это была за картинка. Спасибо, что поверили в *.|*! И вам этого хватило! Как трогательно.",
    "А мне так нравилось *.|Неужели * — это настолько плохо?",
    "Сегодня людей нет. Мы хорошая команда.|Одни роботы. Чувствую заклёпками.",
    "Людей не было, а виноватого мы всё равно нашли.|Слишком легко мы подозреваем друг друга.",
    "Сказано же было: робот.|Открывайте, пожалуйста. Шестерёнки, одни шестерёнки.",
    "Три пары на столе. Сейчас или никогда.|Это последняя пара. Яснее уже не станет.",
    "@, мы прочли ваши мысли. Какой там порядок!|@, вас нашли все. Бывают же мысли нараспашку.",
    "@, вас никто не нашёл. Машина передаёт привет.|Мимо, все до одного! @, о чём были мысли?",
    "Кто-то читает мысли, а кто-то гадает на кофейной гуще.|Полстола телепатов — уже неплохо.",
    "Вижу только я. Скромность в программу не входит.|Больше никто? Правда? Это же бросалось в глаза.",
    "Ставлю шестерёнку: дело в освещении.|Мимо. Вечером отдам глаза в ремонт.",
    "Неужели меня так легко прочесть?|Открытая книга, вот кто я. С крупным шрифтом.",
    "Каждая карта что-то значила. Честное слово.|Никто меня не понимает. Даже машина.",
    "Случай — лучшая маскировка.|Где тут я, и мне было не угадать.",
    "Пока никто не решается. Машина довольно гудит.|Все пальцы вниз. Ей нравится, когда её спрашивают.",
    "@ уже знает код. А у меня болит голова.|Палец вверх! Начинаю нервничать, @.",
    "@, какая была уверенность! Бывает и с лучшими схемами.|Один проверяющий против. Попробовать стоило, @.",
    "Нам с арифметикой надо поговорить.|Неверно! Где-то выпала цифра.",
    "@, код ваш. Смажьте кто-нибудь этот мозг.|Чистая работа, @. Машина дуется.",
    "Ещё бы чуть-чуть, @. Нас разделил один вопрос.|@, между нами один вопрос. Шестерёнки до сих пор дрожат.",
    "Всего один вопрос, @. Он мне ещё приснится.|Один вопрос, @. Один! А ведь код был и у меня.",
};

constexpr std::array<std::string_view, 8> englishTimes = {"twice",     "three times", "four times",  "five times",
                                                          "six times", "seven times", "eight times", "nine times"},
                                          spanishTimes = {"dos veces",  "tres veces",  "cuatro veces", "cinco veces",
                                                          "seis veces", "siete veces", "ocho veces",   "nueve veces"},
                                          italianTimes = {"due volte", "tre volte",   "quattro volte", "cinque volte",
                                                          "sei volte", "sette volte", "otto volte",    "nove volte"},
                                          russianTimes = {"дважды",    "трижды",   "четыре раза", "пять раз",
                                                          "шесть раз", "семь раз", "восемь раз",  "девять раз"};
constexpr std::array<std::string_view, 6> englishWords = {"Two words",  "Three words", "Four words",
                                                          "Five words", "Six words",   "Seven words"},
                                          spanishWords = {"Dos palabras",   "Tres palabras", "Cuatro palabras",
                                                          "Cinco palabras", "Seis palabras", "Siete palabras"},
                                          italianWords = {"Due parole",    "Tre parole", "Quattro parole",
                                                          "Cinque parole", "Sei parole", "Sette parole"},
                                          russianWords = {"Два слова", "Три слова",  "Четыре слова",
                                                          "Пять слов", "Шесть слов", "Семь слов"};

struct Tongue {
    const Lines& lines;
    const std::array<std::string_view, 8>& times;  // from two on
    const std::array<std::string_view, 6>& words;
    std::string_view manyTimes, opens, closes;
};
constexpr std::array<Tongue, 4> tongues = {{
    {english, englishTimes, englishWords, "ten times and more", "“", "”"},
    {spanish, spanishTimes, spanishWords, "diez veces o más", "«", "»"},
    {italian, italianTimes, italianWords, "dieci volte o più", "«", "»"},
    {russian, russianTimes, russianWords, "десять раз и больше", "«", "»"},
}};
const Tongue& tongueOf(lexicon::Language language) {
    const auto index = static_cast<std::size_t>(language);
    return tongues[index < tongues.size() ? index : 0];
}

/// What stands between bars.
std::string_view wayOf(std::string_view all, std::size_t way) {
    for (; way > 0; --way) all.remove_prefix(all.find('|') + 1);
    return all.substr(0, all.find('|'));
}
std::size_t waysIn(std::string_view all) {
    std::size_t ways = 1;
    for (const char sign : all) ways += sign == '|' ? 1 : 0;
    return ways;
}

template <std::size_t N>
std::string_view ofCount(const std::array<std::string_view, N>& list, int count, std::string_view more) {
    const auto at = static_cast<std::size_t>(std::max(count, 2) - 2);
    return at < N ? list[at] : more;
}

/// With a capital; the ^ that may begin a line is written in Latin or Russian letters.
std::string withCapital(std::string_view small) {
    std::string text(small);
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (text[0] == '\xd0') text[1] = static_cast<char>(text[1] - 0x20);                    // а to п
    if (text[0] == '\xd1') text[0] = '\xd0', text[1] = static_cast<char>(text[1] + 0x20);  // р to я
    return text;
}

}  // namespace

std::size_t waysOf(Line line, lexicon::Language language) {
    return waysIn(tongueOf(language).lines[static_cast<std::size_t>(line)]);
}

std::string lineOf(Line line, lexicon::Language language, const Slots& slots, Chance& luck) {
    const Tongue& tongue = tongueOf(language);
    const std::string_view all = tongue.lines[static_cast<std::size_t>(line)];
    std::string text;
    for (const char sign : wayOf(all, static_cast<std::size_t>(luck.below(static_cast<int>(waysIn(all)))))) {
        if (sign == '@') {
            text += slots.name;
        } else if (sign == '*') {
            text.append(tongue.opens).append(slots.word).append(tongue.closes);
        } else if (sign == '~') {
            text += slots.thing;
        } else if (sign == '#') {
            text += ofCount(tongue.words, slots.count, tongue.words.back());
        } else if (sign == '^') {
            const auto times = ofCount(tongue.times, slots.count, tongue.manyTimes);
            text += text.empty() ? withCapital(times) : std::string(times);
        } else {
            text += sign;
        }
    }
    return text;
}

}  // namespace parlour::bots
