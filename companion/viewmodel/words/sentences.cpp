#include "companion/viewmodel/words/sentences.h"

#include "companion/rules/consent.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace hexwarden::viewmodel {

namespace {

/// Writes one sentence for every kind of event.
class Teller {
    Q_DECLARE_TR_FUNCTIONS(Teller)

  public:
    explicit Teller(const Evening& evening) : evening_(evening) {}

    QString names(const std::vector<game::Colour>& colours) const {
        QStringList all;
        for (const game::Colour c : colours) all << who(c);
        return all.join(QStringLiteral(", "));
    }

    QString operator()(const game::Began& e) const {
        return tr("The game begins with %n player(s).", nullptr, static_cast<int>(e.seats.size()));
    }
    QString operator()(const game::LaidOut& e) const {
        return tr("The board is laid out: %n hex(es).", nullptr, static_cast<int>(board::hexes(e.layout).size()));
    }
    QString operator()(const game::Rolled& e) const {
        const auto& faces = e.dice.faces();
        if (!faces) return tr("%1 rolls %2.").arg(who(e.player)).arg(e.dice.total());
        return tr("%1 rolls %2 (%3 and %4).").arg(who(e.player)).arg(e.dice.total()).arg((*faces)[0]).arg((*faces)[1]);
    }
    QString operator()(const game::Built& e) const {
        return tr("%1 builds: %2. %3").arg(who(e.player), name(e.piece), at(e.at));
    }
    QString operator()(const game::Removed& e) const {
        return tr("%1 takes away: %2. %3").arg(who(e.player), name(e.piece), at(e.at));
    }
    QString operator()(const game::Moved& e) const {
        const QString what = e.count > 1 ? QStringLiteral("%1 × %2").arg(e.count).arg(name(e.piece)) : name(e.piece);
        return tr("%1 moves: %2. %3").arg(who(e.player), what, at(e.to));
    }
    QString operator()(const game::ThiefMoved& e) const {
        QString sentence =
            (e.thief == board::Piece::pirate ? tr("%1 moves the pirate: %2.") : tr("%1 moves the robber: %2."))
                .arg(who(e.player), e.to ? at(*e.to) : tr("off the board"));
        if (e.victim) sentence += QLatin1Char(' ') + tr("One card from %1.").arg(who(*e.victim));
        return sentence;
    }
    QString operator()(const game::Discarded& e) const { return tr("%1 discards %2.").arg(who(e.player)).arg(e.count); }
    QString operator()(const game::Chosen& e) const {
        const QString cards = QString::fromStdString(rules::listed(e.cards, language()));
        return e.at ? tr("%1 chooses: %2. %3").arg(who(e.player), cards, at(*e.at))
                    : tr("%1 chooses: %2.").arg(who(e.player), cards);
    }
    QString operator()(const game::Bought& e) const {
        return e.what == game::Bought::What::card ? tr("%1 buys a development card.").arg(who(e.player))
                                                  : tr("%1 buys a weapon.").arg(who(e.player));
    }
    QString operator()(const game::Played& e) const {
        QString sentence = tr("%1 plays: %2.").arg(who(e.player), name(e.card));
        QStringList named;
        if (e.resource) named << name(*e.resource);
        if (const QString cards = name(e.cards); !cards.isEmpty()) named << cards;
        if (e.roll) named << QString::number(*e.roll);
        if (e.to) named << at(*e.to);
        if (e.at) named << at(*e.at);
        if (!named.isEmpty()) sentence += QStringLiteral(" %1.").arg(named.join(QStringLiteral(", ")));
        if (e.victim) sentence += QLatin1Char(' ') + tr("One card from %1.").arg(who(*e.victim));
        return sentence;
    }
    QString operator()(const game::Traded& e) const {
        const auto cards = [](const game::Cards& kinds) {
            return QString::fromStdString(rules::listed(kinds, language()));
        };
        return tr("%1 gives %2 to %3 for %4.")
            .arg(who(e.player), cards(e.give), e.with ? who(*e.with) : tr("the bank"), cards(e.receive));
    }
    QString operator()(const game::TurnEnded& e) const { return tr("%1 ends the turn.").arg(who(e.player)); }
    QString operator()(const game::Burned& e) const { return tr("%1 burns a knight.").arg(who(e.player)); }
    QString operator()(const game::Attacked& e) const {
        QString sentence = tr("%1 attacks with %n weapon(s). %2", nullptr, e.weapons).arg(who(e.player), at(e.target));
        const auto add = [&](const QString& more) { sentence += QStringLiteral(". ") + more; };
        if (!e.consent.empty()) add(tr("Consent: %1").arg(names(e.consent)));
        if (!e.lenders.empty()) add(tr("Knights lent: %1").arg(names(e.lenders)));
        if (const QString spoils = name(e.pillage); !spoils.isEmpty()) add(tr("Pillaged: %1").arg(spoils));
        return sentence;
    }
    QString operator()(const game::Battled& e) const {
        if (e.attack.empty()) return tr("%1 gives up the attack. %2").arg(who(e.player), at(e.to));
        if (e.defend.empty()) return tr("%1 attacks; the defence gives up. %2").arg(who(e.player), at(e.to));
        return tr("%1 fights: %2 against %3. %4").arg(who(e.player), listed(e.attack), listed(e.defend), at(e.to));
    }
    QString operator()(const game::Breached& e) const {
        return (e.die == 6 ? tr("%1 breaches a wall. %2") : tr("%1 tries a wall; it holds. %2"))
            .arg(who(e.player), at(e.at));
    }
    QString operator()(const game::Foraged& e) const {
        return e.how == game::Foraged::How::fish ? tr("%1 fishes. %2").arg(who(e.player), at(e.at))
                                                 : tr("%1 hunts. %2").arg(who(e.player), at(e.at));
    }
    QString operator()(const game::DragonFought& e) const { return tr("%1 fights the dragon.").arg(who(e.player)); }
    QString operator()(const game::Lost& e) const {
        return tr("%1 loses: %2. %3").arg(who(e.player), name(e.piece), at(e.at));
    }
    QString operator()(const game::ArmiesPlaced& e) const {
        return tr("%1 places %n army(ies). %2", nullptr, e.count).arg(who(e.player), at(e.at));
    }
    QString operator()(const game::HarbourPlaced& e) const {
        return tr("%1 takes a harbour. %2").arg(who(e.player), at(e.at));
    }
    QString operator()(const game::Left& e) const { return tr("%1 leaves the game.").arg(who(e.player)); }
    QString operator()(const game::Joined&) const { return tr("The record joins a running game."); }
    QString operator()(const game::TakenUp& e) const { return tr("From here on it is %1's turn.").arg(who(e.player)); }
    QString operator()(const game::Holds& e) const {
        const QString cards = name(e.cards);
        const QString held = e.unknown > 0 || cards.isEmpty()
                                 ? tr("%n card(s), known: %1", nullptr, rules::sum(e.cards) + e.unknown)
                                       .arg(cards.isEmpty() ? tr("none") : cards)
                                 : cards;
        return tr("%1 holds %2.").arg(who(e.player), held);
    }
    QString operator()(const game::Consented& e) const {
        if (e.purpose == rules::kPeaceWord) return tr("%1 promises %2 peace.").arg(who(e.player), who(e.to));
        if (e.purpose == rules::kPassageWord) return tr("%1 lets %2 pass.").arg(who(e.player), who(e.to));
        return tr("%1 consents to %2: %3.").arg(who(e.player), who(e.to), QString::fromStdString(e.purpose));
    }
    QString operator()(const game::Ruled& e) const {
        return tr("The table decides: %1").arg(QString::fromStdString(e.decision));
    }
    QString operator()(const game::Undone& e) const { return tr("Event %1 is taken back.").arg(e.what); }
    QString operator()(const game::Corrected& e) const {
        const QString now = e.now ? inWords(*e.now, evening_) : QString();
        if (e.before != 0) return tr("Event %1 is put before event %2: %3").arg(e.what).arg(e.before).arg(now);
        return e.what < 0 ? tr("Put in before event %1: %2").arg(-e.what).arg(now)
                          : tr("Event %1 is corrected: %2").arg(e.what).arg(now);
    }

