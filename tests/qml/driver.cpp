#include "tests/qml/driver.h"

#include "companion/viewmodel/board/plane.h"
#include "tracker/board/text.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

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
    if (keys_) {
        tabTo(name);
        return press(Qt::Key_Return);
    }
    bringIntoSight(*find(name));
    QQuickItem& item = *find(name);
    click(item.mapToScene(QPointF(item.width() / 2, item.height() / 2)));
}

void Driver::press(Qt::Key key) {
    QTest::keyClick(&window_, key);
    ++taps_;
    QTest::qWait(1);
}

void Driver::tabTo(const QString& name) {
    constexpr int kMostControls = 300;
    for (int i = 0; i < kMostControls; ++i) {
        const QQuickItem *focus = window_.activeFocusItem(), *wanted = find(name);
        if (focus && wanted && (focus == wanted || wanted->isAncestorOf(focus))) return;
        press(Qt::Key_Tab);
    }
    throw std::runtime_error("the tab key does not lead to '" + name.toStdString() + "'");
}

/// On from where the arrows have led, in the direction that looks best and has not been tried from there.
void Driver::walkTo(const board::Site& site) {
    constexpr std::array kArrows{std::pair(Qt::Key_Right, QPointF(1, 0)), std::pair(Qt::Key_Down, QPointF(0, 1)),
                                 std::pair(Qt::Key_Left, QPointF(-1, 0)), std::pair(Qt::Key_Up, QPointF(0, -1))};
    constexpr int kMostSteps = 100;
    std::map<QString, std::set<Qt::Key>> tried;
    tabTo(QStringLiteral("board"));
    for (int i = 0; i < kMostSteps; ++i) {
        if (board().cursor().toStdString() == board::text(site)) return;
        const QPointF way = viewmodel::inLattice(site) - board().cursorAt();
        std::set<Qt::Key>& here = tried[board().cursor()];
        const auto worth = [&](const auto& arrow) {
            return QPointF::dotProduct(way, arrow.second) - (here.contains(arrow.first) ? 100 : 0);
        };
        const Qt::Key key = std::ranges::max_element(kArrows, {}, worth)->first;
        here.insert(key);
        press(key);
    }
    throw std::runtime_error("no arrow key leads to " + board::text(site));
}

viewmodel::BoardModel& Driver::board() const {
    const QQuickItem* board = find(QStringLiteral("board"));
    if (!board) throw std::runtime_error("no board is in sight");
    return *board->property("board").value<viewmodel::BoardModel*>();
}

QPointF Driver::placeOf(const board::Site& site) const {
    auto& model = this->board();
    const QQuickItem* board = find(QStringLiteral("board"));
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
    if (!keys_) return click(placeOf(site));
    walkTo(site);
    press(Qt::Key_Return);
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

bool Driver::picture(const QString& name) const {
    const QString folder = qEnvironmentVariable("HEXWARDEN_PICTURES");
    return folder.isEmpty() || window_.grabWindow().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

}  // namespace hexwarden::tests
