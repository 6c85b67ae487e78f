// What a client does with differences (difference.h), on the text itself: what comes of it must be what the server
// would write as a whole, to the byte. Used by tests here and in server/. SPDX-License-Identifier: MIT
#pragma once
#include "core/difference.h"

namespace parlour::wire {

/// Moves the reader to the part called `name` of what comes next; whether there is one.
inline bool find(Reader& reader, char bracket, std::string_view name) {
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

inline void put(std::string& json, const Difference& difference) {
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

inline std::string with(std::string json, const std::vector<Difference>& differences) {
    for (const Difference& difference : differences) put(json, difference);
    return json;
}

}  // namespace parlour::wire
