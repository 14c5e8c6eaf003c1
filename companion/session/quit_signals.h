// On a signal the window closes as if somebody had closed it; then the program ends by that signal, as Unix expects.
#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <memory>

namespace hexwarden::session {

/// Of SIGINT, SIGTERM and SIGHUP, as long as this lives. One at a time.
class QuitSignals : public QObject {
    Q_OBJECT

  public:
    explicit QuitSignals(QObject* parent = nullptr);
    ~QuitSignals() override;

    /// The one that came; 0 for none.
    int came() const { return came_; }
    /// Ends the program by the signal that came; returns if none did.
    void obey() const;

  signals:
    void quit();

  private:
    int came_ = 0;
    std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace hexwarden::session
