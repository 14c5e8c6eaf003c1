// Drives the whole companion as people do: taps on what is in sight, or keys alone, each counted.
#pragma once

#include "companion/viewmodel/screens/companion.h"

#include <QElapsedTimer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

namespace hexwarden::tests {

class Driver {
  public:
    Driver(QQuickWindow& window, viewmodel::Companion& companion) : window_(window), companion_(companion) {}

    /// From here on nothing is tapped: the tab key leads to what is meant, the arrow keys over the board, Return
    /// presses.
    void useKeys(bool keys) { keys_ = keys; }

    /// Taps on the control of that name, once it is there and can be tapped; scrolls to it where it is out of sight.
    /// Throws std::runtime_error that names it if it does not come.
    void tap(const QString& name);
    /// Taps on a site of the board in sight.
    void tapSite(const board::Site&);
    /// Draws a finger over these sites without leaving the board: it counts as one tap.
    void stroke(const std::vector<board::Site>&);
    bool isThere(const QString& name) const { return find(name) != nullptr; }
    /// Waits until that holds; throws std::runtime_error with `what` after some seconds.
    void await(const char* what, const std::function<bool()>& holds) const;

    /// Since the last `start`.
    void start();
    int taps() const { return taps_; }
    int scrolls() const { return scrolls_; }
    double seconds() const { return static_cast<double>(time_.elapsed()) / 1000; }

    /// Keeps what is seen as NAME.png where pictures are wanted (HEXWARDEN_PICTURES); false if it cannot be saved
    /// there.
    bool picture(const QString& name) const;

    viewmodel::Companion& companion() { return companion_; }
    const viewmodel::Evening& evening() const { return companion_.evening(); }

  private:
    QQuickItem* find(const QString& name) const;
    void bringIntoSight(QQuickItem&);
    void click(QPointF inWindow);
    void press(Qt::Key);
    void tabTo(const QString& name);
    void walkTo(const board::Site&);
    viewmodel::BoardModel& board() const;
    QPointF placeOf(const board::Site&) const;

    QQuickWindow& window_;
    viewmodel::Companion& companion_;
    QElapsedTimer time_;
    int taps_ = 0, scrolls_ = 0;
    bool keys_ = false;
};

}  // namespace hexwarden::tests
