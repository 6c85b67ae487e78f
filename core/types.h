// TypeScript and JSON Schema of described types (wire.h), so that no client writes them a second time.
// Both walk a type once, and collect the named types that they meet on the way.
// SPDX-License-Identifier: MIT
#pragma once
#include <map>

#include "core/json.h"

namespace parlour::wire {

/// The declarations met so far, by name.
using Declarations = std::map<std::string, std::string, std::less<>>;

template <Described T>
constexpr const T* typeOf = nullptr;

/// Calls visit(name, pointer to member type) for each field of T.
template <Described T>
void eachField(auto&& visit) {
    const auto meet = [&]<class Member>(const Field<T, Member>& field) {
        visit(field.name, static_cast<const Member*>(nullptr));
    };
    std::apply([&](const auto&... field) { (meet(field), ...); }, fieldsOf(typeOf<T>));
}

// ---- TypeScript --------------------------------------------------------------------------------------

template <class T>
std::string typescript(Declarations& declarations);

template <class... Ts>
std::string typescriptUnion(Declarations& declarations, const std::variant<Ts...>*) {
    std::string text;
    const auto add = [&]<class T>(const T* type) {
        if (!text.empty()) text += " | ";
        text += "({ is: \"" + std::string(nameOf(type)) + "\" } & " + typescript<T>(declarations) + ")";
    };
    (add(static_cast<const Ts*>(nullptr)), ...);
    return text;
}

/// How TypeScript writes T where it is used.
template <class T>
std::string typescript(Declarations& declarations) {
    if constexpr (std::is_same_v<T, bool>) {
        return "boolean";
    } else if constexpr (Worded<T>) {
        std::string text;
        for (const auto name : namesOf<T>()) text += (text.empty() ? "\"" : " | \"") + std::string(name) + '"';
        return text;
    } else if constexpr (Number<T>) {
        return "number";
    } else if constexpr (Spelled<T> || isText<T>) {
        return "string";
    } else if constexpr (isOptional<T>) {
        return typescript<typename T::value_type>(declarations) + " | null";
    } else if constexpr (List<T>) {
        return "(" + typescript<typename T::value_type>(declarations) + ")[]";
    } else if constexpr (isVariant<T>) {
        return typescriptUnion(declarations, static_cast<const T*>(nullptr));
    } else if constexpr (std::is_same_v<T, Raw>) {
        return "unknown";
    } else {
        const std::string name(nameOf(typeOf<T>));
        if (declarations.contains(name)) return name;
        declarations[name];  // a place in the list, so that a type met again is not walked again
        std::string text = "export interface " + name + " {";
        eachField<T>([&]<class Member>(std::string_view field, const Member*) {
            ((((text += ' ') += field) += ": ") += typescript<Member>(declarations)) += ';';
        });
        declarations[name] = text + " }";
        return name;
    }
}

// ---- JSON Schema -------------------------------------------------------------------------------------

template <class T>
std::string schema(Declarations& declarations);

/// The schema of an object with the fields of T, and with an "is" if it is one of several.
template <Described T>
std::string schemaOfObject(Declarations& declarations, bool tagged) {
    std::string properties, required;
    if (tagged) properties = R"("is":{"const":")" + std::string(nameOf(typeOf<T>)) + "\"}", required = R"("is")";
    constexpr bool mayBeLeftOut = requires { fieldsMayBeLeftOut(typeOf<T>); };
    eachField<T>([&]<class Member>(std::string_view field, const Member*) {
        properties += (properties.empty() ? "\"" : ",\"") + std::string(field) + "\":" + schema<Member>(declarations);
        if (!mayBeLeftOut) required += (required.empty() ? "\"" : ",\"") + std::string(field) + '"';
    });
    return R"({"type":"object","properties":{)" + properties + R"(},"required":[)" + required +
           R"(],"additionalProperties":false})";
}

template <class... Ts>
std::string schemaUnion(Declarations& declarations, const std::variant<Ts...>*) {
    std::string text;
    ((text += (text.empty() ? "" : ",") + schemaOfObject<Ts>(declarations, true)), ...);
    return R"({"oneOf":[)" + text + "]}";
}

template <class T>
std::string schema(Declarations& declarations) {
    if constexpr (std::is_same_v<T, bool>) {
        return R"({"type":"boolean"})";
    } else if constexpr (Worded<T>) {
        std::string text;
        for (const auto name : namesOf<T>()) text += (text.empty() ? "\"" : ",\"") + std::string(name) + '"';
        return R"({"enum":[)" + text + "]}";
    } else if constexpr (Number<T>) {
        return R"({"type":"integer","minimum":)" + std::to_string(lowest<T>) + R"(,"maximum":)" +
               std::to_string(highest<T>) + "}";
    } else if constexpr (Spelled<T>) {
        std::string text = R"({"type":"string","pattern":)";
        writeString(text, spelling(static_cast<const T*>(nullptr)));
        return text + "}";
    } else if constexpr (isText<T>) {
        return R"({"type":"string"})";
    } else if constexpr (isOptional<T>) {
        return R"({"anyOf":[)" + schema<typename T::value_type>(declarations) + R"(,{"type":"null"}]})";
    } else if constexpr (List<T>) {
        const std::string most = mostItems<T> > 0 ? R"(,"maxItems":)" + std::to_string(mostItems<T>) : "";
        return R"({"type":"array","items":)" + schema<typename T::value_type>(declarations) + most + "}";
    } else if constexpr (isVariant<T>) {
        return schemaUnion(declarations, static_cast<const T*>(nullptr));
    } else if constexpr (std::is_same_v<T, Raw>) {
        return "{}";
    } else {
        const std::string name(nameOf(typeOf<T>));
        if (!declarations.contains(name)) {
            declarations[name];
            declarations[name] = schemaOfObject<T>(declarations, false);
        }
        return R"({"$ref":"#/$defs/)" + name + "\"}";
    }
}

}  // namespace parlour::wire
