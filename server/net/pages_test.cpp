// What a real server shows over HTTP: the client's files in the form that a browser wants and only when it does not
// have them, pictures by the names of their table, and all of it below a prefix. SPDX-License-Identifier: MIT
#include "server/net/pages.h"

#include <fstream>

#include "server/net/serving_test.h"

namespace parlour::server {
namespace {

namespace fs = std::filesystem;

/// A line of an answer's head, without its name; "none" if it is not there.
std::string headerOf(const std::string& answer, const std::string& name) {
    const auto head = answer.substr(0, answer.find("\r\n\r\n"));
    const auto at = head.find("\r\n" + name + ": ");
    if (at == std::string::npos) return "none";
    const auto start = at + name.size() + 4;
    return head.substr(start, head.find("\r\n", start) - start);
}

void write(const fs::path& file, const std::string& text) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

/// A deck whose pictures say which they are, as nobody would paint them.
void writeDeck(const fs::path& folder, int cards) {
    decks::DeckFile deck{folder.filename().string(), "imported", 1, 200, 100, 60, {}};
    for (int card = 0; card < cards; ++card) {
        decks::DeckCard& added = deck.cards.emplace_back();
        added.file = decks::DeckWriter::fileName(card);
        added.looks = {1};  // or they would be looked for in the picture
        for (const std::string size : {"full", "table", "small"})
            write(folder / size / (added.file + ".webp"), "RIFF____WEBP " + size + " " + added.file);
    }
    write(folder / "deck.json", wire::message(deck));
}

/// A server with pages and pictures of the test's own.
class ServingHouse {
public:
    explicit ServingHouse(std::vector<std::string> more = {}) {
        const auto pages = folder_.path / "pages";
        write(pages / "index.html", R"(<head><base href="/" /></head>)");
        write(pages / "index.html.gz", "the start page, gzip");
        write(pages / "index.html.br", "the start page, brotli");
        write(pages / "assets" / "main-1a2b.js", "the program");
        write(pages / "assets" / "main-1a2b.js.gz", "the program, gzip");
        write(pages / "assets" / "main-1a2b.js.br", "the program, brotli");
        write(pages / "icon.svg", "the icon");
        write(pages / "icon.svg.gz", "the icon, gzip");
        write(pages / "word.txt", "a word");
        writeDeck(folder_.path / "data" / "decks" / "reveries", 60);
        more.insert(more.end(), {"--pages", pages.string()});
        serving_.emplace(PARLOUR, folder_.path / "data", more);
        EXPECT_GT(port(), 0);
    }

