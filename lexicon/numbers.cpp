// The number words of four languages as stems with their endings; see numbers.h.
// All spellings are keys: no capitals, and е for ё.
// SPDX-License-Identifier: MIT
#include "lexicon/numbers.h"

#include <algorithm>
#include <span>

namespace parlour::lexicon {
namespace {

/// One number word: a stem and the endings that it takes, parted by bars.
struct NumberWord {
    std::string_view stem, endings;
};

constexpr std::string_view plural = "|s", ordinal = "|s|ly";
constexpr NumberWord english[] = {{"one", plural},     {"two", plural},    {"three", plural},   {"four", plural},
                                  {"five", plural},    {"six", "|es"},     {"seven", plural},   {"eight", plural},
                                  {"nine", plural},    {"first", ordinal}, {"second", ordinal}, {"third", ordinal},
                                  {"fourth", ordinal}, {"fifth", ordinal}, {"sixth", ordinal},  {"seventh", ordinal},
                                  {"eighth", ordinal}, {"ninth", ordinal}};

constexpr std::string_view gendered = "o|a|os|as", shortened = "|o|a|os|as";
constexpr NumberWord spanish[] = {
    {"un", shortened},    {"dos", "|es"},        {"tres", "|es"},     {"cuatro", plural},  {"cinco", plural},
    {"seis", "|es"},      {"siete", plural},     {"ocho", plural},    {"nueve", plural},   {"primer", shortened},
    {"segund", gendered}, {"tercer", shortened}, {"cuart", gendered}, {"quint", gendered}, {"sext", gendered},
    {"séptim", gendered}, {"septim", gendered},  {"sétim", gendered}, {"setim", gendered}, {"octav", gendered},
    {"noven", gendered},  {"nono", plural},      {"nona", plural}};

constexpr std::string_view fourEndings = "o|a|i|e";
constexpr NumberWord italian[] = {{"un", "|o|a|i|e"},
                                  {"due", ""},
                                  {"tre", ""},
                                  {"quattro", ""},
                                  {"cinque", ""},
                                  {"sei", ""},
                                  {"sette", ""},
                                  {"otto", ""},
                                  {"nove", ""},
                                  {"prim", fourEndings},
                                  {"second", fourEndings},
                                  {"terz", fourEndings},
                                  {"quart", fourEndings},
                                  {"quint", fourEndings},
                                  {"sest", fourEndings},
                                  {"settim", fourEndings},
                                  {"ottav", fourEndings},
                                  {"non", fourEndings}};

constexpr std::string_view adjective = "ый|ой|ая|ое|ые|ого|ому|ую|ым|ою|ом|ых|ыми";
constexpr std::string_view softCardinal = "ь|и|ью", collective = "о|ых|ым|ыми", softCollective = "е|их|им|ими";
constexpr NumberWord russian[] = {{"один", ""},
                                  {"одн", "а|о|и|ого|ой|ому|у|им|ою|ом|их|ими"},
                                  {"дв", "а|е|ух|ум|умя"},
                                  {"тр", "и|ех|ем|емя"},
                                  {"четыр", "е|ех|ем|ьмя"},
                                  {"пят", softCardinal},
                                  {"шест", softCardinal},
                                  {"сем", softCardinal},
                                  {"восем", "ь|ью"},
                                  {"восьм", "и|ью"},
                                  {"девят", softCardinal},
                                  {"перв", adjective},
                                  {"втор", adjective},
                                  {"трет", "ий|ья|ье|ьи|ьего|ьей|ьему|ью|ьим|ьею|ьем|ьих|ьими"},
                                  {"четверт", adjective},
                                  {"пят", adjective},
                                  {"шест", adjective},
                                  {"седьм", adjective},
                                  {"восьм", adjective},
                                  {"девят", adjective},
                                  {"дво", softCollective},
                                  {"тро", softCollective},
                                  {"четвер", collective},
                                  {"пятер", collective},
                                  {"шестер", collective},
                                  {"семер", collective},
                                  {"восьмер", collective},
                                  {"девятер", collective}};

std::span<const NumberWord> numberWords(Language language) {
    switch (language) {
        case Language::en:
            return english;
        case Language::es:
            return spanish;
        case Language::it:
            return italian;
        case Language::ru:
            return russian;
        case Language::tr:
        case Language::other:
            break;
    }
    return {};
}

bool isAnyOf(std::string_view ending, std::string_view endings) {
    while (true) {
        const auto bar = endings.find('|');
        if (endings.substr(0, bar) == ending) return true;
        if (bar == std::string_view::npos) return false;
        endings.remove_prefix(bar + 1);
    }
}

}  // namespace

bool isNumberWord(std::string_view key, Language language) {
    return std::ranges::any_of(numberWords(language), [key](const NumberWord& word) {
        return key.starts_with(word.stem) && isAnyOf(key.substr(word.stem.size()), word.endings);
    });
}

}  // namespace parlour::lexicon
