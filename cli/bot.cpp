// parlour bot: takes a seat at a table over the network, for a program that answers JSON lines (docs/bots.md), or for a
// built-in bot. Where the program is late or wrong, a built-in bot moves.
// SPDX-License-Identifier: MIT
#include <fmt/core.h>

#include <thread>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/program.h"
#include "core/fair.h"
#include "server/net/caller.h"
#include "server/system_chance.h"
#include "server/table/secret.h"

namespace parlour::cli {
namespace {

using namespace server;

struct Asked {
    std::string link, authority, program, name = "Bot", level = "normal", character, deck;
    std::optional<int> seat;
    int deadline = 10'000, games = 1;
};

class SeatKeeper {
public:
    explicit SeatKeeper(const Asked& asked)
        : asked_(asked),
          link_(orMistake(tableLink(asked.link))),
          who_(bots::anybody(levelCalled(asked.level), chance_)),
          token_(newToken()) {
        if (!asked.character.empty()) who_.character = characterNamed(asked.character);
        if (!asked.program.empty()) program_.emplace(asked.program, asked.deadline);
    }

    /// Plays until so many games are over.
    void play() {
        connect();
        while (games_ < asked_.games) {
            if (const auto message = caller_->hear()) {
                std::visit([&](const auto& said) { take(said); }, *message);
                act();
            } else {
                comeBack();
            }
        }
    }

private:
    void connect() {
        caller_ = orMistake(Caller::connect(link_, asked_.authority));
        caller_->say(hello());
    }
    Hello hello() const { return {.protocol = protocolVersion, .token = token_, .seen = {}, .whole = true}; }

    void comeBack() {
        constexpr int tries = 20;
        for (int i = 0; i < tries; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(500));
            auto caller = Caller::connect(link_, asked_.authority);
            if (!caller) continue;
            caller_ = orMistake(std::move(caller));
            waitsFor_.reset();
            caller_->say(hello());
            return;
        }
        throw Mistake("the server at " + link_.address() + " is gone");
    }

    void wish(Wish wish) { caller_->say(Request{*(waitsFor_ = ++lastId_), std::move(wish)}); }

    // ---- What the server says -----------------------------------------------------------------------

    void take(const Welcome& welcome) {
        person_ = welcome.person;
        lastId_ = std::max(lastId_, welcome.lastId);
        take(welcome.everything);
        if (!person_) wish(server::Join{asked_.name});
    }
    void take(const Joined& joined) { person_ = joined.person; }
    void take(const Update& update) {
        if (update.done) waitsFor_.reset();
        if (update.table) table_ = *update.table;
        if (!update.game) return;
        if (!update.game->view) throw Mistake("the server sent no view, though it was asked for whole ones");
        if (const auto fault = gameCalled(table_.setup.game).whyNotView(update.game->view->json))
            throw Mistake("the server sent what cannot be: " + fault->says);
        view_ = update.game->view->json;
        for (const Picture& picture : update.game->pictures) untold_.push_back(asSeen(picture));
    }
    void take(const Done&) { waitsFor_.reset(); }
    void take(const Refused& refused) {
        waitsFor_.reset();
        const bool mayTryAnother = refused.rule == "S-S2" && !asked_.seat;
        if (!mayTryAnother && !isSeated()) throw Mistake(refused.reason + refused.detail + " (" + refused.rule + ")");
        if (refused.rule == "S-F2") return;  // the game began before its luck came: nothing that anybody did wrong
        if (isSeated()) fmt::print(stderr, "refused: {} ({})\n", refused.reason + refused.detail, refused.rule);
    }
    void take(const Goodbye& goodbye) {
        if (!goodbye.comeBack) throw Mistake(goodbye.reason + goodbye.detail);
    }
    void take(const Presence&) {}
    void take(const Pong&) {}
    void take(const Taught&) {}

    Seen asSeen(const Picture& picture) const {
        return {picture.card, picture.says,
                fmt::format("{}/pictures/{}/{}/table", link_.house(), link_.code, picture.id)};
    }

    // ---- What to do ---------------------------------------------------------------------------------

    std::optional<std::uint8_t> seat() const {
        for (const Person& person : table_.people)
            if (person.person == person_) return person.seat;
        return {};
    }
    bool isSeated() const { return seat().has_value(); }

