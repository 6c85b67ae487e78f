// What each address answers. Pages and pictures are in memory; a table's answers come when they are on disk.
// SPDX-License-Identifier: MIT
#include "server/desk.h"

#include <charconv>

#include "games/games.h"
#include "server/replay.h"

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

Reply json(std::string body) { return {200, "application/json", std::move(body), {{"Cache-Control", "no-store"}}}; }

int statusOf(const No& no) { return no.rule == "S-M1" ? 429 : no.rule == "S-M4" ? 503 : 400; }

constexpr std::size_t mostReplayBytes = std::size_t{1} << 20;

}  // namespace

Reply trouble(int status, std::string what) {
    Reply reply = json(wire::message(Trouble{std::move(what)}));
    reply.status = status;
    return reply;
}

/// The path under the prefix, without the query; empty if it is not ours.
std::string_view Desk::pathOf(const Asked& asked) const {
    std::string_view path = asked.target;
    path = path.substr(0, path.find('?'));
    if (!path.starts_with(rules_.prefix)) return {};
    path.remove_prefix(rules_.prefix.size());
    if (!path.empty() && !path.starts_with('/')) return {};  // /parlours is not below /parlour
    return path.empty() ? "/" : path;
}

/// Whether a page of ours asks, or no page at all: foreign pages may not speak for their visitors.
bool Desk::isOurs(const Asked& asked) const {
    if (asked.origin.empty()) return true;
    if (std::ranges::find(rules_.origins, asked.origin) != rules_.origins.end()) return true;
    const auto host = asked.origin.find("://");
    return host != std::string::npos && std::string_view(asked.origin).substr(host + 3) == asked.host;
}

void Desk::ask(const Asked& asked, Time now, const Answer& answer) {
    ++metrics_.requests;
    const std::string_view path = pathOf(asked);
    const auto question = asked.target.find('?');
    const std::string_view query =
        question == std::string::npos ? std::string_view() : std::string_view(asked.target).substr(question + 1);
    if (path.empty()) return answer(trouble(404, "There is nothing here; the house is at " + rules_.prefix + "/."));
    if (asked.method == "POST") return openTable(asked, now, answer);
    if (asked.method != "GET" && asked.method != "HEAD")
        return answer(trouble(405, "Only GET and POST are understood."));
    if (path == "/healthz") return answer(health());
    if (path == "/metrics")
        return answer({200, "text/plain; version=0.0.4", metrics_.text(), {{"Cache-Control", "no-store"}}});
    if (path.starts_with("/api/")) return answer(api(asked, path.substr(5), query, now));
    if (path.starts_with("/pictures/")) return answer(picture(path.substr(10), now));
    answer(page(asked, path));
}

std::variant<std::string, Reply> Desk::socketTo(const Asked& asked, Time now) {
    if (!isOurs(asked)) {
        ++metrics_.foreignOrigins;
        return trouble(403, "Pages of other sites may not connect here; the host can allow one with --origin.");
    }
    const std::string_view path = pathOf(asked);
    if (!path.starts_with("/api/tables/")) return trouble(404, "There is no socket here.");
    const auto [code, rest] = split(path.substr(12));
    if (rest != "socket" || !house_.look(code, now)) return trouble(404, "There is no such table.");
    return code;
}

void Desk::openTable(const Asked& asked, Time now, const Answer& answer) {
    if (!isOurs(asked)) return answer(trouble(403, "Pages of other sites may not do that."));
    if (!asked.type.starts_with("application/json")) return answer(trouble(415, "Please send application/json."));
    const std::string_view path = pathOf(asked);
    const auto opened = [answer](const std::variant<TableOpened, No>& outcome) {
        if (const auto* no = std::get_if<No>(&outcome))
            return answer(trouble(statusOf(*no), no->reason + " (" + no->rule + ")"));
        answer(json(wire::message(std::get<TableOpened>(outcome))));
    };
    if (path == "/api/tables") {
        NewTable wanted;
        if (asked.body.size() > mostMessageBytes) return answer(trouble(413, "That is too long."));
        if (const auto fault = wire::read(asked.body, wanted)) return answer(trouble(400, wire::describe(*fault)));
        return house_.open(wanted, asked.address, now, opened);
    }
    if (path == "/api/replays") {
        Replay replay;
        if (asked.body.size() > mostReplayBytes) return answer(trouble(413, "That is too long."));
        if (!replays_.take(asked.address, now))
            return answer(trouble(429, "That was too fast; please wait a moment. (S-M1)"));
        if (const auto fault = wire::read(asked.body, replay)) return answer(trouble(400, wire::describe(*fault)));
        if (sealOf(replay, key_) != replay.seal)
            return answer(trouble(400, "This game was not exported by this house, or was changed since."));
        return house_.openReplay(replay, asked.address, now, opened);
    }
    answer(trouble(404, "There is nothing to send anything to here."));
}

