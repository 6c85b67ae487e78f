// Which node is asked, and by which connection. A node that does not answer is left for the next one, and everybody
// stays with that: there is no way back until it fails, too. SPDX-License-Identifier: MIT
#include "server/etcd/client.h"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <deque>
#include <list>
#include <thread>

#include "server/etcd/exchange.h"
#include "server/etcd/gateway.h"

namespace parlour::server::etcd {
namespace {

constexpr auto answersWithin = std::chrono::seconds(1);
constexpr int mostAtOnce = 32;  // requests on their way

constexpr const char *toRun = "/v3/kv/txn", *toGet = "/v3/kv/range", *toGrant = "/v3/lease/grant",
                     *toKeep = "/v3/lease/keepalive", *toRevoke = "/v3/lease/revoke",
                     *toStatus = "/v3/maintenance/status", *toWatch = "/v3/watch";

Setback setbackOf(const Answer& answer) {
    if (answer.status == 0) return {Setback::Kind::cut, answer.body};
    return readRefusal(answer.status, answer.body);
}

/// What an answer says, read by one of the gateway's functions.
template <class Read>
auto understood(const Answer& answer, const Read& read) -> OrSetback<typename decltype(read(""))::value_type> {
    if (answer.status != 200) return std::unexpected(setbackOf(answer));
    if (auto value = read(answer.body)) return *std::move(value);
    return std::unexpected(Setback{Setback::Kind::cut, "what answers there does not speak as etcd does"});
}

}  // namespace

/// Lives on the client's thread.
class Client::Nodes {
public:
    Nodes(const Access& access, Post post) : post_(std::move(post)) {
        for (const Endpoint& endpoint : access.endpoints)
            nodes_.push_back({.endpoint = endpoint, .idle = {}, .watches = {}});
    }
    ~Nodes() {
        context_.stop();
        if (thread_.joinable()) thread_.join();
    }
    Nodes(const Nodes&) = delete;
    Nodes& operator=(const Nodes&) = delete;

    std::optional<Fault> prepare(const Access& access) {
        if (access.isSecret)
            if (auto fault = readPapers(access.papers)) return fault;
        thread_ = std::thread([this] { context_.run(); });
        return {};
    }

    /// Asks on the client's thread, reads there, and tells on the other.
    template <class T, class Read>
    void ask(const char* path, std::function<std::string()> body, Told<T> told, Read read) {
        asio::post(context_, [this, path, body = std::move(body), told = std::move(told), read] {
            waiting_.push_back({path, body(), [this, told, read](const Answer& answer) {
                                    post_(
                                        [told, word = OrSetback<T>(read(answer))]() mutable { told(std::move(word)); });
                                }});
            goOn();
        });
    }

    Watch watch(const std::string& prefix, Revision from, Seen seen) {
        struct Watching {
            Seen seen;                         // empty when nobody watches any more; of the other thread
            std::weak_ptr<Exchange> exchange;  // which lives while it waits for something
        };
        const auto watching = std::make_shared<Watching>(std::move(seen));
        const auto tell = [this, watching](OrSetback<std::vector<Event>> events) {
            post_([watching, events = std::move(events)] {
                if (const Seen told = watching->seen) told(events);
            });
        };
        asio::post(context_, [this, watching, tell, body = writtenWatch(prefix, from)] {
            const auto node = favourite_;
            const auto exchange = exchangeWith(node);
            watching->exchange = exchange;
            std::erase_if(nodes_[node].watches, [](const auto& old) { return old.expired(); });
            nodes_[node].watches.push_back(exchange);
            exchange->listen(
                toWatch, body, answersWithin,
                [tell, watching](std::string_view line) {
                    auto events = readEvents(line);
                    if (const auto mine = watching->exchange.lock(); mine && !events) mine->close();
                    tell(std::move(events));
                },
                [tell](const Answer& answer) {
                    tell(std::unexpected(answer.status == 200 ? Setback{Setback::Kind::cut, "the watch has ended"}
                                                              : setbackOf(answer)));
                });
        });
        return {nullptr, [this, watching](std::nullptr_t) {
                    watching->seen = nullptr;
                    asio::post(context_, [watching] {
                        if (const auto exchange = watching->exchange.lock()) exchange->close();
                    });
                }};
    }

    void later(Time milliseconds, std::function<void()> what) {
        asio::post(context_, [this, milliseconds, what = std::move(what)]() mutable {
            const auto timer = std::make_shared<asio::basic_waitable_timer<std::chrono::steady_clock>>(context_);
            timer->expires_after(std::chrono::milliseconds(milliseconds));
            timer->async_wait([this, timer, what = std::move(what)](Error error) {
                if (!error) post_(what);
            });
        });
    }

    void aside(std::function<void()> work, std::function<void()> then) {
        asio::post(context_, [this, work = std::move(work), then = std::move(then)] {
            work();
            post_(then);
        });
    }

private:
    struct Node {
        Endpoint endpoint;
        std::vector<std::shared_ptr<Exchange>> idle;
        std::vector<std::weak_ptr<Exchange>> watches;
    };
    struct Question {
        const char* path;
        std::string body;
        std::function<void(const Answer&)> told;
        std::size_t tries = 0;
    };

