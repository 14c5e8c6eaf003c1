#include "companion/viewmodel/voice/spoken.h"

#include "companion/viewmodel/words/names.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <array>

namespace hexwarden::viewmodel {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Spoken)
};

/// What a sentence takes, by least squares over what `speech_bench` lists.
struct Seconds {
    double once, letter, word, stop, pause;
};
constexpr Seconds kEnglish{0.45, 0.047, 0.071, 0.45, 0.28}, kGerman{0.46, 0.043, 0.086, 0.37, 0.35};
constexpr int kLettersOfADigit = 5;

constexpr std::array<rules::Text, 20> kNumbers{
    {{"zero", "null"},        {"one", "eins"},           {"two", "zwei"},          {"three", "drei"},
     {"four", "vier"},        {"five", "fünf"},          {"six", "sechs"},         {"seven", "sieben"},
     {"eight", "acht"},       {"nine", "neun"},          {"ten", "zehn"},          {"eleven", "elf"},
     {"twelve", "zwölf"},     {"thirteen", "dreizehn"},  {"fourteen", "vierzehn"}, {"fifteen", "fünfzehn"},
     {"sixteen", "sechzehn"}, {"seventeen", "siebzehn"}, {"eighteen", "achtzehn"}, {"nineteen", "neunzehn"}}};

/// German counts one thing by its gender, which an adjective before it shows too; "eins" is the number alone.
QString one(const QString& noun) {
    if (language() != rules::Language::german) return spoken(1);
    static const QRegularExpression described(QStringLiteral("^\\p{Ll}+e([nrs]?) \\p{Lu}"),
                                              QRegularExpression::UseUnicodePropertiesOption);
    if (const auto match = described.match(noun); match.hasMatch()) {
        if (match.captured(1).isEmpty()) return QStringLiteral("eine");
        return match.captured(1) == QLatin1String("n") ? QStringLiteral("einen") : QStringLiteral("ein");
    }
    static const QRegularExpression counted(QStringLiteral("^[A-ZÄÖÜ]")),
        feminine(QStringLiteral(
            "(Wolle|Karte|Armee|Siegmarke|Waffe|Strecke|Straße|Siedlung|Stadt|Brücke|Mauer|Reiterei|Galeere|Figur|"
            "Landschaft|Augenzahl)$"));
    if (!counted.match(noun).hasMatch()) return spoken(1);
    return feminine.match(noun).hasMatch() ? QStringLiteral("eine") : QStringLiteral("ein");
}

/// Numbers that stand alone; not those within a name or a word.
QString withNumbersAsWords(QString text) {
    static const QRegularExpression number(
        QStringLiteral("(?<![\\w.,])(\\d{1,2})(?!\\w)(?: (\\p{Ll}+ \\p{Lu}|\\p{L}+))?"),
        QRegularExpression::UseUnicodePropertiesOption);
    qsizetype from = 0;
    for (auto match = number.match(text, from); match.hasMatch(); match = number.match(text, from)) {
        const int n = match.captured(1).toInt();
        const QString word = n == 1 ? one(match.captured(2)) : spoken(n);
        text.replace(match.capturedStart(1), match.capturedLength(1), word);
        from = match.capturedStart(1) + word.size();
    }
    return text;
}

}  // namespace

QString spoken(int number) {
    const auto at = static_cast<std::size_t>(number);
    return number >= 0 && at < kNumbers.size() ? inWords(kNumbers.at(at)) : QString::number(number);
}

QString spoken(const game::Cards& cards) {
    QStringList kinds;
    for (const game::Resource r : board::kResources) {
        const int count = cards.at(static_cast<std::size_t>(r));
        if (count == 0) continue;
        kinds << QStringLiteral("%1 %2").arg(count == 1 ? one(name(r)) : spoken(count), name(r));
    }
    return kinds.join(Words::tr(" and "));
}

QString spoken(const QString& sentence) {
    static const QRegularExpression clauses(QStringLiteral(" ?\\([A-Z]+-\\d+(, [A-Z]+-\\d+)*\\)")),
        ratio(QStringLiteral("(\\d+):(\\d+)")), range(QStringLiteral("(\\d+)–(\\d+)")),
        pause(QStringLiteral(" ?[·•] ?|\\n+")), brackets(QStringLiteral(" ?\\(([^()]*)\\)"));
    QString text = sentence;
    text.remove(clauses);
    text.replace(ratio, Words::tr("\\1 to \\2", "a harbour's rate"));
    text.replace(range, Words::tr("\\1 to \\2", "a range"));
    text.replace(QStringLiteral("½"), Words::tr(" and a half"));
    text.replace(QStringLiteral(" × "), Words::tr(" times "));
    text.replace(QStringLiteral(" / "), Words::tr(" or "));
    text.replace(pause, QStringLiteral(", "));
    text.replace(brackets, QStringLiteral(", \\1,"));
    for (const QChar stop : QStringLiteral(",:.")) text.replace(QStringLiteral(",") + stop, stop);
    text = withNumbersAsWords(text).trimmed();
    if (text.isEmpty()) return text;
    text[0] = text[0].toUpper();
    static const QString ends = QStringLiteral(".?!");
    if (text.endsWith(QLatin1Char(',')) || text.endsWith(QLatin1Char(':'))) text.chop(1);
    return ends.contains(text.back()) ? text : text + QLatin1Char('.');
}

QString upTo(const char* signs, const QString& sentence) {
    const auto more = std::ranges::find_if(sentence, [&](QChar c) { return QLatin1String(signs).contains(c); });
    return sentence.left(more - sentence.begin());
}

double secondsToSay(const QString& text) {
    int letters = 0, words = 0, stops = 0, pauses = 0;
    bool inWord = false;
    for (const QChar c : text) {
        letters += c.isLetter() ? 1 : c.isDigit() ? kLettersOfADigit : 0;
        words += c.isLetterOrNumber() && !inWord ? 1 : 0;
        inWord = c.isLetterOrNumber();
        stops += QStringLiteral(".?!").contains(c) ? 1 : 0;
        pauses += QStringLiteral(",:;").contains(c) ? 1 : 0;
    }
    const Seconds& of = language() == rules::Language::german ? kGerman : kEnglish;
    return of.once + of.letter * letters + of.word * words + of.stop * std::max(0, stops - 1) + of.pause * pauses;
}

}  // namespace hexwarden::viewmodel