Reply Desk::games() const {
    std::string body = "{\"games\":[";
    for (const AnyGame* game : allGames()) {
        if (body.back() != '[') body += ',';
        body += R"({"name":)" + wire::journal(std::string(game->name())) + R"(,"title":)" +
                wire::journal(std::string(game->title())) + R"(,"fewest":)" + std::to_string(game->fewestPlayers()) +
                R"(,"most":)" + std::to_string(game->mostPlayers()) + R"(,"options":)" +
                wire::journal(game->options()) + "}";
    }
    return json(body + "],\"decks\":" + wire::journal(shelf_.names()) + "}");
}

Reply Desk::health() const {
    if (metrics_.writeFailed) return {503, "text/plain", "the disk takes nothing\n", {{"Cache-Control", "no-store"}}};
    return {200, "text/plain", "ok\n", {{"Cache-Control", "no-store"}}};
}

Reply Desk::api(const Asked& asked, std::string_view path, std::string_view query, Time now) {
    if (path == "games") return games();
    if (path == "tables") {
        TableList list;
        for (const StoredTable& table : house_.listed()) list.tables.push_back(table.line);
        return json(wire::message(list));
    }
    if (!path.starts_with("tables/")) return trouble(404, "There is nothing here.");
    const auto [code, rest] = split(path.substr(7));
    if (rest.starts_with("games/")) {
        if (!replays_.take(asked.address, now)) return trouble(429, "That was too fast; please wait a moment. (S-M1)");
        return replay(path.substr(7), query);
    }
    const auto line = house_.look(code, now);
    if (!line || !rest.empty()) return trouble(404, "There is no such table.");
    return json(wire::message(*line));
}

/// CODE/games/N, and its view with ?step=K[&seat=S].
Reply Desk::replay(std::string_view path, std::string_view query) {
    const auto [code, rest] = split(path);
    const auto game = number(rest.substr(6));
    const auto changes = game ? store_.read(code) : std::nullopt;
    if (!changes || changes->empty()) return trouble(404, "There is no such game.");
    auto found = replayOf(*changes, *game);
    if (const auto* complaint = std::get_if<Complaint>(&found)) return trouble(404, complaint->says);
    auto& replay = std::get<Replay>(found);
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
    if (const auto* complaint = std::get_if<Complaint>(&view)) return trouble(400, complaint->says);
    return json(R"({"view":)" + std::get<std::string>(view) + "}");
}

/// CODE/ID/SIZE.
Reply Desk::picture(std::string_view path, Time now) {
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

Reply Desk::page(const Asked& asked, std::string_view path) const {
    const Page* page = pages_.find(path);
    if (page == nullptr) return trouble(404, "There is no such page.");
    Reply reply{200, page->type, "", {{"ETag", page->etag}, {"Vary", "Accept-Encoding"}}};
    reply.headers.emplace_back("Cache-Control", page->forever ? "public, max-age=31536000, immutable" : "no-cache");
    if (page->isKnown(asked.knownEtag)) {
        reply.status = 304;
        return reply;
    }
    const auto& [bytes, coding] = page->wanted(asked.accepts);
    if (*coding != '\0') reply.headers.emplace_back("Content-Encoding", coding);
    reply.body = bytes;
    return reply;
}

}  // namespace parlour::server
