#include "companion/viewmodel/companion.h"

namespace hexwarden::viewmodel {

Companion::Companion(const QString& settingsFile, QObject* parent)
    : QObject(parent),
      settings_(settingsFile),
      table_(evening_),
      referee_(evening_),
      ledger_(evening_),
      end_(evening_) {}

QStringList Companion::screens() {
    return {QStringLiteral("home"),    QStringLiteral("camera"), QStringLiteral("scan"), QStringLiteral("table"),
            QStringLiteral("referee"), QStringLiteral("ledger"), QStringLiteral("end")};
}

void Companion::setScreen(const QString& screen) {
    if (screen == screen_ || !screens().contains(screen)) return;
    screen_ = screen;
    emit screenChanged();
}

void Companion::tell(const QString& notice) {
    if (notice == notice_) return;
    notice_ = notice.left(1).toUpper() + notice.mid(1);
    emit noticeChanged();
}

void Companion::refresh() {
    newGame_.refresh();
    camera_.report(camera_.lastReport());
    scan_.refresh();
    table_.refresh();
    referee_.refresh();
    ledger_.refresh();
    end_.refresh();
}

}  // namespace hexwarden::viewmodel