  private:
    QString who(game::Colour colour) const { return evening_.nameOf(colour); }
    QString at(const game::Site& site) const { return name(site, evening_.state().layout); }
    static QString listed(const std::vector<int>& dice) {
        QStringList faces;
        for (const int die : dice) faces << QString::number(die);
        return faces.join(QStringLiteral(", "));
    }

    const Evening& evening_;
};

}  // namespace

QString inWords(const game::Body& body, const Evening& evening) {
    return std::visit(Teller(evening), body);
}

QStringList gainsOf(const rules::Credits& credits, const Evening& evening) {
    QStringList lines;
    const auto gains = credits.gains();
    for (const game::Seat& seat : evening.state().seats)
        if (const QString cards = name(game::of(gains, seat.colour)); !cards.isEmpty())
            lines << QStringLiteral("%1: %2").arg(evening.nameOf(seat.colour), cards);
    return lines;
}

QString reasonsOf(const rules::Points& points, game::Colour player) {
    QStringList reasons;
    for (const rules::PointPart& part : points.parts)
        if (part.player == player)
            reasons << Teller::tr("%1 for %2 (%3)", "points, what they are for, clause")
                           .arg(part.points)
                           .arg(inWords(part.what), idOf(part.clause));
    return reasons.join(QStringLiteral(", "));
}

