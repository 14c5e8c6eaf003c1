#include "tests/bench/stage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QQuickItem>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <utility>

namespace hexwarden::bench {

namespace {

constexpr int kPulseMs = 200;
constexpr int kSettledMs = 300;
constexpr int kPatienceMs = 60000;

const QQuickItem* inSight(const QQuickItem* item, const QString& name) {
    if (!item->isVisible() || item->objectName() == name) return item->isVisible() ? item : nullptr;
    for (const QQuickItem* child : item->childItems())
        if (const QQuickItem* found = inSight(child, name)) return found;
    return nullptr;
}

}  // namespace

double nowMs() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

Stage::Stage() : companion_(home_.filePath(QStringLiteral("settings.ini"))), translation_(companion_, engine_) {
    engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
    pulse_.start(kPulseMs);
    companion_.settings()->borrow(true, QStringLiteral("en"));
}

void Stage::open() {
    engine_.setInitialProperties({{QStringLiteral("companion"), QVariant::fromValue(&companion_)},
                                  {QStringLiteral("width"), 1280},
                                  {QStringLiteral("height"), 800}});
    engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Hexwarden/screens/Main.qml")));
    if (engine_.rootObjects().isEmpty()) throw std::runtime_error("the window does not open");
    window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
    window_->installEventFilter(this);
    connect(window_, &QQuickWindow::frameSwapped, this, [this] {
        drawnInMs_ = nowMs() - drawingSinceMs_;
        ++frames_;
    });
    waitForFrame();
}

bool Stage::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::UpdateRequest) drawingSinceMs_ = nowMs();
    return false;
}

void Stage::waitForFrame() {
    const double since = nowMs();
    for (const int before = frames_; frames_ == before;) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // only an event loop does so by itself
        if (nowMs() - since > kPatienceMs) throw std::runtime_error("nothing is drawn");
    }
}

QString Stage::shown(const char* item) const {
    const QQuickItem* found = inSight(window_->contentItem(), QString::fromLatin1(item));
    return found ? found->property("text").toString() : QString();
}

double Stage::untilDrawn(const std::function<void()>& work, const std::function<bool()>& isSo) {
    const double since = nowMs();
    work();
    do waitForFrame();
    while (!isSo());
    return nowMs() - since;
}

double Stage::spentOn(const std::function<void()>& work) {
    const double since = nowMs();
    work();
    const double worked = nowMs() - since;
    window_->update();  // also when nothing has changed
    waitForFrame();
    return worked + drawnInMs_;
}

void Stage::settle() {
    double since = nowMs();
    for (int before = frames_; nowMs() - since < kSettledMs;) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        if (std::exchange(before, frames_) != frames_) since = nowMs();
    }
}

void print(const std::string& what, std::vector<double> ms) {
    if (ms.empty()) throw std::runtime_error(what + ": nothing was measured");
    std::sort(ms.begin(), ms.end());
    const auto at = [&](double share) {
        return ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
    };
    std::printf("| %s | %zu | %.1f | %.1f | %.1f |\n", what.c_str(), ms.size(), at(0.5), at(0.95), ms.back());
    std::fflush(stdout);
}

}  // namespace hexwarden::bench
