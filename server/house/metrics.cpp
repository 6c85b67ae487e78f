// Metrics in the text format of Prometheus.
// SPDX-License-Identifier: MIT
#include "server/house/metrics.h"

#include <chrono>

#include "server/store/journal.h"

namespace parlour::server {
namespace {

std::string seconds(std::int64_t microseconds) {
    std::string digits = std::to_string(microseconds % 1000000);
    return std::to_string(microseconds / 1000000) + "." + std::string(6 - digits.size(), '0') + digits;
}

void line(std::string& out, const std::string& name, const char* kind, const char* help, std::int64_t value) {
    out += "# HELP parlour_" + name + " " + help + "\n# TYPE parlour_" + name + " " + kind + "\nparlour_" + name + " " +
           std::to_string(value) + "\n";
}

}  // namespace

std::int64_t microsecondsNow() {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

void Histogram::add(std::int64_t microseconds) {
    for (std::size_t i = 0; i < bounds.size(); ++i)
        if (microseconds <= bounds[i]) ++counts_[i];
    ++count_;
    sum_ += microseconds;
}

void Histogram::write(std::string& out, const std::string& name, const std::string& help) const {
    out += "# HELP parlour_" + name + " " + help + "\n# TYPE parlour_" + name + " histogram\n";
    for (std::size_t i = 0; i < bounds.size(); ++i)
        out += "parlour_" + name + "_bucket{le=\"" + seconds(bounds[i]) + "\"} " + std::to_string(counts_[i]) + "\n";
    out += "parlour_" + name + "_bucket{le=\"+Inf\"} " + std::to_string(count_) + "\n";
    out +=
        "parlour_" + name + "_sum " + seconds(sum_) + "\nparlour_" + name + "_count " + std::to_string(count_) + "\n";
}

std::string Metrics::text(const JournalCounts& journal) const {
    std::string out;
    line(out, "connections", "gauge", "WebSockets that are open", connections);
    line(out, "tables", "gauge", "tables in memory", tablesOpen);
    line(out, "seats", "gauge", "people who are connected", seatsConnected);
    line(out, "http_requests_total", "counter", "HTTP requests", requests);
    line(out, "messages_in_total", "counter", "messages from clients", messagesIn);
    line(out, "messages_out_total", "counter", "messages to clients", messagesOut);
    line(out, "changes_total", "counter", "changes of tables that are on disk", changes);
    line(out, "refusals_total", "counter", "wishes that were refused", refusals);
    line(out, "too_fast_total", "counter", "messages beyond a rate limit", tooFast);
    line(out, "slow_readers_total", "counter", "connections dropped because they read too slowly", slowReaders);
    line(out, "malformed_total", "counter", "connections closed because of a message that is none", malformed);
    line(out, "foreign_origins_total", "counter", "WebSockets refused because of their origin", foreignOrigins);
    line(out, "tables_opened_total", "counter", "tables opened", tablesOpened);
    line(out, "games_begun_total", "counter", "games begun", gamesBegun);
    line(out, "failed_writes_total", "counter", "changes that could not be written to disk", failedWrites);
    line(out, "conflicts_total", "counter", "changes of tables that another server had changed", conflicts);
    line(out, "broken_total", "counter", "changes that did not fit their own table: a fault of the program", broken);
    line(out, "unreadable_total", "counter", "times that a stored table could not be read", unreadable);
    line(out, "pipes", "gauge", "visitors handed on to the server that has their table", pipes);
    line(out, "pipes_total", "counter", "visitors and requests handed on to another server", pipesOpened);
    line(out, "pipes_refused_total", "counter", "times that the server that has a table did not answer", pipesRefused);
    line(out, "colleagues", "gauge", "other servers of the house that are alive", journal.colleagues);
    line(out, "claims", "gauge", "tables that this server holds in the cluster's journal", journal.claims);
    line(out, "claims_forced_total", "counter", "tables taken from a server that did not answer", journal.byForce);
    line(out, "claims_lost_total", "counter", "tables that another server has taken", journal.lost);
    line(out, "resent_total", "counter", "changes sent to the journal again after a cut", journal.resent);
    line(out, "alone_milliseconds_total", "counter", "time without a majority of the journal", journal.alone);
    move.write(out, "wish_seconds", "from a wish to its answer, on disk in between");
    commit.write(out, "commit_seconds", "one visit to the disk");
    return out;
}

}  // namespace parlour::server
