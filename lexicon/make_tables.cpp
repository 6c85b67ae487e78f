// Writes unicode_tables.cpp from the files of the Unicode Character Database (Debian package unicode-data).
// Called as: make_tables FOLDER OUTPUT. The shape of the tables is in unicode_tables.h.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fstream>
#include <functional>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "lexicon/unicode.h"

namespace {

using parlour::lexicon::Kind;
using parlour::lexicon::Script;

constexpr char32_t pastTheLast = 0x110000, pastTheFirst = 0x600;

struct Database {
    std::string version;
    std::vector<std::string> categories = std::vector<std::string>(pastTheLast, "Cn");
    std::vector<std::string> scripts = std::vector<std::string>(pastTheLast, "Unknown");
    std::vector<int> combiningClasses = std::vector<int>(pastTheLast);
    std::vector<bool> ignorable = std::vector<bool>(pastTheLast);
    std::set<char32_t> notComposed;
    std::map<char32_t, std::u32string> decompositions, foldings;
};

char32_t point(const std::string& hexadecimal) { return static_cast<char32_t>(std::stoul(hexadecimal, nullptr, 16)); }

std::u32string points(const std::string& field) {
    std::istringstream words(field);
    std::u32string result;
    for (std::string word; words >> word;) result += point(word);
    return result;
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// Calls `row` with the fields of each line that holds data.
void readRows(const std::string& path, const std::function<void(const std::vector<std::string>&)>& row) {
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream data(line.substr(0, line.find('#')));
        std::vector<std::string> fields;
        for (std::string field; std::getline(data, field, ';');) fields.push_back(trimmed(field));
        if (!fields.empty() && !fields[0].empty()) row(fields);
    }
}

/// Calls `each` for the code points of a first field such as "0041..005A".
void forEachPoint(const std::string& range, const std::function<void(char32_t)>& each) {
    const auto dots = range.find("..");
    const char32_t last = point(dots == std::string::npos ? range : range.substr(dots + 2));
    for (char32_t c = point(range); c <= last; ++c) each(c);
}

void readCharacters(const std::string& folder, Database& data) {
    char32_t first = 0;
    readRows(folder + "/UnicodeData.txt", [&](const auto& fields) {
        const char32_t last = point(fields[0]);
        if (!fields[1].ends_with(", Last>")) first = last;
        for (char32_t c = first; c <= last; ++c) {
            data.categories[c] = fields[2];
            data.combiningClasses[c] = std::stoi(fields[3]);
        }
        if (!fields[5].empty() && fields[5][0] != '<') data.decompositions[last] = points(fields[5]);
    });
    readRows(folder + "/Scripts.txt",
             [&](const auto& fields) { forEachPoint(fields[0], [&](char32_t c) { data.scripts[c] = fields[1]; }); });
    readRows(folder + "/DerivedCoreProperties.txt", [&](const auto& fields) {
        if (fields[1] != "Default_Ignorable_Code_Point") return;
        forEachPoint(fields[0], [&](char32_t c) { data.ignorable[c] = true; });
    });
}

void readNormalization(const std::string& folder, Database& data) {
    const std::string path = folder + "/DerivedNormalizationProps.txt";
    std::getline(std::ifstream(path), data.version);  // "# DerivedNormalizationProps-15.0.0.txt"
    data.version = data.version.substr(data.version.find('-') + 1);
    data.version.resize(data.version.find(".txt"));
    readRows(path, [&](const auto& fields) {
        forEachPoint(fields[0], [&](char32_t c) {
            if (fields[1] == "Full_Composition_Exclusion") data.notComposed.insert(c);
            if (fields[1] == "NFKC_CF" && !data.ignorable[c] && !data.decompositions.contains(c))
                data.foldings[c] = points(fields[2]);
        });
    });
}

Kind kindOf(const Database& data, char32_t c) {
    const std::string& category = data.categories[c];
    if (data.ignorable[c]) return Kind::invisible;
    if (category == "Cc" || category == "Cf" || category == "Cs") return Kind::control;
    if (category == "Mn") return Kind::mark;
    if (category == "Mc") return Kind::spacingMark;
    if (category[0] == 'N') return Kind::number;
    if (category[0] == 'Z') return Kind::space;
    if (category[0] != 'L') return Kind::other;
    const auto folding = data.foldings.find(c);
    if (folding == data.foldings.end()) return Kind::letter;
    const auto isPartOfWord = [&](char32_t part) {
        return data.categories[part][0] == 'L' || data.categories[part][0] == 'M';
    };
    return std::ranges::all_of(folding->second, isPartOfWord) ? Kind::letter : Kind::other;  // U+FDFA is a sentence
}

/// Numbers the scripts: first those that the program names, then the others as they come.
class Scripts {
public:
    unsigned numberOf(const std::string& name) {
        return numbers_.emplace(name, static_cast<unsigned>(numbers_.size())).first->second;
    }

private:
    static std::map<std::string, unsigned> named() {
        const std::vector<std::string> names = {
            "Common", "Inherited", "Latin",     "Han",        "Hiragana", "Katakana", "Bopomofo", "Hangul",
            "Arabic", "Syriac",    "Mongolian", "Devanagari", "Bengali",  "Gurmukhi", "Gujarati", "Oriya",
            "Tamil",  "Telugu",    "Kannada",   "Malayalam",  "Sinhala",  "Khmer"};
        if (names.size() != static_cast<std::size_t>(Script::unnamed))
            throw std::logic_error("scripts and names differ");
        std::map<std::string, unsigned> numbers;
        for (const std::string& name : names) numbers.emplace(name, static_cast<unsigned>(numbers.size()));
        return numbers;
    }
    std::map<std::string, unsigned> numbers_ = named();
};

/// The values of all code points, as runs: first code point << bits | value.
std::vector<unsigned> runs(unsigned bits, const std::function<unsigned(char32_t)>& value) {
    std::vector<unsigned> result;
    for (char32_t c = 0; c < pastTheLast; ++c)
        if (c == 0 || value(c) != value(c - 1)) result.push_back(c << bits | value(c));
    return result;
}

void write(std::ostream& out, const char* type, const std::string& name, const std::vector<unsigned>& numbers) {
    out << "constexpr " << type << ' ' << name << "[] = {";
    std::string line;
    for (const unsigned number : numbers) {
        std::ostringstream text;
        text << std::hex << std::showbase << number << ',';
        if (line.size() + text.str().size() > 116) out << "\n    " << line, line.clear();
        line += text.str();
    }
    out << "\n    " << line << "\n};\n\n";
}

void writeMapping(std::ostream& out, const std::string& name, const std::map<char32_t, std::u32string>& mapping) {
    std::vector<unsigned> starts, firstEntries, offsets, units;
    char32_t expected = pastTheLast;
    for (const auto& [from, to] : mapping) {
        if (from != expected) starts.push_back(from), firstEntries.push_back(static_cast<unsigned>(offsets.size()));
        offsets.push_back(static_cast<unsigned>(units.size()));
        for (const char32_t c : to) {
            if (c >= 0x10000) units.push_back(0xD800 + ((c - 0x10000) >> 10));
            units.push_back(c < 0x10000 ? c : 0xDC00 + (c & 0x3FF));
        }
        expected = from + 1;
    }
    firstEntries.push_back(static_cast<unsigned>(offsets.size()));
    offsets.push_back(static_cast<unsigned>(units.size()));
    if (units.size() > 0xFFFF) throw std::runtime_error(name + " is too long for 16-bit offsets");
    write(out, "std::uint32_t", name + "Starts", starts);
    write(out, "std::uint16_t", name + "FirstEntries", firstEntries);
    write(out, "std::uint16_t", name + "Offsets", offsets);
    write(out, "char16_t", name + "Units", units);
}

/// Entries of the decompositions that compose, in the order of their two parts.
std::vector<unsigned> compositions(const Database& data) {
    std::vector<std::pair<std::u32string, unsigned>> pairs;
    unsigned entry = 0;
    for (const auto& [from, to] : data.decompositions) {
        if (!data.notComposed.contains(from)) pairs.emplace_back(to, entry);
        ++entry;
    }
    std::ranges::sort(pairs);
    std::vector<unsigned> entries(pairs.size());
    std::ranges::transform(pairs, entries.begin(), [](const auto& pair) { return pair.second; });
    return entries;
}

void writeTables(std::ostream& out, const Database& data) {
    Scripts scripts;
    out << "// Unicode " << data.version
        << " as unicode.cpp needs it, written by make_tables.cpp; what the tables are is in\n"
        << "// unicode_tables.h. Derived from the Unicode Character Database (c) 1991-2022 Unicode, Inc.; see UNICODE_LICENSE.\n"
        << "// SPDX-License-Identifier: MIT AND Unicode-DFS-2016\n"
        << "// clang-format off\n#include \"lexicon/unicode_tables.h\"\n\nnamespace parlour::lexicon::tables {\nnamespace {\n\n";
    const auto character = [&](char32_t c) {
        const Kind kind = kindOf(data, c);
        const bool hasScript = kind == Kind::letter || kind == Kind::mark || kind == Kind::spacingMark;
        return static_cast<unsigned>(kind) << 8 | (hasScript ? scripts.numberOf(data.scripts[c]) : 0);
    };
    std::vector<unsigned> firstCharacters(pastTheFirst);
    for (char32_t c = 0; c < pastTheFirst; ++c) firstCharacters[c] = character(c);
    write(out, "std::uint32_t", "characterRuns", runs(11, character));
    write(out, "std::uint16_t", "firstCharacterValues", firstCharacters);
    write(out, "std::uint32_t", "combiningClassRuns",
          runs(8, [&](char32_t c) { return static_cast<unsigned>(data.combiningClasses[c]); }));
    writeMapping(out, "decomposition", data.decompositions);
    writeMapping(out, "folding", data.foldings);
    write(out, "std::uint16_t", "compositionEntries", compositions(data));
    out << "}  // namespace\n\nconstinit const std::string_view unicodeVersion = \"" << data.version << "\";\n"
        << "constinit const std::span<const std::uint32_t> characters = characterRuns;\n"
        << "constinit const std::span<const std::uint16_t> firstCharacters = firstCharacterValues;\n"
        << "constinit const std::span<const std::uint32_t> combiningClasses = combiningClassRuns;\n"
        << "constinit const std::span<const std::uint16_t> compositions = compositionEntries;\n";
    for (const std::string name : {"decomposition", "folding"})
        out << "constinit const Mapping " << name << "s = {" << name << "Starts, " << name << "FirstEntries, " << name
            << "Offsets, " << name << "Units};\n";
    out << "\n}  // namespace parlour::lexicon::tables\n";
}

}  // namespace

int main(int count, char** words) try {
    if (count != 3) throw std::runtime_error("usage: make_tables FOLDER OUTPUT");
    Database data;
    readCharacters(words[1], data);
    readNormalization(words[1], data);
    std::ofstream out(words[2]);
    writeTables(out, data);
    return out.flush() ? 0 : 1;
} catch (const std::exception& error) {
    std::cerr << "make_tables: " << error.what() << '\n';
    return 1;
}
