// parlour machine atlas: makes the atlas of all classic problems, and asks it. What its words mean is said in
// docs/atlas.md.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <fstream>
#include <sstream>

#include "cli/atlas_maker.h"
#include "cli/atlas_plot.h"
#include "cli/machine.h"
#include "games/turing_machine/atlas/findings.h"
#include "games/turing_machine/share_code.h"

namespace parlour::cli {

using namespace turing_machine;
using namespace turing_machine::atlas;

namespace {

namespace fs = std::filesystem;

void askForFile(Command command, std::string& file) { command.option("--file", file, "the atlas").withStandard(); }
constexpr const char* usualFile = "classic.atlas";

Atlas readAtlas(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream || fs::is_directory(file))
        throw Mistake(file + " cannot be read; parlour machine atlas make makes an atlas");
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return orMistake(Atlas::read(std::move(bytes).str()), file);
}

/// All of it or nothing: what was there stays until the new file is whole.
void writeWhole(const fs::path& file, std::string_view bytes) {
    const fs::path next = file.string() + ".new";
    {
        std::ofstream stream(next, std::ios::binary);
        stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!stream.flush()) throw Mistake(next.string() + " cannot be written");
    }
    std::error_code error;
    fs::rename(next, file, error);
    if (error) throw Mistake(file.string() + " cannot be written: " + error.message());
}

void checkVerifiers(const std::optional<int>& verifiers) {
    if (verifiers && (*verifiers < fewestVerifiers || *verifiers > mostVerifiers))
        throw Mistake("a machine has 4, 5 or 6 verifiers, not " + std::to_string(*verifiers));
}

// ---- Making --------------------------------------------------------------------------------------------

void addMake(Command group) {
    Command command =
        group.command("make", "solve every classic problem there is; begun again it goes on where it was interrupted");
    struct Asked {
        std::string file = usualFile;
        std::optional<int> verifiers;
        int highestCard = cardCount;
    };
    const auto asked = std::make_shared<Asked>();
    askForFile(command, asked->file);
    command.option("--verifiers", asked->verifiers, "4, 5 or 6 alone (default: all three)");
    command.option("--highest-card", asked->highestCard, "only problems with cards up to this one")
        .between(fewestVerifiers, cardCount)
        .withStandard();
    command.runs([asked] {
        checkVerifiers(asked->verifiers);
        const int fewest = asked->verifiers.value_or(fewestVerifiers);
        const int most = asked->verifiers.value_or(std::min(mostVerifiers, asked->highestCard));
        if (most > asked->highestCard)
            throw Mistake(fmt::format("{} verifiers need {} cards; allow more with --highest-card", most, most));
        const fs::path folder = fs::absolute(asked->file).parent_path();
        if (!fs::is_directory(folder)) throw Mistake(folder.string() + " is no folder");
        AtlasPart part(asked->file + ".part");
        const AtlasMade made = orMistake(makeAtlas({fewest, most, asked->highestCard}, part));
        writeWhole(asked->file, made.bytes);
        part.remove();
        fmt::print("{} problems with {} sets of cards, of which {} differ for a player, in {} ({} bytes)\n",
                   made.problems, made.sets, made.structures, asked->file, made.bytes.size());
    });
}

// ---- Asking --------------------------------------------------------------------------------------------

struct EntryLine {
    std::vector<int> cards;
    std::uint64_t worlds = 0;
    std::string rounds, questions, luck;
    std::uint32_t fewestRounds = 0, mostRounds = 0, fewestQuestions = 0, mostQuestions = 0;
    bool needsUniqueness = false, needsSuperfluity = false, noSuperfluousQuestion = false;
};
WIRE(EntryLine, cards, worlds, rounds, questions, luck, fewestRounds, mostRounds, fewestQuestions, mostQuestions,
     needsUniqueness, needsSuperfluity, noSuperfluousQuestion)

struct ProblemOfAtlas {
    EntryLine of;
    std::string code, shareCode;
    std::uint32_t rounds = 0, questions = 0;
};
WIRE(ProblemOfAtlas, of, code, shareCode, rounds, questions)

