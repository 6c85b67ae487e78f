// Shapes written down as TypeScript and as JSON Schema. A named type is declared once, where it is met first.
// SPDX-License-Identifier: MIT
#include "core/types.h"

#include <algorithm>
#include <utility>

#include "core/json.h"

namespace parlour::wire {
namespace {

/// The words in quotes, with something between them.
std::string quoted(std::span<const std::string_view> words, std::string_view between) {
    std::string text;
    for (const auto word : words) {
        if (!text.empty()) text += between;
        ((text += '"') += word) += '"';
    }
    return text;
}

/// Declares an object unless it is declared; `write` writes it. A type that is met again is not walked again.
void declareOnce(const Shape& object, Declarations& declarations, const auto& write) {
    const std::string name(object.name);
    if (declarations.contains(name)) return;
    declarations[name];
    declarations[name] = write();
}

// ---- TypeScript --------------------------------------------------------------------------------------

std::string typescriptUnion(const Shape& shape, Declarations& declarations) {
    std::string text;
    for (const ShapePart& alternative : shape.parts) {
        if (!text.empty()) text += " | ";
        text += "({ is: \"" + std::string(alternative.name) + "\" } & " + typescript(*alternative.shape, declarations) +
                ")";
    }
    return text;
}

std::string typescriptInterface(const Shape& shape, Declarations& declarations) {
    std::string text = "export interface " + std::string(shape.name) + " {";
    for (const ShapePart& field : shape.parts) {
        ((text += ' ') += field.name) += field.mayBeMissing ? "?: " : ": ";
        (text += typescript(*field.shape, declarations)) += ';';
    }
    return text + " }";
}

/// A declaration in lines that fit a page: broken after fields, and long fields before `|`; what goes on is indented.
std::string folded(std::string_view declaration) {
    constexpr std::size_t longest = 118;
    constexpr std::string_view indented = "   ";  // and the space that stood there
    std::string text, line;
    const auto makeRoomFor = [&](std::string_view part) {
        if (line.size() + part.size() > longest) text += std::exchange(line, indented) + "\n";
    };
    while (!declaration.empty()) {
        const auto end = std::min(declaration.find(';'), declaration.size() - 1) + 1;
        auto field = declaration.substr(end) == " }" ? declaration : declaration.substr(0, end);
        declaration.remove_prefix(field.size());
        if (indented.size() + field.size() <= longest) makeRoomFor(field);
        while (!field.empty()) {
            const auto part = field.substr(0, field.find(" |", 1));
            makeRoomFor(part);
            line += part;
            field.remove_prefix(part.size());
        }
    }
    return text + line;
}

// ---- JSON Schema -------------------------------------------------------------------------------------

enum class Tag : bool { none, is };

/// The schema of an object, with an "is" if it is one of several.
std::string schemaOfObject(const Shape& shape, Declarations& declarations, Tag tag) {
    std::string properties, required;
    if (tag == Tag::is) properties = R"("is":{"const":")" + std::string(shape.name) + "\"}", required = R"("is")";
    for (const auto& [name, field, mayBeLeftOut, mayBeMissing] : shape.parts) {
        properties += (properties.empty() ? "\"" : ",\"") + std::string(name) + "\":" + schema(*field, declarations);
        if (!mayBeLeftOut) required += (required.empty() ? "\"" : ",\"") + std::string(name) + '"';
    }
    return R"({"type":"object","properties":{)" + properties + R"(},"required":[)" + required +
           R"(],"additionalProperties":false})";
}

std::string schemaUnion(const Shape& shape, Declarations& declarations) {
    std::string text;
    for (const ShapePart& alternative : shape.parts)
        text += (text.empty() ? "" : ",") + schemaOfObject(*alternative.shape, declarations, Tag::is);
    return R"({"oneOf":[)" + text + "]}";
}

std::string schemaOfList(const Shape& shape, Declarations& declarations) {
    const std::string most = shape.mostItems > 0 ? R"(,"maxItems":)" + std::to_string(shape.mostItems) : "";
    return R"({"type":"array","items":)" + schema(*shape.inner, declarations) + most + "}";
}

std::string schemaOfSpelling(const Shape& shape) {
    std::string text = R"({"type":"string","pattern":)";
    writeString(text, shape.spelling);
    return text + "}";
}

}  // namespace

std::string typescript(const Shape& shape, Declarations& declarations) {
    switch (shape.kind) {
        case Kind::boolean:
            return "boolean";
        case Kind::words:
            return quoted(shape.words, " | ");
        case Kind::number:
            return "number";
        case Kind::spelled:
        case Kind::text:
            return "string";
        case Kind::optional:
            return typescript(*shape.inner, declarations) + " | null";
        case Kind::list:
            return "(" + typescript(*shape.inner, declarations) + ")[]";
        case Kind::variant:
            return typescriptUnion(shape, declarations);
        case Kind::raw:
            return "unknown";
        case Kind::object:
            break;
    }
    declareOnce(shape, declarations, [&] { return typescriptInterface(shape, declarations); });
    return std::string(shape.name);
}

std::string schema(const Shape& shape, Declarations& declarations) {
    switch (shape.kind) {
        case Kind::boolean:
            return R"({"type":"boolean"})";
        case Kind::words:
            return R"({"enum":[)" + quoted(shape.words, ",") + "]}";
        case Kind::number:
            return R"({"type":"integer","minimum":)" + std::to_string(shape.lowest) + R"(,"maximum":)" +
                   std::to_string(shape.highest) + "}";
        case Kind::spelled:
            return schemaOfSpelling(shape);
        case Kind::text:
            return R"({"type":"string"})";
        case Kind::optional:
            return R"({"anyOf":[)" + schema(*shape.inner, declarations) + R"(,{"type":"null"}]})";
        case Kind::list:
            return schemaOfList(shape, declarations);
        case Kind::variant:
            return schemaUnion(shape, declarations);
        case Kind::raw:
            return "{}";
        case Kind::object:
            break;
    }
    declareOnce(shape, declarations, [&] { return schemaOfObject(shape, declarations, Tag::none); });
    return R"({"$ref":"#/$defs/)" + std::string(shape.name) + "\"}";
}

std::string typescriptOf(std::span<const ShapePart> messages) {
    Declarations declarations;
    std::string text;
    for (const ShapePart& message : messages) {
        const auto type = typescript(*message.shape, declarations);
        if (type != message.name)
            text += folded("export type " + std::string(message.name) + " = " + type + ";") + "\n";
    }
    for (const auto& [name, declaration] : declarations) text += folded(declaration) + "\n";
    return text;
}

std::string schemaOf(std::span<const ShapePart> messages) {
    Declarations declarations;
    for (const ShapePart& message : messages) {
        auto type = schema(*message.shape, declarations);
        if (message.shape->kind != Kind::object) declarations[std::string(message.name)] = std::move(type);
    }
    std::string text;
    for (const auto& [name, declared] : declarations) text += (text.empty() ? "\"" : ",\n\"") + name + "\":" + declared;
    return R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{)"
           "\n" +
           text + "\n}}";
}

}  // namespace parlour::wire
