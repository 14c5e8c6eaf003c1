// Keeps the screen from going dark while a game is on the table, as long as this lives.
#pragma once

#include <QtGlobal>

namespace hexwarden::session {

/// Asks the desktop by D-Bus (org.freedesktop.ScreenSaver, which GNOME, KDE and others answer). Without an answer the
/// screen keeps its own settings.
class Wakefulness {
  public:
    Wakefulness() = default;
    ~Wakefulness() { setAwake(false); }
    Wakefulness(const Wakefulness&) = delete;
    Wakefulness& operator=(const Wakefulness&) = delete;

    void setAwake(bool);

  private:
    bool awake_ = false;
    quint32 cookie_ = 0;  ///< what the desktop wants back to let the screen sleep; 0: none
};

}  // namespace hexwarden::session
