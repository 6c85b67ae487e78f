// The front desk: what the house answers over HTTP. Knows requests and replies, not sockets (sockets.cpp).
// SPDX-License-Identifier: MIT
#pragma once
#include "server/house/house.h"
#include "server/net/pages.h"

namespace parlour::server {

struct HttpRequest {
    std::string method, target, body;
    std::string origin, host, accepts, knownEtag, type;  // headers
    std::string address;
};

struct HttpReply {
    int status = 200;
    std::string type = "application/json", body;
    std::vector<std::pair<std::string, std::string>> headers;
};

struct DeskRules {
    std::string prefix;                // where the house stands behind a proxy: "" or "/parlour"
    std::vector<std::string> origins;  // pages that may talk to it besides its own
};

class Desk {
public:
    using Answer = std::function<void(HttpReply)>;

    Desk(House& house, Store& store, const Decks& decks, const Pages& pages, Metrics& metrics, DeskRules rules)
        : house_(house), store_(store), decks_(decks), pages_(pages), metrics_(metrics), rules_(std::move(rules)) {}

    void ask(const HttpRequest& request, Time now, const Answer& answer);
    /// The table that a WebSocket wants to connect to; nothing, with a reply, if it may not.
    std::expected<std::string, HttpReply> socketTo(const HttpRequest& request, Time now);

private:
    std::string_view pathOf(const HttpRequest& request) const;
    bool isOurs(const HttpRequest& request) const;
    void openTable(const HttpRequest& request, Time now, const Answer& answer);
    HttpReply api(const HttpRequest& request, std::string_view path, std::string_view query, Time now);
    HttpReply games() const;
    HttpReply health() const;
    HttpReply replay(std::string_view path, std::string_view query);
    HttpReply picture(std::string_view path, Time now);
    HttpReply page(const HttpRequest& request, std::string_view path) const;

    House& house_;
    Store& store_;
    const Decks& decks_;
    const Pages& pages_;
    Metrics& metrics_;
    DeskRules rules_;
    std::string key_ = store_.key();
    Buckets replays_{{10, 100}};  // each has a whole journal read, or written
};

HttpReply trouble(int status, std::string what);

}  // namespace parlour::server
