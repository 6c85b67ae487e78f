// The grammar of JSON, strictly (RFC 8259), with whole numbers only. json.h reads described types with it.
// Every way out of a fault goes through failAt, which keeps the first one.
// SPDX-License-Identifier: MIT
#include "core/json.h"

#include <cassert>
#include <charconv>
#include <cstring>

namespace parlour::wire {
namespace {

constexpr int deepest = 32;

/// Bytes of a string that are the same in JSON: all but control characters, quotes and backslashes; or of these only
/// those that are a character each.
enum class Bytes : bool { all, ofAscii };

template <Bytes bytes>
bool standsForItself(char c) {
    const bool isShort = bytes == Bytes::all || static_cast<unsigned char>(c) < 0x80;
    return static_cast<unsigned char>(c) >= 0x20 && isShort && c != '"' && c != '\\';
}

/// How many such bytes `text` begins with. Most strings have no others, so eight are looked at at once.
template <Bytes bytes>
std::size_t standForThemselves(std::string_view text) {
    constexpr auto eightTimes = [](unsigned char byte) { return 0x0101010101010101U * byte; };
    constexpr std::uint64_t highBits = eightTimes(0x80);
    const auto hasLessThan = [&](std::uint64_t eight, unsigned char byte) {
        return ((eight - eightTimes(byte)) & ~eight & highBits) != 0;
    };
    const auto has = [&](std::uint64_t eight, char byte) {
        return hasLessThan(eight ^ eightTimes(static_cast<unsigned char>(byte)), 1);
    };
    std::size_t at = 0;
    for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if (hasLessThan(eight, 0x20) || has(eight, '"') || has(eight, '\\')) break;
        if (bytes == Bytes::ofAscii && (eight & highBits) != 0) break;
    }
    while (at < text.size() && standsForItself<bytes>(text[at])) ++at;
    return at;
}

/// The length of the UTF-8 character that begins `text`, or 0 if it is not one (overlong, surrogate, cut off).
std::size_t lengthOfCharacter(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto follows = [&](std::size_t i, unsigned low = 0x80, unsigned high = 0xBF) {
        return byte(i) >= low && byte(i) <= high;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF)
        return follows(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) && follows(2) ? 3 : 0;
    if (first >= 0xF0 && first <= 0xF4)
        return follows(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) && follows(2) && follows(3) ? 4 : 0;
    return 0;
}

void appendUtf8(std::string& out, unsigned character) {
    const auto put = [&](unsigned byte) { out += static_cast<char>(byte); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0 | character >> 6), put(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        put(0xE0 | character >> 12), put(0x80 | (character >> 6 & 0x3F)), put(0x80 | (character & 0x3F));
    } else {
        put(0xF0 | character >> 18), put(0x80 | (character >> 12 & 0x3F));
        put(0x80 | (character >> 6 & 0x3F)), put(0x80 | (character & 0x3F));
    }
}

std::string oneOf(std::span<const Part> parts) {
    std::vector<std::string_view> names;
    for (const Part& part : parts) names.push_back(part.name);
    return wire::oneOf(names);
}

}  // namespace

void writeString(std::string& out, std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += '"';
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto plain = standForThemselves<Bytes::all>(text.substr(at));
        out.append(text, at, plain);
        at += plain;
        if (at == text.size()) break;
        const char c = text[at];
        if (c == '"' || c == '\\') {
            (out += '\\') += c;
        } else if (c == '\n') {
            out += "\\n";
        } else {
            ((out += "\\u00") += hex[static_cast<unsigned char>(c) >> 4]) += hex[static_cast<unsigned char>(c) & 15];
        }
    }
    out += '"';
}

void writeNumber(std::string& out, long long number) {
    std::array<char, 24> digits;
    out.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

std::string oneOf(std::span<const std::string_view> names) {
    std::string list;
    for (const auto name : names) ((list += list.empty() ? "\"" : ", \"") += name) += '"';
    return (names.size() > 1 ? "one of " : "") + list;
}

bool Reader::failAt(std::size_t at, std::string reason) {
    if (!fault_) {
        if (reason.starts_with("must ") || reason.starts_with("has "))
            reason = (field_.empty() ? "this " : "\"" + std::string(field_) + "\" ") + reason;
        fault_ = Fault{reason + " (at byte " + std::to_string(at) + ")"};
    }
    return false;
}
bool Reader::fail(std::string reason) { return failAt(at_, std::move(reason)); }

void Reader::skipSpace() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
        ++at_;
}

