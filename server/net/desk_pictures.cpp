// What the desk answers about pictures: those that somebody is shown under a name of their table's, those of a deck,
// and those that a host brings. SPDX-License-Identifier: MIT
#include "server/house/painting.h"
#include "server/net/address.h"
#include "server/net/desk.h"

namespace parlour::server {
namespace {

HttpReply noSuchPicture() { return trouble(404, {"", "noSuchPicture", "There is no such picture."}); }

HttpReply inWebp(const PictureBytes& picture, const std::string& cached) {
    return {200, "image/webp", std::string(picture->begin(), picture->end()), {{"Cache-Control", cached}}};
}

}  // namespace

void Desk::picture(const Visit& visit, const Answer& answer) {
    const auto& address = visit.request.address;
    if (guesses_.isEmpty(address, visit.now.steady)) return answer(closed(Closed::guessed));
    const auto found = [answer,
                        size = std::string(visit.parts[2])](const std::expected<House::Found, Closed>& picture) {
        if (!picture && picture.error() == Closed::elsewhere) return answer(closed(picture.error()));
        const auto* pictures = picture ? picture->pictures : nullptr;
        const auto* list = pictures == nullptr ? nullptr
                           : size == "table"   ? &pictures->table
                           : size == "full"    ? &pictures->full
                           : size == "small"   ? &pictures->small
                                               : nullptr;
        if (list == nullptr) return answer(noSuchPicture());
        const PictureBytes& bytes = (*list)[picture->card];
        if (bytes == nullptr) return answer(noSuchPicture());
        answer(inWebp(bytes, "private, max-age=86400, immutable"));
    };
    house_.picture(std::string(visit.parts[0]), std::string(visit.parts[1]), address, visit.now,
                   guess<House::Found>(address, visit.now, found), visit.request.grip);
}

/// What is in a deck, for whoever prints it.
void Desk::deck(const Visit& visit, const Answer& answer) {
    const auto* pictures = decks_.find(visit.parts[0]);
    if (pictures == nullptr) return answer(trouble(404, {"", "nothingHere", "There is no such deck here."}));
    answer(inJson(wire::message(DeckLine{std::string(visit.parts[0]), pictures->says})));
}

void Desk::deckPicture(const Visit& visit, const Answer& answer) {
    const auto* pictures = decks_.find(visit.parts[0]);
    const auto card = number(visit.parts[1]);
    if (pictures == nullptr || !card || *card < 0 || static_cast<std::size_t>(*card) >= pictures->full.size())
        return answer(noSuchPicture());
    answer(inWebp(pictures->full[static_cast<std::size_t>(*card)], "public, max-age=86400"));
}

// ---- Those that a host brings (S-P1) -----------------------------------------------------------------

namespace {

HttpReply whyNot(const std::variant<Closed, Refusal>& why) {
    const auto* no = std::get_if<Refusal>(&why);
    return no != nullptr ? refused(*no) : closed(std::get<Closed>(why));
}

/// Whatever was granted, as JSON, or why it was not.
template <class T>
House::Granted<T> said(const Desk::Answer& answer) {
    return [answer](const std::expected<T, std::variant<Closed, Refusal>>& granted) {
        answer(granted ? inJson(wire::message(*granted)) : whyNot(granted.error()));
    };
}

/// What stands in an address as %41 and +, as it was meant.
std::string decoded(std::string_view text) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9'   ? c - '0'
               : c >= 'A' && c <= 'F' ? c - 'A' + 10
               : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                      : -1;
    };
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode = text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0;
        plain += isCode           ? static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]))
                 : text[i] == '+' ? ' '
                                  : text[i];
        i += isCode ? 2 : 0;
    }
    return plain;
}

}  // namespace

/// Who asks shows the token of a seat, as pages of ours do. Codes are not guessed here either (S-M8).
void Desk::asPatron(const Visit& visit, const Answer& answer, const std::function<void(const House::Patron&)>& then) {
    constexpr std::string_view bearer = "Bearer ";
    const std::string& shown = visit.request.authorization;
    if (!isOurs(visit.request))
        return answer(trouble(403, {"", "foreignPage", "Pages of other sites may not do that."}));
    const House::Patron patron{.code = std::string(visit.parts[0]),
                               .token = shown.starts_with(bearer) ? shown.substr(bearer.size()) : "",
                               .address = visit.request.address,
                               .now = visit.now,
                               .grip = visit.request.grip};
    look(patron.code, visit.request, visit.now, [answer, patron, then](const std::expected<TableLine, Closed>& line) {
        if (!line) return answer(closed(line.error()));
        then(patron);
    });
}

