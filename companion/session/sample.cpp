#include "companion/session/sample.h"

#include "tracker/board/edge.h"
#include "tracker/board/text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <string_view>

namespace hexwarden::session {

namespace {

struct Evening {
    const char* source;
    const char* folder;
    const char* title;
    const char* summary;
};

constexpr std::array kEvenings{
    Evening{"sample", "first_evening", QT_TRANSLATE_NOOP("Sample", "The sample game"),
            QT_TRANSLATE_NOOP("Sample", "The base game: set-up and six turns for two.")},
    Evening{"sample river", "river_war_evening", QT_TRANSLATE_NOOP("Sample", "Sample: River with War"),
            QT_TRANSLATE_NOOP("Sample", "A bridge, a fort, two floods, and a road lost to a weapon.")},
    Evening{"sample risk", "risk_evening", QT_TRANSLATE_NOOP("Sample", "Sample: Risk"),
            QT_TRANSLATE_NOOP("Sample", "Beads and rooks for armies; a forest changes hands.")},
    Evening{"sample conquest", "conquest_evening", QT_TRANSLATE_NOOP("Sample", "Sample: Conquest"),
            QT_TRANSLATE_NOOP("Sample", "Three landings on two islands, and a raid.")}};

const Evening& eveningOf(const QString& source) {
    const auto known =
        std::ranges::find(kEvenings, source, [](const Evening& e) { return QString::fromLatin1(e.source); });
    return known == kEvenings.end() ? kEvenings.front() : *known;
}

std::filesystem::path folder(const std::filesystem::path& data, const QString& source) {
    return data / "samples" / eveningOf(source).folder;
}

/// What a line of the script says after its first word.
template <class Take>
void forEachLine(const std::filesystem::path& script, std::string_view wanted, const Take& take) {
    std::ifstream in(script);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string first;
        if (words >> first && first == wanted) take(words);
    }
}

/// A coastal edge as scripts name it: a hex and the side of it, `-2,0,NW`.
std::optional<board::Edge> coastOf(const std::string& text) {
    constexpr std::array<std::string_view, 6> kSides{"NE", "E", "SE", "SW", "W", "NW"};  // as board::kDirections
    const auto comma = text.rfind(',');
    if (comma == std::string::npos) return std::nullopt;
    const auto hex = board::hexOf(text.substr(0, comma));
    const auto side = std::ranges::find(kSides, text.substr(comma + 1));
    if (!hex || side == kSides.end()) return std::nullopt;
    return board::edges(*hex)[static_cast<std::size_t>(side - kSides.begin())];
}

void seat(game::Began& began, const std::string& colour) {
    if (const auto seated = board::colourOf(colour)) began.seats.push_back({*seated, {}, game::Place::south});
}

}  // namespace

bool isSample(const QString& source) {
    return std::ranges::any_of(kEvenings, [&](const Evening& e) { return source == QLatin1String(e.source); });
}

std::vector<QString> samples(const std::filesystem::path& data) {
    std::vector<QString> all;
    for (const Evening& e : kEvenings)
        if (const auto source = QString::fromLatin1(e.source); std::filesystem::exists(sampleFilm(data, source)))
            all.push_back(source);
    return all;
}

QString sampleTitle(const QString& source) {
    return QCoreApplication::translate("Sample", eveningOf(source).title);
}

QString sampleSummary(const QString& source) {
    return QCoreApplication::translate("Sample", eveningOf(source).summary);
}

std::filesystem::path sampleFilm(const std::filesystem::path& data, const QString& source) {
    return folder(data, source) / "game.mp4";
}

std::filesystem::path samplePoster(const std::filesystem::path& data, const QString& source) {
    return folder(data, source) / "poster.jpg";
}

std::optional<std::filesystem::path> sampleProfile(const std::filesystem::path& data, const QString& source) {
    const auto profile = folder(data, source) / "shown.profile";
    return std::filesystem::exists(profile) ? std::optional(profile) : std::nullopt;
}

game::Began sampleSeats(const std::filesystem::path& data, const QString& source) {
    game::Began began;
    const auto script = folder(data, source) / "game.txt";
    for (const char* word : {"player", "players"})
        forEachLine(script, word, [&](std::istream& words) {
            for (std::string colour; words >> colour;) seat(began, colour);
        });
    forEachLine(script, "books", [&](std::istream& words) {
        for (std::string book; words >> book;) began.books.push_back(book);
    });
    forEachLine(folder(data, source) / "film.look", "pieces", [&](std::istream& words) { words >> began.pieces; });
    return began;
}

game::LaidOut sampleBoard(const std::filesystem::path& data, const QString& source) {
    const auto script = folder(data, source) / "game.txt";
    std::string laid = "laid";
    for (const char* word : {"hex", "port", "river", "robber"})
        forEachLine(script, word, [&](std::istream& words) {
            std::string rest;
            int count = 0;
            for (std::string next; words >> next; ++count) rest += " " + next;
            // The first evening's script moves its robber by the same word, with who moves him.
            if (std::string_view(word) != "robber" || count == 1) laid += std::string(" ") + word + rest;
        });
    auto board = std::get<game::LaidOut>(game::bodyOf(laid));
    board::Layout layout = board.layout;
    forEachLine(script, "harbour", [&](std::istream& words) {
        std::string at, kind;
        words >> at >> kind;
        const auto harbour = board::harbourKindOf(kind);
        if (!harbour) return;
        if (const auto coast = coastOf(at))
            for (const board::Corner c : board::ends(*coast)) layout.harbour[c] = *harbour;
        else if (const auto corner = board::cornerOf(at))
            layout.harbour[*corner] = *harbour;
    });
    board.layout = layout;
    return board;
}

}  // namespace hexwarden::session
