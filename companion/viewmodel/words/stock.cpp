#include "companion/viewmodel/words/stock.h"

#include "companion/viewmodel/words/names.h"

#include <QCoreApplication>
#include <numeric>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Stock)
};

/// Development cards bought and not shown since; none known of a game that the record joined later.
int hiddenCards(const Evening& evening, game::Colour player) {
    if (!evening.ledger().cardsAreKnown) return 0;
    const auto& goods = game::of(evening.state().deeds, player);
    const int played = std::accumulate(goods.played.begin(), goods.played.end(), 0);
    return std::max(0, goods.cardsBought - played);
}

}  // namespace

QString handOf(const Evening& evening, game::Colour player) {
    const rules::Hand& hand = evening.ledger().hand(player);
    if (hand.totalMost() >= rules::kAnyNumber) return Words::tr("Nobody has told what is in this hand.");
    const QString known = name(hand.least);
    if (hand.othersMost == 0) return known;
    const QString others = hand.countIsKnown()
                               ? Words::tr("%n unknown", nullptr, hand.othersLeast)
                               : Words::tr("%1 to %2 unknown").arg(hand.othersLeast).arg(hand.othersMost);
    return known.isEmpty() ? others : Words::tr("%1 and %2", "known cards and unknown ones").arg(known, others);
}

QString kitOf(const Evening& evening, game::Colour player) {
    const rules::Ledger& ledger = evening.ledger();
    QStringList kit;
    if (const int hidden = hiddenCards(evening, player); hidden > 0)
        kit << Words::tr("%n development card(s)", nullptr, hidden);
    if (const int knights = game::of(ledger.army.count, player); knights > 0)
        kit << Words::tr("%n knight(s) played", nullptr, knights);
    if (const int halfRoads = game::of(ledger.longest.count, player);
        halfRoads > 0 && !evening.ledger().box.has(game::Piece::knight))
        kit << Words::tr("road %1", "length of the longest").arg(halfRoads / 2);
    QStringList left;
    for (const game::Piece piece : {game::Piece::settlement, game::Piece::city, game::Piece::road, game::Piece::ship})
        if (ledger.box.price(piece) && ledger.onTable(player, piece) > 0)
            left << Words::tr("%1 %2", "how many pieces of a kind are left")
                        .arg(ledger.left(player, piece))
                        .arg(name(piece));
    if (!left.isEmpty()) kit << Words::tr("left: %1").arg(left.join(QStringLiteral(", ")));
    return kit.join(QStringLiteral(" · "));
}

QString bankOf(const Evening& evening) {
    const rules::Ledger& ledger = evening.ledger();
    const QString cards = name(ledger.bank);
    QStringList lines;
    if (!cards.isEmpty()) lines << Words::tr("Bank, at most: %1.").arg(cards);
    if (ledger.box.cardsInDeck() > 0) lines << Words::tr("%n development card(s) left.", nullptr, ledger.deck);
    return lines.join(QLatin1Char(' '));
}

}  // namespace hexwarden::viewmodel
