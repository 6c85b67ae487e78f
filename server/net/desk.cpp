// What each address answers. Pages and pictures are in memory; a table's answers come when they are on disk.
// SPDX-License-Identifier: MIT
#include "server/net/desk.h"

#include <fmt/core.h>

#include <charconv>

#include "games/games.h"
#include "release/release.h"
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

HttpReply tooFast() { return trouble(429, {"S-M1", "tooFast", "That was too fast; please wait a moment."}); }

int statusOf(const Refusal& no) { return no.rule == "S-M1" ? 429 : no.rule == "S-M4" ? 503 : 400; }

constexpr std::size_t mostReplayBytes = std::size_t{1} << 20;

}  // namespace

HttpReply trouble(int status, const Refusal& why) {
    HttpReply reply = json(
        wire::message(Trouble{.rule = std::string(why.rule), .name = std::string(why.name), .error = sentenceOf(why)}));
    reply.status = status;
    return reply;
}

namespace {

HttpReply closed(Closed why) {
    if (why == Closed::noSuchTable) return trouble(404, {"", "noSuchTable", "There is no such table."});
    return trouble(500,
                   {"S-M5", "damaged", "This table's book is damaged, so it stays closed; please open another table."});
}

HttpReply refused(const Refusal& no) { return trouble(statusOf(no), no); }

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
    const auto host = request.origin.find("://");
    return host != std::string::npos && std::string_view(request.origin).substr(host + 3) == request.host;
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

void Desk::ask(const HttpRequest& request, Time now, const Answer& answer) {
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

std::expected<std::string, HttpReply> Desk::socketTo(const HttpRequest& request, Time now) {
    if (!isOurs(request)) {
        ++metrics_.foreignOrigins;
        return std::unexpected(trouble(
            403,
            {"", "foreignPage", "Pages of other sites may not connect here; the host can allow one with --origin."}));
    }
    const auto parts = partsOf(pathOf(request), "/api/tables/{}/socket");
    if (!parts) return std::unexpected(trouble(404, {"", "noSocket", "There is no socket here."}));
    std::string code(parts->front());
    if (const auto line = house_.look(code, now); !line) return std::unexpected(closed(line.error()));
    return code;
}

// ---- The house ---------------------------------------------------------------------------------------

void Desk::health(const Visit&, const Answer& answer) {
    const std::vector<std::pair<std::string, std::string>> fresh{{"Cache-Control", "no-store"}};
    if (metrics_.writeFailed) return answer({503, "text/plain", "the disk takes nothing\n", fresh});
    answer({200, "text/plain", fmt::format("ok, parlour {} ({})\n", releaseNumber, releaseCommit), fresh});
}

void Desk::version(const Visit&, const Answer& answer) { answer(json(wire::message(programVersion()))); }

void Desk::metrics(const Visit&, const Answer& answer) {
    answer({200, "text/plain; version=0.0.4", metrics_.text(), {{"Cache-Control", "no-store"}}});
}

void Desk::games(const Visit&, const Answer& answer) {
    answer(json(wire::message(GameList{.games = gameLines(), .decks = decks_.names()})));
}

// ---- Tables ------------------------------------------------------------------------------------------

void Desk::tables(const Visit&, const Answer& answer) {
    TableList list;
    const auto listed = house_.listed();
    if (!listed) return answer(trouble(503, {"", "unreadable", "The list of tables cannot be read just now."}));
    for (const StoredTable& table : *listed) list.tables.push_back(table.line);
    answer(json(wire::message(list)));
}

void Desk::table(const Visit& visit, const Answer& answer) {
    const auto line = house_.look(std::string(visit.parts[0]), visit.now);
    answer(line ? json(wire::message(*line)) : closed(line.error()));
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

void Desk::openReplay(const Visit& visit, const Answer& answer) {
    Replay replay;
    if (auto reply = whyNotBody(visit.request, mostReplayBytes)) return answer(*std::move(reply));
    if (!replays_.take(visit.request.address, visit.now)) return answer(tooFast());
    if (const auto fault = wire::read(visit.request.body, replay))
        return answer(trouble(400, {"", "malformed", "That cannot be read: ", fault->says}));
    if (sealOf(replay, key_) != replay.seal)
        return answer(trouble(400, {"", "notOurs", "This game was not exported by this house, or was changed since."}));
    house_.openReplay(replay, visit.request.address, visit.now, [answer](const OrRefusal<TableOpened>& opened) {
        answer(opened ? json(wire::message(*opened)) : refused(opened.error()));
    });
}

/// A game that is over, and a view of it with ?step=K[&seat=S].
void Desk::replay(const Visit& visit, const Answer& answer) {
    if (!replays_.take(visit.request.address, visit.now)) return answer(tooFast());
    const auto game = number(visit.parts[1]);
    if (!game) return answer(trouble(404, {"", "noSuchReplay", "There is no such game."}));
    const auto changes = store_.read(std::string(visit.parts[0]));
    if (!changes) return answer(closed(Closed::damaged));
    if (changes->empty()) return answer(trouble(404, {"", "noSuchReplay", "There is no such game."}));
    auto replay = replayOf(*changes, *game);
    if (!replay) return answer(trouble(404, {"S-G7", "noReplay", "That game cannot be seen: ", replay.error().says}));
    if (visit.query.empty()) {
        replay->seal = sealOf(*replay, key_);
        return answer(json(wire::message(*replay)));
    }
    const auto step = number(valueOf(visit.query, "step"));
    const auto seatText = valueOf(visit.query, "seat");
    const auto seat = number(seatText);
    if (!step || *step < 0 || (!seatText.empty() && !seat))
        return answer(trouble(400, {"", "wrongQuestion", "Ask with ?step=K, and &seat=S if you like."}));
    const auto view = viewAt(*replay, seat, static_cast<std::size_t>(*step));
    answer(view ? json(R"({"view":)" + *view + "}")
                : trouble(400, {"", "noSuchView", "There is no such view: ", view.error().says}));
}

// ---- Pictures and pages ------------------------------------------------------------------------------

void Desk::picture(const Visit& visit, const Answer& answer) {
    const auto size = visit.parts[2];
    int card = 0;
    const auto* pictures = house_.picture(std::string(visit.parts[0]), visit.parts[1], card, visit.now);
    const auto* list = pictures == nullptr ? nullptr
                       : size == "table"   ? &pictures->table
                       : size == "full"    ? &pictures->full
                       : size == "small"   ? &pictures->small
                                           : nullptr;
    if (list == nullptr) return answer(trouble(404, {"", "noSuchPicture", "There is no such picture."}));
    const auto& bytes = (*list)[static_cast<std::size_t>(card)];
    answer({200,
            "image/webp",
            std::string(bytes.begin(), bytes.end()),
            {{"Cache-Control", "private, max-age=86400, immutable"}}});
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
