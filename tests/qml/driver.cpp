#include "tests/qml/driver.h"

#include "tracker/board/text.h"

#include <QTest>
#include <stdexcept>

namespace hexwarden::tests {

namespace {

constexpr int kPatienceMs = 20'000;  // this machine may be busy; nothing is judged by it

QQuickItem* findBelow(QQuickItem& item, const QString& name) {
    if (!item.isVisible()) return nullptr;
    if (item.objectName() == name && item.width() > 0) return &item;
    for (QQuickItem* child : item.childItems())
        if (QQuickItem* found = findBelow(*child, name)) return found;
    return nullptr;
}

QQuickItem* scrollerOf(QQuickItem& item) {
    for (QQuickItem* above = item.parentItem(); above; above = above->parentItem())
        if (above->property("contentY").isValid()) return above;
    return nullptr;
}

}  // namespace

QQuickItem* Driver::find(const QString& name) const {
    return findBelow(*window_.contentItem(), name);
}

void Driver::await(const char* what, const std::function<bool()>& holds) const {
    if (!QTest::qWaitFor(holds, kPatienceMs)) throw std::runtime_error(what);
}

void Driver::start() {
    taps_ = scrolls_ = 0;
    time_.start();
}

void Driver::click(QPointF inWindow) {
    QTest::mouseClick(&window_, Qt::LeftButton, Qt::NoModifier, inWindow.toPoint());
    ++taps_;
    QTest::qWait(1);
}

void Driver::bringIntoSight(QQuickItem& item) {
    QQuickItem* scroller = scrollerOf(item);
    if (!scroller) return;
    const double top = item.mapToItem(scroller, QPointF(0, 0)).y(), bottom = top + item.height();
    if (top >= 0 && bottom <= scroller->height()) return;
    const double middle = (top + bottom - scroller->height()) / 2;
    const double end = scroller->property("contentHeight").toDouble() - scroller->height();
    scroller->setProperty("contentY", std::clamp(scroller->property("contentY").toDouble() + middle, 0.0, end));
    ++scrolls_;
    QTest::qWait(20);
}

void Driver::tap(const QString& name) {
    const std::string what = "no control '" + name.toStdString() + "' can be tapped";
    await(what.c_str(), [&] {
        const QQuickItem* item = find(name);
        return item && item->isEnabled();
    });
    QTest::qWait(20);  // laid out
    bringIntoSight(*find(name));
    QQuickItem& item = *find(name);
    click(item.mapToScene(QPointF(item.width() / 2, item.height() / 2)));
}

QPointF Driver::placeOf(const board::Site& site) const {
    const QQuickItem* board = find(QStringLiteral("board"));
    if (!board) throw std::runtime_error("no board is in sight");
    auto& model = *board->property("board").value<viewmodel::BoardModel*>();
    for (const auto* sites : {model.hexes(), model.edges(), model.corners()})
        for (const viewmodel::SiteItem& item : sites->items()) {
            if (item.site != site) continue;
            const QRectF box = board->property("box").toRectF();
            const QPointF fromMiddle = 100 * board->property("unit").toDouble() * (item.at - box.center());
            return board->mapToScene(QPointF(board->width() / 2, board->height() / 2) + fromMiddle);
        }
    throw std::runtime_error("the board has no site " + board::text(site));
}

void Driver::tapSite(const board::Site& site) {
    click(placeOf(site));
}

void Driver::stroke(const std::vector<board::Site>& sites) {
    constexpr int kSteps = 8;
    QPointF from = placeOf(sites.front());
    QTest::mousePress(&window_, Qt::LeftButton, Qt::NoModifier, from.toPoint());
    for (const board::Site& site : sites) {
        const QPointF to = placeOf(site);
        for (int step = 1; step <= kSteps; ++step)
            QTest::mouseMove(&window_, (from + step * (to - from) / kSteps).toPoint());
        from = to;
    }
    QTest::mouseRelease(&window_, Qt::LeftButton, Qt::NoModifier, from.toPoint());
    ++taps_;
    QTest::qWait(1);
}

void Driver::picture(const QString& name) const {
    const QString folder = qEnvironmentVariable("HEXWARDEN_PICTURES");
    if (!folder.isEmpty()) window_.grabWindow().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

}  // namespace hexwarden::tests
