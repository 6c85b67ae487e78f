// What each address answers. Pages and pictures are in memory; a table's answers come when they are on disk.
// SPDX-License-Identifier: MIT
#include "server/net/desk.h"

#include <fmt/core.h>

#include "games/games.h"
#include "server/house/film.h"
#include "server/net/address.h"
#include "server/net/own_hosts.h"
#include "server/version.h"

namespace parlour::server {
namespace {

int statusOf(const Refusal& no) {
    const bool isTooMuch = no.rule == "S-M1" || no.rule == "S-M6" || no.rule == "S-M7" || no.rule == "S-M8" ||
                           no.rule == "S-Y3" || no.rule == "S-Y5";
    return isTooMuch ? 429 : no.rule == "S-M4" ? 503 : 400;
}

constexpr std::size_t mostDayBytes = 4096;

}  // namespace

HttpReply inJson(std::string body) {
    return {200, "application/json", std::move(body), {{"Cache-Control", "no-store"}}};
}

HttpReply trouble(int status, const Refusal& why) {
    HttpReply reply = inJson(
        wire::message(Trouble{.rule = std::string(why.rule), .name = std::string(why.name), .error = sentenceOf(why)}));
    reply.status = status;
    return reply;
}

HttpReply refused(const Refusal& no) { return trouble(statusOf(no), no); }

HttpReply closed(const Closed& why) {
    if (why == Closed::elsewhere) {
        auto reply = trouble(503, {"S-M4", "otherServer", "Another server has this table now."});
        reply.owner = why.owner;
        return reply;
    }
    if (why == Closed::noSuchTable) return trouble(404, {"", "noSuchTable", "There is no such table."});
    if (why == Closed::notNow) return refused(diskIsIll());
    if (why == Closed::leaving) return trouble(503, {"", "stopping", "The server is stopping; it will be back soon."});
    if (why == Closed::busy) return refused(tooMuchWork());
    if (why == Closed::guessed)
        return refused({"S-M8", "guesses", "Too many tables were asked for that are not there; please wait a little."});
    if (why == Closed::otherRules)
        return trouble(409,
                       {"S-M5", "otherRules",
                        "This server plays other rules of that game, so the table stays closed; nothing is lost."});
    if (why == Closed::newer)
        return trouble(503, {"S-M5", "newer",
                             "A newer version of Parlour has written in this table's book; this server is older and "
                             "cannot read it."});
    return trouble(500,
                   {"S-M5", "damaged", "This table's book is damaged, so it stays closed; please open another table."});
}

/// The path under the prefix, without the query; empty if it is not ours.
std::string_view Desk::pathOf(const HttpRequest& request) const {
    std::string_view path = request.target;
    path = path.substr(0, path.find('?'));
    if (!path.starts_with(rules_.prefix)) return {};
    path.remove_prefix(rules_.prefix.size());
    if (!path.empty() && !path.starts_with('/')) return {};  // /parlours is not below /parlour
    return path.empty() ? "/" : path;
}

/// Whether a page of ours asks, or no page at all: foreign pages may not speak for their visitors.
bool Desk::isOurs(const HttpRequest& request) const {
    if (request.origin.empty()) return true;
    if (std::ranges::find(rules_.origins, request.origin) != rules_.origins.end()) return true;
    return (request.origin == "http://" + request.host || request.origin == "https://" + request.host) &&
           isOwnHost(request.host, rules_.hosts);
}

/// A page of a name that its owner lets point here may ask as its visitors' browsers do, without an origin. A house
/// that was told its names tells nothing under others.
bool Desk::isKnownAs(const std::string& host) const { return rules_.hosts.empty() || isOwnHost(host, rules_.hosts); }

/// A table by its code. Who has guessed many that are not there may not go on guessing (S-M8).
void Desk::look(const std::string& code, const HttpRequest& request, Moment now, const House::Looked& then) {
    if (guesses_.isEmpty(request.address, now.steady)) return then(std::unexpected(Closed::guessed));
    house_.look(code, request.address, now, guess<TableLine>(request.address, now, then), request.grip);
}

std::string Desk::sealFor(const HttpRequest& request) const {
    return toHex(hashOf("pipe\n" + request.address + "\n" + request.target, key_));
}

const std::array<Desk::Route, 27> Desk::routes{{
    {"GET", "/healthz", &Desk::health},
    {"GET", "/metrics", &Desk::metrics},
    {"GET", "/api/version", &Desk::version},
    {"GET", "/api/games", &Desk::games},
    {"GET", "/api/tables", &Desk::tables},
    {"POST", "/api/tables", &Desk::openTable},
    {"GET", "/api/tables/{}", &Desk::table},
    {"GET", "/api/tables/{}/turn", &Desk::turn},
    {"GET", "/api/tables/{}/games/{}", &Desk::replay},
    {"GET", "/api/tables/{}/games/{}/film", &Desk::film},
    {"GET", "/api/tables/{}/games/{}/beliefs", &Desk::beliefs},
    {"POST", "/api/replays", &Desk::openReplay},
    {"GET", "/api/days/{}", &Desk::day},
    {"POST", "/api/days/{}", &Desk::takeDay},
    {"GET", "/pictures/{}/{}/{}", &Desk::picture},
    {"GET", "/api/tables/{}/pictures", &Desk::ownPictures},
    {"POST", "/api/tables/{}/pictures", &Desk::addPicture},
    {"DELETE", "/api/tables/{}/pictures", &Desk::deletePictures},
    {"GET", "/api/tables/{}/pictures/{}", &Desk::ownPicture},
    {"DELETE", "/api/tables/{}/pictures/{}", &Desk::deletePictures},
    {"POST", "/api/tables/{}/decks", &Desk::makeDeck},
    {"GET", "/api/tables/{}/paintings/{}/{}/{}", &Desk::sketch},
    {"POST", "/api/tables/{}/paintings/{}/{}/{}", &Desk::paint},
    {"POST", "/api/tables/{}/paintings/{}/{}", &Desk::makePainted},
    {"DELETE", "/api/tables/{}/paintings/{}/{}", &Desk::deletePainted},
    {"GET", "/api/decks/{}", &Desk::deck},
    {"GET", "/api/decks/{}/{}", &Desk::deckPicture},
}};

void Desk::ask(const HttpRequest& request, Moment now, const Answer& answer) {
    ++metrics_.requests;
    const std::string_view path = pathOf(request), target = request.target, asked = request.method;
    const auto question = target.find('?');
    const auto query = question == std::string_view::npos ? std::string_view() : target.substr(question + 1);
    const std::string_view method = asked == "HEAD" ? "GET" : asked;
    if (path.empty())
        return answer(
            trouble(404, {"", "nothingHere", "There is nothing here; the house is at ", rules_.prefix + "/."}));
    const bool isPage = !path.starts_with("/api/") && !path.starts_with("/pictures/");
    if (!isPage && !isKnownAs(request.host))
        return answer(trouble(403, {"", "foreignPage", "Pages of other sites may not do that."}));
    std::string others;  // methods that are understood there
    for (const Route& route : routes) {
        auto parts = partsOf(path, route.pattern);
        if (parts && route.method == method)
            return std::invoke(route.reply, this, Visit{request, std::move(*parts), query, now}, answer);
        if (parts) (others += others.empty() ? "" : ", ") += route.method == "GET" ? "GET, HEAD" : route.method;
    }
    if (!others.empty() || method != "GET") {
        HttpReply reply = trouble(405, {"", "wrongMethod", "That is not understood here."});
        reply.headers.emplace_back("Allow", others.empty() ? "GET, HEAD" : others);
        return answer(reply);
    }
    if (!isPage) return answer(trouble(404, {"", "nothingHere", "There is nothing here."}));
    answer(page(request, path));
}

void Desk::socketTo(const HttpRequest& request, Moment now, const Table& answer) {
    if (!isOurs(request)) {
        ++metrics_.foreignOrigins;
        return answer(std::unexpected(trouble(
            403,
            {"", "foreignPage", "Pages of other sites may not connect here; the host can allow one with --origin."})));
    }
    const auto parts = partsOf(pathOf(request), "/api/tables/{}/socket");
    if (!parts) return answer(std::unexpected(trouble(404, {"", "noSocket", "There is no socket here."})));
    const std::string code(parts->front());
    look(code, request, now, [answer, code](const std::expected<TableLine, Closed>& line) {
        answer(line ? std::expected<std::string, HttpReply>(code) : std::unexpected(closed(line.error())));
    });
}

// ---- The house ---------------------------------------------------------------------------------------

void Desk::health(const Visit&, const Answer& answer) {
    const std::vector<std::pair<std::string, std::string>> fresh{{"Cache-Control", "no-store"}};
    if (!house_.isDiskWell()) return answer({503, "text/plain", "the disk takes nothing\n", fresh});
    if (journal_.isAlone()) return answer({503, "text/plain", "a majority of etcd does not answer\n", fresh});
    if (house_.isLeaving()) return answer({503, "text/plain", "this server is leaving\n", fresh});
    answer({200, "text/plain", fmt::format("ok, parlour {}\n", releaseName()), fresh});
}

void Desk::version(const Visit&, const Answer& answer) { answer(inJson(wire::message(programVersion()))); }

/// For whoever keeps the house: even sums tell something of a house with one table.
void Desk::metrics(const Visit& visit, const Answer& answer) {
    if (rules_.metricsToken.empty())
        return answer(trouble(404, {"", "noMetrics", "Metrics are shown with --metrics-token only."}));
    if (!sameHash(hashOf(visit.request.authorization), hashOf("Bearer " + rules_.metricsToken))) {
        HttpReply reply = trouble(401, {"", "token", "Please send the house's metrics token."});
        reply.headers.emplace_back("WWW-Authenticate", "Bearer");
        return answer(reply);
    }
    answer({200, "text/plain; version=0.0.4", metrics_.text(journal_.counts()), {{"Cache-Control", "no-store"}}});
}

void Desk::games(const Visit&, const Answer& answer) {
    answer(inJson(wire::message(GameList{.games = gameLines(), .decks = decks_.names()})));
}

// ---- Tables ------------------------------------------------------------------------------------------

void Desk::tables(const Visit&, const Answer& answer) {
    if (!house_.isDiskWell()) return answer(closed(Closed::notNow));
    journal_.listed([this, answer](const OrFault<std::vector<StoredTable>>& listed) {
        TableList list;
        if (!house_.isDiskWell()) return answer(closed(Closed::notNow));  // it has failed while this was read
        if (!listed) return answer(trouble(503, {"", "unreadable", "The list of tables cannot be read just now."}));
        for (const StoredTable& table : *listed) list.tables.push_back(table.line);
        answer(inJson(wire::message(list)));
    });
}

void Desk::table(const Visit& visit, const Answer& answer) {
    look(std::string(visit.parts[0]), visit.request, visit.now, [answer](const std::expected<TableLine, Closed>& line) {
        answer(line ? inJson(wire::message(*line)) : closed(line.error()));
    });
}

void Desk::turn(const Visit& visit, const Answer& answer) {
    const std::string code(visit.parts[0]);
    look(code, visit.request, visit.now, [this, code, answer](const std::expected<TableLine, Closed>& line) {
        answer(line ? inJson(wire::message(house_.waitsFor(code))) : closed(line.error()));
    });
}

/// Why nobody reads what was sent, if so.
std::optional<HttpReply> Desk::whyNotBody(const HttpRequest& request, std::size_t most, std::string_view type) const {
    if (!isOurs(request)) return trouble(403, {"", "foreignPage", "Pages of other sites may not do that."});
    if (!request.type.starts_with(type))
        return trouble(415,
                       {"", "wrongType", "Please send ", std::string(type) + (type.ends_with('/') ? "jpeg." : ".")});
    if (request.body.size() > most) return trouble(413, {"", "tooLong", "That is too long."});
    return {};
}

void Desk::openTable(const Visit& visit, const Answer& answer) {
    NewTable wanted;
    if (auto reply = whyNotBody(visit.request, mostMessageBytes)) return answer(*std::move(reply));
    if (const auto fault = wire::read(visit.request.body, wanted))
        return answer(trouble(400, {"", "malformed", "That cannot be read: ", fault->says}));
    house_.open(wanted, visit.request.address, visit.now, [answer](const OrRefusal<TableOpened>& opened) {
        answer(opened ? inJson(wire::message(*opened)) : refused(opened.error()));
    });
}

// ---- Replays -----------------------------------------------------------------------------------------

/// A file that somebody brings: read and compared with its seal beside the loop, for it may be long.
void Desk::openReplay(const Visit& visit, const Answer& answer) {
    if (auto reply = whyNotBody(visit.request, mostReplayBytes)) return answer(*std::move(reply));
    if (!replays_.take(visit.request.address, visit.now.steady)) return answer(refused(thatWasTooFast()));
    struct Brought {
        Replay replay;
        std::optional<HttpReply> trouble;
    };
    const auto brought = std::make_shared<Brought>();
    const auto read = [brought, body = visit.request.body, key = key_] {
        if (const auto fault = wire::read(body, brought->replay)) {
            brought->trouble = trouble(400, {"", "malformed", "That cannot be read: ", fault->says});
        } else if (sealOf(brought->replay, key) != brought->replay.seal) {
            brought->trouble =
                trouble(400, {"", "notOurs", "This game was not exported by this house, or was changed since."});
        }
    };
    const auto open = [this, brought, answer, address = visit.request.address, now = visit.now] {
        if (brought->trouble) return answer(*std::move(brought->trouble));
        house_.openReplay(brought->replay, address, now, [answer](const OrRefusal<TableOpened>& opened) {
            answer(opened ? inJson(wire::message(*opened)) : refused(opened.error()));
        });
    };
    if (!house_.aside(visit.request.address, visit.now, read, open)) answer(refused(tooMuchWork()));
}

namespace {

HttpReply noReplay(const Fault& why) {
    return trouble(404, {"S-G7", "noReplay", "That game cannot be seen: ", why.says});
}

}  // namespace

/// A game that is over is told beside the loop, for its book may be long.
void Desk::tell(const Visit& visit, const Answer& answer, const Told& told) {
    if (!replays_.take(visit.request.address, visit.now.steady)) return answer(refused(thatWasTooFast()));
    if (!house_.isDiskWell()) return answer(closed(Closed::notNow));
    const std::string code(visit.parts[0]);
    const auto begin = [this, told, answer, code, address = visit.request.address, now = visit.now] {
        const auto reply = std::make_shared<HttpReply>();
        const auto work = [reply, told, decks = house_.decksAt(code)](const House::Changes& changes) {
            *reply = !changes           ? closed(Closed::damaged)
                     : changes->empty() ? trouble(404, {"", "noSuchReplay", "There is no such game."})
                                        : told(*changes, *decks);
        };
        const auto then = [reply, answer] { answer(std::move(*reply)); };
        if (!house_.asideWithBook(code, address, now, work, then)) answer(refused(tooMuchWork()));
    };
    look(code, visit.request, visit.now, [answer, begin](const std::expected<TableLine, Closed>& line) {
        if (!line) return answer(closed(line.error()));
        begin();
    });
}

/// A game that is over, and a view of it with ?step=K[&seat=S].
void Desk::replay(const Visit& visit, const Answer& answer) {
    const auto game = number(visit.parts[1]);
    if (!game) return answer(trouble(404, {"", "noSuchReplay", "There is no such game."}));
    const auto seatText = valueOf(visit.query, "seat");
    const auto step = number(valueOf(visit.query, "step")), seat = number(seatText);
    if (!visit.query.empty() && (!step || *step < 0 || (!seatText.empty() && !seat)))
        return answer(trouble(400, {"", "wrongQuestion", "Ask with ?step=K, and &seat=S if you like."}));
    tell(visit, answer, [game = *game, step, seat, key = key_](const std::vector<std::string>& changes, const Decks&) {
        auto replay = replayOf(changes, game);
        if (!replay) return noReplay(replay.error());
        if (!step) {
            replay->seal = sealOf(*replay, key);
            return inJson(wire::message(*replay));
        }
        const auto view = viewAt(*replay, seat, static_cast<std::size_t>(*step));
        return view ? inJson(R"({"view":)" + *view + "}")
                    : trouble(400, {"", "noSuchView", "There is no such view: ", view.error().says});
    });
}

/// The same with all that is needed to look at it.
void Desk::film(const Visit& visit, const Answer& answer) {
    const int game = number(visit.parts[1]).value_or(0);
    tell(visit, answer, [game, key = key_](const std::vector<std::string>& changes, const Decks& decks) {
        auto film = filmOf(changes, game, decks);
        if (!film) return noReplay(film.error());
        film->replay.seal = sealOf(film->replay, key);
        return inJson(wire::message(*film));
    });
}

void Desk::beliefs(const Visit& visit, const Answer& answer) {
    const int game = number(visit.parts[1]).value_or(0);
    tell(visit, answer, [game](const std::vector<std::string>& changes, const Decks& decks) {
        const auto beliefs = beliefsIn(changes, game, decks);
        return beliefs ? inJson(wire::message(*beliefs)) : noReplay(beliefs.error());
    });
}

// ---- The problem of the day --------------------------------------------------------------------------

namespace {

Days::Answer boardFor(const Desk::Answer& answer) {
    return [answer](const OrRefusal<DayBoard>& board) {
        answer(board ? inJson(wire::message(*board)) : refused(board.error()));
    };
}

}  // namespace

/// The token comes in a header: addresses are written into logs.
void Desk::day(const Visit& visit, const Answer& answer) {
    if (!replays_.take(visit.request.address, visit.now.steady)) return answer(refused(thatWasTooFast()));
    constexpr std::string_view bearer = "Bearer ";
    std::string token = visit.request.authorization;
    token.erase(0, token.starts_with(bearer) ? bearer.size() : token.size());
    days_.look(std::string(visit.parts[0]), token, visit.now, boardFor(answer));
}

void Desk::takeDay(const Visit& visit, const Answer& answer) {
    DayGame game;
    if (auto reply = whyNotBody(visit.request, mostDayBytes)) return answer(*std::move(reply));
    if (const auto fault = wire::read(visit.request.body, game))
        return answer(trouble(400, {"", "malformed", "That cannot be read: ", fault->says}));
    days_.take(std::string(visit.parts[0]), game, visit.request.address, visit.now, boardFor(answer));
}

// ---- Pages -------------------------------------------------------------------------------------------

HttpReply Desk::page(const HttpRequest& request, std::string_view path) const {
    const Page* page = pages_.find(path);
    if (page == nullptr) return trouble(404, {"", "noSuchPage", "There is no such page."});
    HttpReply reply{200, page->type, "", {{"ETag", page->etag}, {"Vary", "Accept-Encoding"}}};
    reply.headers.emplace_back("Cache-Control", page->forever ? "public, max-age=31536000, immutable" : "no-cache");
    if (page->isKnown(request.knownEtag)) {
        reply.status = 304;
        return reply;
    }
    const auto& [bytes, coding] = page->wanted(request.accepts);
    if (*coding != '\0') reply.headers.emplace_back("Content-Encoding", coding);
    reply.body = bytes;
    return reply;
}

}  // namespace parlour::server
