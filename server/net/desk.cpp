// What each address answers. Pages and pictures are in memory; a table's answers come when they are on disk.
// SPDX-License-Identifier: MIT
#include "server/net/desk.h"

#include <fmt/core.h>

#include <charconv>

#include "games/games.h"
#include "server/net/own_hosts.h"
#include "server/table/replay.h"
#include "server/version.h"

namespace parlour::server {
namespace {

/// The part of a path up to the next slash; that and the slash are taken away.
std::string_view takePart(std::string_view& path) {
    const auto part = path.substr(0, path.find('/'));
    path.remove_prefix(std::min(path.size(), part.size() + 1));
    return part;
}

/// What stands in the path where the pattern has {}; nothing if it does not fit.
std::optional<std::vector<std::string_view>> partsOf(std::string_view path, std::string_view pattern) {
    std::vector<std::string_view> parts;
    if (std::ranges::count(path, '/') != std::ranges::count(pattern, '/')) return {};
    while (!pattern.empty()) {
        const auto wanted = takePart(pattern), part = takePart(path);
        if (wanted == "{}" && !part.empty()) {
            parts.push_back(part);
        } else if (wanted != part) {
            return {};
        }
    }
    return parts;
}

std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
    return value;
}

/// `name=value` in a query.
std::string_view valueOf(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const auto next = query.find('&');
        const auto pair = query.substr(0, next);
        if (pair.starts_with(name) && pair.size() > name.size() && pair[name.size()] == '=')
            return pair.substr(name.size() + 1);
        if (next == std::string_view::npos) break;
        query.remove_prefix(next + 1);
    }
    return {};
}

HttpReply json(std::string body) { return {200, "application/json", std::move(body), {{"Cache-Control", "no-store"}}}; }

int statusOf(const Refusal& no) {
    const bool isTooMuch = no.rule == "S-M1" || no.rule == "S-M6" || no.rule == "S-M7" || no.rule == "S-M8";
    return isTooMuch ? 429 : no.rule == "S-M4" ? 503 : 400;
}

constexpr std::size_t mostReplayBytes = std::size_t{1} << 20;

}  // namespace

HttpReply trouble(int status, const Refusal& why) {
    HttpReply reply = json(
        wire::message(Trouble{.rule = std::string(why.rule), .name = std::string(why.name), .error = sentenceOf(why)}));
    reply.status = status;
    return reply;
}

namespace {

HttpReply refused(const Refusal& no) { return trouble(statusOf(no), no); }

HttpReply closed(Closed why) {
    if (why == Closed::noSuchTable) return trouble(404, {"", "noSuchTable", "There is no such table."});
    if (why == Closed::notNow)
        return trouble(503,
                       {"S-M4", "notNow", "The disk is not to be trusted just now; please come back in a moment."});
    if (why == Closed::busy) return refused(tooMuchWork());
    if (why == Closed::guessed)
        return refused({"S-M8", "guesses", "Too many tables were asked for that are not there; please wait a little."});
    return trouble(500,
                   {"S-M5", "damaged", "This table's book is damaged, so it stays closed; please open another table."});
}

}  // namespace

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

/// A table by its code. Who has guessed many that are not there may not go on guessing (S-M8).
void Desk::look(const std::string& code, const std::string& address, Moment now, const House::Looked& then) {
    if (guesses_.isEmpty(address, now.steady)) return then(std::unexpected(Closed::guessed));
    house_.look(code, address, now, [this, address, now, then](const std::expected<TableLine, Closed>& line) {
        if (!line && line.error() == Closed::noSuchTable) guesses_.charge(address, 1, now.steady);
        then(line);
    });
}

