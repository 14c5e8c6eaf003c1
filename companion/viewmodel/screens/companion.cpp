#include "companion/viewmodel/screens/companion.h"

namespace hexwarden::viewmodel {

Companion::Companion(const QString& settingsFile, QObject* parent)
    : QObject(parent),
      settings_(settingsFile),
      table_(evening_),
      referee_(evening_),
      books_(evening_),
      ledger_(evening_),
      end_(evening_) {
    connect(&evening_, &Evening::changed, this, [this] { scan_.offerDeal(evening_.ledger().box.deal); });
}

QStringList Companion::screens() {
    return {QStringLiteral("home"),    QStringLiteral("camera"), QStringLiteral("scan"),   QStringLiteral("table"),
            QStringLiteral("referee"), QStringLiteral("books"),  QStringLiteral("ledger"), QStringLiteral("end")};
}

void Companion::setScreen(const QString& screen) {
    if (screen == screen_ || !screens().contains(screen)) return;
    screen_ = screen;
    emit screenChanged();
}

void Companion::tell(const QString& sentence) {
    const QString told = sentence.left(1).toUpper() + sentence.mid(1);
    if (told.isEmpty() || notice_.contains(told)) return;
    notice_ += notice_.isEmpty() ? told : QLatin1Char('\n') + told;
    emit noticeChanged();
}

void Companion::dismissNotice() {
    notice_.clear();
    emit noticeChanged();
}

void Companion::cancel() {
    if (screen_ == QLatin1String("table")) table_.cancel();
    if (screen_ == QLatin1String("referee")) referee_.forget();
    if (screen_ == QLatin1String("books")) books_.forget();
    if (screen_ == QLatin1String("ledger")) ledger_.backToNow();
}

void Companion::refresh() {
    newGame_.refresh();
    camera_.report(camera_.lastReport());
    scan_.refresh();
    table_.refresh();
    referee_.refresh();
    books_.refresh();
    ledger_.refresh();
    end_.refresh();
}

}  // namespace hexwarden::viewmodel
