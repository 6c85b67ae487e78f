// Why a bot said its word; see explanation.h. The patterns need no articles, genders or cases of what they are filled
// with. SPDX-License-Identifier: MIT
#include "bots/not_human/explanation.h"

#include <array>

namespace parlour::bots {
namespace {

constexpr std::size_t ways = 4;
using Patterns = std::array<std::string_view, ways>;

// * is the word, # what is seen
constexpr std::array<Patterns, 4> because = {{
    {"I saw “#” and thought of “*”.", "“*”: just look at “#” there.", "For me “#” and “*” belong together.",
     "“#” in the picture made me say “*”."},
    {"Vi «#» y pensé en «*».", "«*»: fíjate en «#».", "Para mí, «#» y «*» van juntos.",
     "En la imagen está «#»; por eso «*»."},
    {"Ho visto «#» e ho pensato a «*».", "«*»: guarda «#».", "Per me «#» e «*» vanno insieme.",
     "Nell'immagine c'è «#»: per questo «*»."},
    {"Вижу «#», и сразу в голове «*».", "«*»: посмотрите, там «#».", "Для меня «#» и «*» рядом.",
     "На картинке «#», вот и «*»."},
}};
constexpr std::array<Patterns, 4> mood = {{
    {"“*” is the mood of it for me.", "The whole picture says “*” to me.", "“*” was my first thought.",
     "It feels like “*” to me."},
    {"Para mí, el ambiente es «*».", "Toda la imagen me dice «*».", "«*» fue lo que se me ocurrió.",
     "Me transmite «*»."},
    {"Per me l'atmosfera è «*».", "Tutta l'immagine mi dice «*».", "«*» è la cosa che mi è venuta in mente.",
     "Mi trasmette «*»."},
    {"Для меня настроение здесь — «*».", "Вся картинка говорит мне: «*».", "«*» — это пришло в голову сразу.",
     "Чувствуется «*»."},
}};

std::string filled(std::string_view pattern, std::string_view word, std::string_view seen) {
    std::string text;
    for (const char sign : pattern) {
        if (sign == '*') {
            text += word;
        } else if (sign == '#') {
            text += seen;
        } else {
            text += sign;
        }
    }
    return text;
}

}  // namespace

std::string explanation(std::string_view word, std::string_view seen, not_human::Language language, std::size_t way) {
    const auto index = static_cast<std::size_t>(language) < 4 ? static_cast<std::size_t>(language) : 0;
    if (!seen.empty())
        if (auto text = filled(because[index][way % ways], word, seen); text.size() <= not_human::longestExplanation)
            return text;
    return filled(mood[index][way % ways], word, {});  // a word has at most 63 bytes
}

}  // namespace parlour::bots
