// The front desk: what the house answers over HTTP. Knows requests and replies, not sockets (sockets.cpp).
// SPDX-License-Identifier: MIT
#pragma once
#include <array>

#include "server/house/days.h"
#include "server/net/pages.h"

namespace parlour::server {

inline constexpr std::size_t mostReplayBytes = std::size_t{1} << 20;  // of a game that somebody brings

struct HttpRequest {
    std::string method, target, body;
    std::string origin, host, accepts, knownEtag, type, authorization;  // headers
    std::string address;
    bool isPiped = false;      // another server of the house has handed it on
    Grip grip = Grip::ifFree;  // by force: whoever has the table does not answer
};

struct HttpReply {
    int status = 200;
    std::string type = "application/json", body;
    std::vector<std::pair<std::string, std::string>> headers;
    /// HOST:PORT of the server that has to be asked instead; if it cannot be, this is the answer.
    std::string owner = {};  // NOLINT(readability-redundant-member-init): most replies name none
};

struct DeskRules {
    std::string prefix;                // where the house stands behind a proxy: "" or "/parlour"
    std::vector<std::string> origins;  // pages that may talk to it besides its own
    std::vector<std::string> hosts;    // names under which it is known besides addresses and this machine's own
    std::string metricsToken;          // who may see /metrics; empty: nobody
    bool dayResults = false;           // S-Y1
};

class Desk {
public:
    using Answer = std::function<void(HttpReply)>;

    Desk(House& house, Journal& journal, const Decks& decks, const Pages& pages, Metrics& metrics, DeskRules rules)
        : house_(house), journal_(journal), decks_(decks), pages_(pages), metrics_(metrics), rules_(std::move(rules)) {}

    void ask(const HttpRequest& request, Moment now, const Answer& answer);
    /// The table that a WebSocket wants to connect to; a reply instead, if it may not.
    using Table = std::function<void(std::expected<std::string, HttpReply>)>;
    void socketTo(const HttpRequest& request, Moment now, const Table& answer);
    /// The seal of a request that is handed on to another server.
    std::string sealFor(const HttpRequest& request) const;

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
    static const std::array<Route, 27> routes;

    std::string_view pathOf(const HttpRequest& request) const;
    bool isOurs(const HttpRequest& request) const;
    bool isKnownAs(const std::string& host) const;
    /// What is found by a code, or it was a guess that counts against the address (S-M8).
    template <class Found>
    auto guess(std::string address, Moment now, std::function<void(const std::expected<Found, Closed>&)> then) {
        return [this, address = std::move(address), now,
                then = std::move(then)](const std::expected<Found, Closed>& found) {
            if (!found && found.error() == Closed::noSuchTable) guesses_.charge(address, 1, now.steady);
            then(found);
        };
    }
    void look(const std::string& code, const HttpRequest& request, Moment now, const House::Looked& then);
    /// Answers beside the loop what is read in a table's book.
    using Told = std::function<HttpReply(const std::vector<std::string>& changes, const Decks& decks)>;
    void tell(const Visit& visit, const Answer& answer, const Told& told);
    std::optional<HttpReply> whyNotBody(const HttpRequest& request, std::size_t most,
                                        std::string_view type = "application/json") const;
    void asPatron(const Visit& visit, const Answer& answer, const std::function<void(const House::Patron&)>& then);
    /// The same for a deck that is painted from a word, which the address names.
    using Commission = std::function<void(const House::Patron& patron, const Painting& painting, int card)>;
    void asPainter(const Visit& visit, const Answer& answer, const Commission& then);

    void health(const Visit& visit, const Answer& answer);
    void version(const Visit& visit, const Answer& answer);
    void metrics(const Visit& visit, const Answer& answer);
    void games(const Visit& visit, const Answer& answer);
    void tables(const Visit& visit, const Answer& answer);
    void openTable(const Visit& visit, const Answer& answer);
    void table(const Visit& visit, const Answer& answer);
    void turn(const Visit& visit, const Answer& answer);
    void replay(const Visit& visit, const Answer& answer);
    void film(const Visit& visit, const Answer& answer);
    void beliefs(const Visit& visit, const Answer& answer);
    void openReplay(const Visit& visit, const Answer& answer);
    void day(const Visit& visit, const Answer& answer);
    void takeDay(const Visit& visit, const Answer& answer);
    void picture(const Visit& visit, const Answer& answer);
    void ownPictures(const Visit& visit, const Answer& answer);
    void ownPicture(const Visit& visit, const Answer& answer);
    void addPicture(const Visit& visit, const Answer& answer);
    void deletePictures(const Visit& visit, const Answer& answer);
    void makeDeck(const Visit& visit, const Answer& answer);
    void sketch(const Visit& visit, const Answer& answer);
    void paint(const Visit& visit, const Answer& answer);
    void makePainted(const Visit& visit, const Answer& answer);
    void deletePainted(const Visit& visit, const Answer& answer);
    void deck(const Visit& visit, const Answer& answer);
    void deckPicture(const Visit& visit, const Answer& answer);
    HttpReply page(const HttpRequest& request, std::string_view path) const;

    House& house_;
    Journal& journal_;
    const Decks& decks_;
    const Pages& pages_;
    Metrics& metrics_;
    DeskRules rules_;
    std::string key_ = journal_.key();
    Buckets replays_{{10, 100}};  // each has a whole journal read, or written
    Buckets guesses_{{0.2, 60}};  // S-M8: tables that are not there
    Days days_{house_, journal_, rules_.dayResults};
};

HttpReply inJson(std::string body);
/// Answers that say why not.
HttpReply trouble(int status, const Refusal& why);
HttpReply refused(const Refusal& no);
HttpReply closed(const Closed& why);

}  // namespace parlour::server
