// Reads words.bin, as make_words.mjs writes it. Nothing is checked: it is part of the program (embedded.cpp).
// SPDX-License-Identifier: MIT
#include "bots/words/words.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "lexicon/keys.h"

namespace parlour::bots::words {
namespace {

constexpr std::size_t languageCount = 4;

std::size_t indexOf(Language language) {
    const auto index = static_cast<std::size_t>(language);
    return index < languageCount ? index : 0;  // others speak English
}

/// Takes what stands next in the file.
class Reader {
public:
    std::size_t number(int bytes) {
        std::size_t value = 0;
        for (int i = 0; i < bytes; ++i) value |= static_cast<std::size_t>(*next_++) << (8 * i);
        return value;
    }
    template <class Number>
    std::vector<Number> numbers(std::size_t count, int bytes) {
        std::vector<Number> list(count);
        for (Number& item : list) item = static_cast<Number>(number(bytes));
        return list;
    }
    std::vector<std::string_view> texts(std::size_t count) {
        std::vector<std::string_view> list(count);
        const auto ends = numbers<std::uint32_t>(count, 4);
        const auto* letters = reinterpret_cast<const char*>(next_);
        std::size_t start = 0;
        for (std::size_t i = 0; i < count; start = ends[i++]) list[i] = {letters + start, ends[i] - start};
        next_ += start;
        return list;
    }
    const std::int8_t* rest() const { return reinterpret_cast<const std::int8_t*>(next_); }

private:
    const unsigned char* next_ = wordsFile();
};

struct Dictionary {
    std::vector<std::string_view> keys;  // in order
    std::vector<std::uint16_t> vectors;
    std::unordered_map<std::uint64_t, std::vector<Word>> words;  // by the hash of a key, and by that of a family
    std::unordered_map<std::uint64_t, std::uint32_t> families;   // of words with the same stem the first in order
};

/// What bots say in a language.
struct Speech {
    std::vector<Word> words;
    std::vector<std::uint32_t> ends;  // of each concept's list
    std::vector<Word> associations;
};

struct Book {
    std::vector<std::string_view> spellings;
    std::vector<std::uint16_t> wordVectors, conceptVectors;
    std::vector<std::string_view> concepts;  // in order
    std::array<Speech, languageCount> speech;
    std::array<std::vector<std::string_view>, languageCount + 1> phrases;  // the last: Russian, as one sees it
    std::array<Dictionary, languageCount> dictionaries;
    const std::int8_t* vectors = nullptr;

    Vector vector(std::size_t index) const { return Vector(vectors + index * dimensions, dimensions); }
};

void addWords(Dictionary& dictionary, const Book& book, Language language) {
    for (const Word word : book.speech[indexOf(language)].words) {
        const std::string_view spelling = book.spellings[indexOf(word)];
        const auto key = lexicon::hashOf(lexicon::keyOf(spelling, language));
        const auto family = lexicon::hashOf(lexicon::familyOf(spelling, language));
        dictionary.words[key].push_back(word);
        if (family != key) dictionary.words[family].push_back(word);
    }
    for (std::uint32_t i = 0; i < dictionary.keys.size(); ++i)
        dictionary.families.try_emplace(lexicon::hashOf(lexicon::familyOf(dictionary.keys[i], language)), i);
}

Book readBook() {
    Reader reader;
    const auto head = reader.numbers<std::uint32_t>(11, 4);  // a sign, vectors, concepts; words to say, words to hear
    Book book;
    std::size_t count = 0;
    for (std::size_t i = 0; i < languageCount; ++i)
        for (std::size_t end = count + head[3 + i]; count < end; ++count) book.speech[i].words.push_back(Word(count));
    book.spellings = reader.texts(count);
    book.wordVectors = reader.numbers<std::uint16_t>(count, 2);
    book.concepts = reader.texts(head[2]);
    book.conceptVectors = reader.numbers<std::uint16_t>(head[2], 2);
    for (Speech& speech : book.speech) {
        speech.ends = reader.numbers<std::uint32_t>(head[2], 4);
        speech.associations = reader.numbers<Word>(speech.ends.back(), 2);
    }
    for (auto& phrases : book.phrases) phrases = reader.texts(head[2]);
    for (std::size_t i = 0; i < languageCount; ++i) {
        Dictionary& dictionary = book.dictionaries[i];
        dictionary.keys = reader.texts(head[7 + i]);
        dictionary.vectors = reader.numbers<std::uint16_t>(head[7 + i], 2);
        addWords(dictionary, book, Language(i));
    }
    book.vectors = reader.rest();
    return book;
}

const Book& book() {
    static const Book read = readBook();
    return read;
}

}  // namespace

float likeness(Vector one, Vector other) {
    int sum = 0;
    for (std::size_t i = 0; i < dimensions; ++i) sum += one[i] * other[i];
    return static_cast<float>(sum) / (unitLength * unitLength);
}

std::span<const Word> wordsOf(Language language) { return book().speech[indexOf(language)].words; }
std::size_t conceptCount() { return book().concepts.size(); }

std::string_view spellingOf(Word word) { return book().spellings[indexOf(word)]; }
Vector vectorOf(Word word) { return book().vector(book().wordVectors[indexOf(word)]); }
Vector vectorOf(Concept seen) { return book().vector(book().conceptVectors[indexOf(seen)]); }

std::span<const Word> associationsOf(Concept seen, Language language) {
    const Speech& speech = book().speech[indexOf(language)];
    const std::size_t index = indexOf(seen), start = index == 0 ? 0 : speech.ends[index - 1];
    return std::span(speech.associations).subspan(start, speech.ends[index] - start);
}

std::string_view phraseOf(Concept seen, Language language, Case form) {
    const bool isSeen = language == Language::ru && form == Case::seen;
    return book().phrases[isSeen ? languageCount : indexOf(language)][indexOf(seen)];
}

std::optional<Concept> conceptNamed(std::string_view english) {
    const auto& names = book().concepts;
    const auto found = std::ranges::lower_bound(names, english);
    if (found == names.end() || *found != english) return {};
    return Concept(found - names.begin());
}

Meaning meaningOf(std::string_view word, Language language) {
    const std::size_t index = indexOf(language);
    const Dictionary& dictionary = book().dictionaries[index];
    const std::string key = lexicon::keyOf(word, Language(index));
    if (key.empty()) return {};
    const auto family = lexicon::hashOf(lexicon::familyOf(word, Language(index)));
    Meaning meaning;
    for (const auto form : {lexicon::hashOf(key), family})
        if (const auto found = dictionary.words.find(form); meaning.words.empty() && found != dictionary.words.end())
            meaning.words = found->second;
    const auto found = std::ranges::lower_bound(dictionary.keys, std::string_view(key));
    if (found != dictionary.keys.end() && *found == key) {
        meaning.vector = book().vector(dictionary.vectors[static_cast<std::size_t>(found - dictionary.keys.begin())]);
    } else if (const auto relative = dictionary.families.find(family); relative != dictionary.families.end()) {
        meaning.vector = book().vector(dictionary.vectors[relative->second]);
    }
    return meaning;
}

std::vector<std::string_view> knownWords(Language language) { return book().dictionaries[indexOf(language)].keys; }

}  // namespace parlour::bots::words
