// What a phone may say: one flat JSON object a message, of a known form. Everything else is answered with one sentence
// and goes no further. docs/seats.md lists the forms.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <variant>

namespace hexwarden::seats {

/// Bytes of a message, of a text in it, and of a photograph.
inline constexpr qsizetype kMostMessage = 1024;
inline constexpr qsizetype kMostText = 400;
inline constexpr qsizetype kMostPhotograph = 12 * 1024 * 1024;

/// What was said; every field that its form demands is there, and none that it does not know.
struct Message {
    QString act;
    qint64 number = 0;  ///< of this phone's messages; it counts up
    QJsonObject fields{};

    QString text(const char* field) const { return fields[QLatin1String(field)].toString(); }
    int whole(const char* field) const { return fields[QLatin1String(field)].toInt(); }
    double real(const char* field) const { return fields[QLatin1String(field)].toDouble(); }
    bool truth(const char* field) const { return fields[QLatin1String(field)].toBool(); }
};

/// Otherwise returns why it is no message, in a sentence.
std::variant<Message, QString> messageOf(const QByteArray& text);

}  // namespace hexwarden::seats
