// I Am Not Human: the rules of RULES.md, in the order in which a game is played.
// The words are in view.h and not_human.h; at a line's end stands the rule that it carries out.
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/not_human/not_human.h"

namespace parlour::not_human {
namespace {

using NotHumanStory = Story<NotHuman>;

bool allPlayers(const FaceUp& up, bool Player::* done) {
    return std::ranges::all_of(up.players, [&](const Player& player) { return player.*done; });
}

// ---- Setting up a round -------------------------------------------------------------------------------

/// Nine cards that are not used yet, either side up, all equally likely.
Few<Picture, places> layOut(const Few<std::uint8_t, cards>& used, Chance& chance) {  // N-S1
    std::array<bool, cards> taken{};
    for (const std::uint8_t card : used) taken[card] = true;
    Few<Picture, places> pictures;
    for (int left = cards - used.count(); !pictures.full(); --left) {
        int nth = chance.below(left);
        std::size_t card = 0;
        while (taken[card] || nth-- > 0) ++card;
        taken[card] = true;
        pictures.push_back(Picture{static_cast<std::uint8_t>((2 * card) + static_cast<std::size_t>(chance.below(2)))});
    }
    return pictures;
}

void startRound(NotHumanStory& story, Chance& chance) {
    if (story.now().up.usedCards.count() + places > cards) story.show(PicturesReshuffled{});  // N-S1
    story.show(RoundStarted{layOut(story.now().up.usedCards, chance)});
}

std::optional<Seat> seatOrServer(int card, int players) {
    if (card == players) return {};
    return Seat(card);
}

void dealRoles(NotHumanStory& story, Chance& chance) {
    const FaceUp& up = story.now().up;
    const int players = up.players.count();
    const auto number = static_cast<std::uint8_t>(1 + chance.below(places));                        // N-S2
    const auto human = seatOrServer(chance.below(players + (up.options.server ? 1 : 0)), players);  // N-S3, N-X1
    story.hide(RolesDealt{number, human});
    story.show(RolesGiven{});
}

// ---- Scoring ------------------------------------------------------------------------------------------

/// The entry whose card the vote opens.
std::uint8_t mostAccused(const ForEach<std::optional<std::uint8_t>>& votes) {  // N-V3
    std::array<int, serverEntry + 1> count{};
    for (const auto& vote : votes)
        if (vote) ++count[*vote];
    std::uint8_t most = 0;
    for (std::uint8_t entry = 1; entry <= serverEntry; ++entry)
        if (count[entry] >= count[most]) most = entry;  // N-V4: of several the last, and the server comes last
    return most;
}

/// The right vote: the human's association, or the server.
std::uint8_t humanEntry(const State& state) {
    const auto& associations = state.up.associations;
    const auto isHuman = [&](const Association& association) { return association.seat == state.down.human; };
    const auto found = std::ranges::find_if(associations, isHuman);
    return found == associations.end() ? serverEntry : static_cast<std::uint8_t>(found - associations.begin() + 1);
}

/// Who wins the round, by the picture that the human named or by the card that the vote opened.
Winner winnerOf(const State& state, const std::optional<std::uint8_t>& opened) {
    if (!opened) return state.up.named == state.down.number ? Winner::human : Winner::robots;  // N-G2, N-G3
    if (*opened == humanEntry(state)) return Winner::robots;                                   // N-V5
    return state.down.human ? Winner::human : Winner::nobody;                                  // N-V5, N-V6
}

std::uint8_t starsOf(const State& state, Seat seat, Winner winner, const std::optional<std::uint8_t>& opened) {
    const auto& [up, down] = state;
    if (seat == down.human) {  // N-P3
        if (opened) return *opened == humanEntry(state) ? 0 : 2;
        return winner == Winner::human ? 3 : 0;
    }
    const bool votedRight = down.votes[seat] == humanEntry(state);  // N-P2, N-P4: without a vote nobody has
    return static_cast<std::uint8_t>((winner == Winner::robots ? 1 : 0) + (votedRight ? 1 : 0));
}

RoundScored score(const State& state) {
    const FaceUp& up = state.up;
    const FaceDown& down = state.down;
    std::optional<std::uint8_t> opened;
    if (!up.steppedForward) opened = mostAccused(down.votes);
    const Winner winner = winnerOf(state, opened);
    RoundScored scored{down.number, down.human, winner, down.votes, opened, ForEach<std::uint8_t>(up.players.count())};
    for (int i = 0; i < up.players.count(); ++i) scored.stars[Seat(i)] = starsOf(state, Seat(i), winner, opened);
    return scored;
}

// ---- The end ------------------------------------------------------------------------------------------

/// Those with the most stars, and of them those who most often had two in a round.
Few<Seat, mostPlayers> leaders(const FaceUp& up) {  // N-E2
    const auto rank = [&](Seat seat) { return rankOf(up, seat); };
    Few<Seat, mostPlayers> best;
    for (int i = 0; i < up.players.count(); ++i) {
        if (!best.empty() && rank(Seat(i)) > rank(best.front())) best.clear();
        if (best.empty() || rank(Seat(i)) == rank(best.front())) best.push_back(Seat(i));
    }
    return best;
}

void endRound(NotHumanStory& story, Chance& chance) {
    story.show(score(story.now()));  // N-P1
    const FaceUp& up = story.now().up;
    if (up.round == up.options.rounds) return story.show(GameOver{leaders(up)});  // N-X2
    startRound(story, chance);                                                    // N-E1
}

void openAnswer(NotHumanStory& story) { story.show(AnswerOpened{story.now().down.number}); }

// ---- What an allowed command brings about -------------------------------------------------------------

void play(NotHumanStory& story, Seat seat, const Say& say, Chance&) {
    story.show(Said{seat, Word(say.word)});  // N-A1, N-A6
    const FaceUp& up = story.now().up;
    if (up.associations.count() == up.players.count()) story.show(HumanAsked{up.associations.front().seat});  // N-G1
}

void play(NotHumanStory& story, Seat seat, const StepForward&, Chance&) { story.show(SteppedForward{seat}); }

void openAfter(NotHumanStory& story, std::optional<std::uint8_t> picture, Chance& chance) {  // N-G2
    story.show(Named{picture});
    openAnswer(story);
    endRound(story, chance);
}
void play(NotHumanStory& story, Seat, const Name& command, Chance& chance) {
    openAfter(story, command.picture, chance);
}

void play(NotHumanStory& story, Seat seat, const Explain& explain, Chance&) {
    story.show(Explained{seat, Text<longestExplanation>(explain.text)});
}

void play(NotHumanStory& story, Seat seat, const Ready&, Chance& chance) {
    story.show(BecameReady{seat});
    const FaceUp& up = story.now().up;
    if (!allPlayers(up, &Player::ready)) return;
    if (up.phase == Phase::looking) return dealRoles(story, chance);  // N-S4
    story.show(DiscussionEnded{});                                    // N-D1
}

void play(NotHumanStory& story, Seat, const Extend&, Chance&) { story.show(DiscussionExtended{}); }

void play(NotHumanStory& story, Seat, const End&, Chance&) { story.show(DiscussionEnded{}); }

void play(NotHumanStory& story, Seat seat, const Accuse& accuse, Chance& chance) {
    story.hide(VoteChosen{seat, accuse.entry});  // N-V1, N-H4
    story.show(Voted{seat});
    if (allPlayers(story.now().up, &Player::voted)) endRound(story, chance);  // N-V3
}

}  // namespace

// ---- The game -----------------------------------------------------------------------------------------

std::vector<OptionText> NotHuman::optionTexts() {
    return {
        {"server", "the server may hold the human card; false is the variant Human factor"},
        {"rounds", "how many rounds, 1 to 16"},
        {"discussionSeconds", "how long all talk before the vote, 10 to 3600"},
        {"language", "the language of the room, whose number words are refused"},
        {"strictRepeats", "refuse also other forms of a word that was given"},
    };
}

MaybeRefusal NotHuman::whyNot(const Options& options, int players) {
    if (players < fewestPlayers || players > mostPlayers)
        return Veto{"N-C2", "players", "the game is for 3 to 8 players"};
    if (options.rounds < 1 || options.rounds > mostRounds) return Veto{"N-X2", "rounds", "a game has 1 to 16 rounds"};
    if (options.discussionSeconds < 10 || options.discussionSeconds > 3600)
        return Veto{"N-D1", "seconds", "the discussion lasts 10 to 3600 seconds"};
    return {};
}

State NotHuman::table(const Options& options, int players) {
    State state;
    state.up.options = options;
    state.up.players = ForEach<Player>(players);
    state.down.votes = ForEach<std::optional<std::uint8_t>>(players);
    return state;
}

void NotHuman::start(NotHumanStory& story, Chance& chance) { startRound(story, chance); }

Mine NotHuman::mine(const State& state, Seat seat) {
    const FaceDown& down = state.down;
    if (down.number == 0) return Undealt{};                  // N-S4
    if (seat == down.human) return Human{down.votes[seat]};  // N-R1, N-H2
    return Robot{down.number, down.votes[seat]};             // N-H1
}

View NotHuman::watch(const FaceUp& up) { return {.seat = {}, .up = up, .mine = Watcher{}}; }  // N-H3

void NotHuman::play(NotHumanStory& story, Seat seat, const Command& command, Chance& chance) {
    std::visit([&](const auto& known) { not_human::play(story, seat, known, chance); }, command);
}

void NotHuman::timeUp(NotHumanStory& story, Chance& chance) {
    const FaceUp& up = story.now().up;
    switch (up.phase) {
        case Phase::looking:
            return dealRoles(story, chance);
        case Phase::asking:
            return openAnswer(story);  // N-G4
        case Phase::naming:
            return openAfter(story, {}, chance);  // N-G3
        case Phase::explaining:
            return story.show(Explained{up.associations[up.explained].seat, {}});  // N-D1
        case Phase::discussing:
            return story.show(DiscussionEnded{});  // N-D1
        case Phase::associating:
        case Phase::voting:
        case Phase::over:
            break;
    }
}

/// From the deal until the answer is open a chat could give the number away.
bool NotHuman::mayTalk(const FaceUp& up, Seat) {
    return up.phase != Phase::associating && up.phase != Phase::asking && up.phase != Phase::naming;
}

std::vector<int> NotHuman::scores(const FaceUp& up) {
    std::vector<int> scores;
    for (const Player& player : up.players) scores.push_back(player.stars);
    return scores;
}

std::vector<Seat> NotHuman::winners(const FaceUp& up) { return {up.winners.begin(), up.winners.end()}; }

}  // namespace parlour::not_human
