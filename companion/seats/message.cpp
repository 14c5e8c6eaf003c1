#include "companion/seats/message.h"

#include "companion/seats/words.h"

#include <QJsonDocument>
#include <cmath>
#include <map>
#include <vector>

namespace hexwarden::seats {

namespace {

enum class Kind { text, whole, real, truth };

struct Field {
    const char* name;
    Kind kind;
    bool needed = true;
};

constexpr double kMostWhole = 1e9, kMostReal = 1e4;

const std::map<QString, std::vector<Field>>& forms() {
    static const std::map<QString, std::vector<Field>> forms{
        {"hello", {{"key", Kind::text}, {"phone", Kind::text}, {"seat", Kind::text, false}}},
        {"take", {{"seat", Kind::text}}},
        {"leave", {}},
        // what waits for this seat
        {"settle", {{"due", Kind::text}}},
        {"pick", {{"due", Kind::text}, {"kind", Kind::text}}},
        {"clear", {{"due", Kind::text}}},
        {"point", {{"x", Kind::real}, {"y", Kind::real}}},
        {"go", {{"dx", Kind::whole}, {"dy", Kind::whole}}},
        {"press", {}},
        {"record", {{"option", Kind::text}, {"count", Kind::whole}}},
        {"putDown", {}},
        {"agree", {{"agreement", Kind::text}}},
        {"consent", {{"attack", Kind::text}}},
        {"lend", {{"attack", Kind::text}}},
        {"answer", {{"question", Kind::text}, {"answer", Kind::text}}},
        {"count", {{"cards", Kind::whole}}},
        // the referee, for this seat alone
        {"ask", {{"question", Kind::text}}},
        {"about", {{"player", Kind::text}}},
        {"piece", {{"piece", Kind::text}}},
        {"ifConsents", {{"player", Kind::text}}},
        {"ifLends", {{"player", Kind::text}}},
        {"sum", {{"sum", Kind::whole}}},
        {"close", {}},
        {"put", {{"pays", Kind::truth, false}}},
    };
    return forms;
}

bool isOf(Kind kind, const QJsonValue& value) {
    switch (kind) {
        case Kind::text:
            return value.isString() && value.toString().size() <= kMostText;
        case Kind::whole:
            return value.isDouble() && std::abs(value.toDouble()) <= kMostWhole &&
                   value.toDouble() == std::floor(value.toDouble());
        case Kind::real:
            return value.isDouble() && std::abs(value.toDouble()) <= kMostReal;
        case Kind::truth:
            return value.isBool();
    }
    return false;
}

}  // namespace

std::variant<Message, QString> messageOf(const QByteArray& text) {
    if (text.size() > kMostMessage) return Seats::tr("That message is too long.");
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return Seats::tr("That message cannot be read.");
    QJsonObject fields = document.object();
    Message message;
    message.act = fields.take(QStringLiteral("do")).toString();
    const QJsonValue number = fields.take(QStringLiteral("n"));
    const auto form = forms().find(message.act);
    if (form == forms().end()) return Seats::tr("No message has that name.");
    if (!isOf(Kind::whole, number) || number.toDouble() < 1) return Seats::tr("That message has no number.");
    message.number = static_cast<qint64>(number.toDouble());
    for (const Field& field : form->second) {
        const QJsonValue value = fields.take(QLatin1String(field.name));
        if (value.isUndefined() && !field.needed) continue;
        if (!isOf(field.kind, value)) return Seats::tr("A part of that message is missing or is of another kind.");
        message.fields.insert(QLatin1String(field.name), value);
    }
    if (!fields.isEmpty()) return Seats::tr("That message has a part that nobody knows.");
    return message;
}

}  // namespace hexwarden::seats