const std::array<Desk::Route, 10> Desk::routes{{
    {"GET", "/healthz", &Desk::health},
    {"GET", "/metrics", &Desk::metrics},
    {"GET", "/api/version", &Desk::version},
    {"GET", "/api/games", &Desk::games},
    {"GET", "/api/tables", &Desk::tables},
    {"POST", "/api/tables", &Desk::openTable},
    {"GET", "/api/tables/{}", &Desk::table},
    {"GET", "/api/tables/{}/games/{}", &Desk::replay},
    {"POST", "/api/replays", &Desk::openReplay},
    {"GET", "/pictures/{}/{}/{}", &Desk::picture},
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
    if (path.starts_with("/api/") || path.starts_with("/pictures/"))
        return answer(trouble(404, {"", "nothingHere", "There is nothing here."}));
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
    look(code, request.address, now, [answer, code](const std::expected<TableLine, Closed>& line) {
        answer(line ? std::expected<std::string, HttpReply>(code) : std::unexpected(closed(line.error())));
    });
}

// ---- The house ---------------------------------------------------------------------------------------

void Desk::health(const Visit&, const Answer& answer) {
    const std::vector<std::pair<std::string, std::string>> fresh{{"Cache-Control", "no-store"}};
    if (!house_.isDiskWell()) return answer({503, "text/plain", "the disk takes nothing\n", fresh});
    answer({200, "text/plain", fmt::format("ok, parlour {}\n", releaseName()), fresh});
}

void Desk::version(const Visit&, const Answer& answer) { answer(json(wire::message(programVersion()))); }

/// For whoever keeps the house: even sums tell something of a house with one table.
void Desk::metrics(const Visit& visit, const Answer& answer) {
    if (rules_.metricsToken.empty())
        return answer(trouble(404, {"", "noMetrics", "Metrics are shown with --metrics-token only."}));
    if (!sameHash(hashOf(visit.request.authorization), hashOf("Bearer " + rules_.metricsToken))) {
        HttpReply reply = trouble(401, {"", "token", "Please send the house's metrics token."});
        reply.headers.emplace_back("WWW-Authenticate", "Bearer");
        return answer(reply);
    }
    answer({200, "text/plain; version=0.0.4", metrics_.text(), {{"Cache-Control", "no-store"}}});
}

void Desk::games(const Visit&, const Answer& answer) {
    answer(json(wire::message(GameList{.games = gameLines(), .decks = decks_.names()})));
}

// ---- Tables ------------------------------------------------------------------------------------------

void Desk::tables(const Visit&, const Answer& answer) {
    TableList list;
    if (!house_.isDiskWell()) return answer(closed(Closed::notNow));
    const auto listed = house_.listed();
    if (!listed) return answer(trouble(503, {"", "unreadable", "The list of tables cannot be read just now."}));
    for (const StoredTable& table : *listed) list.tables.push_back(table.line);
    answer(json(wire::message(list)));
}

void Desk::table(const Visit& visit, const Answer& answer) {
    look(std::string(visit.parts[0]), visit.request.address, visit.now,
         [answer](const std::expected<TableLine, Closed>& line) {
             answer(line ? json(wire::message(*line)) : closed(line.error()));
         });
}

/// Why nobody reads what was sent, if so.
std::optional<HttpReply> Desk::whyNotBody(const HttpRequest& request, std::size_t most) const {
    if (!isOurs(request)) return trouble(403, {"", "foreignPage", "Pages of other sites may not do that."});
    if (!request.type.starts_with("application/json"))
        return trouble(415, {"", "wrongType", "Please send application/json."});
    if (request.body.size() > most) return trouble(413, {"", "tooLong", "That is too long."});
    return {};
}

void Desk::openTable(const Visit& visit, const Answer& answer) {
    NewTable wanted;
    if (auto reply = whyNotBody(visit.request, mostMessageBytes)) return answer(*std::move(reply));
    if (const auto fault = wire::read(visit.request.body, wanted))
        return answer(trouble(400, {"", "malformed", "That cannot be read: ", fault->says}));
    house_.open(wanted, visit.request.address, visit.now, [answer](const OrRefusal<TableOpened>& opened) {
        answer(opened ? json(wire::message(*opened)) : refused(opened.error()));
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
            answer(opened ? json(wire::message(*opened)) : refused(opened.error()));
        });
    };
    if (!house_.aside(visit.request.address, visit.now, read, open)) answer(refused(tooMuchWork()));
}

namespace {

/// Which game somebody wants to see, and which view of it, if only one.
struct ReplayQuestion {
    std::string code;
    int game = 0;
    std::optional<int> step, seat;
};

HttpReply replayReply(const House::Read& read, const ReplayQuestion& asked, const std::string& key) {
    const auto changes = read(asked.code);
    if (!changes) return closed(Closed::damaged);
    if (changes->empty()) return trouble(404, {"", "noSuchReplay", "There is no such game."});
    auto replay = replayOf(*changes, asked.game);
    if (!replay) return trouble(404, {"S-G7", "noReplay", "That game cannot be seen: ", replay.error().says});
    if (!asked.step) {
        replay->seal = sealOf(*replay, key);
        return json(wire::message(*replay));
    }
    const auto view = viewAt(*replay, asked.seat, static_cast<std::size_t>(*asked.step));
    return view ? json(R"({"view":)" + *view + "}")
                : trouble(400, {"", "noSuchView", "There is no such view: ", view.error().says});
}

}  // namespace

/// A game that is over, and a view of it with ?step=K[&seat=S].
void Desk::replay(const Visit& visit, const Answer& answer) {
    if (!replays_.take(visit.request.address, visit.now.steady)) return answer(refused(thatWasTooFast()));
    if (!house_.isDiskWell()) return answer(closed(Closed::notNow));
    const auto game = number(visit.parts[1]);
    if (!game) return answer(trouble(404, {"", "noSuchReplay", "There is no such game."}));
    const auto seatText = valueOf(visit.query, "seat");
    const ReplayQuestion asked{std::string(visit.parts[0]), *game, number(valueOf(visit.query, "step")),
                               number(seatText)};
    if (!visit.query.empty() && (!asked.step || *asked.step < 0 || (!seatText.empty() && !asked.seat)))
        return answer(trouble(400, {"", "wrongQuestion", "Ask with ?step=K, and &seat=S if you like."}));
    const auto tell = [this, asked, answer, address = visit.request.address,
                       now = visit.now](const std::expected<TableLine, Closed>& line) {
        if (!line) return answer(closed(line.error()));
        const auto reply = std::make_shared<HttpReply>();
        const bool isTaken = house_.aside(
            address, now, [reply, asked, read = house_.read(), key = key_] { *reply = replayReply(read, asked, key); },
            [reply, answer] { answer(std::move(*reply)); });
        if (!isTaken) answer(refused(tooMuchWork()));
    };
    look(asked.code, visit.request.address, visit.now, tell);
}

// ---- Pictures and pages ------------------------------------------------------------------------------

void Desk::picture(const Visit& visit, const Answer& answer) {
    const auto found = [answer, size = std::string(visit.parts[2])](House::Found picture) {
        const auto* pictures = picture.pictures;
        const auto* list = pictures == nullptr ? nullptr
                           : size == "table"   ? &pictures->table
                           : size == "full"    ? &pictures->full
                           : size == "small"   ? &pictures->small
                                               : nullptr;
        if (list == nullptr) return answer(trouble(404, {"", "noSuchPicture", "There is no such picture."}));
        const auto& bytes = (*list)[picture.card];
        answer({200,
                "image/webp",
                std::string(bytes.begin(), bytes.end()),
                {{"Cache-Control", "private, max-age=86400, immutable"}}});
    };
    house_.picture(std::string(visit.parts[0]), std::string(visit.parts[1]), visit.request.address, visit.now, found);
}

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