QString wonBy(const Evening& evening) {
    const rules::Ledger& ledger = evening.ledger();
    if (ledger.winner) return Teller::tr("%1 has won").arg(evening.nameOf(*ledger.winner));
    const auto sharers = evening.extras().sharers;
    return sharers.empty() ? QString() : Teller::tr("%1 share the win").arg(Teller(evening).names(sharers));
}

QString inWords(const rules::Finding& finding, const Evening& evening) {
    const auto names = [&](game::Colour player) { return evening.nameOf(player).toStdString(); };
    return QString::fromStdString(rules::render(finding, language(), names));
}

QString keyOf(const rules::Finding& finding) {
    const std::string_view sentence = finding.sentence->text.en;
    QStringList parts{QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()))};
    for (const auto& player : {finding.player, finding.other})
        if (player) parts << wordOf(*player);
    if (finding.piece != game::Piece::none) parts << wordOf(finding.piece);
    for (const game::Resource r : board::kResources)
        if (finding.cards[static_cast<std::size_t>(r)] != 0) parts << wordOf(r);
    return parts.join(QLatin1Char(' '));
}

QString inWords(const rules::Condition& condition, const Evening& evening) {
    if (!condition.consent.empty())
        return Teller::tr("Legal with the consent of: %1").arg(Teller(evening).names(condition.consent));
    if (condition.knights > 0) return Teller::tr("Legal with %n knight(s) played in all.", nullptr, condition.knights);
    return Teller::tr("Legal with %n weapon(s) in all.", nullptr, condition.weapons);
}

QString inWords(const rules::Notice& notice, const Evening& evening) {
    const Teller teller(evening);
    QStringList sites;
    for (const game::Site& site : notice.sites) sites << name(site, evening.state().layout);
    return capitalised(inWords(notice.text)
                           .replace(QStringLiteral("{what}"), inWords(notice.what))
                           .replace(QStringLiteral("{sites}"), sites.join(QStringLiteral(", ")))
                           .replace(QStringLiteral("{players}"), teller.names(notice.players)));
}

QString inWords(const rules::Count& count) {
    return QStringLiteral("%1 %2").arg(count.count).arg(inWords(count.count == 1 ? count.one : count.several));
}

QString clauseText(rules::ClauseId id) {
    const rules::Clause* clause = rules::clauseOf(id);
    return clause ? inWords(clause->text) : QString();
}

QString idOf(rules::ClauseId id) {
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

}  // namespace hexwarden::viewmodel
