// The companion's window without a display, and how long what people do there takes to be drawn.
#pragma once

#include "companion/viewmodel/screens/companion.h"
#include "companion/viewmodel/words/translation.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <functional>
#include <string>
#include <vector>

namespace hexwarden::bench {

class Stage : public QObject {
  public:
    Stage();

    viewmodel::Companion& companion() { return companion_; }
    QString home() const { return home_.path(); }
    QString journal() const { return home_.filePath(QStringLiteral("evening.hexwarden")); }
    /// Opens the window; returns when its first frame is drawn.
    void open();
    /// The text shown by the item of that name; empty if it is not in sight.
    QString shown(const char* item) const;

    /// Milliseconds from the beginning of `work` until the first frame after which `isSo`.
    double untilDrawn(const std::function<void()>& work, const std::function<bool()>& isSo);
    /// Milliseconds spent on `work` and on drawing the frame that it makes necessary, without the wait between them.
    double spentOn(const std::function<void()>& work);
    /// Until there is nothing to draw for a while.
    void settle();

  private:
    bool eventFilter(QObject*, QEvent*) override;
    void waitForFrame();

    QTemporaryDir home_;
    viewmodel::Companion companion_;
    QQmlApplicationEngine engine_;
    viewmodel::Translation translation_;
    QTimer pulse_;  // so that waiting looks up now and then
    QQuickWindow* window_ = nullptr;
    double drawingSinceMs_ = 0, drawnInMs_ = 0;
    int frames_ = 0;
};

/// Of the steady clock.
double nowMs();

/// A row of a table: how many, median, 95th percentile and greatest of some times in milliseconds.
void print(const std::string& what, std::vector<double> ms);

}  // namespace hexwarden::bench
