#include "companion/viewmodel/screens/end_model.h"

#include "companion/viewmodel/books/production.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/standings.h"

#include <QPointF>
#include <algorithm>
#include <numeric>

namespace hexwarden::viewmodel {

namespace {

QVariantList lineThrough(const std::vector<int>& cards, int most) {
    QVariantList line;
    const double last = std::max<double>(1, static_cast<double>(cards.size()) - 1);
    for (std::size_t i = 0; i < cards.size(); ++i)
        line << QPointF(static_cast<double>(i) / last, static_cast<double>(cards[i]) / most);
    return line;
}

}  // namespace

EndModel::EndModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      standings_({"colour", "name", "points", "reasons", "drawn", "toWin", "tokens", "tokenReasons"}),
      rolls_({"sum", "count", "expected"}),
      production_({"colour", "name", "cards", "line"}) {
    connect(&evening_, &Evening::changed, this, &EndModel::refresh);
    refresh();
}

QString EndModel::title() const {
    if (!begun()) return tr("No game is running");
    const QString won = wonBy(evening_);
    return won.isEmpty() ? tr("Standings") : won;
}

QString EndModel::lead() const {
    return begun() ? leadOf(evening_) : QString();
}

QString EndModel::rollTitle() const {
    const auto& counts = evening_.state().rollCount;
    return tr("%n roll(s) against expectation", nullptr, std::accumulate(counts.begin(), counts.end(), 0));
}

void EndModel::refresh() {
    const rules::Ledger& ledger = evening_.ledger();
    std::vector<Row> standings, rolls, lines;
    const auto production = productionOf(evening_);
    mostCards_ = viewmodel::mostCards(production);
    const auto table = standingsOf(evening_);
    const bool byTokens = tokensDecide(evening_);
    const int mostTokens = table.empty() ? 0 : table.front().tokens;
    for (const PlayerStanding& standing : table) {
        const auto drawn = std::ranges::find(production, standing.player, &Production::player);
        const int has = byTokens ? standing.tokens : standing.points;
        const int whole = byTokens ? mostTokens : ledger.box.pointsToWin;
        standings.push_back({wordOf(standing.player), evening_.nameOf(standing.player), standing.points,
                             standing.reasons, drawn == production.end() ? QString() : name(drawn->cards),
                             whole > 0 ? std::clamp(1.0 * has / whole, 0.0, 1.0) : 0.0, byTokens ? standing.tokens : -1,
                             standing.reasonsForTokens});
    }
    for (const Production& drawn : production)
        lines.push_back({wordOf(drawn.player), evening_.nameOf(drawn.player), drawn.afterRoll.back(),
                         lineThrough(drawn.afterRoll, mostCards_)});
    const auto& counts = evening_.state().rollCount;
    const int total = std::accumulate(counts.begin(), counts.end(), 0);
    mostRolls_ = 1;
    for (int sum = 2; sum <= 12; ++sum) {
        const double expected = total * (6 - std::abs(7 - sum)) / 36.0;
        const int count = counts[static_cast<std::size_t>(sum)];
        mostRolls_ = std::max({mostRolls_, expected, 1.0 * count});
        rolls.push_back({sum, count, expected});
    }
    standings_.show(std::move(standings));
    rolls_.show(std::move(rolls));
    production_.show(std::move(lines));
    emit changed();
}

}  // namespace hexwarden::viewmodel
