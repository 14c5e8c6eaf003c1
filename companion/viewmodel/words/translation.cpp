#include "companion/viewmodel/words/translation.h"

#include <QCoreApplication>
#include <cstring>

namespace hexwarden::viewmodel {

QString Translator::translate(const char* context, const char* text, const char* comment, int n) const {
    const char* colon = std::strrchr(context, ':');
    return QTranslator::translate(colon ? colon + 1 : context, text, comment, n);
}

Translation::Translation(Companion& companion, QQmlEngine& engine) : companion_(companion), engine_(engine) {
    connect(companion.settings(), &Settings::languageChanged, this, &Translation::install);
    install();
}

void Translation::install() {
    QCoreApplication::removeTranslator(&translator_);
    const QString file = QStringLiteral(":/i18n/hexwarden_%1.qm").arg(companion_.settings()->language());
    if (translator_.load(file)) QCoreApplication::installTranslator(&translator_);
    companion_.refresh();
    engine_.retranslate();
}

}  // namespace hexwarden::viewmodel
