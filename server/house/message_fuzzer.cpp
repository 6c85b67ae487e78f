// Feeds anything to a table: every line is a message of one of three people. Whatever they say, the house lives, and
// what it has written can be told again. SPDX-License-Identifier: MIT
#include <cstdlib>

#include "server/house/house_test.h"

using namespace parlour;
using namespace parlour::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static TestHouse house;
    const std::string code = house.open(machineFor(3));
    std::array<Somebody, 3> people;
    const std::array<std::string, 3> names{"Ann", "Bo", "Cy"};
    for (std::size_t i = 0; i < 2; ++i) house.join(people[i], code, names[i]);
    house.enter(people[2], code);
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (std::size_t turn = 0; !text.empty(); ++turn) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        Somebody& speaker = people[turn % 3];
        if (speaker.visitor) house.house->hear(*speaker.visitor, line, house.now += 10);
        if (speaker.hungUp) speaker.visitor.reset();
    }
    house.pass(200);
    for (Somebody& somebody : people) house.cut(somebody);
    house.pass(40'000, 40'000);
    if (!wrongWith(*house.store, code).empty()) std::abort();
    return 0;
}
