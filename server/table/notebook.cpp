// What stands before and after the change stays. Letters of several bytes are not cut: the journal is text.
// SPDX-License-Identifier: MIT
#include "server/table/notebook.h"

#include <algorithm>

namespace parlour::server {

NoteEdited editOf(PersonId person, std::string_view before, std::string_view after) {
    const auto isInside = [](std::string_view text, std::size_t at) {  // of a letter
        return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    const auto most = std::min(before.size(), after.size());
    std::size_t head = 0, tail = 0;
    while (head < most && before[head] == after[head]) ++head;
    while (head > 0 && (isInside(before, head) || isInside(after, head))) --head;
    while (tail < most - head && before[before.size() - tail - 1] == after[after.size() - tail - 1]) ++tail;
    while (tail > 0 && isInside(after, after.size() - tail)) --tail;
    return {person, static_cast<std::uint32_t>(head), static_cast<std::uint32_t>(before.size() - tail),
            std::string(after.substr(head, after.size() - tail - head))};
}

}  // namespace parlour::server
