// The front desk: what the house answers over HTTP. Knows requests and replies, not sockets (sockets.cpp).
// SPDX-License-Identifier: MIT
#pragma once
#include <array>

#include "server/house/house.h"
#include "server/net/pages.h"

namespace parlour::server {

struct HttpRequest {
    std::string method, target, body;
    std::string origin, host, accepts, knownEtag, type, authorization;  // headers
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
    std::vector<std::string> hosts;    // names under which it is known besides addresses and this machine's own
    std::string metricsToken;          // who may see /metrics; empty: nobody
};

class Desk {
public:
    using Answer = std::function<void(HttpReply)>;

    Desk(House& house, Store& store, const Decks& decks, const Pages& pages, Metrics& metrics, DeskRules rules)
        : house_(house), store_(store), decks_(decks), pages_(pages), metrics_(metrics), rules_(std::move(rules)) {}

    void ask(const HttpRequest& request, Moment now, const Answer& answer);
    /// The table that a WebSocket wants to connect to; a reply instead, if it may not.
    using Table = std::function<void(std::expected<std::string, HttpReply>)>;
    void socketTo(const HttpRequest& request, Moment now, const Table& answer);

private:
    /// A request on its way to whoever answers it.
    struct Visit {
        const HttpRequest& request;
        std::vector<std::string_view> parts;  // of the path, where its pattern has {}
        std::string_view query;
        Moment now;
    };
    struct Route {
        std::string_view method, pattern;
        void (Desk::*reply)(const Visit& visit, const Answer& answer);
    };
    static const std::array<Route, 10> routes;

    std::string_view pathOf(const HttpRequest& request) const;
    bool isOurs(const HttpRequest& request) const;
    void look(const std::string& code, const std::string& address, Moment now, const House::Looked& then);
    std::optional<HttpReply> whyNotBody(const HttpRequest& request, std::size_t most) const;

    void health(const Visit& visit, const Answer& answer);
    void version(const Visit& visit, const Answer& answer);
    void metrics(const Visit& visit, const Answer& answer);
    void games(const Visit& visit, const Answer& answer);
    void tables(const Visit& visit, const Answer& answer);
    void openTable(const Visit& visit, const Answer& answer);
    void table(const Visit& visit, const Answer& answer);
    void replay(const Visit& visit, const Answer& answer);
    void openReplay(const Visit& visit, const Answer& answer);
    void picture(const Visit& visit, const Answer& answer);
    HttpReply page(const HttpRequest& request, std::string_view path) const;

    House& house_;
    Store& store_;
    const Decks& decks_;
    const Pages& pages_;
    Metrics& metrics_;
    DeskRules rules_;
    std::string key_ = store_.key();
    Buckets replays_{{10, 100}};  // each has a whole journal read, or written
    Buckets guesses_{{0.2, 60}};  // S-M8: tables that are not there
};

/// An answer that says why not.
HttpReply trouble(int status, const Refusal& why);

}  // namespace parlour::server
