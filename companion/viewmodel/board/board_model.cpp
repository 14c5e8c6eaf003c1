#include "companion/viewmodel/board/board_model.h"

#include "companion/viewmodel/board/plane.h"
#include "companion/viewmodel/board/shore.h"
#include "companion/viewmodel/words/names.h"
#include "tracker/board/text.h"

#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace hexwarden::viewmodel {

namespace {

/// No tap further from a site than this means it; in tile sides.
constexpr double kTapReach = 0.5;

/// How far these reach beyond the hexes, in tile sides.
constexpr double kDeepWater = 0.85, kWater = 0.64, kBeach = 0.08;

QString markOf(const Marks& marks, const board::Site& site) {
    const auto found = marks.find(site);
    return found == marks.end() ? QString() : found->second;
}

QString ownerOf(board::Colour colour, const BoardFacts& facts) {
    const auto player = facts.players.find(colour);
    return player == facts.players.end() ? name(colour) : player->second;
}

template <class Site>
SiteItem itemAt(Site site, const BoardFacts& facts, const Marks& marks) {
    SiteItem item;
    item.site = site;
    item.at = inLattice(site);
    item.mark = markOf(marks, site);
    item.name = name(board::Site(site), facts.layout);
    for (const PlacedPiece& standing : facts.pieces) {
        if (standing.at != item.site || standing.what.piece == board::Piece::none) continue;
        item.piece = wordOf(standing.what.piece);
        item.colour = wordOf(standing.what.colour);
        item.name += QStringLiteral(": %1 (%2)").arg(name(standing.what.piece), ownerOf(standing.what.colour, facts));
    }
    if (const auto control = facts.controlled.find(item.site); control != facts.controlled.end()) {
        item.controller = wordOf(control->second);
        item.name += QStringLiteral(", ") + BoardModel::tr("controlled by %1").arg(ownerOf(control->second, facts));
    }
    return item;
}

/// What stands on a hex beside a building, and how it is read out.
void addUnits(const BoardFacts& facts, board::Hex at, SiteItem& item) {
    for (const game::Stack& stack : facts.stacks) {
        if (stack.at != at) continue;
        item.units << QVariantMap{{QStringLiteral("piece"), wordOf(stack.piece)},
                                  {QStringLiteral("colour"), wordOf(stack.owner)},
                                  {QStringLiteral("count"), stack.count},
                                  {QStringLiteral("aboard"), isAboard(facts.layout, stack)}};
        item.name +=
            QStringLiteral(", %1 × %2 (%3)").arg(stack.count).arg(name(stack.piece), ownerOf(stack.owner, facts));
    }
}

std::vector<SiteItem> hexItems(const BoardFacts& facts, const Marks& marks) {
    std::vector<SiteItem> items;
    for (const board::Hex h : board::hexes(facts.layout)) {
        SiteItem item = itemAt(h, facts, marks);
        item.terrain = wordOf(facts.layout.terrain[h]);
        item.token = facts.layout.token[h];
        for (const auto& [thief, at] :
             {std::pair(board::Piece::robber, facts.robber), {board::Piece::pirate, facts.pirate}})
            if (at == h) {
                item.thief = wordOf(thief);
                item.name += QStringLiteral(", ") + name(thief);
            }
        addUnits(facts, h, item);
        if (facts.flooded == h) {
            item.condition = QStringLiteral("flooded");
            item.name += QStringLiteral(", ") + BoardModel::tr("flooded");
        }
        items.push_back(std::move(item));
    }
    return items;
}

/// Where a harbour's sign hangs: outside the coastal edge, in the water.
SiteItem harbourItem(board::Edge e, board::HarbourKind kind, const board::Layout& layout) {
    const auto [a, b] = board::hexes(e);
    const board::Hex land = board::isLand(layout, a) ? a : b;
    const QPointF outward = (inLattice(e) - inLattice(land)) / (std::numbers::sqrt3 / 2);
    SiteItem item;
    item.site = e;
    item.at = inLattice(e) + 0.56 * outward;
    item.turn = std::atan2(outward.y(), outward.x()) * 180 / std::numbers::pi;
    item.piece = wordOf(kind);
    item.name = name(kind);
    return item;
}

/// One that points at the building it serves.
SiteItem harbourItem(const game::HarbourToken& harbour) {
    const QPointF inward = inLattice(harbour.at) - inLattice(harbour.on);
    SiteItem item;
    item.site = harbour.at;
    item.at = inLattice(harbour.on) + 0.4 * inward;
    item.turn = std::atan2(-inward.y(), -inward.x()) * 180 / std::numbers::pi;
    item.piece = wordOf(harbour.kind);
    item.name = name(harbour.kind);
    return item;
}

/// CONQ-5: the sign of a port lies in the middle of its sea hex and has no piers.
SiteItem portItem(board::Hex port, board::HarbourKind kind) {
    SiteItem item;
    item.site = port;
    item.at = inLattice(port);
    item.piece = wordOf(kind);
    item.condition = QStringLiteral("port");
    item.name = name(kind);
    return item;
}

QList<QPointF> courseOf(const std::optional<board::River>& river) {
    if (!river) return {};
    const QPointF x = inLattice(river->x), y = inLattice(river->y), z = inLattice(river->z);
    return {100 * x, 50 * (x + y), 100 * y, 50 * (y + z), 100 * z, 100 * inLattice(river->mouth)};
}

std::vector<SiteItem> harbourItems(const std::vector<board::Edge>& edges, const board::Layout& layout) {
    std::vector<SiteItem> items;
    std::set<board::Corner> served;
    for (const board::Edge e : edges) {
        const auto [a, b] = board::ends(e);
        const board::HarbourKind kind = layout.harbour[a];
        if (kind == board::HarbourKind::none || layout.harbour[b] != kind || !board::isCoast(layout, e)) continue;
        if (served.contains(a) || served.contains(b)) continue;
        served.insert({a, b});
        items.push_back(harbourItem(e, kind, layout));
    }
    return items;
}

QRectF boundsOf(const std::vector<SiteItem>& hexes) {
    QRectF bounds;
    for (const SiteItem& item : hexes) {
        const QRectF hex(item.at - QPointF(std::numbers::sqrt3 / 2, 1), QSizeF(std::numbers::sqrt3, 2));
        bounds = bounds.isNull() ? hex : bounds.united(hex);
    }
    return bounds;
}

QString shore(const std::vector<board::Hex>& hexes, double by) {
    QString path;
    for (const QPolygonF& polygon : grown(hexes, by)) {
        QChar command = u'M';
        for (const QPointF& at : polygon) {
            path += QStringLiteral("%1%2,%3 ").arg(command).arg(100 * at.x(), 0, 'f', 1).arg(100 * at.y(), 0, 'f', 1);
            command = u'L';
        }
        path += QStringLiteral("Z ");
    }
    return path;
}

}  // namespace