    std::optional<Fault> readPapers(const Papers& papers) {
        Error error;
        const auto unread = [](const std::filesystem::path& file, const Error& why) {
            return Fault{file.string() + " cannot be used: " + why.message() + "; it has to be a PEM file"};
        };
        secrecy_.emplace(asio::ssl::context::tls_client);
        secrecy_->set_verify_mode(asio::ssl::verify_peer);
        if (secrecy_->load_verify_file(papers.authority, error); error) return unread(papers.authority, error);
        if (secrecy_->use_certificate_chain_file(papers.certificate, error); error)
            return unread(papers.certificate, error);
        if (secrecy_->use_private_key_file(papers.key, asio::ssl::context::pem, error); error)
            return unread(papers.key, error);
        if (SSL_CTX_check_private_key(secrecy_->native_handle()) != 1)
            return Fault{papers.key.string() + " is not the key of " + papers.certificate.string()};
        return {};
    }

    std::shared_ptr<Exchange> exchangeWith(std::size_t node) {
        return std::make_shared<Exchange>(context_, nodes_[node].endpoint, secrecy_ ? &*secrecy_ : nullptr);
    }

    /// The node does not answer: the next one is asked from now on, and watched.
    void leave(std::size_t node) {
        nodes_[node].idle.clear();
        for (const auto& watch : std::exchange(nodes_[node].watches, {}))
            if (const auto exchange = watch.lock()) exchange->close();
        if (favourite_ == node) favourite_ = (node + 1) % nodes_.size();
    }

    void goOn() {
        while (onTheirWay_ < mostAtOnce && !waiting_.empty()) {
            ++onTheirWay_;
            send(std::make_shared<Question>(std::move(waiting_.front())));
            waiting_.pop_front();
        }
    }

    void send(const std::shared_ptr<Question>& question) {
        const auto node = favourite_;
        auto& idle = nodes_[node].idle;
        const auto exchange = idle.empty() ? exchangeWith(node) : idle.back();
        if (!idle.empty()) idle.pop_back();
        exchange->ask(question->path, question->body, answersWithin,
                      [this, question, node, weak = std::weak_ptr(exchange)](const Answer& answer) {
                          if (answer.status == 0 || answer.status >= 500) leave(node);  // or it has no majority
                          if (const auto mine = weak.lock(); mine && answer.status > 0 && mine->isOpen())
                              nodes_[node].idle.push_back(mine);
                          // What was not sent is not done; another node may be there.
                          if (answer.status == 0 && !answer.wasSent && ++question->tries < nodes_.size())
                              return send(question);
                          --onTheirWay_;
                          if (answer.status == 0) {
                              const auto& endpoint = nodes_[node].endpoint;
                              question->told({.body = endpoint.host + ":" + endpoint.port + ": " + answer.body});
                          } else {
                              question->told(answer);
                          }
                          goOn();
                      });
    }

    Post post_;
    asio::io_context context_{1};
    asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
    std::optional<asio::ssl::context> secrecy_;
    std::vector<Node> nodes_;
    std::size_t favourite_ = 0;
    std::deque<Question> waiting_;
    int onTheirWay_ = 0;
    std::thread thread_;
};

OrFault<std::unique_ptr<Client>> Client::make(const Access& access, Post post) {
    auto nodes = std::make_unique<Nodes>(access, std::move(post));
    if (auto fault = nodes->prepare(access)) return std::unexpected(*std::move(fault));
    return std::unique_ptr<Client>(new Client(std::move(nodes)));
}

Client::Client(std::unique_ptr<Nodes> nodes) : nodes_(std::move(nodes)) {}
Client::~Client() = default;

void Client::run(Transaction transaction, Told<Outcome> told) {
    nodes_->ask(
        toRun, [transaction = std::move(transaction)] { return written(transaction); }, std::move(told),
        [](const Answer& answer) { return understood(answer, readOutcome); });
}

void Client::get(Get get, Told<Outcome> told) {
    nodes_->ask(
        toGet, [get = std::move(get)] { return written(get); }, std::move(told),
        [](const Answer& answer) { return understood(answer, readOutcome); });
}

void Client::grant(std::int64_t seconds, Told<Lease> told) {
    nodes_->ask(
        toGrant, [seconds] { return written("TTL", seconds); }, std::move(told),
        [](const Answer& answer) -> OrSetback<Lease> {
            const auto word = understood(answer, readLease);
            if (!word) return std::unexpected(word.error());
            return word->lease;
        });
}

void Client::keepAlive(Lease lease, Told<bool> told) {
    nodes_->ask(
        toKeep, [lease] { return written("ID", static_cast<std::int64_t>(lease)); }, std::move(told),
        [](const Answer& answer) -> OrSetback<bool> {
            const auto word = understood(answer, readLease);
            if (!word) return std::unexpected(word.error());
            return word->seconds > 0;
        });
}

void Client::revoke(Lease lease, Told<bool> told) {
    nodes_->ask(
        toRevoke, [lease] { return written("ID", static_cast<std::int64_t>(lease)); }, std::move(told),
        [](const Answer& answer) -> OrSetback<bool> {
            if (answer.status == 0) return std::unexpected(setbackOf(answer));
            return answer.status == 200;
        });
}

void Client::status(Told<Status> told) {
    nodes_->ask(
        toStatus, [] { return std::string("{}"); }, std::move(told),
        [](const Answer& answer) { return understood(answer, readStatus); });
}

Engine::Watch Client::watch(const std::string& prefix, Revision from, Seen seen) {
    return nodes_->watch(prefix, from, std::move(seen));
}

void Client::later(Time milliseconds, std::function<void()> what) { nodes_->later(milliseconds, std::move(what)); }

void Client::aside(std::function<void()> work, std::function<void()> then) {
    nodes_->aside(std::move(work), std::move(then));
}

}  // namespace parlour::server::etcd
