// What each address answers. Pages and pictures are in memory; a table's answers come when they are on disk.
// SPDX-License-Identifier: MIT
#include "server/net/desk.h"

#include <charconv>

#include "games/games.h"
#include "server/table/replay.h"

namespace parlour::server {
namespace {

/// A table code out of an address: the whole of `part` up to the next slash.
std::pair<std::string, std::string_view> split(std::string_view path) {
    const auto slash = path.find('/');
    if (slash == std::string_view::npos) return {std::string(path), {}};
    return {std::string(path.substr(0, slash)), path.substr(slash + 1)};
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

int statusOf(const No& no) { return no.rule == "S-M1" ? 429 : no.rule == "S-M4" ? 503 : 400; }

constexpr std::size_t mostReplayBytes = std::size_t{1} << 20;

}  // namespace

HttpReply trouble(int status, std::string what) {
    HttpReply reply = json(wire::message(Trouble{std::move(what)}));
    reply.status = status;
    return reply;
}

namespace {

HttpReply closed(Closed why) {
    if (why == Closed::noSuchTable) return trouble(404, "There is no such table.");
    return trouble(500, "This table's book is damaged, so it stays closed; please open another table. (S-M5)");  // S-M5
}

HttpReply refused(const No& no) { return trouble(statusOf(no), no.reason + " (" + no.rule + ")"); }

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

void Desk::ask(const HttpRequest& request, Time now, const Answer& answer) {
    ++metrics_.requests;
    const std::string_view path = pathOf(request);
    const auto question = request.target.find('?');
    const std::string_view query =
        question == std::string::npos ? std::string_view() : std::string_view(request.target).substr(question + 1);
    if (path.empty()) return answer(trouble(404, "There is nothing here; the house is at " + rules_.prefix + "/."));
    if (request.method == "POST") return openTable(request, now, answer);
    if (request.method != "GET" && request.method != "HEAD")
        return answer(trouble(405, "Only GET and POST are understood."));
    if (path == "/healthz") return answer(health());
    if (path == "/metrics")
        return answer({200, "text/plain; version=0.0.4", metrics_.text(), {{"Cache-Control", "no-store"}}});
    if (path.starts_with("/api/")) return answer(api(request, path.substr(5), query, now));
    if (path.starts_with("/pictures/")) return answer(picture(path.substr(10), now));
    answer(page(request, path));
}

std::expected<std::string, HttpReply> Desk::socketTo(const HttpRequest& request, Time now) {
    if (!isOurs(request)) {
        ++metrics_.foreignOrigins;
        return std::unexpected(
            trouble(403, "Pages of other sites may not connect here; the host can allow one with --origin."));
    }
    const std::string_view path = pathOf(request);
    if (!path.starts_with("/api/tables/")) return std::unexpected(trouble(404, "There is no socket here."));
    const auto [code, rest] = split(path.substr(12));
    if (rest != "socket") return std::unexpected(closed(Closed::noSuchTable));
    if (const auto line = house_.look(code, now); !line) return std::unexpected(closed(line.error()));
    return code;
}

void Desk::openTable(const HttpRequest& request, Time now, const Answer& answer) {
    if (!isOurs(request)) return answer(trouble(403, "Pages of other sites may not do that."));
    if (!request.type.starts_with("application/json")) return answer(trouble(415, "Please send application/json."));
    const std::string_view path = pathOf(request);
    const auto opened = [answer](const OrNo<TableOpened>& outcome) {
        answer(outcome ? json(wire::message(*outcome)) : refused(outcome.error()));
    };
    if (path == "/api/tables") {
        NewTable wanted;
        if (request.body.size() > mostMessageBytes) return answer(trouble(413, "That is too long."));
        if (const auto fault = wire::read(request.body, wanted)) return answer(trouble(400, fault->says));
        return house_.open(wanted, request.address, now, opened);
    }
    if (path == "/api/replays") {
        Replay replay;
        if (request.body.size() > mostReplayBytes) return answer(trouble(413, "That is too long."));
        if (!replays_.take(request.address, now))
            return answer(trouble(429, "That was too fast; please wait a moment. (S-M1)"));
        if (const auto fault = wire::read(request.body, replay)) return answer(trouble(400, fault->says));
        if (sealOf(replay, key_) != replay.seal)
            return answer(trouble(400, "This game was not exported by this house, or was changed since."));
        return house_.openReplay(replay, request.address, now, opened);
    }
    answer(trouble(404, "There is nothing to send anything to here."));
}

HttpReply Desk::games() const {
    std::string body = "{\"games\":[";
    for (const AnyGame* game : allGames()) {
        if (body.back() != '[') body += ',';
        body += R"({"name":)" + wire::journal(std::string(game->name())) + R"(,"title":)" +
                wire::journal(std::string(game->title())) + R"(,"fewest":)" + std::to_string(game->fewestPlayers()) +
                R"(,"most":)" + std::to_string(game->mostPlayers()) + R"(,"options":)" +
                wire::journal(game->options()) + "}";
    }
    return json(body + "],\"decks\":" + wire::journal(decks_.names()) + "}");
}

HttpReply Desk::health() const {
    if (metrics_.writeFailed) return {503, "text/plain", "the disk takes nothing\n", {{"Cache-Control", "no-store"}}};
    return {200, "text/plain", "ok\n", {{"Cache-Control", "no-store"}}};
}

HttpReply Desk::api(const HttpRequest& request, std::string_view path, std::string_view query, Time now) {
    if (path == "games") return games();
    if (path == "tables") {
        TableList list;
        const auto listed = house_.listed();
        if (!listed) return trouble(503, "The list of tables cannot be read just now.");
        for (const StoredTable& table : *listed) list.tables.push_back(table.line);
        return json(wire::message(list));
    }
    if (!path.starts_with("tables/")) return trouble(404, "There is nothing here.");
    const auto [code, rest] = split(path.substr(7));
    if (rest.starts_with("games/")) {
        if (!replays_.take(request.address, now))
            return trouble(429, "That was too fast; please wait a moment. (S-M1)");
        return replay(path.substr(7), query);
    }
    if (!rest.empty()) return closed(Closed::noSuchTable);
    const auto line = house_.look(code, now);
    if (!line) return closed(line.error());
    return json(wire::message(*line));
}

/// CODE/games/N, and its view with ?step=K[&seat=S].
HttpReply Desk::replay(std::string_view path, std::string_view query) {
    const auto [code, rest] = split(path);
    const auto game = number(rest.substr(6));
    if (!game) return trouble(404, "There is no such game.");
    const auto changes = store_.read(code);
    if (!changes) return closed(Closed::damaged);
    if (changes->empty()) return trouble(404, "There is no such game.");
    auto found = replayOf(*changes, *game);
    if (!found) return trouble(404, found.error().says);
    auto& replay = *found;
    if (query.empty()) {
        replay.seal = sealOf(replay, key_);
        return json(wire::message(replay));
    }
    const auto step = number(valueOf(query, "step"));
    const auto seatText = valueOf(query, "seat");
    const auto seat = number(seatText);
    if (!step || *step < 0 || (!seatText.empty() && !seat))
        return trouble(400, "Ask with ?step=K, and &seat=S if you like.");
    const auto view = viewAt(replay, seat, static_cast<std::size_t>(*step));
    if (!view) return trouble(400, view.error().says);
    return json(R"({"view":)" + *view + "}");
}

/// CODE/ID/SIZE.
HttpReply Desk::picture(std::string_view path, Time now) {
    const auto [code, rest] = split(path);
    const auto [id, size] = split(rest);
    int card = 0;
    const auto* pictures = house_.picture(code, id, card, now);
    const auto* list = pictures == nullptr ? nullptr
                       : size == "table"   ? &pictures->table
                       : size == "full"    ? &pictures->full
                       : size == "small"   ? &pictures->small
                                           : nullptr;
    if (list == nullptr) return trouble(404, "There is no such picture.");
    const auto& bytes = (*list)[static_cast<std::size_t>(card)];
    return {200,
            "image/webp",
            std::string(bytes.begin(), bytes.end()),
            {{"Cache-Control", "private, max-age=86400, immutable"}}};
}

HttpReply Desk::page(const HttpRequest& request, std::string_view path) const {
    const Page* page = pages_.find(path);
    if (page == nullptr) return trouble(404, "There is no such page.");
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