BoardModel::BoardModel(QObject* parent) : QObject(parent) {}

void BoardModel::show(const BoardFacts& facts, const Marks& marks) {
    std::set<board::Edge> edges;
    std::set<board::Corner> corners;
    for (const board::Hex h : board::hexes(facts.layout)) {
        for (const board::Edge e : board::edges(h)) edges.insert(e);
        for (const board::Corner c : board::corners(h)) corners.insert(c);
    }
    std::vector<SiteItem> edgeItems, cornerItems;
    for (const board::Edge e : edges) {
        edgeItems.push_back(itemAt(e, facts, marks));
        edgeItems.back().turn = turnOf(e);
        if (!facts.abandoned.contains(e)) continue;
        edgeItems.back().condition = QStringLiteral("abandoned");
        edgeItems.back().name += QStringLiteral(", ") + tr("abandoned");
    }
    for (const board::Corner c : corners) {
        cornerItems.push_back(itemAt(c, facts, marks));
        if (const auto kind = facts.layout.harbour[c]; kind != board::HarbourKind::none)
            cornerItems.back().name += QStringLiteral(", ") + name(kind);
    }
    hexes_.show(hexItems(facts, marks));
    edges_.show(std::move(edgeItems));
    corners_.show(std::move(cornerItems));
    std::vector<SiteItem> harbours = harbourItems({edges.begin(), edges.end()}, facts.layout);
    for (const game::HarbourToken& harbour : facts.harbourTokens) harbours.push_back(harbourItem(harbour));
    for (const board::Hex h : board::hexes(facts.layout))
        if (const auto kind = facts.layout.port[h]; kind != board::HarbourKind::none)
            harbours.push_back(portItem(h, kind));
    harbours_.show(std::move(harbours));
    if (facts.layout == layout_) return;
    layout_ = facts.layout;
    std::vector<board::Hex> all = board::hexes(layout_), land = all;
    std::erase_if(land, [&](board::Hex h) { return !board::isLand(layout_, h); });
    deepWater_ = shore(all, kDeepWater);
    water_ = shore(all, kWater);
    beach_ = shore(land, kBeach);
    river_ = courseOf(layout_.river);
    bounds_ = boundsOf(hexes_.items());
    emit layoutChanged();
}