    int port() const { return serving_->port(); }
    std::string get(const std::string& path, const std::string& headers = "") const {
        return Call(port()).request("GET " + path, headers);
    }
    std::string accepting(const std::string& path, const std::string& codings) const {
        return get(path, "Accept-Encoding: " + codings + "\r\n");
    }

private:
    TestFolder folder_;
    std::optional<Serving> serving_;
};

// ---- Pages -------------------------------------------------------------------------------------------

TEST(Pages, AreTheClientsFilesAndItsStartPageForEveryScreen) {
    const ServingHouse house;
    for (const char* screen : {"/", "/index.html", "/table/blue-fox-12", "/nowhere"}) {
        const auto answer = house.get(screen);
        EXPECT_EQ(statusOf(answer), 200) << screen;
        EXPECT_EQ(bodyOf(answer), R"(<head><base href="/" /></head>)") << screen;
        EXPECT_EQ(headerOf(answer, "Content-Type"), "text/html; charset=utf-8");
        EXPECT_EQ(headerOf(answer, "Cache-Control"), "no-cache") << "a browser asks whether it is still the same";
    }
    const auto program = house.get("/assets/main-1a2b.js");
    EXPECT_EQ(bodyOf(program), "the program");
    EXPECT_EQ(headerOf(program, "Content-Type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(headerOf(program, "Cache-Control"), "public, max-age=31536000, immutable") << "its name changes with it";
    EXPECT_EQ(statusOf(house.get("/assets/main-0000.js")), 404) << "a file that is not there is no screen";
    EXPECT_EQ(statusOf(house.get("/assets/main-1a2b.js.gz")), 404);
}

TEST(Pages, ComeInTheFormThatTheBrowserWantsMost) {
    const ServingHouse house;
    const std::string plain = "none";
    for (const auto& [codings, chosen] : std::vector<std::pair<std::string, std::string>>{
             {"gzip", "gzip"},
             {"br", "br"},
             {"gzip, deflate, br, zstd", "br"},
             {"br, gzip", "br"},
             {"GZip", "gzip"},
             {"deflate", plain},
             {"identity", plain},
             {"", plain},
             {"*", "br"},
             {"gzip;q=0.5, br;q=0.5", "br"},
             {"br;q=0.5, gzip;q=0.8", "gzip"},
             {"br ; q=0.8 ,gzip", "gzip"},
             {"gzip, br;q=0", "gzip"},
             {"br;q=0, *", "gzip"},
             {"br;q=0.000, gzip;q=0", plain},
             {"*;q=0", plain},
             {"gzip, *;q=0", "gzip"},
             {"identity, gzip;q=0.5", plain},
             {"gzip;q=0.1", "gzip"},
             {"abracadabra", plain},
             {"br;q=much, gzip;q=", plain},
             {",;, ;q=1,", plain},
         }) {
        const auto answer = house.accepting("/assets/main-1a2b.js", codings);
        EXPECT_EQ(statusOf(answer), 200) << codings;
        EXPECT_EQ(headerOf(answer, "Content-Encoding"), chosen) << codings;
        EXPECT_EQ(bodyOf(answer), chosen == "br"     ? "the program, brotli"
                                  : chosen == "gzip" ? "the program, gzip"
                                                     : "the program")
            << codings;
        EXPECT_EQ(headerOf(answer, "Content-Length"), std::to_string(bodyOf(answer).size())) << codings;
        EXPECT_EQ(headerOf(answer, "Vary"), "Accept-Encoding") << codings;
    }
}

TEST(Pages, ComeInTheFormsThatThereAre) {
    const ServingHouse house;
    EXPECT_EQ(bodyOf(house.accepting("/icon.svg", "br, gzip;q=0.5")), "the icon, gzip");
    EXPECT_EQ(bodyOf(house.accepting("/icon.svg", "br")), "the icon");
    EXPECT_EQ(bodyOf(house.accepting("/word.txt", "br, gzip")), "a word");
    EXPECT_EQ(headerOf(house.accepting("/word.txt", "br, gzip"), "Content-Encoding"), "none");
}

TEST(Pages, AreNotSentAgainToWhoHasThem) {
    const ServingHouse house;
    const auto known = headerOf(house.get("/"), "ETag"), other = headerOf(house.get("/word.txt"), "ETag");
    EXPECT_NE(known, other);
    EXPECT_EQ(headerOf(house.accepting("/", "br"), "ETag"), known);
    EXPECT_TRUE(known.starts_with("W/")) << "one name for all forms of a page, whose bytes differ";
    const auto opaque = known.substr(2);
    for (const auto& has : {known, opaque, other + ", " + known, known + "," + other, std::string("*")}) {
        const auto answer = house.get("/", "If-None-Match: " + has + "\r\n");
        EXPECT_EQ(statusOf(answer), 304) << has;
        EXPECT_EQ(bodyOf(answer), "") << has;
        EXPECT_EQ(headerOf(answer, "ETag"), known) << has;
        EXPECT_EQ(headerOf(answer, "Vary"), "Accept-Encoding") << has;
        EXPECT_EQ(headerOf(answer, "Cache-Control"), "no-cache") << has;
    }
    for (const auto& has : {other, std::string("\"\""), opaque.substr(1, opaque.size() - 2), std::string("W/")})
        EXPECT_EQ(statusOf(house.get("/", "If-None-Match: " + has + "\r\n")), 200) << has;
}

TEST(Pages, TellTheirLengthToWhoAsksForTheHeadAlone) {
    const ServingHouse house;
    const auto answer = Call(house.port()).request("HEAD /assets/main-1a2b.js", "Accept-Encoding: gzip\r\n");
    EXPECT_EQ(statusOf(answer), 200);
    EXPECT_EQ(headerOf(answer, "Content-Length"), "17");
    EXPECT_EQ(headerOf(answer, "Content-Encoding"), "gzip");
    EXPECT_EQ(bodyOf(answer), "");
}

// ---- Pictures ----------------------------------------------------------------------------------------

/// Opens a table of Turing below a prefix and begins; the pictures that its host is told of.
std::vector<Picture> picturesAt(const ServingHouse& house, const std::string& prefix, std::string& code) {
    Setup setup;
    setup.options.json = R"({"mode":"cooperative","deck":60})";
    const auto body = wire::message(NewTable{setup, "Ann", tokenOf("Ann")});
    TableOpened opened;
    const auto answer = Call(house.port()).request("POST " + prefix + "/api/tables", json, body);
    EXPECT_FALSE(wire::read(bodyOf(answer), opened)) << answer;
    code = opened.code;
    Call ann(house.port()), bo(house.port());
    enter(ann, code, "Ann", prefix);
    enter(bo, code, "Bo", prefix);
    ann.say(wire::message(FromClient{Request{2, Start{}}}));
    while (const auto heard = ann.hear()) {
        FromServer said;
        EXPECT_FALSE(wire::read(*heard, said));
        const auto* update = std::get_if<Update>(&said);
        if (update != nullptr && update->game) return update->game->pictures;
        if (!std::holds_alternative<Refused>(said)) continue;
        ADD_FAILURE() << *heard;
        break;
    }
    return {};
}

TEST(Pictures, AreShownByTheNamesOfTheirTableInThreeSizes) {
    const ServingHouse house;
    std::string code;
    const auto pictures = picturesAt(house, "", code);
    ASSERT_GE(pictures.size(), 1U);
    for (const Picture& picture : pictures)
        for (const auto& [size, bytes] :
             std::vector<std::pair<std::string, std::size_t>>{{"full", 200}, {"table", 100}, {"small", 60}}) {
            const auto answer = house.accepting("/pictures/" + code + "/" + picture.id + "/" + size, "gzip, br");
            EXPECT_EQ(statusOf(answer), 200);
            EXPECT_NE(bodyOf(answer).find(size + " " + decks::DeckWriter::fileName(picture.card)), std::string::npos);
            EXPECT_EQ(bodyOf(answer).size(), bytes) << "all of a size are of one length";
            EXPECT_EQ(headerOf(answer, "Content-Type"), "image/webp");
            EXPECT_EQ(headerOf(answer, "Cache-Control"), "private, max-age=86400, immutable");
            EXPECT_EQ(headerOf(answer, "Content-Encoding"), "none");
            EXPECT_EQ(headerOf(answer, "ETag"), "none") << "headers tell nothing of a picture";
        }
    const auto name = pictures.front().id;
    EXPECT_EQ(statusOf(house.get("/pictures/" + code + "/" + name + "/huge")), 404);
    EXPECT_EQ(statusOf(house.get("/pictures/" + code + "/" + name)), 404);
    EXPECT_EQ(statusOf(house.get("/pictures/" + code + "/" + std::string(name.size(), 'a') + "/full")), 404);
    EXPECT_EQ(statusOf(house.get("/pictures/" + openTable(house.port()) + "/" + name + "/full")), 404);
}

// ---- Below a prefix ----------------------------------------------------------------------------------

TEST(Prefix, HasPagesPicturesTablesAndSocketsBelowIt) {
    const ServingHouse house({"--prefix", "/games/parlour"});
    for (const char* screen : {"/games/parlour", "/games/parlour/", "/games/parlour/table/blue-fox-12"}) {
        const auto answer = house.accepting(screen, "gzip, br");
        EXPECT_EQ(statusOf(answer), 200) << screen;
        EXPECT_EQ(bodyOf(answer), R"(<head><base href="/games/parlour/" /></head>)") << screen;
    }
    EXPECT_EQ(bodyOf(house.accepting("/games/parlour/assets/main-1a2b.js", "br")), "the program, brotli");
    EXPECT_EQ(bodyOf(house.get("/games/parlour/healthz")).substr(0, 12), "ok, parlour ");
    std::string code;
    const auto pictures = picturesAt(house, "/games/parlour", code);
    EXPECT_EQ(statusOf(house.get("/games/parlour/api/tables/" + code)), 200);
    ASSERT_GE(pictures.size(), 1U);
    EXPECT_EQ(statusOf(house.get("/games/parlour/pictures/" + code + "/" + pictures[0].id + "/table")), 200);
}

TEST(Prefix, HasNothingBesideIt) {
    const ServingHouse house({"--prefix", "/games/parlour"});
    std::string code;
    const auto pictures = picturesAt(house, "/games/parlour", code);
    ASSERT_GE(pictures.size(), 1U);
    for (const std::string& path :
         {std::string("/"), std::string("/games"), std::string("/games/"), std::string("/games/parlours"),
          std::string("/games/parlour-of-others/"), std::string("/games/parlourassets/main-1a2b.js"),
          std::string("/assets/main-1a2b.js"), "/api/tables/" + code,
          "/pictures/" + code + "/" + pictures[0].id + "/table"}) {
        const auto answer = house.get(path);
        EXPECT_EQ(statusOf(answer), 404) << path;
        EXPECT_NE(bodyOf(answer).find("the house is at /games/parlour/"), std::string::npos) << path << bodyOf(answer);
    }
    EXPECT_EQ(Call(house.port()).upgrade("/api/tables/" + code + "/socket"), 404);
    EXPECT_EQ(Call(house.port()).upgrade("/games/parlour-of-others/api/tables/" + code + "/socket"), 404);
    EXPECT_EQ(Call(house.port()).upgrade("/games/parlour/api/tables/" + code + "/socket"), 101);
    EXPECT_EQ(statusOf(Call(house.port()).request("POST /api/tables", json, "{}")), 404);
}

TEST(Prefix, BeginsWithASlashAndDoesNotEndWithOne) {
    const TestFolder folder;
    for (const char* wrong : {"parlour", "/", "/parlour/"})
        EXPECT_EQ(Serving(PARLOUR, folder.path, {"--prefix", wrong}).port(), 0) << wrong;
}

}  // namespace
}  // namespace parlour::server
