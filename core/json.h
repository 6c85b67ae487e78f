// JSON for described types (wire.h), without a tree in between: write straight from the value, read
// straight into it. Reading is strict and says where and why it stopped. The grammar is in json.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <span>

#include "core/fault.h"
#include "core/wire.h"

namespace parlour::wire {

// ---- Writing -----------------------------------------------------------------------------------------

/// What the text is for: a message leaves the server, a journal does not.
enum class Purpose : bool { message, journal };

/// Appends a string in quotes, escaped.
void writeString(std::string& out, std::string_view text);
void writeNumber(std::string& out, long long number);

template <Purpose purpose, class T>
void write(std::string& out, const T& value);

/// `,"name":` of a field, made once.
template <class T, std::size_t place>
constexpr auto fieldText = [] {
    constexpr std::string_view name = std::get<place>(fieldsOf(typeOf<T>)).name;
    std::array<char, name.size() + 4> text{',', '"'};
    std::ranges::copy(name, text.begin() + 2);
    text[name.size() + 2] = '"';
    text[name.size() + 3] = ':';
    return text;
}();

template <Purpose purpose, class T>
void writeFields(std::string& out, const T& value) {
    static_assert(purpose == Purpose::journal || Sendable<T>, "this type may not leave the server");
    const auto writeOne = [&]<std::size_t place>(std::integral_constant<std::size_t, place>) {
        const std::string_view text(fieldText<T, place>.data(), fieldText<T, place>.size());
        if (isLeftOut(value, std::get<place>(fieldsOf(&value)))) return;
        out += out.back() == '{' ? text.substr(1) : text;
        write<purpose>(out, value.*std::get<place>(fieldsOf(&value)).member);
    };
    [&]<std::size_t... places>(std::index_sequence<places...>) {
        (writeOne(std::integral_constant<std::size_t, places>()), ...);
    }(std::make_index_sequence<std::tuple_size_v<decltype(fieldsOf(&value))>>());
    out += '}';
}

template <Purpose purpose, class T>
void write(std::string& out, const T& value) {
    if constexpr (kindOf<T> == Kind::boolean) {
        out += value ? "true" : "false";
    } else if constexpr (kindOf<T> == Kind::words) {
        ((out += '"') += wordsOf(&value)[static_cast<std::size_t>(value)].text) += '"';
    } else if constexpr (kindOf<T> == Kind::number) {
        writeNumber(out, static_cast<long long>(value));
    } else if constexpr (kindOf<T> == Kind::spelled) {
        writeString(out, spell(value));
    } else if constexpr (kindOf<T> == Kind::text) {
        writeString(out, value);
    } else if constexpr (kindOf<T> == Kind::optional) {
        if (value) {
            write<purpose>(out, *value);
        } else {
            out += "null";
        }
    } else if constexpr (kindOf<T> == Kind::list) {
        out += '[';
        for (const auto& item : value) {
            if (out.back() != '[') out += ',';
            write<purpose>(out, item);
        }
        out += ']';
    } else if constexpr (kindOf<T> == Kind::variant) {
        std::visit(
            [&]<class Alternative>(const Alternative& alternative) {
                ((out += "{\"is\":\"") += nameOf(&alternative)) += '"';
                writeFields<purpose>(out, alternative);
            },
            value);
    } else if constexpr (kindOf<T> == Kind::raw) {
        out += value.json;
    } else {
        static_assert(kindOf<T> == Kind::object);
        out += '{';
        writeFields<purpose>(out, value);
    }
}

/// What may be sent to a player. Only whole described things: a loose list says nothing about where it came from.
template <class T>
    requires(maySend<T> && (Described<T> || isVariant<T>))
void message(const T& value, std::string& out) {
    out.clear();
    write<Purpose::message>(out, value);
}
template <class T>
    requires(maySend<T> && (Described<T> || isVariant<T>))
std::string message(const T& value) {
    std::string out;
    message(value, out);
    return out;
}

/// What the journal keeps, secrets included.
template <class T>
std::string journal(const T& value) {
    std::string out;
    write<Purpose::journal>(out, value);
    return out;
}

// ---- Reading -----------------------------------------------------------------------------------------

class Reader;

/// A part of an object, or an alternative of a variant: its name, a function that reads it to where it belongs, and
/// whether it may be left out.
struct Part {
    std::string_view name;
    bool (*read)(Reader& reader, void* into);
    bool mayBeLeftOut = false;
};

/// An object: its fields, and whether it is one of several, so that it has an "is" that was looked at before.
struct Object {
    std::span<const Part> fields;
    bool isTagged;
};

/// Reads JSON, one token after the other. Each step says whether it went well; the first fault is kept.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    const std::optional<Fault>& fault() const { return fault_; }
    bool fail(std::string reason);
    bool failAt(std::size_t at, std::string reason);

    bool readString(std::string& out);
    bool readNumber(long long low, long long high, long long& out);
    bool readBool(bool& out);
    bool readRaw(std::string& out);
    /// One of these words: which.
    bool readWord(std::span<const std::string_view> words, std::size_t& which);
    bool readObject(const Object& object, void* into);
    bool readVariant(std::span<const Part> alternatives, void* into);
    /// Takes `null` if that comes next.
    bool isNull();
    bool atEnd();