void Desk::ownPictures(const Visit& visit, const Answer& answer) {
    asPatron(visit, answer,
             [this, answer](const House::Patron& patron) { house_.ownPictures(patron, said<OwnPictureList>(answer)); });
}

void Desk::ownPicture(const Visit& visit, const Answer& answer) {
    asPatron(visit, answer, [this, answer, id = std::string(visit.parts[1])](const House::Patron& patron) {
        house_.ownPicture(patron, id,
                          [answer](const std::expected<PictureBytes, std::variant<Closed, Refusal>>& found) {
                              answer(found ? inWebp(*found, "private, max-age=86400, immutable") : noSuchPicture());
                          });
    });
}

/// The file's name is only for saying why it is refused: nobody keeps it.
void Desk::addPicture(const Visit& visit, const Answer& answer) {
    if (auto reply = whyNotBody(visit.request, mostCutBytes, "image/")) return answer(*std::move(reply));
    std::string name = decoded(valueOf(visit.query, "name"));
    if (name.empty()) name = "a picture";
    const auto body = std::make_shared<const std::string>(visit.request.body);
    const auto make = [body, name]() -> OrFault<OwnPicture> {
        auto imported =
            decks::importPicture(name, {reinterpret_cast<const std::uint8_t*>(body->data()), body->size()}, roomForCut);
        if (!imported) return std::unexpected(std::move(imported.error()));
        return ownPictureOf(*std::move(imported));
    };
    asPatron(visit, answer, [this, answer, make](const House::Patron& patron) {
        house_.addPicture(patron, make, said<OwnPictureLine>(answer));
    });
}

void Desk::deletePictures(const Visit& visit, const Answer& answer) {
    const auto id = visit.parts.size() > 1 ? std::optional(std::string(visit.parts[1])) : std::nullopt;
    asPatron(visit, answer, [this, answer, id](const House::Patron& patron) {
        house_.deletePictures(patron, id, said<OwnPictureList>(answer));
    });
}

void Desk::makeDeck(const Visit& visit, const Answer& answer) {
    if (auto reply = whyNotBody(visit.request, mostNewDeckBytes)) return answer(*std::move(reply));
    const auto read = [body = visit.request.body]() -> OrFault<NewDeck> {
        NewDeck wanted;
        if (auto fault = wire::read(body, wanted)) return std::unexpected(*std::move(fault));
        return wanted;
    };
    asPatron(visit, answer, [this, answer, read](const House::Patron& patron) {
        house_.makeDeck(patron, read, said<DeckMade>(answer));
    });
}

// ---- Those that are painted from a word (S-P6) -------------------------------------------------------

void Desk::asPainter(const Visit& visit, const Answer& answer, const Commission& then) {
    auto painting = Painting::from(visit.parts[1], decoded(visit.parts[2]));
    if (!painting) return answer(refused(painting.error()));
    const int card = visit.parts.size() > 3 ? number(visit.parts[3]).value_or(-1) : 0;
    asPatron(visit, answer, [then, painting = *std::move(painting), card](const House::Patron& patron) {
        then(patron, painting, card);
    });
}

/// The same word looks the same for ever, so the browser may keep it.
void Desk::sketch(const Visit& visit, const Answer& answer) {
    asPainter(visit, answer, [this, answer](const House::Patron& patron, const Painting& painting, int card) {
        house_.sketch(patron, painting, card,
                      [answer](const std::expected<PictureBytes, std::variant<Closed, Refusal>>& seen) {
                          answer(seen ? inWebp(*seen, "private, max-age=3600") : whyNot(seen.error()));
                      });
    });
}

void Desk::paint(const Visit& visit, const Answer& answer) {
    asPainter(visit, answer, [this, answer](const House::Patron& patron, const Painting& painting, int card) {
        house_.paint(patron, painting, card, said<OwnPictureLine>(answer));
    });
}

void Desk::makePainted(const Visit& visit, const Answer& answer) {
    asPainter(visit, answer, [this, answer](const House::Patron& patron, const Painting& painting, int) {
        house_.makeDeck(patron, painting, said<DeckMade>(answer));
    });
}

void Desk::deletePainted(const Visit& visit, const Answer& answer) {
    asPainter(visit, answer, [this, answer](const House::Patron& patron, const Painting& painting, int) {
        house_.deletePictures(patron, painting, said<OwnPictureList>(answer));
    });
}

}  // namespace parlour::server
