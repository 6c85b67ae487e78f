// Putting differences into a text of JSON, without a tree in between.
// SPDX-License-Identifier: MIT
#include "core/difference.h"

namespace parlour::wire {
namespace {

/// Moves the reader to the part called `name` of what comes next; whether there is one.
bool find(Reader& reader, char bracket, std::string_view name) {
    std::string key, skipped;
    std::size_t place = 0;
    const bool isList = bracket == '[';
    for (bool more = reader.open(bracket); more; more = reader.next(isList ? ']' : '}')) {
        if (!isList && !reader.readKey(key)) return false;
        if (isList) key = std::to_string(place++);
        if (key == name) return true;
        reader.readRaw(skipped);
    }
    return false;
}

void put(std::string& json, const Difference& difference) {
    Reader reader(json);
    std::string_view path = difference.at;
    bool isThere = true;
    while (isThere && !path.empty()) {
        path.remove_prefix(1);
        const auto name = path.substr(0, path.find('/'));
        path.remove_prefix(name.size());
        isThere = find(reader, json[reader.at()], name);
    }
    const std::size_t from = reader.at();
    std::string old;
    if (isThere && reader.readRaw(old)) {
        json.replace(from, old.size(), difference.to.json);
    } else {  // after the last of a list
        json.insert(from - 1, (json[from - 2] == '[' ? "" : ",") + difference.to.json);
    }
}

}  // namespace

std::string with(std::string json, const std::vector<Difference>& differences) {
    for (const Difference& difference : differences) put(json, difference);
    return json;
}

}  // namespace parlour::wire