    /// The items of `[...]` or the keys of `{...}`, in a loop:
    /// for (bool more = open('['); more; more = next(']')) ...; then check fault().
    bool open(char bracket);
    bool next(char bracket);
    bool readKey(std::string& key);

    /// The "is" of the object that comes next, wherever in the object it stands. Reads nothing.
    bool peekIs(std::string& name);

    std::size_t at() const { return at_; }
    /// The field that is being read, for the fault's text.
    std::string_view field() const { return field_; }
    void nowIn(std::string_view field) { field_ = field; }

private:
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skipSpace();
    bool take(std::string_view word);
    bool readEscape(std::string& out);
    bool readHex(unsigned& out);
    bool readUtf8(std::string& out);
    bool skipValue(int depth);

    std::string_view text_, field_;
    std::size_t at_ = 0;
    std::optional<Fault> fault_;
};

/// "one of a, b, c", for a person.
std::string oneOf(std::span<const std::string_view> names);

template <class T>
bool read(Reader& reader, T& value);

// The grammar of objects, variants and words is compiled once, in json.cpp; for each type there are only these tables.

template <Described T, std::size_t place>
bool readField(Reader& reader, void* object) {
    return read(reader, static_cast<T*>(object)->*std::get<place>(fieldsOf(typeOf<T>)).member);
}

template <Described T>
constexpr auto fieldParts = []<std::size_t... places>(std::index_sequence<places...>) {
    return std::array<Part, sizeof...(places)>{Part{std::get<places>(fieldsOf(typeOf<T>)).name, readField<T, places>,
                                                    mayBeLeftOut<T>(std::get<places>(fieldsOf(typeOf<T>)).name)}...};
}(std::make_index_sequence<std::tuple_size_v<decltype(fieldsOf(typeOf<T>))>>());

template <Described T>
bool readFields(Reader& reader, T& value, bool isTagged) {
    return reader.readObject({fieldParts<T>, isTagged}, &value);
}

template <class Variant, Described T>
bool readAlternative(Reader& reader, void* variant) {
    return readFields(reader, static_cast<Variant*>(variant)->template emplace<T>(), true);
}

template <class... Ts>
bool readVariant(Reader& reader, std::variant<Ts...>& value) {
    static constexpr std::array<Part, sizeof...(Ts)> alternatives{
        Part{nameOf(typeOf<Ts>), readAlternative<std::variant<Ts...>, Ts>}...};
    return reader.readVariant(alternatives, &value);
}

template <class T>
bool readText(Reader& reader, T& value) {
    const auto at = reader.at();
    std::string text;
    if (!reader.readString(text)) return false;
    if constexpr (kindOf<T> == Kind::spelled) {
        return unspell(text, value) || reader.failAt(at, "must look like " + std::string(spelling(typeOf<T>)));
    } else {
        if constexpr (requires { T::capacity; })
            if (!T::fits(text))
                return reader.failAt(at, "must be at most " + std::to_string(T::capacity) + " bytes long");
        value = T(std::move(text));
        return true;
    }
}

template <List T>
bool readList(Reader& reader, T& value) {
    value.clear();
    const auto field = reader.field();
    for (bool more = reader.open('['); more; more = reader.next(']')) {
        reader.nowIn(field);
        if constexpr (mostItems<T> > 0)
            if (value.full()) return reader.fail("has more than " + std::to_string(mostItems<T>) + " items");
        typename T::value_type item{};
        if (!read(reader, item)) return false;
        value.push_back(std::move(item));
    }
    return !reader.fault();
}

template <class T>
bool read(Reader& reader, T& value) {
    if constexpr (kindOf<T> == Kind::boolean) {
        return reader.readBool(value);
    } else if constexpr (kindOf<T> == Kind::number) {
        long long number = 0;
        if (!reader.readNumber(lowest<T>, highest<T>, number)) return false;
        value = static_cast<T>(number);
        return true;
    } else if constexpr (kindOf<T> == Kind::words) {
        std::size_t which = 0;
        if (!reader.readWord(allWords<T>, which)) return false;
        value = static_cast<T>(which);
        return true;
    } else if constexpr (kindOf<T> == Kind::spelled || kindOf<T> == Kind::text) {
        return readText(reader, value);
    } else if constexpr (kindOf<T> == Kind::optional) {
        if (reader.isNull()) return value.reset(), true;
        return read(reader, value.emplace());
    } else if constexpr (kindOf<T> == Kind::list) {
        return readList(reader, value);
    } else if constexpr (kindOf<T> == Kind::variant) {
        return readVariant(reader, value);
    } else if constexpr (kindOf<T> == Kind::raw) {
        return reader.readRaw(value.json);
    } else {
        static_assert(kindOf<T> == Kind::object);
        return readFields(reader, value, false);
    }
}

/// Reads the whole of `json` into `value`, or says what is wrong with it; then `value` is not to be used.
template <class T>
std::optional<Fault> read(std::string_view json, T& value) {
    Reader reader(json);
    if (read(reader, value) && !reader.atEnd()) reader.fail("nothing may follow the value");
    return reader.fault();
}

}  // namespace parlour::wire
