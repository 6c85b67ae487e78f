// Why a bot said its word; see explanation.h. Every pattern is right for one thing and for many, for things and people.
// SPDX-License-Identifier: MIT
#include "bots/not_human/explanation.h"

#include <array>
#include <span>

namespace parlour::bots {
namespace {

using Patterns = std::array<std::string_view, 8>;
using FewPatterns = std::array<std::string_view, 4>;

// * is the word; # a thing, as one sees it; ! the thing, as one names it; & a sentence about the picture
constexpr std::array<Patterns, 4> because = {{
    {"I saw # and thought of “*”.", "“*”, because of !.", "Look at !: “*”, isn't it?", "When I see #, I think “*”.",
     "I kept looking at !, and “*” came to mind.", "“*” was my first thought at the sight of !.",
     "With ! there, I had to say “*”.", "It was ! that made me say “*”."},
    {"Vi # y pensé en «*».", "Lo digo por !: «*».", "«*», por !, claro.", "Fíjate en !: ¿no te dice «*»?",
     "Me fijé en ! y se me ocurrió «*».", "En cuanto vi #, me vino «*» a la cabeza.",
     "Con ! ahí, ¿qué iba a decir? «*».", "Por ! me salió «*»."},
    {"Ho visto # e ho pensato a «*».", "Lo dico per !: «*».", "«*», per !, no?", "Guarda !: non ti dice «*»?",
     "Appena ho visto #, mi è venuto in mente «*».", "Con ! lì, che potevo dire? «*».", "Per ! mi è uscito «*».",
     "Guardavo ! e mi è venuto in mente «*»."},
    {"Вижу #, и сразу в голове «*».", "Там же !, вот и «*».", "Тут !, ну как не сказать «*»?",
     "Посмотрите на #: разве не «*»?", "Смотрю на # и думаю: «*».", "Для меня ! — это «*».", "Я это про #: «*».",
     "Первым делом замечаю #, отсюда и «*»."},
}};
constexpr std::array<FewPatterns, 4> scene = {{
    {"& So, “*”.", "& That's “*” to me.", "& I say “*”.", "& What else but “*”?"},
    {"& Por eso, «*».", "& Para mí, «*».", "& Yo digo «*».", "& ¿Qué va a ser? «*»."},
    {"& Quindi «*».", "& Per me, «*».", "& Io dico «*».", "& Che altro? «*»."},
    {"& Вот и «*».", "& По-моему, «*».", "& Я говорю: «*».", "& Что же ещё? «*»."},
}};
constexpr std::array<FewPatterns, 4> mood = {{
    {"The whole picture says “*” to me.", "I can't explain it: “*”, that's all.", "Don't ask me why: “*”.",
     "“*” came to me before I had looked twice."},
    {"Toda la imagen me dice «*».", "No sé explicarlo: «*», sin más.", "No me preguntes por qué: «*».",
     "«*» fue lo primero que se me ocurrió."},
    {"Tutta l'immagine mi dice «*».", "Non so spiegarlo: «*», e basta.", "Non chiedermi perché: «*».",
     "«*» è la prima cosa che mi è venuta in mente."},
    {"Вся картинка говорит мне: «*».", "Не знаю, как объяснить: просто «*».", "Не спрашивайте почему: «*».",
     "«*» — первое, что пришло в голову."},
}};
/// The word is what the thing is called, and nobody says that twice in a sentence.
constexpr std::array<FewPatterns, 4> plainly = {{
    {"I said what I see: #.", "Just look: there it is, #.", "What else? It's all about !.", "I took it plainly: #."},
    {"He dicho lo que veo: #.", "Basta con mirar: #.", "Todo va de eso: !.", "Pues eso, lo que se ve: #."},
    {"Ho detto quello che vedo: #.", "Basta guardare: #.", "Si tratta di questo: !.",
     "Semplice, quello che si vede: #."},
    {"Что вижу, то и говорю: !.", "Да вот же: !.", "Просто вижу #.", "Так ведь тут !."},
}};

std::size_t indexOf(not_human::Language language) {
    const auto index = static_cast<std::size_t>(language);
    return index < 4 ? index : 0;
}

/// Turns one article into another, if it is there.
struct Article {
    std::string_view indefinite, definite;
};
constexpr std::array english = {Article{"a ", "the "},   Article{"an ", "the "},
                                Article{"the ", "the "}, Article{"something ", "something "},
                                Article{"“", "“"},       Article{"", "the "}};
constexpr std::array spanish = {Article{"un ", "el "}, Article{"una ", "la "}, Article{"unos ", "los "},
                                Article{"unas ", "las "}};
constexpr std::array italian = {Article{"un'", "l'"},   Article{"uno ", "lo "},    Article{"una ", "la "},
                                Article{"un a", "l'a"}, Article{"un e", "l'e"},    Article{"un i", "l'i"},
                                Article{"un o", "l'o"}, Article{"un u", "l'u"},    Article{"un ", "il "},
                                Article{"dei ", "i "},  Article{"degli ", "gli "}, Article{"delle ", "le "}};
std::span<const Article> articlesOf(std::size_t language) {
    if (language == 1) return spanish;
    if (language == 2) return italian;
    if (language == 3) return {};
    return english;
}

std::string filled(std::string_view pattern, std::string_view word, const Reason& reason, std::string_view named) {
    std::string text;
    for (const char sign : pattern) switch (sign) {
            case '*':
                text += word;
                break;
            case '#':
                text += reason.seen;
                break;
            case '!':
                text += named;
                break;
            case '&':
                text += reason.sentence;
                break;
            default:
                text += sign;
        }
    return text;
}

}  // namespace

std::string theOne(std::string_view phrase, not_human::Language language) {
    for (const Article& article : articlesOf(indexOf(language)))
        if (phrase.starts_with(article.indefinite))
            return std::string(article.definite).append(phrase.substr(article.indefinite.size()));
    return std::string(phrase);
}

std::string explanation(std::string_view word, const Reason& reason, not_human::Language language, std::size_t way) {
    const std::size_t index = indexOf(language), kind = way % 10, one = way / 10;
    const std::string named = theOne(reason.named, language);
    const auto said = [&](const auto& patterns) {
        return filled(patterns[one % patterns.size()], word, reason, named);
    };
    const auto fits = [](const std::string& text) { return text.size() <= not_human::longestExplanation; };
    if (!reason.named.empty() && kind >= 2) {
        if (reason.isTheWord)
            if (auto text = said(plainly[index]); fits(text)) return text;
        if (!reason.sentence.empty() && kind < 4)
            if (auto text = said(scene[index]); fits(text)) return text;
        if (auto text = said(because[index]); fits(text)) return text;
    }
    return said(mood[index]);  // a word has at most 63 bytes
}

}  // namespace parlour::bots
