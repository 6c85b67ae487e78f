// What somebody wishes: to play, to talk, to host; and how clumsy clients say it. SPDX-License-Identifier: MIT
#include "core/fair.h"
#include "games/games.h"
#include "server/simulation/guest.h"

namespace parlour::server::simulation {

void Guest::wish() {
    if (pending_) return;
    if (!person_) {
        pending_ = Pending{{++lastId_, Join{name_}}, place_.timeline.now()};
    } else {
        auto wanted = anyWish();
        if (!wanted) return;
        pending_ = Pending{{++lastId_, *std::move(wanted)}, place_.timeline.now()};
        place_.ledger.asked(code_, *person_, lastId_);
    }
    const int times = isClumsy_ && luck_.below(3) == 0 ? 3 : 1;  // the same wish several times at once
    for (int i = 0; i < times; ++i) call_->say(pending_->request);
    if (isClumsy_ && luck_.below(20) == 0) call_->sayBytes("not a frame");
    if (isClumsy_ && luck_.below(20) == 0)
        call_->say(Hello{.protocol = protocolVersion, .token = token_, .seen = {}, .whole = false});
    if (isClumsy_ && luck_.below(10) == 0) hangUp();  // gone before the answer
}

std::optional<Wish> Guest::anyWish() {
    switch (luck_.below(8)) {
        case 0:
            return Talk{name_ + " " + std::to_string(lastId_)};
        case 1:
            return React{Reaction::laugh};
        case 2:
            if (isQuiet_) return {};
            return anyHosting();
        default:
            break;
    }
    if (!table_ || isQuiet_) return {};
    if (table_->stage == Stage::playing) return anyPlay();
    if (table_->fair && luck_.below(3) == 0) return AddLuck{table_->fair->commitment, fair::drawLuck(luck_)};
    if (!seat() && luck_.below(2) == 0) return Sit{static_cast<std::uint8_t>(luck_.below(4))};
    if (table_->host == person_ && luck_.below(3) == 0)
        return table_->stage == Stage::over && luck_.below(2) == 0 ? Wish(Rematch{}) : Wish(Start{});
    return {};
}

std::optional<Wish> Guest::anyPlay() {
    if (!seat() || view_.empty() || isCovered_) return {};
    if (luck_.below(40) == 0) return luck_.below(2) == 0 ? Wish(Pause{}) : Wish(MoreTime{});
    if (table_->paused) return Resume{};
    if (luck_.below(30) == 0) return Play{{R"({"is":"Nonsense"})"}};
    if (!mind_ || game_ != table_->games) {
        game_ = table_->games;
        mind_ =
            bots::newBot(table_->setup.game, {.level = bots::Level::easy}, place_.decks.gallery(table_->setup), luck_);
    }
    auto command = mind_->choose(view_, luck_);
    if (command.empty()) return {};
    return Play{{std::move(command)}};
}

std::optional<Wish> Guest::anyHosting() {
    if (!table_) return {};
    const auto seat = static_cast<std::uint8_t>(luck_.below(6));
    switch (luck_.below(14)) {
        case 0:
            return SeatBot{
                .seat = seat, .level = luck_.below(2) == 0 ? bots::Level::easy : bots::Level::normal, .character = {}};
        case 1:
            return UnseatBot{seat};
        case 2:
            return Lock{luck_.below(4) == 0};
        case 3:
            return AllowTalk{static_cast<TalkRule>(luck_.below(3))};
        case 4:
            return HandOver{static_cast<PersonId>(1 + luck_.below(5))};
        case 5:
            return luck_.below(4) == 0 ? Wish(End{}) : Wish(Stand{});
        case 6:
            return Rename{name_ + std::string(static_cast<std::size_t>(luck_.below(3)), '+')};
        case 7: {
            Setup setup = table_->setup;
            setup.thinkingSeconds = luck_.below(2) == 0 ? 0 : 5;
            return Configure{setup};
        }
        case 8:
            if (luck_.below(20) == 0) return Kick{static_cast<PersonId>(1 + luck_.below(6))};
            return Pause{};
        case 9:
            return PlayBeforeTv{luck_.below(2) == 0};
        case 10:
            return AllowBotTalk{luck_.below(2) == 0};
        default:
            return table_->stage == Stage::playing ? Wish(Resume{}) : Wish(Start{});
    }
}

}  // namespace parlour::server::simulation