EntryLine lineOf(const Entry& entry) {
    EntryLine line{.cards = {},
                   .worlds = entry.outcomes.size(),
                   .rounds = toText(entry.expected().rounds),
                   .questions = toText(entry.expected().questions),
                   .luck = fmt::format("{:.2f}", entry.luck()),
                   .fewestRounds = entry.fewest().rounds,
                   .mostRounds = entry.most().rounds,
                   .fewestQuestions = entry.fewest().questions,
                   .mostQuestions = entry.most().questions,
                   .needsUniqueness = entry.traits.needsUniqueness,
                   .needsSuperfluity = entry.traits.needsSuperfluity,
                   .noSuperfluousQuestion = entry.traits.noSuperfluousQuestion};
    for (int row = 0; row < entry.layout.verifiers; ++row)
        line.cards.push_back(entry.layout.cards[static_cast<std::size_t>(row)][0]);
    return line;
}

ProblemOfAtlas lineOf(const Entry& entry, const Problem& problem, std::uint32_t world) {
    const Tally tally = entry.outcomes[world].tally();
    return {lineOf(entry), toText(problem.code), shareCode(problem), tally.rounds, tally.questions};
}

void print(const EntryLine& line, const Entry& entry) {
    fmt::print("{:<18} {:>4} worlds  {:.3f} rounds, {:.3f} questions on average; at most {} and {}; luck {}\n",
               fmt::format("{}", fmt::join(line.cards, " ")), line.worlds, entry.expected().rounds.value(),
               entry.expected().questions.value(), line.mostRounds, line.mostQuestions, line.luck);
}

void print(const ProblemOfAtlas& line) {
    fmt::print("{:<14} {:<18} code {}  {} and {}\n", line.shareCode, fmt::format("{}", fmt::join(line.of.cards, " ")),
               line.code, several(line.rounds, "round"), several(line.questions, "question"));
}

template <class Line>
void printList(const std::vector<Line>& lines) {
    std::vector<std::string> all;
    for (const Line& line : lines) all.push_back(wire::message(line));
    fmt::print("[{}]\n", fmt::join(all, ","));
}

struct WishTyped : Wish {
    std::string file = usualFile;
    int count = 10;
    bool json = false;

    void ask(Command command) {
        askForFile(command, file);
        command.option("--verifiers", verifiers, "4, 5 or 6 alone");
        command.flag("--needs-uniqueness", needsUniqueness,
                     "only cards of which M-C5 excludes codes before the first question that M-C6 alone does not");
        command.flag("--needs-superfluity", needsSuperfluity,
                     "only cards of which M-C6 excludes codes before the first question that M-C5 alone does not");
        command.flag(
            "--no-superfluous-question", noSuperfluousQuestion,
            "only cards of which perfect play asks no more than telling the codes apart takes at the very least");
        command.option("--count", count, "how many are shown").between(0, 1'000'000).withStandard();
        command.flag("--json", json, "for programs");
    }
};

void addHardest(Command group) {
    Command command = group.command("hardest", "the cards that need most");
    const auto wish = std::make_shared<WishTyped>();
    const auto by = std::make_shared<std::string>("rounds");
    wish->ask(command);
    command.option("--by", *by, "rounds, questions, luck or worlds").withStandard();
    command.runs([=] {
        checkVerifiers(wish->verifiers);
        const auto order = orderFrom(*by);
        if (!order) throw Mistake("--by: choose rounds, questions, luck or worlds, not " + *by);
        const Atlas atlas = readAtlas(wish->file);
        const auto found = hardest(atlas, *order, static_cast<std::size_t>(wish->count), *wish);
        std::vector<EntryLine> lines;
        for (const Entry& entry : found) wish->json ? lines.push_back(lineOf(entry)) : print(lineOf(entry), entry);
        if (wish->json) printList(lines);
    });
}

void addFind(Command group) {
    Command command = group.command("find", "problems of a wished kind: how many there are, and the first of them");
    const auto wish = std::make_shared<WishTyped>();
    wish->ask(command);
    command.option("--rounds", wish->rounds, "perfect play needs exactly so many in this problem").between(0, 7);
    command.option("--questions", wish->questions, "perfect play needs exactly so many in this problem").between(0, 31);
    command.flag("--always", wish->always, "and in every other problem with the same cards, too");
    command.runs([wish] {
        checkVerifiers(wish->verifiers);
        const Atlas atlas = readAtlas(wish->file);
        const FoundProblems found = find(atlas, *wish, static_cast<std::size_t>(wish->count));
        std::vector<ProblemOfAtlas> lines;
        for (const auto& [entry, world] : found.first)
            lines.push_back(lineOf(entry, problemOf(Worlds(entry.layout), world, Symbol::lozenge), world));
        if (wish->json) return printList(lines);
        fmt::print("{} with {}\n", several(found.problems, "problem"), several(found.sets, "set") + " of cards");
        for (const ProblemOfAtlas& line : lines) print(line);
    });
}

