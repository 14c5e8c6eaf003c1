#include "companion/viewmodel/screens/past_model.h"

#include "companion/viewmodel/words/names.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <map>
#include <tuple>

namespace hexwarden::viewmodel {

std::optional<PastGame> pastGameOf(const QString& file, const std::vector<game::Event>& journal) {
    Evening evening;
    evening.follow(journal);
    if (!evening.begun()) return std::nullopt;
    PastGame past;
    past.file = file;
    past.lastMs = journal.back().atMs;
    const auto sharers = evening.extras().sharers;
    for (const game::Seat& seat : evening.state().seats) {
        const bool won = evening.ledger().winner == seat.colour || std::ranges::count(sharers, seat.colour) > 0;
        past.players.push_back({evening.nameOf(seat.colour), evening.ledger().points.total(seat.colour), won});
        past.isWon = past.isWon || won;
    }
    for (const Entry& entry : evening.story()) {
        if (const auto* began = std::get_if<game::Began>(&entry.event.body)) {
            past.books.clear();
            for (const std::string& book : began->books) past.books << QString::fromStdString(book);
        }
        if (const auto* laid = std::get_if<game::LaidOut>(&entry.event.body)) past.board = *laid;
        past.rolls += game::rollOf(entry.event.body).has_value();
        past.built += std::holds_alternative<game::Built>(entry.event.body);
        const auto* walk = std::get_if<game::ThiefMoved>(&entry.event.body);
        past.robbings += walk && walk->victim;
    }
    return past;
}

PastModel::PastModel(QObject* parent)
    : QObject(parent), gameRows_({"title", "summary", "won"}), playerRows_({"name", "games", "won", "points"}) {}

void PastModel::show(std::vector<PastGame> games) {
    games_ = std::move(games);
    refresh();
}

void PastModel::open(int game) {
    emit wanted(games_.at(static_cast<std::size_t>(game)).file);
}

void PastModel::refresh() {
    struct Record {
        int games = 0, won = 0, points = 0;
    };
    std::map<QString, Record> records;
    std::vector<Row> games, players;
    for (const PastGame& past : games_) {
        QStringList names, points;
        QStringList winners;
        for (const PastGame::Player& player : past.players) {
            names << player.name;
            points << QStringLiteral("%1 %2").arg(player.name).arg(player.points);
            if (player.won) winners << player.name;
            if (!past.isWon) continue;
            Record& record = records[player.name];
            ++record.games;
            record.won += player.won;
            record.points += player.points;
        }
        const auto won = static_cast<int>(winners.size());
        QStringList parts{
            past.isWon ? tr("Won by %1.", nullptr, won).arg(winners.join(QStringLiteral(", "))) : tr("It is not over."),
            points.join(QStringLiteral(", ")) + QLatin1Char('.'), tr("%n roll(s)", nullptr, past.rolls),
            tr("%n piece(s) built", nullptr, past.built), tr("%n robbed", nullptr, past.robbings)};
        const QString when = QLocale(language() == rules::Language::german ? QLocale::German : QLocale::English)
                                 .toString(QDateTime::fromMSecsSinceEpoch(past.lastMs), QLocale::ShortFormat);
        games.push_back({QStringLiteral("%1 · %2").arg(names.join(QStringLiteral(", ")), when),
                         QStringList(parts.mid(0, 2)).join(QLatin1Char(' ')) + QLatin1Char(' ') +
                             parts.mid(2).join(QStringLiteral(" · ")),
                         past.isWon});
    }
    for (const auto& [name, record] : records)
        players.push_back({name, record.games, record.won, 1.0 * record.points / record.games});
    std::ranges::stable_sort(players, std::greater{},
                             [](const Row& row) { return std::tuple(row[2].toInt(), row[3].toDouble()); });
    gameRows_.show(std::move(games));
    playerRows_.show(std::move(players));
}

}  // namespace hexwarden::viewmodel
