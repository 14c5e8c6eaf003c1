// Keeps the screens in the language of the settings, also when it changes while they are open.
#pragma once

#include "companion/viewmodel/screens/companion.h"

#include <QQmlEngine>
#include <QTranslator>

namespace hexwarden::viewmodel {

/// lupdate does not see through nested namespaces: the contexts of its files are plain class names.
class Translator : public QTranslator {
  public:
    QString translate(const char* context, const char* text, const char* comment, int n) const override;
};

class Translation : public QObject {
    Q_OBJECT

  public:
    /// Outlived by both. Sets the language at once.
    Translation(Companion& companion, QQmlEngine& engine);

  private:
    void install();

    Companion& companion_;
    QQmlEngine& engine_;
    Translator translator_;
};

}  // namespace hexwarden::viewmodel
