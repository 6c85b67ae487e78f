// Bots at a table: who sits where, for good or for somebody who is away, what they play and what they say (S-B1 to
// S-B6). When they do that is the house's to say. SPDX-License-Identifier: MIT
#include <algorithm>

#include "server/table/table.h"

namespace parlour::server {

std::optional<Change> Table::botPlays(std::uint8_t seat, std::string_view command, Moment now, Chance& chance) {
    Drawing drawing(truth(), chance);
    const auto outcome = match()->consider(Seat{seat}, command, drawing.chance());
    const auto* happenings = std::get_if<std::vector<Happening>>(&outcome);
    if (happenings == nullptr) return {};
    now_ = now;
    happened(*happenings, drawing, seat, command);
    commit(chance);
    return close();
}

MaybeRefusal Table::grant(const Wisher& wisher, const SeatBot& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    const bool playing = stage() == Stage::playing;
    if (wish.seat >= (playing ? match()->players() : setup().seats))
        return Refusal{"S-S1", "noSuchSeat", "There is no such seat."};
    if (botSits(wish.seat)) return Refusal{"S-B1", "botSits", "A bot sits there already."};
    if (!playing && truth().isSeatTaken(wish.seat)) return Refusal{"S-B3", "seatTaken", "That seat is taken."};
    const auto sitsHere = [&](const Guest& guest) {
        return guest.seat == wish.seat && wisher.around.isConnected(guest.id);
    };
    if (playing && std::ranges::any_of(guests(), sitsHere))
        return Refusal{"S-B1", "personIsHere", "Whoever sits there is here; a bot sits in for those who are away."};
    if (wish.character && truth().isHere(*wish.character))
        return Refusal{"S-B4", "botIsHere", "That bot sits at the table already; choose another."};
    const auto comes = [&] {
        for (const bots::Character any : bots::anyCharacters(bots::characterCount, wisher.chance))
            if (!truth().isHere(any)) return any;
        return bots::Character{};
    };
    tell(BotInvited{wish.seat, wish.level, wish.character ? *wish.character : comes()});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const UnseatBot& wish) {
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    if (!botSits(wish.seat)) return Refusal{"S-B1", "noBot", "No bot sits there."};
    const bool forSomebody = std::ranges::any_of(guests(), [&](const Guest& guest) { return guest.seat == wish.seat; });
    if (stage() == Stage::playing && !forSomebody)
        return Refusal{"S-B3", "botStays", "That bot plays this game to its end."};
    tell(BotLeft{wish.seat});
    return {};
}

MaybeRefusal Table::grant(const Wisher& wisher, const AllowBotTalk& wish) {  // S-B6
    if (auto no = whyNotHost(wisher)) return no;
    if (auto no = whyNotSign(wisher)) return no;
    tell(BotTalkAllowed{wish.allowed});
    return {};
}

bool Table::mayBotSay(std::uint8_t seat, const bots::Remark& remark) const {
    const bool isText = std::holds_alternative<std::string>(remark);
    return truth().botTalk && botSits(seat) && truth().talkRule != TalkRule::off &&
           (!isText || truth().talkRule == TalkRule::free) && mayTalk(seat);
}

Change Table::botSays(std::uint8_t seat, const bots::Remark& remark, Moment now) {
    now_ = now;
    if (const auto* text = std::get_if<std::string>(&remark)) {
        tell(BotTalked{bot(seat)->name, *text});
    } else {
        tell(BotReacted{bot(seat)->name, std::get<Reaction>(remark)});
    }
    return close();
}

Change Table::botSitsIn(std::uint8_t seat, Moment now) {  // S-B1
    now_ = now;
    tell(BotSat{seat});
    return close();
}

Change Table::comesBack(const Guest& person, Moment now) {
    now_ = now;
    tell(BotLeft{*person.seat});
    return close();
}

}  // namespace parlour::server
