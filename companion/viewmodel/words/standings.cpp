#include "companion/viewmodel/words/standings.h"

#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QCoreApplication>
#include <algorithm>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

QString together(QStringList names) {
    const QString last = names.takeLast();
    return names.isEmpty()
               ? last
               : Words::tr("%1 and %2", "players, and the last of them").arg(names.join(QStringLiteral(", ")), last);
}

QString reasonsForTokens(const rules::Extras& extras, game::Colour player) {
    QStringList reasons;
    for (const rules::VictoryTokens& tokens : extras.tokens)
        if (tokens.player == player)
            reasons << Words::tr("%1 for %2 (%3)", "victory tokens, what they are for, clause")
                           .arg(tokens.count)
                           .arg(inWords(tokens.name), idOf(tokens.clause));
    return reasons.join(QStringLiteral(", "));
}

}  // namespace

bool tokensDecide(const Evening& evening) {
    return evening.ledger().box.rounds;
}

std::vector<PlayerStanding> standingsOf(const Evening& evening) {
    const rules::Ledger& ledger = evening.ledger();
    const bool byTokens = tokensDecide(evening);
    const rules::Extras extras = evening.extras();
    std::vector<PlayerStanding> standings;
    for (const game::Seat& seat : evening.state().seats) {
        PlayerStanding standing{
            seat.colour, ledger.points.total(seat.colour), reasonsOf(ledger.points, seat.colour), 0, {}};
        if (byTokens) {
            standing.tokens = extras.tokensOf(seat.colour);
            standing.reasonsForTokens = reasonsForTokens(extras, seat.colour);
        }
        standings.push_back(std::move(standing));
    }
    std::ranges::stable_sort(standings, std::greater{},
                             [&](const PlayerStanding& s) { return byTokens ? s.tokens : s.points; });
    return standings;
}

QString leadOf(const Evening& evening) {
    const auto standings = standingsOf(evening);
    if (standings.empty() || !wonBy(evening).isEmpty()) return {};
    const bool byTokens = tokensDecide(evening);
    const auto countOf = [&](const PlayerStanding& s) { return byTokens ? s.tokens : s.points; };
    const int most = countOf(standings.front());
    if (most <= 0) return byTokens ? Words::tr("Nobody has a victory token yet (CONQ-81).") : QString();
    QStringList leaders;
    for (const PlayerStanding& s : standings)
        if (countOf(s) == most) leaders << evening.nameOf(s.player);
    if (leaders.size() > 1)
        return (byTokens ? Words::tr("%1 share the lead with %n victory token(s) each (CONQ-81).", nullptr, most)
                         : Words::tr("%1 share the lead with %n point(s) each.", nullptr, most))
            .arg(together(leaders));
    return (byTokens ? Words::tr("%1 leads with %n victory token(s) (CONQ-81).", nullptr, most)
                     : Words::tr("%1 leads with %n point(s).", nullptr, most))
        .arg(leaders.first());
}

}  // namespace hexwarden::viewmodel