    void act() {
        if (!person_ || waitsFor_) return;
        if (!isSeated()) {
            if (table_.stage != Stage::playing) sit();
        } else if (table_.stage == Stage::playing) {
            if (!table_.paused) move();
        } else if (table_.stage == Stage::over && table_.games > ended_) {
            end();
        } else if (table_.fair && table_.fair->commitment != addedTo_) {  // S-F2: its luck is as good as anybody's
            addedTo_ = table_.fair->commitment;
            wish(AddLuck{addedTo_, fair::drawLuck(chance_)});
        }
    }

    void sit() {
        for (std::uint8_t seat = 0; seat < table_.setup.seats; ++seat) {
            const auto sits = [&](const auto& somebody) { return somebody.seat == seat; };
            if (std::ranges::any_of(table_.people, sits) || std::ranges::any_of(table_.bots, sits)) continue;
            if (asked_.seat.value_or(seat) == seat) return wish(Sit{seat});
        }
        throw Mistake(asked_.seat ? fmt::format("seat {} is taken", *asked_.seat) : "no seat is free at that table");
    }

    void end() {
        ended_ = table_.games;
        ++games_;
        builtIn_.reset();
        if (!program_) return;
        const Result result = table_.result.value_or(Result{.finished = false, .scores = {}, .winners = {}});
        program_->hearEnd(result.scores, result.winners);
    }

    void move() {
        const auto& game = gameCalled(table_.setup.game);
        if (!bots::mayAct(game.name(), view_)) return;
        const auto answer = program_ ? askProgram(game) : std::nullopt;
        const std::string command = answer ? *answer : builtIn(game).choose(view_, chance_);
        if (!command.empty()) wish(Play{{command}});
    }

    /// Sees the table's deck, which must be on this machine. Where it only stands in for a program it may be blind.
    bots::Bot& builtIn(const AnyGame& game) {
        if (builtIn_) return *builtIn_;
        bots::GalleryReference gallery;
        try {
            gallery = deckFor(game, asked_.deck.empty() ? table_.setup.deck : asked_.deck).gallery;
        } catch (const Mistake& mistake) {
            if (!program_ || !asked_.deck.empty()) throw;
            fmt::print(stderr, "{}; until then the {} bot moves blindly\n", mistake.what(), asked_.level);
        }
        builtIn_ = bots::newBot(game.name(), who_, gallery, chance_);
        return *builtIn_;
    }

    /// What the program wants to do, empty if nothing; no value if it has no good answer in time.
    std::optional<std::string> askProgram(const AnyGame& game) {
        auto answer = program_->choose(game, view_, std::exchange(untold_, {}));
        if (answer) return *std::move(answer);
        fmt::print(stderr, "{}; a {} bot moves\n", answer.error().says, asked_.level);
        return {};
    }

    Asked asked_;
    TableLink link_;
    SystemChance chance_;
    bots::Persona who_;
    std::string token_;
    std::optional<Program> program_;
    std::unique_ptr<Caller> caller_;
    std::unique_ptr<bots::Bot> builtIn_;
    TableState table_{};
    std::string view_, addedTo_;
    std::vector<Seen> untold_;  // pictures that the program was not told of
    std::optional<PersonId> person_;
    std::optional<CommandId> waitsFor_;
    CommandId lastId_ = 0;
    int games_ = 0, ended_ = 0;
};

}  // namespace

void addBot(Command app) {
    const auto asked = std::make_shared<Asked>();
    Command command = app.command("bot", "take a seat at a table for a program, or for a built-in bot");
    command
        .option("--connect", asked->link,
                "the table's link, as http://localhost:8080/t/CODE or https://games.example/t/CODE")
        .required();
    command.option(
        "--authority", asked->authority,
        "a file with the certificate of who signed the server's; those that this machine trusts if left out");
    command.option("--exec", asked->program, "a program that answers JSON lines; see docs/bots.md");
    command.option("--name", asked->name, "its name at the table").withStandard();
    command.option("--seat", asked->seat, "the seat, 0 first; any free one if left out").between(0, 7);
    command.option("--level", asked->level, "of the built-in bot: easy, normal or hard").withStandard();
    command.option("--character", asked->character, "who the built-in bot is, such as Hex; anybody if left out");
    command.option("--deck", asked->deck, "the folder of the table's deck, for the built-in bot's eyes");
    command.option("--deadline", asked->deadline, "milliseconds that the program has for an answer")
        .between(10, 600'000)
        .withStandard();
    command.option("--games", asked->games, "leaves after so many games").between(1, 1'000'000).withStandard();
    command.runs([asked] { SeatKeeper(*asked).play(); });
}

}  // namespace parlour::cli