bool Reader::take(std::string_view word) {
    skipSpace();
    const std::string_view left = text_.substr(at_);  // most words are one sign, and most are not there
    if (left.empty() || left[0] != word[0] || (word.size() > 1 && !left.starts_with(word))) return false;
    at_ += word.size();
    return true;
}

bool Reader::atEnd() {
    skipSpace();
    return at_ == text_.size();
}

bool Reader::isNull() { return take("null"); }

bool Reader::readBool(bool& out) {
    out = take("true");
    return out || take("false") || fail("must be true or false");
}

bool Reader::readNumber(long long low, long long high, long long& out) {
    skipSpace();
    const auto start = at_;
    const auto* const first = text_.data() + at_;
    const auto* const end = text_.data() + text_.size();
    const auto [last, error] = std::from_chars(first, end, out);
    const auto refuse = [&] {
        return failAt(start, "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
    };
    if (error == std::errc::invalid_argument) return refuse();
    at_ += static_cast<std::size_t>(last - first);
    const std::string_view digits = text_.substr(start + (*first == '-' ? 1 : 0), at_ - start);
    const bool leadingZero = digits.size() > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9';
    const bool minusZero = out == 0 && *first == '-';
    const bool whole = peek() != '.' && peek() != 'e' && peek() != 'E';
    return (error == std::errc() && out >= low && out <= high && !leadingZero && !minusZero && whole) || refuse();
}

bool Reader::readHex(unsigned& out) {
    if (text_.size() - at_ < 4) return fail("must have four hexadecimal digits after \\u");
    const auto* const first = text_.data() + at_;
    const auto [last, error] = std::from_chars(first, first + 4, out, 16);
    if (error != std::errc() || last != first + 4) return fail("must have four hexadecimal digits after \\u");
    at_ += 4;
    return true;
}

bool Reader::readEscape(std::string& out) {
    constexpr std::string_view letters = "\"\\/bfnrt", meanings = "\"\\/\b\f\n\r\t";
    const char letter = peek();
    ++at_;
    if (const auto which = letters.find(letter); which != std::string_view::npos && letter != '\0') {
        out += meanings[which];
        return true;
    }
    if (letter != 'u') return failAt(at_ - 1, "has an unknown escape in a string");
    unsigned high = 0, low = 0;
    if (!readHex(high)) return false;
    if (high >= 0xD800 && high < 0xDC00) {
        if (!text_.substr(at_).starts_with("\\u")) return fail("has half a surrogate pair in a string");
        at_ += 2;
        if (!readHex(low)) return false;
        if (low < 0xDC00 || low > 0xDFFF) return fail("has half a surrogate pair in a string");
        high = 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
    } else if (high >= 0xDC00 && high < 0xE000) {
        return fail("has half a surrogate pair in a string");
    }
    appendUtf8(out, high);
    return true;
}

bool Reader::readUtf8(std::string& out) {
    const auto length = lengthOfCharacter(text_.substr(at_));
    if (length == 0) return fail("has bytes that are not UTF-8");
    out += text_.substr(at_, length);
    at_ += length;
    return true;
}

bool Reader::readString(std::string& out) {
    out.clear();
    if (!take("\"")) return fail("must be a string");
    for (;;) {
        const auto plain = standForThemselves<Bytes::ofAscii>(text_.substr(at_));
        out += text_.substr(at_, plain);
        at_ += plain;
        if (at_ >= text_.size()) return fail("has a string without an end");
        const char c = text_[at_];
        if (c == '"') return ++at_, true;
        if (static_cast<unsigned char>(c) < 0x20)
            return fail("has a control character in a string; write it as \\u00..");
        if (c == '\\') {
            ++at_;
            if (!readEscape(out)) return false;
        } else if (!readUtf8(out)) {
            return false;
        }
    }
}

bool Reader::open(char bracket) {
    const char closing = bracket == '[' ? ']' : '}';
    if (!take(std::string_view(&bracket, 1))) return fail(bracket == '[' ? "must be a list" : "must be an object");
    return !take(std::string_view(&closing, 1));
}

bool Reader::next(char bracket) {
    if (take(",")) return true;
    if (!take(std::string_view(&bracket, 1))) fail(std::string("must go on with , or ") + bracket);
    return false;
}

bool Reader::readKey(std::string& key) {
    field_ = {};
    return readString(key) && (take(":") || fail("must have : after a field's name"));
}

bool Reader::readWord(std::span<const std::string_view> words, std::size_t& which) {
    const auto start = at_;
    std::string text;
    if (!readString(text)) return false;
    which = static_cast<std::size_t>(std::ranges::find(words, text) - words.begin());
    return which < words.size() || failAt(start, "must be " + oneOf(words));
}

bool Reader::readObject(const Object& object, void* into) {
    const auto& fields = object.fields;
    std::uint64_t seen = 0;  // a bit for each field, and one for "is"
    assert(fields.size() < 64);
    std::string key;
    for (bool more = open('{'); more; more = next('}')) {
        const auto start = at_;
        if (!readKey(key)) return false;
        const auto place = static_cast<std::size_t>(std::ranges::find(fields, key, &Part::name) - fields.begin());
        const bool isTag = place == fields.size() && object.isTagged && key == "is";
        if (place == fields.size() && !isTag)
            return failAt(start, "there is no field \"" + key.substr(0, 40) + "\"; " +
                                     (fields.empty() ? "none is needed" : "known: " + oneOf(fields)));
        if ((seen >> place & 1) != 0) return failAt(start, "\"" + key + "\" is there twice");
        seen |= std::uint64_t{1} << place;
        if (isTag) {
            if (!readString(key)) return false;
        } else {
            nowIn(fields[place].name);
            if (!fields[place].read(*this, into)) return false;
        }
    }
    if (fault_) return false;
    for (std::size_t place = 0; place < fields.size(); ++place)
        if ((seen >> place & 1) == 0 && !fields[place].mayBeLeftOut)
            return fail("the field \"" + std::string(fields[place].name) + "\" is missing");
    return true;
}

bool Reader::readVariant(std::span<const Part> alternatives, void* into) {
    std::string name;
    const auto start = at_;
    if (!peekIs(name)) return false;
    for (const Part& alternative : alternatives)
        if (alternative.name == name) return alternative.read(*this, into);
    return failAt(start, "\"is\" must be " + oneOf(alternatives));
}

bool Reader::skipValue(int depth) {
    skipSpace();
    std::string ignored;
    long long number = 0;
    const char c = peek();
    if (c == '{' || c == '[') {
        if (depth == deepest) return fail("has too many levels of nesting");
        const char closing = c == '[' ? ']' : '}';
        for (bool more = open(c); more; more = next(closing))
            if ((c == '{' && !readKey(ignored)) || !skipValue(depth + 1)) return false;
        return !fault_;
    }
    if (c == '"') return readString(ignored);
    if (isNull() || take("true") || take("false")) return true;
    return readNumber(-(1LL << 53), 1LL << 53, number);
}

bool Reader::readRaw(std::string& out) {
    skipSpace();
    const auto start = at_;
    if (!skipValue(0)) return false;
    out = text_.substr(start, at_ - start);
    return true;
}

bool Reader::peekIs(std::string& name) {
    Reader ahead(*this);
    std::string key;
    for (bool more = ahead.open('{'); more; more = ahead.next('}')) {
        if (!ahead.readKey(key)) break;
        if (key == "is") {
            if (ahead.readString(name)) return true;
            break;
        }
        if (!ahead.skipValue(1)) break;
    }
    if (!ahead.fault_) ahead.fail("must have \"is\"");
    if (!fault_) fault_ = std::move(ahead.fault_);
    return false;
}

}  // namespace parlour::wire