void BoardModel::showPath(const std::vector<board::Site>& sites) {
    QList<QPointF> path;
    for (const board::Site& site : sites) path << 100 * inLattice(site);
    if (path == path_) return;
    path_ = path;
    emit pathChanged();
}

void BoardModel::setTappable(int kinds) {
    if (kinds == tappableKinds_) return;
    tappableKinds_ = kinds;
    clearCursor();
}

std::vector<const SiteItem*> BoardModel::tappable() const {
    std::vector<const SiteItem*> sites;
    for (const auto& [kind, model] : {std::pair(Hexes, &hexes_), {Edges, &edges_}, {Corners, &corners_}})
        if (tappableKinds_ & kind)
            for (const SiteItem& item : model->items()) sites.push_back(&item);
    return sites;
}

QString BoardModel::siteAt(QPointF inLattice) const {
    const SiteItem* nearest = nullptr;
    // A hex is a large goal: its whole inner disc means it. Edges and corners win where they are nearer.
    double least = std::numeric_limits<double>::max();
    for (const SiteItem* item : tappable()) {
        const QPointF away = item->at - inLattice;
        double distance = std::hypot(away.x(), away.y());
        if (std::holds_alternative<board::Hex>(item->site)) distance = distance < 0.85 ? distance * 0.5 : kTapReach * 2;
        if (distance < least && distance <= kTapReach) {
            least = distance;
            nearest = item;
        }
    }
    return nearest ? QString::fromStdString(board::text(nearest->site)) : QString();
}

void BoardModel::moveCursor(int dx, int dy) {
    const auto sites = tappable();
    std::vector<QPointF> points;
    for (const SiteItem* item : sites) points.push_back(item->at);
    const auto next = cursor_ ? nextOf(points, cursor_->at, dx, dy) : nextOf(points, bounds_.center(), 0, 0);
    if (!next) return;
    cursor_ = *sites[*next];
    emit cursorChanged();
}

void BoardModel::clearCursor() {
    if (!cursor_) return;
    cursor_.reset();
    emit cursorChanged();
}

QString BoardModel::cursor() const {
    return cursor_ ? QString::fromStdString(board::text(cursor_->site)) : QString();
}

QString BoardModel::cursorName() const {
    return cursor_ ? cursor_->name : QString();
}

QPointF BoardModel::cursorAt() const {
    return cursor_ ? cursor_->at : QPointF();
}

}  // namespace hexwarden::viewmodel
