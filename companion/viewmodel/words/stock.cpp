#include "companion/viewmodel/words/stock.h"

#include "companion/rules/purchases.h"
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
    if (!evening.ledger().cardsAreKnown && !game::of(evening.ledger().cardsEntered, player)) return 0;
    const auto& goods = game::of(evening.state().deeds, player);
    const int played = std::accumulate(goods.played.begin(), goods.played.end(), 0);
    return std::max(0, goods.cardsBought - played);
}

QString counted(game::Piece piece, int count) {
    switch (piece) {
        case game::Piece::settlement:
            return Words::tr("%n settlement(s)", nullptr, count);
        case game::Piece::city:
            return Words::tr("%n cit(ies)", nullptr, count);
        case game::Piece::ship:
            return Words::tr("%n ship(s)", nullptr, count);
        default:
            return Words::tr("%n road(s)", nullptr, count);
    }
}

}  // namespace

QString halves(int halfRoads) {
    return halfRoads % 2 == 0 ? QString::number(halfRoads / 2) : QStringLiteral("%1½").arg(halfRoads / 2);
}

QString countOf(const rules::Hand& hand) {
    if (hand.countIsKnown()) return QString::number(hand.totalLeast());
    if (hand.isUnknown()) return QStringLiteral("?");
    return QStringLiteral("%1–%2").arg(hand.totalLeast()).arg(hand.totalMost());
}

QString handOf(const Evening& evening, game::Colour player) {
    const rules::Hand& hand = evening.ledger().hand(player);
    if (hand.isUnknown()) return Words::tr("Nobody has said what is in this hand.");
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
    if (const int halfRoads = game::of(ledger.longest.count, player); halfRoads > 0 && ledger.box.routeMinimum > 0)
        kit << Words::tr("road %1", "length of the longest").arg(halves(halfRoads));
    QStringList left;
    for (const game::Piece piece : {game::Piece::settlement, game::Piece::city, game::Piece::road, game::Piece::ship})
        if (ledger.box.price(piece) && ledger.onTable(player, piece) > 0 &&
            ledger.box.pieces[static_cast<std::size_t>(piece)] < rules::kUnlimited)
            left << counted(piece, ledger.left(player, piece));
    if (!left.isEmpty()) kit << Words::tr("left: %1").arg(left.join(QStringLiteral(", ")));
    return kit.join(QStringLiteral(" · "));
}

QString meansOf(const Evening& evening, game::Colour player) {
    if (evening.ledger().hand(player).isUnknown()) return {};
    QStringList surely, perhaps, no;
    for (const rules::Purchase& purchase : rules::purchasesOf(evening.ledger(), player)) {
        const QString what = purchase.weapon                       ? Words::tr("weapon")
                             : purchase.piece == game::Piece::none ? Words::tr("development card")
                                                                   : name(purchase.piece);
        const rules::Means& means = purchase.means;
        if (means.pays == rules::Means::Pays::surely) surely << what;
        if (means.pays == rules::Means::Pays::perhaps)
            perhaps
                << Words::tr("%1 (takes %2 of %3 unknown)").arg(what).arg(means.fromUnknown).arg(means.unknownThere);
        if (means.pays == rules::Means::Pays::no) no << what;
    }
    QStringList lines;
    const auto list = [](const QStringList& all) { return all.join(QStringLiteral(", ")); };
    if (!surely.isEmpty()) lines << Words::tr("can pay: %1").arg(list(surely));
    if (!perhaps.isEmpty()) lines << Words::tr("perhaps: %1").arg(list(perhaps));
    if (!no.isEmpty()) lines << Words::tr("cannot pay: %1").arg(list(no));
    return lines.join(QStringLiteral(" · "));
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