void addOf(Command group) {
    Command command = group.command("of", "what perfect play needs with some cards, or in one problem");
    struct Asked {
        std::string file = usualFile, name;
        bool json = false;
    };
    const auto asked = std::make_shared<Asked>();
    askForFile(command, asked->file);
    command.option("problem", asked->name, "cards such as 4,9,11,14, a share code, or 1 to 20 for a printed problem")
        .required();
    command.flag("--json", asked->json, "for programs");
    command.runs([asked] {
        const bool isCards = asked->name.find(',') != std::string::npos;
        const std::optional<Problem> problem = isCards ? std::nullopt : std::optional(problemCalled(asked->name));
        MachineTable table;
        table.cards = asked->name;
        const Layout layout = problem ? problem->layout : table.layout();
        const Atlas atlas = readAtlas(asked->file);
        const Entry entry = orMistake(atlas.at(layout));
        if (problem) {
            const ProblemOfAtlas line = lineOf(entry, *problem, worldOf(*problem));
            if (asked->json) return fmt::print("{}\n", wire::message(line));
            print(line);
        }
        const EntryLine line = lineOf(entry);
        asked->json ? fmt::print("{}\n", wire::message(line)) : print(line, entry);
    });
}

std::string rowOf(const Histogram& histogram) {
    std::vector<std::string> parts;
    for (const auto& [what, count] : histogram) parts.push_back(fmt::format("{}: {}", what, count));
    return fmt::format("{}", fmt::join(parts, ", "));
}

void print(const Spread& spread) {
    fmt::print("{} verifiers: {} problems with {} sets of cards\n", spread.verifiers, spread.problems, spread.sets);
    fmt::print("  a problem needs {:.3f} rounds and {:.3f} questions on average\n", spread.rounds, spread.questions);
    fmt::print("  problems by rounds      {}\n", rowOf(spread.problemsByRounds));
    fmt::print("  problems by questions   {}\n", rowOf(spread.problemsByQuestions));
    fmt::print("  cards by most rounds    {}\n", rowOf(spread.setsByMostRounds));
    fmt::print("  cards by most questions {}\n", rowOf(spread.setsByMostQuestions));
    fmt::print("  cards by tenths of a round, expected   {}\n", rowOf(spread.setsByTenths));
    fmt::print("  cards by luck, in quarters of a question   {}\n", rowOf(spread.setsByLuck));
    fmt::print("  cards that need uniqueness {}, superfluity {}; without a superfluous question {}\n",
               spread.needUniqueness, spread.needSuperfluity, spread.noSuperfluousQuestion);
    fmt::print("  cards that tell the code by themselves {}; by uniqueness alone {}, by superfluity alone {}\n",
               spread.pure, spread.pureByUniqueness, spread.pureBySuperfluity);
}

void addFacts(Command group) {
    Command command = group.command("facts", "how rounds, questions and luck are spread over all problems");
    const auto file = std::make_shared<std::string>(usualFile);
    askForFile(command, *file);
    command.runs([file] {
        for (const Spread& spread : spreadOf(readAtlas(*file))) print(spread);
    });
}

void addPlotOfAtlas(Command group) {
    Command command = group.command("plot", "draw how difficulty is spread, as SVG");
    struct Asked {
        std::string file = usualFile, out = ".";
    };
    const auto asked = std::make_shared<Asked>();
    askForFile(command, asked->file);
    command.option("--out", asked->out, "the folder for atlas_rounds.svg and atlas_questions.svg").withStandard();
    command.runs([asked] {
        if (!fs::is_directory(asked->out)) throw Mistake(asked->out + " is no folder");
        const auto spread = spreadOf(readAtlas(asked->file));
        writeWhole(fs::path(asked->out) / "atlas_rounds.svg", plotOfRounds(spread));
        writeWhole(fs::path(asked->out) / "atlas_questions.svg", plotOfQuestions(spread));
    });
}

}  // namespace

void addMachineAtlas(Command machine) {
    Command group = machine.command("atlas", "every classic problem there is, solved: make it, ask it, draw it");
    addMake(group);
    addHardest(group);
    addFind(group);
    addOf(group);
    addFacts(group);
    addPlotOfAtlas(group);
}

}  // namespace parlour::cli
