// `parlour machine atlas` as a person types it, and what is left when it is interrupted.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "cli/atlas_maker.h"
#include "cli/command_test.h"
#include "decks/folder_test.h"

namespace parlour::cli {
namespace {

namespace fs = std::filesystem;
using turing_machine::Mark;
using turing_machine::atlas::Scope;

/// Files of a test, by their names.
struct Folder : decks::TestFolder {
    std::string operator/(const char* name) const { return (path() / name).string(); }
};

std::string contents(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}
void write(const std::string& file, const std::string& text) { std::ofstream(file, std::ios::binary) << text; }

void expectSays(const std::string& words, const std::string& part) {
    const auto ran = parlourSays(words);
    EXPECT_EQ(ran.code, 0) << words << ": " << ran.out;
    EXPECT_NE(ran.out.find(part), std::string::npos) << words << ": " << ran.out;
}

TEST(AtlasCommand, MakesAnAtlasAndAnswers) {
    const Folder folder;
    const std::string file = " --file " + (folder / "few.atlas");
    expectSays("machine atlas make --highest-card 14" + file,
               "5259 problems with 1645 sets of cards, of which 324 differ for a player");
    EXPECT_FALSE(fs::exists(folder / "few.atlas.part"));
    EXPECT_FALSE(fs::exists(folder / "few.atlas.new"));
    expectSays(
        "machine atlas hardest --count 2" + file,
        "2 3 5 7 13           32 worlds  2.000 rounds, 5.000 questions on average; at most 2 and 5; luck 0.00\n");
    expectSays("machine atlas hardest --by luck --verifiers 4 --count 1 --json" + file, R"([{"cards":[)");
    expectSays("machine atlas find --rounds 2 --count 1" + file, "574 problems with 132 sets of cards\n23HH-4K8A-MX");
    expectSays("machine atlas find --rounds 3" + file, "0 problems with 0 sets of cards\n");
    expectSays("machine atlas find --rounds 2 --always --count 0" + file, "sets of cards");
    expectSays(
        "machine atlas find --needs-uniqueness --needs-superfluity --no-superfluous-question --json --count 1" + file,
        R"("needsUniqueness":true,"needsSuperfluity":true,"noSuperfluousQuestion":true)");
    expectSays("machine atlas of 14,4,9,11" + file, "4 9 11 14             2 worlds  1.000 rounds");
    expectSays("machine atlas of 1" + file, "25K5-M92T-MN   4 9 11 14          code 241  1 round and 1 question");
    expectSays("machine atlas of 25k5m92tmn --json" + file, R"("code":"241","shareCode":"25K5-M92T-MN","rounds":1)");
    expectSays("machine atlas facts" + file, "problems by rounds      0: 105, 1: 1288, 2: 198");
    expectSays("machine atlas plot --out " + (folder / "") + file, "");
    EXPECT_TRUE(contents(folder / "atlas_rounds.svg").starts_with("<svg xmlns="));
    EXPECT_TRUE(contents(folder / "atlas_questions.svg").ends_with("</svg>\n"));
}

TEST(AtlasCommand, SaysWhatIsWrong) {
    const Folder folder;
    const std::string file = " --file " + (folder / "few.atlas");
    expectComplaint("machine atlas facts" + file, "cannot be read");
    expectComplaint("machine atlas facts --file " + (folder / ""), "cannot be read");
    expectComplaint("machine atlas make --file " + (folder / "nowhere/few.atlas"), "is no folder");
    expectComplaint("machine atlas make --verifiers 3" + file, "4, 5 or 6 verifiers, not 3");
    expectComplaint("machine atlas make --verifiers 6 --highest-card 5" + file, "6 verifiers need 6 cards");
    expectComplaint("machine atlas make --highest-card 49" + file, "--highest-card");
    write(folder / "few.atlas", "not an atlas");
    expectComplaint("machine atlas facts" + file, "this is no atlas of parlour's");
    expectSays("machine atlas make --verifiers 4 --highest-card 9" + file, "problems");
    expectComplaint("machine atlas of 4,9,11,14" + file, "does not have these cards");
    expectComplaint("machine atlas of 4,9,11" + file, "4, 5 or 6 verifiers, not 3");
    expectComplaint("machine atlas of 21" + file, "there is no printed problem 21");
    expectComplaint("machine atlas hardest --by beauty" + file, "choose rounds, questions, luck or worlds");
    expectComplaint("machine atlas find --rounds 9" + file, "--rounds");
    expectComplaint("machine atlas find --verifiers 7" + file, "4, 5 or 6 verifiers, not 7");
    expectComplaint("machine atlas plot --out " + (folder / "nowhere") + file, "is no folder");
    std::string damaged = contents(folder / "few.atlas");
    damaged[damaged.size() / 2] ^= 4;
    write(folder / "few.atlas", damaged);
    expectComplaint("machine atlas facts" + file, "this atlas is damaged");
    write(folder / "few.atlas", damaged.substr(0, damaged.size() / 2));
    expectComplaint("machine atlas hardest" + file, "this atlas is damaged");
}

TEST(AtlasPart, GoesOnWhereItWasInterruptedAndBelievesNothingTorn) {
    const Folder folder;
    const std::string file = folder / "some.part";
    const Mark one = Mark::of(1), two = Mark::of(2);
    {
        AtlasPart part(file);
        part.add(one, {.outcomes = {{33}, {34}}, .noSuperfluousQuestion = true});
        part.add(two, {.outcomes = {{35}}, .noSuperfluousQuestion = false});
    }
    const std::string whole = contents(file);
    const auto known = [&](const std::string& bytes) {
        write(file, bytes);
        const AtlasPart part(file);
        return (part.find(one) != nullptr ? 1 : 0) + (part.find(two) != nullptr ? 2 : 0);
    };
    EXPECT_EQ(known(whole), 3);
    EXPECT_EQ(known(whole + "torn"), 3);
    EXPECT_EQ(contents(file), whole);  // what was torn is gone
    const std::size_t second = whole.size() - 28;
    for (std::size_t size = second; size < whole.size(); ++size) EXPECT_EQ(known(whole.substr(0, size)), 1) << size;
    for (std::size_t at = 0; at < whole.size(); ++at) {
        std::string changed = whole;
        changed[at] ^= 1;
        EXPECT_EQ(known(changed), at < second ? 0 : 1) << at;
    }
    EXPECT_EQ(known(""), 0);
    EXPECT_EQ(known("something else"), 0);
}

TEST(AtlasMaker, MakesTheSameOfAPart) {
    const Folder folder;
    const Scope scope{.fewest = 4, .most = 5, .highestCard = 12};
    const auto make = [&](const char* name) {
        AtlasPart part(folder / name);
        return makeAtlas(scope, part)->bytes;
    };
    const std::string bytes = make("one.part");
    const std::string part = contents(folder / "one.part");
    write(folder / "two.part", part.substr(0, part.size() / 2));
    EXPECT_EQ(make("two.part"), bytes);
    EXPECT_EQ(make("one.part"), bytes);  // nothing is left to solve
    EXPECT_EQ(contents(folder / "two.part").size(), part.size());
}

}  // namespace
}  // namespace parlour::cli
