#include "companion/seats/board_json.h"

#include "tracker/board/text.h"

#include <cmath>

namespace hexwarden::seats {

namespace {

using viewmodel::SiteItem;

double rounded(double value) {
    return std::round(value * 100) / 100;
}

void put(QJsonObject& to, const char* name, const QString& value) {
    if (!value.isEmpty()) to.insert(QLatin1String(name), value);
}

QJsonObject itemJson(const SiteItem& item) {
    QJsonObject json;
    put(json, "terrain", item.terrain);
    if (item.token > 0) json.insert(QStringLiteral("token"), item.token);
    put(json, "piece", item.piece);
    put(json, "colour", item.colour);
    if (!item.units.isEmpty()) json.insert(QStringLiteral("units"), QJsonArray::fromVariantList(item.units));
    put(json, "thief", item.thief);
    put(json, "condition", item.condition);
    put(json, "controller", item.controller);
    return json;
}

QString textOf(const board::Site& site) {
    return QString::fromStdString(board::text(site));
}

QJsonObject standing(const std::vector<SiteItem>& items) {
    QJsonObject json;
    for (const SiteItem& item : items)
        if (QJsonObject one = itemJson(item); !one.isEmpty()) json.insert(textOf(item.site), one);
    return json;
}

void addMarks(const std::vector<SiteItem>& items, QJsonObject& marks) {
    for (const SiteItem& item : items) put(marks, board::text(item.site).c_str(), item.mark);
}

}  // namespace

QJsonObject boardJson(viewmodel::BoardModel& board) {
    QJsonObject hexes;
    for (const SiteItem& item : board.hexes()->items()) {
        QJsonObject one = itemJson(item);
        one.insert(QStringLiteral("name"), item.name);
        hexes.insert(textOf(item.site), one);
    }
    QJsonArray harbours;
    for (const SiteItem& item : board.harbours()->items())
        harbours.append(QJsonObject{{"kind", item.piece},
                                    {"name", item.name},
                                    {"x", rounded(item.at.x())},
                                    {"y", rounded(item.at.y())},
                                    {"turn", rounded(item.turn)},
                                    {"port", !item.condition.isEmpty()}});
    const QRectF bounds = board.bounds();
    return {{"bounds",
             QJsonArray{rounded(bounds.x()), rounded(bounds.y()), rounded(bounds.width()), rounded(bounds.height())}},
            {"hexes", hexes},
            {"edges", standing(board.edges()->items())},
            {"corners", standing(board.corners()->items())},
            {"harbours", harbours},
            {"river", pointsJson(board.river())}};
}

QJsonObject marksJson(viewmodel::BoardModel& board) {
    QJsonObject marks;
    addMarks(board.hexes()->items(), marks);
    addMarks(board.edges()->items(), marks);
    addMarks(board.corners()->items(), marks);
    return marks;
}

QJsonArray pointsJson(const QList<QPointF>& points) {
    QJsonArray json;
    for (const QPointF& point : points) json.append(QJsonArray{rounded(point.x()), rounded(point.y())});
    return json;
}

QJsonArray rowsJson(const viewmodel::RowModel& rows) {
    const auto names = rows.roleNames();
    QJsonArray json;
    for (const viewmodel::Row& row : rows.rows()) {
        QJsonObject one;
        for (int i = 0; i < row.size(); ++i)
            one.insert(QString::fromLatin1(names[Qt::UserRole + 1 + i]), QJsonValue::fromVariant(row[i]));
        json.append(one);
    }
    return json;
}

}  // namespace hexwarden::seats
