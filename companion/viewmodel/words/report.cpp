#include "companion/viewmodel/words/report.h"

#include "companion/viewmodel/books/production.h"
#include "companion/viewmodel/screens/theme.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "companion/viewmodel/words/standings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace hexwarden::viewmodel {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr auto kStyle = R"(body{font:16px/1.5 "Noto Sans",sans-serif;max-width:60em;margin:2em auto;padding:0 1em;
color:#22201b;background:#fffaf0}h1,h2{font-family:"Noto Serif",serif}table{border-collapse:collapse;width:100%}
td,th{padding:.3em .6em;border-bottom:1px solid #cdbf9f;text-align:left;vertical-align:top}
.swatch{display:inline-block;width:1em;height:1em;border:1px solid #22201b;border-radius:.2em;vertical-align:-.1em}
svg{width:100%;border-bottom:1px solid #cdbf9f}li{display:inline-block;margin-right:1.5em}ul{padding:0}
.bar{background:#e9a820;height:1em;border-radius:.2em}.off{color:#a8281c})";

QString cell(const QString& text) {
    return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped());
}

QString part(const QString& title, const QString& content) {
    return QStringLiteral("<h2>%1</h2>\n%2").arg(title, content);
}

QString standings(const Evening& evening) {
    const bool byTokens = tokensDecide(evening);
    QString rows;
    for (const PlayerStanding& standing : standingsOf(evening)) {
        QString counts = cell(QString::number(standing.points)) + cell(standing.reasons);
        if (byTokens) counts = cell(QString::number(standing.tokens)) + cell(standing.reasonsForTokens) + counts;
        rows += QStringLiteral("<tr><td><span class=\"swatch\" style=\"background:%1\"></span> %2</td>%3</tr>\n")
                    .arg(playerColour(wordOf(standing.player)).name(), evening.nameOf(standing.player).toHtmlEscaped(),
                         counts);
    }
    const QString head = byTokens
                             ? QStringLiteral("<tr><th></th><th colspan=\"2\">%1</th><th colspan=\"2\">%2</th></tr>\n")
                                   .arg(Report::tr("Victory tokens"), Report::tr("Points"))
                             : QString();
    const QString lead = leadOf(evening).toHtmlEscaped();
    return (lead.isEmpty() ? QString() : QStringLiteral("<p>%1</p>\n").arg(lead)) +
           QStringLiteral("<table>%1%2</table>\n").arg(head, rows);
}

QString rolls(const Evening& evening) {
    const auto& counts = evening.state().rollCount;
    const int most = std::max(1, *std::max_element(counts.begin(), counts.end()));
    QString rows;
    for (std::size_t sum = 2; sum <= 12; ++sum)
        rows += QStringLiteral(
                    "<tr><th>%1</th><td>%2</td><td style=\"width:80%\"><div class=\"bar\" "
                    "style=\"width:%3%\"></div></td></tr>\n")
                    .arg(sum)
                    .arg(counts[sum])
                    .arg(100 * counts[sum] / most);
    return QStringLiteral("<table>%1</table>\n").arg(rows);
}

/// A line a player, in the player's colour on a dark one: white would not show.
QString production(const Evening& evening) {
    constexpr double kWidth = 640, kHeight = 240;
    const auto all = productionOf(evening);
    const double most = mostCards(all);
    QString lines, names;
    for (const Production& drawn : all) {
        QStringList points;
        const double rolls = std::max<double>(1, static_cast<double>(drawn.afterRoll.size()) - 1);
        for (std::size_t i = 0; i < drawn.afterRoll.size(); ++i)
            points << QStringLiteral("%1,%2")
                          .arg(kWidth * static_cast<double>(i) / rolls, 0, 'f', 1)
                          .arg(kHeight - 10 - (kHeight - 20) * drawn.afterRoll[i] / most, 0, 'f', 1);
        for (const auto& [colour, width] :
             {std::pair(QStringLiteral("#22201b"), 5), std::pair(playerColour(wordOf(drawn.player)).name(), 3)})
            lines += QStringLiteral("<polyline fill=\"none\" stroke=\"%1\" stroke-width=\"%2\" points=\"%3\"/>\n")
                         .arg(colour, QString::number(width), points.join(QLatin1Char(' ')));
        names += QStringLiteral("<li><span class=\"swatch\" style=\"background:%1\"></span> %2: %3</li>\n")
                     .arg(playerColour(wordOf(drawn.player)).name(), evening.nameOf(drawn.player).toHtmlEscaped(),
                          QString::number(drawn.afterRoll.back()));
    }
    return QStringLiteral("<svg viewBox=\"0 0 %1 %2\">\n%3</svg>\n<ul>%4</ul>\n")
        .arg(QString::number(kWidth), QString::number(kHeight), lines, names);
}

QString events(const Evening& evening) {
    QString rows;
    for (const Entry& entry : evening.story()) {
        QString sentence = viewmodel::inWords(entry.event.body, evening).toHtmlEscaped();
        for (const rules::Finding& objection : entry.verdict.objections)
            sentence += QStringLiteral("<br><span class=\"off\">%1: %2</span>")
                            .arg(idOf(objection.clause()), viewmodel::inWords(objection, evening).toHtmlEscaped());
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td>%3</tr>\n")
                    .arg(entry.event.sequence)
                    .arg(sentence, cell(gainsOf(entry.credits, evening).join(QStringLiteral("; "))));
    }
    return QStringLiteral("<table>%1</table>\n").arg(rows);
}

QJsonObject gains(const rules::Credits& credits) {
    QJsonObject players;
    const auto sums = credits.gains();
    for (const game::Colour c : board::kColours) {
        QJsonObject cards;
        for (const board::Resource r : board::kResources)
            if (const int count = game::of(sums, c)[static_cast<std::size_t>(r)]; count > 0)
                cards.insert(wordOf(r), count);
        if (!cards.isEmpty()) players.insert(wordOf(c), cards);
    }
    return players;
}

QString source(game::Source source) {
    switch (source) {
        case game::Source::camera:
            return QStringLiteral("camera");
        case game::Source::tap:
            return QStringLiteral("tap");
        case game::Source::file:
            return QStringLiteral("file");
    }
    return {};
}

/// A field of CSV. What begins like a formula is made text for spreadsheets too, as OWASP's "CSV injection" advises.
QString quoted(QString text) {
    static const QString formula = QStringLiteral("=+-@\t\r");
    if (!text.isEmpty() && formula.contains(text.front())) text.prepend(u'\'');
    return QStringLiteral("\"%1\"").arg(text.replace(u'"', QStringLiteral("\"\"")));
}

}  // namespace

QByteArray htmlReport(const Evening& evening) {
    const QString language =
        viewmodel::language() == rules::Language::german ? QStringLiteral("de") : QStringLiteral("en");
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>Hexwarden</title>"
               "<style>%2</style></head><body>\n<h1>%3</h1>\n%4%5%6%7</body></html>\n")
        .arg(language, QString::fromUtf8(kStyle), Report::tr("The evening"), standings(evening),
             part(Report::tr("Rolls"), rolls(evening)),
             part(Report::tr("Cards drawn, roll by roll"), production(evening)),
             part(Report::tr("What happened"), events(evening)))
        .toUtf8();
}

QByteArray jsonReport(const Evening& evening) {
    QJsonArray players, events;
    for (const PlayerStanding& standing : standingsOf(evening)) {
        QJsonObject player{{QStringLiteral("colour"), wordOf(standing.player)},
                           {QStringLiteral("name"), evening.nameOf(standing.player)},
                           {QStringLiteral("points"), standing.points}};
        if (tokensDecide(evening)) player.insert(QStringLiteral("victory_tokens"), standing.tokens);
        players.append(player);
    }
    for (const Entry& entry : evening.story())
        events.append(QJsonObject{{QStringLiteral("sequence"), static_cast<qint64>(entry.event.sequence)},
                                  {QStringLiteral("at_ms"), static_cast<qint64>(entry.event.atMs)},
                                  {QStringLiteral("source"), source(entry.event.source)},
                                  {QStringLiteral("body"), QString::fromStdString(game::text(entry.event.body))},
                                  {QStringLiteral("gains"), gains(entry.credits)}});
    QJsonObject rolls;
    for (std::size_t sum = 2; sum <= 12; ++sum) rolls.insert(QString::number(sum), evening.state().rollCount[sum]);
    return QJsonDocument(QJsonObject{{QStringLiteral("players"), players},
                                     {QStringLiteral("rolls"), rolls},
                                     {QStringLiteral("events"), events}})
        .toJson();
}

QByteArray csvReport(const Evening& evening) {
    QString lines = QStringLiteral("sequence,time,player,event,gains\n");
    for (const Entry& entry : evening.story()) {
        const auto player = game::playerOf(entry.event.body);
        lines += QStringLiteral("%1,%2,%3,%4,%5\n")
                     .arg(entry.event.sequence)
                     .arg(QDateTime::fromMSecsSinceEpoch(entry.event.atMs).toString(Qt::ISODate),
                          quoted(player ? evening.nameOf(*player) : QString()),
                          quoted(viewmodel::inWords(entry.event.body, evening)),
                          quoted(gainsOf(entry.credits, evening).join(QStringLiteral("; "))));
    }
    return lines.toUtf8();
}

}  // namespace hexwarden::viewmodel
