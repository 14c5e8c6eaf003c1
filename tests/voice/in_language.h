// Puts what the models say into the language of a screen for as long as it lives.
#pragma once

#include "companion/viewmodel/words/translation.h"

#include <QCoreApplication>

#include <gtest/gtest.h>

namespace hexwarden::tests {

class InLanguage {
  public:
    explicit InLanguage(const QString& language) {
        EXPECT_TRUE(translator_.load(QStringLiteral(":/i18n/hexwarden_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&translator_);
    }
    ~InLanguage() { QCoreApplication::removeTranslator(&translator_); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

  private:
    viewmodel::Translator translator_;
};

}  // namespace hexwarden::tests
